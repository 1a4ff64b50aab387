#include "src/formats/cells.hpp"

#include <algorithm>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr bool is_separator(char c) {
  return is_space(c) || c == ';' || c == ',' || c == ':';
}

/// Characters that end a puzzle rather than spoil it.
constexpr bool ends_cells(std::string_view text, std::size_t at) {
  return at >= text.size() || is_separator(text[at]) || text[at] == '#';
}

/// Fast path for 81 symbols without a `+`, the first at `first`: nearly every puzzle has this form, and it needs no
/// branches. False if any other character is among them.
bool read_plain_cells(std::string_view text, Place first, Draft& draft) {
  if (text.size() < Cell::count) return false;
  unsigned common = symbol_mark;
  for (int i = 0; i < Cell::count; ++i) {
    const unsigned symbol = symbol_of(text[i]);
    common &= symbol;
    draft.board.values[i] = static_cast<std::uint8_t>(symbol % symbol_mark);
    draft.places[i] = {first.line, first.column + i};
  }
  if (common == 0) return false;
  draft.board.givens = cells_with_digit(draft.board);
  return true;
}

/// 5.30071E+80
bool is_exponent(std::string_view word) {
  const std::size_t exponent = word.find("E+");
  if (exponent == word.npos || exponent == 0 || word.size() < exponent + 4) return false;
  const std::string_view power = word.substr(exponent + 2);
  const bool is_number = word.find_first_not_of("0123456789.,") == exponent && is_digit(word[0]);
  return is_number && (power.starts_with('7') || power.starts_with('8')) &&
         power.find_first_not_of("0123456789") == power.npos;
}

/// Digits only, with zeros for blanks, of which the first ones may be lost.
bool may_lack_zeros(std::string_view word) {
  constexpr std::size_t fewest = 60;
  return fewest <= word.size() && word.size() < Cell::count && word[0] != '0' &&
         word.find_first_not_of("0123456789") == word.npos && word.find('0') != word.npos;
}

}  // namespace

std::optional<ParseError> damage_of_spreadsheet(const Line& line, std::size_t begin, std::string_view cells) {
  if (is_exponent(cells)) return error_at(line, begin, Fault::lost_digits, {FaultValue::quoted("found", cells)});
  if (!may_lack_zeros(cells)) return std::nullopt;
  return error_at(line, begin, Fault::lost_zeros, {{"n", cells.size()}});
}

Expected<std::size_t> read_cells(const Line& line, std::size_t begin, Fault miscounted, Draft& draft) {
  const std::string& text = line.text;
  const Place first = line.place(begin);
  const auto place_of = [&](std::size_t at) { return Place{first.line, first.column + static_cast<int>(at - begin)}; };
  const bool is_plain = read_plain_cells(std::string_view(text).substr(begin), first, draft);
  int count = is_plain ? Cell::count : 0;
  std::size_t excess = 0;
  std::size_t at = begin + count;
  for (; at < text.size(); ++at, ++count) {
    const bool placed = text[at] == '+' && at + 1 < text.size() && is_digit(text[at + 1]);
    if (placed) ++at;
    if (!is_symbol(text[at])) break;
    if (count < Cell::count) draft.set(Cell(count), value_of(text[at]), !placed, place_of(at));
    if (count == Cell::count) excess = at;
  }
  if (count == Cell::count) return at;
  if (count > Cell::count) return error_at(line, excess, miscounted, {{"n", count}});
  if (ends_cells(text, at)) return error_at(line, at, miscounted, {{"n", count}});
  return unexpected_at(line, at, Fault::bad_cell);
}

bool looks_like_cells(std::string_view word, std::size_t count) {
  if (word.size() <= count / 4 || word.size() > count * 4) return false;
  // Exactly 81 characters are meant as a puzzle, even with unusual blanks.
  const std::size_t share = word.size() == count ? 8 : 2;
  return share * static_cast<std::size_t>(std::ranges::count_if(word, is_symbol)) >= word.size();
}

std::string_view word_at(std::string_view text, std::size_t begin) {
  std::size_t end = begin;
  while (!ends_cells(text, end)) ++end;
  return text.substr(begin, end - begin);
}

std::optional<Candidate> candidate_of_triple(std::string_view text) {
  if (text.size() != 3 || !std::ranges::all_of(text, is_digit)) return std::nullopt;
  return Candidate(Cell::at(text[1] - '1', text[2] - '1'), Digit::of(value_of(text[0])));
}

Expected<std::string> tail_after(const Line& line, std::size_t end) {
  const std::string& text = line.text;
  if (end < text.size() && !is_separator(text[end]) && text[end] != '#') {
    return unexpected_at(line, end, Fault::bad_separator);
  }
  while (end < text.size() && is_space(text[end])) ++end;
  if (end < text.size() && !is_space(text[end]) && is_separator(text[end])) ++end;
  return std::string(trimmed(line.written(end, text.size())));
}

}  // namespace deduku::formats
