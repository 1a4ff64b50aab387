// Guesses the kind of a text without any puzzle.
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/finding.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

bool holds(std::string_view text, std::string_view part) {
  const auto found = std::search(text.begin(), text.end(), part.begin(), part.end(), [](char a, char b) {
    return same_word({&a, 1}, {&b, 1});
  });
  return found != text.end();
}

/// The size of a grid with as many signs in every row as it has rows, if it is not 9; 0 if there is no such grid.
std::size_t size_of_grid(const Document& document) {
  std::size_t rows = 0;
  std::size_t width = 0;
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    std::size_t signs = 0;
    for (const Word& word : words_in(document, document.line_piece(line))) {
      if (!std::ranges::all_of(word.text, is_symbol)) return 0;
      signs += word.text.size();
    }
    if (signs == 0) continue;
    if (width != 0 && signs != width) return 0;
    width = signs;
    ++rows;
  }
  return rows == width && rows > 3 && rows != Digit::count ? rows : 0;
}

/// The number of digits of a line that has nothing else, in one word or in several, as a row; 0 for other lines.
std::size_t digits_alone(const Document& document, Piece line) {
  std::size_t digits = 0;
  for (const Word& word : words_in(document, line)) {
    if (!std::ranges::all_of(word.text, is_digit)) return 0;
    digits += word.text.size();
  }
  return digits <= Digit::count ? digits : 0;
}

/// The number of digits of nine consecutive lines of one to nine digits each and nothing else, as rows are whose blanks
/// were lost; 0 without such lines, and if nothing is lost.
std::size_t digits_without_blanks(const Document& document) {
  constexpr std::size_t rows = Digit::count;
  std::size_t digits = 0;
  std::size_t run = 0;
  for (std::size_t line = 0; line < document.line_count() && run < rows; ++line) {
    const std::size_t more = digits_alone(document, document.line_piece(line));
    run = more == 0 ? 0 : run + 1;
    digits = more == 0 ? 0 : digits + more;
  }
  return run == rows && digits < rows * rows ? digits : 0;
}

/// The host of a text that is one link and nothing else; empty for other texts.
std::string_view host_of(std::string_view text) {
  text = text.substr(0, std::min(text.find_last_not_of(" \t\n") + 1, text.size()));
  if (text.find_first_of(" \t\n") != text.npos) return {};
  bool is_link = false;
  for (const std::string_view begin : {"https://", "http://", "www."}) {
    if (!same_word(text.substr(0, begin.size()), begin)) continue;
    is_link = true;
    text.remove_prefix(begin.size());
  }
  return is_link ? text.substr(0, text.find_first_of("/?#:")) : std::string_view();
}

/// Whether a text consists of clauses, or of a solver's answer to them, after any comments.
bool is_dimacs(std::string_view text) {
  while (text == "c" || text.starts_with("c ") || text.starts_with("c\n")) {
    text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
  }
  return text.starts_with("p cnf ") || text.starts_with("s SATISFIABLE") || text.starts_with("s UNSATISFIABLE") ||
         text.starts_with("v -") || (text.starts_with("v ") && text.size() > 2 && is_digit(text[2]));
}

}  // namespace

ParseError looks_of(const Document& document, std::int64_t line, std::int64_t lines) {
  constexpr std::size_t seen = 4096;
  const std::string_view text = document.text().substr(0, seen);
  const std::size_t first = std::min(text.find_first_not_of(" \t\n"), text.size());
  const std::string_view begin = text.substr(first);
  const auto error = [&](Fault fault) { return error_of(fault, line, 1); };
  if (is_dimacs(begin)) return error(Fault::looks_dimacs);
  if (begin.starts_with("%PDF")) return error(Fault::looks_pdf);
  if (holds(begin, "<html") || holds(begin, "<!doctype html") || holds(begin, "<body")) return error(Fault::looks_html);
  if (begin.starts_with('<') && begin.find('>') != begin.npos) return error(Fault::looks_xml);
  if (begin.starts_with("{\"") || begin.starts_with("{\n") || begin.starts_with("[{")) return error(Fault::looks_json);
  if (const std::string_view host = host_of(begin); !host.empty()) {
    return error_of(Fault::looks_link, line, 1, {{"host", host}});
  }
  if (const std::size_t size = size_of_grid(document)) return error_of(Fault::looks_size, line, 1, {{"n", size}});
  if (const std::size_t digits = digits_without_blanks(document)) {
    return error_of(Fault::looks_gapless, line, 1, {{"n", digits}});
  }
  if (lines > 1) return error_of(Fault::looks_prose, line, 1, {{"n", lines}});
  return error(Fault::unknown_puzzle);
}

}  // namespace deduku::formats
