# Files as text inside the program: deduku_embed(TARGET NAMESPACE FILES...) gives TARGET a header <FOLDER>.hpp, named after
# the folder of the files, with a std::string_view for each file: "walk.css" becomes walk_css. HASHED has groups of files,
# "style=board.css,walk.css": the header has these files joined, as style, and the hash of that, as style_sha256.
function(deduku_embed target namespace)
  cmake_parse_arguments(EMBED "" "" "HASHED" ${ARGN})
  set(files ${EMBED_UNPARSED_ARGUMENTS})
  list(GET files 0 first)
  get_filename_component(folder ${first} DIRECTORY)
  get_filename_component(name ${folder} NAME)
  set(header ${PROJECT_BINARY_DIR}/embedded/embedded/${name}.hpp)
  add_custom_command(
    OUTPUT ${header}
    COMMAND ${CMAKE_COMMAND} "-DFILES=${files}" "-DHASHED=${EMBED_HASHED}" -DNAMESPACE=${namespace} -DHEADER=${header}
            -P ${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/write_embedded.cmake
    VERBATIM)
  # As a source of the target it would wait for the libraries that the target is linked with, and all that includes it too.
  add_custom_target(${target}_embedded DEPENDS ${header})
  add_dependencies(${target} ${target}_embedded)
  target_include_directories(${target} PRIVATE ${PROJECT_BINARY_DIR}/embedded)
endfunction()
