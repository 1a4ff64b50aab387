// SudoCue's collections (.sdm): only puzzles, one on each line, 0 for an empty cell. Read as `line`.
#include <algorithm>

#include "src/formats/codec.hpp"

namespace deduku::formats {

namespace {

std::string write_sdm(const Board& board) {
  std::string line = line_of(board);
  std::ranges::replace(line, '.', '0');
  return line + '\n';
}

}  // namespace

const Codec codec::sdm{
    .format = {.name = "sdm",
               .description = "SudoCue collection: 81 digits on a line, 0 empty; read as line",
               .readable = true,
               .write = write_sdm},
    .open = [](const ReadOptions& options) { return line.open(options); },
    .has_blanks = true,
};

}  // namespace deduku::formats
