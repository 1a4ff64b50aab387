// Which givens can be left out together.
//
// What can be left out can be left out in part: the sets form a tree in which each given is left out or kept, in their
// order. A branch that keeps one is of use only if something that comes later forbids to leave it out, so one in which all
// that is left can be left out with it is cut off.
#include <algorithm>

#include "deduku/minimal.hpp"
#include "src/search/known_solution.hpp"

namespace deduku::search {

namespace {

/// How often it is asked whether a puzzle has one solution: some tenths of a second.
constexpr int most_questions = 20'000;

class SetFinder {
 public:
  SetFinder(const CellSet& givens, const Solution& solution, const CellSet& redundant, std::size_t most)
      : givens_(givens), known_(solution), most_(most) {
    for (Cell cell : redundant) redundant_.push_back(cell);
  }

  RemovableSets find() {
    look_from(0, {}, {});
    std::ranges::stable_sort(found_.sets, std::ranges::greater(), &CellSet::size);
    return std::move(found_);
  }

 private:
  bool is_over() {
    if (questions_ < most_questions && found_.sets.size() < most_) return false;
    found_.is_complete = false;
    return true;
  }

  bool can_go(const CellSet& removed, Cell cell) {
    ++questions_;
    return known_.can_do_without(givens_ - removed, cell);
  }

  /// `kept`: those before `next` that stay although they could go.
  void look_from(std::size_t next, const CellSet& removed, const CellSet& kept) {
    while (next < redundant_.size() && !can_go(removed, redundant_[next])) ++next;
    if (next == redundant_.size()) return add(removed, kept);
    if (is_over()) return;
    const Cell cell = redundant_[next];
    CellSet with = removed;
    with.insert(cell);
    look_from(next + 1, with, kept);
    if (is_over() || all_can_go(next + 1, with)) return;
    CellSet kept_too = kept;
    kept_too.insert(cell);
    look_from(next + 1, removed, kept_too);
  }

  bool all_can_go(std::size_t next, CellSet removed) {
    for (; next < redundant_.size(); ++next) {
      if (!can_go(removed, redundant_[next])) return false;
      removed.insert(redundant_[next]);
    }
    return true;
  }

  /// A set to which something that was kept can be added is part of another one.
  void add(const CellSet& removed, const CellSet& kept) {
    for (Cell cell : kept) {
      if (can_go(removed, cell)) return;
    }
    found_.sets.push_back(removed);
  }

  CellSet givens_;
  KnownSolution known_;
  std::size_t most_;
  std::vector<Cell> redundant_;
  RemovableSets found_;
  int questions_ = 0;
};

}  // namespace

RemovableSets removable_sets(const Board& board, const Solution& solution, std::size_t most) {
  return SetFinder(board.givens, solution, redundant_givens(board, solution), most).find();
}

}  // namespace deduku::search
