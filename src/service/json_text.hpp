// Reads JSON of which nothing is known, and names the place of what is wrong with it.
#pragma once

#include <nlohmann/json.hpp>

#include "deduku/error.hpp"

namespace deduku::service {

/// The value that a text is. An error also for what is deeper or larger than any parameter, or names a field twice.
Expected<nlohmann::ordered_json> parse_json(std::string_view text);

}  // namespace deduku::service
