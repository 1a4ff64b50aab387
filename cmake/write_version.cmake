# Writes the version header, and only if it changed. A source tree without git has no commit to name.
cmake_minimum_required(VERSION 3.25)
execute_process(
  COMMAND git describe --always --dirty --abbrev=10 --exclude=*
  WORKING_DIRECTORY ${SOURCE}
  OUTPUT_VARIABLE commit
  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT commit)
  set(commit "unknown")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT "// Generated.
#pragma once
#define DEDUKU_VERSION \"@VERSION@\"
#define DEDUKU_COMMIT \"@commit@\"
")
