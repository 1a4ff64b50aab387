// The fields that a record of `rate` has of each scale, behind those that all records have. Null: the scale does not rate the
// puzzle.
#pragma once

#include "src/records/fields.hpp"
#include "src/records/rating_records.hpp"

namespace deduku::records {

void add_rounds(Json& json, const RoundRecord* rounds);
/// Of the ladder there is a record of puzzles that it does not rate, too.
void add_ladder(Json& json, const LadderRating& rating);
void add_se(Json& json, const SeRecord* se, const StepsTold& told);
void add_hodoku(Json& json, const HodokuRecord* hodoku, const StepsTold& told);

/// A number, a string where there is no exact one, or null.
Json figure_json(const TheoryFigure& figure);

}  // namespace deduku::records
