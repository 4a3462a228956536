//! The shape of the programs that models become.

mod common;

use common::{lower, model};
use symra_ir::{ClaimKind, LocId, Operation, Position, SourceId};

const TEXT: &str = "vars x, y : int;  n : 0..9
init x = 0 && n = 0
plain: x < 5 -> x := x + 1, n := n
both: true -> x := y, y := nondet, n := nondet 1..3
idle: x = 9 -> skip
exit: x = 8 -> x := 9
safe bound: x <= 9
deadlock-free
";

#[test]
fn each_command_is_one_path_from_the_head_back_to_it() {
    let lowered = lower(&model(TEXT), &[]);
    let main = lowered.task.program.procedure(lowered.task.program.main);
    let head = main.edges[0].to;
    assert_eq!(main.edges[0].from, main.entry);
    assert!(main.locations[head.index()].loop_head);
    assert_eq!(main.locations.iter().filter(|location| location.loop_head).count(), 1);
    let kinds = |start: LocId| {
        let (mut at, mut kinds) = (start, String::new());
        while at != head {
            let outgoing = &main.locations[at.index()].outgoing;
            assert_eq!(outgoing.len(), 1, "a command has no branches");
            let edge = &main.edges[outgoing[0].index()];
            kinds.push(match edge.operation {
                Operation::Assume(_) => '?',
                Operation::Assign(_) => '=',
                Operation::Havoc(_) => '*',
                Operation::Call { .. } => '!',
            });
            at = edge.to;
        }
        kinds
    };
    let shapes: Vec<_> =
        lowered.commands.iter().map(|c| (c.label.as_str(), kinds(c.location))).collect();
    let expected = [("plain", "="), ("both", "=*?"), ("idle", "?"), ("exit", "=")];
    assert_eq!(shapes, expected.map(|(label, kinds)| (label, kinds.to_owned())));
    // Two claims and four commands leave the head, claims first.
    let outgoing = &main.locations[head.index()].outgoing;
    assert_eq!(outgoing.len(), 6);
    for (number, edge) in outgoing.iter().enumerate() {
        let edge = &main.edges[edge.index()];
        assert!(matches!(edge.operation, Operation::Assume(_)));
        assert_eq!(main.locations[edge.to.index()].claim.is_some(), number < 2);
    }
}

#[test]
fn names_and_positions_are_the_users() {
    let lowered = lower(&model(TEXT), &[]);
    let program = &lowered.task.program;
    let at = |line, column| Some(Position { file: SourceId(0), line, column });
    let variables: Vec<_> =
        program.variables.iter().map(|v| (v.name.as_str(), v.position)).collect();
    assert_eq!(variables, [("x", at(1, 6)), ("y", at(1, 9)), ("n", at(1, 19))]);
    assert!(program.variables.iter().all(|variable| !variable.temporary));
    let main = program.procedure(program.main);
    let places: Vec<_> = lowered
        .commands
        .iter()
        .map(|command| {
            let location = &main.locations[command.location.index()];
            (location.name.as_str(), location.position)
        })
        .collect();
    // The entry and the exit have their names first.
    assert_eq!(
        places,
        [("plain", at(3, 1)), ("both", at(4, 1)), ("idle", at(5, 1)), ("exit!0", at(6, 1))]
    );
    assert_eq!(lowered.commands[3].label, "exit");
    assert!(main.edges.iter().all(|edge| edge.position.is_some()));
    assert!(main.locations.iter().all(|location| location.position.is_some()));
    let claims: Vec<_> =
        program.claims.iter().map(|c| (c.name.as_str(), c.kind, c.position)).collect();
    assert_eq!(
        claims,
        [("bound", ClaimKind::Unreach, at(7, 6)), ("deadlock-free", ClaimKind::Deadlock, at(8, 1))]
    );
    assert_eq!(program.claims[0].message, "`x <= 9` does not hold");
    assert_eq!(&*program.sources[0].text, TEXT);
    assert_eq!(program.sources[0].name, "test.gcl");
}

#[test]
fn a_task_has_only_the_properties_it_was_asked_for() {
    let model = model(TEXT);
    let bound = model.property("bound").expect("it is stated");
    assert!(model.property("unbound").is_none());
    let lowered = common::lower_these(&model, &[bound], &[]);
    assert_eq!(lowered.task.program.claims.len(), 1);
    assert!(lowered.task.program.approximations.is_empty());
}

#[test]
fn labels_come_before_the_names_of_properties() {
    let lowered =
        lower(&model("vars x : int init x = 0 p: x < 5 -> x := x + 1 safe p: x <= 5"), &[]);
    let main = lowered.task.program.procedure(lowered.task.program.main);
    assert_eq!(main.locations[lowered.commands[0].location.index()].name, "p");
    assert_eq!(lowered.task.program.claims[0].name, "p");
}
