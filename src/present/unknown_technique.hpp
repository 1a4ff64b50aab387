// What is said of a word that names no technique.
#pragma once

#include <string>
#include <string_view>

namespace deduku::present {

/// `unknown technique "w-wnig"; did you mean "w_wing"?`; without the question where nothing comes near. `nearest`:
/// what `nearest_technique` or `nearest_technique_or_family` finds.
std::string unknown_technique(std::string_view wrong, std::string_view nearest);

}  // namespace deduku::present
