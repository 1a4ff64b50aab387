#include "src/scales/hodoku/als_list.hpp"

namespace deduku::hodoku {

namespace {

/// The first two of some digits; only grids without a solution have more.
DigitSet first_two(DigitSet digits) {
  DigitSet first;
  for (Digit digit : digits) {
    if (first.size() < 2) first.insert(digit);
  }
  return first;
}

}  // namespace

void AlsList::compute(const Grid& grid, Workspace& workspace) {
  catalogue_ = &workspace.get<facts::AlmostLockedSets>(grid);
  neighbours_.compute(grid, workspace, facts::RestrictedCommons::unlimited);
  commons_.clear();
  first_common_.clear();
  if (at_.size() < sets().size()) at_.resize(sets().size());
  for (auto& places : at_) places.clear();
  for (int from = 0; from < catalogue_->size(); ++from) {
    first_common_.push_back(static_cast<int>(commons_.size()));
    add_commons_from(from);
  }
  first_common_.push_back(static_cast<int>(commons_.size()));
}

/// Lists the restricted commons of a set with later ones.
void AlsList::add_commons_from(int from) {
  for (const auto& [to, links] : neighbours_.of(from)) {
    if (to <= from || (*this)[to].cells.intersects((*this)[from].cells)) continue;
    const int place = static_cast<int>(commons_.size());
    at_[static_cast<std::size_t>(from)].push_back(place);
    at_[static_cast<std::size_t>(to)].push_back(place);
    commons_.push_back({from, to, links.size() > 2 ? first_two(links) : links});
  }
}

}  // namespace deduku::hodoku
