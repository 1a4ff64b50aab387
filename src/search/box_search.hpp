// The search on box states: propagate, and if that is not enough guess a miniline, first with the digit in it on a
// copy, then without it. Written once for all instruction sets; each instantiates it with its own lanes (path_*.cpp).
// Functions that are not templates of these lanes are always inlined: if several paths shared an inline function, the
// linker would keep one copy, perhaps one that this machine cannot run.
#pragma once

#include "src/search/box_guess.hpp"
#include "src/search/path_entries.hpp"

namespace deduku::search {

template <class Lanes>
class BoxSearch {
 public:
  static void run(const BoxCells& cells, BoxTask& task) {
    BoxState<Lanes> state(cells);
    explore(state, task);
  }

 private:
  /// Returns false if the search was stopped.
  static bool explore(BoxState<Lanes>& state, BoxTask& task) {
    for (;;) {
      ++task.nodes;
      const Standing standing = state.propagate();
      if (standing == Standing::contradiction) return true;
      if (standing == Standing::solved) return report(state, task);
      if (task.count_rest != nullptr && is_counted(state, task)) return task.exhausted;
      ++task.guesses;
      const Guess guess = choose_guess(state);
      BoxState<Lanes> branch = state;
      assume(branch, guess);
      if (!explore(branch, task)) return false;
      deny(state, guess);
    }
  }

  static bool report(const BoxState<Lanes>& state, BoxTask& task) {
    ++task.count;
    task.exhausted = visit(state, task) && task.count < task.limit;
    return task.exhausted;
  }
  static bool is_counted(const BoxState<Lanes>& state, BoxTask& task) {
    BoxCells cells;
    state.store(cells);
    return task.count_rest(task, cells);
  }
  static bool visit(const BoxState<Lanes>& state, BoxTask& task) {
    if (task.visit == nullptr) return true;
    BoxCells solution;
    state.store(solution);
    return task.visit(task.context, solution);
  }
};

}  // namespace deduku::search
