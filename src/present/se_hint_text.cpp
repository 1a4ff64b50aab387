// Hints for the steps of the Sudoku Explainer scale, told as those of hint.cpp.
#include "deduku/explain.hpp"
#include "src/present/hint.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku {

namespace {

Family family_of_producer(int producer) {
  switch (producer) {
    case se::hidden_single:
    case se::naked_single:
      return Family::singles;
    case se::direct_locking:
    case se::locking:
      return Family::intersections;
    case se::x_wing:
    case se::swordfish:
    case se::jellyfish:
      return Family::fish;
    case se::xy_wing:
    case se::xyz_wing:
      return Family::wings;
    case se::unique_loop:
    case se::bug:
      return Family::uniqueness;
    case se::aligned_pair:
    case se::aligned_triplet:
      return Family::als;
    case se::forcing_chains:
      return Family::chains;
    default:
      return producer < se::forcing_chains ? Family::subsets : Family::forcing;
  }
}

/// Adds what a chain runs through.
void add_chain(const SeChain& chain, present::HintFacts& facts) {
  for (const SeNode& node : chain.nodes) {
    facts.cells.insert(node.candidate.cell());
    facts.digits.insert(node.candidate.digit());
  }
  facts.origin.insert(chain.nodes.front().candidate.cell());
}

/// Whether each node follows from the one before it alone.
bool is_path(const SeChain& chain) {
  for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
    const auto& parents = chain.nodes[i].parents;
    if (parents.size() != 1 || parents[0] != i - 1) return false;
  }
  return true;
}

void add_chains(std::span<const SeChain> chains, present::HintFacts& facts) {
  for (const SeChain& chain : chains) add_chain(chain, facts);
  if (chains.size() != 1 || !is_path(chains[0])) return;
  for (const SeNode& node : chains[0].nodes) facts.path.push_back({node.candidate.cell()});
}

present::HintFacts facts_of(const SeStepView& view, Language language) {
  present::HintFacts facts = present::facts_of(view.before, view.step, view.evidence);
  facts.technique = step_name(view.step, language);
  facts.family = family_of_producer(view.step.producer);
  add_chains(view.chains, facts);
  if (facts.pattern_digits.empty()) facts.pattern_digits = facts.digits;
  return facts;
}

}  // namespace

std::string hint_text(const SeStepView& view, int level, const TextStyle& style) {
  assert(1 <= level && level <= 5);
  const present::Words words(style);
  const present::HintFacts facts = facts_of(view, style.language);
  if (level < 5) return present::hint_text(facts, level, words);
  return words.say("hint.whole", {{"technique", facts.technique}, {"sentence", sentence(view, style)}});
}

HintSight hint_sight(const SeStepView& view, int level) {
  return present::sight_of(facts_of(view, Language::en), level);
}

}  // namespace deduku
