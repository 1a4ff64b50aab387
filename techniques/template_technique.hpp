// What the two template techniques share: for each digit the cells that its remaining templates use.
//
// A template puts a digit into nine cells, one in each house, all among its places. A cell that every
// template of a digit uses is certain; a template of another digit that uses it is out. That may make further
// cells certain, so the templates are sifted round by round until nothing changes. What becomes certain in a
// round rests on earlier rounds only, so the argument never turns in a circle.
//
// Templates are counted neither here nor anywhere: which cells they use is enough
// (techniques/kernels/templates.hpp).
#pragma once

#include <span>

#include "deduku/technique.hpp"
#include "techniques/kernels/templates.hpp"

namespace deduku {

using CellsByDigit = std::array<CellSet, Digit::count>;

/// Open cells that became certain to hold a digit, and when.
struct Certainty {
  Digit digit;
  CellSet cells;
  int round;
};

/// What is left of the templates of each digit.
class SiftedTemplates {
 public:
  /// The argument of a step names every certainty it rests on, so no more are made use of than it has room for.
  static constexpr int max_certainties = Evidence::max_parts - 1;

  explicit SiftedTemplates(const Grid& grid) : open_(grid.empty_cells()) {
    for (Digit digit : Digit::all()) used_[digit.index()] = kernel::places_of(grid, digit);
    for (int round = 0; sift(round); ++round) exclude();
  }

  /// The cells in at least one template; solved cells are among them.
  const CellSet& used(Digit digit) const { return used_[digit.index()]; }
  /// The open cells in all of them.
  CellSet certain(Digit digit) const { return certain_[digit.index()] & open_; }
  /// In the order in which they were found.
  std::span<const Certainty> certainties() const {
    return {certainties_.data(), static_cast<std::size_t>(count_)};
  }

 private:
  /// Finds what the templates left use; whether that made anything certain that others may be excluded by.
  bool sift(int round) {
    const int before = count_;
    for (Digit digit : Digit::all()) {
      CellSet& used = used_[digit.index()];
      used = kernel::cells_in_templates(used);
      const CellSet certain = kernel::cells_in_all_templates(used);
      const CellSet fresh = (certain - certain_[digit.index()]) & open_;
      certain_[digit.index()] = certain;
      if (!fresh.empty() && count_ < max_certainties) certainties_[count_++] = {digit, fresh, round};
    }
    return count_ > before;
  }
  /// Takes what is certain for a digit from the others.
  void exclude() {
    for (const Certainty& certainty : certainties()) {
      for (Digit other : Digit::all()) {
        if (other != certainty.digit) used_[other.index()] -= certainty.cells;
      }
    }
  }

  CellSet open_;
  CellsByDigit used_;
  CellsByDigit certain_;
  std::array<Certainty, max_certainties> certainties_;
  int count_ = 0;
};

/// Marks the certainties of other digits that take a place from a digit, of those before `end`; `places`: its
/// candidates at the start.
inline void mark_causes(const SiftedTemplates& sifted, Digit digit, const CellSet& places, std::size_t end,
                        std::array<bool, SiftedTemplates::max_certainties>& needed) {
  for (std::size_t i = 0; i < end; ++i) {
    const Certainty& cause = sifted.certainties()[i];
    needed[i] |= cause.digit != digit && cause.cells.intersects(places);
  }
}

/// A step about one digit: its places, and what is certain before, in the order in which that follows.
inline Step template_step(TechniqueId technique, const Grid& grid, Digit digit,
                          const SiftedTemplates& sifted) {
  Step step{technique};
  step.evidence.digits = {digit};
  step.evidence.add(Role::body, sifted.used(digit) & grid.empty_cells(), {digit});
  const auto certainties = sifted.certainties();
  std::array<bool, SiftedTemplates::max_certainties> needed{};
  mark_causes(sifted, digit, grid.cells(digit), certainties.size(), needed);
  for (std::size_t i = certainties.size(); i-- > 0;) {
    if (!needed[i]) continue;
    std::size_t earlier = 0;
    while (certainties[earlier].round < certainties[i].round) ++earlier;
    mark_causes(sifted, certainties[i].digit, grid.cells(certainties[i].digit), earlier, needed);
  }
  for (std::size_t i = 0; i < certainties.size(); ++i) {
    if (needed[i]) step.evidence.add(Role::partner, certainties[i].cells, {certainties[i].digit});
  }
  return step;
}

/// One step for each digit; `add_effect(step, digit, sifted)` says what follows from the templates that are
/// left.
template <class AddEffect>
bool emit_template_steps(TechniqueId technique, const Grid& grid, StepSink& sink, AddEffect&& add_effect) {
  const SiftedTemplates sifted(grid);
  for (Digit digit : Digit::all()) {
    Step step = template_step(technique, grid, digit, sifted);
    add_effect(step, digit, sifted);
    if (step.has_effect() && sink.emit(step)) return true;
  }
  return false;
}

}  // namespace deduku
