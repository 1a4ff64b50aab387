// The free techniques as parts of ladders. They are always used, even if a ladder lacks them.
#pragma once

#include <algorithm>

#include "deduku/fewest.hpp"

namespace deduku::fewest {

/// The rungs of the free techniques on the default ladder.
inline Ladder free_part(FreeTechniques free) {
  Ladder ladder = default_ladder();
  std::erase_if(ladder.rungs, [&](const Rung& rung) { return !is_free(free, rung.technique); });
  return ladder;
}

/// A ladder with the free techniques that it lacks added.
inline Ladder with_free(Ladder ladder, FreeTechniques free) {
  for (const Rung& rung : free_part(free).rungs) {
    if (std::ranges::count(ladder.rungs, rung.technique, &Rung::technique) == 0) ladder.rungs.push_back(rung);
  }
  return ladder;
}

}  // namespace deduku::fewest
