# Header-only libraries, which suit every processor and system, for cross compilers. Their folders are linked into a
# folder of the build because everything else in /usr/include belongs to the build machine.
function(deduku_headers target folder header)
  find_path(DEDUKU_${folder}_FOLDER ${folder}/${header} PATHS /usr/include REQUIRED NO_DEFAULT_PATH
                                                                          NO_CMAKE_FIND_ROOT_PATH)
  mark_as_advanced(DEDUKU_${folder}_FOLDER)
  set(links ${CMAKE_BINARY_DIR}/headers)
  file(MAKE_DIRECTORY ${links})
  file(CREATE_LINK ${DEDUKU_${folder}_FOLDER}/${folder} ${links}/${folder} SYMBOLIC)
  if(NOT TARGET ${target})
    add_library(${target} INTERFACE IMPORTED)
    set_target_properties(${target} PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${links}
                                               INTERFACE_COMPILE_DEFINITIONS "${ARGN}")
  endif()
endfunction()
