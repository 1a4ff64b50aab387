// Shared parts of the two template techniques: for each digit, the cells that its remaining templates use.
//
// A template puts a digit into nine cells, one in each house, all among its places. A cell that every template of a
// digit uses is certain; templates of other digits that use it are removed. That may make further cells certain, so the
// templates are sifted round by round until nothing changes. The certainties of a round depend on earlier rounds only,
// so the argument is never circular.
//
// No templates are counted: the cells that they use suffice (techniques/facts/templates.hpp).
#pragma once

#include <algorithm>
#include <span>

#include "deduku/per.hpp"
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/templates.hpp"

namespace deduku::exotic {

using CellsByDigit = PerDigit<CellSet>;

/// Open cells that became certain to hold a digit, and the round.
struct Certainty {
  Digit digit;
  CellSet cells;
  int round;
};

/// The remaining templates of each digit.
class SiftedTemplates {
 public:
  /// Each certainty has a cell of its own.
  static constexpr int max_certainties = Cell::count;

  explicit SiftedTemplates(const Grid& grid) : open_(grid.empty_cells()) {
    for (Digit digit : Digit::all()) used_[digit] = facts::places_of(grid, digit);
    for (int round = 0; sift(round); ++round) exclude();
  }

  /// The cells in at least one template; they include solved cells.
  const CellSet& used(Digit digit) const { return used_[digit]; }
  /// The open cells in all of them.
  CellSet certain(Digit digit) const { return certain_[digit] & open_; }
  /// The certainties in the order in which they were found.
  std::span<const Certainty> certainties() const { return {certainties_.data(), static_cast<std::size_t>(count_)}; }

 private:
  /// Finds the cells that the remaining templates use; true if a new certainty may exclude others.
  bool sift(int round) {
    const int before = count_;
    for (Digit digit : Digit::all()) {
      CellSet& used = used_[digit];
      used = facts::cells_in_templates(used);
      const CellSet certain = facts::cells_in_all_templates(used);
      const CellSet fresh = (certain - certain_[digit]) & open_;
      certain_[digit] = certain;
      if (!fresh.empty()) certainties_[count_++] = {digit, fresh, round};
    }
    return count_ > before;
  }
  /// Removes the certain cells of a digit from the other digits.
  void exclude() {
    for (const Certainty& certainty : certainties()) {
      for (Digit other : Digit::all()) {
        if (other != certainty.digit) used_[other] -= certainty.cells;
      }
    }
  }

  CellSet open_;
  CellsByDigit used_;
  CellsByDigit certain_;
  std::array<Certainty, max_certainties> certainties_;
  int count_ = 0;
};

/// The certainties on which an argument depends.
using Causes = std::array<bool, SiftedTemplates::max_certainties>;

/// Adds the certainties of other digits, among those before `end`, that take a place from a digit.
inline void add_causes(const Grid& grid, const SiftedTemplates& sifted, Digit digit, std::size_t end, Causes& causes) {
  for (std::size_t i = 0; i < end; ++i) {
    const Certainty& cause = sifted.certainties()[i];
    causes[i] |= cause.digit != digit && cause.cells.intersects(grid.cells(digit));
  }
}

/// All certainties that may contribute to the conclusions for a digit.
inline Causes possible_causes(const Grid& grid, const SiftedTemplates& sifted, Digit digit) {
  const auto certainties = sifted.certainties();
  Causes causes{};
  add_causes(grid, sifted, digit, certainties.size(), causes);
  for (std::size_t i = certainties.size(); i-- > 0;) {
    if (!causes[i]) continue;
    std::size_t earlier = 0;
    while (certainties[earlier].round < certainties[i].round) ++earlier;
    add_causes(grid, sifted, certainties[i].digit, earlier, causes);
  }
  return causes;
}

/// The cells that are used by templates of a digit which avoid the certain cells of other digits.
inline CellSet used_beside(const Grid& grid, Digit digit, const CellsByDigit& certain) {
  CellSet places = facts::places_of(grid, digit);
  for (Digit other : Digit::all()) {
    if (other != digit) places -= certain[other];
  }
  return facts::cells_in_templates(places);
}

/// Whether each of the causes follows from those before it, and the remaining cells of a digit follow from all of them.
inline bool suffice(const Grid& grid, const SiftedTemplates& sifted, Digit digit, const Causes& causes) {
  CellsByDigit certain;
  for (std::size_t i = 0; i < sifted.certainties().size(); ++i) {
    const auto& [of, cells, round] = sifted.certainties()[i];
    if (!causes[i]) continue;
    if (!facts::cells_in_all_templates(used_beside(grid, of, certain)).contains(cells)) return false;
    certain[of] |= cells;
  }
  return used_beside(grid, digit, certain) == sifted.used(digit);
}

/// Causes that suffice, none of which is superfluous.
inline Causes needed_causes(const Grid& grid, const SiftedTemplates& sifted, Digit digit) {
  Causes causes = possible_causes(grid, sifted, digit);
  for (std::size_t i = sifted.certainties().size(); i-- > 0;) {
    if (!causes[i]) continue;
    causes[i] = false;
    if (!suffice(grid, sifted, digit, causes)) causes[i] = true;
  }
  return causes;
}

/// Adds to a step about one digit its places and the earlier certainties, in the order in which they follow.
inline void add_evidence(const Grid& grid, Digit digit, const SiftedTemplates& sifted, Step& step) {
  step.evidence.digits = {digit};
  step.evidence.add(Role::body, sifted.used(digit) & grid.empty_cells(), {digit});
  const Causes causes = needed_causes(grid, sifted, digit);
  for (std::size_t i = 0; i < causes.size(); ++i) {
    if (!causes[i]) continue;
    const Certainty& cause = sifted.certainties()[i];
    step.evidence.add(Role::partner, cause.cells, {cause.digit});
  }
}

/// States that each row has a place for the digit and for the digits that were certain before: all templates are tried.
inline void argue(const Grid& grid, const Step& step, Evidence& evidence) {
  const DigitSet digits = evidence.digits | evidence.digits_of(Role::partner);
  for (int i = 0; i < 9; ++i) evidence.use({House::row(i)}, digits - grid.solved_digits(House::row(i)));
  evidence.explain(step.effects.removes | step.effects.places, {.kind = Reason::Kind::combinations});
}

/// Emits one step for each digit; `add_effect(step, digit, sifted)` adds the conclusions from the remaining templates.
template <class AddEffect>
bool emit_template_steps(TechniqueId technique, const Grid& grid, StepSink& sink, AddEffect&& add_effect) {
  const SiftedTemplates sifted(grid);
  for (Digit digit : Digit::all()) {
    Step& step = sink.draft(technique);
    add_effect(step, digit, sifted);
    if (!step.effects.has_effect()) continue;
    add_evidence(grid, digit, sifted, step);
    if (sink.emit(step, [&](Evidence& evidence) { argue(grid, step, evidence); })) return true;
  }
  return false;
}

}  // namespace deduku::exotic
