// Trial of Depth 1: a candidate is assumed and every single filled in that follows, until something is empty.
//
//     r1c1=4 -> singles -> ... -> no place for 7 in row 3        so r1c1 is not 4
//
// As a forcing net from a candidate, without regard to what chains can do: a ladder without nets has it. Sound, for the
// assumption leads to a contradiction.
#include "techniques/trial/trial_technique.hpp"

namespace deduku {

const Technique technique::trial_1 = trial::trial_technique<TechniqueId::trial_1, 1>("Trial of Depth 1");

}  // namespace deduku
