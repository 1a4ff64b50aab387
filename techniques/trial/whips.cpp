#include "techniques/trial/whips.hpp"

namespace deduku::trial {

template <bool grouped>
Answer WhipSearch<grouped>::find(const TheoryState& state, Candidate target, int length) {
  const Answer answer = search(state, target, length);
  if (is_too_large()) {
    nodes_ = {};
    members_ = {};
    seen_ = {};
  }
  return answer;
}

template <bool grouped>
Answer WhipSearch<grouped>::search(const TheoryState& state, Candidate target, int length) {
  length_ = length;
  start(state, target);
  std::uint32_t begin = 0;
  std::uint32_t end = 1;
  for (size_ = 0; size_ < length - 1 && begin != end; ++size_) {
    const auto next = next_level(begin, end);
    if (!next) return Answer::cut;
    begin = end;
    end = *next;
  }
  if (find_end(begin, end)) return Answer::found;
  return begin != end || was_cut_off_ ? Answer::longer : Answer::none;
}

template <bool grouped>
void WhipSearch<grouped>::start(const TheoryState& state, Candidate target) {
  start_ = state;
  target_ = target;
  was_cut_off_ = false;
  searched_all_ = false;
  nodes_.clear();
  members_.clear();
  path_.size = 0;
  Node root{.left = state.left, .hash = 0, .lasts = 1, .first_member = 0, .hopeless = false};
  root.left.erase_links(target);
  nodes_.push_back(root);
}

template <bool grouped>
bool WhipSearch<grouped>::is_too_large() const {
  constexpr std::size_t max_bytes = 120'000'000;  // the vectors use up to twice as much
  constexpr std::size_t max_keys = 1'000'000;
  return nodes_.size() * sizeof(Node) + members_.size() * sizeof(Member) > max_bytes || seen_.size() > max_keys;
}

/// Spends the cost of examining a set. Ends the search if it keeps more than the limit.
template <bool grouped>
bool WhipSearch<grouped>::may_go_on() {
  if (is_too_large()) meter_.mark_exhausted();
  return meter_.spend();
}

/// The end of the sets made from those from `begin` to `end`; empty if the budget is over.
template <bool grouped>
std::optional<std::uint32_t> WhipSearch<grouped>::next_level(std::uint32_t begin, std::uint32_t end) {
  level_begin_ = end;
  std::ranges::fill(table_, 0);
  for (std::uint32_t index = begin; index < end; ++index) {
    if (nodes_[index].hopeless) continue;
    if (!may_go_on()) return std::nullopt;
    expand(index);
  }
  return static_cast<std::uint32_t>(nodes_.size());
}

/// The candidates not to conclude again: values, the target, the candidates of the set.
template <bool grouped>
LabelSet WhipSearch<grouped>::known_in(const Node& node) const {
  LabelSet known = start_.placed;
  known.insert(target_);
  for (int i = 0; i < size_; ++i) {
    const Conclusion conclusion = members_[node.first_member + i].conclusion;
    if (!conclusion.is_group()) known.insert(conclusion.candidate());
  }
  return known;
}

/// Whether `visit(conclusion)` is true for some conclusion that may be the last of the set.
template <bool grouped>
template <class Visit>
bool WhipSearch<grouped>::any_last(std::uint32_t index, Visit&& visit) const {
  if (size_ == 0) return visit(Conclusion(target_));
  for (std::uint64_t rest = nodes_[index].lasts; rest != 0; rest &= rest - 1) {
    if (visit(members_[nodes_[index].first_member + std::countr_zero(rest)].conclusion)) return true;
  }
  return false;
}

template <bool grouped>
void WhipSearch<grouped>::expand(std::uint32_t index) {
  const LabelSet left = nodes_[index].left;
  const LabelSet known = known_in(nodes_[index]);
  LabelSet soles;
  const bool is_dead = !find_soles(left, start_.left, soles);
  const EmptyingTest test(left, soles);
  const bool is_next_to_last = size_ == length_ - 2;
  for_each_right<grouped>(left, known, [&](VariableKind kind, Conclusion right) {
    if (is_next_to_last && !is_dead && !test.empties(right)) {
      was_cut_off_ = true;
      return;
    }
    any_last(index, [&](Conclusion last) {
      if (right == last || lefts_of(start_.left, kind, right, last).cells.empty()) return false;
      add(index, known, right, last);
      return true;
    });
  });
}

template <bool grouped>
void WhipSearch<grouped>::add(std::uint32_t parent, const LabelSet& known, Conclusion added, Conclusion previous) {
  if constexpr (grouped) {
    for (int i = 0; i < size_; ++i) {
      if (members_[nodes_[parent].first_member + i].conclusion == added) return;
    }
  }
  Node& child = nodes_[child_of(parent, known, added)];
  int place = 0;
  while (members_[child.first_member + place].conclusion != added) ++place;
  if ((child.lasts >> place & 1) != 0) return;
  child.lasts |= std::uint64_t{1} << place;
  members_[child.first_member + place] = {added, previous, parent};
}

/// The set with one more conclusion, created if it does not exist yet.
template <bool grouped>
std::uint32_t WhipSearch<grouped>::child_of(std::uint32_t parent, const LabelSet& known, Conclusion added) {
  if (2 * (nodes_.size() - level_begin_ + 1) > table_.size()) widen_table();
  const std::uint64_t hash = nodes_[parent].hash + splitmix64(added.index());
  std::size_t place = hash & (table_.size() - 1);
  for (; table_[place] != 0; place = (place + 1) & (table_.size() - 1)) {
    const Node& other = nodes_[table_[place]];
    if (other.hash == hash && is_child_of(other, nodes_[parent], added)) return table_[place];
  }
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  table_[place] = index;
  const auto first_member = static_cast<std::uint32_t>(members_.size());
  for (int i = 0; i < size_; ++i) {
    members_.push_back({members_[nodes_[parent].first_member + i].conclusion, {}, {}});
  }
  members_.push_back({added, {}, {}});
  TheoryState state;
  state.left = nodes_[parent].left;
  state.placed = known;
  state.conclude(added);
  const int more = length_ - 2 - size_;
  const bool hopeless = rounds_to_contradiction<grouped>(state, start_.left, more) > more;
  was_cut_off_ |= hopeless;
  nodes_.push_back({state.left, hash, 0, first_member, hopeless});
  return index;
}

template <bool grouped>
bool WhipSearch<grouped>::is_child_of(const Node& child, const Node& parent, Conclusion added) const {
  const auto has = [&](Conclusion conclusion) {
    for (int i = 0; i <= size_; ++i) {
      if (members_[child.first_member + i].conclusion == conclusion) return true;
    }
    return false;
  };
  for (int i = 0; i < size_; ++i) {
    if (!has(members_[parent.first_member + i].conclusion)) return false;
  }
  return has(added);
}

template <bool grouped>
void WhipSearch<grouped>::widen_table() {
  table_.assign(std::max<std::size_t>(64, 2 * table_.size()), 0);
  for (auto index = level_begin_; index < nodes_.size(); ++index) {
    std::size_t place = nodes_[index].hash & (table_.size() - 1);
    while (table_[place] != 0) place = (place + 1) & (table_.size() - 1);
    table_[place] = index;
  }
}

/// Whether a set of the last level empties a variable to which its last member leads.
template <bool grouped>
bool WhipSearch<grouped>::find_end(std::uint32_t begin, std::uint32_t end) {
  for (std::uint32_t index = begin; index < end; ++index) {
    if (nodes_[index].hopeless) continue;
    if (searched_all_) return false;
    const bool found = any_last(index, [&](Conclusion last) {
      if (searched_all_) return false;
      bool ends = false;
      for_each_empty(nodes_[index].left, [&](VariableKind kind, Candidate member) {
        ends |= !lefts_in(start_.left, kind, member, last).cells.empty();
      });
      if (!ends) return false;
      follow_back(index, last);
      return choose_lefts();
    });
    if (found) return true;
  }
  return false;
}

template <bool grouped>
void WhipSearch<grouped>::follow_back(std::uint32_t index, Conclusion last) {
  path_.size = size_;
  for (int step = size_ - 1; step >= 0; --step) {
    path_.conclusions[step] = last;
    std::uint32_t place = nodes_[index].first_member;
    while (members_[place].conclusion != last) ++place;
    last = members_[place].previous;
    index = members_[place].parent;
  }
}

// Not the whole class: members with a source file of their own would become weak references, which no linker follows.
template Answer WhipSearch<false>::find(const TheoryState&, Candidate, int);
template Answer WhipSearch<true>::find(const TheoryState&, Candidate, int);

}  // namespace deduku::trial
