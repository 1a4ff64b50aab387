// Trials: a candidate is assumed, and the assumption leads to something that is empty. A row for each depth.
#include "techniques/trial/trial_technique.hpp"

namespace deduku {

// Depth 1: single after single is filled in.
//
//     r1c1=4 -> singles -> ... -> no place for 7 in row 3        so r1c1 is not 4
//
// It is a braid of any length. What it costs grows with that: with how few singles will do, and in how many rounds all
// that follow together come to the contradiction. Shown are those few; from ten variables on all that it takes.
const Technique technique::trial_1 = trial::trial_technique<TechniqueId::trial_1, 1>("Trial of Depth 1");

// Depth 2: under the assumption braids eliminate others.
//
//     r1c1=4 -> singles -> rest            Assuming r1c1=4, each candidate is tried in its turn. What few singles
//       r2c5=8 -> singles -> impossible    refute, a braid of at most n variables, is gone in the next round, and more
//       r7c3=1 -> singles -> impossible    singles may follow, until something is empty: then r1c1 is not 4.
//     -> r2c5<>8, r7c3<>1 -> singles -> ... -> no candidate for r9c9
//
// Sound because each refutation rests on the assumption and on what followed from it. The cost grows with the least n
// that will do, and with the rounds that takes. Every braid is shown as a branch of its own; if n is ten or more, all
// singles that refute. If a trial of depth 1 refutes anything, none of depth 2 is made.
const Technique technique::trial_2 = trial::trial_technique<TechniqueId::trial_2, 2>("Trial of Depth 2");

// Depth 3: under the assumption braids and trials of depth 2 are made.
//
//     r1c1=4 -> singles and braids to rest
//       r2c5=8 -> singles and braids -> impossible
//     -> r2c5<>8 -> ... -> no candidate for r9c9           so r1c1 is not 4
//
// The cost grows with the least length of the braids that will do, and with the rounds of trials that takes. All
// puzzles that are known are solved by it. If a trial of depth 1 or 2 refutes anything, none of depth 3 is made.
const Technique technique::trial_3 = trial::trial_technique<TechniqueId::trial_3, 3>("Trial of Depth 3");

}  // namespace deduku
