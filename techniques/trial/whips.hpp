// Whips: braids that continue from the last conclusion.
#pragma once

#include <optional>
#include <span>

#include "techniques/trial/braids.hpp"
#include "techniques/trial/key_set.hpp"
#include "techniques/trial/variables.hpp"

namespace deduku::trial {

/// Finds whips (`grouped` false) and g-whips in the strict sense: the left-linking candidates are free, but all
/// different. Keeps its memory, except that of a search that ends because it needs too much.
///
/// First breadth first over the sets of conclusions, each with those of its members that may be the last one;
/// left-linking candidates may repeat there. If that finds nothing, no whip exists. A result is checked for a choice of
/// different left-linking candidates; only if that fails, all choices are searched.
template <bool grouped>
class WhipSearch {
 public:
  explicit WhipSearch(StateMeter meter) : meter_(meter) {}

  /// Searches for a whip of exactly `length`, 1..longest, for a candidate of a state at rest. Precondition: there is no
  /// shorter one.
  Answer find(const TheoryState& state, Candidate target, int length);
  /// The conclusions and left-linking candidates of the whip found last.
  const ConclusionPath& path() const { return path_; }
  std::span<const Candidate> lefts() const { return std::span(lefts_).first(path_.size + 1); }
  /// The candidate that leads to a conclusion, or to the end of the path.
  std::optional<Candidate> left(int step) const { return lefts_[static_cast<std::size_t>(step)]; }

 private:
  /// A set of conclusions, and the ways in which each member may come last.
  struct Node {
    LabelSet left;
    std::uint64_t hash;
    std::uint64_t lasts;  ///< by the number of the member
    std::uint32_t first_member;
    bool hopeless;  ///< the remaining length does not suffice for a contradiction from here
  };
  struct Member {
    Conclusion conclusion;
    Conclusion previous;   ///< the previous conclusion if this is the last
    std::uint32_t parent;  ///< the set without this conclusion
  };

  Answer search(const TheoryState& state, Candidate target, int length);
  void start(const TheoryState& state, Candidate target);
  bool is_too_large() const;
  bool may_go_on();
  std::optional<std::uint32_t> next_level(std::uint32_t begin, std::uint32_t end);
  void expand(std::uint32_t index);
  void add(std::uint32_t parent, const LabelSet& known, Conclusion added, Conclusion previous);
  std::uint32_t child_of(std::uint32_t parent, const LabelSet& known, Conclusion added);
  bool is_child_of(const Node& child, const Node& parent, Conclusion added) const;
  void widen_table();
  LabelSet known_in(const Node& node) const;
  template <class Visit>
  bool any_last(std::uint32_t index, Visit&& visit) const;
  bool find_end(std::uint32_t begin, std::uint32_t end);
  void follow_back(std::uint32_t index, Conclusion last);

  void collect_lefts();
  bool choose_lefts();
  bool choose_left(int step, LabelSet& tried);
  bool search_lefts(const TheoryState& state, Conclusion last, std::uint64_t key);
  bool search_last_left(const TheoryState& state, Conclusion last);
  bool is_used(Candidate left) const;

  StateMeter meter_;
  TheoryState start_;  ///< the state of the current search
  Candidate target_;
  int length_ = 0;
  int size_ = 0;               ///< the size of the sets that are being expanded
  bool was_cut_off_ = false;   ///< whether a set was hopeless only because of the length
  bool searched_all_ = false;  ///< whether all choices of left-linking candidates were searched
  std::vector<Node> nodes_;
  std::vector<Member> members_;
  std::uint32_t level_begin_ = 0;     ///< the first of the sets under construction
  std::vector<std::uint32_t> table_;  ///< the sets under construction, by their hash; 0 is free
  KeySet seen_;
  ConclusionPath path_;
  int matched_ = 0;  ///< the number of steps that have a left-linking candidate
  std::array<LabelSet, longest> options_;
  std::array<Candidate, longest> lefts_;
};

}  // namespace deduku::trial
