// A step: one deduction, as plain data. What it changes stands apart from why it follows.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/branch.hpp"
#include "deduku/effects.hpp"
#include "deduku/evidence.hpp"
#include "deduku/export.h"
#include "deduku/family.hpp"
#include "deduku/grid.hpp"

namespace DEDUKU_API deduku {

/// Which technique; the values are made from the table in `deduku/technique.hpp`.
enum class TechniqueId : std::uint8_t;
/// That of a step of a frozen scale, which has techniques of its own: see `ScaleTechnique`.
inline constexpr TechniqueId no_technique{0xFF};

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

/// What a frozen scale, Sudoku Explainer's or HoDoKu's, says of a step: all that is needed of the scale to show
/// the step.
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

  /// The evidence of a step, to be completed.
  Evidence& evidence(std::size_t index) { return steps_[index].evidence; }

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
  std::vector<Step> steps_;  ///< after the first `size_` those of before, for their memory
  std::size_t size_ = 0;
  std::vector<Link> links_;
  BranchList branches_;
};

}  // namespace deduku
