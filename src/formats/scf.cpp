// The short link of SudokuPad for a puzzle of digits only: each character is a digit and the blanks after it; the first
// of a run of blanks counts as the digit 0.
//
//   https://sudokupad.app/scfo1AK...     0-9 a digit, A-Z and a-x the digits 0 to 9 with one, two, ... blanks after
//                                        them
//
// After the 81 cells, or a `*`, letters add more: `w` the four windows, `x` the diagonals, `t` and `a` title and author
// up to the next `*`, which is `**` inside.
#include <algorithm>

#include "src/formats/board_text.hpp"
#include "src/formats/link.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view codes = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr std::size_t most_blanks = 5;

/// Reads the cells, up to `*`; returns the byte after them, or empty if they are damaged. Blanks may extend beyond the
/// last cell.
std::optional<std::size_t> read_coded_cells(std::string_view payload, Draft& draft) {
  std::size_t at = 0;
  int cell = 0;
  for (; at < payload.size() && payload[at] != '*' && cell < Cell::count; ++at) {
    const std::size_t code = codes.find(payload[at]);
    if (code == std::string_view::npos) return std::nullopt;
    draft.set(Cell(cell), static_cast<std::uint8_t>(code % 10), true, draft.places[cell]);
    cell += 1 + static_cast<int>(code / 10);
  }
  if (cell < Cell::count) return std::nullopt;
  return at;
}

/// A text up to a single `*`.
std::string starred_text(std::string_view text, std::size_t& at) {
  std::string read;
  while (at < text.size() && (text[at] != '*' || text.substr(at, 2) == "**")) {
    at += text[at] == '*' ? 1 : 0;
    read += text[at++];
  }
  return read;
}

std::string write_scf(const Board& board) {
  const std::string line = line_of(board);
  std::string text;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t digit = line[at] == '.' ? 0 : static_cast<std::size_t>(line[at] - '0');
    std::size_t blanks = 0;
    while (blanks < most_blanks && at + 1 + blanks < line.size() && line[at + 1 + blanks] == '.') ++blanks;
    text += codes[digit + 10 * blanks];
    at += 1 + blanks;
  }
  return "https://sudokupad.app/scf" + text + "\n";
}

/// A star within a title is written twice.
std::string write_titled_scf(const Board& board, std::string_view title) {
  std::string link = write_scf(board);
  link.pop_back();
  std::string text;
  for (char c : title) text += c == '*' ? std::string("**") : std::string(1, c);
  return link + "*t" + percent_encoded(text) + "\n";
}

}  // namespace

bool read_scf(std::string_view payload, Draft& draft, LinkNotes& notes) {
  const auto end = read_coded_cells(payload, draft);
  if (!end) return false;
  for (std::size_t at = *end; at < payload.size();) {
    const char letter = payload[at++];
    if (letter == 'w') notes.rules.add(Fault::rule_windows);
    if (letter == 'x') notes.rules.add(Fault::rule_diagonals);
    if (letter == 't') notes.title = starred_text(payload, at);
    if (letter == 'a') notes.author = starred_text(payload, at);
  }
  return true;
}

const Codec codec::scf{
    .format = {.name = "scf",
               .description = "short link to SudokuPad, scf...: only the digits",
               .readable = true,
               .write = write_scf},
    .open = [](const ReadOptions&) { return open_links(Link::Kind::scf); },
    .write_titled = write_titled_scf,
};

}  // namespace deduku::formats
