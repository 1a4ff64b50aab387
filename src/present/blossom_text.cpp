#include "src/present/blossom_text.hpp"

#include <algorithm>
#include <vector>

#include "src/present/sentence.hpp"
#include "src/present/set_text.hpp"

namespace deduku::present {

namespace {

/// Guardians with the same digit, and the petal that they take it from.
struct Alternative {
  Node guardians;
  Node lost{};                  ///< the places of this digit in the petal
  const Part* petal = nullptr;  ///< null for guardians with the eliminated digit
};

class BlossomChain {
 public:
  explicit BlossomChain(const StepView& view) : view_(view), eliminated_(view.step.effects.removes.digits()) {}

  /// Strong and weak links in alternation; none if the argument is not a chain.
  std::vector<Link> links() const {
    if (eliminated_.size() != 1) return {};
    const std::vector<Alternative> found = alternatives();
    if (found.size() != 2 || found.back().petal == nullptr) return {};
    const Alternative& first = found.front();
    const Alternative& second = found.back();
    std::vector<Link> chain;
    if (first.petal != nullptr) {
      chain.push_back({held_by(*first.petal), first.lost, LinkKind::strong});
      chain.push_back({first.lost, first.guardians, LinkKind::weak});
    }
    chain.push_back({first.guardians, second.guardians, LinkKind::strong});
    chain.push_back({second.guardians, second.lost, LinkKind::weak});
    chain.push_back({second.lost, held_by(*second.petal), LinkKind::strong});
    return chain;
  }

  /// The set of several cells inside which a link holds.
  const Part* petal_of(const Link& link) const {
    if (link.kind != LinkKind::strong) return nullptr;
    for (const Part& part : view_.step.evidence.parts()) {
      const CellSet cells = link.from.cells | link.to.cells;
      if (part.role == Role::als && part.cells.size() > 1 && part.cells.contains(cells)) return &part;
    }
    return nullptr;
  }

 private:
  Node held_by(const Part& petal) const {
    const Digit digit = eliminated_.first();
    return {petal.cells & view_.before.cells(digit), digit};
  }

  /// The petal that has a digit exactly in these places.
  const Part* petal_with(const Node& lost) const {
    for (const Part& part : view_.step.evidence.parts()) {
      if (part.role == Role::als && (part.cells & view_.before.cells(lost.digit)) == lost.cells) return &part;
    }
    return nullptr;
  }

  /// The guardians with the eliminated digit, then those of each link, together if they take the same digit from the
  /// same petal.
  std::vector<Alternative> alternatives() const {
    std::vector<Alternative> found;
    const Digit eliminated = eliminated_.first();
    CellSet holders;
    for (const Part& part : view_.step.evidence.parts()) {
      if (part.role == Role::guardian && part.digits.contains(eliminated)) holders |= part.cells;
    }
    if (!holders.empty()) found.push_back({{holders, eliminated}});
    for (const Link& link : view_.links) {
      const auto known = std::ranges::find(found, link.to, &Alternative::lost);
      if (known != found.end()) {
        known->guardians.cells |= link.from.cells;
      } else {
        found.push_back({link.from, link.to, petal_with(link.to)});
      }
    }
    return found;
  }

  const StepView& view_;
  DigitSet eliminated_;
};

}  // namespace

Value blossom_chain(const StepView& view, const Words& words) {
  const BlossomChain chain(view);
  const std::vector<Link> links = chain.links();
  if (links.empty()) return {};
  const Notation notation = words.style().notation;
  return chain_notation(links, notation, [&](const Link& link) {
    const Part* const petal = chain.petal_of(link);
    return petal == nullptr ? std::string() : letter(petal->index, notation);
  });
}

}  // namespace deduku::present
