// Common small fields of JSON records. docs/json.md describes the records.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "deduku/board_progress.hpp"
#include "deduku/error.hpp"
#include "deduku/path.hpp"
#include "deduku/se_rating.hpp"
#include "deduku/search.hpp"
#include "deduku/text_style.hpp"
#include "src/present/json_fields.hpp"
#include "src/records/texts.hpp"

namespace deduku::records {

using Json = nlohmann::ordered_json;
using present::candidate_json;
using present::candidates_json;
using present::cell_json;
using present::cells_json;
using present::digits_json;
using present::known_rating_json;
using present::text_or_null;

/// An object as text, on one line, without a line end. Bytes that are not valid text do not stop it, because input is
/// echoed.
std::string text_of(const Json& json);

/// The value; null if it is empty.
template <class Value>
Json value_or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}
/// 81 digits or null.
Json solution_json(const std::optional<Solution>& solution);
/// The effort of the search.
Json effort_json(const search::Effort& effort);
/// Two cells of a house with the same digit.
Json conflict_json(const Conflict& conflict);
/// The mistakes of a board: digits and marks.
Json faults_json(const BoardFaults& faults);
/// Adds `key` and `values` of an error, from which its message can be translated; nothing if it has no reason.
void add_reason(Json& json, const ErrorReason& reason);
/// The form in every output of a figure of which only a lower bound is known: ">=7.2", or ">5" if it is greater than
/// the bound.
std::string bound_text(std::string_view figure, bool is_excluded = false);
/// The rating ER as text: "7.2", "" if it is not known, ">=7.2" if limits ended the rating.
std::string er_text(const SeRating& rating);
/// The keys of techniques.
Json keys_json(const std::vector<TechniqueId>& techniques);
/// The steps of a path, in its order.
Json steps_json(const Path& path, const TextStyle& style);

}  // namespace deduku::records
