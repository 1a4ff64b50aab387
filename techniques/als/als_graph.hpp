// The direct implications between claims, for chains that may pass through almost locked sets.
//
//     x = digit      false in everything that shares its cell or a house; an ALS loses a digit if all its places of
//                    that digit see x
//     x <> digit     so the only other one of the cell or of a house is true
//     a set lacks j  it holds its other digits k: everything that sees all its places for k is false; another set
//                    lacks k if its places for k all see all of this one's; and a cell of at least three candidates
//                    that so has one left holds it
//
// x is a candidate, or a group: all the cells of a segment that have the digit, two or three.
#pragma once

#include <span>

#include "deduku/per.hpp"
#include "techniques/facts/almost_locked_sets.hpp"

namespace deduku::als {

/// How one claim leads to another, in the order in which the links are followed.
enum class LinkForm : std::uint8_t { in_cell, on_line, in_box, with_group, to_als, to_last_digit };
inline constexpr int link_form_count = 6;

/// "The digit is in one of these cells", "it is in none of them", or "the set lacks it".
struct AlsClaim {
  Digit digit;
  bool is_true = false;  ///< false for sets
  int set = -1;          ///< index of the set in the catalogue; -1 for candidates and groups
  CellSet cells;         ///< for a set, the cells that have the digit
  CellSet all_cells;     ///< for a set, all its cells; else the same as `cells`

  bool is_als() const { return set >= 0; }
  bool is_candidate() const { return !is_als() && cells.size() == 1; }
};
/// The index of a claim in its graph.
using ClaimIndex = std::uint32_t;
using ClaimList = std::span<const ClaimIndex>;

/// All claims of a grid, and the links between them. Keeps its memory.
class AlsGraph {
 public:
  /// Builds the graph of another grid; `sets` is its catalogue and must outlive the graph. Incomplete if the work is
  /// exhausted afterwards.
  void build(const Grid& grid, const facts::AlmostLockedSets& sets, Budget& budget);

  int size() const { return static_cast<int>(claims_.size()); }
  const AlsClaim& operator[](ClaimIndex claim) const { return claims_[claim]; }
  /// The claims on candidates come first: by cell, then by digit, first false, then true.
  ClaimIndex candidate_count() const { return candidate_count_; }
  ClaimIndex index_of(Candidate candidate, bool is_true) const {
    return static_cast<ClaimIndex>(index_of_[candidate] + (is_true ? 1 : 0));
  }

  /// The claims that follow from a claim by links of one form, and by all links.
  ClaimList links(ClaimIndex from, LinkForm form) const {
    const std::size_t slot = slot_of(from, form);
    return {targets_.data() + begins_[slot], targets_.data() + begins_[slot + 1]};
  }
  ClaimList links(ClaimIndex from) const {
    const std::size_t slot = slot_of(from, LinkForm::in_cell);
    return {targets_.data() + begins_[slot], targets_.data() + begins_[slot + link_form_count]};
  }

  /// The cells of a claim that have a digit; for a set, all places of the digit.
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
  PerCandidate<ClaimIndex> index_of_{};           ///< the index of the false claim
  PerDigit<std::vector<ClaimIndex>> groups_;      ///< the false claims of groups
  PerDigit<std::vector<ClaimIndex>> als_claims_;  ///< the claims on sets that may lack a digit
  std::vector<SlottedLink> links_;
  std::vector<std::uint32_t> begins_;
  std::vector<ClaimIndex> targets_;
};

}  // namespace deduku::als
