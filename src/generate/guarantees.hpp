// What holds of a made puzzle, and what shows it.
#pragma once

#include "src/generate/making.hpp"

namespace deduku::generate {

/// `path`: of a puzzle of the vicinity, those from `wishes.like` on, each around the one before.
std::vector<Guarantee> guarantees_of(const Generated& generated, const Wishes& wishes, Judge& judge,
                                     std::span<const Board> path);

}  // namespace deduku::generate
