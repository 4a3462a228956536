//! Values as people write them.

use symra_terms::Value;

/// A value in decimal where it is a number, arrays as lists of their exceptions.
pub fn human(value: &Value) -> String {
    match value {
        Value::Bool(truth) => truth.to_string(),
        Value::Int(number) => number.to_ibig().to_string(),
        Value::Bv(bits) => {
            let unsigned = bits.to_ubig().to_string();
            match bits.to_i64() {
                Some(signed) if signed < 0 => format!("{unsigned} ({signed} signed)"),
                _ => unsigned,
            }
        }
        Value::Float(number) => number.to_string(),
        Value::RoundingMode(mode) => mode.to_string(),
        Value::Array(array) => {
            let mut parts: Vec<String> = array
                .entries()
                .take(8)
                .map(|(index, element)| format!("{}: {}", human(index), human(element)))
                .collect();
            if array.entries().nth(8).is_some() {
                parts.push("..".to_owned());
            }
            parts.push(format!("else: {}", human(array.default_value())));
            format!("[{}]", parts.join(", "))
        }
    }
}
