// The answer about a candidate as JSON, for every request of a reason; for a supposed candidate its contradiction.
#pragma once

#include <optional>

#include "deduku/supposition.hpp"
#include "deduku/text_style.hpp"
#include "deduku/why.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The fields of a record, after its type.
Json why_json(const Why& why, const TextStyle& style);
/// The same for a supposed candidate, with its text. Without a refutation the candidate remains unknown.
Json refutation_json(Candidate candidate, const std::optional<Refutation>& refutation, const TextStyle& style);

}  // namespace deduku::records
