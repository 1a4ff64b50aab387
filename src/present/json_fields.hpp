// Cells, digits, candidates and steps as JSON values, for all records.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "deduku/ladder.hpp"
#include "deduku/premises.hpp"
#include "deduku/symmetry.hpp"
#include "deduku/text_style.hpp"

namespace deduku::present {

/// Reserves space in an object for `count` more fields: growing copies all of its fields.
void reserve_fields(nlohmann::ordered_json& object, std::size_t count);
/// The text, or null if it is empty.
nlohmann::ordered_json text_or_null(std::string_view text);
/// A rating in tenths as a number: 7.2 for 72, null for 0: not known.
nlohmann::ordered_json known_rating_json(int tenths);
/// "r4c7".
nlohmann::ordered_json cell_json(Cell cell);
nlohmann::ordered_json cells_json(const CellSet& cells);
/// Ascending.
nlohmann::ordered_json digits_json(DigitSet digits);
/// Cell and digit, the cell also as numbers.
nlohmann::ordered_json candidate_json(Candidate candidate);
nlohmann::ordered_json candidates_json(const CandidateSet& candidates);
/// The images of rows, columns and digits, counted from 1.
nlohmann::ordered_json symmetry_json(const Symmetry& symmetry);

/// Adds the fields of `deduku::step_json` to an object, for callers that charge the proofs of many steps to one
/// account. `proved`: the premises that the proof of the step uses; empty if there is no proof.
void add_step(nlohmann::ordered_json& object, const StepView& view, const std::optional<Premises>& proved,
              const Rung* rung, const TextStyle& style);

/// The premises of a step, in the form that `parse_path` reads.
nlohmann::ordered_json premises_json(const Premises& premises);

}  // namespace deduku::present
