// Hints: what a step is, told bit by bit. Each level says what the one before it said, and more.
//
//   1  Look at digit 5.
//   2  Look at digit 5 for a fish.
//   3  Look at digit 5: X-Wing in rows 2 and 7.
//   4  Look at digit 5: X-Wing in rows 2 and 7, cells r2c38 and r7c38.
//   5  X-Wing. (the whole argument and what follows)
//
// Everything is read off the evidence, so a new technique needs no words here. The digit of a placement is
// held back to the last level: together with the cell it would be the answer.
#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/present/text.hpp"

namespace deduku {

namespace {

/// The box with most of the cells; the first of them.
House fullest_box(const CellSet& cells) {
  House fullest = House::box(0);
  for (int i = 1; i < 9; ++i) {
    const House box = House::box(i);
    if ((cells_of(box) & cells).size() > (cells_of(fullest) & cells).size()) fullest = box;
  }
  return fullest;
}

/// Where to look: the only house the argument starts from, the only digit, or a region.
std::string place_to_look(const Step& step) {
  const Evidence& evidence = step.evidence;
  if (evidence.base.size() == 1) return houses_text(evidence.base);
  if (evidence.digits.size() == 1 && step.places.empty()) return "digit " + digits_text(evidence.digits);
  const CellSet cells = evidence.cells().empty() ? step.places.cells() : evidence.cells();
  const HouseSet common = common_houses(cells);
  if (!common.empty()) return houses_text({common.last()});
  return "the cells in and around " + houses_text({fullest_box(cells)});
}

/// Whether the pattern is nothing but the cell it fills.
bool is_single(const Step& step) {
  return step.places.size() == 1 && step.places.cells() == step.evidence.cells();
}

/// Whether there are several parts, each of the pattern itself and where a base house and a cover house meet.
bool are_intersections(const Evidence& evidence) {
  const auto is_intersection = [&](const Part& part) {
    const HouseSet shared = common_houses(part.cells);
    return part.role == Role::body && shared.intersects(evidence.base) && shared.intersects(evidence.cover);
  };
  return evidence.parts().size() > 1 && std::ranges::all_of(evidence.parts(), is_intersection);
}

/// The kind of pattern, by what its evidence consists of.
std::string_view kind_of_step(const StepView& view) {
  const Evidence& evidence = view.step.evidence;
  const bool several_digits = evidence.digits.size() > 1;
  const auto has = [&](Role role) { return !evidence.cells(role).empty(); };
  if (technique_of(view.step.technique).needs_uniqueness) return "a pattern that a unique solution rules out";
  if (is_single(view.step)) return "a single";
  if (has(Role::colour_a)) return "two colours of one digit";
  if (has(Role::pivot) || (has(Role::pincer) && several_digits)) return "a wing";
  if (!view.links.empty()) return "a chain";
  if (are_intersections(evidence)) return "digits locked where boxes and lines meet";
  if (several_digits) return "a subset";
  if (evidence.base.size() > 1 && !evidence.cover.empty()) return "a fish";
  if (!evidence.base.empty() && !evidence.cover.empty()) return "a digit locked where a box and a line meet";
  return "a pattern of one digit";
}

/// " on 4 and 7 in rows 2 and 7": digits and houses as far as the place to look has not named them.
std::string digits_and_houses(const Step& step) {
  const Evidence& evidence = step.evidence;
  std::string text;
  if (step.places.empty() && (evidence.digits.size() > 1 || evidence.base.size() == 1)) {
    text += " on " + digits_text(evidence.digits);
  }
  if (evidence.base.size() > 1) text += " in " + houses_text(evidence.base);
  return text;
}

std::string pattern_cells(const Evidence& evidence) {
  const CellSet cells = evidence.cells();
  if (cells.empty()) return "";
  return (cells.size() == 1 ? ", cell " : ", cells ") + present::enumerate(present::cell_groups(cells));
}

}  // namespace

std::string hint_text(const StepView& view, int level) {
  assert(1 <= level && level <= 5);
  const Step& step = view.step;
  const std::string technique(technique_of(step.technique).name);
  if (level >= 5) return technique + ". " + sentence(view);
  std::string text = "Look at " + place_to_look(step);
  if (level == 2) text += " for " + std::string(kind_of_step(view));
  if (level >= 3) text += ": " + technique + digits_and_houses(step);
  if (level == 4) text += pattern_cells(step.evidence);
  return text + ".";
}

}  // namespace deduku
