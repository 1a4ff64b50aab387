# Fast code in binaries that travel. What solves and rates is compiled twice, for every processor and for those with the
# instructions below; each copy becomes one object file in which the entries, the functions that programs call, have
# names of their own. A table of indirect functions leads from the usual names to one of the two copies; the loader fills
# it when the program starts, once it has looked at the processor.
set(dispatch_default OFF)
if(PROJECT_IS_TOP_LEVEL AND NOT DEDUKU_NATIVE AND CMAKE_BUILD_TYPE STREQUAL "Release"
   AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  # Other libraries of C than GNU's, as musl, do not fill such tables, and compilers for them refuse to make any.
  include(CheckCXXSourceCompiles)
  check_cxx_source_compiles(
    "extern \"C\" {
     void one() {}
     void (*choose())() { return one; }
     void chosen() __attribute__((ifunc(\"choose\")));
     }
     int main() { chosen(); }"
    DEDUKU_HAS_IFUNC)
  if(DEDUKU_HAS_IFUNC)
    set(dispatch_default ON)
  endif()
endif()
option(DEDUKU_DISPATCH "Compile what solves and rates twice, and choose by the processor when the program runs"
       ${dispatch_default})
set(deduku_dispatch_objects "")
set(deduku_dispatch_modules "")
if(NOT DEDUKU_DISPATCH)
  return()
endif()

# In cmake/write_dispatch.cmake the table asks for the same.
set(fast_instructions -mavx2 -mbmi -mbmi2 -mlzcnt -mpopcnt)
set(deduku_dispatch_modules core techniques engine ladder se hodoku rounds theory)
# The classes and functions whose definitions have a place in the table.
set(dispatch_entries Solver LadderRater RoundRater SeRater HodokuRater TheoryRater rate_se canonical_form why check_progress
                     slice shortened)

# Compiles a module once more, with the same settings.
function(deduku_second_copy module)
  get_target_property(sources deduku_${module} SOURCES)
  add_library(deduku_${module}_fast OBJECT ${sources})
  target_link_libraries(deduku_${module}_fast PRIVATE deduku_settings)
  target_compile_options(deduku_${module}_fast PRIVATE ${fast_instructions})
  # What GCC would make unique in the whole program must not be shared between the copies. Where it optimises across
  # files, that is asked for when they are merged.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT DEDUKU_HAS_IPO)
    target_compile_options(deduku_${module}_fast PRIVATE -fno-gnu-unique)
  endif()
  set_target_properties(deduku_${module}_fast PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  deduku_compile_in_batches(deduku_${module}_fast)
  deduku_optimise_across_files(deduku_${module}_fast)
  if(module STREQUAL "core")
    target_precompile_headers(deduku_core_fast PRIVATE ${deduku_precompiled})
  else()
    target_precompile_headers(deduku_${module}_fast REUSE_FROM deduku_core_fast)
  endif()
endfunction()

set(copies "")
foreach(module ${deduku_dispatch_modules})
  deduku_second_copy(${module})
  list(APPEND copies ${module}_fast)
endforeach()

set(folder ${CMAKE_CURRENT_BINARY_DIR}/dispatch)
file(MAKE_DIRECTORY ${folder})
deduku_merge(${folder}/merged_base.o ${deduku_dispatch_modules})
deduku_merge(${folder}/merged_fast.o ${copies})
list(JOIN dispatch_entries "," entries)
add_custom_command(
  OUTPUT ${folder}/base.o ${folder}/fast.o ${folder}/table.cpp
  COMMAND ${CMAKE_COMMAND} -DFOLDER=${folder} -DENTRIES=${entries} -DNM=${CMAKE_NM} -DOBJCOPY=${CMAKE_OBJCOPY}
          -DOBJDUMP=${CMAKE_OBJDUMP} -DLINKER=${CMAKE_LINKER} -P ${PROJECT_SOURCE_DIR}/cmake/write_dispatch.cmake
  DEPENDS ${folder}/merged_base.o ${folder}/merged_fast.o ${PROJECT_SOURCE_DIR}/cmake/write_dispatch.cmake
  VERBATIM)
set_source_files_properties(${folder}/base.o ${folder}/fast.o PROPERTIES GENERATED ON EXTERNAL_OBJECT ON)
# The table stays as it is written: what optimises across files has no part in it.
add_library(deduku_dispatch_table OBJECT ${folder}/table.cpp)
set(deduku_dispatch_objects ${folder}/base.o ${folder}/fast.o $<TARGET_OBJECTS:deduku_dispatch_table>)
