// Unique rectangles and loops: in a loop of cells that could hold only two digits v1, v2 these could be swapped, so
// some cell of it must hold another digit. LoopJudge chooses among the loops.
//
// A defect of the reference is kept unless `repaired`: the extra digits of one branch of the search leak into its later
// siblings (the only effect is that loops are missed).
#include "src/scales/se/patterns/se_producers.hpp"

#include <algorithm>

#include "src/scales/se/patterns/loop_judge.hpp"

namespace deduku::se {

namespace {

class SeLoopSearch {
 public:
  SeLoopSearch(const SeState& state, bool repaired, SeHint& best)
      : state_(state), repaired_(repaired), judge_(state, repaired, best) {}

  bool has_found() const { return judge_.has_found(); }

  /// Judges the loops from a cell with two candidates. Returns whether any of them is new.
  bool search_from(Cell start) {
    has_judged_ = false;
    pair_ = state_.digits[start];
    v1_ = lowest<Digit>(pair_);
    v2_ = other_of(pair_, v1_);
    core_ = core_of_pair();
    core_ -= done_;
    has_missed_ = false;
    if (core_.contains(start)) visit(start, 2, {}, SeHouseKindSet::all());
    if (!has_missed_) done_.insert(start);
    return has_judged_;
  }

 private:
  /// The positions that have both digits.
  unsigned both_places(SeHouse house) const { return state_.places[house][v1_] & state_.places[house][v2_]; }

  /// The cells with both digits that can be part of a judged loop: it has at most two roof cells (cells with extra
  /// digits), or all its roof cells have the same single extra digit.
  const CellSet& core_of_pair() {
    CellSet& core = cores_[v1_][v2_];
    if ((is_known_[v1_] & bit(v2_)) != 0) return core;
    is_known_[v1_] |= bit(v2_);
    CellSet floor;
    CellSet roof;
    PerDigit<CellSet> roof_with{};  // one extra digit, the key
    unsigned extras = 0;
    for (Cell cell : state_.cells_with(v1_) & state_.cells_with(v2_)) {
      const unsigned extra = state_.digits[cell] & ~pair_;
      (extra == 0 ? floor : roof).insert(cell);
      if (!is_single(extra)) continue;
      extras |= extra;
      roof_with[lowest<Digit>(extra)].insert(cell);
    }
    core = without_isolated(floor | roof_of_two(floor, roof));
    for (Digit extra : elements<Digit>(extras)) core |= without_isolated(floor | roof_with[extra]);
    return core;
  }
  /// Each cell of a deadly loop has another one in each of its three houses.
  static CellSet without_isolated(CellSet cells) {
    for (bool again = true; again;) {
      again = false;
      for (Cell cell : cells) {
        if (std::ranges::all_of(houses_of(cell), [&](SeHouse house) { return has_other(cells, cell, house); }))
          continue;
        cells.erase(cell);
        again = true;
      }
    }
    return cells;
  }
  /// The roof cells that can be in a loop with at most one other: the other one is not both in their row and in their
  /// column, so one of these has a floor cell.
  static CellSet roof_of_two(const CellSet& floor, const CellSet& roof) {
    CellSet possible;
    for (Cell cell : roof) {
      const auto has = [&](SeHouseKind kind) { return has_other(floor, cell, house_of(cell, kind)); };
      possible.insert_if(has(SeHouseKind::row) || has(SeHouseKind::column), cell);
    }
    return possible;
  }
  static bool has_other(const CellSet& cells, Cell cell, SeHouse house) {
    return !((cells & cells_of(House(house))) - CellSet{cell}).empty();
  }

  /// The houses of the cells whose places in the loop have the parity of the next cell.
  SeHouseSet& touched_by_parity() { return touched_[length_ & 1]; }

  /// The extra digits of the roof so far, and the set taken for them, with those that have leaked.
  struct ExtraDigits {
    unsigned of_roof = 0;
    unsigned counted = 0;
  };

  /// Adds a cell to the loop and tries every next one in its houses of the kinds `exits`; `allowed`: the number of
  /// further roof cells that may have other extra digits.
  void visit(Cell cell, int allowed, ExtraDigits extra, SeHouseKindSet exits) {
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

  void extend(Cell next, int allowed, ExtraDigits& extra, SeHouseKind kind) {
    if (next == loop_[0] && length_ >= 4) {
      // Deadly: even and odd cells touch the same houses.
      if (touched_[0] != touched_[1]) return;
      has_judged_ = true;
      judge_.judge(pair_, {loop_, static_cast<std::size_t>(length_)});
      return;
    }
    if (in_loop_.contains(next)) return;
    const unsigned more = state_.digits[next] & ~pair_;
    const ExtraDigits united{extra.of_roof | more, extra.counted | more};
    if (!repaired_) extra.counted = united.counted;
    if (!core_.contains(next)) return;
    // A loop with two cells of one parity in a house is never deadly.
    if (touched_by_parity().intersects(house_set(next))) return;
    const bool is_roof = more != 0;
    if (!is_roof || is_single(united.counted) || allowed > 0) {
      visit(next, allowed - (is_roof ? 1 : 0), united, ~SeHouseKindSet{kind});
    } else {
      has_missed_ |= is_single(united.of_roof);
    }
  }

  const SeState& state_;
  const bool repaired_;
  LoopJudge judge_;
  bool has_judged_ = false;  ///< of the current search
  bool has_missed_ = false;  ///< whether it cut off a path only because of leaked digits
  CellSet done_;             ///< the starts all of whose loops are judged; these need not be visited again
  unsigned pair_ = 0;
  Digit v1_;
  Digit v2_;
  CellSet core_;
  PerDigit<PerDigit<CellSet>> cores_;  ///< by the two digits
  PerDigit<Mask> is_known_{};          ///< which of them are known
  SeHouseSet touched_[2];              ///< the houses of the even and of the odd cells
  CellSet in_loop_;
  Cell loop_[Cell::count];
  int length_ = 0;
};

}  // namespace

bool UniqueLoopSearch::find(const SeState& state, const CellSet& changed, bool repaired, SeHint& hint) {
  const CellSet starts = state.bivalue_cells();
  for (auto& pairs : loopless_) {
    for (CellSet& cells : pairs) {
      if (cells.intersects(changed)) cells = CellSet();
    }
  }
  SeLoopSearch search(state, repaired, hint);
  PerDigit<PerDigit<CellSet>> loopless = loopless_;
  PerDigit<Mask> with_loop{};  // for one digit, the others
  for (Cell start : starts) {
    const auto v1 = lowest<Digit>(state.digits[start]);
    const Digit v2 = other_of(state.digits[start], v1);
    const CellSet cells = state.cells_with(v1) & state.cells_with(v2);
    if (loopless_[v1][v2] == cells) continue;
    if (search.search_from(start)) with_loop[v1] |= bit(v2);
    loopless[v1][v2] = (with_loop[v1] & bit(v2)) != 0 ? CellSet() : cells;
  }
  loopless_ = loopless;
  return search.has_found();
}

}  // namespace deduku::se
