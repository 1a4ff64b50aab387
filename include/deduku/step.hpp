// A step: one deduction, as plain data. Its effects are separate from its evidence.
#pragma once

#include <memory>
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

/// The id of a technique; the values are made from the table in `deduku/technique.hpp`.
enum class TechniqueId : std::uint8_t;
/// The id for a step of a frozen scale, which has its own techniques: see `ScaleTechnique`.
inline constexpr TechniqueId no_technique{0xFF};
struct OwnTechnique;

/// One deduction. Its placements and removals never overlap; every removal is a candidate of the grid it was found on.
/// Removals implied by a placement (the rest of its cell, the digit in its peers) are not listed.
struct Step {
  TechniqueId technique{};
  std::uint8_t variant = 0;  ///< the form of the technique; the numbers are explained in its file
  Effects effects{};
  Evidence evidence{};
  /// For a step of a program's own technique, that technique: see deduku/own_technique.hpp. Null for all others.
  std::shared_ptr<const OwnTechnique> own{};

  Step() = default;
  explicit Step(TechniqueId id, std::uint8_t form = 0) : technique(id), variant(form) {}

  friend bool operator==(const Step&, const Step&) = default;
};

/// The description of a step by a frozen scale, Sudoku Explainer's or HoDoKu's: everything about the scale that is
/// needed to show the step.
struct ScaleTechnique {
  std::string_view scale;  ///< "se", "hodoku"
  std::string_view key;    ///< the key of its technique, for programs: "forcing_chain"
  std::string name;        ///< in English, by its form: "Unique Loop, type 3"
  Family family{};
  std::string sentence;      ///< the key of its sentence template: "se.cycle"; "": the template of the technique of the
                             ///< step
  int rating = 0;            ///< the difficulty on the scale, in hundredths
  int complexity = 0;        ///< the number of conclusions that its chains rest on; 0 without chains
  std::string_view level{};  ///< the difficulty in words: "Hard"; "" on a scale without levels
  std::string_view code{};   ///< in HoDoKu's regression library: "0803"; "" if it has no code
  bool is_guess = false;     ///< the scale reads it from the solution: there is no argument, and no proof
};

/// A step with the data needed to explain it: the grid it was found on, its links and its branches.
struct StepView {
  const Grid& before;
  const Step& step;
  std::span<const Link> links;
  /// A forcing argument has a branch for each alternative, or one that ends with the denial of its assumption; a fish
  /// has one for each of its cells that prevents it. Among nested assumptions the first is the outermost.
  Branches branches{};
  /// On a frozen scale its description of the step; null on a ladder of Deduku's techniques.
  const ScaleTechnique* scale = nullptr;
};

/// Why a link holds.
struct LinkReason {
  enum class Kind : std::uint8_t {
    cell,   ///< strong: the two are the only candidates of a cell; weak: they share it
    house,  ///< strong: the two are the only cells of a digit in it; weak: they share it
    set,    ///< an almost locked set without the one digit contains all others, or limits a cell to the one digit
  };
  Kind kind = Kind::cell;
  House house{};  ///< for the kind `house`
  int part = 0;   ///< for the kind `set`: the index in the parts of the step

  friend bool operator==(const LinkReason&, const LinkReason&) = default;
};
/// Why a link of a step holds; empty if it does not.
std::optional<LinkReason> reason_of(const StepView& view, const Link& link);
/// The digits that an almost locked set removes from a cell if it lacks one of its digits, and so contains all others.
DigitSet taken_from(const Grid& grid, const Part& set, Digit lacking, Cell cell);

/// Steps together with their links and branches. Reuses its memory.
class StepList {
 public:
  /// Copies the step, its links and its branches.
  void add(const Step& step, std::span<const Link> links, const Branches& branches = {});
  /// Clears the steps; keeps the memory.
  void clear();
  void reserve(std::size_t steps, std::size_t links);

  /// Replaces a step by another one.
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
  /// A step of this list with its whole explanation, and the grid it was found on.
  StepView view(const Grid& before, const Step& step) const& {
    return {before, step, links(step), branches(step), nullptr};
  }
  StepView view(Grid&& before, const Step& step) const& = delete;
  StepView view(const Grid& before, const Step& step) const&& = delete;

 private:
  std::vector<Step> steps_;  ///< those after the first `size_` are unused, kept for their memory
  std::size_t size_ = 0;
  std::vector<Link> links_;
  BranchList branches_;
};

}  // namespace deduku
