// The end of a path, in words.
#pragma once

#include "src/records/path_record.hpp"

namespace deduku::cli {

/// The text after the steps of a path from a board: its outcome, the grid at which it was stuck, the solutions, the
/// difference between the board and its puzzle, and an empty line.
std::string path_end_text(const records::PathAnswer& answer, const Board& board, const TextStyle& style);

}  // namespace deduku::cli
