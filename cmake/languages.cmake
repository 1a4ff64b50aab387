# The texts of src/present/languages as a C++ source, made anew when one of them changes.
set(language_files ${PROJECT_SOURCE_DIR}/src/present/languages/en.txt ${PROJECT_SOURCE_DIR}/src/present/languages/zh.txt
                   ${PROJECT_SOURCE_DIR}/src/present/languages/de.txt)
add_custom_command(
  OUTPUT ${PROJECT_BINARY_DIR}/generated/language_sources.cpp
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${PROJECT_BINARY_DIR}/generated/language_sources.cpp "-DFILES=${language_files}"
          -P ${PROJECT_SOURCE_DIR}/cmake/write_languages.cmake
  DEPENDS ${language_files} ${PROJECT_SOURCE_DIR}/cmake/write_languages.cmake
  VERBATIM)
target_sources(deduku_present PRIVATE ${PROJECT_BINARY_DIR}/generated/language_sources.cpp)
# Pedantic compilers warn of literals that are longer than 64 KiB.
set_source_files_properties(${PROJECT_BINARY_DIR}/generated/language_sources.cpp PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
