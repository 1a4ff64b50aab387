// Premises: the stated argument of a step, and the statements of its links and branches.
#include "deduku/premises.hpp"

#include <algorithm>

#include "deduku/houses.hpp"

namespace deduku {

namespace {

/// Collects the premises of one step, piece by piece.
class PremiseReader {
 public:
  explicit PremiseReader(const StepView& view) : view_(view), grid_(view.before) {}

  Premises read() {
    premises_.deadly = view_.step.evidence.deadly;
    add_images();
    for (Variable variable : view_.step.evidence.truths) add(variable);
    add_shown();
    update_absent(premises_, grid_);
    return premises_;
  }

  Premises read_shown() {
    for (const Part& part : view_.step.evidence.parts()) {
      if (is_set(part.role)) premises_.cells |= part.cells;
    }
    for (House house : view_.step.evidence.goal) {
      for (Digit digit : view_.step.effects.places.digits()) add_house(house, digit);
    }
    add_shown();
    update_absent(premises_, grid_);
    return premises_;
  }

 private:
  void add_house(House house, Digit digit) { premises_.places[house].insert(digit); }
  void add(Variable variable) {
    if (variable.is_cell()) {
      premises_.cells.insert(variable.cell());
    } else {
      add_house(variable.house(), variable.digit());
    }
  }

  void add_shown() {
    for (const Link& link : view_.links) add_link(link);
    for (std::size_t i = 0; i < view_.branches.size(); ++i) {
      add_branch(view_.branches[i]);
      if (i >= view_.branches.outer_count() && rests_on_more_than_it_says(view_.branches[i])) add_everything();
    }
  }

  /// A chain inside another one lists the facts about the outer chain that its true nodes need. It does not list those
  /// that its patterns and its inner chains need, so these may be any.
  static bool rests_on_more_than_it_says(const Branch& inner) {
    return std::ranges::any_of(inner.nodes, [](const BranchNode& node) { return is_pattern(node.cause); });
  }
  void add_everything() {
    premises_.cells = CellSet::all();
    premises_.places.fill(DigitSet::all());
  }

  /// The starts of branches that cover all alternatives: the candidates of a cell or the cells of a digit. Branches for
  /// both values of one candidate need no premise.
  void add_alternatives(std::size_t begin, std::size_t count) {
    CandidateSet beginnings;
    for (std::size_t i = begin; i < begin + count; ++i) {
      const Node& first = view_.branches[i].nodes.front().node;
      beginnings.insert(first.digit, first.cells);
    }
    const CellSet cells = beginnings.cells();
    if (beginnings.size() < 2) return;
    if (cells.size() == 1) premises_.cells |= cells;
    for (House house : cells.size() == 1 ? HouseSet{} : common_houses(cells)) {
      add_house(house, beginnings.first().digit());
    }
  }

  /// A symmetry needs the images, under all its powers, of the candidates of the cells that change.
  void add_images() {
    premises_.symmetry = view_.step.evidence.symmetry;
    if (!premises_.symmetry) return;
    const Symmetry& symmetry = *premises_.symmetry;
    for (Cell cell : view_.step.effects.removes.cells() | view_.step.effects.places.cells()) {
      for (Digit digit : Digit::all()) {
        const Candidate first(cell, digit);
        for (Candidate image = symmetry(first); image != first; image = symmetry(image)) premises_.absent.insert(image);
      }
    }
  }

  /// Weak links need only "at most one". Links through a set need its cells, which are a part, and the cell that it
  /// limits to one digit.
  void add_link(const Link& link) {
    if (link.kind == LinkKind::weak) return;
    const std::optional<LinkReason> reason = reason_of(view_, link);
    if (!reason) return;
    if (reason->kind == LinkReason::Kind::cell) premises_.cells |= link.from.cells;
    if (reason->kind == LinkReason::Kind::set && link.to.cells.size() == 1) premises_.cells |= link.to.cells;
    if (reason->kind == LinkReason::Kind::house) add_house(reason->house, link.from.digit);
  }

  void add_branch(const Branch& branch) {
    for (const BranchNode& node : branch.nodes) {
      if (node.cause == Cause::contradiction) {
        add_shortages(branch, node);
      } else if (node.is_true) {
        add_cause(node);
      } else if (node.cause == Cause::chain) {
        add_alternatives(node.branch, node.branch_count);
      } else if (is_pattern(node.cause)) {
        add_pattern(branch, node);
      }
    }
  }

  /// A pattern made by its false parents. The node does not identify it; these are the cells or houses that may be part
  /// of it.
  void add_pattern(const Branch& branch, const BranchNode& node) {
    CellSet cells_of_parents;
    for (const std::uint16_t parent : branch.parents(node)) cells_of_parents |= branch.nodes[parent].node.cells;
    if (node.cause == Cause::locking) {
      for (House house : common_houses(cells_of_parents)) add_house(house, node.node.digit);
    } else if (node.cause == Cause::x_wing) {
      for (House house : House::all()) premises_.places[house].insert_if(!house.is_box(), node.node.digit);
    } else {
      for (House house : common_houses(cells_of_parents | node.node.cells)) add_pair(house, node);
    }
  }

  /// A hidden pair rests on the cells of the other digits of its cell, a naked pair on its cells.
  void add_pair(House house, const BranchNode& node) {
    if (node.cause == Cause::naked_pair) {
      premises_.cells |= cells_of(house);
    } else {
      premises_.places[house] |= grid_.candidates(node.node.cells.first()) - DigitSet{node.node.digit};
    }
  }

  /// Why a true node follows: it is the only one left in its cell or in a house.
  void add_cause(const BranchNode& node) {
    const auto [row, column, box] = node.node.cells.first().houses();
    if (node.cause == Cause::cell) premises_.cells |= node.node.cells;
    if (node.cause == Cause::row) add_house(row, node.node.digit);
    if (node.cause == Cause::column) add_house(column, node.node.digit);
    if (node.cause == Cause::box) add_house(box, node.node.digit);
  }

  /// The cells and houses that the parents of a contradiction leave empty. If all have candidates, the parents exclude
  /// each other.
  void add_shortages(const Branch& branch, const BranchNode& contradiction) {
    CandidateSet denied;
    for (const std::uint16_t parent : branch.parents(contradiction)) {
      const BranchNode& node = branch.nodes[parent];
      if (!node.is_true) denied.insert(node.node.digit, node.node.cells);
    }
    for (Cell cell : denied.cells()) {
      if (denied.digits(cell).contains(grid_.candidates(cell))) premises_.cells.insert(cell);
    }
    for (Digit digit : denied.digits()) {
      for (House house : House::all()) {
        const CellSet places = grid_.cells(house, digit);
        if (!places.empty() && denied.cells(digit).contains(places)) add_house(house, digit);
      }
    }
  }

  const StepView& view_;
  const Grid& grid_;
  Premises premises_;
};

}  // namespace

int Premises::count() const {
  int count = cells.size();
  for (DigitSet digits : places) count += digits.size();
  return count;
}

CandidateSet left_by_givens(const Grid& grid) {
  CandidateSet left;
  for (Digit digit : Digit::all()) {
    const CellSet given = grid.solved_cells(digit) & grid.givens();
    CellSet cells = ~grid.givens();
    for (Cell cell : given) cells -= peers(cell);
    left.insert(digit, cells | given);
  }
  return left;
}

CandidateSet left_on(const Grid& grid) {
  CandidateSet left = grid.all_candidates();
  for (Digit digit : Digit::all()) left.insert(digit, grid.solved_cells(digit));
  return left;
}

void update_absent(Premises& premises, const Grid& grid) {
  CandidateSet used = premises.symmetry ? premises.absent : CandidateSet();
  for (Digit digit : Digit::all()) used.insert(digit, premises.cells);
  for (House house : House::all()) {
    for (Digit digit : premises.places[house]) used.insert(digit, cells_of(house));
  }
  for (Cell cell : premises.deadly.cells()) used.insert(cell, ~premises.deadly.digits(cell));
  premises.absent = (used & left_by_givens(grid)) - left_on(grid);
}

Premises premises_of(const StepView& view) {
  return PremiseReader(view).read();
}

Premises shown_premises_of(const StepView& view) {
  return PremiseReader(view).read_shown();
}

}  // namespace deduku
