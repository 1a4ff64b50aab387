# The version with the commit of the sources, renewed in each build.
add_custom_target(
  deduku_version_header
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${PROJECT_BINARY_DIR}/generated/deduku_version.hpp
          -DVERSION=${PROJECT_VERSION} -DSOURCE=${PROJECT_SOURCE_DIR}
          -P ${PROJECT_SOURCE_DIR}/cmake/write_version.cmake
  BYPRODUCTS ${PROJECT_BINARY_DIR}/generated/deduku_version.hpp)
add_library(deduku_version INTERFACE)
target_include_directories(deduku_version INTERFACE ${PROJECT_BINARY_DIR}/generated)
add_dependencies(deduku_version deduku_version_header)
