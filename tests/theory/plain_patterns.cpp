#include "tests/theory/plain_patterns.hpp"

#include <algorithm>

namespace deduku::testing {

namespace {

std::vector<PlainVariable> make_variables() {
  std::vector<PlainVariable> variables;
  for (Cell cell : Cell::all()) {
    for (variables.emplace_back(); Digit digit : Digit::all()) variables.back().emplace_back(cell, digit);
  }
  for (House house : House::all()) {
    for (Digit digit : Digit::all()) {
      for (variables.emplace_back(); Cell cell : cells_of(house)) variables.back().emplace_back(cell, digit);
    }
  }
  return variables;
}

/// Two candidates are linked if they share a variable.
std::vector<CandidateSet> make_links() {
  std::vector<CandidateSet> links(Candidate::count);
  for (const PlainVariable& variable : plain_variables()) {
    for (Candidate a : variable) {
      for (Candidate b : variable) {
        if (a != b) links[a.index()].insert(b);
      }
    }
  }
  return links;
}

bool contains(const std::vector<Candidate>& set, Candidate candidate) {
  return std::ranges::find(set, candidate) != set.end();
}

/// Whether a candidate is linked to all of a right-linking candidate or group.
bool linked_to(Candidate candidate, const PlainRight& right) {
  return std::ranges::all_of(right, [&](Candidate member) { return plain_linked(candidate, member); });
}

/// The three cells of a mini-line through a cell, across or down.
std::vector<Candidate> mini_line(Candidate member, bool across) {
  const int row = member.cell().index() / 9;
  const int column = member.cell().index() % 9;
  std::vector<Candidate> cells;
  for (int i = 0; i < 3; ++i) {
    cells.emplace_back(across ? Cell::at(row, column / 3 * 3 + i) : Cell::at(row / 3 * 3 + i, column), member.digit());
  }
  return cells;
}

/// A pattern that is extended variable by variable.
class PlainSearch {
 public:
  PlainSearch(const PlainState& state, Candidate target, int length, PlainPattern pattern)
      : state_(state), target_(target), length_(length), pattern_(pattern) {}

  bool grow() {
    for (const PlainVariable& variable : plain_variables()) {
      if (!contains(variable, target_) && state_.is_undecided(variable) && grow_by(variable)) return true;
    }
    return false;
  }

 private:
  bool grow_by(const PlainVariable& variable) {
    const auto candidates = state_.left_in(variable);
    std::vector<Candidate> rest;
    for (Candidate candidate : candidates) {
      if (is_compatible(candidate)) rest.push_back(candidate);
    }
    const bool is_last = static_cast<int>(rights_.size()) == length_ - 1;
    if (is_last != rest.empty()) return false;
    for (Candidate left : candidates) {
      if (!may_lead(left)) continue;
      if (is_last) return true;
      for (const PlainRight& right : rights_of(variable, rest, left)) {
        if (grow_with(left, right)) return true;
      }
    }
    return false;
  }

  bool grow_with(Candidate left, const PlainRight& right) {
    lefts_.push_back(left);
    rights_.push_back(right);
    if (grow()) return true;
    lefts_.pop_back();
    rights_.pop_back();
    return false;
  }

  bool is_compatible(Candidate candidate) const {
    return !plain_linked(candidate, target_) &&
           std::ranges::none_of(rights_, [&](const PlainRight& right) { return linked_to(candidate, right); });
  }

  bool may_lead(Candidate left) const {
    if (left == target_) return false;
    if (pattern_.braid) return !is_compatible(left);
    if (contains(lefts_, left)) return false;
    return rights_.empty() ? plain_linked(left, target_) : linked_to(left, rights_.back());
  }

  /// The possible right-linking parts of a variable with these compatible candidates.
  std::vector<PlainRight> rights_of(const PlainVariable& variable, const std::vector<Candidate>& rest,
                                    Candidate left) const {
    std::vector<PlainRight> found;
    if (rest.size() == 1 && rest[0] != left) found.push_back({rest[0]});
    if (rest.size() >= 2 && pattern_.grouped) {
      for (bool across : {true, false}) {
        const PlainRight group = mini_line(rest[0], across);
        const auto in = [&](const auto& set) { return [&](Candidate candidate) { return contains(set, candidate); }; };
        if (!std::ranges::all_of(group, in(variable)) || !std::ranges::all_of(rest, in(group))) continue;
        if (!contains(group, left) && !contains(group, target_)) found.push_back(group);
      }
    }
    std::erase_if(found, [&](const PlainRight& right) {
      return std::ranges::any_of(rights_, [&](const PlainRight& other) { return other == right; });
    });
    return found;
  }

  const PlainState& state_;
  Candidate target_;
  int length_;
  PlainPattern pattern_;
  std::vector<Candidate> lefts_;
  std::vector<PlainRight> rights_;
};

void place(PlainState& state, Candidate candidate) {
  CandidateSet rest;
  for (Candidate other : state.candidates) {
    if (other != candidate && !plain_linked(other, candidate)) rest.insert(other);
  }
  state.candidates = rest;
  state.values.insert(candidate);
}

}  // namespace

PlainState::PlainState(const Grid& grid) : candidates(grid.all_candidates()) {
  for (Cell cell : Cell::all()) {
    if (grid.is_solved(cell)) values.insert({cell, *grid.value(cell)});
  }
}

std::vector<Candidate> PlainState::left_in(const PlainVariable& variable) const {
  std::vector<Candidate> found;
  for (Candidate candidate : variable) {
    if (candidates.contains(candidate)) found.push_back(candidate);
  }
  return found;
}

bool PlainState::is_undecided(const PlainVariable& variable) const {
  return std::ranges::none_of(variable, [&](Candidate candidate) { return values.contains(candidate); });
}

const std::vector<PlainVariable>& plain_variables() {
  static const std::vector<PlainVariable> variables = make_variables();
  return variables;
}

bool plain_linked(Candidate a, Candidate b) {
  static const std::vector<CandidateSet> links = make_links();
  return links[a.index()].contains(b);
}

bool has_plain_pattern(const PlainState& state, Candidate target, int length, PlainPattern pattern) {
  return PlainSearch(state, target, length, pattern).grow();
}

int plain_length(const PlainState& state, Candidate target, int limit, PlainPattern pattern) {
  for (int length = 1; length <= limit; ++length) {
    if (has_plain_pattern(state, target, length, pattern)) return length;
  }
  return 0;
}

bool plain_singles(PlainState& state) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const PlainVariable& variable : plain_variables()) {
      if (!state.is_undecided(variable)) continue;
      const auto left = state.left_in(variable);
      if (left.empty()) return false;
      if (left.size() > 1) continue;
      place(state, left[0]);
      changed = true;
    }
  }
  return true;
}

bool plain_refuted(const PlainState& state, Candidate target, int depth) {
  PlainState copy = state;
  place(copy, target);
  if (!plain_singles(copy)) return true;
  if (depth == 0) return false;
  for (bool changed = true; changed;) {
    changed = false;
    for (Candidate candidate : CandidateSet(copy.candidates)) {
      if (!copy.candidates.contains(candidate) || !plain_refuted(copy, candidate, depth - 1)) continue;
      copy.candidates.erase(candidate);
      if (!plain_singles(copy)) return true;
      changed = true;
    }
  }
  return false;
}

}  // namespace deduku::testing
