// A step: one deduction, as plain data. What it changes stands apart from why it follows.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "deduku/grid.hpp"

namespace deduku {

/// Which technique; the values are made from the table in `deduku/technique.hpp`.
enum class TechniqueId : std::uint8_t;

/// What a group of cells does in a pattern. Whoever draws a step chooses a colour per role, not per
/// technique.
enum class Role : std::uint8_t {
  body,      ///< the cells of the pattern itself: the single, the subset, the fish, the bivalue grave
  pivot,     ///< the cell that sees the pincers of a wing; what a forcing chain starts from
  pincer,    ///< the far ends of a wing or chain; what sees them all falls
  fin,       ///< what spoils the perfect pattern; eliminations must see it
  endo_fin,  ///< a fin in two base houses at once
  floor,     ///< cells of a deadly pattern with nothing but its digits
  roof,      ///< cells of a deadly pattern with further digits
  partner,   ///< cells outside the pattern that form a subset with it
  colour_a,  ///< candidates of one colour: all true or all false
  colour_b,  ///< candidates of the opposite colour
  als,       ///< an almost locked set: one digit more than cells; several stand in the order of the argument
  stem,      ///< what a blossom grows from: each of its candidates takes a digit from one petal
  petal,     ///< an almost locked set around a stem, or around the cells to be excluded
  guardian,  ///< a candidate that keeps an impossible pattern away: one of them is true
};
inline constexpr int role_count = 14;

/// "body", "pivot", ...: the word used in JSON and in sentence templates.
std::string_view name(Role role);

/// Cells with a role, and the digits that play it there.
struct Part {
  Role role = Role::body;
  DigitSet digits;
  CellSet cells;

  friend bool operator==(const Part&, const Part&) = default;
};

/// `strong`: if `from` is false, `to` is true. `weak`: if `from` is true, `to` is false.
enum class LinkKind : std::uint8_t { strong, weak };

/// One end of a link: a digit in one cell, or in a group of cells of one house ("in one of these").
struct Node {
  CellSet cells;
  Digit digit;

  friend bool operator==(const Node&, const Node&) = default;
};

/// An implication between two nodes. A chain is the list of its links; a net has nodes with several.
struct Link {
  Node from;
  Node to;
  LinkKind kind = LinkKind::strong;

  friend bool operator==(const Link&, const Link&) = default;
};

/// Where the links of a step are kept by the owner of the step.
struct LinkRange {
  std::uint32_t begin = 0;
  std::uint32_t size = 0;

  friend bool operator==(const LinkRange&, const LinkRange&) = default;
};

/// Why a step follows: enough to draw it, to word it and to check it.
struct Evidence {
  static constexpr int max_parts = 24;

  DigitSet digits;  ///< the digits of the pattern
  HouseSet base;    ///< the houses the argument starts from
  HouseSet cover;   ///< the houses it ends in
  /// Of two fish shown as one step: the cover houses of each; empty for everything else.
  std::array<HouseSet, 2> covers{};
  HouseSet goal;    ///< the house where the pattern leaves a digit one place; empty for patterns that do not
  LinkRange links;  ///< the chain; ask the owner of the step for it
  std::array<Part, max_parts> part_list;
  std::uint8_t part_count = 0;
  /// How many rounds of singles the deepest branch of a net takes; 0 for everything else.
  std::uint8_t rounds = 0;

  std::span<const Part> parts() const { return {part_list.data(), part_count}; }
  /// At most `max_parts`.
  void add(Role role, const CellSet& part_cells, DigitSet part_digits) {
    assert(part_count < max_parts);
    part_list[part_count++] = {role, part_digits, part_cells};
  }
  /// How many parts have this role.
  int count(Role role) const;
  /// The union over all parts with this role.
  CellSet cells(Role role) const;
  DigitSet digits_of(Role role) const;
  /// The union over all parts.
  CellSet cells() const;

  friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// One deduction. `places` and `removes` never overlap; every removal is a candidate of the grid it was found
/// on, and what a placement removes by itself (the rest of its cell, the digit in its peers) is not listed.
struct Step {
  TechniqueId technique;
  std::uint8_t variant = 0;  ///< which form of the technique; its file says what the numbers mean
  CandidateSet places{};
  CandidateSet removes{};
  Evidence evidence{};

  bool has_effect() const { return !places.empty() || !removes.empty(); }
  friend bool operator==(const Step&, const Step&) = default;
};

/// A step with what is needed to explain it: the grid it was found on, and its links.
struct StepView {
  const Grid& before;
  const Step& step;
  std::span<const Link> links;
};

/// Steps together with their links.
class StepList {
 public:
  /// Copies the step and its links.
  void add(const Step& step, std::span<const Link> links);
  /// Forgets the steps; keeps the memory.
  void clear();
  void reserve(std::size_t steps, std::size_t links);

  /// Puts another step in the place of one.
  void replace(std::size_t index, const Step& step, std::span<const Link> links);

  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }
  const Step& operator[](std::size_t index) const { return steps_[index]; }
  auto begin() const { return steps_.begin(); }
  auto end() const { return steps_.end(); }
  /// The links of a step of this list.
  std::span<const Link> links(const Step& step) const {
    return {links_.data() + step.evidence.links.begin, step.evidence.links.size};
  }

 private:
  std::vector<Step> steps_;
  std::vector<Link> links_;
};

/// Where finders put what they find; decides whether they go on.
class StepSink {
 public:
  enum class Wanted : std::uint8_t {
    first,  ///< the finder stops at its first step
    all,    ///< every instance, in the order of the search
  };
  explicit StepSink(Wanted wanted) : wanted_(wanted) {}

  /// Takes a step with at least one effect. True: the finder must return (true) at once.
  [[nodiscard]] bool emit(const Step& step, std::span<const Link> links = {});
  /// The same for techniques with many ways to one end (fish, chains): of all steps of a technique with the
  /// same effects only the cheapest is kept, the first of equals. `cost` compares them: the surcharge.
  [[nodiscard]] bool emit_cheapest(const Step& step, std::span<const Link> links, int cost);

  /// Whether the finder stops at its first step.
  bool wants_first() const { return wanted_ == Wanted::first; }
  const StepList& found() const { return found_; }
  /// Forgets what was found; keeps the memory.
  void clear();
  void reserve(std::size_t steps, std::size_t links) { found_.reserve(steps, links); }

 private:
  /// Where the cheapest step with certain effects stands in `found_`, counted from 1 (0: a free slot).
  struct Slot {
    std::uint32_t ordinal = 0;
    std::uint32_t hash = 0;
    int cost = 0;
  };
  Slot& slot_for(const Step& step, std::uint32_t hash);
  void make_room();

  Wanted wanted_;
  StepList found_;
  /// A hash table with open addressing; its size is a power of two, and at most half of it is taken.
  std::vector<Slot> slots_;
  std::size_t taken_ = 0;
};

}  // namespace deduku
