// The only translation from hints of the scale to steps that are worded, drawn and proved.
#include "src/scales/se/se_view.hpp"

#include "src/core/argument_blocks.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku::se {

namespace {

bool is_cycle(const SeStep& rated) {
  return rated.producer == forcing_chains && rated.variant == 1;
}

/// The cells in which chains begin.
CellSet beginnings(std::span<const SeChain> chains) {
  CellSet cells;
  for (const SeChain& chain : chains) cells.insert(chain.nodes.front().candidate.cell());
  return cells;
}

std::string_view kind_of_chains(const SeStep& rated, std::span<const SeChain> chains) {
  if (rated.producer == forcing_chains) return is_cycle(rated) ? "cycle" : "chain";
  if (rated.sort_key == key_contradiction) return "contradiction";
  if (rated.sort_key == key_double) return "double";
  return beginnings(chains).size() == 1 ? "cell" : "region";
}

/// A hidden single that costs 1.0 has the last empty cell of its house.
std::string kind_of_pattern(const SeStep& rated) {
  std::string kind(entry_of(rated.producer).sentence);
  if (rated.producer == hidden_single && rated.rating == 10) kind = "last_cell";
  if (rated.producer == unique_loop) kind += std::to_string((rated.variant - 1) % 4 + 1);
  if (rated.producer == bug) kind += std::to_string(rated.variant);
  return kind;
}

/// The order in which nodes are read: each after its parents, and as near to them as possible.
class ReadingOrder {
 public:
  explicit ReadingOrder(const SeChain& chain) : chain_(chain), places_(chain.nodes.size(), none) {
    visit(static_cast<std::uint16_t>(chain.nodes.size() - 1));
  }

  std::span<const std::uint16_t> nodes() const { return order_; }
  /// The place of a node in this order.
  std::uint16_t place_of(std::uint16_t node) const { return places_[node]; }

 private:
  static constexpr std::uint16_t none = 0xFFFF;

  void visit(std::uint16_t node) {
    if (places_[node] != none) return;
    for (std::uint16_t parent : chain_.nodes[node].parents) visit(parent);
    places_[node] = static_cast<std::uint16_t>(order_.size());
    order_.push_back(node);
  }

  const SeChain& chain_;
  std::vector<std::uint16_t> places_;
  std::vector<std::uint16_t> order_;
};

/// The removals except those implied by a placement: the rest of its cell.
CandidateSet own_removals(const SeStep& rated) {
  CandidateSet removes = rated.effects.removes;
  for (Cell cell : rated.effects.places.cells()) {
    for (Digit digit : rated.effects.removes.digits(cell)) removes.erase({cell, digit});
  }
  return removes;
}

/// In a cycle either the candidates of all true nodes are true, or those of all false ones. Returns one of each kind
/// that excludes a candidate: neighbours if possible.
CellSet excluders_in_cycle(const SeChain& cycle, Candidate removed) {
  const auto excludes = [&](std::size_t place) {
    const Candidate candidate = cycle.nodes[place].candidate;
    return candidate.digit() == removed.digit() && sees(candidate.cell(), removed.cell());
  };
  for (std::size_t distance = 1; distance < cycle.nodes.size(); distance += 2) {
    for (std::size_t i = distance; i < cycle.nodes.size(); ++i) {
      const std::size_t before = i - distance;
      if (excludes(before) && excludes(i)) {
        return {cycle.nodes[before].candidate.cell(), cycle.nodes[i].candidate.cell()};
      }
    }
  }
  return {};
}

/// States that the cell in which all chains begin has a digit, or the house a place for the common digit.
void use_beginnings(Evidence& evidence, const Grid& before, std::span<const SeChain> chains) {
  const CellSet cells = beginnings(chains);
  const Digit digit = chains.front().nodes.front().candidate.digit();
  if (cells.size() == 1) return evidence.use(cells);
  for (House house : common_houses(cells)) {
    if (before.cells(house, digit) == cells) return evidence.use(HouseSet{house}, {digit});
  }
}

void argue_by_chains(Step& step, const SeStep& rated, const Grid& before, std::span<const SeChain> chains) {
  Evidence& evidence = step.evidence;
  if (is_cycle(rated)) {
    for (Candidate removed : step.effects.removes) {
      explain_by_cells(evidence, removed.digit(), {removed.cell()}, excluders_in_cycle(chains.front(), removed));
    }
  } else if (rated.producer == forcing_chains || rated.sort_key == key_contradiction) {
    explain_by_assumption(evidence, step.effects);
  } else {
    if (rated.sort_key != key_double) use_beginnings(evidence, before, chains);
    explain_by_branches(evidence, step.effects);
  }
}

}  // namespace

void SeViewer::add_branch(const SeChain& chain, std::size_t outer_count) {
  const ReadingOrder order(chain);
  std::vector<std::uint16_t> parents;
  for (std::uint16_t index : order.nodes()) {
    const SeNode& node = chain.nodes[index];
    const Node place{{node.candidate.cell()}, node.candidate.digit()};
    parents.clear();
    for (std::uint16_t parent : node.parents) parents.push_back(order.place_of(parent));
    if (order.place_of(index) == 0) {
      branches_.begin(place, node.is_true);
    } else if (node.inner.size > 0) {
      branches_.add_proved(place, node.cause, parents, static_cast<std::uint16_t>(outer_count + node.inner.begin),
                           static_cast<std::uint16_t>(node.inner.size));
    } else {
      branches_.add(place, node.is_true, node.cause, parents);
    }
  }
}

StepView SeViewer::view(const Grid& before, const SeStep& rated, const Evidence& evidence,
                        std::span<const SeChain> chains, std::span<const SeChain> inner) {
  step_.effects.places = rated.effects.places;
  step_.effects.removes = own_removals(rated);
  step_.variant = static_cast<std::uint8_t>(rated.variant);
  step_.evidence = evidence;
  if (!chains.empty()) argue_by_chains(step_, rated, before, chains);
  branches_.clear();
  for (const SeChain& chain : chains) add_branch(chain, chains.size());
  for (const SeChain& chain : inner) add_branch(chain, chains.size());
  technique_ = {.scale = "se",
                .key = se_producer_key(rated.producer),
                .name = name(rated),
                .family = entry_of(rated.producer).family,
                .sentence = "se.",
                .rating = 10 * rated.rating,
                .complexity = rated.complexity};
  technique_.sentence += chains.empty() ? kind_of_pattern(rated) : kind_of_chains(rated, chains);
  return {before, step_, {}, branches_.all(), &technique_};
}

}  // namespace deduku::se
