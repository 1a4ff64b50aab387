// The techniques that a puzzle needs: ratings without them.
#include "deduku/needs.hpp"

#include <algorithm>

#include "deduku/round_rating.hpp"
#include "src/fewest/free_techniques.hpp"
#include "src/fewest/rounds_within.hpp"
#include "src/search/admission.hpp"

namespace deduku {

using fewest::RoundsWithin;

class NeedsFinder::Search {
 public:
  Search(const Ladder& ladder, const FewestOptions& options)
      : ladder_(fewest::with_free(ladder, options.free)), options_(options) {}

  Needs find(const Grid& grid) {
    Needs needs;
    const search::Backend& backend = *options_.solver.search;
    needs.outcome = search::outcome_of(search::count(grid, 2, backend));
    if (needs.outcome != Outcome::solved) return needs;
    start_ = grid;
    promise_ = options_.solver.uses_uniqueness ? search::promise_of_unique(grid, backend) : Promise::none;
    budget_ = Budget(options_.solver.work, Budget::technique);
    const RoundsWithin all = rounds({}, endless);
    needs.outcome = all.outcome;
    needs.r = all.r;
    if (all.outcome != Outcome::solved) return needs;
    find_needs(needs, all.used);
    find_least(needs, all.used);
    if (budget_.is_spent()) needs.outcome = budget_.ending();
    return needs;
  }

 private:
  static constexpr int endless = std::numeric_limits<int>::max();

  static std::size_t place(TechniqueId technique) { return static_cast<std::size_t>(technique); }

  /// Rounds without some techniques.
  RoundsWithin rounds(const TechniqueSet& without, int most) {
    Ladder part = ladder_;
    std::erase_if(part.rungs, [&](const Rung& rung) { return without[place(rung.technique)] || rung.cost > most; });
    Solver solver(part, {.arguments = false}, budget_);
    return fewest::rounds_within(solver, budget_, start_, promise_, most);
  }

  void find_needs(Needs& needs, const TechniqueSet& used) {
    for (const Rung& rung : ladder_.rungs) {
      if (!used[place(rung.technique)] || is_free(options_.free, rung.technique)) continue;
      TechniqueSet without;
      without.set(place(rung.technique));
      const RoundsWithin rest = rounds(without, needs.r);
      if (budget_.is_spent()) return;
      if (rest.outcome == Outcome::solved) continue;
      needs.needs.push_back({.technique = rung.technique, .bottleneck = rest.end});
      rate_without(needs.needs.back(), without);
    }
  }

  void rate_without(Need& need, const TechniqueSet& without) {
    const RoundsWithin rest = rounds(without, endless);
    need.r_without = rest.outcome == Outcome::stuck ? stuck_r(ladder_) : rest.r;
    need.is_exact = !is_cut_short(rest.outcome);
  }

  /// The rungs within R that are not free.
  std::vector<TechniqueId> pool(int r) const {
    std::vector<TechniqueId> techniques;
    for (const Rung& rung : ladder_.rungs) {
      if (rung.cost <= r && !is_free(options_.free, rung.technique)) techniques.push_back(rung.technique);
    }
    return techniques;
  }

  /// Whether a puzzle is solved within R by these and the free ones, and which of them are used.
  std::optional<TechniqueSet> used_of(const TechniqueSet& kept, int r) {
    TechniqueSet without;
    for (TechniqueId technique : pool(r)) without.set(place(technique), !kept[place(technique)]);
    const RoundsWithin rest = rounds(without, r);
    return rest.outcome == Outcome::solved ? std::optional(rest.used) : std::nullopt;
  }

  /// First a set from which none can be removed, trying the costliest first; then all smaller sets, the smallest first,
  /// as far as they are not too many.
  void find_least(Needs& needs, const TechniqueSet& used) {
    const std::vector<TechniqueId> techniques = pool(needs.r);
    TechniqueSet kept = used;
    TechniqueSet needed;
    for (const Need& need : needs.needs) needed.set(place(need.technique));
    for (auto each = techniques.rbegin(); each != techniques.rend() && !budget_.is_spent(); ++each) {
      if (!kept[place(*each)] || needed[place(*each)]) continue;
      TechniqueSet fewer = kept;
      fewer.reset(place(*each));
      if (const auto rest = used_of(fewer, needs.r)) kept = *rest & fewer;
    }
    needs.least = chosen(techniques, kept);
    if (!budget_.is_spent()) find_fewer(needs, techniques, needed);
  }

  static std::vector<TechniqueId> chosen(const std::vector<TechniqueId>& techniques, const TechniqueSet& kept) {
    std::vector<TechniqueId> list;
    std::ranges::copy_if(techniques, std::back_inserter(list),
                         [&](TechniqueId technique) { return kept[place(technique)]; });
    return list;
  }

  /// Every set that solves the puzzle contains the needs; sets with one more, two more and so on are tried.
  void find_fewer(Needs& needs, const std::vector<TechniqueId>& techniques, const TechniqueSet& needed) {
    std::vector<TechniqueId> others;
    std::ranges::copy_if(techniques, std::back_inserter(others),
                         [&](TechniqueId technique) { return !needed[place(technique)]; });
    left_ = most_sets;
    for (std::size_t more = 0; needed.count() + more < needs.least.size(); ++more) {
      if (const auto kept = solving_set(needed, others, 0, more, needs.r)) needs.least = chosen(techniques, *kept);
      if (left_ == 0 || budget_.is_spent()) return;
    }
    needs.is_least_proved = true;
  }

  /// The first set with the given number of others, in the order of the ladder, that solves the puzzle; empty if no
  /// such set does, or if there are too many.
  std::optional<TechniqueSet> solving_set(const TechniqueSet& kept, const std::vector<TechniqueId>& others,
                                          std::size_t from, std::size_t more, int r) {
    if (more == 0) {
      if (left_ == 0) return std::nullopt;
      --left_;
      return used_of(kept, r) ? std::optional(kept) : std::nullopt;
    }
    for (std::size_t i = from; i + more <= others.size() && left_ > 0 && !budget_.is_spent(); ++i) {
      TechniqueSet larger = kept;
      larger.set(place(others[i]));
      if (const auto found = solving_set(larger, others, i + 1, more - 1, r)) return found;
    }
    return std::nullopt;
  }

  static constexpr int most_sets = 1'000;

  Ladder ladder_;
  FewestOptions options_;
  Budget budget_;
  Grid start_;
  Promise promise_ = Promise::none;
  int left_ = 0;  ///< the number of sets that may still be tried
};

NeedsFinder::NeedsFinder(const Ladder& ladder, const FewestOptions& options)
    : search_(make_hidden<Search>(ladder, options)) {}

Needs NeedsFinder::find(const Grid& grid) {
  return search_->find(grid);
}

}  // namespace deduku
