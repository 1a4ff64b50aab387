// Turbot Fish: a chain of one digit with three links, strong at both ends.
//
//            c2      c8
//     r1     4 ----- 4        In r1 and in b8 the digit has two places each. At most one of the two near ends
//                    |        in c8 holds it, so one of the far ends, r1c2 and r9c7, does, and what sees both
//     r7             4        (x) does not.
//     r9     x      4
//
// Where both pairs stand in lines, joined by the right house, the pattern is called Skyscraper or 2-String
// Kite; those are not reported here.
#include "techniques/chains/chain_steps.hpp"

namespace deduku {

namespace {

/// The kinds of houses among some.
struct Kinds {
  bool row = false;
  bool column = false;
  bool box = false;
};

Kinds kinds_of(const HouseSet& houses) {
  Kinds kinds;
  for (House house : houses) {
    kinds.row |= house.kind() == HouseKind::row;
    kinds.column |= house.kind() == HouseKind::column;
    kinds.box |= house.is_box();
  }
  return kinds;
}

/// The houses in which two cells are all places of a digit.
HouseSet houses_of_pair(const Grid& grid, Digit digit, const CellSet& cells) {
  HouseSet houses;
  for (House house : common_houses(cells)) {
    if (grid.cells(house, digit) == cells) houses.insert(house);
  }
  return houses;
}

/// Whether the pairs of a chain, joined as they are, make a Skyscraper or a 2-String Kite.
bool has_other_name(const Kinds& first, const Kinds& joint, const Kinds& second) {
  return (first.row && second.row && joint.column) || (first.column && second.column && joint.row) ||
         (((first.row && second.column) || (first.column && second.row)) && joint.box);
}

bool emit_fish(const chains::Pursuit& pursuit, const chains::Ends& ends, chains::Path path) {
  const auto cells = [&](std::size_t from, std::size_t to) {
    return pursuit.graph()[path[from]].cells | pursuit.graph()[path[to]].cells;
  };
  const Digit digit = pursuit.graph()[ends.start].digit;
  const HouseSet first = houses_of_pair(pursuit.grid, digit, cells(0, 1));
  const HouseSet joint = common_houses(cells(1, 2));
  const HouseSet second = houses_of_pair(pursuit.grid, digit, cells(2, 3));
  if (has_other_name(kinds_of(first), kinds_of(joint), kinds_of(second))) return false;
  Step step{TechniqueId::turbot_fish};
  step.removes = pursuit.effect(ends);
  step.evidence.digits = {digit};
  step.evidence.base = {first.first(), second.first()};
  step.evidence.cover = {joint.first()};
  step.evidence.add(Role::body, cells(1, 2), {digit});
  step.evidence.add(Role::pincer, cells(0, 3), {digit});
  chains::ChainLinks links;
  links.add(pursuit.graph(), path);
  return pursuit.sink.emit(step, links.view());
}

bool find_turbot_fishes(const Grid& grid, Workspace& workspace, StepSink& sink) {
  using namespace chains;
  const Pursuit pursuit{grid, workspace, sink, TechniqueId::turbot_fish, LinkClass::one_digit};
  return any_ends(pursuit, 3, 3, [&](const Ends& ends) {
    if (ends.is_own() || pursuit.closes_loop(ends)) return false;
    bool stopped = false;
    workspace.chain_paths().for_each(pursuit.graph(), ends, {}, [&](Path path, bool) {
      stopped = emit_fish(pursuit, ends, path);
      return stopped;
    });
    return stopped;
  });
}

}  // namespace

const Technique technique::turbot_fish{
    .name = "Turbot Fish",
    .sentence =
        "In {base}, {digits} has two places each. The two near ends {body} share {cover}, so at most one of "
        "them is {digits}, and at least one of {pincer} is.",
    .find = find_turbot_fishes,
    .hodoku = {"0403"},
};

}  // namespace deduku
