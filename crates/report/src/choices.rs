//! What a run chose, as JSON: enough to repeat it.

use serde_json::{Value as Json, json};
use symra_ir::{Choices, Interpreter, Task, Trace, VarId};
use symra_terms::{ArrayValue, BitVec, Float, RoundingMode, Sort, Value};

/// The choices of a run of a program; those that are zero are left out.
pub(crate) fn choices_json(task: &Task, trace: &Trace) -> Option<Json> {
    let choices = Choices::of(&Interpreter::new(task), trace).ok()?;
    let mut values = Vec::new();
    for (index, (var, value)) in choices.values.iter().enumerate() {
        if *value != Value::default_of(task.sort(*var)) {
            let name = &task.program.variable(*var).name;
            values.push(json!({ "at": index, "variable": name, "value": encode(value) }));
        }
    }
    Some(json!({ "values": values, "edges": choices.edges }))
}

/// The choices that a report has for a program; `None` if they are not those of one.
pub fn choices_of(json: &Json) -> Option<Repeated> {
    let edges = json["edges"].as_array()?.iter().map(|edge| usize::try_from(edge.as_u64()?).ok());
    let values = json["values"].as_array()?.iter();
    let values = values.map(|entry| {
        let at = usize::try_from(entry["at"].as_u64()?).ok()?;
        Some((at, entry["value"].clone()))
    });
    Some(Repeated {
        values: values.collect::<Option<_>>()?,
        edges: edges.collect::<Option<_>>()?,
        asked: 0,
        used: 0,
    })
}

/// Makes a run choose what another one chose.
#[derive(Clone, Debug)]
pub struct Repeated {
    values: std::collections::BTreeMap<usize, Json>,
    edges: Vec<usize>,
    asked: usize,
    used: usize,
}

impl symra_ir::Oracle for Repeated {
    fn choose(&mut self, _: &symra_ir::State, _: &[symra_ir::EdgeRef]) -> usize {
        self.used += 1;
        self.edges.get(self.used - 1).copied().unwrap_or(0)
    }

    fn value(&mut self, _: VarId, sort: &Sort) -> Value {
        let value = self.values.get(&self.asked).and_then(|value| decode(value, sort));
        self.asked += 1;
        value.unwrap_or_else(|| Value::default_of(sort))
    }
}

fn encode(value: &Value) -> Json {
    match value {
        Value::Bool(truth) => json!(truth),
        Value::Int(number) => json!(number.to_ibig().to_string()),
        Value::Bv(bits) => json!(bits.to_ubig().to_string()),
        Value::Float(number) => json!(number.to_bits().to_ubig().to_string()),
        Value::RoundingMode(mode) => json!(mode.to_string()),
        Value::Array(array) => {
            let entries: Vec<Json> = array
                .entries()
                .map(|(index, element)| json!([encode(index), encode(element)]))
                .collect();
            json!({ "else": encode(array.default_value()), "entries": entries })
        }
    }
}

fn decode(json: &Json, sort: &Sort) -> Option<Value> {
    let bits = |width: u32| Some(BitVec::from_ibig(&json.as_str()?.parse().ok()?, width));
    Some(match sort {
        Sort::Bool => Value::Bool(json.as_bool()?),
        Sort::Int => Value::int(json.as_str()?.parse::<i64>().ok()?),
        Sort::Bv(width) => Value::Bv(bits(*width)?),
        Sort::Float(format) => Value::Float(Float::from_bits(*format, &bits(format.width())?)),
        Sort::RoundingMode => {
            let name = json.as_str()?;
            Value::RoundingMode(RoundingMode::ALL.into_iter().find(|m| m.to_string() == name)?)
        }
        Sort::Array(parts) => {
            let default = decode(&json["else"], &parts.element)?;
            let mut array = ArrayValue::constant(parts.clone(), default);
            for entry in json["entries"].as_array()? {
                let index = decode(entry.get(0)?, &parts.index)?;
                array.set(index, decode(entry.get(1)?, &parts.element)?);
            }
            Value::Array(array)
        }
    })
}
