// Reads JSON from any source: a parameter, a line of results, a record.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "deduku/error.hpp"

namespace deduku::records {

/// Parses a text as a value. An error, with its place, also for values nested more than 16 levels deep, for an object
/// with more than 1,000 fields, and for a duplicate field: no record of this program has these.
Expected<nlohmann::ordered_json> read_json(std::string_view text);

}  // namespace deduku::records
