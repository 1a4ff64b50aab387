// The cells with one candidate or none, for all cells at once.
#pragma once

#include "techniques/facts/plane_survey.hpp"
#include "techniques/trial/label_set.hpp"

namespace deduku::trial {

using facts::every_cell;
using facts::PlaneSurvey;
using facts::survey_plane;

/// The cells with exactly one candidate, and whether some cell has none.
struct CellSurvey {
  Bands one;
  Bands missing;
};

inline CellSurvey survey_cells(const LabelSet& left) {
  Bands some = left.plane(0);
  Bands several = {};
  for (int digit = 1; digit < Digit::count; ++digit) {
    const Bands plane = left.plane(digit);
    several |= some & plane;
    some |= plane;
  }
  return {some - several, Bands::each(every_cell) - some};
}

}  // namespace deduku::trial
