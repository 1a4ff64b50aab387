#include "src/records/technique_example.hpp"

#include <algorithm>

#include "deduku/formats.hpp"
#include "deduku/solver.hpp"
#if DEDUKU_LESSONS
#include "embedded/lessons.hpp"
#endif

namespace deduku::records {

namespace {

#if DEDUKU_LESSONS
constexpr std::string_view examples = embedded::technique_examples_txt;
#else
constexpr std::string_view examples;
#endif

/// The text up to the next occurrence of a character, which is also removed.
std::string_view take_until(std::string_view& text, char end) {
  const std::size_t size = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, size);
  text.remove_prefix(std::min(size + 1, text.size()));
  return taken;
}

}  // namespace

TechniqueExample example_of(TechniqueId technique) {
  std::string_view rest = examples;
  while (!rest.empty()) {
    std::string_view line = take_until(rest, '\n');
    if (take_until(line, '\t') != key(technique)) continue;
    const std::string_view position = take_until(line, '\t');
    const std::string_view puzzle = take_until(line, '\t');
    return {position, puzzle, line};
  }
  return {};
}

std::optional<OwnedStep> example_step(TechniqueId technique) {
  const std::string_view position = example_of(technique).position;
  if (position.empty()) return std::nullopt;
  const Expected<formats::Record> record = formats::read_puzzle(position);
  if (!record) return std::nullopt;
  const Grid grid(record->board);
  Solver solver;
  const Promise promise = technique_of(technique).needs_uniqueness ? Promise::givens : Promise::none;
  const StepList& steps = solver.all_steps(grid, technique, promise);
  const auto cheapest = std::ranges::min_element(steps, {}, surcharge_of);
  if (cheapest == steps.end()) return std::nullopt;
  return OwnedStep(steps.view(grid, *cheapest));
}

}  // namespace deduku::records
