// The box search in AVX2 registers.
#if defined(__x86_64__)
#include "src/search/path_functions.hpp"
#include "src/search/simd/avx2.hpp"

template struct deduku::search::PathEntries<deduku::search::avx2::Registers>;
#endif
