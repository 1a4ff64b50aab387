#include "src/records/trace_text.hpp"

#include <algorithm>
#include <optional>

#include "deduku/explain.hpp"
#include "src/present/phrases.hpp"

namespace deduku::records {

namespace {

constexpr std::string_view nothing = "-";

/// "189,39c3": cells in groups that share a row or a column.
std::string cells_short(const CellSet& cells) {
  std::string text;
  for (const present::Text& group : present::cell_groups(cells)) {
    std::string name = group.words().substr(1);  // without the r
    if (name[1] == 'c') name.erase(1, 1);
    text += (text.empty() ? "" : ",") + name;
  }
  return text;
}

void add_effects(std::string& text, const CandidateSet& candidates, char sign) {
  for (const present::DigitGroup& group : present::digit_groups(candidates)) {
    text += (text.empty() ? "" : " ") + cells_short(group.cells) + sign + present::digits_short(group.digits);
  }
}

/// "53=5", "219,3189-7 12-26": the placements and removals.
std::string effects_short(const Effects& effects) {
  std::string text;
  add_effects(text, effects.places, '=');
  add_effects(text, effects.removes, '-');
  return text;
}

/// The houses of a pattern; those in which it starts come first.
std::string houses_of(const Evidence& evidence) {
  std::string text = present::houses_short(evidence.base | evidence.cross_lines);
  for (const HouseSet& houses : {evidence.cover, evidence.goal}) {
    if (!houses.empty()) text += (text.empty() ? "" : " ") + present::houses_short(houses);
  }
  return text;
}

/// The text of a field, omitted if it is the implied one.
std::string unless_implied(std::string text, std::string_view implied) {
  if (text == implied) return "";
  return text.empty() ? std::string(nothing) : text;
}

/// "|247,347|r2c4": the pattern of a step; an omitted field has its bar only if another one follows.
std::string pattern_short(const Step& step) {
  const CellSet placed = step.effects.places.size() == 1 ? step.effects.places.cells() : CellSet();
  const std::string box = placed.empty() ? "" : present::houses_short({placed.first().box()});
  const std::string cells = unless_implied(cells_short(step.evidence.cells()), cells_short(placed));
  const std::string houses = unless_implied(houses_of(step.evidence), box);
  if (!houses.empty()) return "|" + cells + "|" + houses;
  return cells.empty() ? "" : "|" + cells;
}

/// Names the technique of one step after another, unless the previous steps imply it.
class TechniqueWriter {
 public:
  explicit TechniqueWriter(std::size_t techniques) : costs_(techniques), last_(techniques) {}

  std::string write(std::size_t technique, int cost) {
    const bool is_same = last_ == technique;
    const bool costs_the_same = costs_[technique] == cost;
    last_ = technique;
    costs_[technique] = cost;
    if (!costs_the_same) return std::to_string(technique) + ":" + std::to_string(cost) + " ";
    return is_same ? "" : std::to_string(technique) + " ";
  }

 private:
  std::vector<std::optional<int>> costs_;  ///< of the last step of each technique
  std::size_t last_;                       ///< that of the last step; before the first step the number of techniques
};

}  // namespace

PathTechniques::PathTechniques(const Path& path) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    const std::string_view key = step_key(path[i].view);
    const auto known = std::ranges::find(keys, key);
    of_steps.push_back(static_cast<std::size_t>(known - keys.begin()));
    if (known == keys.end()) keys.push_back(key);
  }
}

std::string trace_text(const Path& path, const PathTechniques& techniques) {
  TechniqueWriter technique(techniques.keys.size());
  std::string text;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const StepEvent event = path[i];
    if (i > 0) text += ";";
    text += technique.write(techniques.of_steps[i], cost_of(*event.rung, event.view.step));
    text += effects_short(event.view.step.effects) + pattern_short(event.view.step);
  }
  return text;
}

}  // namespace deduku::records
