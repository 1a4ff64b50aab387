# Writes the header of deduku_embed (embed.cmake). A raw string ends at )file", which no file has. Compilers need not take
# literals of more than 65,536 characters, adjacent ones together: longer files are cut at ends of lines and joined as they
# are compiled.
cmake_minimum_required(VERSION 3.25)
set(most 65000)
set(content "// Generated.\n#pragma once\n\n#include <cstddef>\n#include <string_view>\n\nnamespace ${NAMESPACE} {

template <std::size_t size>
struct Joined {
  char text[size];
  constexpr std::string_view view() const { return {text, size}; }
};

// By plain loops: clang counts the steps of what it evaluates, and calls are many.
template <std::size_t... sizes>
consteval auto joined(const char (&... parts)[sizes]) {
  Joined<(0 + ... + (sizes - 1))> whole{};
  char* end = whole.text;
  const auto append = [&](const char* part, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) end[i] = part[i];
    end += size;
  };
  (append(parts, sizes - 1), ...);
  return whole;
}
")
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME)
  string(REPLACE "." "_" name ${name})
  file(READ ${file} text)
  string(LENGTH "${text}" length)
  if(length LESS_EQUAL most)
    string(APPEND content "\ninline constexpr std::string_view ${name} = R\"file(${text})file\";\n")
    continue()
  endif()
  set(parts)
  while(length GREATER most)
    string(SUBSTRING "${text}" 0 ${most} part)
    string(FIND "${part}" "\n" end REVERSE)
    math(EXPR end "${end} + 1")
    string(SUBSTRING "${text}" 0 ${end} part)
    string(SUBSTRING "${text}" ${end} -1 text)
    string(APPEND parts "R\"file(${part})file\", ")
    string(LENGTH "${text}" length)
  endwhile()
  string(APPEND content "\ninline constexpr auto ${name}_text = joined(${parts}R\"file(${text})file\");\n"
         "inline constexpr std::string_view ${name} = ${name}_text.view();\n")
endforeach()
string(APPEND content "\n}  // namespace ${NAMESPACE}\n")
file(WRITE ${HEADER} "${content}")
