// The checksum that identifies a ladder: in the headers of results, and in the list of the files made with it.
#pragma once

#include <string>

#include "deduku/json.hpp"
#include "deduku/ladder.hpp"
#include "src/records/fields.hpp"

namespace deduku::cli {

/// The checksum of everything that decides paths and ratings: the techniques in their order, each with its lowest and
/// highest cost, and the beginnings of the levels. Names, families and the ratings of other programs do not count.
std::string ladder_checksum(const Ladder& ladder);
/// The checksum of a ladder written by `ladder_json`.
std::string ladder_checksum(const records::Json& ladder);

}  // namespace deduku::cli
