//! The rows of the paper's Fig. 7 and Fig. 8, with the numbers that it prints, and models that belong to them.

/// What a row's question has as its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expected {
    Safe,
    Unsafe,
    Reachable,
}

/// The paper's numbers for one method.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Cells {
    pub(super) iterations: u64,
    pub(super) queries: u64,
    pub(super) predicates: u64,
    /// Concrete (or symbolic) and abstract states.
    pub(super) states: &'static str,
    pub(super) seconds: f64,
    /// `SF`, `II`, or `-` where a violation is returned.
    pub(super) check: &'static str,
}

/// A row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    /// 7 or 8; 0 for a model that belongs to a row but is none.
    pub(super) figure: u32,
    pub(super) name: &'static str,
    /// The file's name and text.
    pub(super) model: (&'static str, &'static str),
    pub(super) params: &'static [(&'static str, i64)],
    pub(super) expected: Expected,
    /// Whether the authors' run had the predicates of the property from the start, as the numbers show.
    pub(super) claim_predicates: bool,
    pub(super) ase: Option<Cells>,
    pub(super) ur: Option<Cells>,
}

macro_rules! model {
    ($name:literal) => {
        (
            concat!("examples/ase/", $name, ".gcl"),
            include_str!(concat!("../../../../examples/ase/", $name, ".gcl")),
        )
    };
}

/// The paper's numbers where it has some.
#[expect(clippy::unnecessary_wraps, reason = "a row without them says `None` in the same place")]
const fn cells(
    iterations: u64,
    queries: u64,
    predicates: u64,
    states: &'static str,
    seconds: f64,
    check: &'static str,
) -> Option<Cells> {
    Some(Cells { iterations, queries, predicates, states, seconds, check })
}

#[expect(clippy::too_many_arguments, reason = "a table has columns")]
const fn row(
    figure: u32,
    name: &'static str,
    model: (&'static str, &'static str),
    params: &'static [(&'static str, i64)],
    expected: Expected,
    claim_predicates: bool,
    ase: Option<Cells>,
    ur: Option<Cells>,
) -> Row {
    Row { figure, name, model, params, expected, claim_predicates, ase, ur }
}

/// All rows, in the paper's order.
#[rustfmt::skip]
pub(super) const ROWS: &[Row] = &[
    row(7, "bakery2", model!("bakery2"), &[], Expected::Safe, false,
        cells(3, 141, 8, "52/33", 0.347, "II"), cells(4, 367, 10, "49/36", 0.452, "")),
    row(7, "RAX", model!("rax"), &[], Expected::Safe, false,
        cells(1, 6, 2, "81/44", 0.261, "SF"), None),
    row(7, "elev4", model!("elevator"), &[("N", 4)], Expected::Safe, false,
        cells(1, 418, 13, "468/378", 1.013, "SF"), cells(4, 5789, 19, "468/456", 8.146, "")),
    row(7, "elev5", model!("elevator"), &[("N", 5)], Expected::Safe, false,
        cells(1, 1169, 15, "1256/910", 3.459, "SF"), cells(5, 26252, 23, "1253/1204", 44.0, "")),
    row(7, "elev6", model!("elevator"), &[("N", 6)], Expected::Safe, false,
        cells(1, 3156, 17, "3248/2126", 12.275, "SF"), cells(6, 105_830, 27, "3224/3060", 220.633, "")),
    row(7, "elev7", model!("elevator"), &[("N", 7)], Expected::Safe, false,
        cells(1, 7116, 19, "8160/4862", 40.867, "SF"), None),
    row(7, "elev8", model!("elevator"), &[("N", 8)], Expected::Safe, false,
        cells(1, 15036, 21, "15200/9422", 185.717, "SF"), None),
    row(7, "ticket2", model!("ticket"), &[("N", 2)], Expected::Safe, false,
        cells(4, 135, 8, "22/9", 0.609, "SF"), cells(4, 120, 8, "12/9", 0.404, "")),
    row(7, "ticket3", model!("ticket"), &[("N", 3)], Expected::Safe, false,
        cells(5, 672, 14, "182/31", 1.413, "SF"), cells(5, 661, 14, "41/31", 0.923, "")),
    row(7, "ticket4", model!("ticket"), &[("N", 4)], Expected::Safe, false,
        cells(6, 4088, 23, "5011/129", 33.51, "SF"), cells(6, 4061, 23, "170/129", 5.143, "")),
    row(7, "mesi", model!("mesi"), &[], Expected::Safe, false,
        cells(16, 6893, 47, "18/18", 36.61, "SF"), cells(16, 12172, 47, "18/18", 49.627, "")),
    row(7, "berkley", model!("berkley"), &[], Expected::Safe, false,
        cells(11, 3113, 38, "13/12", 15.729, "SF"), cells(11, 4623, 38, "13/12", 17.605, "")),
    row(7, "b_bakery2-e", model!("b_bakery2_e"), &[], Expected::Unsafe, false,
        cells(1, 0, 2, "80/80", 0.178, "-"), cells(2, 74, 5, "193/193", 1.188, "")),
    row(7, "ticket2-e", model!("ticket_e"), &[("N", 2)], Expected::Unsafe, false,
        cells(1, 0, 2, "12/9", 0.073, "-"), cells(2, 11, 5, "26/17", 0.155, "")),
    row(7, "ticket3-5", model!("ticket_reach"), &[("N", 3), ("X", 5)], Expected::Reachable, true,
        cells(1, 0, 3, "14/12", 0.058, "-"), cells(3, 145, 14, "93/81", 0.341, "")),
    row(7, "ticket3-10", model!("ticket_reach"), &[("N", 3), ("X", 10)], Expected::Reachable, true,
        cells(3, 152, 14, "30/27", 0.525, "-"), cells(8, 1218, 21, "302/240", 2.229, "")),
    row(7, "ticket3-15", model!("ticket_reach"), &[("N", 3), ("X", 15)], Expected::Reachable, true,
        cells(8, 1225, 21, "47/44", 3.107, "-"), cells(13, 2090, 26, "507/395", 5.15, "")),
    row(7, "ticket3-20", model!("ticket_reach"), &[("N", 3), ("X", 20)], Expected::Reachable, true,
        cells(13, 2500, 26, "62/59", 6.869, "-"), cells(18, 3918, 31, "712/550", 9.501, "")),
    row(7, "ticket3-25", model!("ticket_reach"), &[("N", 3), ("X", 25)], Expected::Reachable, true,
        cells(18, 3925, 31, "77/74", 13.038, "-"), cells(23, 5493, 36, "917/705", 15.821, "")),
    row(7, "ticket3-30", model!("ticket_reach"), &[("N", 3), ("X", 30)], Expected::Reachable, true,
        cells(23, 5500, 36, "92/89", 20.762, "-"), cells(28, 7219, 41, "1112/860", 34.701, "")),
    row(7, "ticket3-35", model!("ticket_reach"), &[("N", 3), ("X", 35)], Expected::Reachable, true,
        cells(28, 7225, 41, "107/104", 46.379, "-"), cells(33, 9093, 46, "1327/1015", 51.579, "")),
    row(7, "ticket3-40", model!("ticket_reach"), &[("N", 3), ("X", 40)], Expected::Reachable, true,
        cells(33, 9100, 46, "122/119", 71.462, "-"), cells(38, 11118, 51, "1532/1170", 82.974, "")),
    row(7, "RAX-5", model!("rax_reach"), &[("X", 5)], Expected::Reachable, true,
        cells(5, 46, 12, "50/49", 0.373, "-"), cells(5, 123, 20, "170/170", 0.363, "")),
    row(7, "RAX-10", model!("rax_reach"), &[("X", 10)], Expected::Reachable, true,
        cells(10, 146, 17, "90/89", 0.988, "-"), cells(10, 483, 35, "350/350", 1.528, "")),
    row(7, "RAX-15", model!("rax_reach"), &[("X", 15)], Expected::Reachable, true,
        cells(15, 296, 22, "130/129", 2.031, "-"), cells(15, 1063, 50, "530/530", 4.341, "")),
    row(7, "RAX-20", model!("rax_reach"), &[("X", 20)], Expected::Reachable, true,
        cells(20, 496, 27, "170/169", 3.675, "-"), cells(20, 1878, 65, "710/710", 9.934, "")),
    row(7, "RAX-25", model!("rax_reach"), &[("X", 25)], Expected::Reachable, true,
        cells(25, 746, 32, "210/209", 6.442, "-"), cells(25, 2913, 80, "890/890", 19.578, "")),
    row(7, "RAX-30", model!("rax_reach"), &[("X", 30)], Expected::Reachable, true,
        cells(30, 1046, 37, "250/249", 9.94, "-"), cells(30, 4173, 95, "1070/1070", 35.03, "")),
    row(7, "RAX-35", model!("rax_reach"), &[("X", 35)], Expected::Reachable, true,
        cells(35, 1396, 42, "290/289", 15.155, "-"), cells(35, 5658, 110, "1250/1250", 57.315, "")),
    row(7, "RAX-40", model!("rax_reach"), &[("X", 40)], Expected::Reachable, true,
        cells(40, 1796, 47, "320/319", 22.104, "-"), cells(40, 7368, 125, "1430/1430", 89.332, "")),
    row(7, "RAX-45", model!("rax_reach"), &[("X", 45)], Expected::Reachable, true,
        cells(45, 2246, 52, "370/369", 30.821, "-"), cells(45, 9303, 140, "1610/1610", 133.063, "")),
    row(8, "ticket2", model!("ticket_nd"), &[("N", 2)], Expected::Safe, true,
        cells(4, 523, 12, "5516/62", 281.134, "II"), None),
    row(8, "peterson2", model!("peterson2"), &[], Expected::Safe, true,
        cells(1, 24, 4, "700/38", 424.0, "II"), None),
    row(8, "bakery2", model!("bakery2_nd"), &[], Expected::Safe, true,
        cells(3, 301, 11, "807/50", 73.965, "II"), None),
    row(8, "mesi", model!("mesi_nd"), &[], Expected::Safe, true,
        cells(2, 260, 13, "112/14", 3.56, "II"), None),
    row(8, "synapse", model!("synapse"), &[], Expected::Safe, true,
        cells(2, 62, 7, "34/9", 0.88, "II"), None),
    row(8, "ticket2-e", model!("ticket_nd_loose"), &[("N", 2)], Expected::Unsafe, true,
        cells(1, 0, 2, "12/10", 0.104, "-"), None),
    row(8, "ticket3-e", model!("ticket_nd_loose"), &[("N", 3)], Expected::Unsafe, true,
        cells(1, 0, 3, "10/10", 0.112, "-"), None),
    row(0, "RAX-deadlock", model!("rax_deadlock"), &[], Expected::Unsafe, true,
        None, None),
    row(0, "RAX-fixed", model!("rax_fixed"), &[], Expected::Safe, true,
        None, None),
    row(0, "bakery2-textbook", model!("bakery2_textbook"), &[], Expected::Safe, true,
        None, None),
    row(0, "b_bakery2", model!("b_bakery2"), &[], Expected::Safe, true,
        None, None),
    row(0, "elev4-flags", model!("elevator_flags"), &[("N", 4)], Expected::Safe, true,
        None, None),
    row(0, "elev4-scan", model!("elevator_scan"), &[("N", 4)], Expected::Safe, true,
        None, None),
    row(0, "ticket2-e (a)", model!("ticket_nd_e"), &[("N", 2)], Expected::Unsafe, true,
        None, None),
    row(0, "ticket3-e (a)", model!("ticket_nd_e"), &[("N", 3)], Expected::Unsafe, true,
        None, None),
];
