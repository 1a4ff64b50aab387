#include "techniques/trial/theory_state.hpp"

namespace deduku::trial {

TheoryState::TheoryState(const Grid& grid) {
  for (Cell cell : Cell::all()) {
    for (Digit digit : grid.candidates(cell)) left.insert({cell, digit});
    if (const auto value = grid.value(cell)) {
      left.insert({cell, *value});
      placed.insert({cell, *value});
    }
  }
}

bool find_soles(const LabelSet& left, LabelSet& soles) {
  const CellSurvey cells = survey_cells(left);
  Bands missing = cells.missing;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = left.plane(digit);
    const PlaneSurvey survey = survey_plane<false>(plane);
    missing |= survey.row_missing | survey.column_missing | survey.box_missing;
    soles.set_plane(digit, survey.singles(plane) | (plane & cells.one));
  }
  return missing.empty();
}

bool find_soles(const LabelSet& left, const LabelSet& rested, LabelSet& soles) {
  const CellSurvey cells = survey_cells(left);
  Bands missing = cells.missing;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = left.plane(digit);
    Bands singles = plane & cells.one;
    if (!(rested.plane(digit) - plane).empty()) {
      const PlaneSurvey survey = survey_plane<false>(plane);
      missing |= survey.row_missing | survey.column_missing | survey.box_missing;
      singles |= survey.singles(plane);
    }
    soles.set_plane(digit, singles);
  }
  return missing.empty();
}

bool find_soles(const LabelSet& left, Conclusions<true>& soles) {
  const CellSurvey cells = survey_cells(left);
  Bands missing = cells.missing;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = left.plane(digit);
    const PlaneSurvey survey = survey_plane<true>(plane);
    missing |= survey.row_missing | survey.column_missing | survey.box_missing;
    soles.labels.set_plane(digit, survey.singles(plane) | (plane & cells.one));
    soles.across.set_plane(digit, survey.row_group | survey.row_box_group);
    soles.down.set_plane(digit, survey.column_group | survey.column_box_group);
  }
  return missing.empty();
}

EmptyingTest::EmptyingTest(const LabelSet& left, const LabelSet& soles)
    : left_(left), soles_(soles), sole_cells_(soles.plane(0)), cells_with_several_(Bands::each(0)) {
  for (int digit = 1; digit < Digit::count; ++digit) {
    const Bands plane = soles.plane(digit);
    cells_with_several_ |= sole_cells_ & plane;
    sole_cells_ |= plane;
  }
}

/// A variable is emptied if its only candidate is removed, or several of one digit in a house.
bool EmptyingTest::empties(Conclusion conclusion) const {
  const int digit = conclusion.candidate().digit().index();
  const Bands links = link_bands(conclusion);
  if (!(left_.plane(digit) & links & soles_.plane(digit)).empty()) return true;
  if (!conclusion.is_group() && empties_through_cell(conclusion.candidate())) return true;
  return survey_plane<false>(left_.plane(digit) - links).is_dead();
}

/// Whether another digit of the cell is the only candidate of a variable.
bool EmptyingTest::empties_through_cell(Candidate candidate) const {
  const Bands own = soles_.plane(candidate.digit().index());
  const Bands others = (sole_cells_ - own) | cells_with_several_;
  return !(others & bands_of(candidate.cell())).empty();
}

namespace {

/// Places candidates that were found together. False if one of them was excluded by another.
bool place_all(TheoryState& state, const LabelSet& singles) {
  state.place(singles);
  return (singles - state.left).empty();
}

/// Whether a group removes a candidate.
bool apply_group(TheoryState& state, TheoryFamily family, Candidate first) {
  const int digit = first.digit().index();
  const Bands plane = state.left.plane(digit);
  const Bands hit = plane & group_links(family, first.cell());
  if (hit.empty()) return false;
  state.left.set_plane(digit, plane - hit);
  return true;
}

bool apply_groups(TheoryState& state, const Conclusions<true>& found) {
  bool changed = false;
  found.across.for_each([&](Candidate first) { changed |= apply_group(state, TheoryFamily::row, first); });
  found.down.for_each([&](Candidate first) { changed |= apply_group(state, TheoryFamily::column, first); });
  return changed;
}

TheoryOutcome outcome_at_rest(const TheoryState& state) {
  return state.is_complete() ? TheoryOutcome::solved : TheoryOutcome::rest;
}

}  // namespace

std::array<LabelSet, 2> trial_order(const TheoryState& state) {
  const LabelSet open = state.left - state.placed;
  Bands some = open.plane(0);
  Bands several = {};
  Bands many = {};
  for (int digit = 1; digit < Digit::count; ++digit) {
    const Bands plane = open.plane(digit);
    many |= several & plane;
    several |= some & plane;
    some |= plane;
  }
  std::array<LabelSet, 2> order;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = open.plane(digit);
    const Bands pairs = plane & (several - many);
    order[0].set_plane(digit, pairs);
    order[1].set_plane(digit, plane - pairs);
  }
  return order;
}

TheoryOutcome close(TheoryState& state) {
  LabelSet singles;
  while (true) {
    if (!find_soles(state.left, singles)) return TheoryOutcome::dead;
    singles -= state.placed;
    if (singles.empty()) return outcome_at_rest(state);
    if (!place_all(state, singles)) return TheoryOutcome::dead;
  }
}

TheoryOutcome close_with_groups(TheoryState& state) {
  Conclusions<true> found;
  while (true) {
    if (!find_soles(state.left, found)) return TheoryOutcome::dead;
    found.labels -= state.placed;
    if (!place_all(state, found.labels)) return TheoryOutcome::dead;
    const bool changed = apply_groups(state, found);
    if (!changed && found.labels.empty()) return outcome_at_rest(state);
  }
}

}  // namespace deduku::trial
