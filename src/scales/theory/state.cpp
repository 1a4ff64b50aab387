#include "src/scales/theory/state.hpp"

namespace deduku::theory {

State::State(const Grid& grid) {
  for (Cell cell : Cell::all()) {
    for (Digit digit : grid.candidates(cell)) left.insert({cell, digit});
    if (const auto value = grid.value(cell)) {
      left.insert({cell, *value});
      placed.insert({cell, *value});
    }
  }
}

bool find_singles(const State& state, LabelSet& singles) {
  const CellSurvey cells = survey_cells(state.left);
  Bands missing = cells.missing;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = state.left.plane(digit);
    const PlaneSurvey survey = survey_plane<false>(plane);
    missing |= survey.row_missing | survey.column_missing | survey.box_missing;
    singles.set_plane(digit, (survey.singles(plane) | (plane & cells.one)) - state.placed.plane(digit));
  }
  return missing.empty();
}

bool find_conclusions(const State& state, Conclusions& found) {
  const CellSurvey cells = survey_cells(state.left);
  Bands missing = cells.missing;
  for (int digit = 0; digit < Digit::count; ++digit) {
    const Bands plane = state.left.plane(digit);
    const PlaneSurvey survey = survey_plane<true>(plane);
    missing |= survey.row_missing | survey.column_missing | survey.box_missing;
    found.labels.set_plane(digit, (survey.singles(plane) | (plane & cells.one)) - state.placed.plane(digit));
    found.across.set_plane(digit, survey.row_group | survey.row_box_group);
    found.down.set_plane(digit, survey.column_group | survey.column_box_group);
  }
  return missing.empty();
}

namespace {

/// Places candidates that were found together. False if one of them was excluded by another.
bool place_all(State& state, const LabelSet& singles) {
  return singles.all_of([&](Candidate single) {
    if (!state.left.contains(single)) return false;
    state.place(single);
    return true;
  });
}

/// Whether a group takes a candidate away.
bool apply_group(State& state, Family family, Candidate first) {
  const int digit = first.digit().index();
  const Bands plane = state.left.plane(digit);
  const Bands hit = plane & group_links(family, first.cell());
  if (hit.empty()) return false;
  state.left.set_plane(digit, plane - hit);
  return true;
}

bool apply_groups(State& state, const Conclusions& found) {
  bool changed = false;
  found.across.for_each([&](Candidate first) { changed |= apply_group(state, Family::row, first); });
  found.down.for_each([&](Candidate first) { changed |= apply_group(state, Family::column, first); });
  return changed;
}

Outcome outcome_at_rest(const State& state) {
  return state.is_complete() ? Outcome::solved : Outcome::rest;
}

}  // namespace

Outcome close(State& state) {
  LabelSet singles;
  while (true) {
    if (!find_singles(state, singles)) return Outcome::dead;
    if (singles.empty()) return outcome_at_rest(state);
    if (!place_all(state, singles)) return Outcome::dead;
  }
}

Outcome close_with_groups(State& state) {
  Conclusions found;
  while (true) {
    if (!find_conclusions(state, found)) return Outcome::dead;
    if (!place_all(state, found.labels)) return Outcome::dead;
    const bool changed = apply_groups(state, found);
    if (!changed && found.labels.empty()) return outcome_at_rest(state);
  }
}

}  // namespace deduku::theory
