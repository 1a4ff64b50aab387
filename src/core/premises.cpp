// Premises from evidence: one reading for all techniques.
#include "deduku/premises.hpp"

#include <algorithm>

#include "deduku/houses.hpp"

namespace deduku {

namespace {

/// Reads the evidence of one step, piece by piece.
class EvidenceReader {
 public:
  explicit EvidenceReader(const StepView& view) : view_(view), grid_(view.before) {}

  Premises read() {
    const Evidence& evidence = view_.step.evidence;
    premises_.deadly = evidence.deadly;
    add_images();
    for (const Part& part : evidence.parts()) add_part(part);
    if (!is_about_counted_cells()) {
      add_houses(evidence.base | evidence.cover, evidence.digits);
      add_houses(evidence.base, digits_of_parts());
    }
    if (!is_nothing_but_branches()) add_placement();
    add_template();
    add_shown();
    update_absent(premises_, grid_);
    return premises_;
  }

  /// From the stated argument, the links and the branches alone.
  Premises read_stated() {
    premises_.deadly = view_.step.evidence.deadly;
    add_images();
    for (Variable variable : view_.step.evidence.truths) {
      if (variable.is_cell()) {
        premises_.cells.insert(variable.cell());
      } else {
        add_house(variable.house(), variable.digit());
      }
    }
    for (const Link& link : view_.links) add_link(link);
    for (std::size_t i = 0; i < view_.branches.size(); ++i) {
      add_branch(view_.branches[i]);
      if (i >= view_.branches.outer_count() && rests_on_more_than_it_says(view_.branches[i])) add_everything();
    }
    update_absent(premises_, grid_);
    return premises_;
  }

  Premises read_shown() {
    for (const Part& part : view_.step.evidence.parts()) {
      if (part.role == Role::als || part.role == Role::petal) premises_.cells |= part.cells;
    }
    add_shown();
    update_absent(premises_, grid_);
    return premises_;
  }

 private:
  void add_house(House house, Digit digit) { premises_.places[house.index()].insert(digit); }
  void add_houses(const HouseSet& houses, DigitSet digits) {
    for (House house : houses) premises_.places[house.index()] |= digits;
  }

  void add_shown() {
    add_houses(view_.step.evidence.goal, view_.step.places.digits());
    for (const Link& link : view_.links) add_link(link);
    const std::size_t outer = view_.branches.outer_count();
    if (is_nothing_but_branches()) add_alternatives(0, outer);
    for (std::size_t i = 0; i < view_.branches.size(); ++i) {
      add_branch(view_.branches[i]);
      if (i >= outer && rests_on_more_than_it_says(view_.branches[i])) add_everything();
    }
  }

  bool is_nothing_but_branches() const { return !view_.branches.empty() && view_.step.evidence.parts().empty(); }

  /// A chain inside another one names what its true nodes need of the chain around it. What its patterns, and the chains
  /// inside of it, need of that it does not name, so it may be anything.
  static bool rests_on_more_than_it_says(const Branch& inner) {
    return std::ranges::any_of(inner.nodes, [](const BranchNode& node) { return is_pattern(node.cause); });
  }
  void add_everything() {
    premises_.cells = CellSet::all();
    premises_.places.fill(DigitSet::all());
  }

  /// What branches begin with that go through all alternatives: the candidates of a cell or the places of a digit. A
  /// candidate that is true or false needs nothing.
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

  /// That cells have a digit each, and links hold one at most, is all that a count of them needs.
  bool is_about_counted_cells() const {
    return view_.step.evidence.count(Role::sector_cell) + view_.step.evidence.count(Role::ring_cell) > 0;
  }

  DigitSet digits_of_parts() const {
    DigitSet digits;
    for (const Part& part : view_.step.evidence.parts()) digits |= part.digits;
    return digits;
  }

  /// A deadly pattern is a premise of its own, and does not need each of its cells as well; those that form a subset
  /// with it may be among them, where it is the whole grid, and so may petals and the base of an exocet. Where its corners
  /// follow from each other by links, or from guardians outside, those with no other candidates are needed. The stem of a
  /// house is a digit of it, and none of its cells.
  void add_part(const Part& part) {
    if (part.role == Role::mirror || part.role == Role::target) add_boxes(part);
    if (part.role == Role::s_cell || part.role == Role::target) return;
    if (part.role == Role::fixed_cell || part.role == Role::image) return;
    if (part.role == Role::stem && part.cells.size() > 1) return;
    const bool is_from_corner = !view_.links.empty() || view_.step.evidence.count(Role::guardian) > 0;
    const bool is_needed = part.role == Role::partner || part.role == Role::base_cell || part.role == Role::petal ||
                           (part.role == Role::floor && is_from_corner);
    premises_.cells |= is_needed ? part.cells : part.cells - premises_.deadly.cells();
  }

  /// The box of a mirror has a place for its digits, and that of a target of two cells for the digit that is locked there.
  /// That targets and S cells have digits themselves is not needed.
  void add_boxes(const Part& part) {
    const DigitSet own = view_.step.evidence.digits;
    add_houses({part.cells.first().box()}, part.role == Role::mirror ? part.digits : part.digits - own);
  }

  /// Of a symmetry matters what it makes of the candidates of the cells that change, as often as one likes.
  void add_images() {
    premises_.symmetry = view_.step.evidence.symmetry;
    if (!premises_.symmetry) return;
    const Symmetry& symmetry = *premises_.symmetry;
    for (Cell cell : view_.step.removes.cells() | view_.step.places.cells()) {
      for (Digit digit : Digit::all()) {
        const Candidate first(cell, digit);
        for (Candidate image = symmetry(first); image != first; image = symmetry(image)) premises_.absent.insert(image);
      }
    }
  }

  /// A digit that is placed is what is left of its cell, unless it has its one place left in a house, the goal.
  void add_placement() {
    if (view_.step.evidence.goal.empty()) premises_.cells |= view_.step.places.cells();
  }

  /// Patterns of one digit that name nothing but cells are about its places in the whole grid, and about those of other
  /// digits that exclude some; but for a naked single, whose cell has nothing else.
  void add_template() {
    const Evidence& evidence = view_.step.evidence;
    const bool has_houses = !(evidence.base | evidence.cover | evidence.goal).empty();
    if (has_houses || !view_.links.empty() || grid_.cells_with_count(1).contains(evidence.cells())) return;
    if (evidence.digits.size() != 1 || !view_.branches.empty() || !evidence.deadly.empty()) return;
    for (Cell cell : Cell::all()) add_houses({cell.row()}, digits_of_parts());
  }

  /// Weak links need "at most one" alone. Links through a set need its cells, which are a part, and the cell to which it
  /// leaves one digit.
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

  /// A pattern that its parents, which are false, have made. The node does not name it; these are the cells or houses that
  /// it can be made of.
  void add_pattern(const Branch& branch, const BranchNode& node) {
    CellSet cells_of_parents;
    for (const std::uint16_t parent : branch.parents(node)) cells_of_parents |= branch.nodes[parent].node.cells;
    if (node.cause == Cause::locking) {
      for (House house : common_houses(cells_of_parents)) add_house(house, node.node.digit);
    } else if (node.cause == Cause::x_wing) {
      for (House house : House::all()) premises_.places[house.index()].insert_if(!house.is_box(), node.node.digit);
    } else {
      for (House house : common_houses(cells_of_parents | node.node.cells)) add_pair(house, node);
    }
  }

  /// A hidden pair rests on the places of the other digits of its cell, a naked pair on its cells.
  void add_pair(House house, const BranchNode& node) {
    if (node.cause == Cause::naked_pair) {
      premises_.cells |= cells_of(house);
    } else {
      premises_.places[house.index()] |= grid_.candidates(node.node.cells.first()) - DigitSet{node.node.digit};
    }
  }

  /// Why a true node follows: it is all that is left of its cell or of a house.
  void add_cause(const BranchNode& node) {
    const auto [row, column, box] = node.node.cells.first().houses();
    if (node.cause == Cause::cell) premises_.cells |= node.node.cells;
    if (node.cause == Cause::row) add_house(row, node.node.digit);
    if (node.cause == Cause::column) add_house(column, node.node.digit);
    if (node.cause == Cause::box) add_house(box, node.node.digit);
  }

  /// The cells and houses that the parents of a contradiction leave without anything. Where they are none, the parents
  /// exclude each other.
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

/// Everything but what is true or still possible on a grid.
CandidateSet gone_from(const Grid& grid) {
  CandidateSet gone;
  for (Digit digit : Digit::all()) gone.insert(digit, ~(grid.cells(digit) | grid.solved_cells(digit)));
  return gone;
}

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

void update_absent(Premises& premises, const Grid& grid) {
  CandidateSet used = premises.symmetry ? premises.absent : CandidateSet();
  for (Digit digit : Digit::all()) used.insert(digit, premises.cells);
  for (House house : House::all()) {
    for (Digit digit : premises.places[house.index()]) used.insert(digit, cells_of(house));
  }
  for (Cell cell : premises.deadly.cells()) used.insert(cell, ~premises.deadly.digits(cell));
  premises.absent = used & gone_from(grid) & left_by_givens(grid);
}

Premises premises_of(const StepView& view) {
  if (!view.step.evidence.explanations.empty()) return EvidenceReader(view).read_stated();
  return EvidenceReader(view).read();
}

Premises reconstructed_premises_of(const StepView& view) {
  return EvidenceReader(view).read();
}

Premises shown_premises_of(const StepView& view) {
  return EvidenceReader(view).read_shown();
}

}  // namespace deduku
