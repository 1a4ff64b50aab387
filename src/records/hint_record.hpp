// A hint as JSON.
#pragma once

#include "deduku/tasks.hpp"
#include "src/records/fields.hpp"

namespace deduku::records {

/// The fields of a record, after its type.
Json hint_json(const Hint& hint, int level, const TextStyle& style);

}  // namespace deduku::records
