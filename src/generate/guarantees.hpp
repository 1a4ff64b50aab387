// The guarantees of a generated puzzle, and their evidence.
#pragma once

#include "src/generate/making.hpp"

namespace deduku::generate {

/// `path`: for a puzzle of the vicinity, the puzzles from `constraints.like` on, each around the previous one.
std::vector<Guarantee> guarantees_of(const Generated& generated, const PuzzleConstraints& constraints, Judge& judge,
                                     std::span<const Board> path);

}  // namespace deduku::generate
