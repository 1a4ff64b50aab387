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
    for (int start = 0; start < 81; ++start) {
      if (!is_pair(state_.cell[start])) continue;
      pair_ = state_.cell[start];
      v1_ = lowest(pair_);
      v2_ = other_of(pair_, v1_);
      core_ = core_of_pair();
      if (core_.contains(Cell(start))) visit(start, 2, 0, -1);
    }
    return judge_.has_found();
  }

 private:
  unsigned hosts(int house) const { return state_.place[house][v1_] & state_.place[house][v2_]; }

  /// The cells with both digits that can be part of a deadly loop: each of its cells has another one in each of its
  /// three houses. Other cells lead nowhere.
  const CellSet& core_of_pair() {
    CellSet& core = cores_[v1_][v2_];
    if (is_known_[v1_] >> v2_ & 1) return core;
    is_known_[v1_] |= bit(v2_);
    unsigned left[27];
    for (int house = 0; house < 27; ++house) left[house] = hosts(house);
    drop_isolated(left);
    for (int row = 0; row < 9; ++row) {
      for (int column : elements(left[18 + row])) core.insert(Cell(9 * row + column));
    }
    return core;
  }
  /// Drops cells that are alone in some house until there are none.
  static void drop_isolated(unsigned (&left)[27]) {
    for (bool again = true; again;) {
      again = false;
      for (int house = 0; house < 27; ++house) {
        if (!is_single(left[house])) continue;
        const int cell = geometry.cell_at[house][lowest(left[house])];
        for (int family = 0; family < 3; ++family) {
          left[geometry.house_of[cell][family]] &= ~unsigned{bit(geometry.position_of[cell][family])};
        }
        again = true;
      }
    }
  }

  void visit(int cell, int allowed, unsigned extra, int last_family) {
    const std::uint32_t houses = houses_of(cell);
    std::uint32_t& touched = touched_[length_ % 2];
    // Two cells of one colour in a house never form a deadly loop, whatever follows.
    if ((touched & houses) != 0) return;
    touched |= houses;
    loop_[length_++] = cell;
    in_loop_.insert(Cell(cell));
    for (int family = 0; family < 3; ++family) {
      if (family == last_family) continue;
      const int house = geometry.house_of[cell][family];
      for (int position : elements(hosts(house))) extend(geometry.cell_at[house][position], allowed, extra, family);
    }
    in_loop_.erase(Cell(cell));
    --length_;
    touched &= ~houses;
  }

  static std::uint32_t houses_of(int cell) {
    const auto& houses = geometry.house_of[cell];
    return 1U << houses[0] | 1U << houses[1] | 1U << houses[2];
  }

  void extend(int next, int allowed, unsigned& extra, int family) {
    if (next == loop_[0] && length_ >= 4) {
      // Deadly: even and odd cells touch the same houses.
      if (touched_[0] == touched_[1]) judge_.judge(pair_, {loop_, static_cast<std::size_t>(length_)});
      return;
    }
    if (in_loop_.contains(Cell(next))) return;
    const unsigned united = (extra | state_.cell[next]) & ~pair_;
    if (!repaired_) extra = united;
    if (!core_.contains(Cell(next))) return;
    const bool wide = !is_pair(state_.cell[next]);
    if (!wide || is_single(united) || allowed > 0) visit(next, allowed - (wide ? 1 : 0), united, family);
  }

  const SeState& state_;
  const bool repaired_;
  LoopJudge judge_;
  unsigned pair_ = 0;
  int v1_ = 0;
  int v2_ = 0;
  CellSet core_;
  CellSet cores_[9][9];                ///< by the two digits
  Mask is_known_[9] = {};              ///< which of them
  std::uint32_t touched_[2] = {0, 0};  ///< the houses of the even and of the odd cells
  CellSet in_loop_;
  int loop_[81];
  int length_ = 0;
};

}  // namespace

bool find_unique_loop(const SeState& state, bool repaired, SeHint& hint) {
  return SeLoopSearch(state, repaired, hint).run();
}

}  // namespace deduku::se
