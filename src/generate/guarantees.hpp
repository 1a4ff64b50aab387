// What holds of a made puzzle, and what shows it.
#pragma once

#include "src/generate/making.hpp"

namespace deduku::generate {

std::vector<Guarantee> guarantees_of(const Generated& generated, const Wishes& wishes, Judge& judge);

}  // namespace deduku::generate
