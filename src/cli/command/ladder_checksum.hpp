// The checksum that names a ladder: in the headers of results, and in the list of what was made with it.
#pragma once

#include <string>

#include "deduku/json.hpp"
#include "deduku/ladder.hpp"

namespace deduku::cli {

/// The checksum of what decides paths and ratings: the techniques in their order, each with its least and highest cost, and
/// where the levels begin. Names, families and the ratings of other programs do not count.
std::string ladder_checksum(const Ladder& ladder);
/// The same of a ladder as `ladder_json` writes it.
std::string ladder_checksum(const Json& ladder);

}  // namespace deduku::cli
