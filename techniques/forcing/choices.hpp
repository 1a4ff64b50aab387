// Choices: sets of candidates exactly one of which is true; and the common consequences of all candidates of a choice.
#pragma once

#include <array>
#include <span>

#include "deduku/grid.hpp"
#include "deduku/variable.hpp"
#include "src/core/claim.hpp"

namespace deduku::forcing {

/// A choice that is still open on a grid, with its candidates, at least two.
struct OpenChoice {
  Variable choice;
  std::uint8_t count = 0;
  std::array<Candidate, 9> list{};

  std::span<const Candidate> candidates() const { return {list.data(), count}; }
  bool contains(Candidate candidate) const {
    for (Candidate other : candidates()) {
      if (other == candidate) return true;
    }
    return false;
  }
  /// Whether every candidate is in `set`.
  bool is_inside(const CandidateSet& set) const {
    for (Candidate candidate : candidates()) {
      if (!set.contains(candidate)) return false;
    }
    return true;
  }
};

/// Premises, one of which is true: the candidates of a choice, or one candidate on and the same one off.
struct Alternatives {
  std::optional<Variable> choice{};
  Candidate candidate{};  ///< if there is no choice

  friend bool operator==(const Alternatives&, const Alternatives&) = default;
};

/// Up to nine claims.
class Premises {
 public:
  void add(Claim claim) { list_[count_++] = claim; }
  int size() const { return static_cast<int>(count_); }
  const Claim* begin() const { return list_.data(); }
  const Claim* end() const { return list_.data() + count_; }

 private:
  std::array<Claim, 9> list_;
  std::size_t count_ = 0;
};

/// The cheapest alternatives that all lead to the same claim.
struct CommonOutcome {
  static constexpr int never = 0xffff;

  int cost = never;
  Alternatives alternatives{};

  friend bool operator==(const CommonOutcome&, const CommonOutcome&) = default;
};

/// All open choices of a grid: cells, then houses with their digits, each ascending. Singles are not choices.
class OpenChoices {
 public:
  void rebuild(const Grid& grid) {
    count_ = 0;
    for (Cell cell : grid.empty_cells()) {
      OpenChoice& open = next(Variable(cell));
      for (Digit digit : grid.candidates(cell)) open.list[open.count++] = Candidate(cell, digit);
      if (open.count > 1) ++count_;
    }
    for (House house : House::all()) {
      for (Digit digit : ~grid.solved_digits(house)) {
        OpenChoice& open = next(Variable(house, digit));
        for (Cell cell : grid.cells(house, digit)) open.list[open.count++] = Candidate(cell, digit);
        if (open.count > 1) ++count_;
      }
    }
  }
  const OpenChoice* begin() const { return list_.data(); }
  const OpenChoice* end() const { return list_.data() + count_; }
  /// The entry of an open choice.
  const OpenChoice& of(Variable choice) const { return list_[slot_[choice]]; }
  /// The premises that are assumed in turn.
  Premises premises(const Alternatives& alternatives) const {
    Premises premises;
    if (alternatives.choice) {
      for (Candidate candidate : of(*alternatives.choice).candidates()) premises.add(Claim(candidate, true));
    } else {
      premises.add(Claim(alternatives.candidate, true));
      premises.add(Claim(alternatives.candidate, false));
    }
    return premises;
  }

 private:
  /// The first free entry.
  OpenChoice& next(Variable choice) {
    slot_[choice] = static_cast<std::uint16_t>(count_);
    OpenChoice& open = list_[count_];
    open.choice = choice;
    open.count = 0;
    return open;
  }
  std::array<OpenChoice, Variable::count + 1> list_;
  Per<Variable, std::uint16_t> slot_{};
  int count_ = 0;
};

}  // namespace deduku::forcing
