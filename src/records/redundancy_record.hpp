// The givens that a puzzle does not need, for setters.
#pragma once

#include "deduku/minimal.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

struct Redundancy {
  CellSet redundant;  ///< each alone
  search::RemovableSets removable;
};

/// Empty if the givens do not have exactly one solution.
std::optional<Redundancy> redundancy_of(const Board& board);
/// Adds the fields of a record.
void add_redundancy(Json& json, const std::optional<Redundancy>& redundancy);

}  // namespace deduku::records
