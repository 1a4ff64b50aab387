#include "deduku/path.hpp"

namespace deduku {

void Path::add(const StepView& view, Origin origin) {
  steps_.add(view.step, view.links, view.branches);
  origins_.push_back(std::move(origin));
  Grid after = finish();
  (void)after.apply(view.step.effects);
  grids_.push_back(after);
}

Path Path::before(std::size_t index) const {
  Path path(start());
  for (std::size_t i = 0; i < index; ++i) path.add((*this)[i].view, origins_[i]);
  return path;
}

int Path::cost() const {
  int cost = 0;
  for (std::size_t i = 0; i < size(); ++i) cost += origins_[i].cost_of_step(steps_[i]);
  return cost;
}

}  // namespace deduku
