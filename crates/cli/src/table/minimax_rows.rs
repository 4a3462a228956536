//! The rows of the paper's Fig. 6, with the numbers that it prints, and programs of our own in their shape.

/// The paper's numbers for a program.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Printed {
    /// BLAST's predicates and seconds, where it did not abort.
    pub(super) blast: Option<(u32, f64)>,
    /// TRACER's nodes and seconds.
    pub(super) tracer: (u32, f64),
}

/// The rows of Fig. 6. The last one is told in the text, without its nodes.
const PRINTED: &[(&str, Printed)] = &[
    ("qpmouse", printed(4, 0.42, 974, 0.42)),
    ("tlan", printed(14, 17.10, 4382, 5.78)),
    ("cdaudio", Printed { blast: None, tracer: (6258, 10.53) }),
    ("diskperf", printed(92, 82.3, 3326, 8.21)),
    ("floppy", Printed { blast: None, tracer: (3124, 6.47) }),
    ("kbfiltr", printed(45, 44.03, 1392, 2.0)),
    ("serial", Printed { blast: None, tracer: (59597, 328.6) }),
    ("tcas-1a", printed(23, 3.6, 6029, 6.97)),
    ("tcas-1b", printed(56, 78.35, 6050, 6.77)),
    ("tcas-2a", printed(22, 3.25, 6029, 6.74)),
    ("tcas-3b", printed(39, 15.68, 6017, 6.63)),
    ("tcas-5a", printed(31, 10.29, 6029, 6.36)),
    ("tcas-2b", printed(40, 17.46, 91, 0.01)),
    ("tcas-3a", printed(25, 18.96, 243, 0.16)),
    ("tcas-4a", printed(45, 14.44, 243, 0.15)),
    ("tcas-4b", printed(36, 6.44, 91, 0.01)),
    ("tcas-5b", printed(54, 40.31, 91, 0.02)),
    ("statechart", printed(21, 74.0, 0, 88.0)),
];

const fn printed(predicates: u32, blast: f64, nodes: u32, tracer: f64) -> Printed {
    Printed { blast: Some((predicates, blast)), tracer: (nodes, tracer) }
}

/// The row of Fig. 6 that a program of this name has.
pub(super) fn row_of(name: &str) -> Option<Printed> {
    let file = name.rsplit('/').next().unwrap_or(name);
    PRINTED
        .iter()
        .find(|(row, _)| file.starts_with(row) && !file.ends_with("-faulty"))
        .map(|(_, printed)| *printed)
}

/// A program of our own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    pub(super) name: &'static str,
    /// The file's name and text.
    pub(super) file: (&'static str, &'static str),
    pub(super) entry: &'static str,
    pub(super) safe: bool,
}

macro_rules! program {
    ($name:literal) => {
        (
            concat!("examples/minimax/", $name),
            include_str!(concat!("../../../../examples/minimax/", $name)),
        )
    };
}

const fn tcas(name: &'static str, entry: &'static str, safe: bool) -> Own {
    Own { name, file: program!("tcas.c"), entry, safe }
}

/// The programs of our own, in the paper's order.
pub(super) const OWN: &[Own] = &[
    tcas("tcas-1a", "p1a", true),
    tcas("tcas-1b", "p1b", true),
    tcas("tcas-2a", "p2a", true),
    tcas("tcas-3b", "p3b", true),
    tcas("tcas-5a", "p5a", true),
    tcas("tcas-2b", "p2b", false),
    tcas("tcas-3a", "p3a", false),
    tcas("tcas-4a", "p4a", false),
    tcas("tcas-4b", "p4b", false),
    tcas("tcas-5b", "p5b", false),
    Own { name: "statechart", file: program!("statechart.c"), entry: "main", safe: true },
    Own {
        name: "statechart-faulty",
        file: program!("statechart_faulty.c"),
        entry: "main",
        safe: false,
    },
    Own { name: "counters", file: program!("counters.c"), entry: "main", safe: true },
];
