// Premises of the steps of the scale: those of patterns are read from the evidence as everywhere, those of chains node
// by node, with the chains inside.
#include <algorithm>

#include "deduku/houses.hpp"
#include "deduku/se_step.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku {

namespace {

/// Collects the cells and houses that need something.
class PremiseReader {
 public:
  explicit PremiseReader(const SeStepView& view) : view_(view) {}

  Premises read() {
    if (view_.chains.empty()) {
      read_pattern();
    } else {
      add_alternatives(view_.chains);
      for (const SeChain& chain : view_.chains) add_chain(chain);
      for (const SeChain& chain : view_.inner) add_chain(chain);
      if (std::ranges::any_of(view_.inner, rests_on_more_than_it_says)) add_everything();
    }
    update_absent(premises_, view_.before);
    return premises_;
  }

 private:
  void add_house(House house, Digit digit) { premises_.places[house.index()].insert(digit); }

  /// An inner chain names what its true nodes need of the chain around it. What its patterns and the chains inside of
  /// it need of that, the scale does not say, so it may be anything.
  static bool rests_on_more_than_it_says(const SeChain& inner) {
    return std::ranges::any_of(inner.nodes, [](const SeNode& node) { return node.cause >= SeCause::locking; });
  }
  void add_everything() {
    premises_.cells = CellSet::all();
    premises_.places.fill(DigitSet::all());
  }

  void read_pattern() {
    Step step;
    static_cast<Effects&>(step) = view_.step;
    step.evidence = view_.evidence;
    premises_ = premises_of(StepView{view_.before, step, {}});
    // A direct set leaves its digit one place in the house where it stands.
    for (House house : view_.evidence.base) premises_.places[house.index()] |= view_.step.places.digits();
    add_roof();
  }

  /// Two wide cells of a deadly pattern may be the only places for a digit in a house.
  void add_roof() {
    const CellSet wide = view_.evidence.cells(Role::roof) | view_.evidence.cells(Role::body);
    if (view_.evidence.deadly.empty() || wide.size() != 2) return;
    const DigitSet digits = view_.evidence.deadly.digits(wide.first()) & view_.evidence.deadly.digits(wide.last());
    for (House house : common_houses(wide)) premises_.places[house.index()] |= digits;
  }

  /// What chains begin with that go through all alternatives: the candidates of a cell or the places of a digit. A
  /// candidate that is true or false needs nothing.
  void add_alternatives(std::span<const SeChain> chains) {
    CandidateSet beginnings;
    for (const SeChain& chain : chains) beginnings.insert(chain.nodes.front().candidate);
    const CellSet cells = beginnings.cells();
    if (beginnings.size() < 2) return;
    if (cells.size() == 1) premises_.cells |= cells;
    for (House house : cells.size() == 1 ? HouseSet{} : common_houses(cells)) {
      add_house(house, beginnings.first().digit());
    }
  }

  void add_chain(const SeChain& chain) {
    for (const SeNode& node : chain.nodes) {
      if (node.is_true) {
        add_only_place(node);
      } else if (node.cause == SeCause::chain) {
        add_alternatives(view_.inner.subspan(node.inner.begin, node.inner.size));
      } else {
        add_pattern(chain, node);
      }
    }
  }

  /// Why a true node follows: it is all that is left of its cell or of a house.
  void add_only_place(const SeNode& node) {
    const Cell cell = node.candidate.cell();
    const auto [row, column, box] = cell.houses();
    if (node.cause == SeCause::cell) premises_.cells.insert(cell);
    if (node.cause == SeCause::row) add_house(row, node.candidate.digit());
    if (node.cause == SeCause::column) add_house(column, node.candidate.digit());
    if (node.cause == SeCause::box) add_house(box, node.candidate.digit());
  }

  /// A pattern that its parents, which are gone, have made. The node does not name it; these are the cells or houses
  /// that it can be made of.
  void add_pattern(const SeChain& chain, const SeNode& node) {
    CandidateSet parents;
    for (const std::uint16_t parent : node.parents) parents.insert(chain.nodes[parent].candidate);
    const Cell cell = node.candidate.cell();
    const Digit digit = node.candidate.digit();
    if (node.cause == SeCause::locking) {
      for (House house : common_houses(parents.cells())) add_house(house, digit);
    } else if (node.cause == SeCause::hidden_pair) {
      for (House house : common_houses(parents.cells() | CellSet{cell})) add_places(house, node.candidate);
    } else if (node.cause == SeCause::naked_pair) {
      for (House house : common_houses(parents.cells() | CellSet{cell})) premises_.cells |= cells_of(house);
    } else if (node.cause == SeCause::x_wing) {
      for (House house : House::all()) premises_.places[house.index()].insert_if(house.kind() != HouseKind::box, digit);
    }
  }

  /// The other digits of the cell in a house.
  void add_places(House house, Candidate candidate) {
    premises_.places[house.index()] |= view_.before.candidates(candidate.cell()) - DigitSet{candidate.digit()};
  }

  const SeStepView& view_;
  Premises premises_;
};

}  // namespace

Premises premises_of(const SeStepView& view) {
  return PremiseReader(view).read();
}

}  // namespace deduku
