# The commit of the sources. It comes from git if they are the top level of a repository, not a folder in another
# project's repository. In an archive of git it comes from commit.txt, which git has filled in.

# Sets `result` to the output of git, or to a line of commit.txt, counted from 0; to nothing if neither has the commit.
function(deduku_ask_commit result line)
  set(${result} "" PARENT_SCOPE)
  execute_process(COMMAND git rev-parse --show-toplevel WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE top
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  file(REAL_PATH ${SOURCE} source)
  if(top)
    file(REAL_PATH ${top} top)
  endif()
  if(top STREQUAL source)
    execute_process(COMMAND git ${ARGN} WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE said OUTPUT_STRIP_TRAILING_WHITESPACE
                    ERROR_QUIET)
    set(${result} "${said}" PARENT_SCOPE)
    return()
  endif()
  file(STRINGS ${SOURCE}/cmake/commit.txt lines)
  list(GET lines ${line} known)
  if(NOT known MATCHES "Format:")
    set(${result} "${known}" PARENT_SCOPE)
  endif()
endfunction()
