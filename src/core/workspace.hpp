// Facts about the current grid for techniques, histories of earlier ones, and scratch memory.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <concepts>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "deduku/promise.hpp"
#include "src/core/budget.hpp"
#include "src/core/changes.hpp"
#include "src/core/fact_check.hpp"

namespace deduku {

/// The grids between which a history is kept.
enum class Assumes : std::uint8_t {
  same_grid,  ///< forgotten on another grid: the progress of a search that is continued for costlier steps
  removals,   ///< kept while candidates of the same puzzle are only removed
};

/// All that is known about a grid, in two kinds, and scratch memory. All reuse their memory from grid to grid.
///
/// A fact is a function of the grid and of the promise, computed at most once per grid, on first use: a class with
/// `void compute(const Grid&, Workspace&)`, which may get other facts, and `operator==`, which compares the results of
/// `compute`. If a fact exists once per key, for example for each digit, `compute` also takes the key, and
/// `Fact::key_count` is the number of keys. A fact may skip the work if all that it depends on is the same as in its
/// last call.
///
/// A history also depends on earlier grids or questions, as far as `static constexpr Assumes assumes` allows. Before
/// its first use on a grid, `void begin()` is called for `same_grid`, `void follow(const Grid&, const Past&)` for
/// `removals`. Steps must not depend on a history; and neither must budgets, so work that it saves is charged
/// nevertheless. `trial::Trials` is the exception: it saves too much.
///
/// In development builds, asking with another grid than that of the known facts is an error; and one fact in fifty, and
/// each history that can be compared, is computed again from the grid alone and compared.
class Workspace {
 public:
  /// With a budget without limits.
  Workspace() : budget_(unlimited_) {}
  /// The budget must outlive the workspace.
  explicit Workspace(Budget& budget) : budget_(budget) {}
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;

  /// Called by the driver of the finders after each change of the grid.
  void grid_changed() {
    ++generation_;
    current_.reset();
  }
  /// Goes to a grid; keeps the facts if it is the one of the last call, and nothing has changed since.
  void go_to(const Grid& grid, Promise promise) {
    if (current_ == grid && promise_ == promise) return;
    set_promise(promise);
    current_ = grid;
  }

  /// The work of finders. They return soon when it is exhausted; their results are then incomplete.
  Budget& budget() { return budget_; }
  /// Clears all facts and histories, and frees their memory.
  void forget() { slots_.clear(); }
  /// Whether a history was used since the memory was cleared.
  bool has_histories() const { return std::ranges::any_of(slots_, &Slot::is_history); }

  /// The promise that techniques of uniqueness may rely on; set by the driver.
  Promise promise() const { return promise_; }
  /// Facts may rest on the promise, so all are recomputed, as for another grid.
  void set_promise(Promise promise) {
    promise_ = promise;
    grid_changed();
  }

  /// The fact about the current grid.
  template <class Fact>
  Fact& get(const Grid& grid) {
    check_.expect(grid, generation_);
    Slot& slot = slot_of<Fact>();
    Fact& fact = object_in<Fact>(slot);
    if (slot.generation != generation_) {
      slot.generation = generation_;
      compute(fact, grid);
    }
    return fact;
  }
  /// The fact with this key about the current grid.
  template <class Fact, class Key>
  Fact& get(const Grid& grid, Key key) {
    check_.expect(grid, generation_);
    auto& keyed = scratch<std::array<Keyed<Fact>, Fact::key_count>>()[place_of(key)];
    if (keyed.generation != generation_) {
      keyed.generation = generation_;
      compute(keyed.fact, grid, key);
    }
    return keyed.fact;
  }

  /// The history, brought up to date.
  template <class History>
  History& history(const Grid& grid) {
    check_.expect(grid, generation_);
    Slot& slot = slot_of<History>();
    History& history = object_in<History>(slot);
    if (slot.generation == generation_) return history;
    slot.generation = generation_;
    slot.is_history = true;
    if constexpr (History::assumes == Assumes::removals) {
      const Changes& changes = this->changes(grid);
      history.follow(grid, {changes, std::exchange(slot.moment, changes.now())});
      if constexpr (FactCheck::is_on && std::equality_comparable<History>) {
        auto& again = scratch<Again<History>>().object;
        again.follow(grid, {changes, Changes::never});
        assert(again == history && "the history is not that of a new search on this grid");
      }
    } else {
      history.begin();
    }
    return history;
  }
  /// The changes since the previous grids on which this or a history was asked for.
  const Changes& changes(const Grid& grid) {
    check_.expect(grid, generation_);
    if (noted_ != generation_) changes_.note(grid);
    noted_ = generation_;
    return changes_;
  }

  /// A reusable object of type T; its content is unspecified. If it spends work, it is constructed with the budget.
  template <class T>
  T& scratch() {
    return object_in<T>(slot_of<T>());
  }
  /// An empty reusable container, for one search at a time.
  template <class Container>
  Container& cleared() {
    auto& container = scratch<Container>();
    container.clear();
    return container;
  }

 private:
  struct Slot {
    std::unique_ptr<void, void (*)(void*)> object{nullptr, [](void*) {}};
    std::uint64_t generation = 0;             ///< the one in which the object was computed
    Changes::Moment moment = Changes::never;  ///< of a history: when it was brought up to date
    bool is_history = false;
  };
  template <class Fact>
  struct Keyed {
    Fact fact;
    std::uint64_t generation = 0;
  };
  /// A second object of the type of a fact or a history, computed for comparison. Keeps its memory.
  template <class T>
  struct Again {
    T object;
  };

  static std::size_t next_index() {
    static std::atomic<std::size_t> count{0};
    return count++;
  }
  /// Each type has a slot, numbered on first use: a solver may run before `main` begins.
  template <class T>
  static std::size_t index_of() {
    static const std::size_t index = next_index();
    return index;
  }
  template <class T>
  Slot& slot_of() {
    const std::size_t index = index_of<T>();
    if (index >= slots_.size()) slots_.resize(index + 1);
    return slots_[index];
  }
  template <class T>
  T* make() {
    if constexpr (std::is_constructible_v<T, Budget&>) {
      return new T(budget_);
    } else {
      return new T;
    }
  }
  template <class T>
  T& object_in(Slot& slot) {
    if (!slot.object) slot.object = {make<T>(), [](void* object) { delete static_cast<T*>(object); }};
    return *static_cast<T*>(slot.object.get());
  }
  template <class Key>
  static constexpr std::size_t place_of(Key key) {
    if constexpr (requires { key.slot(); }) {
      return key.slot();
    } else {
      return static_cast<std::size_t>(key);
    }
  }

  template <class Fact, class... Key>
  void compute(Fact& fact, const Grid& grid, Key... key) {
    static_assert(std::equality_comparable<Fact>, "a fact is compared in development builds");
    fact.compute(grid, *this, key...);
    if constexpr (FactCheck::is_on) {
      if (!check_.wants(index_of<Fact>()) || budget_.is_over()) return;
      const Budget before = std::exchange(budget_, Budget());
      auto& again = scratch<Again<Fact>>().object;
      again.compute(grid, *this, key...);
      budget_ = before;
      assert(again == fact && "a fact does not depend on the grid alone");
    }
  }

  Budget unlimited_;
  Budget& budget_;
  std::vector<Slot> slots_;
  std::uint64_t generation_ = 1;
  std::optional<Grid> current_;  ///< the grid of the last `go_to`, unless it has changed
  Changes changes_;
  std::uint64_t noted_ = 0;  ///< the generation whose changes are noted
  Promise promise_ = Promise::grid;
  [[no_unique_address]] FactCheck check_;
};

/// The search of one technique: a scope of the budget, so that a search that takes too much memory ends alone. Unless
/// it ends completely, also by an exception, its facts are incomplete, and the workspace forgets them.
class SearchScope {
 public:
  explicit SearchScope(Workspace& workspace) : workspace_(workspace), scope_(workspace.budget()) {}
  ~SearchScope() {
    if (!is_complete_) workspace_.forget();
  }
  SearchScope(const SearchScope&) = delete;
  SearchScope& operator=(const SearchScope&) = delete;
  /// Ends the search; returns whether it is complete.
  bool end() { return is_complete_ = !workspace_.budget().is_over(); }

 private:
  Workspace& workspace_;
  BudgetScope scope_;
  bool is_complete_ = false;
};

}  // namespace deduku
