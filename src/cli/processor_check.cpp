// Prints a sentence if the processor lacks an instruction set the program was compiled for, before an unknown
// instruction could end the program without a message. The build defines that processor and compiles this file, alone,
// for every processor. The file calls only the C library, because a C++ template might be shared with files that are
// compiled otherwise.
#include <cstdio>
#include <cstdlib>

#include "src/cli/io/exit_code.hpp"

#if defined(DEDUKU_NEEDS_X86_64_V2) || defined(DEDUKU_NEEDS_X86_64_V3)

namespace deduku::cli {
namespace {

#ifdef DEDUKU_NEEDS_X86_64_V3
constexpr const char* needed = "AVX2, BMI2 and FMA (x86-64-v3), as the one that it was compiled on";

bool is_fit() {
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
         __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("fma") != 0 &&
         __builtin_cpu_supports("popcnt") != 0;
}
#else
constexpr const char* needed = "SSE4.2 and POPCNT (x86-64-v2), as those since about 2009 have";

bool is_fit() {
  return __builtin_cpu_supports("ssse3") != 0 && __builtin_cpu_supports("sse4.2") != 0 &&
         __builtin_cpu_supports("popcnt") != 0;
}
#endif

/// Runs before all initialisations that precede `main`: 101 is the first priority that programs may use.
[[gnu::constructor(101)]] void check_processor() {
  __builtin_cpu_init();
  if (is_fit()) return;
  std::fprintf(stderr, "deduku: this program needs a processor with %s; compiled on this machine, it runs here\n",
               needed);
  std::_Exit(static_cast<int>(ExitCode::unfit_processor));
}

}  // namespace
}  // namespace deduku::cli

#endif
