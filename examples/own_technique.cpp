#include <cstdio>

#include "deduku/explain.hpp"
#include "deduku/own_technique.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/tasks.hpp"

using namespace deduku;

namespace {

/// Two cells of a house with the same two candidates: no other cell of the house has one of these.
bool emit_twins(const Grid& grid, House house, const CellSet& twins, DigitSet digits, StepEmitter& steps) {
  Effects effects;
  for (Digit digit : digits) effects.removes.insert(digit, grid.cells(house, digit) - twins);
  if (!effects.has_effect()) return false;
  Evidence evidence;  // the pattern: for words, pictures and hints
  evidence.digits = digits;
  evidence.base = {house};
  evidence.add(Role::body, twins, digits);
  evidence.use(twins);  // the basis of the proof: each of the two cells has a digit
  return steps.emit(effects, evidence);
}

void find_twins(const Grid& grid, StepEmitter& steps) {
  const CellSet bivalue = grid.cells_with_count(2);
  for (House house : House::all()) {
    for (Cell first : (bivalue & cells_of(house))) {
      for (Cell second : (bivalue & cells_of(house))) {
        const bool is_pair = first < second && grid.candidates(first) == grid.candidates(second);
        if (is_pair && emit_twins(grid, house, {first, second}, grid.candidates(first), steps)) return;
      }
    }
  }
}

}  // namespace

int main() {
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [](const Rung& rung) { return rung.technique == TechniqueId::naked_pair; });
  ladder.add({.key = "twins",
              .name = "Twins",
              .family = Family::subsets,
              .sentence = "{Body} look the same: both have {digits} and nothing else.",
              .find = find_twins},
             300);

  const Board board = Board::of(".....7.42....3..81.4...16...6......59..4.6..75......2...28...5.43..2....65.7.....");
  for (const StepEvent& event : path(board, {.ladder = ladder})) {
    const StepView& view = event.view;
    if (view.step.own) std::printf("%d. %s: %s\n", event.ordinal, step_name(view).c_str(), sentence(view).c_str());
  }
  std::printf("R %.2f\n", RoundRater(ladder).rate(board).points());
}
