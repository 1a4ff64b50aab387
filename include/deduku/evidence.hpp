// Evidence: why a step follows, as plain data. Enough to draw, word and check it.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "deduku/export.h"
#include "deduku/sets.hpp"
#include "deduku/symmetry.hpp"
#include "deduku/variable.hpp"

namespace DEDUKU_API deduku {

/// The function of a group of cells in a pattern: the label that selects words and colours. The table is `roles.def`.
enum class Role : std::uint8_t {
#define SET(key) key,
#define ROLE(key, ...) key,
#include "deduku/roles.def"
};
/// "body", "pivot", ...: the words used in JSON and in sentence templates, by `Role`.
inline constexpr std::string_view role_names[] = {
#define SET(key) #key,
#define ROLE(key, ...) #key,
#include "deduku/roles.def"
};
inline constexpr int role_count = static_cast<int>(std::size(role_names));
constexpr std::string_view name(Role role) {
  return role_names[static_cast<std::size_t>(role)];
}
/// Whether parts with this role are sets, which have a letter each.
constexpr bool is_set(Role role) {
  constexpr bool sets[] = {
#define SET(...) true,
#define ROLE(...) false,
#include "deduku/roles.def"
  };
  return sets[static_cast<std::size_t>(role)];
}

/// Cells with a role, and the digits that have it there.
struct Part {
  Role role = Role::body;
  DigitSet digits;
  CellSet cells;
  /// The index, from 0, of the object that it belongs to among those with this role: the set of a chain, the petal, the
  /// cluster.
  std::uint8_t index = 0;

  friend bool operator==(const Part&, const Part&) = default;
};

/// Any number of parts in the order in which they were added. The first few are stored in the list itself. The memory
/// for more is kept, so a list that is used again allocates none.
class PartList {
 public:
  /// The number of parts stored in the list itself.
  static constexpr std::size_t near_count = 6;

  void add(const Part& part);
  /// Forgets the parts; keeps the memory.
  void clear();
  std::span<const Part> view() const { return far_.empty() ? std::span(near_).first(size_) : std::span(far_); }

  friend bool operator==(const PartList& a, const PartList& b) { return std::ranges::equal(a.view(), b.view()); }

 private:
  std::array<Part, near_count> near_;
  std::uint8_t size_ = 0;  ///< of those in `near_`
  std::vector<Part> far_;  ///< all parts, if they are more than fit in `near_`
};

/// `strong`: if `from` is false, `to` is true. `weak`: if `from` is true, `to` is false.
enum class LinkKind : std::uint8_t { strong, weak };

/// One end of a link: a digit in one cell, or in a group of cells of one house ("in one of these").
struct Node {
  CellSet cells;
  Digit digit;

  friend bool operator==(const Node&, const Node&) = default;
};

/// An implication between two nodes. A chain is the list of its links.
struct Link {
  Node from;
  Node to;
  LinkKind kind = LinkKind::strong;

  friend bool operator==(const Link&, const Link&) = default;
};

/// A range of items of a list: its start and its size.
struct ListRange {
  std::uint32_t begin = 0;
  std::uint32_t size = 0;

  friend bool operator==(const ListRange&, const ListRange&) = default;
};

/// Why a candidate is eliminated or placed.
struct Reason {
  enum class Kind : std::uint8_t {
    /// One of several facts is true, and each excludes the candidate: its digit in one of `cells`, all of which it
    /// sees, or one of `digits` in its own cell.
    alternatives,
    house,   ///< it is in `houses`, in which the pattern has its digit elsewhere, and it sees the fins in `cells`
    needed,  ///< `cells` are all needed for `digits`: its own cell, or cells of which too few would be left
    deadly,  ///< it, or for a placement every alternative to it, would complete a pattern that the puzzle cannot have
    colour,  ///< its colour is the false one; for a placement, the true one
    combinations,  ///< every combination with it in `cells`, or in the rest of the pattern if that is empty, is
                   ///< excluded; for a placement, every combination without it
    assumption,    ///< its consequences are impossible; for a placement, the consequences of its absence
    branches,      ///< it is false at the end of every branch; for a placement, true
    image,         ///< a symmetry maps it to `digits` in `cells`, which is eliminated or excludes it
    cell,          ///< a placement: its cell has no other candidate left
    place,         ///< a placement: `houses` have no other place left for its digit
  };
  Kind kind = Kind::alternatives;
  CellSet cells{};
  HouseSet houses{};
  DigitSet digits{};

  friend bool operator==(const Reason&, const Reason&) = default;
};
inline constexpr int reason_kind_count = 11;
/// "alternatives", "house", ...: the word used in JSON.
std::string_view name(Reason::Kind kind);

/// Some effects of a step, and the reason that they have in common.
struct Explanation {
  CandidateSet effects;
  Reason reason;

  friend bool operator==(const Explanation&, const Explanation&) = default;
};

/// Why a step follows: enough to draw, word and check it.
struct Evidence {
  DigitSet digits;  ///< the digits of the pattern
  HouseSet base;    ///< the houses the argument starts from
  HouseSet cover;   ///< the houses the argument ends in
  /// For two fish reported as one step: the cover houses of each fish; empty for all other steps.
  std::array<HouseSet, 2> covers{};
  HouseSet cross_lines;  ///< for an exocet: the lines across its band
  HouseSet goal;         ///< the house in which the pattern leaves a digit one cell; empty for other patterns
  /// A deadly pattern: with one of these candidates in each of its cells, the cells could also be filled in another
  /// way. Empty for steps that do not rest on a single solution.
  CandidateSet deadly;
  /// A symmetry that maps the givens to themselves: it therefore maps a single solution to itself. Empty for steps
  /// without a symmetry.
  std::optional<Symmetry> symmetry;
  ListRange links;     ///< the chain; read it from the owner of the step
  ListRange branches;  ///< the forcing argument; read it from the owner of the step
  /// The statements "at least one" that the argument uses, except those of its links and branches, which name their
  /// own.
  VariableSet truths;
  /// For an argument that counts: the statements "at most one", as many as cells or other truths.
  VariableSet constraints;
  /// Why each candidate is eliminated or placed; if an effect has two explanations, the first counts.
  std::vector<Explanation> explanations;
  PartList part_list;
  /// The number of rounds of singles in the deepest branch of a net; for a trial, the number of rounds, of singles or
  /// of nested trials, up to the contradiction; 0 for all other steps.
  std::uint8_t rounds = 0;
  /// The total number of links in the chains of a forcing argument; the number of variables of a whip or braid; the
  /// maximum number of variables under the assumptions of a trial (10: or more); 0 for all other steps.
  std::uint16_t length = 0;

  std::span<const Part> parts() const { return part_list.view(); }
  /// Adds a part that is an object of its own: its index is the number of parts with the role so far.
  void add(Role role, const CellSet& part_cells, DigitSet part_digits) {
    add_to(count(role), role, part_cells, part_digits);
  }
  /// Adds a part of one of several objects with this role, by the index of that object.
  void add_to(int index, Role role, const CellSet& part_cells, DigitSet part_digits) {
    part_list.add({role, part_digits, part_cells, static_cast<std::uint8_t>(index)});
  }
  /// Adds the statement, used by the argument, that each of these cells has a digit.
  void use(const CellSet& cells);
  /// Adds the statement, used by the argument, that these houses have a cell for each of the digits.
  void use(const HouseSet& houses, DigitSet used_digits);
  /// Adds the reason why some candidates are eliminated or placed; no effect for the empty set.
  void explain(const CandidateSet& effects, const Reason& reason);
  /// Why a candidate is eliminated or placed; empty if no reason was added.
  std::optional<Reason> reason_of(Candidate effect) const;
  /// Clears it; keeps the memory of its parts and explanations.
  void clear();
  /// The number of parts with this role.
  int count(Role role) const;
  /// The number of parts that are sets.
  std::size_t set_count() const;
  /// The union over all parts with this role.
  CellSet cells(Role role) const;
  DigitSet digits_of(Role role) const;
  /// The cells of the guardians, one of which is true.
  CellSet guardians() const { return cells(Role::guardian); }
  /// The union over all parts.
  CellSet cells() const;

  friend bool operator==(const Evidence&, const Evidence&) = default;
};

}  // namespace deduku
