#include "src/formats/finders/grid_of_rows.hpp"

#include <algorithm>

#include "src/formats/finders/parsing.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

bool are_labels_in_order(std::span<const RowLine> nine) {
  const int first = nine[0].label;
  if (first != -1 && first != 0 && first != 1 && first != 10) return false;
  for (std::size_t i = 1; i < nine.size(); ++i) {
    if (nine[i].label != (first == -1 ? -1 : first + static_cast<int>(i))) return false;
  }
  return true;
}

/// When a table is copied with an empty column beside it, all its rows have that column at the same end.
enum class Margin { none, first, last, unclear };
Margin margin_of(std::span<const RowLine> nine) {
  const auto lack_none = [](const RowLine& row) { return !row.lacks_first && !row.lacks_last; };
  if (std::ranges::all_of(nine, lack_none)) return Margin::none;
  const bool all_first = std::ranges::all_of(nine, &RowLine::lacks_first);
  const bool all_last = std::ranges::all_of(nine, &RowLine::lacks_last);
  if (all_first && !all_last) return Margin::first;
  return all_last && !all_first ? Margin::last : Margin::unclear;
}

/// A cell of a row. If the margin is at the end, the cells begin one earlier than was read.
Word cell_of(const RowLine& row, std::size_t column, Margin margin) {
  if (margin != Margin::last || !row.lacks_first) return row.cells[column];
  return column == 0 ? Word{row.cells[0].offset, {}} : row.cells[column - 1];
}

/// Blanks are all of the default signs, or all of one other sign.
bool have_one_blank(std::span<const RowLine> nine) {
  char sign = 0;
  bool has_usual = false;
  for (const RowLine& row : nine) {
    if (row.sign != 0 && sign != 0 && row.sign != sign) return false;
    if (row.sign != 0) sign = row.sign;
    for (const Word& cell : row.cells) has_usual |= cell.text.size() == 1 && is_blank(cell.text[0]);
  }
  return sign == 0 || !has_usual;
}

std::optional<Finding> cells_of_rows(std::span<const RowLine> nine) {
  const Margin margin = margin_of(nine);
  if (margin == Margin::unclear || !have_one_blank(nine)) return std::nullopt;
  Finding finding;
  finding.format = find_format("grid");
  for (Cell cell : Cell::all()) {
    const Word found =
        cell_of(nine[cell.row().number() - 1], static_cast<std::size_t>(cell.column().number() - 1), margin);
    const bool placed = found.text.size() == 2 && found.text[0] == '+';
    const std::uint8_t value = placed ? value_of(found.text[1]) : field_value(found.text).value_or(0);
    finding.board.values[cell] = value;
    finding.board.givens.insert_if(value != 0 && !placed, cell);
    finding.offsets[cell] = static_cast<std::uint32_t>(found.offset);
  }
  return finding;
}

/// A group in the form of the candidates format, without the signs that people add.
std::string plain_group(std::string_view text) {
  if (text.empty()) return ".";
  const bool is_plain = std::ranges::all_of(text, is_digit) || text == "{}" || (text.size() == 1 && is_blank(text[0]));
  const bool is_set = text.front() == '{' && text.back() == '}';
  if (is_plain || is_set) return std::string(text);
  std::string digits;
  std::ranges::copy_if(text, std::back_inserter(digits), is_digit);
  if (digits.size() != 1) return digits;
  if (text == "<" + digits + ">") return std::string(text);
  const bool is_placed = text == "+" + digits || text == "*" + digits + "*" || text == "u" + digits;
  return is_placed ? "+" + digits : digits;
}

std::optional<Finding> candidates_of_rows(std::span<const RowLine> nine, const ReadOptions& options) {
  std::string text;
  for (const RowLine& row : nine) {
    for (const Word& cell : row.cells) text += plain_group(cell.text) + " ";
    text += '\n';
  }
  const Parsed parsed = parse_as("candidates", text, options);
  if (parsed.error) return std::nullopt;
  Finding finding;
  finding.format = find_format("candidates");
  finding.board = parsed.draft.board;
  for (Cell cell : Cell::all()) {
    const Word& found = nine[cell.row().number() - 1].cells[cell.column().number() - 1];
    const std::size_t digit = std::min(found.text.find_first_of("123456789"), found.text.size());
    finding.offsets[cell] = static_cast<std::uint32_t>(found.offset + digit);
  }
  return finding;
}

std::string digits_in_cell(std::string_view text) {
  std::string digits;
  std::ranges::copy_if(text, std::back_inserter(digits), is_digit);
  return digits;
}

}  // namespace

bool are_candidate_rows(std::span<const RowLine> rows) {
  int several = 0;
  int ascending = 0;
  for (const RowLine& row : rows) {
    for (const Word& cell : row.cells) {
      const std::string digits = digits_in_cell(cell.text);
      if (cell.text.starts_with('{') || cell.text.starts_with('<')) ++ascending;
      if (digits.size() < 2 || (cell.text[0] == '+' && digits.size() == 1)) continue;
      ++several;
      if (std::ranges::is_sorted(digits, std::ranges::less_equal())) ++ascending;
    }
  }
  return ascending > 0 || several > 1;
}

std::optional<Finding> grid_of_rows(const Document& document, std::span<const RowLine> nine,
                                    const ReadOptions& options) {
  if (!are_labels_in_order(nine)) return std::nullopt;
  std::optional<Finding> finding;
  if (std::ranges::all_of(nine, &RowLine::has_symbols)) {
    finding = cells_of_rows(nine);
  } else if (std::ranges::all_of(nine, &RowLine::has_groups) && are_candidate_rows(nine)) {
    finding = candidates_of_rows(nine, options);
  }
  if (!finding) return std::nullopt;
  const Piece first = document.line_piece(document.line_at(nine[0].cells[0].offset));
  const Piece last = document.line_piece(document.line_at(nine[8].cells[0].offset));
  finding->piece = {first.begin, last.end};
  return finding;
}

}  // namespace deduku::formats
