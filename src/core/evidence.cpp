#include "deduku/evidence.hpp"

namespace deduku {

void PartList::add(const Part& part) {
  if (far_.empty() && size_ < near_count) {
    near_[size_++] = part;
    return;
  }
  if (far_.empty()) far_.assign(near_.begin(), near_.end());
  far_.push_back(part);
}

void PartList::clear() {
  size_ = 0;
  far_.clear();
}

void Evidence::clear() {
  digits = {};
  base = cover = cross_lines = goal = {};
  covers = {};
  deadly = {};
  symmetry.reset();
  links = branches = {};
  truths = constraints = {};
  explanations.clear();
  part_list.clear();
  rounds = 0;
  length = 0;
}

void Evidence::use(const CellSet& cells) {
  for (Cell cell : cells) truths.insert(Variable(cell));
}

void Evidence::use(const HouseSet& houses, DigitSet used_digits) {
  for (House house : houses) {
    for (Digit digit : used_digits) truths.insert(Variable(house, digit));
  }
}

void Evidence::explain(const CandidateSet& effects, const Reason& reason) {
  if (!effects.empty()) explanations.push_back({effects, reason});
}

std::optional<Reason> Evidence::reason_of(Candidate effect) const {
  for (const Explanation& explanation : explanations) {
    if (explanation.effects.contains(effect)) return explanation.reason;
  }
  return std::nullopt;
}

int Evidence::count(Role role) const {
  return static_cast<int>(std::ranges::count(parts(), role, &Part::role));
}

std::size_t Evidence::set_count() const {
  return static_cast<std::size_t>(std::ranges::count_if(parts(), [](const Part& part) { return is_set(part.role); }));
}

CellSet Evidence::cells(Role role) const {
  CellSet cells;
  for (const Part& part : parts()) {
    if (part.role == role) cells |= part.cells;
  }
  return cells;
}

DigitSet Evidence::digits_of(Role role) const {
  DigitSet all;
  for (const Part& part : parts()) {
    if (part.role == role) all |= part.digits;
  }
  return all;
}

CellSet Evidence::cells() const {
  CellSet cells;
  for (const Part& part : parts()) cells |= part.cells;
  return cells;
}

}  // namespace deduku
