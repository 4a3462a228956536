//! Pictures of programs.

mod dot;
mod listing;

pub use dot::dot;
pub use listing::listing;

/// At most `width` characters of a text, the last one an ellipsis where something is left out.
fn clip(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}
