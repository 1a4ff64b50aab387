#include "src/formats/finders/grid_lines.hpp"

#include <algorithm>

#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

using Kind = RowLine::Kind;

/// The blank that a uniform row consists of.
char blank_of(const RowLine& row) {
  return row.cells[0].text.empty() ? ' ' : row.cells[0].text.back();
}

/// Whether a row has this blank besides digits, or another one.
enum class Blanks { none, same, other };
Blanks compare_blanks(const RowLine& row, char blank) {
  if (row.kind != Kind::row || row.is_uniform || !row.has_symbols) return Blanks::none;
  Blanks found = Blanks::none;
  for (const Word& cell : row.cells) {
    const char c = cell.text.empty() ? ' ' : cell.text.back();
    if (is_digit(c)) continue;
    if (c == blank) return Blanks::same;
    found = Blanks::other;
  }
  return found;
}

/// Whether nine equal signs are a border: the nearest rows with blanks have other ones.
bool is_border_among(const std::vector<RowLine>& lines, std::size_t at) {
  constexpr std::size_t reach = 12;
  const char blank = blank_of(lines[at]);
  if (!lines[at].is_border_too || blank == ' ') return false;
  for (std::size_t distance = 1; distance <= reach; ++distance) {
    for (const bool is_behind : {true, false}) {
      if (!is_behind && distance > at) continue;
      const std::size_t other = is_behind ? at + distance : at - distance;
      if (other >= lines.size()) continue;
      const Blanks blanks = compare_blanks(lines[other], blank);
      if (blanks != Blanks::none) return blanks == Blanks::other;
    }
  }
  return false;
}

/// Cuts lines without text into chunks.
class Cutter {
 public:
  Cutter(const std::vector<RowLine>& lines, std::vector<Chunk>& chunks) : lines_(lines), chunks_(chunks) {}

  void run() {
    for (at_ = 0; at_ < lines_.size(); ++at_) {
      const Kind kind = lines_[at_].kind;
      if (kind == Kind::other) end_chunk();
      if (kind == Kind::row) take_row();
      if (kind == Kind::border) take_border();
      if (kind == Kind::empty && !chunk_.rows.empty() && !continues_behind_empty()) end_chunk();
    }
    end_chunk();
  }

 private:
  void begin_chunk() {
    if (is_open_) return;
    is_open_ = true;
    chunk_ = {.begin = at_, .end = at_, .rows = {}};
  }

  void take_row() {
    begin_chunk();
    chunk_.rows.push_back(at_);
    chunk_.end = at_ + 1;
    was_border_ = false;
  }

  /// The second of two borders after rows begins the next grid; so does the first border after rows that have no border
  /// among them.
  void take_border() {
    const bool is_plain = chunk_.borders.empty() || chunk_.borders.back() == 0;
    const bool is_behind_plain_grid = is_plain && !chunk_.rows.empty() && chunk_.rows.size() % 9 == 0;
    if ((was_border_ && !chunk_.rows.empty()) || is_behind_plain_grid) end_chunk();
    begin_chunk();
    chunk_.borders.push_back(chunk_.rows.size());
    chunk_.end = at_ + 1;
    was_border_ = true;
    if (closes_grid()) end_chunk();
  }

  /// Whether a border is the last one of a grid with borders between its bands, and rows of another grid follow.
  bool closes_grid() const {
    const bool has_bands = chunk_.rows.size() == 9 && chunk_.has_border_at(3) && chunk_.has_border_at(6);
    const auto is_row = [&](std::size_t line) { return line < lines_.size() && lines_[line].kind == Kind::row; };
    return has_bands && is_row(at_ + 1) && is_row(at_ + 2) && is_row(at_ + 3);
  }

  /// Whether the text after an empty line belongs to the same grid, as another band.
  bool continues_behind_empty() const {
    const std::size_t rows = chunk_.rows.size();
    if (rows % 3 != 0 || rows % 9 == 0) return false;
    std::size_t at = at_ + 1;
    while (at < lines_.size() && lines_[at].kind == Kind::border) ++at;
    std::size_t band = 0;
    while (at < lines_.size() && lines_[at].kind == Kind::row) ++at, ++band;
    return band == 3;
  }

  void end_chunk() {
    if (is_open_) chunks_.push_back(chunk_);
    chunk_ = {};
    is_open_ = false;
    was_border_ = false;
  }

  const std::vector<RowLine>& lines_;
  std::vector<Chunk>& chunks_;
  std::size_t at_ = 0;
  Chunk chunk_;
  bool is_open_ = false;
  bool was_border_ = false;
};

std::string digits_in_cell(std::string_view text) {
  std::string digits;
  std::ranges::copy_if(text, std::back_inserter(digits), is_digit);
  return digits;
}

}  // namespace

std::vector<RowLine> row_lines_of(const Document& document) {
  std::vector<RowLine> lines;
  for (std::size_t line = 0; line < document.line_count(); ++line) lines.push_back(row_line_of(document, line));
  std::vector<std::size_t> borders;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const bool is_unclear = lines[line].kind == Kind::row && lines[line].is_uniform;
    if (is_unclear && is_border_among(lines, line)) borders.push_back(line);
  }
  for (std::size_t line : borders) lines[line].kind = Kind::border;
  return lines;
}

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

bool Chunk::has_border_at(std::size_t rows_before) const {
  return std::ranges::find(borders, rows_before) != borders.end();
}

std::vector<Chunk> chunks_of(const std::vector<RowLine>& lines) {
  std::vector<Chunk> chunks;
  Cutter(lines, chunks).run();
  std::erase_if(chunks, [](const Chunk& chunk) { return chunk.rows.empty(); });
  return chunks;
}

}  // namespace deduku::formats
