// Facts about a board that is more than its puzzle, as fields of records.
#pragma once

#include "src/records/fields.hpp"

namespace deduku::records {

/// Adds `in_progress` to the record of a board that is more than its puzzle.
void add_standing(Json& json, const Board& board);

/// The dead ends of a board, as fields of a record.
void add_dead_ends(Json& json, const Board& board);

}  // namespace deduku::records
