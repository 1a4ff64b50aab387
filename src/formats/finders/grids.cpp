// Grids of nine rows, of cells or of candidates: plain, spaced, in frames of any kind, from spreadsheets and programs,
// with or without names of rows and columns.
#include <algorithm>

#include "src/formats/finders/grid_lines.hpp"
#include "src/formats/symbols.hpp"

namespace deduku::formats {

namespace {

constexpr std::size_t rows_of_grid = 9;

using Rows = std::vector<std::size_t>;

bool are_labels_in_order(std::span<const RowLine> nine) {
  const int first = nine[0].label;
  if (first != -1 && first != 0 && first != 1 && first != 10) return false;
  for (std::size_t i = 1; i < nine.size(); ++i) {
    if (nine[i].label != (first == -1 ? -1 : first + static_cast<int>(i))) return false;
  }
  return true;
}

/// When a table is copied with an empty column next to it, all its rows have that column at the same end.
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

/// The puzzle in nine rows, of cells or of candidates; empty if they do not belong together: they have different
/// blanks, row names out of order, or something that is neither digit nor blank.
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
  finding->piece =
      document.lines_piece(document.line_at(nine[0].cells[0].offset), document.line_at(nine[8].cells[0].offset) + 1);
  return finding;
}

/// Whether the width of a row differs from that of its neighbours in the chunk.
bool stands_apart(const std::vector<RowLine>& lines, const Rows& rows, std::size_t at) {
  const auto has_its_width = [&](std::size_t other) {
    return width_of(lines[rows[other]]) == width_of(lines[rows[at]]);
  };
  return !(at > 0 && has_its_width(at - 1)) && !(at + 1 < rows.size() && has_its_width(at + 1));
}

/// The rows of a chunk without lines that only look like rows: column numbers above a grid, a date of nine signs. Empty
/// if the remaining rows are not a whole number of grids.
std::optional<Rows> rows_without_others(const std::vector<RowLine>& lines, const Chunk& chunk) {
  if (chunk.rows.size() % rows_of_grid == 0) return chunk.rows;
  for (const bool drops_all : {false, true}) {
    Rows kept;
    for (std::size_t i = 0; i < chunk.rows.size(); ++i) {
      const std::size_t row = chunk.rows[i];
      const RowLine& line = lines[row];
      const bool is_odd = line.repeats || line.mixes_blanks || stands_apart(lines, chunk.rows, i);
      const bool is_other = line.is_header || (drops_all && is_odd);
      if (!is_other) {
        kept.push_back(row);
      } else if (kept.size() % rows_of_grid != 0) {
        kept.clear();
        break;
      }
    }
    if (!kept.empty() && kept.size() % rows_of_grid == 0) return kept;
  }
  return std::nullopt;
}

/// Whether borders are at the places of a grid, and at the same ones in all grids.
bool are_borders_alike(const Chunk& chunk, const Rows& rows) {
  if (rows.size() == rows_of_grid || chunk.borders.empty() || rows.size() != chunk.rows.size()) return true;
  for (std::size_t inner = 1; inner < rows_of_grid; ++inner) {
    const bool has_first = chunk.has_border_at(inner);
    for (std::size_t first = rows_of_grid; first < rows.size(); first += rows_of_grid) {
      if (chunk.has_border_at(first + inner) != has_first) return false;
    }
  }
  return true;
}

/// The grids of a chunk; none if a framed one is damaged, because then the beginnings of the others are not clear.
std::vector<Finding> grids_of(const Findings& findings, const std::vector<RowLine>& lines, const Chunk& chunk) {
  std::vector<Finding> grids;
  const auto rows = rows_without_others(lines, chunk);
  if (!rows || !are_borders_alike(chunk, *rows)) return grids;
  for (std::size_t first = 0; first < rows->size(); first += rows_of_grid) {
    std::vector<RowLine> nine;
    for (std::size_t i = 0; i < rows_of_grid; ++i) nine.push_back(lines[(*rows)[first + i]]);
    auto grid = grid_of_rows(findings.document, nine, findings.options);
    if (grid) grids.push_back(*std::move(grid));
  }
  return grids;
}

/// The piece of a grid with the frame above and below it, up to the frame of another grid.
Piece with_frame(const Document& document, const std::vector<RowLine>& lines, const Chunk& chunk, Piece piece) {
  const std::size_t first = document.line_at(piece.begin);
  const std::size_t behind = document.line_at(piece.end - 1) + 1;
  const auto is_border = [&](std::size_t line) {
    return line < lines.size() && lines[line].kind == RowLine::Kind::border && document.is_line_free(line);
  };
  if (first > chunk.begin && is_border(first - 1)) piece.begin = document.line_piece(first - 1).begin;
  const bool is_last = is_border(behind) && !(behind + 1 < chunk.end && lines[behind + 1].kind == RowLine::Kind::row);
  if (is_last) piece.end = document.line_piece(behind).end;
  return piece;
}

/// Claims the rest of the frames.
void claim_frames(Document& document, const std::vector<RowLine>& lines, const Chunk& chunk) {
  for (std::size_t line = chunk.begin; line < chunk.end; ++line) {
    if (lines[line].kind == RowLine::Kind::border) document.claim(document.line_piece(line));
  }
}

}  // namespace

void find_grids(Findings& findings) {
  const std::vector<RowLine> lines = row_lines_of(findings.document);
  for (const Chunk& chunk : chunks_of(lines)) {
    std::vector<Finding> grids = grids_of(findings, lines, chunk);
    for (Finding& grid : grids) {
      grid.piece = with_frame(findings.document, lines, chunk, grid.piece);
      findings.document.claim(grid.piece);
      findings.all.push_back(std::move(grid));
    }
    const bool are_all = rows_of_grid * grids.size() + rows_of_grid > chunk.rows.size();
    if (!grids.empty() && are_all) claim_frames(findings.document, lines, chunk);
  }
}

}  // namespace deduku::formats
