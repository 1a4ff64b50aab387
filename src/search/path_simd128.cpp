// The box search in registers of WebAssembly, supported by engines since 2021 to 2023.
#if defined(__wasm_simd128__)
#include "src/search/path_functions.hpp"
#include "src/search/simd/simd128.hpp"

template struct deduku::search::PathEntries<deduku::search::simd128::Registers>;
#endif
