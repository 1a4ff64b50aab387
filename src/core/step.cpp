#include "deduku/step.hpp"

namespace deduku {

std::string_view name(Role role) {
  static constexpr std::array<std::string_view, role_count> names = {
      "body", "pivot", "pincer", "fin", "floor", "roof", "partner", "colour_a", "colour_b"};
  return names[static_cast<std::size_t>(role)];
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

void StepList::add(const Step& step, std::span<const Link> links) {
  Step& copy = steps_.emplace_back(step);
  copy.evidence.links = {static_cast<std::uint32_t>(links_.size()), static_cast<std::uint32_t>(links.size())};
  links_.insert(links_.end(), links.begin(), links.end());
}

void StepList::clear() {
  steps_.clear();
  links_.clear();
}

void StepList::reserve(std::size_t steps, std::size_t links) {
  steps_.reserve(steps);
  links_.reserve(links);
}

bool StepSink::emit(const Step& step, std::span<const Link> links) {
  assert(step.has_effect());
  found_.add(step, links);
  return wanted_ == Wanted::first;
}

}  // namespace deduku
