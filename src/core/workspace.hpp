// Facts about the current grid for techniques, and their scratch memory.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "deduku/grid.hpp"
#include "deduku/promise.hpp"
#include "src/core/work.hpp"

namespace deduku {

/// Facts about a grid, each computed at most once per grid, on first use; and scratch memory. Both reuse their memory
/// from grid to grid.
///
/// A fact is a class with its own header and a member `void compute(const Grid&, Workspace&)`, which may get other
/// facts. To use one, include that header and call `workspace.get<Fact>(grid)`. If a fact exists once per key, for
/// example for each class of links, `compute` also takes the key, `Fact::key_count` is the number of keys, and `get`
/// takes the key.
///
/// Everything derived from a grid is a fact. A fact may also keep data that is valid on later grids, such as the
/// progress of trials. Data valid until a digit's cells change, `facts::DigitFacts`, lives in scratch memory;
/// `facts::Changes` reports the parts of the grid that have not changed at all.
class Workspace {
 public:
  /// Called by the driver of the finders after each change of the grid.
  void grid_changed() { ++generation_; }

  /// The work of finders. They return soon when it is exhausted; their results are then incomplete.
  Work& work() { return work_; }
  /// Clears all facts and frees their memory: the driver calls it after the work was exhausted.
  void forget() { slots_.clear(); }

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
    Slot& slot = slot_of<Fact>();
    Fact& fact = object_in<Fact>(slot);
    if (slot.generation != generation_) {
      slot.generation = generation_;
      fact.compute(grid, *this);
    }
    return fact;
  }
  /// The fact with this key about the current grid.
  template <class Fact, class Key>
  Fact& get(const Grid& grid, Key key) {
    auto& keyed = scratch<std::array<Keyed<Fact>, Fact::key_count>>()[static_cast<std::size_t>(key)];
    if (keyed.generation != generation_) {
      keyed.generation = generation_;
      keyed.fact.compute(grid, *this, key);
    }
    return keyed.fact;
  }
  /// A reusable object of type T; its content is unspecified.
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
    std::uint64_t generation = 0;  ///< the one in which the fact was computed
  };
  template <class Fact>
  struct Keyed {
    Fact fact;
    std::uint64_t generation = 0;
  };
  static std::size_t next_index() {
    static std::atomic<std::size_t> count{0};
    return count++;
  }
  /// Each type has a slot, numbered on first use: a solver may run before `main` begins.
  template <class T>
  Slot& slot_of() {
    static const std::size_t index = next_index();
    if (index >= slots_.size()) slots_.resize(index + 1);
    return slots_[index];
  }
  template <class T>
  static T& object_in(Slot& slot) {
    if (!slot.object) slot.object = {new T, [](void* object) { delete static_cast<T*>(object); }};
    return *static_cast<T*>(slot.object.get());
  }

  Work work_;
  std::vector<Slot> slots_;
  std::uint64_t generation_ = 1;
  Promise promise_ = Promise::grid;
};

}  // namespace deduku
