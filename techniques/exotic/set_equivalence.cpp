// Set Equivalence (SET): two sets of houses have each digit equally often, and so have the cells that only one of them
// has.
//
//         c1 c2 c3  c4 c5 c6  c7 c8 c9
//     r1  A  A  .   .  .  .   .  A  A      Rows 1, 2, 8, 9 and box 5 have each digit five times, and so have columns 3
//     r2  A  A  .   .  .  .   .  A  A      to 7. Without the cells that are in both, A and B are left, which have the
//     r3  .  .  B   B  B  B   B  .  .      same digits, each equally often: the Phistomefel ring.
//
//     r4  .  .  B   .  .  .   B  .  .      For example, 1 fits into A four times, but into B only twice. So A has at
//     r5  .  .  B   .  .  .   B  .  .      most two. Count each digit in the set in which it has less room. If the
//     r6  .  .  B   .  .  .   B  .  .      sum is only the number of cells of A, each digit is in A and in B that
//                                          often, and candidates that would leave it fewer places are eliminated.
//     r7  .  .  B   B  B  B   B  .  .
//     r8  A  A  .   .  .  .   .  A  A
//     r9  A  A  .   .  .  .   .  A  A
//
// A contains the cells in the crossings of four rows and some columns, B those of the other rows and columns.
//
//   variant 0   five columns: the four rows and the four other columns are the two sets, A and B have 20 cells
//   variant 1   four columns, and with the four rows a box in the five other rows and columns, as above
//   variant 2   the same without a box: B has each digit once more than A
//
// The houses are rows against columns; the other way round A and B are the same. The search omits other numbers of rows
// and columns, and sets in which boxes, not rows and columns, limit the room of a digit. The exception is a ring with
// two and two of its rows, and of its columns, in one chute each.
#include <algorithm>
#include <optional>
#include <vector>

#include "deduku/per.hpp"
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/exotic/counted_cells.hpp"
#include "techniques/exotic/crossing_lines.hpp"

namespace deduku {

namespace set_equivalence {
namespace {

using namespace exotic;

/// With fewer empty cells a pattern is only a few smaller ones side by side.
constexpr int least_empty_cells = 12;

/// How often a digit can be in the first set according to the room in each of the sets.
struct Room {
  int in_first;
  int in_second;

  int least() const { return std::min(in_first, in_second); }
};

/// Two sets of cells that have each digit equally often, or the second one `surplus` times more.
struct EqualSets {
  CellSet first;
  CellSet second;
  int surplus = 0;
  HouseSet base{};
  HouseSet cover{};
  std::uint8_t variant = 0;

  /// The room for a digit, given its places and its solved cells.
  Room room(const CellSet& places, const CellSet& solved) const {
    return {most_together(places & first) + (solved & first).size(),
            most_together(places & second) + (solved & second).size() - surplus};
  }
};

/// The cells in the crossings of the lines, and those in the crossings of the other lines.
EqualSets sets_of(const CrossingLines& lines) {
  const CrossingLines others = lines.others();
  EqualSets sets{.first = lines.cells(), .second = others.cells(), .surplus = surplus_of_others(lines)};
  for (Position row : lines.rows) sets.base.insert(House::row(row.index()));
  for (Position column : others.columns) sets.cover.insert(House::column(column.index()));
  sets.variant = sets.surplus == 0 ? 0 : 2;
  return sets;
}

/// Equal sets without the cells of a box that the second set contains as a whole, and so without one occurrence of each
/// digit; empty if no such box exists.
std::optional<EqualSets> without_box(EqualSets sets) {
  if (sets.surplus == 0) return std::nullopt;
  for (House box : HouseSet::all()) {
    if (!box.is_box() || !sets.second.contains(cells_of(box))) continue;
    sets.second -= cells_of(box);
    sets.base.insert(box);
    sets.surplus = 0;
    sets.variant = 1;
    return sets;
  }
  return std::nullopt;
}

/// Equal sets into which all digits fit only as often as the first one has cells.
struct CountedSets {
  EqualSets sets;
  CellSet cells{};  ///< the empty cells
  PerDigit<Room> rooms{};
  CandidateSet by_first{};   ///< candidates that would leave a digit less room in the first set than it needs
  CandidateSet by_second{};  ///< candidates that would do so in the second set
  CandidateSet removes{};    ///< the union of the two

  int size() const { return cells.size(); }
  /// Fewer empty cells come first, then more eliminations.
  auto rank() const { return std::tuple(size(), -removes.size(), sets.variant, cells); }
  const Room& room(Digit digit) const { return rooms[digit]; }
  /// Whether the digit has less room in one set than in the other, or an elimination follows only from its places
  /// there.
  bool needs_first(Digit digit) const {
    return room(digit).in_first < room(digit).in_second || !(by_first - by_second).cells(digit).empty();
  }
  bool needs_second(Digit digit) const {
    return room(digit).in_second < room(digit).in_first || !(by_second - by_first).cells(digit).empty();
  }
};

/// The places of a digit in a set, into which it must fit a given number of times.
class NeededPlaces {
 public:
  NeededPlaces(const CellSet& places, int needed) : places_(places), needed_(needed) {}

  /// Whether it still fits if it is placed in a cell.
  bool allow(Cell placed) {
    for (std::size_t i = 0; i < known_count_; ++i) {
      if (!known_[i].intersects(peers(placed))) return true;
    }
    const CellSet placement = largest_placement(places_ - peers(placed));
    if (placement.size() < needed_) return false;
    if (known_count_ < known_.size()) known_[known_count_++] = placement;
    return true;
  }

 private:
  CellSet places_;
  int needed_;
  std::array<CellSet, 8> known_;  ///< placements of the required size, which most cells leave unchanged
  std::size_t known_count_ = 0;
};

/// Adds the places of a digit that would leave it less room than it needs.
void add_removed(const Grid& grid, Digit digit, CountedSets& counted) {
  const auto& [first, second, surplus, base, cover, variant] = counted.sets;
  const CellSet& places = grid.cells(digit);
  const CellSet& solved = grid.solved_cells(digit);
  const int needed = counted.room(digit).least();
  NeededPlaces in_first(places & first, needed - (solved & first).size());
  NeededPlaces in_second(places & second, needed + surplus - (solved & second).size());
  for (Cell place : grid.cells(digit)) {
    if (!in_first.allow(place)) counted.by_first.insert({place, digit});
    if (!in_second.allow(place)) counted.by_second.insert({place, digit});
  }
}

/// Counts the sets; empty if the digits fit in more often, or if nothing follows.
std::optional<CountedSets> count_sets(const Grid& grid, const EqualSets& sets) {
  CountedSets counted{.sets = sets, .cells = (sets.first | sets.second) & grid.empty_cells()};
  if (counted.size() < least_empty_cells) return std::nullopt;
  int sum = 0;
  for (Digit digit : Digit::all()) {
    counted.rooms[digit] = sets.room(grid.cells(digit), grid.solved_cells(digit));
    sum += counted.room(digit).least();
    if (sum > sets.first.size()) return std::nullopt;
  }
  if (sum < sets.first.size()) return std::nullopt;
  for (Digit digit : Digit::all()) add_removed(grid, digit, counted);
  counted.removes = counted.by_first | counted.by_second;
  return counted.removes.empty() ? std::nullopt : std::optional(counted);
}

/// The two sets of some lines, counted; without a box if one can be removed.
std::optional<CountedSets> count_lines(const Grid& grid, const CrossingLines& lines) {
  const EqualSets sets = sets_of(lines);
  std::optional<CountedSets> counted = count_sets(grid, sets);
  const std::optional<EqualSets> ring = counted ? without_box(sets) : std::nullopt;
  const std::optional<CountedSets> counted_ring = ring ? count_sets(grid, *ring) : std::nullopt;
  return counted_ring && counted_ring->removes == counted->removes ? counted_ring : counted;
}

/// Whether the eliminations need both sets, and do not follow from one of them as a locked set of rows and columns.
bool needs_both(const CountedSets& counted) {
  bool needs_first = counted.sets.variant != 0;
  bool needs_second = false;
  for (Digit digit : Digit::all()) {
    needs_first = needs_first || counted.needs_first(digit);
    needs_second = needs_second || counted.needs_second(digit);
  }
  return needs_first && needs_second;
}

/// States that each cell of the first set has a digit. A digit counted in the second set is there as often as in the
/// first one because the rows have it at most once each, and the columns at least once.
void argue(const Grid& grid, const CountedSets& counted, Evidence& evidence) {
  const auto [first, second, surplus, base, cover, variant] = counted.sets;
  evidence.use(first & grid.empty_cells());
  for (Digit digit : Digit::all()) {
    const auto needed_in = [&](const CellSet& set) {
      return Reason{.kind = Reason::Kind::needed, .cells = grid.cells(digit) & set, .digits = {digit}};
    };
    evidence.explain({digit, counted.by_first.cells(digit)}, needed_in(first));
    evidence.explain({digit, counted.by_second.cells(digit)}, needed_in(second));
    if (!counted.needs_second(digit)) continue;
    for (House column : cover) {
      if (!cells_of(column).intersects(grid.solved_cells(digit))) evidence.use(HouseSet{column}, {digit});
    }
  }
}

/// Adds the cells of a set, with the digits that have no more room there than in the other one.
void add_set(const Grid& grid, const CountedSets& counted, const CellSet& set, int Room::*in_set, Evidence& evidence) {
  DigitSet digits;
  for (Digit digit : Digit::all()) {
    const bool has_places = grid.cells(digit).intersects(set);
    digits.insert_if(has_places && counted.room(digit).*in_set == counted.room(digit).least(), digit);
  }
  evidence.digits |= digits;
  evidence.add(Role::equal_set, set, digits);
}

bool emit(const Grid& grid, const CountedSets& counted, StepSink& sink) {
  Step& step = sink.draft(TechniqueId::set_equivalence, counted.sets.variant);
  step.effects.removes = counted.removes;
  step.evidence.base = counted.sets.base;
  step.evidence.cover = counted.sets.cover;
  add_set(grid, counted, counted.sets.first, &Room::in_first, step.evidence);
  add_set(grid, counted, counted.sets.second, &Room::in_second, step.evidence);
  return sink.emit(step, [&](Evidence& evidence) { argue(grid, counted, evidence); });
}

void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (!workspace.budget().spend(CountableCrossings::units)) return;
  auto& found = workspace.cleared<std::vector<CountedSets>>();
  for (const CrossingLines& lines : workspace.get<CountableCrossings>(grid).equivalent()) {
    const std::optional<CountedSets> counted = count_lines(grid, lines);
    if (counted && needs_both(*counted)) found.push_back(*counted);
  }
  leave_out_larger(found);
  for (const CountedSets& counted : found) {
    if (emit(grid, counted, sink)) return;
  }
}

}  // namespace
}  // namespace set_equivalence

const Technique technique::set_equivalence{
    .name = "Set Equivalence",
    .find = set_equivalence::find,
};

}  // namespace deduku
