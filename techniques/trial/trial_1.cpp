// Trial of Depth 1: a candidate is assumed and single after single filled in until something is empty.
//
//     r1c1=4 -> singles -> ... -> no place for 7 in row 3        so r1c1 is not 4
//
// It is a braid of any length. What it costs grows with that: with how few singles will do, and in how many rounds all
// that follow together come to the contradiction. Shown are those few; from ten variables on all that it takes.
#include "techniques/trial/trial_technique.hpp"

namespace deduku {

const Technique technique::trial_1 = trial::trial_technique<TechniqueId::trial_1, 1>("Trial of Depth 1");

}  // namespace deduku
