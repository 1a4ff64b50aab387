// What a symmetry that leaves the solution as it is says of a candidate: it is true where each of its images is, the candidates
// that the symmetry makes of it when it is done once, twice and so on.
#pragma once

#include <optional>

#include "deduku/grid.hpp"
#include "deduku/symmetry.hpp"

namespace deduku {

/// Whether a candidate is possible on a grid, or true.
inline bool is_left(const Grid& grid, Candidate candidate) {
  return grid.has(candidate) || grid.value(candidate.cell()) == candidate.digit();
}

/// Of the images of a candidate the first that shows that it is false, because it is gone or both exclude each other; empty where
/// none does.
inline std::optional<Candidate> denying_image(const Symmetry& symmetry, Candidate candidate, const Grid& grid) {
  for (Candidate image = symmetry(candidate); image != candidate; image = symmetry(image)) {
    const bool is_seen = image.digit() == candidate.digit() && sees(image.cell(), candidate.cell());
    if (!is_left(grid, image) || is_seen || image.cell() == candidate.cell()) return image;
  }
  return std::nullopt;
}

}  // namespace deduku
