# Writes the source that holds the texts of all languages, in the order of FILES.
cmake_minimum_required(VERSION 3.25)
set(source "// Generated.
#include \"src/present/language_sources.hpp\"

const std::array<std::string_view, deduku::language_count> deduku::present::language_sources = {\n")
foreach(file IN LISTS FILES)
  file(READ ${file} text)
  string(APPEND source "R\"text(${text})text\",\n")
endforeach()
file(WRITE ${OUTPUT} "${source}};\n")
