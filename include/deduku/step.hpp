// A step: one deduction, as plain data. What it changes stands apart from why it follows.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/effects.hpp"
#include "deduku/family.hpp"
#include "deduku/grid.hpp"

#pragma GCC visibility push(default)

namespace deduku {

/// Which technique; the values are made from the table in `deduku/technique.hpp`.
enum class TechniqueId : std::uint8_t;
/// That of a step of a frozen scale, which has techniques of its own: see `ScaleTechnique`.
inline constexpr TechniqueId no_technique{0xFF};

/// What a group of cells does in a pattern. Whoever draws a step chooses a colour per role, not per technique.
enum class Role : std::uint8_t {
  body,      ///< the cells of the pattern itself: the single, the subset, the fish, the BUG
  pivot,     ///< the cell that sees the pincers of a wing; what a forcing chain starts from
  pincer,    ///< the far ends of a wing or chain; what sees them all is eliminated
  fin,       ///< a place outside the cover houses; eliminations must see it
  endo_fin,  ///< a fin in two base houses at once
  floor,     ///< cells of a deadly pattern with nothing but its digits
  roof,      ///< cells of a deadly pattern with further digits
  partner,   ///< cells outside the pattern that form a subset with it
  colour_a,  ///< candidates of one colour: all true or all false
  colour_b,  ///< candidates of the opposite colour
  als,       ///< an almost locked set: one digit more than cells; several stand in the order of the argument
  stem,      ///< the stem cell of a Death Blossom: each of its candidates takes a digit from one petal
  petal,     ///< an almost locked set around a stem, or around the cells to be excluded
  guardian,  ///< a candidate that prevents an impossible pattern: one of them is true
};
inline constexpr int role_count = 14;

/// "body", "pivot", ...: the word used in JSON and in sentence templates.
std::string_view name(Role role);

/// Cells with a role, and the digits that play it there.
struct Part {
  Role role = Role::body;
  DigitSet digits;
  CellSet cells;
  /// Which of several things with this role it belongs to, from 0: the set of a chain, the petal, the cluster.
  std::uint8_t index = 0;

  friend bool operator==(const Part&, const Part&) = default;
};

/// Parts in the order in which they were added, as many as it takes. A few have room in the list itself; of more it keeps
/// the memory, so that a list that is used again takes none from the heap.
class PartList {
 public:
  /// How many parts have room in the list itself.
  static constexpr std::size_t near_count = 6;

  void add(const Part& part);
  /// Forgets the parts; keeps the memory.
  void clear();
  std::span<const Part> view() const { return far_.empty() ? std::span(near_).first(size_) : std::span(far_); }

  friend bool operator==(const PartList& a, const PartList& b) { return std::ranges::equal(a.view(), b.view()); }

 private:
  std::array<Part, near_count> near_;
  std::uint8_t size_ = 0;  ///< of those in `near_`
  std::vector<Part> far_;  ///< all of them once they are more
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

/// Which items of a list: where they begin, and how many they are.
struct ListRange {
  std::uint32_t begin = 0;
  std::uint32_t size = 0;

  friend bool operator==(const ListRange&, const ListRange&) = default;
};

/// Why a node of a branch follows from its parents. A true node follows from false ones that are all the rest of a
/// cell, or of the places of its digit in a house; a false one from a true one that excludes it.
enum class Cause : std::uint8_t {
  assumption,  ///< it does not follow: the branch begins with it
  cell,
  row,
  column,
  box,
  /// The assumption is denied, for its parents cannot hold together: they leave a cell without a candidate or a digit
  /// without a place in a house, or put two digits into a cell or a digit into a house twice.
  contradiction,
  /// A false node: another branch begins with the contrary and ends in a contradiction. Its parents are what that branch
  /// takes over.
  trial,
  /// A false node that a branch takes over from the one that needs it for a trial.
  outer,
  // False nodes of Sudoku Explainer's chains: without its parents the grid has a pattern that eliminates the node.
  locking,
  hidden_pair,
  naked_pair,
  x_wing,
  chain,  ///< the pattern is a chain: other branches of the step, one for each alternative
};
inline constexpr int cause_count = 13;
/// Whether a node is eliminated by a pattern that its parents complete.
constexpr bool is_pattern(Cause cause) {
  return cause >= Cause::locking;
}
/// "assumption", "cell", ...: the word used in JSON.
std::string_view name(Cause cause);

/// "One of these cells holds the digit", or "none of them does".
struct BranchNode {
  Node node;
  bool is_true = false;
  Cause cause = Cause::assumption;
  std::uint16_t parent_begin = 0;  ///< in the parents of the branch
  std::uint16_t parent_count = 0;
  /// Of a trial, the branch that refutes the contrary; of a chain, the first of its branches: a place in the branches of
  /// the step, after this one.
  std::uint16_t branch = 0;
  std::uint16_t branch_count = 0;  ///< how many branches the node rests on; 1 of a trial, 0 of other causes

  friend bool operator==(const BranchNode&, const BranchNode&) = default;
};

/// What follows from one assumption, as far as the conclusion rests on it: the first node is the assumption, the last
/// one the conclusion. Each node stands behind its parents.
struct Branch {
  std::span<const BranchNode> nodes;
  std::span<const std::uint16_t> all_parents;

  /// The nodes from which a node of the branch follows, as places in `nodes`; none for the assumption and for what is
  /// taken over.
  std::span<const std::uint16_t> parents(const BranchNode& node) const {
    return all_parents.subspan(node.parent_begin, node.parent_count);
  }
};

class Branches;

/// Grows branches node by node. Keeps its memory.
class BranchList {
 public:
  /// Forgets the branches; keeps the memory.
  void clear();
  std::size_t size() const { return slots_.size(); }
  Branch operator[](std::size_t index) const;
  /// All of them.
  Branches all() const;

  /// Begins a branch with its assumption, which becomes node 0.
  void begin(const Node& node, bool is_true);
  /// Adds a node to the branch begun last; its place there.
  std::uint16_t add(const Node& node, bool is_true, Cause cause, std::span<const std::uint16_t> parents);
  /// Adds a false node that other branches prove: a trial or a chain.
  std::uint16_t add_proved(const Node& node, Cause cause, std::span<const std::uint16_t> parents, std::uint16_t branch,
                           std::uint16_t branch_count = 1);
  /// Copies branches of another list; where they stand now.
  ListRange append(const Branches& branches);

 private:
  struct Slot {
    ListRange nodes;
    ListRange parents;
  };
  std::vector<Slot> slots_;
  std::vector<BranchNode> nodes_;
  std::vector<std::uint16_t> parents_;
};

/// Some branches of a list, which must outlive them.
class Branches {
 public:
  Branches() = default;
  Branches(const BranchList& list, ListRange range) : list_(&list), range_(range) {}

  std::size_t size() const { return range_.size; }
  bool empty() const { return range_.size == 0; }
  Branch operator[](std::size_t index) const { return (*list_)[range_.begin + index]; }
  /// How many of them are the argument itself; nodes of these rest on the others, which follow.
  std::size_t outer_count() const;

 private:
  const BranchList* list_ = nullptr;
  ListRange range_;
};

/// Why a step follows: enough to draw it, to word it and to check it.
struct Evidence {
  DigitSet digits;  ///< the digits of the pattern
  HouseSet base;    ///< the houses the argument starts from
  HouseSet cover;   ///< the houses it ends in
  /// Of two fish shown as one step: the cover houses of each; empty for everything else.
  std::array<HouseSet, 2> covers{};
  HouseSet goal;  ///< the house where the pattern leaves a digit one place; empty for patterns that do not
  /// A deadly pattern: with one of these candidates in each of its cells, the cells could be filled in another way as
  /// well. Empty for steps that do not rest on a single solution.
  CandidateSet deadly;
  ListRange links;     ///< the chain; ask the owner of the step for it
  ListRange branches;  ///< the forcing argument; ask the owner of the step for it
  PartList part_list;
  /// How many rounds of singles the deepest branch of a net takes; how many rounds, of singles or of trials within, a
  /// trial takes to the contradiction; 0 for everything else.
  std::uint8_t rounds = 0;
  /// How many links the chains of a forcing argument have together; how many variables a whip or braid has, and those
  /// under the assumptions of a trial at most (10: or more); 0 for everything else.
  std::uint16_t length = 0;

  std::span<const Part> parts() const { return part_list.view(); }
  /// Each part is a thing of its own: its index is how many parts have the role so far.
  void add(Role role, const CellSet& part_cells, DigitSet part_digits) {
    add_to(count(role), role, part_cells, part_digits);
  }
  /// The same for what belongs to one of several things.
  void add_to(int index, Role role, const CellSet& part_cells, DigitSet part_digits) {
    part_list.add({role, part_digits, part_cells, static_cast<std::uint8_t>(index)});
  }
  /// Makes it empty; keeps the memory of its parts.
  void clear();
  /// How many parts have this role.
  int count(Role role) const;
  /// The union over all parts with this role.
  CellSet cells(Role role) const;
  DigitSet digits_of(Role role) const;
  /// The union over all parts.
  CellSet cells() const;

  friend bool operator==(const Evidence&, const Evidence&) = default;
};

/// One deduction. `places` and `removes` never overlap; every removal is a candidate of the grid it was found on, and
/// what a placement removes by itself (the rest of its cell, the digit in its peers) is not listed.
struct Step : Effects {
  TechniqueId technique{};
  std::uint8_t variant = 0;  ///< which form of the technique; its file says what the numbers mean
  Evidence evidence{};

  Step() = default;
  explicit Step(TechniqueId id, std::uint8_t form = 0) : technique(id), variant(form) {}

  friend bool operator==(const Step&, const Step&) = default;
};

/// What a frozen scale, Sudoku Explainer's or HoDoKu's, says of a step: all that whoever shows the step needs to know of
/// the scale.
struct ScaleTechnique {
  std::string_view scale;  ///< "se", "hodoku"
  std::string_view key;    ///< of its technique, for programs: "forcing_chain"
  std::string name;        ///< in English, by its form: "Unique Loop, type 3"
  Family family{};
  std::string sentence;      ///< the key of its sentence template: "se.cycle"; "": that of the technique of the step
  int rating = 0;            ///< how hard the scale finds it, in hundredths
  int complexity = 0;        ///< how many conclusions its chains rest on; 0 without chains
  std::string_view level{};  ///< how hard in words: "Hard"; "" on a scale without levels
  std::string_view code{};   ///< of HoDoKu's regression library: "0803"; "" for none
  bool is_guess = false;     ///< the scale looks it up in the solution: there is no argument, and no proof
};

/// A step with what is needed to explain it: the grid it was found on, its links and its branches.
struct StepView {
  const Grid& before;
  const Step& step;
  std::span<const Link> links;
  /// A forcing argument has a branch for each alternative, or one that ends with the denial of its assumption; a fish
  /// has one for each of its cells that stands in the way. Of assumptions within assumptions the first is the outermost.
  Branches branches{};
  /// On a frozen scale what it says of the step; null on a ladder of Deduku's techniques.
  const ScaleTechnique* scale = nullptr;
};

/// What a link rests on.
struct LinkReason {
  enum class Kind : std::uint8_t {
    cell,   ///< strong: the two are all candidates of a cell; weak: they share it
    house,  ///< strong: the two are all places of a digit in it; weak: they share it
    set,    ///< an almost locked set without the one digit holds all others, or leaves a cell the one digit
  };
  Kind kind = Kind::cell;
  House house{};  ///< of a house
  int part = 0;   ///< of a set: where it stands in the parts of the step

  friend bool operator==(const LinkReason&, const LinkReason&) = default;
};
/// Why a link of a step holds; empty where it does not.
std::optional<LinkReason> reason_of(const StepView& view, const Link& link);
/// What an almost locked set takes from a cell where it lacks one of its digits, and so holds all others.
DigitSet taken_from(const Grid& grid, const Part& set, Digit lacking, Cell cell);

/// Steps together with their links and branches. Keeps its memory.
class StepList {
 public:
  /// Copies the step, its links and its branches.
  void add(const Step& step, std::span<const Link> links, const Branches& branches = {});
  /// Forgets the steps; keeps the memory.
  void clear();
  void reserve(std::size_t steps, std::size_t links);

  /// Puts another step in the place of one.
  void replace(std::size_t index, const Step& step, std::span<const Link> links);

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Step& operator[](std::size_t index) const { return steps_[index]; }
  auto begin() const { return steps_.begin(); }
  auto end() const { return steps_.begin() + static_cast<std::ptrdiff_t>(size_); }
  /// The links of a step of this list.
  std::span<const Link> links(const Step& step) const {
    return {links_.data() + step.evidence.links.begin, step.evidence.links.size};
  }
  /// The branches of a step of this list.
  Branches branches(const Step& step) const { return {branches_, step.evidence.branches}; }
  /// A step of this list with all that explains it, and the grid it was found on.
  StepView view(const Grid& before, const Step& step) const {
    return {before, step, links(step), branches(step), nullptr};
  }

 private:
  std::vector<Step> steps_;  ///< behind the first `size_` those of before, for their memory
  std::size_t size_ = 0;
  std::vector<Link> links_;
  BranchList branches_;
};

/// Counts what a search spends. Not seen from outside.
class Work;

/// Where finders put what they find; decides whether they go on.
class StepSink {
 public:
  enum class Wanted : std::uint8_t {
    first,     ///< the finder stops at its first step
    all,       ///< every instance, in the order of the search
    cheapest,  ///< the steps of the least cost among all techniques that emit; `begin` tells what each of them costs
  };
  explicit StepSink(Wanted wanted) : wanted_(wanted) {}

  /// Each step is counted as work. Once that is exhausted, what a finder may have to go on is incomplete, and none of its
  /// steps is taken.
  void count_on(Work& work) { work_ = &work; }

  /// An empty step to be filled in and emitted, for patterns of many parts: it keeps its memory. Valid until the next call.
  Step& draft(TechniqueId technique, std::uint8_t variant = 0);

  /// The surcharge of a step, in hundredths; null for none.
  using SurchargeFn = int (*)(const Step&);
  /// For a sink that wants the cheapest: what the steps that come next cost, with their surcharges on top, and up to
  /// which cost a finder is to search. All in hundredths.
  void begin(int cost, SurchargeFn surcharge, int ceiling);

  /// Takes a step with at least one effect. True: the finder must return (true) at once.
  [[nodiscard]] bool emit(const Step& step, std::span<const Link> links = {}, const Branches& branches = {});
  /// The same for techniques with many ways to one end (fish, chains): of all steps of a technique with the same
  /// effects only the cheapest is kept, the first of equals. `cost` compares them: the surcharge.
  [[nodiscard]] bool emit_cheapest(const Step& step, std::span<const Link> links, int cost);

  /// A limit has kept the finder from part of the search, so that steps may be missing.
  void note_cut() { is_cut_ = true; }
  /// Whether a finder has said so since the sink was cleared, or began with another technique.
  bool is_cut() const { return is_cut_; }

  /// Whether the sink takes a step of this surcharge, and not only cheaper ones.
  bool takes(int surcharge) const { return !wants_cheapest() || found_.empty() || cost_ + surcharge <= least_cost_; }
  /// For finders that search by growing surcharge: whether they are to go on with steps of this one. They are not where
  /// the sink does not take them, or where they cost more than the ceiling.
  bool wants(int surcharge);
  /// The cost at which the ceiling has stopped a finder since the last `begin`; empty where it has not.
  std::optional<int> stopped_at() const { return stopped_at_; }
  /// What the steps found cost, for a sink that wants the cheapest; without steps it means nothing.
  int least_cost() const { return least_cost_; }

  /// Whether the finder stops at its first step.
  bool wants_first() const { return wanted_ == Wanted::first; }
  /// Whether steps dearer than others that were emitted are of no use.
  bool wants_cheapest() const { return wanted_ == Wanted::cheapest; }
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
  void grow_table();
  void forget_steps();
  bool has_room();
  bool passes(const Step& step);

  Wanted wanted_;
  Work* work_ = nullptr;
  bool is_cut_ = false;
  int cost_ = 0;  ///< of steps without surcharge
  SurchargeFn surcharge_of_ = nullptr;
  int ceiling_ = std::numeric_limits<int>::max();
  int least_cost_ = 0;
  std::optional<int> stopped_at_;
  Step draft_;
  StepList found_;
  /// A hash table with open addressing; its size is a power of two, and at most half of it is taken.
  std::vector<Slot> slots_;
  std::size_t taken_ = 0;
};

}  // namespace deduku

#pragma GCC visibility pop
