// Death Blossom: a stem cell each of whose candidates takes that digit from a petal of its own.
//
//     {1 2 3}  stem
//      | | |                         Whatever digit the stem holds, the petal for that digit lacks it and
//      1 2 3                         so holds all its others. Every petal has a 9, so one of them holds its
//      | | +-- {3 9}                 9. What sees the 9s of all of them is not 9.
//      | +---- {2 9 8} {8 2}
//      +------ {1 9}
//
// A petal is an almost locked set; the stem sees all its cells with the digit that it loses. The digits that are
// eliminated are in all petals and not in the stem. A petal may cover several digits of the stem. If one takes all of
// them there is no blossom: with a stem of two candidates that is ALS-XZ with two links. Variants: 1 if petals overlap.
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/als/als_chain_steps.hpp"
#include "techniques/facts/almost_locked_sets.hpp"
#include "techniques/facts/restricted_commons.hpp"

namespace deduku {

namespace {

/// A petal for each digit of a stem, chosen one after the other; what is left to be eliminated.
class Blossom {
 public:
  Blossom(const Grid& grid, Workspace& workspace, Cell stem, StepSink& sink)
      : catalogue_(workspace.get<facts::AlmostLockedSets>(grid)),
        max_cells_(workspace.get<facts::RestrictedCommons>(grid).max_cells()),
        work_(workspace.work()),
        sink_(sink),
        stem_(stem),
        stem_digits_(grid.candidates(stem)) {
    for (Digit digit : ~stem_digits_) eliminations_[0].insert(digit, grid.cells(digit));
  }

  /// Tries all petals for the digits from `rest` on. True when the sink said stop, or the work is exhausted.
  bool grow(DigitSet rest) {
    if (rest.empty()) return emit();
    if (!work_.spend(units_per_digit)) return true;
    const Digit digit = rest.first();
    rest.erase(digit);
    for (const facts::AlmostLockedSet& petal : catalogue_) {
      if (may_be_petal(petal, digit) && add(petal, digit)) {
        const bool stop = grow(rest);
        --count_;
        if (stop) return true;
      }
    }
    return false;
  }

 private:
  static constexpr std::uint64_t units_per_digit = 20;

  bool may_be_petal(const facts::AlmostLockedSet& petal, Digit digit) const {
    return petal.cells.size() <= max_cells_ && petal.acting_digits.contains(digit) &&
           catalogue_.digit_places(petal, digit).seen_by_all.contains(stem_);
  }
  /// Adds a petal unless nothing would be eliminated any more.
  bool add(const facts::AlmostLockedSet& petal, Digit digit) {
    CandidateSet& left = eliminations_[count_ + 1];
    left = {};
    for (Digit common : petal.acting_digits - stem_digits_) {
      left.insert(common, eliminations_[count_].cells(common) & catalogue_.digit_places(petal, common).seen_by_all);
    }
    if (left.empty()) return false;
    petals_[count_] = &petal;
    digits_[count_++] = digit;
    return true;
  }

  /// Whether a petal is that of an earlier digit, too.
  bool is_taken(int petal) const {
    return std::find(petals_.begin(), petals_.begin() + petal, petals_[petal]) != petals_.begin() + petal;
  }
  bool emit();

  const facts::AlmostLockedSets& catalogue_;
  int max_cells_;
  Work& work_;
  StepSink& sink_;
  Cell stem_;
  DigitSet stem_digits_;
  int count_ = 0;
  std::array<const facts::AlmostLockedSet*, Digit::count> petals_;
  std::array<Digit, Digit::count> digits_;                   ///< what each petal loses to the stem
  std::array<CandidateSet, Digit::count + 1> eliminations_;  ///< what sees all places of a digit in the first petals
};

bool Blossom::emit() {
  Step& step = sink_.draft(TechniqueId::death_blossom);
  step.removes = eliminations_[count_];
  step.evidence.digits = step.removes.digits();
  step.evidence.add(Role::stem, {stem_}, stem_digits_);
  std::array<Link, Digit::count> links;
  CellSet cells;
  int cell_count = 0;
  for (int i = 0; i < count_; ++i) {
    const facts::AlmostLockedSet& petal = *petals_[i];
    links[i] = {{{stem_}, digits_[i]}, {catalogue_.digit_places(petal, digits_[i]).cells, digits_[i]}, LinkKind::weak};
    if (is_taken(i)) continue;
    step.evidence.add(Role::petal, petal.cells, petal.digits);
    cells |= petal.cells;
    cell_count += petal.cells.size();
  }
  if (step.evidence.count(Role::petal) < 2) return false;
  step.variant = cells.size() < cell_count ? 1 : 0;
  const int cost = 1000 * step.evidence.count(Role::petal) + 10 * cell_count + step.variant;
  return sink_.emit_cheapest(step, {links.data(), static_cast<std::size_t>(count_)}, cost);
}

bool find_blossoms(const Grid& grid, Workspace& workspace, StepSink& sink) {
  if (workspace.get<facts::RestrictedCommons>(grid).is_cut()) sink.note_cut();
  for (int petals = 2; petals <= 9; ++petals) {
    for (Cell stem : grid.cells_with_count(petals)) {
      if (Blossom(grid, workspace, stem, sink).grow(grid.candidates(stem))) return true;
    }
  }
  return false;
}

int death_blossom_surcharge(const Step& step) {
  return std::min(20 * (step.evidence.count(Role::petal) - 2), 70);
}

}  // namespace

const Technique technique::death_blossom{
    .name = "Death Blossom",
    .find = find_blossoms,
    .surcharge = death_blossom_surcharge,
    .max_surcharge = 70,
    .hodoku = {"0904", "0904"},
};

}  // namespace deduku
