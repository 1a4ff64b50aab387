// Unique rectangles and loops: a loop of cells that could hold only two digits v1, v2 would let them be swapped, so
// some cell of it must hold another digit. All loops are found; LoopJudge chooses among them.
//
// A defect of the reference is kept unless `repaired`: the extra digits of one branch of the search leak into its later
// siblings (it can only miss loops).
#include "src/scales/se/patterns/loop_judge.hpp"
#include "src/scales/se/patterns/se_producers.hpp"

namespace deduku::se {

namespace {

class SeLoopSearch {
 public:
  SeLoopSearch(const SeState& state, bool repaired, SeHint& best)
      : state_(state), repaired_(repaired), judge_(state, repaired, best) {}

  bool run() {
    for (Cell start : Cell::all()) {
      if (!is_pair(state_.digits[start])) continue;
      pair_ = state_.digits[start];
      v1_ = lowest<Digit>(pair_);
      v2_ = other_of(pair_, v1_);
      core_ = core_of_pair();
      if (core_.contains(start)) visit(start, 2, 0, SeHouseKindSet::all());
    }
    return judge_.has_found();
  }

 private:
  /// The positions that have both digits.
  unsigned both_places(SeHouse house) const { return state_.places[house][v1_] & state_.places[house][v2_]; }

  /// The cells with both digits that can be part of a deadly loop: each of its cells has another one in each of its
  /// three houses. Other cells cannot be part of one.
  const CellSet& core_of_pair() {
    CellSet& core = cores_[v1_][v2_];
    if ((is_known_[v1_] & bit(v2_)) != 0) return core;
    is_known_[v1_] |= bit(v2_);
    Table<SeHouse, unsigned> left;
    for (SeHouse house : SeHouse::all()) left[house] = both_places(house);
    drop_isolated(left);
    for (int number = 0; number < 9; ++number) {
      const SeHouse row = SeHouse::row(number);
      for (Position position : elements<Position>(left[row])) core.insert(cell_at(row, position));
    }
    return core;
  }
  /// Drops cells that are alone in some house until there are none.
  static void drop_isolated(Table<SeHouse, unsigned>& left) {
    for (bool again = true; again;) {
      again = false;
      for (SeHouse house : SeHouse::all()) {
        if (!is_single(left[house])) continue;
        const Cell cell = cell_at(house, lowest<Position>(left[house]));
        for (SeHouseKind kind : SeHouseKind::all()) {
          left[house_of(cell, kind)] &= ~unsigned{bit(position_of(cell, kind))};
        }
        again = true;
      }
    }
  }

  /// The houses of the cells whose places in the loop are as even or odd as that of the next cell.
  SeHouseSet& touched_by_parity() { return touched_[length_ & 1]; }

  /// Adds a cell to the loop and tries every next one in its houses of the kinds `exits`; `allowed`: how many more roof
  /// cells may have other extra digits.
  void visit(Cell cell, int allowed, unsigned extra, SeHouseKindSet exits) {
    const SeHouseSet houses = house_set(cell);
    SeHouseSet& touched = touched_by_parity();
    touched |= houses;
    loop_[length_++] = cell;
    in_loop_.insert(cell);
    for (SeHouseKind kind : SeHouseKind::all()) {
      if (!exits.contains(kind)) continue;
      const SeHouse house = house_of(cell, kind);
      for (Position position : elements<Position>(both_places(house))) {
        extend(cell_at(house, position), allowed, extra, kind);
      }
    }
    in_loop_.erase(cell);
    --length_;
    touched -= houses;
  }

  void extend(Cell next, int allowed, unsigned& extra, SeHouseKind kind) {
    if (next == loop_[0] && length_ >= 4) {
      // Deadly: even and odd cells touch the same houses.
      if (touched_[0] == touched_[1]) judge_.judge(pair_, {loop_, static_cast<std::size_t>(length_)});
      return;
    }
    if (in_loop_.contains(next)) return;
    const unsigned united = (extra | state_.digits[next]) & ~pair_;
    if (!repaired_) extra = united;
    if (!core_.contains(next)) return;
    // A loop with two cells of one parity in a house is never deadly.
    if (touched_by_parity().intersects(house_set(next))) return;
    const bool is_roof = !is_pair(state_.digits[next]);
    if (!is_roof || is_single(united) || allowed > 0)
      visit(next, allowed - (is_roof ? 1 : 0), united, ~SeHouseKindSet{kind});
  }

  const SeState& state_;
  const bool repaired_;
  LoopJudge judge_;
  unsigned pair_ = 0;
  Digit v1_;
  Digit v2_;
  CellSet core_;
  Table<Digit, Table<Digit, CellSet>> cores_;  ///< by the two digits
  Table<Digit, Mask> is_known_{};              ///< which of them
  SeHouseSet touched_[2];                      ///< the houses of the even and of the odd cells
  CellSet in_loop_;
  Cell loop_[Cell::count];
  int length_ = 0;
};

}  // namespace

bool find_unique_loop(const SeState& state, bool repaired, SeHint& hint) {
  return SeLoopSearch(state, repaired, hint).run();
}

}  // namespace deduku::se
