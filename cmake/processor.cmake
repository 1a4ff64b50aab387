# Settings for the target processor, and for optimisation across files.
option(DEDUKU_NATIVE "Use the instructions of this processor, which others may lack (preset native)" OFF)
option(DEDUKU_LTO "Optimise Release builds across files, where compiler and linker can; they take far longer then" OFF)

# Counting bits in one instruction makes grids and techniques up to a third faster. Processors with x86-64 have it since
# about 2009, and released programs require it. The search needs no such choice because it checks the processor at run
# time. A processor in CMAKE_CXX_FLAGS takes precedence.
set(DEDUKU_PROCESSOR_FLAGS "")
set(is_native OFF)
if(DEDUKU_NATIVE AND NOT CMAKE_CROSSCOMPILING)
  set(is_native ON)
endif()

# Sets `result` to whether this processor has the instructions of a level of x86-64, judged by features of that level.
function(deduku_run_on_level level result)
  include(CheckCXXSourceRuns)
  set(CMAKE_REQUIRED_FLAGS -march=x86-64-${level})
  set(has_all "")
  foreach(feature ${ARGN})
    string(APPEND has_all " && __builtin_cpu_supports(\"${feature}\")")
  endforeach()
  check_cxx_source_runs("int main() { return 1 ${has_all} ? 0 : 1; }" ${result})
endfunction()

if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT CMAKE_CXX_FLAGS MATCHES "-march=")
  if(is_native)
    deduku_run_on_level(v3 DEDUKU_HAS_X86_64_V3 avx2 bmi2 popcnt fma)
    deduku_run_on_level(v2 DEDUKU_HAS_X86_64_V2 ssse3 sse4.2 popcnt)
  else()
    include(CheckCXXCompilerFlag)
    check_cxx_compiler_flag(-march=x86-64-v2 DEDUKU_KNOWS_X86_64_V2)
  endif()
  if(is_native AND DEDUKU_HAS_X86_64_V3)
    set(DEDUKU_PROCESSOR_FLAGS -march=x86-64-v3)
    if(DEDUKU_PACKAGES OR CMAKE_INSTALL_PREFIX MATCHES "^/usr/?$")
      message(WARNING "DEDUKU_NATIVE is ON: the build needs a processor with AVX2 and BMI2, but looks as if it were for others. "
                      "Without DEDUKU_NATIVE it runs on every processor with x86-64-v2, since about 2009")
    endif()
  elseif((is_native AND DEDUKU_HAS_X86_64_V2) OR (NOT is_native AND DEDUKU_KNOWS_X86_64_V2))
    set(DEDUKU_PROCESSOR_FLAGS -march=x86-64-v2)
  endif()
endif()

set(DEDUKU_HAS_IPO OFF)
if(DEDUKU_LTO AND CMAKE_BUILD_TYPE STREQUAL "Release" AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
  include(CheckIPOSupported)
  check_ipo_supported(RESULT DEDUKU_HAS_IPO LANGUAGES CXX)
endif()
# GNU's linker cannot read the object files of clang's LTO: lld of the same version links them, or there is no
# optimisation across files.
if(DEDUKU_HAS_IPO AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  include(CheckCXXSourceCompiles)
  set(CMAKE_REQUIRED_FLAGS "-flto=thin")
  set(CMAKE_REQUIRED_LINK_OPTIONS "-fuse-ld=lld")
  check_cxx_source_compiles("int main() { return 0; }" DEDUKU_HAS_LLD)
  unset(CMAKE_REQUIRED_FLAGS)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
  set(DEDUKU_HAS_IPO ${DEDUKU_HAS_LLD})
endif()

function(deduku_optimise_across_files target)
  if(DEDUKU_HAS_IPO)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)
    if(DEDUKU_HAS_LLD)
      target_link_options(${target} PUBLIC -fuse-ld=lld)
    endif()
  endif()
endfunction()

# The source that reports a processor without these instructions. It must not use them itself.
function(deduku_check_processor source)
  if(DEDUKU_PROCESSOR_FLAGS MATCHES "x86-64-(v[23])")
    string(TOUPPER ${CMAKE_MATCH_1} level)
    set_source_files_properties(
      ${source} PROPERTIES COMPILE_OPTIONS -march=x86-64 COMPILE_DEFINITIONS DEDUKU_NEEDS_X86_64_${level}
                           SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
  endif()
endfunction()

# Marks a shared library with the required level, so that the loader refuses to load it on other processors.
function(deduku_mark_processor target)
  if(CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT DEDUKU_HAS_LLD AND DEDUKU_PROCESSOR_FLAGS MATCHES "x86-64-v[23]")
    target_link_options(${target} PRIVATE LINKER:-z,${CMAKE_MATCH_0})
  endif()
endfunction()

# For everything except the search, whose sources have instruction sets of their own.
function(deduku_make_fast target)
  target_compile_options(${target} PRIVATE ${DEDUKU_PROCESSOR_FLAGS})
  deduku_optimise_across_files(${target})
endfunction()

# The object files of modules, without the precompiled headers, which CMake lists among them.
function(deduku_objects result)
  set(objects "")
  foreach(module ${ARGN})
    list(APPEND objects $<FILTER:$<TARGET_OBJECTS:deduku_${module}>,EXCLUDE,[.][gp]ch$>)
  endforeach()
  set(${result} ${objects} PARENT_SCOPE)
endfunction()

# Links the objects of modules into one file `output`, and optimises across them at once, so that any compiler can link
# the installed library.
function(deduku_merge output)
  deduku_objects(objects ${ARGN})
  set(flags -r -nostdlib)
  if(DEDUKU_HAS_IPO)
    separate_arguments(optimisation UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_RELEASE}")
    list(APPEND flags ${optimisation})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # With partitions GCC 12 fails: "internal compiler error: in add_symbol_to_partition_1".
      list(APPEND flags -fno-gnu-unique -flto -flto-partition=none -flinker-output=nolto-rel)
    else()
      list(APPEND flags -flto=thin -fuse-ld=lld)
    endif()
  endif()
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_CXX_COMPILER} ${flags} -o ${output} ${objects}
    DEPENDS ${objects}
    COMMAND_EXPAND_LISTS VERBATIM)
  set_source_files_properties(${output} PROPERTIES GENERATED ON EXTERNAL_OBJECT ON)
endfunction()
