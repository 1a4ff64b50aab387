# A project that adds this one without a build type gets a library that is optimised and has no assertions; a build type that
# it sets is used. Its own sources are compiled by its own settings. Configures only, and reads the commands.
#   cmake -DSOURCE=. -DFOLDER=build/flags -P tests/install/check_flags.cmake
function(command_for result build_type object)
  file(REMOVE_RECURSE ${FOLDER})
  execute_process(
    COMMAND ${CMAKE_COMMAND} -S ${SOURCE}/tests/install/subdirectory -B ${FOLDER} -G Ninja -DDEDUKU_SOURCE=${SOURCE}
            -DCMAKE_BUILD_TYPE=${build_type} -DCMAKE_EXPORT_COMPILE_COMMANDS=ON
    RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT code EQUAL 0)
    message(FATAL_ERROR "not configured: ${output}")
  endif()
  file(STRINGS ${FOLDER}/compile_commands.json command REGEX "\"command\".* -o [^ ]*${object}")
  if(NOT command)
    message(FATAL_ERROR "no command makes ${object}")
  endif()
  set(${result} "${command}" PARENT_SCOPE)
endfunction()

function(expect command flag)
  if(NOT command MATCHES " ${flag} ")
    message(FATAL_ERROR "${flag} is missing: ${command}")
  endif()
endfunction()

command_for(without_type "" deduku_core.dir/.*[.]o)
expect("${without_type}" -O3)
expect("${without_type}" -DNDEBUG)
command_for(of_user "" consumer.dir/.*consumer.cpp.o)
if(of_user MATCHES " -O| -DNDEBUG")
  message(FATAL_ERROR "the program of the user is compiled otherwise than its project says: ${of_user}")
endif()
command_for(debug Debug deduku_core.dir/.*[.]o)
if(debug MATCHES " -O| -DNDEBUG")
  message(FATAL_ERROR "a build type that was asked for counts for nothing: ${debug}")
endif()
expect("${debug}" -g)
message("The library is optimised unless its user asks for something else.")
