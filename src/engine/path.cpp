#include "deduku/path.hpp"

namespace deduku {

void Path::add(const StepView& view, const Rung& rung) {
  steps_.add(view.step, view.links, view.branches);
  rungs_.push_back(rung);
  Grid after = end();
  (void)after.apply(view.step);
  grids_.push_back(after);
}

Path Path::before(std::size_t index) const {
  Path path(start());
  for (std::size_t i = 0; i < index; ++i) path.add((*this)[i], rungs_[i]);
  return path;
}

int Path::cost() const {
  int cost = 0;
  for (std::size_t i = 0; i < size(); ++i) cost += cost_of(rungs_[i], steps_[i]);
  return cost;
}

}  // namespace deduku
