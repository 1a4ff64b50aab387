// Trials: a candidate is assumed to be true, and the assumption leaves something empty. One row per depth.
#include "techniques/trial/trial_technique.hpp"

namespace deduku {

// Depth 1: singles are filled in one by one.
//
//     r1c1=4 -> singles -> ... -> no place for 7 in row 3        so r1c1 is not 4
//
// It is a braid of any length. Its cost grows with this length, the smallest number of singles that suffices, and with
// the number of rounds until the contradiction, each of them all conclusions that follow. The step contains only these
// singles; from ten variables on, all that it needs.
const Technique technique::trial_1 = trial::trial_technique<TechniqueId::trial_1, 1>("Trial of Depth 1");

// Depth 2: under the assumption, braids eliminate other candidates.
//
//     r1c1=4 -> singles -> rest            Assuming r1c1=4, each candidate is tried in turn. Candidates that a braid
//       r2c5=8 -> singles -> impossible    of at most n variables refutes are removed in the next round, and more
//       r7c3=1 -> singles -> impossible    singles may follow, until something is empty: then r1c1 is not 4.
//     -> r2c5<>8, r7c3<>1 -> singles -> ... -> no candidate for r9c9
//
// Sound because each refutation depends only on the assumption and on its earlier consequences. The cost grows with the
// least n that suffices, and with the number of rounds for it. Every braid is shown as a separate branch; if n is ten
// or more, the branch has all singles of the refutation. If a trial of depth 1 refutes anything, no trial of depth 2 is
// made.
const Technique technique::trial_2 = trial::trial_technique<TechniqueId::trial_2, 2>("Trial of Depth 2");

// Depth 3: under the assumption braids and trials of depth 2 are made.
//
//     r1c1=4 -> singles and braids to rest
//       r2c5=8 -> singles and braids -> impossible
//     -> r2c5<>8 -> ... -> no candidate for r9c9           so r1c1 is not 4
//
// The cost grows with the least length of the braids that suffices, and with the number of rounds of trials for it. It
// solves all known puzzles. If a trial of depth 1 or 2 refutes anything, no trial of depth 3 is made.
const Technique technique::trial_3 = trial::trial_technique<TechniqueId::trial_3, 3>("Trial of Depth 3");

}  // namespace deduku
