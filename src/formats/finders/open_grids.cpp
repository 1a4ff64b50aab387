// Grids whose empty cells are spaces: the columns show which cell a digit belongs to.
//
//   53  7            | 5 3   |   7   |       |
//   6  195           | 6     | 1 9 5 |       |
#include <algorithm>

#include "src/formats/finders/finding.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::size_t rows_of_open_grid = 9;

/// The columns of nine cells, relative to the first.
using Columns = std::array<std::size_t, Digit::count>;
constexpr Columns layouts[] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8},       {0, 2, 4, 6, 8, 10, 12, 14, 16},  {0, 1, 2, 4, 5, 6, 8, 9, 10},
    {0, 2, 4, 7, 9, 11, 14, 16, 18},   {0, 2, 4, 8, 10, 12, 16, 18, 20}, {0, 3, 6, 9, 12, 15, 18, 21, 24},
    {0, 4, 8, 12, 16, 20, 24, 28, 32}, {0, 1, 2, 5, 6, 7, 10, 11, 12},
};

constexpr bool is_bar(char c) {
  return c == '|' || c == '!';
}

/// Nine lines, each a row, without the prefix of quoted mail.
using OpenRows = std::vector<Piece>;

/// Whether all digits of the rows are in columns of a layout that begins at `base`.
bool fits(const Document& document, const OpenRows& rows, const Columns& layout, std::size_t base) {
  for (const Piece& row : rows) {
    const std::string_view text = document.text(row);
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (!is_digit(text[at])) continue;
      if (at < base || std::ranges::find(layout, at - base) == layout.end()) return false;
    }
  }
  return true;
}

/// The first and the last column with a digit.
std::pair<std::size_t, std::size_t> reach_of(const Document& document, const OpenRows& rows) {
  std::pair<std::size_t, std::size_t> reach{std::string::npos, 0};
  for (const Piece& row : rows) {
    const std::string_view text = document.text(row);
    const std::size_t first = text.find_first_of("123456789");
    if (first == text.npos) continue;
    reach.first = std::min(reach.first, first);
    reach.second = std::max(reach.second, text.find_last_of("123456789"));
  }
  return reach;
}

std::optional<CellRun> cells_in_columns(const Document& document, const OpenRows& rows, const Columns& layout,
                                        std::size_t base) {
  if (!fits(document, rows, layout, base)) return std::nullopt;
  CellRun run;
  for (const Piece& row : rows) {
    for (std::size_t column : layout) {
      const std::size_t at = row.begin + base + column;
      const bool is_there = at < row.end && is_digit(document.text()[at]);
      run.add(is_there ? value_of(document.text()[at]) : std::uint8_t{0}, true, std::min(at, row.end));
    }
  }
  return run.is_likely_puzzle() ? std::optional(run) : std::nullopt;
}

/// Rows without bars: the columns begin with the line, or end with its last digit.
std::optional<CellRun> cells_of_plain_rows(const Document& document, const OpenRows& rows) {
  const auto [first, last] = reach_of(document, rows);
  if (first == std::string::npos) return std::nullopt;
  for (const Columns& layout : layouts) {
    if (last <= layout.back()) {
      if (auto cells = cells_in_columns(document, rows, layout, 0)) return cells;
      continue;
    }
    const std::size_t base = last - layout.back();
    if (base > first) continue;
    if (auto cells = cells_in_columns(document, rows, layout, base)) return cells;
  }
  return std::nullopt;
}

using PlacesOfCells = std::array<std::size_t, 3>;

/// The places of the three cells between two bars, by the width between them; all beyond that width if it is not
/// supported.
PlacesOfCells places_between_bars(std::size_t width) {
  if (width == 3) return {0, 1, 2};
  if (width == 5 || width == 6) return {0, 2, 4};
  if (width == 7) return {1, 3, 5};
  if (width == 9) return {1, 4, 7};
  if (width == 11) return {1, 5, 9};
  return {width, width, width};
}

/// Whether a row begins with its first bar.
bool begins_with_bar(const Document& document, Piece row) {
  const std::string_view text = trimmed(document.text(row));
  return !text.empty() && is_bar(text[0]);
}

/// The pieces between the bars of a row. The first piece may be before the first bar; in a row without a closing bar
/// the last piece extends to its end.
std::vector<Piece> pieces_between_bars(const Document& document, Piece row, bool has_bar_before) {
  const std::string_view text = document.text();
  std::vector<Piece> pieces;
  std::size_t begin = row.begin;
  while (has_bar_before && !is_bar(text[begin])) ++begin;
  if (has_bar_before) ++begin;
  for (std::size_t at = begin; at < row.end; ++at) {
    if (!is_bar(text[at])) continue;
    pieces.push_back({begin, at});
    begin = at + 1;
  }
  const bool is_closed = trimmed(text.substr(begin, row.end - begin)).empty() && pieces.size() >= 3;
  if (!is_closed) pieces.push_back({begin, row.end});
  return pieces;
}

/// Adds the cells of a piece between two bars; false if a digit is at none of their places.
bool add_cells_between_bars(const Document& document, Piece piece, const PlacesOfCells& places, CellRun& run) {
  const std::string_view text = document.text(piece);
  std::ptrdiff_t placed = 0;
  for (std::size_t place : places) {
    const bool is_there = place < text.size() && is_digit(text[place]);
    placed += is_there ? 1 : 0;
    run.add(is_there ? value_of(text[place]) : std::uint8_t{0}, true, piece.begin + std::min(place, text.size()));
  }
  return placed == std::ranges::count_if(text, is_digit);
}

/// Adds the cells of a row; false if its bars do not cut it into three pieces of cells.
bool add_barred_row(const Document& document, Piece row, bool has_bar_before, CellRun& run) {
  const std::vector<Piece> pieces = pieces_between_bars(document, row, has_bar_before);
  if (pieces.size() != 3) return false;
  const PlacesOfCells places = places_between_bars(pieces[1].size());
  PlacesOfCells places_in_first = places;
  // A row without a first bar may also lack the space after it.
  const bool lacks_space = pieces[0].begin == row.begin && pieces[0].size() + 1 == pieces[1].size() && places[0] == 1;
  if (lacks_space) std::ranges::for_each(places_in_first, [](std::size_t& place) { --place; });
  return add_cells_between_bars(document, pieces[0], places_in_first, run) &&
         add_cells_between_bars(document, pieces[1], places, run) &&
         add_cells_between_bars(document, pieces[2], places, run);
}

std::optional<CellRun> cells_of_barred_rows(const Document& document, const OpenRows& rows) {
  CellRun run;
  const bool has_bar_before = std::ranges::all_of(rows, [&](Piece row) { return begins_with_bar(document, row); });
  for (const Piece& row : rows) {
    if (!add_barred_row(document, row, has_bar_before, run)) return std::nullopt;
  }
  return run.is_likely_puzzle() ? std::optional(run) : std::nullopt;
}

class OpenGrids {
 public:
  explicit OpenGrids(Findings& findings) : findings_(findings), document_(findings.document) {}

  void run() {
    for (std::size_t line = 0; line < document_.line_count();) {
      std::size_t end = line;
      while (end < document_.line_count() && kind_of(end) != LineKind::other) ++end;
      if (end > line) take_run(line, end);
      line = end + 1;
    }
  }

 private:
  enum class LineKind { other, empty, border, plain, barred };

  /// A line without the prefix of quoted mail.
  Piece inner(std::size_t line) const {
    Piece piece = document_.line_piece(line);
    const std::string_view text = document_.text();
    while (piece.begin < piece.end && text[piece.begin] == '>') {
      ++piece.begin;
      if (piece.begin < piece.end && text[piece.begin] == ' ') ++piece.begin;
    }
    return piece;
  }

  LineKind kind_of(std::size_t line) const {
    if (!document_.is_line_free(line)) return LineKind::other;
    const std::string_view text = document_.text(inner(line));
    if (trimmed(text).empty()) return LineKind::empty;
    const auto belongs = [](char c) { return is_digit(c) || c == ' ' || is_bar(c); };
    if (std::ranges::all_of(text, belongs))
      return std::ranges::any_of(text, is_bar) ? LineKind::barred : LineKind::plain;
    const bool is_border = text.find_first_not_of("+-=|:*_~# ") == text.npos;
    return is_border ? LineKind::border : LineKind::other;
  }

  /// Lines without text: grids with bars, or nine lines of which the empty ones are rows.
  void take_run(std::size_t begin, std::size_t end) {
    OpenRows rows;
    bool has_bars = false;
    for (std::size_t line = begin; line < end; ++line) {
      const LineKind kind = kind_of(line);
      if (kind != LineKind::barred) continue;
      has_bars = true;
      rows.push_back(inner(line));
      if (rows.size() != rows_of_open_grid) continue;
      if (auto cells = cells_of_barred_rows(document_, rows)) add(rows, *cells);
      rows.clear();
    }
    if (!has_bars) take_plain(begin, end);
  }

  void take_plain(std::size_t begin, std::size_t end) {
    const auto is_outer = [&](std::size_t line) { return kind_of(line) != LineKind::plain; };
    while (begin < end && is_outer(begin)) ++begin;
    while (end > begin && is_outer(end - 1)) --end;
    OpenRows all;
    OpenRows rows;
    for (std::size_t line = begin; line < end; ++line) {
      if (kind_of(line) == LineKind::border) continue;
      all.push_back(inner(line));
      if (kind_of(line) == LineKind::plain) rows.push_back(inner(line));
    }
    for (const OpenRows& nine : {all, rows}) {
      if (nine.size() != rows_of_open_grid) continue;
      if (auto cells = cells_of_plain_rows(document_, nine)) return add(nine, *cells);
    }
  }

  void add(const OpenRows& rows, const CellRun& cells) {
    std::size_t first = document_.line_at(rows.front().begin);
    std::size_t last = document_.line_at(rows.back().begin);
    if (first > 0 && kind_of(first - 1) == LineKind::border) --first;
    if (last + 1 < document_.line_count() && kind_of(last + 1) == LineKind::border) ++last;
    findings_.add(document_.lines_piece(first, last + 1), cells, "grid");
  }

  Findings& findings_;
  const Document& document_;
};

}  // namespace

void find_open_grids(Findings& findings) {
  OpenGrids(findings).run();
}

}  // namespace deduku::formats
