# Files as text inside the program: deduku_embed(TARGET NAMESPACE FILES...) makes a header <FOLDER>.hpp for TARGET,
# named after the folder of the files, with a std::string_view for each file: "walk.css" becomes walk_css. HASHED has
# groups of files, "style=board.css,walk.css": the header has these files joined, as style, and their hash, as
# style_sha256.
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
  # If it were a source of the target, it would wait for the libraries that the target is linked with, and so would all
  # that include it.
  add_custom_target(${target}_embedded DEPENDS ${header})
  add_dependencies(${target} ${target}_embedded)
  target_include_directories(${target} PRIVATE ${PROJECT_BINARY_DIR}/embedded)
endfunction()
