// The fields of a JSON record that describe a path. Most of a record is for people, and is never built.
#pragma once

#include <nlohmann/json.hpp>

#include "deduku/error.hpp"

namespace deduku::present {

/// Reads a record, without the fields that do not matter to a path, and with the first grid only. Duplicate fields, and
/// values nested deeper than those of a path, are errors.
Expected<nlohmann::json> read_path_fields(std::string_view text);

}  // namespace deduku::present
