// Alternating inference chains and nice loops: one row per form, of single candidates and with groups.
//
// A group is all the cells in the crossing of a box and a line that have the digit, two or three. Grouped chains are
// reported only if they need a group (techniques/chains/path_choice.hpp).
#include "techniques/chains/aic.hpp"
#include "techniques/chains/nice_loop.hpp"
#include "techniques/facts/ring_names.hpp"

namespace deduku {

namespace {

using enum links::LinkClass;

constexpr auto chain = chains::chain_technique<120>;
constexpr auto loop = chains::loop_technique<120>;

/// A technique whose shortest steps are commonly known as rings.
constexpr Technique named_as_rings(Technique technique) {
  technique.form_name = facts::ring_name;
  return technique;
}

}  // namespace

// AIC: a chain between two ends, one of which is true.
//
//     (4=7)r1c2 - (7)r1c9 = (7-3)r5c9 = (3)r5c6 - (3=4)r8c6        One of r1c2 and r8c6 is 4.
//     (4)r1c2 = (4)r1c78 - (4)r3c9 = (4)r3c4                       Grouped: in r1 the digit is in r1c2 or in one of
//                                                                  the two cells r1c78.
//
// X-Chains, XY-Chains and the named wings are also such chains and come earlier on the ladder. The ends are single
// candidates. Only shortest chains between two ends are reported. How the ends are reported: techniques/chains/aic.hpp.
const Technique technique::aic = chain("AIC", chains::find_aics<TechniqueId::aic, plain>, {"0708", "0708"});
const Technique technique::grouped_aic =
    chain("Grouped AIC", chains::find_aics<TechniqueId::grouped_aic, grouped>, {"0711", "0711"});

// Continuous Nice Loop: strong and weak links in turn, all the way round.
//
//     (4=7)r1c2 - (7)r1c9 = (7-3)r5c9 = (3)r5c2 - (3=8)r8c2 - ... - (4)r1c2
//     (4)r1c2 = (4)r1c78 - (4)r3c9 = (4-5)r3c2 = (5-4)r1c2         Grouped.
//
// The argument: techniques/chains/nice_loop.hpp. Only loops are reported that are a shortest chain between two
// candidates of a cell with at least three.
const Technique technique::continuous_nice_loop = named_as_rings(
    chain("Continuous Nice Loop", chains::find_continuous_loops<TechniqueId::continuous_nice_loop, plain>, {"0706"}));
const Technique technique::grouped_continuous_nice_loop =
    chain("Grouped Continuous Nice Loop",
          chains::find_continuous_loops<TechniqueId::grouped_continuous_nice_loop, grouped>, {"0709"});

// Discontinuous Nice Loop: a chain that starts and ends at the same candidate and proves it true, or false.
//
//     (4)r1c2 - (4)r1c9 = (4-7)r5c9 = (7)r5c3 - (7=4)r2c3 - (4)r1c2        If r1c2 were 4, r2c3 would be 4 too.
//     (4)r1c2 - (4)r1c78 = (4)r1c4 - ... - (4)r1c2                         Grouped.
//
// Only shortest loops are reported. The two kinds: techniques/chains/nice_loop.hpp.
const Technique technique::discontinuous_nice_loop =
    loop("Discontinuous Nice Loop", chains::find_discontinuous_loops<TechniqueId::discontinuous_nice_loop, plain>,
         {"0707", "0707"});
const Technique technique::grouped_discontinuous_nice_loop =
    loop("Grouped Discontinuous Nice Loop",
         chains::find_discontinuous_loops<TechniqueId::grouped_discontinuous_nice_loop, grouped>, {"0710", "0710"});

}  // namespace deduku
