#include "techniques/als/als_graph.hpp"

#include <algorithm>
#include <numeric>

#include "src/core/segments.hpp"

namespace deduku::als {

namespace {

constexpr ClaimIndex true_of(ClaimIndex false_claim) {
  return static_cast<ClaimIndex>(false_claim + 1);
}

}  // namespace

void AlsGraph::build(const Grid& grid, const facts::AlmostLockedSets& sets, Budget& budget) {
  // The cost of building an ordinary graph is included in the cost of trying a technique.
  constexpr std::size_t ordinary = 50'000;
  constexpr std::size_t links_per_unit = 25;
  sets_ = &sets;
  claims_.clear();
  links_.clear();
  add_candidates(grid);
  add_groups(grid);
  add_sets();
  for (ClaimIndex from = 0; from < first_als_; ++from) {
    if (claims_[from].is_true) {
      link_true(grid, from);
    } else {
      link_false(grid, from);
    }
  }
  std::size_t counted = ordinary;
  for (ClaimIndex first = first_als_; first < claims_.size();) {
    const int count = als_of(claims_[first]).acting_digits.size();
    const auto last = static_cast<ClaimIndex>(first + count);
    link_als(grid, {first, last});
    first = last;
    if (links_.size() < counted) continue;
    if (!budget.spend((links_.size() - counted) / links_per_unit)) return;
    counted = links_.size();
  }
  sort_links();
}

/// The false and the true claim.
ClaimIndex AlsGraph::add_claims(Digit digit, const CellSet& cells) {
  const auto index = static_cast<ClaimIndex>(claims_.size());
  claims_.push_back({digit, false, -1, cells, cells});
  claims_.push_back({digit, true, -1, cells, cells});
  return index;
}

void AlsGraph::add_candidates(const Grid& grid) {
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      index_of_[Candidate(cell, digit)] = add_claims(digit, {cell});
    }
  }
  candidate_count_ = static_cast<ClaimIndex>(claims_.size());
}

void AlsGraph::add_groups(const Grid& grid) {
  for (Digit digit : Digit::all()) {
    std::vector<ClaimIndex>& groups = groups_[digit];
    groups.clear();
    for (int box = 0; box < 9; ++box) {
      for (Segment segment : segments_in(House::box(box))) {
        const CellSet group = grid.cells(digit) & cells_of(segment);
        if (group.size() >= 2) groups.push_back(add_claims(digit, group));
      }
    }
  }
}

/// Only sets of at least two cells, and only if a lacking digit has consequences.
void AlsGraph::add_sets() {
  first_als_ = static_cast<ClaimIndex>(claims_.size());
  for (auto& claims : als_claims_) claims.clear();
  for (int i = 0; i < sets_->size(); ++i) {
    const facts::AlmostLockedSet& set = (*sets_)[i];
    if (set.cells.size() < 2 || set.acting_digits.size() < 2) continue;
    for (Digit digit : set.acting_digits) {
      als_claims_[digit].push_back(static_cast<ClaimIndex>(claims_.size()));
      claims_.push_back({digit, false, i, sets_->digit_places(set, digit).cells, set.cells});
    }
  }
}

LinkForm AlsGraph::form_between(const AlsClaim& from, const AlsClaim& to) const {
  if (to.is_als()) return LinkForm::to_als;
  if (from.cells.size() > 1 || to.cells.size() > 1) return LinkForm::with_group;
  const Cell a = from.cells.first();
  const Cell b = to.cells.first();
  if (a == b) return LinkForm::in_cell;
  return a.row() == b.row() || a.column() == b.column() ? LinkForm::on_line : LinkForm::in_box;
}

/// Links to the claims that a candidate or group excludes.
void AlsGraph::link_true(const Grid& grid, ClaimIndex from) {
  const AlsClaim& claim = claims_[from];
  const Cell cell = claim.cells.first();
  if (claim.is_candidate()) {
    for (Digit digit : grid.candidates(cell) - DigitSet{claim.digit}) {
      link(from, LinkForm::in_cell, index_of({cell, digit}, false));
    }
  }
  const CellSet seen = grid.cells(claim.digit) & common_peers(claim.cells);
  for (Cell other : seen) {
    const ClaimIndex to = index_of({other, claim.digit}, false);
    link(from, form_between(claim, claims_[to]), to);
  }
  for (ClaimIndex group : groups_[claim.digit]) {
    if (seen.contains(claims_[group].cells)) link(from, LinkForm::with_group, group);
  }
  for (ClaimIndex lacking : als_claims_[claim.digit]) {
    if (seen.contains(claims_[lacking].cells)) link(from, LinkForm::to_als, lacking);
  }
}

/// Links to the claims that follow if a candidate or group is false.
void AlsGraph::link_false(const Grid& grid, ClaimIndex from) {
  const AlsClaim& claim = claims_[from];
  const Cell cell = claim.cells.first();
  if (claim.is_candidate() && grid.candidates(cell).size() == 2) {
    const Digit other = (grid.candidates(cell) - DigitSet{claim.digit}).first();
    link(from, LinkForm::in_cell, index_of({cell, other}, true));
  }
  CellSet linked;
  for (House house : common_houses(claim.cells)) {
    const CellSet rest = grid.cells(house, claim.digit) - claim.cells;
    if (!rest.empty() && rest != linked) link_to_rest(from, rest);
    linked = rest;
  }
}

/// If the rest of a house is a candidate or a group.
void AlsGraph::link_to_rest(ClaimIndex from, const CellSet& rest) {
  const Digit digit = claims_[from].digit;
  const auto link_to = [&](ClaimIndex to) { link(from, form_between(claims_[from], claims_[to]), to); };
  if (rest.size() == 1) return link_to(index_of({rest.first(), digit}, true));
  for (ClaimIndex group : groups_[digit]) {
    if (claims_[group].cells == rest) link_to(true_of(group));
  }
}

/// Links from each digit that is held, for each digit that may be lacking. Candidates are followed first, as inside a
/// cell.
void AlsGraph::link_als(const Grid& grid, AlsClaims claims) {
  const facts::AlmostLockedSet& set = als_of(claims_[claims.first]);
  for (ClaimIndex held = claims.first; held < claims.last; ++held) {
    const Digit digit = claims_[held].digit;
    const CellSet& seen = sets_->digit_places(set, digit).seen_by_all;
    for (Cell cell : seen) link_others(claims, held, LinkForm::in_cell, index_of({cell, digit}, false));
    for (ClaimIndex group : groups_[digit]) {
      const CellSet& cells = claims_[group].cells;
      if (seen.contains(cells)) link_others(claims, held, LinkForm::with_group, group);
    }
    for (ClaimIndex other : als_claims_[digit]) {
      if (!seen.contains(claims_[other].cells)) continue;
      const CellSet& cells = claims_[other].all_cells;
      if (!cells.intersects(set.cells)) link_others(claims, held, LinkForm::to_als, other);
    }
  }
  for (ClaimIndex from = claims.first; from < claims.last; ++from) link_to_last_digits(grid, from);
}

/// From each claim of the ALS except the one about this digit.
void AlsGraph::link_others(AlsClaims claims, ClaimIndex held, LinkForm form, ClaimIndex to) {
  for (ClaimIndex from = claims.first; from < claims.last; ++from) {
    if (from != held) link(from, form, to);
  }
}

/// Links to the cells that lose two or more digits to a set, and so keep only one candidate.
void AlsGraph::link_to_last_digits(const Grid& grid, ClaimIndex from) {
  const facts::AlmostLockedSet& set = als_of(claims_[from]);
  const DigitSet held = set.acting_digits - DigitSet{claims_[from].digit};
  CellSet once;
  CellSet twice;
  for (Digit digit : held) {
    const CellSet& seen = sets_->digit_places(set, digit).seen_by_all;
    twice |= once & seen;
    once |= seen;
  }
  for (Cell cell : twice) {
    DigitSet left = grid.candidates(cell);
    for (Digit digit : held) {
      if (sets_->digit_places(set, digit).seen_by_all.contains(cell)) left -= DigitSet{digit};
    }
    if (left.size() == 1) link(from, LinkForm::to_last_digit, index_of({cell, left.first()}, true));
  }
}

/// Counts the links of each slot, and puts every link where its slot begins.
void AlsGraph::sort_links() {
  begins_.assign(claims_.size() * link_form_count + 1, 0);
  for (const SlottedLink& link : links_) ++begins_[link.slot];
  std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
  targets_.resize(links_.size());
  for (const SlottedLink& link : links_) targets_[--begins_[link.slot]] = link.to;
}

}  // namespace deduku::als
