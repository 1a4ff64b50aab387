# Writes the file FILE, in which ctest finds an entry for each suite of the test program PROGRAM: to start a process for each
# test takes longer than most tests. The suites EXCLUDED have entries of their own.
execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE list RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "${PROGRAM} does not list its tests: ${failed}")
endif()
string(REGEX MATCHALL "[^\n]+" lines "${list}")
set(entries "")
foreach(line ${lines})
  if(line MATCHES "^([A-Za-z][A-Za-z0-9_/]*)[.]" AND NOT CMAKE_MATCH_1 IN_LIST EXCLUDED)
    set(suite ${CMAKE_MATCH_1})
    string(APPEND entries "add_test([=[${suite}]=] [=[${PROGRAM}]=] [=[--gtest_filter=${suite}.*]=])\n"
                          "set_tests_properties([=[${suite}]=] PROPERTIES SKIP_RETURN_CODE 77)\n")
  endif()
endforeach()
file(WRITE ${FILE} "${entries}")
