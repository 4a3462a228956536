//! Programs as text, for people and tests.
