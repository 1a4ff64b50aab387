# Whether the program may use the instructions of the processor that builds it: counting bits in one instruction
# makes grids and techniques up to a third faster. The search needs no such choice, it looks at the processor when it runs.
option(DEDUKU_NATIVE "Release builds for processors like this one; OFF for binaries that travel" ${PROJECT_IS_TOP_LEVEL})

set(DEDUKU_PROCESSOR_FLAGS "")
if(DEDUKU_NATIVE AND NOT CMAKE_CROSSCOMPILING)
  include(CheckCXXSourceRuns)
  set(CMAKE_REQUIRED_FLAGS "-march=x86-64-v3")
  check_cxx_source_runs(
    "int main() {
       return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") &&
              __builtin_cpu_supports(\"popcnt\") && __builtin_cpu_supports(\"fma\") ? 0 : 1;
     }"
    DEDUKU_HAS_X86_64_V3)
  unset(CMAKE_REQUIRED_FLAGS)
  if(DEDUKU_HAS_X86_64_V3)
    set(DEDUKU_PROCESSOR_FLAGS "$<$<CONFIG:Release>:-march=x86-64-v3>")
  endif()
endif()

# Release builds are optimised across files as well: an eighth faster.
include(CheckIPOSupported)
check_ipo_supported(RESULT DEDUKU_HAS_IPO LANGUAGES CXX)
# What clang leaves for the linker, GNU's does not read: then lld of the same version links, or files stay apart.
if(DEDUKU_HAS_IPO AND CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT APPLE)
  include(CheckCXXSourceCompiles)
  set(CMAKE_REQUIRED_FLAGS "-flto=thin")
  set(CMAKE_REQUIRED_LINK_OPTIONS "-fuse-ld=lld")
  check_cxx_source_compiles("int main() { return 0; }" DEDUKU_HAS_LLD)
  unset(CMAKE_REQUIRED_FLAGS)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
  set(DEDUKU_HAS_IPO ${DEDUKU_HAS_LLD})
endif()

# For everything but the search, whose sources have instruction sets of their own.
function(deduku_make_fast target)
  target_compile_options(${target} PRIVATE ${DEDUKU_PROCESSOR_FLAGS})
  if(DEDUKU_HAS_IPO AND PROJECT_IS_TOP_LEVEL)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION_RELEASE ON)
    if(DEDUKU_HAS_LLD)
      target_link_options(${target} PUBLIC $<$<CONFIG:Release>:-fuse-ld=lld>)
    endif()
  endif()
endfunction()
