// What the cost of a step of a technique depends on.
#pragma once

#include <string_view>

#include "deduku/technique.hpp"

namespace deduku::records {

/// The key of a phrase, "cli.cost.by_links"; empty where every step of the technique costs the same.
std::string_view cost_rule(TechniqueId technique);

}  // namespace deduku::records
