// Trial of Depth 3: a candidate is assumed, and under the assumption braids and trials of depth 2 are made.
//
//     r1c1=4 -> singles and braids to rest
//       r2c5=8 -> singles and braids -> impossible
//     -> r2c5<>8 -> ... -> no candidate for r9c9           so r1c1 is not 4
//
// The cost grows with the least length of the braids that will do, and with the rounds of trials that takes. All puzzles
// that are known are solved by it. Where a trial of depth 1 or 2 refutes anything, none of depth 3 is made.
#include "techniques/trial/trial_technique.hpp"

namespace deduku {

const Technique technique::trial_3 = trial::trial_technique<TechniqueId::trial_3, 3>("Trial of Depth 3");

}  // namespace deduku
