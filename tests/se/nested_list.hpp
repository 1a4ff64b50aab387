// Ranked lists of chain hints, as JSON: [complexity, sort key, placement or null, {cell: digits as bits 1..9}].
#pragma once

#include <nlohmann/json.hpp>

#include "src/scales/se/chains/engine.hpp"
#include "tests/se/plain_chains.hpp"

namespace deduku::testing {

/// The numbers of levels in the reference: -3 static cycles and chains, -2 static multiple, -1 Nishio, 0..5 dynamic.
inline se::Producer search_of_level(int level) {
  switch (level) {
    case -3:
      return se::forcing_chains;
    case -2:
      return se::multiple_chains;
    case -1:
      return se::nishio;
    default:
      return static_cast<se::Producer>(se::dynamic_chains + level);
  }
}

/// `digits`: per cell a mask with bit 1 for digit 1.
inline se::SeState state_of(const nlohmann::json& values, const nlohmann::json& digits) {
  Board board;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    board.values[cell] = values[cell.index()].get<std::uint8_t>();
    (*board.marks)[cell] = DigitSet::from_bits(digits[cell.index()].get<unsigned>() >> 1);
  }
  return se::make_state(board);
}

inline nlohmann::json json_of(const std::vector<se::RankedHint>& hints) {
  nlohmann::json list = nlohmann::json::array();
  for (const se::RankedHint& hint : hints) {
    std::map<std::string, int> removals;
    for (Candidate removed : hint.removals) {
      removals[std::to_string(removed.cell().index())] |= 1 << removed.digit().number();
    }
    nlohmann::json placement;
    if (hint.placement) placement = {hint.placement->cell().index(), hint.placement->digit().number()};
    list.push_back({hint.complexity, static_cast<int>(hint.sort_key), placement, removals});
  }
  return list;
}

inline nlohmann::json json_of(const std::vector<std::shared_ptr<const plain::Hint>>& hints) {
  nlohmann::json list = nlohmann::json::array();
  for (const auto& hint : hints) {
    std::map<std::string, int> removals;
    for (const auto& [cell, digits] : hint->removals) {
      for (int digit : digits) removals[std::to_string(cell)] |= 1 << digit;
    }
    nlohmann::json placement;
    if (hint->placement) placement = {hint->placement->first, hint->placement->second};
    list.push_back({hint->complexity, hint->sort_key, placement, removals});
  }
  return list;
}

}  // namespace deduku::testing
