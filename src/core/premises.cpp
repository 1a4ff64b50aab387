// Premises from evidence: one reading for all techniques.
#include "deduku/premises.hpp"

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
    for (const Part& part : evidence.parts()) add_part(part);
    add_houses(evidence.base | evidence.cover, evidence.digits);
    add_houses(evidence.base, digits_of_parts());
    add_placement();
    add_template();
    add_shown();
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
    for (std::size_t i = 0; i < view_.branches.size(); ++i) add_branch(view_.branches[i]);
  }

  DigitSet digits_of_parts() const {
    DigitSet digits;
    for (const Part& part : view_.step.evidence.parts()) digits |= part.digits;
    return digits;
  }

  /// A deadly pattern is a premise of its own, and does not need each of its cells besides; those that form a subset
  /// with it may be among them, where it is the whole grid.
  void add_part(const Part& part) {
    const bool is_pattern = part.role != Role::partner;
    premises_.cells |= is_pattern ? part.cells - premises_.deadly.cells() : part.cells;
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
      }
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
  CandidateSet used;
  for (Digit digit : Digit::all()) used.insert(digit, premises.cells);
  for (House house : House::all()) {
    for (Digit digit : premises.places[house.index()]) used.insert(digit, cells_of(house));
  }
  for (Cell cell : premises.deadly.cells()) used.insert(cell, ~premises.deadly.digits(cell));
  premises.absent = used & gone_from(grid) & left_by_givens(grid);
}

Premises premises_of(const StepView& view) {
  return EvidenceReader(view).read();
}

Premises shown_premises_of(const StepView& view) {
  return EvidenceReader(view).read_shown();
}

}  // namespace deduku
