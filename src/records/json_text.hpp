// Reads JSON that anybody may have written: a parameter, a line of results, a record.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "deduku/error.hpp"

namespace deduku::records {

/// The value that a text is. An error, with its place, also for what is nested more than 16 levels deep, for an object with more
/// than 1,000 fields, and for a field that an object has twice: no record of this program is such.
Expected<nlohmann::ordered_json> read_json(std::string_view text);

}  // namespace deduku::records
