// Trial of Depth 2: a candidate is assumed, and under the assumption braids eliminate others.
//
//     r1c1=4 -> singles -> rest            Assuming r1c1=4, each candidate is tried in its turn. What few singles
//       r2c5=8 -> singles -> impossible    refute, a braid of at most n variables, is gone in the next round, and more
//       r7c3=1 -> singles -> impossible    singles may follow, until something is empty: then r1c1 is not 4.
//     -> r2c5<>8, r7c3<>1 -> singles -> ... -> no candidate for r9c9
//
// Sound, for each refutation rests on the assumption and on what followed from it. The cost grows with the least n that
// will do, and with the rounds that takes. Every braid is shown as a branch of its own; if n is ten or more, all singles
// that refute. Where a trial of depth 1 refutes anything, none of depth 2 is made.
#include "techniques/trial/trial_technique.hpp"

namespace deduku {

const Technique technique::trial_2 = trial::trial_technique<TechniqueId::trial_2, 2>("Trial of Depth 2");

}  // namespace deduku
