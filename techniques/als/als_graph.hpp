// What follows directly from what, where chains may pass through almost locked sets.
//
//     x = digit      not so in what shares its cell or a house; an ALS loses a digit if all its places of that digit see x
//     x <> digit     so is the only other one of the cell or of a house
//     a set lacks j  it holds its other digits k: not so in what sees all its places for k; another set lacks k
//                    whose places for k all see all of this one's; and a cell of three candidates or more that
//                    so has one left holds it
//
// x is a candidate, or a group: two or three cells of a segment, all that have the digit there.
#pragma once

#include <span>

#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// How one claim leads to another, in the order in which they are followed.
enum class LinkForm : std::uint8_t { in_cell, on_line, in_box, with_group, to_als, to_last_digit };
inline constexpr int link_form_count = 6;

/// "The digit is in one of these cells", "it is in none of them", or "the set lacks it".
struct AlsClaim {
  Digit digit;
  bool is_true = false;  ///< false for sets
  int set = -1;          ///< where the set stands in the catalogue; -1 for candidates and groups
  CellSet cells;         ///< of a set those that have the digit
  CellSet all_cells;     ///< all of a set; else the same

  bool is_als() const { return set >= 0; }
  bool is_candidate() const { return !is_als() && cells.size() == 1; }
};
/// Where a claim stands in its graph.
using ClaimIndex = std::uint32_t;
using ClaimList = std::span<const ClaimIndex>;

/// All claims of a grid, and the links between them. Keeps its memory.
class AlsGraph {
 public:
  /// Makes the graph of another grid; `sets` is its catalogue and must stay. Not whole if the work is over
  /// afterwards.
  void build(const Grid& grid, const facts::AlmostLockedSets& sets, Work& work);

  int size() const { return static_cast<int>(claims_.size()); }
  const AlsClaim& operator[](ClaimIndex claim) const { return claims_[claim]; }
  /// The claims on candidates come first, by cell, then digit, each one false, then true.
  ClaimIndex candidate_count() const { return candidate_count_; }
  ClaimIndex index_of(Candidate candidate, bool is_true) const {
    return static_cast<ClaimIndex>(index_of_[candidate.index()] + (is_true ? 1 : 0));
  }

  /// What follows from a claim by links of one form, and by all.
  ClaimList links(ClaimIndex from, LinkForm form) const {
    const std::size_t slot = slot_of(from, form);
    return {targets_.data() + begins_[slot], targets_.data() + begins_[slot + 1]};
  }
  ClaimList links(ClaimIndex from) const {
    const std::size_t slot = slot_of(from, LinkForm::in_cell);
    return {targets_.data() + begins_[slot], targets_.data() + begins_[slot + link_form_count]};
  }

  /// Where a claim has a digit: of a set all places for it.
  const CellSet& cells_with(const AlsClaim& claim, Digit digit) const {
    return claim.is_als() ? sets_->digit_places((*sets_)[claim.set], digit).cells : claim.cells;
  }
  const facts::AlmostLockedSet& als_of(const AlsClaim& claim) const { return (*sets_)[claim.set]; }
  const facts::AlmostLockedSets& sets() const { return *sets_; }

 private:
  struct SlottedLink {
    std::uint32_t slot;
    ClaimIndex to;
  };
  static std::size_t slot_of(ClaimIndex from, LinkForm form) {
    return std::size_t{from} * link_form_count + static_cast<std::size_t>(form);
  }
  void link(ClaimIndex from, LinkForm form, ClaimIndex to) {
    links_.push_back({static_cast<std::uint32_t>(slot_of(from, form)), to});
  }
  ClaimIndex add_claims(Digit digit, const CellSet& cells);
  void add_candidates(const Grid& grid);
  void add_groups(const Grid& grid);
  void add_sets();

  /// The claims on one set, one for each digit it may lack.
  struct AlsClaims {
    ClaimIndex first;
    ClaimIndex last;
  };
  void link_true(const Grid& grid, ClaimIndex from);
  void link_false(const Grid& grid, ClaimIndex from);
  void link_to_rest(ClaimIndex from, const CellSet& rest);
  void link_als(const Grid& grid, AlsClaims claims);
  void link_others(AlsClaims claims, ClaimIndex held, LinkForm form, ClaimIndex to);
  void link_to_last_digits(const Grid& grid, ClaimIndex from);
  LinkForm form_between(const AlsClaim& from, const AlsClaim& to) const;
  void sort_links();

  const facts::AlmostLockedSets* sets_ = nullptr;
  std::vector<AlsClaim> claims_;
  ClaimIndex candidate_count_ = 0;
  ClaimIndex first_als_ = 0;
  std::array<ClaimIndex, Candidate::count> index_of_{};           ///< of the false claim
  std::array<std::vector<ClaimIndex>, Digit::count> groups_;      ///< their false claims
  std::array<std::vector<ClaimIndex>, Digit::count> als_claims_;  ///< the sets that may lack a digit
  std::vector<SlottedLink> links_;
  std::vector<std::uint32_t> begins_;
  std::vector<ClaimIndex> targets_;
};

}  // namespace deduku::als
