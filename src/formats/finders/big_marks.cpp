// Candidates drawn large: 27 lines of 27 signs, three by three for each cell; or 729 signs on nine lines of 81. Each
// digit has its fixed position in the field of its cell.
#include <algorithm>

#include "src/formats/finders/cell_words.hpp"
#include "src/formats/finders/finding.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

/// The signs of a line, without the frame; empty if it holds anything else.
std::string signs_of(std::string_view line) {
  std::string signs;
  for (char c : line) {
    if (is_symbol(c)) {
      signs += c;
    } else if (!is_space(c) && c != '|' && c != '>') {
      return {};
    }
  }
  return signs;
}

/// The layout of the cells' fields in lines of `width` signs.
struct FieldShape {
  std::size_t lines;
  std::size_t width;
  Candidate (*candidate_at)(std::size_t line, std::size_t column);
};
constexpr FieldShape shapes[] = {
    {27, 27,
     [](std::size_t line, std::size_t column) {
       const auto cell = Cell::at(static_cast<int>(line / 3), static_cast<int>(column / 3));
       return Candidate(cell, Digit(static_cast<int>(3 * (line % 3) + column % 3)));
     }},
    {9, 81,
     [](std::size_t line, std::size_t column) {
       return Candidate(Cell::at(static_cast<int>(line), static_cast<int>(column / 9)),
                        Digit(static_cast<int>(column % 9)));
     }},
};

/// Adds the signs of a line to the marks; false if a digit is not at its fixed position.
bool add_signs(const FieldShape& shape, std::size_t line, const std::string& signs, PerCell<DigitSet>& marks) {
  if (signs.size() != shape.width) return false;
  for (std::size_t column = 0; column < signs.size(); ++column) {
    if (!is_digit(signs[column])) continue;
    const Candidate candidate = shape.candidate_at(line, column);
    if (value_of(signs[column]) != candidate.digit().number()) return false;
    marks[candidate.cell()].insert(candidate.digit());
  }
  return true;
}

/// Reads the lines that make a shape; returns the line after them.
std::optional<std::size_t> read_shape(const Document& document, const FieldShape& shape, std::size_t line,
                                      PerCell<DigitSet>& marks) {
  marks = {};
  std::size_t read = 0;
  for (; read < shape.lines && line < document.line_count(); ++line) {
    if (!document.is_line_free(line)) return std::nullopt;
    const std::string_view text = document.line(line);
    const bool is_between = text.find_first_not_of("+-=|*> ") == text.npos && signs_of(text).size() != shape.width;
    if (is_between && read > 0) continue;
    if (!add_signs(shape, read, signs_of(text), marks)) return std::nullopt;
    ++read;
  }
  return read == shape.lines ? std::optional(line) : std::nullopt;
}

/// The board for some marks, read like a grid of candidates to distinguish placed digits from last candidates.
std::optional<Board> board_of_marks(const PerCell<DigitSet>& marks, const ReadOptions& options) {
  std::string text;
  for (Cell cell : Cell::all()) {
    for (Digit digit : marks[cell]) text += static_cast<char>('0' + digit.number());
    if (marks[cell].empty()) text += "{}";
    text += cell.column().number() == 9 ? '\n' : ' ';
  }
  const Parsed parsed = parse_as("candidates", text, options);
  return parsed.error ? std::nullopt : std::optional(parsed.draft.board);
}

/// Candidates of 81 cells on one line.
std::optional<Board> board_of_groups(const Document& document, std::size_t line, const ReadOptions& options) {
  const std::vector<Word> words = words_in(document, document.line_piece(line));
  if (words.size() != Cell::count) return std::nullopt;
  std::string text;
  std::size_t digits = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view group = words[i].text;
    if (!std::ranges::all_of(group, is_digit) || !std::ranges::is_sorted(group, std::ranges::less_equal()))
      return std::nullopt;
    digits += group.size();
    text += std::string(group) + (i % Digit::count == Digit::count - 1 ? "\n" : " ");
  }
  const Parsed parsed = parse_as("candidates", text, options);
  return digits == words.size() || parsed.error ? std::nullopt : std::optional(parsed.draft.board);
}

}  // namespace

void find_big_marks(Findings& findings) {
  constexpr std::size_t fewest_marks = 81;
  const Document& document = findings.document;
  for (std::size_t line = 0; line < document.line_count(); ++line) {
    if (!document.is_line_free(line)) continue;
    if (const auto board = board_of_groups(document, line, findings.options)) {
      findings.add(document.line_piece(line), *board, "candidates");
      continue;
    }
    for (const FieldShape& shape : shapes) {
      PerCell<DigitSet> marks;
      if (document.line_piece(line).size() < shape.width) continue;
      const auto end = read_shape(document, shape, line, marks);
      std::size_t count = 0;
      for (DigitSet digits : marks) count += static_cast<std::size_t>(digits.size());
      const auto board = end && count >= fewest_marks ? board_of_marks(marks, findings.options) : std::nullopt;
      if (!board) continue;
      findings.add(document.lines_piece(line, *end), *board, "candidates");
      line = *end - 1;
      break;
    }
  }
}

}  // namespace deduku::formats
