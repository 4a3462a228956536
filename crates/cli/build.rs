//! Writes into the binary where its libz3 is, so that it starts from any directory.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if let Ok(directory) = env::var("DEP_SYMRA_Z3_DIRECTORY") {
        // First beside the binary's own checkout, which may have been moved; then where it was built.
        println!("cargo::rustc-link-arg=-Wl,-rpath,$ORIGIN/../../.deps/z3/lib");
        println!("cargo::rustc-link-arg=-Wl,-rpath,{directory}");
    }
}
