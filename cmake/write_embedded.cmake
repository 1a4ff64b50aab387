# Writes the header of deduku_embed (embed.cmake). A raw string ends at )file", which no file contains. Compilers need
# not accept literals of more than 65,536 characters, counting adjacent ones together: longer files are cut at ends of
# lines and joined during compilation.
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

# SHA-256 in base 64, the form in content security policies. Three hexadecimal digits are two of base 64; one digit is
# left.
set(alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/)
function(base64_sha256 text result)
  string(SHA256 hash "${text}")
  set(encoded "")
  foreach(begin RANGE 0 60 3)
    string(SUBSTRING ${hash} ${begin} 3 digits)
    math(EXPR first "0x${digits} / 64")
    math(EXPR second "0x${digits} % 64")
    string(SUBSTRING ${alphabet} ${first} 1 first)
    string(SUBSTRING ${alphabet} ${second} 1 second)
    string(APPEND encoded ${first}${second})
  endforeach()
  string(SUBSTRING ${hash} 63 1 digit)
  math(EXPR last "0x${digit} * 4")
  string(SUBSTRING ${alphabet} ${last} 1 last)
  set(${result} ${encoded}${last}= PARENT_SCOPE)
endfunction()

# The joined files of each group of HASHED.
cmake_path(GET HEADER PARENT_PATH header_folder)
foreach(group IN LISTS HASHED)
  string(REGEX MATCH "^([^=]+)=(.*)$" group "${group}")
  set(name ${CMAKE_MATCH_1})
  string(REPLACE "," ";" members "${CMAKE_MATCH_2}")
  set(joined "")
  foreach(member IN LISTS members)
    foreach(file IN LISTS FILES)
      if(file MATCHES "/${member}$")
        file(READ ${file} text)
        string(APPEND joined "${text}")
      endif()
    endforeach()
  endforeach()
  base64_sha256("${joined}" hash)
  string(APPEND content "\ninline constexpr std::string_view ${name}_sha256 = \"${hash}\";\n")
  file(WRITE ${header_folder}/${name} "${joined}")
  list(APPEND FILES ${header_folder}/${name})
endforeach()
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
