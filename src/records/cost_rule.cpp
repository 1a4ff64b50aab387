#include "src/records/cost_rule.hpp"

#include <algorithm>
#include <iterator>

namespace deduku::records {

namespace {

struct CostRule {
  std::string_view owner;  ///< the key of a technique, or a family
  std::string_view phrase;
};

constexpr CostRule rules[] = {
    {"hidden_single", "cli.cost.by_house"},
    {"naked_single", "cli.cost.by_unseen_digits"},
    {"complex_single", "cli.cost.by_intersections"},
    {"broken_wing", "cli.cost.by_length"},
    {"bivalue_oddagon", "cli.cost.by_length"},
    {"almost_locked_candidates", "cli.cost.by_digits"},
    {"unique_blossom", "cli.cost.by_petals_and_cells"},
    {"death_blossom", "cli.cost.by_petals"},
    {"house_blossom", "cli.cost.by_petals"},
    {"sue_de_coq", "cli.cost.by_outer_digits"},
    {"als_exclusion", "cli.cost.by_set_and_combinations"},
    {"als_chain", "cli.cost.by_sets"},
    {"als_continuous_nice_loop", "cli.cost.by_links"},
    {"als_aic", "cli.cost.by_links"},
    {"als_discontinuous_nice_loop", "cli.cost.by_links"},
    {"unique_rectangle_strong_links", "cli.cost.by_links"},
    {"unique_rectangle_external", "cli.cost.by_houses"},
    {"extended_rectangle", "cli.cost.by_subset"},
    {"bug_3", "cli.cost.by_subset"},
    {"unique_loop", "cli.cost.by_length_and_subset"},
    {"forcing_chain_contradiction", "cli.cost.by_links_and_branches"},
    {"forcing_chain_verity", "cli.cost.by_links_and_branches"},
    {"guardian_chain", "cli.cost.by_links_and_guardians"},
    {"unique_guardian_chain", "cli.cost.by_links_and_guardians"},
    {"forcing_net_contradiction", "cli.cost.by_rounds"},
    {"forcing_net_verity", "cli.cost.by_rounds_and_branches"},
    {"guardian_net", "cli.cost.by_rounds_and_guardians"},
    {"fireworks", "cli.cost.by_form"},
    {"junior_exocet", "cli.cost.by_form"},
    {"multi_sector_locked_set", "cli.cost.by_cells"},
    {"trial_1", "cli.cost.by_variables_and_rounds"},
    {"trial_2", "cli.cost.by_variables_and_rounds"},
    {"trial_3", "cli.cost.by_variables_and_rounds"},
    {"fish", "cli.cost.by_fins"},
    {"chains", "cli.cost.by_links"},
    {"trial", "cli.cost.by_variables"},
};

std::string_view phrase_of(std::string_view owner) {
  const auto* const rule = std::ranges::find(rules, owner, &CostRule::owner);
  return rule == std::end(rules) ? "" : rule->phrase;
}

}  // namespace

std::string_view cost_rule(TechniqueId technique) {
  if (technique_of(technique).max_surcharge == 0) return "";
  const std::string_view own = phrase_of(key(technique));
  return own.empty() ? phrase_of(name(family_of(technique))) : own;
}

}  // namespace deduku::records
