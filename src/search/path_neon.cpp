// The box search in NEON registers.
#if defined(__aarch64__)
#include "src/search/path_functions.hpp"
#include "src/search/simd/neon.hpp"

template struct deduku::search::PathEntries<deduku::search::neon::Registers>;
#endif
