// The box search without SIMD.
#include "src/search/path_functions.hpp"
#include "src/search/simd/plain.hpp"

template struct deduku::search::PathEntries<deduku::search::plain::Registers>;
