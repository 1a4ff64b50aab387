#include "src/formats/finders/finding.hpp"

#include <algorithm>

namespace deduku::formats {

namespace {

constexpr Finder finders[] = {
#define FINDER(name) {#name, find_##name},
#include "src/formats/finders/finders.def"
#undef FINDER
};

/// The houses of each cell as a bit set.
constexpr auto houses_of_cells = [] {
  PerCell<std::uint32_t> bits{};
  for (Cell cell : Cell::all()) {
    for (House house : cell.houses()) bits[cell] |= std::uint32_t{1} << house.index();
  }
  return bits;
}();

bool is_full(const Board& board) {
  return cells_with_digit(board).size() == Cell::count;
}

/// Whether a finding is the solution of one near it.
bool is_solution(const std::vector<Finding>& all, std::size_t at) {
  constexpr std::size_t reach = 2;
  if (!all[at].may_be_solution || all[at].error || !is_full(all[at].board)) return false;
  const std::size_t begin = at < reach ? 0 : at - reach;
  for (std::size_t i = begin; i < std::min(at + reach + 1, all.size()); ++i) {
    if (!all[i].may_be_solution || all[i].error || is_full(all[i].board)) continue;
    if (is_solution_of(all[at].board, all[i].board)) return true;
  }
  return false;
}

}  // namespace

std::span<const Finder> all_finders() {
  return finders;
}

bool CellRun::is_likely_puzzle() const {
  constexpr int fewest_clues = 17;
  return clues() >= fewest_clues && !repeats_digit(board);
}

Finding& Findings::add(Piece piece, const Board& board, std::string_view format) {
  document.claim(piece);
  Finding& finding = all.emplace_back();
  finding.piece = piece;
  finding.board = board;
  finding.format = find_format(format);
  finding.offsets.fill(static_cast<std::uint32_t>(piece.begin));
  return finding;
}

Finding& Findings::add(Piece piece, const CellRun& cells, std::string_view format) {
  Finding& finding = add(piece, cells.board, format);
  finding.offsets = cells.offsets;
  return finding;
}

void Findings::add_error(Piece piece, ParseError error) {
  document.claim(piece);
  Finding& finding = all.emplace_back();
  finding.piece = piece;
  finding.has_title = true;
  finding.error = std::move(error);
}

void Findings::add_error_at_begin(Piece piece, ParseError error) {
  const Place place = document.place(piece.begin);
  error.line = place.line;
  error.column = place.column;
  add_error(piece, std::move(error));
}

bool repeats_digit(const Board& board) {
  std::array<std::uint32_t, Digit::count + 1> houses_with_digit{};
  std::uint32_t repeated = 0;
  for (Cell cell : cells_with_digit(board)) {
    std::uint32_t& seen = houses_with_digit[board.values[cell]];
    repeated |= seen & houses_of_cells[cell];
    seen |= houses_of_cells[cell];
  }
  return repeated != 0;
}

bool is_solution_of(const Board& full, const Board& puzzle) {
  for (Cell cell : cells_with_digit(puzzle)) {
    if (full.values[cell] != puzzle.values[cell]) return false;
  }
  return true;
}

std::vector<Finding> find_all(Document& document, const ReadOptions& options) {
  Findings findings(document, options);
  for (const Finder& finder : finders) finder.find(findings);
  std::vector<Finding>& all = findings.all;
  std::ranges::stable_sort(all, {}, [](const Finding& finding) { return finding.piece.begin; });
  std::vector<Finding> kept;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!is_solution(all, i)) kept.push_back(all[i]);
  }
  give_titles(document, kept);
  return kept;
}

Parsed parse_as(std::string_view format, std::string_view text, const ReadOptions& options) {
  Source source(lines_of(text));
  Parsed parsed;
  const std::unique_ptr<Parser> parser = codec_named(format).open(options);
  if (!parser->seek(source)) {
    parsed.error = error_of(Fault::no_puzzle, 0, 0);
    return parsed;
  }
  parsed.error = parser->parse(source, parsed.draft);
  parsed.lines = source.taken();
  return parsed;
}

std::string lines_as_written(const Document& document, std::size_t begin, std::size_t end) {
  std::string text;
  for (std::size_t line = begin; line < end; ++line) {
    text += document.written(document.line_piece(line));
    text += '\n';
  }
  return text;
}

ParseError placed_in(const Document& document, std::size_t begin, ParseError error) {
  if (error.line == 0) return error;
  const std::size_t line = std::min(begin + static_cast<std::size_t>(error.line) - 1, document.line_count() - 1);
  error.line = document.place(document.line_piece(line).begin).line;
  return error;
}

void set_offsets(const Document& document, std::size_t begin, const Draft& draft, Finding& finding) {
  for (Cell cell : Cell::all()) {
    const Place place = draft.places[cell];
    const std::size_t line = begin + static_cast<std::size_t>(std::max<std::int64_t>(place.line - 1, 0));
    const Piece piece = document.line_piece(std::min(line, document.line_count() - 1));
    const std::size_t column = static_cast<std::size_t>(std::max(place.column - 1, 0));
    finding.offsets[cell] = static_cast<std::uint32_t>(std::min(piece.begin + column, piece.end));
  }
}

}  // namespace deduku::formats
