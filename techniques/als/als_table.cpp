// Alternating inference chains and nice loops that pass through almost locked sets: one row per form.
//
// The choice of the reported chain or loop: techniques/als/als_tree.hpp.
#include "techniques/als/als_path_steps.hpp"
#include "techniques/chains/chain_steps.hpp"

namespace deduku {

namespace {

constexpr auto chain_of_sets = chains::chain_technique<100>;
constexpr auto loop_of_sets = chains::loop_technique<100>;

}  // namespace

//     (4)r1c2 - (4=7)r1c58 - (7)r1c9 = (7)r5c9        The cells r1c58 {4 7 9} hold all of their digits but one.
//                                                     If r1c2 is 4, they lack it, so one of them is 7.
//
// The ends are single candidates. How the ends are reported: techniques/chains/aic.hpp.
const Technique technique::als_aic =
    chain_of_sets("ALS-AIC", als::find_als_paths<TechniqueId::als_aic, als::AlsPathForm::aic>, {"0711", "0711"});

//     (4)r1c2 = (4)r1c9 - (4=7)r3c78 - (7)r3c2 = (7-4)r1c2        Strong and weak links in turn, all the way round.
//
// The argument: techniques/chains/nice_loop.hpp. A loop is not reported if another one that is no longer eliminates
// more.
const Technique technique::als_continuous_nice_loop =
    chain_of_sets("ALS Continuous Nice Loop",
                  als::find_als_paths<TechniqueId::als_continuous_nice_loop, als::AlsPathForm::continuous>, {"0709"});

//     (4)r1c2 - (4=7)r1c58 - (7)r1c9 = ... - (4)r1c2        The chain starts and ends at the same candidate and proves
//                                                           it true, or false.
//
// The two kinds: techniques/chains/nice_loop.hpp.
const Technique technique::als_discontinuous_nice_loop = loop_of_sets(
    "ALS Discontinuous Nice Loop",
    als::find_als_paths<TechniqueId::als_discontinuous_nice_loop, als::AlsPathForm::discontinuous>, {"0710", "0710"});

}  // namespace deduku
