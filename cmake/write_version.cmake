# Writes the version header, only if it changed. Without git and commit.txt the commit is "unknown".
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/commit.cmake)
deduku_ask_commit(commit 0 describe --always --dirty --abbrev=10 --exclude=*)
string(REGEX REPLACE "^([0-9a-f]{10})[0-9a-f]{30}$" "\\1" commit "${commit}")
if(NOT commit)
  set(commit "unknown")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT "// Generated.
#pragma once
#define DEDUKU_VERSION \"@VERSION@\"
#define DEDUKU_COMMIT \"@commit@\"
")
