// What contradicts a candidate, in text and as JSON: the record of `why` for what is supposed.
#pragma once

#include "deduku/supposition.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The fields of a record, after its type, with its text. Without a refutation nothing is known of the candidate.
Json refutation_json(Candidate candidate, const std::optional<Refutation>& refutation, const TextStyle& style);

}  // namespace deduku::records
