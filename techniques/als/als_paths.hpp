// Chains that pass through almost locked sets: the consequences of a premise that prove something about its end.
//
//     (4)r1c2 - (4=7)r1c58 - (7)r1c9 = (7)r5c9        The cells r1c58 {4 7 9} hold all of their digits but one.
//                                                     If r1c2 is 4, they lack it, so one of them is 7.
//
//   aic             x <> a ... y = b: one of the two is true
//   discontinuous   the chain returns to the cell of its premise and contradicts or confirms a candidate there
//   continuous      x <> a ... x = b: one of the two is true in x. So either all claims on the path hold, or
//                   backwards all their opposites. Candidates that see both ends of a weak link are eliminated; and
//                   each set lacks one of the two digits by which it is linked, so the others are locked in it.
//
// A path does not return to the cell of a candidate, except by two claims in a row, nor does a group or a set contain
// such a cell; nor does any claim contain all the cells by which a later set is entered.
#pragma once

#include "techniques/als/als_reach.hpp"
#include "techniques/als/als_tree.hpp"

namespace deduku::als {

enum class AlsPathForm : std::uint8_t { aic, discontinuous, continuous };

/// A path from a premise to its end, and its eliminations.
struct AlsPath {
  AlsPathForm form;
  std::uint8_t links;  ///< when the path is reported as a chain
  std::uint8_t length;
  std::array<ClaimIndex, AlsTree::max_claims> claim_list;
  CandidateSet removes;

  ClaimList claims() const { return std::span(claim_list).first(length); }

  friend bool operator==(const AlsPath&, const AlsPath&) = default;
};

/// All paths with sets of a grid that remove something. Keeps its memory.
class AlsPaths {
 public:
  /// Paths with more links are not reported.
  static constexpr int max_links = 32;

  void compute(const Grid& grid, Workspace& workspace);

  const AlsGraph& graph() const { return graph_; }
  /// The paths, those with few links first.
  std::span<const AlsPath> paths() const { return paths_; }
  /// Whether paths of a form may be missing because there are too many between two ends, or they are too long.
  bool is_cut(AlsPathForm form) const { return is_cut_[static_cast<std::size_t>(form)]; }
  friend bool operator==(const AlsPaths& a, const AlsPaths& b) {
    return a.paths_ == b.paths_ && a.is_cut_ == b.is_cut_;
  }

 private:
  std::uint64_t units_of_reach() const;
  std::uint64_t units_of_tree() const;
  void find_impossible(const Grid& grid, Budget& budget);
  bool has_end(const Grid& grid, ClaimIndex start);
  void judge(const Grid& grid, ClaimIndex first, ClaimIndex last);
  void judge_loops(const Grid& grid, ClaimIndex end);
  void keep_shortest(AlsPath& shortest, ClaimIndex end);
  void note_cut(AlsPathForm form) { is_cut_[static_cast<std::size_t>(form)] = true; }
  void put(AlsPath& path, ClaimList claims) const;

  AlsGraph graph_;
  AlsReach reach_;
  AlsTree tree_;
  CandidateSet impossible_;  ///< the candidates that imply their own negation; only such candidates are eliminated
  std::vector<AlsPath> paths_;
  std::array<bool, 3> is_cut_{};  ///< per form
};

}  // namespace deduku::als
