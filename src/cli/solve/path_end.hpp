// How a path ended, in words.
#pragma once

#include "src/records/path_record.hpp"

namespace deduku::cli {

/// What follows the steps of a path: how it ended, the grid where it was stuck, the solutions, and an empty line.
std::string path_end_text(const records::PathAnswer& answer, const TextStyle& style);

}  // namespace deduku::cli
