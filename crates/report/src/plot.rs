//! Line plots as SVG pictures, with a logarithmic vertical axis.

use std::fmt::Write as _;

/// A plot.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plot {
    /// A line above it.
    pub title: String,
    /// The name of the horizontal axis.
    pub x: String,
    /// The name of the vertical axis.
    pub y: String,
    /// The lines.
    pub series: Vec<Series>,
}

/// A line of a plot.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Series {
    /// Its name.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 150.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 50.0;
const COLOURS: [&str; 6] = ["#1f5fa8", "#c04020", "#2a8a3a", "#8040a0", "#a07000", "#404040"];
/// Values below are drawn here: a logarithm has no zero.
const LEAST: f64 = 1e-3;

/// The plot as an SVG document.
pub fn plot(plot: &Plot) -> String {
    let points = || plot.series.iter().flat_map(|series| &series.points);
    let bounds = |value: fn(&(f64, f64)) -> f64| {
        let least = points().map(value).fold(f64::INFINITY, f64::min);
        let most = points().map(value).fold(f64::NEG_INFINITY, f64::max);
        if least.is_finite() { (least, most.max(least + 1e-9)) } else { (0.0, 1.0) }
    };
    let (x_least, x_most) = bounds(|point| point.0);
    let (y_least, y_most) = bounds(|point| point.1.max(LEAST).log10());
    let (y_least, y_most) = (y_least.floor(), y_most.ceil().max(y_least.floor() + 1.0));
    let x_at = |x: f64| LEFT + (x - x_least) / (x_most - x_least) * (WIDTH - LEFT - RIGHT);
    let y_at =
        |y: f64| HEIGHT - BOTTOM - (y - y_least) / (y_most - y_least) * (HEIGHT - TOP - BOTTOM);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    let text = |out: &mut String, x: f64, y: f64, anchor: &str, text: &str| {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let _ =
            writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>");
    };
    text(&mut out, WIDTH / 2.0, 22.0, "middle", &plot.title);
    text(&mut out, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 12.0, "middle", &plot.x);
    text(&mut out, 10.0, TOP - 12.0, "start", &plot.y);
    let mut decade = y_least;
    while decade <= y_most {
        let y = y_at(decade);
        let _ = writeln!(
            out,
            "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\" stroke=\"#ddd\"/>",
            WIDTH - RIGHT
        );
        text(&mut out, LEFT - 6.0, y + 4.0, "end", &format!("{}", 10f64.powf(decade)));
        decade += 1.0;
    }
    let mut marks: Vec<f64> = points().map(|point| point.0).collect();
    marks.sort_by(f64::total_cmp);
    marks.dedup();
    let every = marks.len().div_ceil(12).max(1);
    for mark in marks.iter().step_by(every) {
        text(&mut out, x_at(*mark), HEIGHT - BOTTOM + 16.0, "middle", &mark.to_string());
    }
    for (index, series) in plot.series.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let path: Vec<String> = series
            .points
            .iter()
            .map(|(x, y)| format!("{:.1},{:.1}", x_at(*x), y_at(y.max(LEAST).log10())))
            .collect();
        let _ = writeln!(
            out,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            path.join(" ")
        );
        for point in &path {
            let (x, y) = point.split_once(',').unwrap_or_default();
            let _ = writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"3\" fill=\"{colour}\"/>");
        }
        let y = TOP + 18.0 * index as f64;
        let _ = writeln!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"12\" height=\"4\" fill=\"{colour}\"/>",
            WIDTH - RIGHT + 10.0,
            y - 5.0
        );
        text(&mut out, WIDTH - RIGHT + 28.0, y, "start", &series.name);
    }
    out.push_str("</svg>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_drawn_inside() {
        let series = |name: &str, points: &[(f64, f64)]| Series {
            name: name.to_owned(),
            points: points.to_vec(),
        };
        let picture = plot(&Plot {
            title: "t".to_owned(),
            x: "N".to_owned(),
            y: "s".to_owned(),
            series: vec![series("a", &[(1.0, 0.0), (2.0, 10.0)]), series("b", &[(1.0, 100.0)])],
        });
        assert_eq!(picture.matches("<circle").count(), 3);
        assert_eq!(picture.matches("<polyline").count(), 2);
        assert!(!picture.contains("NaN") && !picture.contains("inf"));
    }

    #[test]
    fn an_empty_plot_is_a_picture() {
        assert!(plot(&Plot::default()).ends_with("</svg>\n"));
    }
}
