# Runs PROGRAM to write its manual pages and completions into FOLDER.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/man1)
list(REMOVE_ITEM PROGRAM "")

function(write file)
  execute_process(COMMAND ${PROGRAM} help ${ARGN} OUTPUT_FILE ${FOLDER}/${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

write(deduku --format bash)
write(_deduku --format zsh)
write(deduku.fish --format fish)

# The page of the program lists the pages of the subcommands.
execute_process(COMMAND ${PROGRAM} help OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "deduku-[a-z0-9]+\\(1\\)" pages "${text}")
if(NOT pages)
  message(FATAL_ERROR "deduku help names no pages")
endif()
write(man1/deduku.1 --format man)
foreach(page ${pages})
  string(REGEX REPLACE "deduku-(.*)\\(1\\)" "\\1" command ${page})
  write(man1/deduku-${command}.1 ${command} --format man)
endforeach()

# man reads packed pages; without a time stamp the same text gives the same bytes.
find_program(GZIP gzip)
if(GZIP)
  file(GLOB sources ${FOLDER}/man1/*.1)
  execute_process(COMMAND ${GZIP} -9nf ${sources} COMMAND_ERROR_IS_FATAL ANY)
endif()
file(TOUCH ${FOLDER}/made)
