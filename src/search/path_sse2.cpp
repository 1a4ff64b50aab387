// The box search in SSE2 registers.
#if defined(__x86_64__)
#include "src/search/path_functions.hpp"
#include "src/search/simd/sse2.hpp"

template struct deduku::search::PathEntries<deduku::search::sse2::Registers>;
#endif
