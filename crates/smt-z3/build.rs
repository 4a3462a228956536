//! Finds libz3 and tells the crates that link it where it is.

use std::env;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=Z3_LIBRARY_PATH_OVERRIDE");
    // Without the variable the linker's own search path is meant, and nothing is to be done.
    let Some(directory) = env::var_os("Z3_LIBRARY_PATH_OVERRIDE").map(PathBuf::from) else {
        return;
    };
    let library = directory.join("libz3.so");
    println!("cargo::rerun-if-changed={}", library.display());
    if !library.exists() {
        println!(
            "cargo::error=there is no {}: run scripts/setup, which fetches it",
            library.display()
        );
        return;
    }
    let directory = directory.canonicalize().unwrap_or(directory);
    println!("cargo::metadata=directory={}", directory.display());
    println!("cargo::rustc-link-arg=-Wl,-rpath,{}", directory.display());
    share_with_tests(&directory);
}

/// Cargo adds the search paths inside its target folder to the loader's path when it runs tests. Links
/// in such a folder let the tests of every crate find the library, documentation tests included.
fn share_with_tests(directory: &Path) {
    let Some(out) = env::var_os("OUT_DIR").map(PathBuf::from) else { return };
    let Ok(entries) = directory.read_dir() else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        if name.to_string_lossy().starts_with("libz3.so") {
            let link = out.join(&name);
            let _ = std::fs::remove_file(&link);
            if let Err(error) = std::os::unix::fs::symlink(entry.path(), &link) {
                println!("cargo::warning=cannot link {}: {error}", link.display());
            }
        }
    }
    println!("cargo::rustc-link-search=native={}", out.display());
}
