#include "src/walk/step_text.hpp"

#include <charconv>
#include <utility>

#include "deduku/explain.hpp"
#include "src/present/signs.hpp"
#include "src/walk/page_words.hpp"

namespace deduku::walk {

using present::with_signs;

namespace {

/// The number and the point before the first line of a branch are taken off it; 0 where there is none.
int take_number(std::string_view& line) {
  const std::size_t end = line.find_first_not_of("0123456789");
  if (end == 0 || end == std::string_view::npos || !line.substr(end).starts_with(". ")) return 0;
  int number = 0;
  (void)std::from_chars(line.data(), line.data() + end, number);
  line.remove_prefix(end + 2);
  return number;
}

/// A text of sentences and branches, as explain.hpp makes them: each branch begins with its number, and its other lines
/// begin with blanks.
std::vector<Paragraph> paragraphs_of(std::string_view text) {
  std::vector<Paragraph> paragraphs;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    line.remove_prefix(indent);
    if (line.empty()) continue;
    const int number = take_number(line);
    const bool begins_branch = number > 0;
    const bool goes_on = indent > 0 && !paragraphs.empty() && paragraphs.back().is_branch && !begins_branch;
    if (!goes_on) paragraphs.push_back({begins_branch, number, {}});
    paragraphs.back().lines.emplace_back(line);
  }
  return paragraphs;
}

std::string decimal(int number, int unit) {
  std::string fraction = std::to_string(unit + number % unit);
  fraction[0] = '.';
  return std::to_string(number / unit) + fraction;
}

/// "r5c4 = 1" for "r5c4=1", "r1c2 ≠ 4" for "r1c2≠4".
std::string with_blanks(std::string text) {
  for (const std::string_view sign : {"=", "≠"}) {
    for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign, at + sign.size() + 1)) {
      text.insert(at + sign.size(), " ").insert(at, " ");
      ++at;
    }
  }
  return text;
}

/// "expert", "ER", "“Hard”".
std::string scale_of(const WalkStep& step, Language language) {
  if (step.level) return std::string(level_name(*step.level, language));
  return step.scale->level.empty() ? "ER" : hodoku_level(step.scale->level, language);
}

}  // namespace

std::vector<Paragraph> argument_of(const StepView& view, const TextStyle& style) {
  return paragraphs_of(with_signs(argument_text(view, style)));
}

std::string conclusion_of(const Effects& effects, const TextStyle& style) {
  return with_blanks(with_signs(effects_text(effects, style)));
}

StepText step_text(const Walk& walk, std::size_t index, const TextStyle& style) {
  const StepView view = walk.step(index);
  const WalkStep& step = walk.steps()[index];
  StepText text;
  text.name = step_name(view, style.language);
  text.cost = step.scale ? rating_text(*step.scale) : points_text(step.cost);
  text.tag = scale_of(step, style.language) + " " + text.cost;
  text.argument = argument_of(view, style);
  if (!view.links.empty()) text.notation = {with_signs(chain_text(view.links, style))};
  text.effects = conclusion_of(view.step, style);
  return text;
}

const Effects& effects_of(const Walk& walk, std::size_t index) {
  return walk.step(index).step;
}

bool is_single(const Walk& walk, std::size_t index) {
  return family_of(walk.step(index)) == Family::singles;
}

std::string points_text(int hundredths) {
  return decimal(hundredths, 100);
}

std::string tenths_text(int tenths) {
  return decimal(tenths, 10);
}

}  // namespace deduku::walk
