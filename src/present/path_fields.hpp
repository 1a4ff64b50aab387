// Of a record in JSON the fields that tell a path. Most of a record is for people, and is never built.
#pragma once

#include <nlohmann/json.hpp>

#include "deduku/error.hpp"

namespace deduku::present {

/// Reads a record, without the fields that do not matter to a path, and with the first grid alone. A field that stands
/// twice, and values that are nested deeper than those of a path, are errors.
Expected<nlohmann::json> read_path_fields(std::string_view text);

}  // namespace deduku::present
