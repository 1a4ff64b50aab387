// Sue de Coq: cells in the crossing of a line and a box, with cells of the line and cells of the box that share their
// digits.
//
//     {1 2 4} {1 3 4} .  |  {1 2} x  x       The four cells have four digits. 1 and 2 are in the line once at
//     {3 4}   y       y  |                   most, 3 and 4 in the box, so each digit is among the four cells
//     y       y       y  |                   just once. 1 and 2 are eliminated from the rest of the line (x), 3
//                                            and 4 from the rest of the box (y).
//
// In general two or three cells C of the crossing have n more digits than cells, with n at least 2. Some further cells
// A of the line have digits of C, and so have cells B of the box, but no digit of C is in both. A digit of C is among
// C, A and B at most once because its places share a house. Digits that C lacks may be added, at most once each in A
// and once each in B. If
//
//     (cells of A - digits of A that C lacks) + (cells of B - digits of B that C lacks) = n
//
// then the cells are as many as the digits that they can hold: every digit takes its place in C or A, C or B, or A and
// B alone, and is eliminated in the rest of the houses that its places share.
#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"
#include "techniques/facts/cell_choices.hpp"
#include "techniques/facts/crossing.hpp"
#include "techniques/facts/failed_searches.hpp"

namespace deduku {

namespace sue_de_coq {
namespace {

constexpr int pairs_per_unit = 16;

/// Cells of the line or of the box outside the crossing.
struct Wing {
  CellSet cells;
  DigitSet digits;
  int surplus;  ///< the number of cells minus the number of digits that the crossing lacks
};

/// The wings of one side.
struct Wings {
  std::array<Wing, 127> list;
  int count = 0;

  std::span<const Wing> all() const { return {list.data(), static_cast<std::size_t>(count)}; }
};

struct Crossing {
  House line;
  House box;
  CellSet cells;    ///< two or three of the cells that the houses share
  DigitSet digits;  ///< the digits of these cells

  /// The number of digits minus the number of cells.
  int excess() const { return digits.size() - cells.size(); }
};

void collect_wings(const facts::CellChoices& choices, const Crossing& crossing, Wings& wings) {
  const auto rest = choices.all() - choices.among(crossing.cells);
  wings.count = 0;
  for (auto choice = choices.first(rest); choice != 0; choice = choices.next(choice, rest)) {
    const DigitSet digits = choices.digits(choice);
    const int surplus = choices.size(choice) - (digits - crossing.digits).size();
    if (surplus < 1 || surplus >= crossing.excess() || !digits.intersects(crossing.digits)) continue;
    wings.list[wings.count++] = {choices.cells(choice), digits, surplus};
  }
}

/// The eliminations in the rest of a house, of the digits that take a place among some of its cells.
CandidateSet eliminations_of(const Grid& grid, House house, const CellSet& taken, DigitSet digits) {
  CandidateSet eliminations;
  for (Digit digit : digits) eliminations.insert(digit, grid.cells(digit) & (cells_of(house) - taken));
  return eliminations;
}

bool emit(const Grid& grid, const Crossing& crossing, const std::array<const Wing*, 2>& wings, StepSink& sink) {
  const auto& [in_line, in_box] = wings;
  const DigitSet both = (in_line->digits & in_box->digits) - crossing.digits;
  const DigitSet of_line = ((crossing.digits | in_line->digits) - in_box->digits) | both;
  const DigitSet of_box = ((crossing.digits | in_box->digits) - in_line->digits) | both;
  Step step{TechniqueId::sue_de_coq};
  const CellSet taken_in_line = crossing.cells | in_line->cells;
  const CellSet taken_in_box = crossing.cells | in_box->cells;
  const CandidateSet out_of_line = eliminations_of(grid, crossing.line, taken_in_line, of_line);
  const CandidateSet out_of_box = eliminations_of(grid, crossing.box, taken_in_box, of_box);
  step.effects.removes = out_of_line | out_of_box;
  if (!step.effects.has_effect()) return false;
  step.evidence.digits = crossing.digits | in_line->digits | in_box->digits;
  step.evidence.base = {crossing.line};
  step.evidence.cover = {crossing.box};
  const DigitSet shared = crossing.digits & (in_line->digits | in_box->digits);
  step.evidence.add(Role::body, crossing.cells, shared);
  step.evidence.add(Role::als, in_line->cells, in_line->digits);
  step.evidence.add(Role::als, in_box->cells, in_box->digits);
  const DigitSet own = crossing.digits - shared;
  if (!own.empty()) step.evidence.add(Role::body, crossing.cells, own);
  const auto argue = [&](Evidence& evidence) {
    evidence.use(taken_in_line | taken_in_box);
    explain_by_places(evidence, grid, out_of_line, taken_in_line);
    explain_by_places(evidence, grid, out_of_box, taken_in_box);
  };
  return sink.emit_cheapest(step, argue, {}, surcharge_of(step));
}

bool fit(const Crossing& crossing, const Wing& in_line, const Wing& in_box) {
  return in_line.surplus + in_box.surplus == crossing.excess() &&
         (in_line.digits & in_box.digits & crossing.digits).empty() && !in_line.cells.intersects(in_box.cells);
}

/// For each line and each box that it crosses, the work of their last search. It counts even if they have not changed,
/// so the cost of a question does not depend on earlier questions.
struct SearchWork {
  static constexpr Assumes assumes = Assumes::removals;
  void follow(const Grid&, const Past&) {}  // in another puzzle, all houses have changed and are searched

  std::array<std::uint64_t, 54> of_houses{};
};

bool find_in_crossing(const Grid& grid, const Crossing& crossing, Workspace& workspace, std::uint64_t& work,
                      StepSink& sink) {
  if (crossing.excess() < 2) return false;
  const auto& houses = workspace.history<facts::HouseChoices>(grid);
  Wings line_wings;
  Wings box_wings;
  collect_wings(houses[crossing.line], crossing, line_wings);
  if (line_wings.count == 0) return false;
  collect_wings(houses[crossing.box], crossing, box_wings);
  const auto units = static_cast<std::uint64_t>(1 + line_wings.count * box_wings.count / pairs_per_unit);
  work += units;
  if (!workspace.budget().spend(units)) return true;
  for (const Wing& in_line : line_wings.all()) {
    for (const Wing& in_box : box_wings.all()) {
      if (fit(crossing, in_line, in_box) && emit(grid, crossing, {&in_line, &in_box}, sink)) return true;
    }
  }
  return false;
}

/// Tries pairs of the cells that the houses share before all three.
bool find_in_houses(const Grid& grid, House line, House box, Workspace& workspace, std::uint64_t& work,
                    StepSink& sink) {
  const facts::CellChoices& choices = workspace.history<facts::HouseChoices>(grid)[line];
  const auto shared = choices.among(cells_of(box));
  work = 0;
  for (int size : {2, 3}) {
    for (auto choice = choices.first(shared); choice != 0; choice = choices.next(choice, shared)) {
      if (choices.size(choice) != size) continue;
      const Crossing crossing{line, box, choices.cells(choice), choices.digits(choice)};
      if (find_in_crossing(grid, crossing, workspace, work, sink)) return true;
    }
  }
  return false;
}

bool search_houses(const Grid& grid, HouseSet changed, Workspace& workspace, StepSink& sink) {
  auto next_work = workspace.history<SearchWork>(grid).of_houses.begin();
  return facts::any_crossing(HouseSet::all(), [&](House line, House box) {
    std::uint64_t& work = *next_work++;
    const bool is_changed = changed.contains(line) || changed.contains(box);
    return is_changed ? find_in_houses(grid, line, box, workspace, work, sink) : !workspace.budget().spend(work);
  });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  facts::search_changed_houses(TechniqueId::sue_de_coq, grid, workspace, sink,
                               [&](HouseSet houses) { return search_houses(grid, houses, workspace, sink); });
}

}  // namespace
}  // namespace sue_de_coq

const Technique technique::sue_de_coq{
    .name = "Sue de Coq",
    .find = sue_de_coq::find,
    // The crossing need not have all digits: it may have lost one.
    .surcharge = {{{.count = StepCount::cells, .per = 1, .free = 4}}, 11},
    .hodoku = {"1101"},
};

}  // namespace deduku
