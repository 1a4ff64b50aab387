#include <algorithm>

#include "deduku/rating.hpp"

namespace deduku {

void LadderFold::on_start(const Grid&) {
  *this = LadderFold();
}

void LadderFold::on_step(const StepEvent& event) {
  const int cost = cost_of(event.rung, event.step);
  if (cost > highest_cost_) {
    highest_cost_ = cost;
    rating_.hardest = event.rung.technique;
  }
  rating_.level = std::max(rating_.level.value_or(event.rung.level), event.rung.level);
  rating_.score += cost;
  ++rating_.steps;
  ++rating_.tally[static_cast<std::size_t>(event.rung.technique)];
}

std::span<const Scale> scales() {
  static constexpr std::array<Scale, 3> all = {{
      {"ladder", "hardest technique, level and summed cost on the ladder in use"},
      {"ser", "ER/EP/ED, as Sudoku Explainer 1.2.1 rates"},
      {"hodoku", "level and score, as HoDoKu rates"},
  }};
  return all;
}

}  // namespace deduku
