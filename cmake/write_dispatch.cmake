# Makes of merged_base.o and merged_fast.o in FOLDER two objects whose entries have names of their own, base.o and fast.o,
# and writes the table that chooses between them, table.cpp.
cmake_minimum_required(VERSION 3.25)

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# The entries among the symbols: members of the classes that ENTRIES names, and functions, not what is inside of a class.
function(read_entries object result)
  execute_process(COMMAND ${NM} --defined-only --format=posix ${object} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  set(scopes "")
  string(REPLACE "," ";" names "${ENTRIES}")
  foreach(name ${names})
    string(LENGTH ${name} length)
    list(APPEND scopes ${length}${name})
  endforeach()
  list(JOIN scopes "|" scopes)
  string(REPLACE "\n" ";" lines "${symbols}")
  set(found "")
  foreach(line ${lines})
    if(line MATCHES "^(_ZNK?6deduku(${scopes})(C[12]|D[12]|aS|[0-9]+[a-z_]+)?E[A-Za-z0-9_]+) T ")
      list(APPEND found ${CMAKE_MATCH_1})
    endif()
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

read_entries(${FOLDER}/merged_base.o entries)
read_entries(${FOLDER}/merged_fast.o fast_entries)
if(NOT entries OR NOT entries STREQUAL fast_entries)
  message(FATAL_ERROR "the two copies do not have the same entries")
endif()

# What runs before main would run on every processor.
execute_process(COMMAND ${OBJDUMP} -h ${FOLDER}/merged_fast.o OUTPUT_VARIABLE sections COMMAND_ERROR_IS_FATAL ANY)
if(sections MATCHES "[.](init_array|ctors)")
  message(FATAL_ERROR "the library initialises something when a program starts; the fast copy must not")
endif()

set(base_names "")
set(fast_names "")
set(fast_globals "")
set(rows "")
foreach(entry ${entries})
  string(APPEND base_names "${entry} deduku_base_${entry}\n")
  string(APPEND fast_names "${entry} deduku_fast_${entry}\n")
  string(APPEND fast_globals "deduku_fast_${entry}\n")
  string(APPEND rows "DEDUKU_ENTRY(${entry})\n")
endforeach()
file(WRITE ${FOLDER}/base_names ${base_names})
file(WRITE ${FOLDER}/fast_names ${fast_names})
file(WRITE ${FOLDER}/fast_globals ${fast_globals})

run(${OBJCOPY} --redefine-syms=${FOLDER}/base_names ${FOLDER}/merged_base.o ${FOLDER}/base.o)
# Nothing else of the fast copy is seen from outside: an inline function that both copies have would otherwise be taken
# from either of them. For that the groups in which the compiler marks such functions are dissolved.
run(${LINKER} -r --force-group-allocation -o ${FOLDER}/fast_alone.o ${FOLDER}/merged_fast.o)
run(${OBJCOPY} --redefine-syms=${FOLDER}/fast_names ${FOLDER}/fast_alone.o ${FOLDER}/fast_named.o)
run(${OBJCOPY} --keep-global-symbols=${FOLDER}/fast_globals ${FOLDER}/fast_named.o ${FOLDER}/fast.o)
execute_process(COMMAND ${NM} --defined-only --extern-only --format=posix ${FOLDER}/fast.o OUTPUT_VARIABLE seen
                COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "(^|\n)deduku_fast_[^\n]*" "" seen "${seen}")
if(seen MATCHES "[^\n]")
  message(FATAL_ERROR "seen from outside the fast copy: ${seen}")
endif()

file(CONFIGURE OUTPUT ${FOLDER}/table.cpp @ONLY CONTENT [[// Generated: which copy of each entry runs.
#include <cpuid.h>

namespace {

// Clang 14 does not know the name of this instruction.
bool has_lzcnt() {
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid(0x80000001, &a, &b, &c, &d) != 0 && (c & bit_LZCNT) != 0;
}

bool has_fast_instructions() {
  __builtin_cpu_init();
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt") && has_lzcnt();
}

using Function = void();

}  // namespace

#define DEDUKU_ENTRY(name)                                                                            \
  extern "C" {                                                                                        \
  __attribute__((visibility("hidden"))) Function deduku_base_##name;                                  \
  __attribute__((visibility("hidden"))) Function deduku_fast_##name;                                  \
  __attribute__((visibility("hidden"))) Function* deduku_choose_##name() {                            \
    return has_fast_instructions() ? &deduku_fast_##name : &deduku_base_##name;                       \
  }                                                                                                   \
  __attribute__((ifunc("deduku_choose_" #name))) void name();                                         \
  }
@rows@]])
