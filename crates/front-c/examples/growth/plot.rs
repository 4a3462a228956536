//! A picture of times over sizes.

use std::fmt::Write as _;

use super::Series;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 460.0;
const LEFT: f64 = 60.0;
const BOTTOM: f64 = 50.0;
const LEGEND: f64 = 250.0;

/// Times over sizes, one line for each series; the dashed line is two seconds per megabyte.
pub(crate) fn svg(all: &[Series]) -> String {
    let points = || all.iter().flat_map(|series| &series.points);
    let size = points().map(|point| point.size).fold(0.1, f64::max);
    let time = points().map(|point| point.time).fold(0.1, f64::max).max(1.0);
    let (right, top) = (WIDTH - LEGEND, 20.0);
    let x = |value: f64| LEFT + value / size * (right - LEFT);
    let y = |value: f64| HEIGHT - BOTTOM - value / time * (HEIGHT - BOTTOM - top);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"11\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    for step in 0..=4 {
        let part = f64::from(step) / 4.0;
        let _ = writeln!(
            out,
            "<line x1=\"{LEFT}\" x2=\"{right}\" y1=\"{0:.1}\" y2=\"{0:.1}\" stroke=\"#ddd\"/>\
             <text x=\"{1}\" y=\"{0:.1}\" text-anchor=\"end\">{2:.1}</text>\
             <text x=\"{3:.1}\" y=\"{4}\" text-anchor=\"middle\">{5:.2}</text>",
            y(time * part),
            LEFT - 6.0,
            time * part,
            x(size * part),
            HEIGHT - BOTTOM + 16.0,
            size * part
        );
    }
    let edge = size.min(time / 2.0);
    let _ = writeln!(
        out,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"#888\" stroke-dasharray=\"5 4\"/>\
         <text x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\">size of the source (MB)</text>\
         <text x=\"14\" y=\"{:.1}\" transform=\"rotate(-90 14 {:.1})\" text-anchor=\"middle\">processor time (s)</text>",
        x(0.0),
        y(0.0),
        x(edge),
        y(2.0 * edge),
        f64::midpoint(LEFT, right),
        HEIGHT - 12.0,
        HEIGHT / 2.0,
        HEIGHT / 2.0
    );
    for (index, series) in all.iter().enumerate() {
        line(&mut out, index, series, &x, &y);
    }
    out.push_str("</svg>\n");
    out
}

#[expect(clippy::cast_precision_loss, reason = "there are few series")]
fn line(
    out: &mut String,
    index: usize,
    series: &Series,
    x: &impl Fn(f64) -> f64,
    y: &impl Fn(f64) -> f64,
) {
    // Two series of a family have one colour; the one with all checks is drawn strong.
    let colour = format!("hsl({}, 70%, 42%)", (index / 2) * 47 % 360);
    let width = if index % 2 == 0 { 0.8 } else { 1.8 };
    let path: Vec<String> = series
        .points
        .iter()
        .map(|point| format!("{:.1},{:.1}", x(point.size), y(point.time)))
        .collect();
    let at = 28.0 + index as f64 * 16.0;
    let (from, to) = (WIDTH - LEGEND + 12.0, WIDTH - LEGEND + 32.0);
    let _ = writeln!(
        out,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>\
         <line x1=\"{from}\" x2=\"{to}\" y1=\"{at}\" y2=\"{at}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>\
         <text x=\"{}\" y=\"{}\">{}</text>",
        path.join(" "),
        to + 6.0,
        at + 4.0,
        series.name
    );
}
