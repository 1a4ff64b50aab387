// The answer about a candidate as JSON, for every request of a reason.
#pragma once

#include "deduku/text_style.hpp"
#include "deduku/why.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The fields of a record, after its type.
Json why_json(const Why& why, const TextStyle& style);

}  // namespace deduku::records
