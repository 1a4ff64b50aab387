// Boards as texts, and the information that a format cannot hold.
#include <algorithm>

#include "src/formats/board_text.hpp"
#include "src/formats/codec.hpp"

namespace deduku::formats {

namespace {

/// The first board read back from a written text; empty if it cannot be read.
std::optional<Board> read_again(const std::string& text, const Format& format) {
  ReadOptions options;
  options.from = &format;
  Reader reader(lines_of(text), options);
  reader.keep_conflicts();
  const auto record = reader.next();
  return record && *record ? std::optional((*record)->board) : std::nullopt;
}

}  // namespace

std::string write(const Board& board, const Format& format, const WriteOptions& options) {
  const Codec& codec = codec_named(format.name);
  const bool is_titled = !options.title.empty() && codec.write_titled != nullptr;
  const bool has_blank = options.blank != 0 && options.blank != '.' && codec.has_blanks;
  if (!has_blank) return is_titled ? codec.write_titled(board, options.title) : format.write(board);
  const std::string plain = format.write(board);
  std::string text = is_titled ? codec.write_titled(board, options.title) : plain;
  // A title is the text before or after the board, which is in both texts.
  std::string blanked = plain;
  const char usual = format.name == "sdm" ? '0' : '.';
  std::ranges::replace(blanked, usual, options.blank);
  if (!is_titled) return blanked;
  const std::string_view body = std::string_view(plain).substr(0, plain.find_last_not_of(",\n") + 1);
  const std::size_t at = text.find(body);
  return text.replace(at, body.size(), blanked, 0, body.size());
}

bool holds_titles(const Format& format) {
  return codec_named(format.name).write_titled != nullptr;
}

bool holds_blanks(const Format& format) {
  return codec_named(format.name).has_blanks;
}

Losses lost_in(const Board& board, const Format& format) {
  Losses losses;
  const CellSet placed = cells_with_digit(board) - board.givens;
  if (placed.empty() && !board.marks && format.name != "sukaku") return losses;
  const std::optional<Board> back = read_again(std::string(format.header) + format.write(board), format);
  if (!back) return {placed.size(), 0, board.givens.size()};
  const Marks before = marks_of(board);
  const Marks after = marks_of(*back);
  for (Cell cell : Cell::all()) {
    const int value = board.values[cell];
    const bool is_same = back->values[cell] == value;
    if (value == 0) losses.eliminations += (after[cell] - before[cell]).size();
    if (value == 0) continue;
    if (placed.contains(cell) && (!is_same || back->givens.contains(cell))) ++losses.placed;
    if (board.givens.contains(cell) && !is_same) ++losses.digits;
  }
  return losses;
}

}  // namespace deduku::formats
