// What techniques know about the present grid, and their scratch memory.
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

/// Facts about a grid, each computed at most once per grid, when somebody asks for it; and scratch memory. Both keep
/// their memory from grid to grid.
///
/// A fact is a class with a header of its own and a member `void compute(const Grid&, Workspace&)`, which may get other
/// facts. To use one, include that header and say `workspace.get<Fact>(grid)`. Of a fact that there is once for each
/// class of links, say, `compute` takes the key as well, `Fact::key_count` is the number of keys, and one gets it by its
/// key.
///
/// What is derived from a grid comes this way. A fact may keep what is good on later grids as well, as trials keep how
/// far they came. What is good until the places of a digit change, `facts::DigitFacts`, is scratch memory;
/// `facts::Changes` says where nothing has changed at all.
class Workspace {
 public:
  /// The driver of the finders calls this whenever the grid has changed.
  void grid_changed() { ++generation_; }

  /// What finders spend. They return soon when it is exhausted; what they have computed is incomplete then.
  Work& work() { return work_; }
  /// Forgets all facts and gives back their memory: the driver does so when the work was exhausted.
  void forget() { slots_.clear(); }

  /// What techniques of uniqueness may rely on; the driver knows.
  Promise promise() const { return promise_; }
  /// Facts may rest on the promise, so it begins anew, as with another grid.
  void set_promise(Promise promise) {
    promise_ = promise;
    grid_changed();
  }

  /// The fact about the present grid.
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
  /// The fact with this key about the present grid.
  template <class Fact, class Key>
  Fact& get(const Grid& grid, Key key) {
    auto& keyed = scratch<std::array<Keyed<Fact>, Fact::key_count>>()[static_cast<std::size_t>(key)];
    if (keyed.generation != generation_) {
      keyed.generation = generation_;
      keyed.fact.compute(grid, *this, key);
    }
    return keyed.fact;
  }
  /// Memory of some type, as the last user left it.
  template <class T>
  T& scratch() {
    return object_in<T>(slot_of<T>());
  }
  /// An empty container of some type, for one search at a time.
  template <class Container>
  Container& cleared() {
    auto& container = scratch<Container>();
    container.clear();
    return container;
  }

 private:
  struct Slot {
    std::unique_ptr<void, void (*)(void*)> object{nullptr, [](void*) {}};
    std::uint64_t generation = 0;  ///< in which the fact was computed
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
  /// Each type has a place, numbered when it is first asked for: a solver may run before `main` begins.
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
