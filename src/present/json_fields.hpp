// Cells, digits and candidates as JSON values, for whatever makes records.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "deduku/symmetry.hpp"

namespace deduku::present {

/// Makes room in an object for `count` more fields: one that grows copies all that it has.
void reserve_fields(nlohmann::ordered_json& object, std::size_t count);
/// "r4c7".
nlohmann::ordered_json cell_json(Cell cell);
/// The cell of such a name; empty for other texts.
std::optional<Cell> cell_named(std::string_view name);
nlohmann::ordered_json cells_json(const CellSet& cells);
/// Ascending.
nlohmann::ordered_json digits_json(DigitSet digits);
/// Cell and digit, the cell also as numbers.
nlohmann::ordered_json candidate_json(Candidate candidate);
nlohmann::ordered_json candidates_json(const CandidateSet& candidates);
/// Where rows, columns and digits go, counted from 1.
nlohmann::ordered_json symmetry_json(const Symmetry& symmetry);

}  // namespace deduku::present
