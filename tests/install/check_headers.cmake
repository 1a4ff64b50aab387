# The development package contains all of include: a missing header would break the includes of another one.
#   cmake -DBUILD=build/dev -DSOURCE=. -DFOLDER=build/headers -P tests/install/check_headers.cmake
file(REMOVE_RECURSE ${FOLDER})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --component development --prefix ${FOLDER}
                RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
if(NOT code EQUAL 0)
  message(FATAL_ERROR "not installed: ${output}")
endif()
file(GLOB_RECURSE written RELATIVE ${SOURCE}/include ${SOURCE}/include/*)
file(GLOB_RECURSE installed RELATIVE ${FOLDER}/include ${FOLDER}/include/*)
if(NOT written STREQUAL installed)
  message(FATAL_ERROR "include has\n${written}\ninstalled are\n${installed}")
endif()
