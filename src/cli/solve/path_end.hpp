// How a path ended, in words.
#pragma once

#include "src/records/path_record.hpp"

namespace deduku::cli {

/// What follows the steps of a path from a board: how it ended, the grid where it was stuck, the solutions,
/// what the board is next to its puzzle, and an empty line.
std::string path_end_text(const records::PathAnswer& answer, const Board& board, const TextStyle& style);

}  // namespace deduku::cli
