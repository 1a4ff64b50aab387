// The claims that follow from one premise along the links of a graph with almost locked sets, and the paths to them.
//
// Claims are followed breadth first: those of a cell before those of a line, a box, groups, sets, and a cell's last
// digit. Claims reached by the same sequence of link forms have one rank and are followed together, so that nothing
// depends on how a grid is numbered. A path is as long as its links; a set of c cells counts c more, and a last digit
// one more.
//
// If a shorter path to a claim reached before is found, it replaces the longer one; but the claims that already
// followed from it stay as they are. HoDoKu keeps the parents of the first, longer path here; this reproduces its
// chains.
#pragma once

#include <algorithm>

#include "techniques/als/als_graph.hpp"

namespace deduku::als {

/// The paths from a premise. Keeps its memory.
class AlsTree {
 public:
  /// The maximum number of claims in a chain.
  static constexpr std::size_t max_claims = 32;

  void grow(const AlsGraph& graph, ClaimIndex premise);

  /// The number of claims reached, and the number of links followed from them.
  std::size_t size() const { return queue_.size(); }
  std::size_t followed_links() const { return followed_links_; }
  bool reaches(ClaimIndex claim) const { return length_[claim] != unreached; }
  /// The length of the paths to a claim that is reached.
  int length(ClaimIndex claim) const { return length_[claim]; }

  /// Calls `visit(path)` with all equally long paths to a claim, from the premise on. False if some are missing because
  /// there are too many, or they are too long.
  template <class Visit>
  bool for_each_path(ClaimIndex end, Visit&& visit) {
    paths_left_ = max_path_count;
    is_cut_ = false;
    go_back(end, max_claims, visit);
    return !is_cut_;
  }

 private:
  static constexpr std::uint16_t unreached = 0xffff;
  static constexpr std::uint32_t none = 0xffffffff;
  static constexpr int max_path_count = 200;

  /// A claim from which another one follows, and the next one that is as good.
  struct Origin {
    ClaimIndex from;
    std::uint32_t next;
  };
  /// A link to a claim, and the length of the path by it.
  struct Offer {
    ClaimIndex from;
    ClaimIndex to;
    std::uint16_t length;
  };
  /// The claims of one rank in `queue_`.
  struct Rank {
    std::size_t begin;
    std::size_t end;
  };

  void begin(const AlsGraph& graph, ClaimIndex premise);
  void follow(const AlsGraph& graph, Rank rank, LinkForm form);
  void offer(const Offer& offer);
  void take(const Offer& offer);
  void shorten();
  bool comes_from(ClaimIndex claim, ClaimIndex ancestor);

  template <class Visit>
  void go_back(ClaimIndex claim, std::size_t free_slots, Visit& visit) {
    is_cut_ |= free_slots == 0;
    if (free_slots == 0 || paths_left_ <= 0) return;
    const std::span<const ClaimIndex> chain_so_far = std::span(path_).subspan(free_slots);
    if (std::find(chain_so_far.begin(), chain_so_far.end(), claim) != chain_so_far.end()) return;
    path_[free_slots - 1] = claim;
    if (first_origin_[claim] == none) {
      is_cut_ |= --paths_left_ == 0;
      if (paths_left_ > 0) visit(std::span<const ClaimIndex>(path_).subspan(free_slots - 1));
      return;
    }
    for (std::uint32_t i = first_origin_[claim]; i != none; i = origins_[i].next) {
      go_back(origins_[i].from, free_slots - 1, visit);
    }
  }

  std::vector<ClaimIndex> queue_;  ///< rank after rank
  std::size_t followed_links_ = 0;
  std::vector<Rank> ranks_;
  std::vector<std::uint16_t> length_;
  std::vector<std::uint16_t> rank_length_;  ///< per claim of a rank, when the rank is followed
  std::vector<std::uint32_t> first_origin_;
  std::vector<Origin> origins_;
  std::vector<std::uint32_t> taken_in_;  ///< per claim, the pass in which it got its origins
  std::uint32_t pass_ = 0;
  std::vector<Offer> shorter_;
  std::vector<ClaimIndex> ancestors_;
  std::vector<std::uint32_t> visited_in_;  ///< per claim, the visit in which it became one of the ancestors
  std::uint32_t visit_ = 0;
  std::array<ClaimIndex, max_claims> path_{};
  int paths_left_ = 0;
  bool is_cut_ = false;
};

}  // namespace deduku::als
