// The contradiction of a candidate, in text and as JSON: the record of `why` for a supposed candidate.
#pragma once

#include "deduku/supposition.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// "Suppose r3c5 is 4. Then no candidate would be left for r1c2:", and the steps, a line each.
std::string refutation_text(Candidate candidate, const Refutation& refutation, const TextStyle& style);

/// The fields of a record, after its type, with its text. Without a refutation the candidate remains unknown.
Json refutation_json(Candidate candidate, const std::optional<Refutation>& refutation, const TextStyle& style);

}  // namespace deduku::records
