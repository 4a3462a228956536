//! Tests of the parts that have no test through the engine.
