// Sentences for the steps of the Sudoku Explainer scale: what the grid shows, why it follows, what is eliminated.
#include "deduku/explain.hpp"
#include "src/present/exclusion_text.hpp"
#include "src/present/phrases.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku {

namespace {

std::string cells_of_role(const Evidence& evidence, Role role) {
  return present::enumerate(present::cell_groups(evidence.cells(role)));
}

std::string candidate_text(Candidate candidate, bool is_true) {
  return cells_text({candidate.cell()}) + (is_true ? "=" : "<>") + std::to_string(candidate.digit().number());
}

/// "is 4", "is not 4".
std::string holds_text(const SeNode& node) {
  return cells_text({node.candidate.cell()}) + (node.is_true ? " is " : " is not ") +
         std::to_string(node.candidate.digit().number());
}

/// "In box 3, 2 and 5 can only go into r1c8 and r2c9".
std::string only_there(const Evidence& evidence) {
  return "In " + houses_text(evidence.base) + ", " + digits_text(evidence.digits) + " can only go into " +
         cells_of_role(evidence, Role::body);
}

/// A hidden single in a house without other empty cells.
bool is_last_cell(const SeStep& step) {
  return step.rating == 10;
}

std::string hidden_single(const SeStepView& view) {
  if (!is_last_cell(view.step)) return only_there(view.evidence) + ".";
  return cells_of_role(view.evidence, Role::body) + " is the last empty cell of " + houses_text(view.evidence.base) +
         ".";
}

/// What a direct step leaves: the only other place of the digit in some house.
std::string last_place(const SeStepView& view) {
  return "; that leaves " + digits_text({view.step.places.first().digit()}) + " only " +
         cells_text({view.step.places.first().cell()});
}

std::string direct_locking(const SeStepView& view) {
  const HouseKind kind = view.evidence.base.first().kind();
  for (House house : view.step.places.first().cell().houses()) {
    if (house.kind() != kind) continue;
    return only_there(view.evidence) + ", so in " + houses_text(view.evidence.cover) + " it can go nowhere else" +
           last_place(view) + " in " + houses_text({house}) + ".";
  }
  return "";
}

std::string locking(const SeStepView& view) {
  return only_there(view.evidence) + ", all of them in " + houses_text(view.evidence.cover) +
         ". One of them holds it, so no other cell of " + houses_text(view.evidence.cover) + " does.";
}

std::string naked_set(const Evidence& evidence) {
  return "In " + houses_text(evidence.base) + ", " + cells_of_role(evidence, Role::body) + " hold only " +
         digits_text(evidence.digits) + ": as many digits as cells, so they go there and nowhere else.";
}

std::string fish(const Evidence& evidence) {
  const std::string digit = digits_text(evidence.digits);
  return "In " + houses_text(evidence.base) + ", " + digit + " can only go into " + houses_text(evidence.cover) +
         ". There are as many of the one as of the other, so " + houses_text(evidence.cover) + " have their " + digit +
         " there and nowhere else.";
}

std::string wing(const Evidence& evidence) {
  const std::string z = digits_text(evidence.digits_of(Role::pincer));
  const bool pivot_too = evidence.digits_of(Role::pivot).size() == 3;
  const std::string pivot = cells_of_role(evidence, Role::pivot);
  std::string text = pivot_too ? "If " + pivot + " is not " + z + ", it takes the other candidate of "
                               : pivot + " takes the other candidate of ";
  for (Cell pincer : evidence.cells(Role::pincer)) {
    text += cells_text({pincer}) + (pincer == evidence.cells(Role::pincer).first() ? " or " : "");
  }
  return text + ", which then is " + z + ".";
}

/// The digits of the wide cells beside the two of a loop.
DigitSet extra_digits(const SeStepView& view) {
  DigitSet digits;
  for (Cell cell : view.evidence.cells(Role::roof)) digits |= view.before.candidates(cell);
  return digits - view.evidence.digits;
}

std::string unique_loop(const SeStepView& view) {
  const Evidence& evidence = view.evidence;
  const std::string roof = cells_of_role(evidence, Role::roof);
  const std::string extra = digits_text(extra_digits(view));
  std::string text =
      "If there were nothing but " + digits_text(evidence.digits) + " in " +
      present::enumerate(present::cell_groups(evidence.cells(Role::floor) | evidence.cells(Role::roof))) +
      ", the two digits could be swapped, and the puzzle would have a second solution. So ";
  switch ((view.step.variant - 1) % 4 + 1) {
    case 1:
      return text + roof + " holds another digit.";
    case 2:
      return text + "one of " + roof + " is " + extra + ".";
    case 3:
      return text + "one of " + roof + " holds one of " + extra + ", and counts as one cell of a set with " +
             cells_of_role(evidence, Role::partner) + " in " + houses_text(evidence.base) + ".";
    default:
      return text + "one of " + roof + " holds another digit, and " +
             digits_text(evidence.digits - view.step.removes.digits()) +
             " must be in one of them, the only places left for it in a house of both.";
  }
}

std::string bug(const SeStepView& view) {
  const Evidence& evidence = view.evidence;
  const std::string body = cells_of_role(evidence, Role::body);
  std::string text =
      "Without " + digits_text(evidence.digits) + " in " + body +
      ", every empty cell would have two candidates and every missing digit two places in each house, and the puzzle "
      "would have two solutions or none. So ";
  switch (view.step.variant) {
    case 1:
      return text + body + " holds " + (evidence.digits.size() > 1 ? "one of these." : "it.");
    case 2:
      return text + "one of these cells holds it.";
    case 3:
      return text + "one of these cells holds one of these digits, and counts as one cell of a set with " +
             cells_of_role(evidence, Role::partner) + ".";
    default:
      return text + "one of these cells holds one of these digits, and the other one the digit that both share.";
  }
}

std::string aligned_exclusion(const SeStepView& view) {
  Evidence evidence;
  evidence.add(Role::body, view.evidence.cells(Role::body), view.evidence.digits);
  for (Cell excluder : view.evidence.cells(Role::partner))
    evidence.add(Role::petal, {excluder}, view.before.candidates(excluder));
  return present::exclusions_text(view.before, view.step, evidence) + ".";
}

std::string static_chain(const SeStepView& view) {
  const SeNode& first = view.chains[0].nodes.front();
  if (view.step.variant == 1) {
    return "The chain from " + candidate_text(first.candidate, first.is_true) +
           " comes back to where it began, and so does its reverse: either every second candidate of it is true, or "
           "all the others are. What sees one of each is false either way.";
  }
  return "If " + holds_text(first) + ", then " + holds_text(view.chains[0].nodes.back()) + ".";
}

std::string contradiction(const SeStepView& view) {
  const SeNode& first = view.chains[0].nodes.front();
  const std::string end = candidate_text(view.chains[0].nodes.back().candidate, true);
  return "If " + holds_text(first) + ", then " + end + " is both true and false.";
}

std::string alternatives(const SeStepView& view) {
  CellSet cells;
  DigitSet digits;
  for (const SeChain& chain : view.chains) {
    cells.insert(chain.nodes.front().candidate.cell());
    digits.insert(chain.nodes.front().candidate.digit());
  }
  const std::string end = ", " + holds_text(view.chains[0].nodes.back()) + ".";
  if (view.step.sort_key == se::key_double) {
    return "Whether or not " + holds_text(view.chains[0].nodes.front()) + end;
  }
  if (cells.size() == 1) return "Whichever of " + digits_text(digits) + " goes into " + cells_text(cells) + end;
  const auto is_all_of = [&](House house) { return (view.before.cells(digits.first()) & cells_of(house)) == cells; };
  HouseSet houses;
  for (House house : common_houses(cells)) {
    if (is_all_of(house)) houses.insert(house);
  }
  return "Wherever " + digits_text(digits) + " goes in " + houses_text({houses.first()}) + end;
}

std::string argument(const SeStepView& view) {
  switch (view.step.producer) {
    case se::hidden_single:
      return hidden_single(view);
    case se::naked_single:
      return cells_of_role(view.evidence, Role::body) + " has no candidate but " + digits_text(view.evidence.digits) +
             ".";
    case se::direct_locking:
      return direct_locking(view);
    case se::direct_hidden_pair:
    case se::direct_hidden_triplet:
      return only_there(view.evidence) + last_place(view) + ".";
    case se::locking:
      return locking(view);
    case se::naked_pair:
    case se::naked_triplet:
    case se::naked_quad:
      return naked_set(view.evidence);
    case se::hidden_pair:
    case se::hidden_triplet:
    case se::hidden_quad:
      return only_there(view.evidence) + ": as many digits as cells, so no other digit goes there.";
    case se::x_wing:
    case se::swordfish:
    case se::jellyfish:
      return fish(view.evidence);
    case se::xy_wing:
    case se::xyz_wing:
      return wing(view.evidence);
    case se::unique_loop:
      return unique_loop(view);
    case se::bug:
      return bug(view);
    case se::aligned_pair:
    case se::aligned_triplet:
      return aligned_exclusion(view);
    case se::forcing_chains:
      return static_chain(view);
    default:
      return view.step.sort_key == se::key_contradiction ? contradiction(view) : alternatives(view);
  }
}

/// Writes a chain backwards from its conclusion, so that each branch stays in one piece.
class ChainWriter {
 public:
  explicit ChainWriter(const SeChain& chain) : nodes_(chain.nodes), is_written_(chain.nodes.size()) {}

  std::string write() {
    write_until(nodes_.size() - 1);
    return text_;
  }

 private:
  void write_until(std::size_t end) {
    std::vector<std::size_t> branch{end};
    while (nodes_[branch.back()].parents.size() == 1 && !is_written_[nodes_[branch.back()].parents[0]]) {
      branch.push_back(nodes_[branch.back()].parents[0]);
    }
    const SeNode& first = nodes_[branch.back()];
    for (std::size_t parent : first.parents) {
      if (!is_written_[parent]) write_until(parent);
    }
    if (!text_.empty()) text_ += "; ";
    std::string before;
    for (std::size_t parent : first.parents) before += (before.empty() ? "" : " + ") + node_text(nodes_[parent]);
    text_ += before;
    for (; !branch.empty(); branch.pop_back()) add(branch.back());
  }

  void add(std::size_t index) {
    const SeNode& node = nodes_[index];
    is_written_[index] = true;
    if (!node.parents.empty()) text_ += " -> ";
    if (node.cause >= SeCause::locking) text_ += "(" + words(node.cause) + ") ";
    text_ += node_text(node);
  }

  static std::string node_text(const SeNode& node) { return candidate_text(node.candidate, node.is_true); }

  /// "hidden pair"
  static std::string words(SeCause cause) {
    std::string text(name(cause));
    for (char& letter : text) letter = letter == '_' ? ' ' : letter;
    return text;
  }

  const std::vector<SeNode>& nodes_;
  std::vector<bool> is_written_;
  std::string text_;
};

/// Whether the argument names the digit and the cell that it goes into.
bool says_placement(const SeStep& step) {
  return step.producer == se::naked_single || (step.producer == se::hidden_single && !is_last_cell(step));
}

}  // namespace

/// A placement by a chain also removes what stood beside it, which goes without saying.
std::string sentence(const SeStepView& view, const TextStyle&) {
  if (says_placement(view.step)) return argument(view);
  if (!view.step.places.empty()) return argument(view) + " So " + present::places_text(view.step) + ".";
  return argument(view) + " Therefore " + present::removes_text(view.step) + ".";
}

std::string chain_text(const SeChain& chain, const TextStyle&) {
  return ChainWriter(chain).write();
}

}  // namespace deduku
