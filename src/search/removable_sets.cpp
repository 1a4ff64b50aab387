// Sets of givens that can be removed together.
//
// Every subset of a removable set is removable: the sets form a tree in which each given is removed or kept, in their
// order. A branch that keeps one is useful only if a later removal makes it necessary. So a branch is cut if all
// remaining givens can be removed together with it.
#include <algorithm>

#include "deduku/minimal.hpp"
#include "src/search/known_solution.hpp"

namespace deduku::search {

namespace {

/// The maximum number of uniqueness tests: some tenths of a second.
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

  /// `kept`: givens before `next` that stay although they could be removed.
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

  /// A set to which a kept given can be added is part of another one.
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
  return SetFinder(givens_of(board), solution, redundant_givens(board, solution), most).find();
}

}  // namespace deduku::search
