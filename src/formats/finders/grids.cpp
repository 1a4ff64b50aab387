// Grids of nine rows, of cells or of candidates: plain, spaced, in frames of any kind, from spreadsheets and programs,
// with or without names of rows and columns.
#include <algorithm>

#include "src/formats/finders/grid_lines.hpp"
#include "src/formats/finders/grid_of_rows.hpp"

namespace deduku::formats {

namespace {

constexpr std::size_t rows_of_grid = 9;

using Rows = std::vector<std::size_t>;

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
