//! Small graphs as SVG pictures: layers from top to bottom, as papers draw transition systems.

use std::collections::VecDeque;
use std::fmt::Write as _;

/// A graph to draw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Graph {
    /// A line above the picture.
    pub title: String,
    /// The nodes.
    pub nodes: Vec<GraphNode>,
    /// The edges.
    pub edges: Vec<GraphEdge>,
}

/// A node of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GraphNode {
    /// Its lines of text.
    pub lines: Vec<String>,
    /// Whether it is a start: drawn with a thick border, in the first layer.
    pub initial: bool,
    /// Whether it is filled.
    pub marked: bool,
}

/// An edge of a picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphEdge {
    /// From which node.
    pub from: usize,
    /// To which node.
    pub to: usize,
    /// The text beside it.
    pub label: String,
    /// Solid or dotted.
    pub solid: bool,
}

const FONT: usize = 13;
/// The width of a character of the font, about.
const CHARACTER: usize = 8;
const LINE: usize = 17;
const GAP_X: usize = 50;
const GAP_Y: usize = 70;
const MARGIN: usize = 40;

/// Where a node is drawn: its middle, and half its size.
#[derive(Clone, Copy)]
struct Box {
    x: f64,
    y: f64,
    half_width: f64,
    half_height: f64,
}

/// The picture as an SVG document.
pub fn svg(graph: &Graph) -> String {
    let (boxes, width, height) = place(graph);
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"monospace\" font-size=\"{FONT}\">"
    );
    out.push_str(
        "<defs><marker id=\"tip\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerWidth=\"8\" markerHeight=\"8\" \
         orient=\"auto-start-reverse\"><path d=\"M0,0 L10,5 L0,10 z\"/></marker></defs>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
    );
    let _ = writeln!(
        out,
        "<text x=\"{MARGIN}\" y=\"22\" font-weight=\"bold\">{}</text>",
        escape(&graph.title)
    );
    for edge in &graph.edges {
        draw_edge(&mut out, edge, boxes[edge.from], boxes[edge.to]);
    }
    for (node, at) in graph.nodes.iter().zip(&boxes) {
        draw_node(&mut out, node, *at);
    }
    out.push_str("</svg>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The layer of each node: the length of a shortest way from an initial one.
fn layers(graph: &Graph) -> Vec<Vec<usize>> {
    let mut layer: Vec<Option<usize>> =
        graph.nodes.iter().map(|node| node.initial.then_some(0)).collect();
    let mut successors: Vec<Vec<usize>> = vec![Vec::new(); graph.nodes.len()];
    for edge in &graph.edges {
        successors[edge.from].push(edge.to);
    }
    let mut open: VecDeque<usize> =
        (0..graph.nodes.len()).filter(|node| layer[*node].is_some()).collect();
    while let Some(node) = open.pop_front() {
        for next in &successors[node] {
            if layer[*next].is_none() {
                layer[*next] = layer[node].map(|depth| depth + 1);
                open.push_back(*next);
            }
        }
    }
    let deepest = layer.iter().flatten().max().map_or(0, |deepest| deepest + 1);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); deepest.max(1)];
    for (node, depth) in layer.iter().enumerate() {
        rows[depth.unwrap_or(0)].push(node);
    }
    rows
}

/// Orders each layer by where the neighbours of its nodes in the layer above are.
fn order(graph: &Graph, rows: &mut [Vec<usize>]) {
    let mut column = vec![0.0; graph.nodes.len()];
    for row in rows.iter_mut() {
        let mean = |node: usize, column: &[f64]| {
            let above: Vec<f64> = graph
                .edges
                .iter()
                .filter(|edge| edge.to == node && edge.from != node)
                .map(|edge| column[edge.from])
                .collect();
            if above.is_empty() { 0.0 } else { above.iter().sum::<f64>() / above.len() as f64 }
        };
        let mut keyed: Vec<(f64, usize)> =
            row.iter().map(|node| (mean(*node, &column), *node)).collect();
        keyed.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        *row = keyed.into_iter().map(|(_, node)| node).collect();
        let middle = row.len() as f64 / 2.0;
        for (place, node) in row.iter().enumerate() {
            column[*node] = place as f64 - middle;
        }
    }
}

fn place(graph: &Graph) -> (Vec<Box>, usize, usize) {
    let mut rows = layers(graph);
    order(graph, &mut rows);
    let size = |node: &GraphNode| {
        let longest = node.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        (longest * CHARACTER + 16, node.lines.len() * LINE + 10)
    };
    let row_width = |row: &Vec<usize>| {
        row.iter().map(|node| size(&graph.nodes[*node]).0 + GAP_X).sum::<usize>()
    };
    let width = rows.iter().map(row_width).max().unwrap_or(0).max(graph.title.len() * CHARACTER)
        + 2 * MARGIN;
    let mut boxes =
        vec![Box { x: 0.0, y: 0.0, half_width: 0.0, half_height: 0.0 }; graph.nodes.len()];
    let mut y = MARGIN + 10;
    for row in &rows {
        let height = row.iter().map(|node| size(&graph.nodes[*node]).1).max().unwrap_or(0);
        let mut x = (width - row_width(row)) / 2 + GAP_X / 2;
        for node in row {
            let (wide, high) = size(&graph.nodes[*node]);
            boxes[*node] = Box {
                x: (x + wide / 2) as f64,
                y: (y + height / 2) as f64,
                half_width: wide as f64 / 2.0,
                half_height: high as f64 / 2.0,
            };
            x += wide + GAP_X;
        }
        y += height + GAP_Y;
    }
    (boxes, width, y)
}

fn draw_node(out: &mut String, node: &GraphNode, at: Box) {
    let (fill, border) =
        (if node.marked { "#e8eef8" } else { "#ffffff" }, if node.initial { 2.5 } else { 1.0 });
    let _ = writeln!(
        out,
        "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"6\" fill=\"{fill}\" stroke=\"black\" \
         stroke-width=\"{border}\"/>",
        at.x - at.half_width,
        at.y - at.half_height,
        2.0 * at.half_width,
        2.0 * at.half_height,
    );
    for (index, line) in node.lines.iter().enumerate() {
        let y = at.y - at.half_height + 5.0 + (index as f64 + 0.8) * LINE as f64;
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{}</text>",
            at.x,
            escape(line)
        );
    }
}

fn draw_edge(out: &mut String, edge: &GraphEdge, from: Box, to: Box) {
    let style = if edge.solid { "" } else { " stroke-dasharray=\"2 4\"" };
    let (path, label_x, label_y) = if edge.from == edge.to {
        let (x, y) = (from.x + from.half_width, from.y);
        (format!("M{x:.1},{:.1} c28,-18 28,30 0,14", y - 6.0), x + 24.0, y + 4.0)
    } else {
        let (start, end) = (border(from, to), border(to, from));
        // Edges that go up, or along a layer, bend aside, so that they don't lie on those that come down.
        let upward = to.y <= from.y;
        let bend = if upward { 40.0 + (from.y - to.y) / 6.0 } else { 0.0 };
        let middle = (f64::midpoint(start.0, end.0) + bend, f64::midpoint(start.1, end.1));
        let path = format!(
            "M{:.1},{:.1} Q{:.1},{:.1} {:.1},{:.1}",
            start.0, start.1, middle.0, middle.1, end.0, end.1
        );
        let label = (
            0.25 * start.0 + 0.5 * middle.0 + 0.25 * end.0,
            0.25 * start.1 + 0.5 * middle.1 + 0.25 * end.1,
        );
        (path, label.0 + 4.0, label.1)
    };
    let _ = writeln!(
        out,
        "<path d=\"{path}\" fill=\"none\" stroke=\"black\"{style} marker-end=\"url(#tip)\"/>"
    );
    let _ = writeln!(
        out,
        "<text x=\"{label_x:.1}\" y=\"{label_y:.1}\" font-size=\"11\" fill=\"#335\">{}</text>",
        escape(&edge.label)
    );
}

/// Where the line from the middle of `from` to that of `to` leaves the box.
fn border(from: Box, to: Box) -> (f64, f64) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let scale_x = if dx == 0.0 { f64::INFINITY } else { from.half_width / dx.abs() };
    let scale_y = if dy == 0.0 { f64::INFINITY } else { from.half_height / dy.abs() };
    let scale = scale_x.min(scale_y).min(1.0);
    (from.x + dx * scale, from.y + dy * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(text: &str, initial: bool) -> GraphNode {
        GraphNode { lines: vec![text.to_owned()], initial, marked: false }
    }

    #[test]
    fn every_node_and_edge_is_drawn() {
        let graph = Graph {
            title: "a <small> graph".to_owned(),
            nodes: vec![node("a", true), node("b & c", false), node("d", false)],
            edges: vec![
                GraphEdge { from: 0, to: 1, label: "t1".to_owned(), solid: true },
                GraphEdge { from: 1, to: 0, label: "t2".to_owned(), solid: false },
                GraphEdge { from: 2, to: 2, label: "t3".to_owned(), solid: false },
            ],
        };
        let picture = svg(&graph);
        assert_eq!(picture.matches("rx=\"6\"").count(), 3, "one box for each node");
        assert_eq!(picture.matches("marker-end").count(), 3, "one arrow for each edge");
        assert_eq!(picture.matches("stroke-dasharray").count(), 2, "two of them dotted");
        assert!(picture.contains("b &amp; c") && picture.contains("a &lt;small&gt; graph"));
    }

    #[test]
    fn layers_follow_the_edges() {
        let graph = Graph {
            title: String::new(),
            nodes: vec![node("a", true), node("b", false), node("c", false)],
            edges: vec![
                GraphEdge { from: 0, to: 1, label: String::new(), solid: true },
                GraphEdge { from: 1, to: 2, label: String::new(), solid: true },
            ],
        };
        let (boxes, ..) = place(&graph);
        assert!(boxes[0].y < boxes[1].y && boxes[1].y < boxes[2].y);
    }
}
