// Guardian relations: one of several candidates is true. They are a third kind of choice, besides the candidates of a
// cell and the places of a digit in a house; but more than one of the candidates may be true.
#pragma once

#include <algorithm>
#include <vector>

#include "deduku/technique.hpp"

namespace deduku::facts {

/// The reason why one of the guardians is true.
enum class GuardianSource : std::uint8_t {
  filling,  ///< without them the cells would hold only the digits, which cannot fill them
  loop,     ///< without them a digit would be in every second cell of a loop with an odd number of cells
  deadly,   ///< without them a deadly pattern would be complete
  grave,    ///< without them the grid would be a bivalue universal grave, which is a deadly pattern
};

/// A pattern that is impossible without its guardians.
struct GuardianRelation {
  /// The maximum number of guardians in a relation.
  static constexpr int most = 8;

  GuardianSource source = GuardianSource::filling;
  DigitSet digits{};         ///< the digits of the pattern
  CellSet cells{};           ///< the cells of the pattern, including those with guardians
  HouseSet houses{};         ///< the houses that the argument uses, in addition to the cells
  CandidateSet deadly{};     ///< for a deadly pattern, its own candidates
  CandidateSet guardians{};  ///< two to `most` candidates

  friend bool operator==(const GuardianRelation&, const GuardianRelation&) = default;
};

/// Relations, none of which contains all guardians of another one: such a relation would be weaker.
class RelationList {
 public:
  void clear() { list_.clear(); }
  /// Adds a relation unless it has too many guardians, or one of the list implies it.
  void add(const GuardianRelation& relation) {
    const int size = relation.guardians.size();
    if (size < 2 || size > GuardianRelation::most) return;
    const auto says_as_much = [&](const GuardianRelation& other) {
      return relation.guardians.contains(other.guardians);
    };
    if (std::ranges::any_of(list_, says_as_much)) return;
    std::erase_if(list_, [&](const GuardianRelation& other) { return other.guardians.contains(relation.guardians); });
    list_.push_back(relation);
  }
  /// Sorts the relations by number of guardians, ascending.
  void sort() {
    std::ranges::sort(list_, [](const GuardianRelation& a, const GuardianRelation& b) {
      const int sizes = a.guardians.size() - b.guardians.size();
      return sizes != 0 ? sizes < 0 : a.guardians < b.guardians;
    });
  }
  std::span<const GuardianRelation> view() const { return list_; }
  friend bool operator==(const RelationList&, const RelationList&) = default;

 private:
  std::vector<GuardianRelation> list_;
};

/// Adds the pattern and its guardians to the evidence of a step. The cells without guardians are the floor, or for a
/// loop the body; these are sorted by cells.
inline void add_relation(const GuardianRelation& relation, Evidence& evidence) {
  evidence.digits = relation.digits;
  evidence.base = relation.houses;
  evidence.deadly = relation.deadly;
  const CellSet held = relation.guardians.cells();
  evidence.add(relation.source == GuardianSource::loop ? Role::body : Role::floor, relation.cells - held,
               relation.digits);
  for (Cell cell : held) evidence.add(Role::guardian, {cell}, relation.guardians.digits(cell));
}

/// States the premises of a relation, in addition to its deadly pattern: for a filling its cells, else its houses.
inline void use_relation(const GuardianRelation& relation, Evidence& evidence) {
  if (relation.source == GuardianSource::filling) evidence.use(relation.cells);
  evidence.use(relation.houses, relation.digits);
}

/// The variant of a step that uses a relation: 0, or 1 if it also depends on houses, or 2 if the pattern is the whole
/// grid.
inline std::uint8_t variant_of(const GuardianRelation& relation) {
  return relation.source == GuardianSource::grave ? 2 : relation.houses.empty() ? 0 : 1;
}

}  // namespace deduku::facts
