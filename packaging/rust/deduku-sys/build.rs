//! Finds the installed library: in the folder `DEDUKU_LIB_DIR`, or by pkg-config. If `DEDUKU_STATIC` is set, it is
//! linked statically, together with the runtime of C++.
use std::env;
use std::process::Command;

fn main() {
    for name in ["DEDUKU_LIB_DIR", "DEDUKU_STATIC", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    let is_static = env::var_os("DEDUKU_STATIC").is_some();
    let folder = env::var("DEDUKU_LIB_DIR").ok().or_else(folder_of_pkg_config);
    let folder =
        folder.expect("the library is not installed: say where by DEDUKU_LIB_DIR, or let pkg-config find deduku");
    println!("cargo:rustc-link-search=native={folder}");
    println!("cargo:rustc-link-lib={}=deduku", if is_static { "static" } else { "dylib" });
    if is_static {
        let runtime = if cfg!(target_os = "macos") { "c++" } else { "stdc++" };
        println!("cargo:rustc-link-lib=dylib={runtime}");
    }
}

fn folder_of_pkg_config() -> Option<String> {
    let asked = Command::new("pkg-config").args(["--variable=libdir", "deduku"]).output().ok()?;
    let folder = String::from_utf8(asked.stdout).ok()?.trim().to_string();
    (asked.status.success() && !folder.is_empty()).then_some(folder)
}
