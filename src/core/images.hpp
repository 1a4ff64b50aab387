// Consequences of a symmetry that maps the solution to itself: a candidate is true if one of its images is, and false
// if one is false. Its images result from applying the symmetry once, twice and so on.
#pragma once

#include <optional>

#include "deduku/grid.hpp"
#include "deduku/symmetry.hpp"

namespace deduku {

/// Whether a candidate is possible on a grid, or true.
inline bool is_left(const Grid& grid, Candidate candidate) {
  return grid.has(candidate) || grid.value(candidate.cell()) == candidate.digit();
}

/// The first image of a candidate that proves that the candidate is false, because the image is absent or both exclude
/// each other; empty if no image does.
inline std::optional<Candidate> denying_image(const Symmetry& symmetry, Candidate candidate, const Grid& grid) {
  for (Candidate image = symmetry(candidate); image != candidate; image = symmetry(image)) {
    const bool is_seen = image.digit() == candidate.digit() && sees(image.cell(), candidate.cell());
    if (!is_left(grid, image) || is_seen || image.cell() == candidate.cell()) return image;
  }
  return std::nullopt;
}

}  // namespace deduku
