// The computation of the counts on which the costs of steps depend.
#include "deduku/surcharge.hpp"

#include <algorithm>

#include "deduku/houses.hpp"

namespace deduku {

namespace {

/// Whether a base house of a fish loses a candidate.
bool loses_in_base(const Step& step) {
  CellSet base;
  for (House house : step.evidence.base) base |= cells_of(house);
  return step.effects.removes.cells().intersects(base);
}

/// The sum, or the largest, over the parts with a role.
template <class Size>
int sum_of_parts(const Step& step, Role role, Size&& size) {
  int sum = 0;
  for (const Part& part : step.evidence.parts()) sum += part.role == role ? size(part) : 0;
  return sum;
}
template <class Size>
int largest_part(const Step& step, Role role, Size&& size) {
  int largest = 0;
  for (const Part& part : step.evidence.parts()) largest = std::max(largest, part.role == role ? size(part) : 0);
  return largest;
}

int cell_count(const Part& part) {
  return part.cells.size();
}
int digit_count(const Part& part) {
  return part.digits.size();
}
int candidate_count(const Part& part) {
  return part.cells.size() * part.digits.size();
}
int further_cell_count(const Part& part) {
  return part.cells.size() - 1;
}

/// The number of branches in the proof of a forcing chain or net, less one.
int branches_beyond_first(const Step& step) {
  const Part& last = step.evidence.parts().back();
  const bool is_on_or_off = last.role == Role::pivot && step.variant == 2;
  return is_on_or_off ? 1 : candidate_count(last) - 1;
}
int guardians_beyond_first(const Step& step) {
  return sum_of_parts(step, Role::guardian, candidate_count) - 1;
}

/// The links of a discontinuous nice loop to and from a start that it contradicts.
int links_of_start(const Step& loop) {
  constexpr std::uint8_t contradicted = 1;
  return loop.variant == contradicted ? 2 : 0;
}

int endo_fin_count(const Step& step) {
  return step.evidence.cells(Role::endo_fin).size();
}

}  // namespace

int count_of(StepCount count, const Step& step) {
  using enum StepCount;
  const Evidence& evidence = step.evidence;
  switch (count) {
    // clang-format off
    case is_in_line:           return evidence.base.first().is_line() ? 1 : 0;
    case is_cannibalistic:     return loses_in_base(step) ? 1 : 0;
    case has_large_petal:      return largest_part(step, Role::als, cell_count) > 1 ? 1 : 0;
    case has_two_fireworks:    return step.variant == 1 ? 1 : 0;
    case unseen_digits:
    case form:                 return step.variant;
    case intersections:        return evidence.count(Role::body);
    case fins:                 return evidence.cells(Role::fin).size() + endo_fin_count(step);
    case endo_fins:            return endo_fin_count(step);
    case cells:                return evidence.cells().size();
    case body_cells:           return evidence.cells(Role::body).size();
    case deadly_cells:         return (evidence.cells(Role::floor) | evidence.cells(Role::roof)).size();
    case partners:             return evidence.cells(Role::partner).size();
    case digits:               return evidence.digits.size();
    case houses:               return evidence.base.size();
    case links:                return static_cast<int>(evidence.links.size);
    case chain_links:          return static_cast<int>(evidence.links.size) - links_of_start(step);
    case strong_links:         return evidence.count(Role::roof);
    case sets:
    case petals:               return evidence.count(Role::als);
    case set_cells:            return sum_of_parts(step, Role::als, cell_count);
    case largest_set:          return largest_part(step, Role::als, cell_count);
    case combinations:         return largest_part(step, Role::body, digit_count);
    case further_petal_cells:  return sum_of_parts(step, Role::als, further_cell_count);
    case links_and_roots:      return evidence.length + (evidence.cells(Role::fin) | evidence.cells(Role::pivot)).size() - 1;
    case links_and_branches:   return evidence.length + branches_beyond_first(step);
    case links_and_guardians:  return evidence.length + guardians_beyond_first(step);
    case rounds:               return evidence.rounds;
    case rounds_and_branches:  return evidence.rounds + branches_beyond_first(step);
    case rounds_and_guardians: return evidence.rounds + guardians_beyond_first(step);
    case variables:            return evidence.length;
      // clang-format on
  }
  return 0;
}

int Surcharge::of(const Step& step) const {
  return with([&](StepCount count) { return count_of(count, step); });
}

}  // namespace deduku
