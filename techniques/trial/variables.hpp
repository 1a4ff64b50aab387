// Variables and the path of patterns through them: by a left-linking candidate to the rest on the right.
#pragma once

#include "techniques/trial/theory_state.hpp"

namespace deduku::trial {

/// The four kinds of variables: a cell, or a digit in a house.
enum class VariableKind : std::uint8_t { cell, row, column, box };

/// Candidates of one digit.
struct DigitCells {
  int digit;
  Bands cells;
};

/// The variable of a kind that contains a candidate, as the cells of its house (all 81 for a cell's own).
inline Bands house_bands(VariableKind kind, Cell cell) {
  switch (kind) {
    case VariableKind::row:
      return bands_of(cell.row());
    case VariableKind::column:
      return bands_of(cell.column());
    case VariableKind::box:
      return bands_of(cell.box());
    case VariableKind::cell:
      break;
  }
  return bands_of(cell);
}

/// The candidates of `candidates` that are linked to a conclusion and belong to the variable of the given kind through
/// `member`. Precondition: no remaining candidate of that variable is linked to the conclusion.
inline DigitCells lefts_in(const LabelSet& candidates, VariableKind kind, Candidate member, Conclusion last) {
  const Candidate from = last.candidate();
  const int digit = from.digit().index();
  if (kind == VariableKind::cell) {
    return {digit, candidates.plane(digit) & link_bands(last) & bands_of(member.cell())};
  }
  const Bands house = house_bands(kind, member.cell());
  if (digit == member.digit().index()) return {digit, candidates.plane(digit) & link_bands(last) & house};
  const int own = member.digit().index();
  if (last.is_group()) return {own, Bands::each(0)};
  return {own, candidates.plane(own) & bands_of(from.cell()) & house};
}

/// The left-linking candidates of a variable with a single conclusion: a group contains no left-linking candidate.
inline DigitCells lefts_of(const LabelSet& candidates, VariableKind kind, Conclusion right, Conclusion last) {
  DigitCells lefts = lefts_in(candidates, kind, right.candidate(), last);
  if (right.is_group()) {
    lefts.cells = lefts.cells - group_cells(right.family(), right.candidate().cell());
  }
  return lefts;
}

/// Calls `visit(kind, conclusion)` for every variable with exactly one remaining conclusion that is not in `known`.
template <bool grouped, class Visit>
void for_each_right(const LabelSet& left, const LabelSet& known, Visit&& visit) {
  const Bands one = survey_cells(left).one;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = left.plane(digit);
    const PlaneSurvey survey = survey_plane<grouped>(plane);
    const Bands fresh = plane - known.plane(digit);
    const auto visit_all = [&](VariableKind kind, TheoryFamily family, Bands cells) {
      for_each_cell(cells, [&](Cell cell) { visit(kind, Conclusion(family, {cell, Digit(digit)})); });
    };
    const Bands columns = survey.column_one;
    const Bands boxes = survey.box_one.filled(3);
    visit_all(VariableKind::cell, TheoryFamily::label, fresh & one);
    visit_all(VariableKind::row, TheoryFamily::label, fresh & survey.row_one.filled(9));
    visit_all(VariableKind::column, TheoryFamily::label, fresh & (columns | columns << 9 | columns << 18));
    visit_all(VariableKind::box, TheoryFamily::label, fresh & (boxes | boxes << 9 | boxes << 18));
    if constexpr (grouped) {
      visit_all(VariableKind::row, TheoryFamily::row, survey.row_group);
      visit_all(VariableKind::box, TheoryFamily::row_box, survey.row_box_group);
      visit_all(VariableKind::column, TheoryFamily::column, survey.column_group);
      visit_all(VariableKind::box, TheoryFamily::column_box, survey.column_box_group);
    }
  }
}

/// Calls `visit(kind, member)` for every variable without a candidate; `member` is some label of it.
template <class Visit>
void for_each_empty(const LabelSet& left, Visit&& visit) {
  const Bands upper_band = {Bands::Lanes{every_cell, 0, 0, 0}};  // a shortage in a column appears three times
  for_each_cell(survey_cells(left).missing, [&](Cell cell) { visit(VariableKind::cell, Candidate(cell, Digit(0))); });
  for (int digit = 0; digit < Digit::count; ++digit) {
    const PlaneSurvey survey = survey_plane<false>(left.plane(digit));
    if (!survey.is_dead()) continue;
    const auto visit_all = [&](VariableKind kind, Bands cells) {
      for_each_cell(cells, [&](Cell cell) { visit(kind, Candidate(cell, Digit(digit))); });
    };
    visit_all(VariableKind::row, survey.row_missing);
    visit_all(VariableKind::column, survey.column_missing & upper_band);
    visit_all(VariableKind::box, survey.box_missing);
  }
}

}  // namespace deduku::trial
