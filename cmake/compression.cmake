# The libraries that unpack gz, zst and xz files. Static ones come first: the program starts faster without looking for
# shared ones.
add_library(deduku_compression INTERFACE)
foreach(library "z zlib.h" "zstd zstd.h" "lzma lzma.h")
  separate_arguments(library)
  list(GET library 0 name)
  list(GET library 1 header)
  find_library(DEDUKU_${name}_LIBRARY NAMES lib${name}.a ${name} REQUIRED)
  find_path(DEDUKU_${name}_HEADERS ${header} REQUIRED)
  mark_as_advanced(DEDUKU_${name}_LIBRARY DEDUKU_${name}_HEADERS)
  target_link_libraries(deduku_compression INTERFACE ${DEDUKU_${name}_LIBRARY})
  target_include_directories(deduku_compression SYSTEM INTERFACE ${DEDUKU_${name}_HEADERS})
endforeach()
