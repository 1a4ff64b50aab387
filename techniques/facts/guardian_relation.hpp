// Guardian relations: one of several candidates is true. They are a third kind of choice, beside the candidates of a cell and
// the places of a digit in a house; but more than one of them may be true.
#pragma once

#include <algorithm>
#include <vector>

#include "deduku/technique.hpp"

namespace deduku::facts {

/// Why one of the guardians is true.
enum class GuardianSource : std::uint8_t {
  filling,  ///< without them the cells would hold nothing but the digits, which cannot fill them
  loop,     ///< without them a digit would stand in every second cell of a loop of an odd number of cells
  deadly,   ///< without them a deadly pattern would be complete
  grave,    ///< without them the grid would be a bivalue universal grave, which is a deadly pattern
};

/// A pattern that is impossible but for its guardians.
struct GuardianRelation {
  /// The most guardians that a relation has.
  static constexpr int most = 8;

  GuardianSource source = GuardianSource::filling;
  DigitSet digits{};         ///< of the pattern
  CellSet cells{};           ///< of the pattern, those with guardians included
  HouseSet houses{};         ///< those that the argument rests on, in addition to the cells
  CandidateSet deadly{};     ///< of a deadly pattern: its own candidates
  CandidateSet guardians{};  ///< two to `most`
};

/// Relations, none of which has all guardians of another one: that would say less.
class RelationList {
 public:
  void clear() { list_.clear(); }
  /// Adds a relation unless its guardians are too many, or one of the list says as much.
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
  /// Puts those with few guardians first.
  void sort() {
    std::ranges::sort(list_, [](const GuardianRelation& a, const GuardianRelation& b) {
      const int sizes = a.guardians.size() - b.guardians.size();
      return sizes != 0 ? sizes < 0 : a.guardians < b.guardians;
    });
  }
  std::span<const GuardianRelation> view() const { return list_; }

 private:
  std::vector<GuardianRelation> list_;
};

/// Adds the pattern and its guardians to the evidence of a step: the floor, or of a loop the body, are the cells without
/// guardians; these stand by cells.
inline void add_relation(const GuardianRelation& relation, Evidence& evidence) {
  evidence.digits = relation.digits;
  evidence.base = relation.houses;
  evidence.deadly = relation.deadly;
  const CellSet held = relation.guardians.cells();
  evidence.add(relation.source == GuardianSource::loop ? Role::body : Role::floor, relation.cells - held,
               relation.digits);
  for (Cell cell : held) evidence.add(Role::guardian, {cell}, relation.guardians.digits(cell));
}

/// States what a relation rests on, in addition to its deadly pattern: of a filling its cells, else its houses.
inline void use_relation(const GuardianRelation& relation, Evidence& evidence) {
  if (relation.source == GuardianSource::filling) evidence.use(relation.cells);
  evidence.use(relation.houses, relation.digits);
}

/// The variant of a step that rests on a relation: 0, or 1 where it rests on houses as well, or 2 where the pattern is all
/// of the grid.
inline std::uint8_t variant_of(const GuardianRelation& relation) {
  return relation.source == GuardianSource::grave ? 2 : relation.houses.empty() ? 0 : 1;
}

/// How many guardians a step names.
inline int guardian_count(const Step& step) {
  int count = 0;
  for (const Part& part : step.evidence.parts()) {
    if (part.role == Role::guardian) count += part.cells.size() * part.digits.size();
  }
  return count;
}

}  // namespace deduku::facts
