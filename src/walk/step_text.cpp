#include "src/walk/step_text.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "src/core/spelling.hpp"
#include "src/present/phrases.hpp"
#include "src/present/sentence.hpp"
#include "src/walk/page_words.hpp"

namespace deduku::walk {

using present::Span;
using present::Text;

namespace {

/// The lines of a text between branches, one paragraph each.
void add_sentences(std::vector<Paragraph>& paragraphs, const Text& text) {
  const std::string& words = text.words();
  for (std::size_t begin = 0; begin < words.size();) {
    const std::size_t end = std::min(words.find('\n', begin), words.size());
    if (end > begin) paragraphs.push_back({false, 0, {text.part(begin, end - begin)}});
    begin = end + 1;
  }
}

Paragraph branch_of(const Text& text, int number) {
  Paragraph branch{true, number, {}};
  for (const Span& span : text.spans()) {
    if (span.kind == Span::Kind::line) branch.lines.push_back(text.part(span));
  }
  return branch;
}

std::vector<Paragraph> paragraphs_of(const Text& text) {
  std::vector<Paragraph> paragraphs;
  std::size_t done = 0;
  for (const Span& span : text.spans()) {
    if (span.kind != Span::Kind::branch) continue;
    add_sentences(paragraphs, text.part(done, span.begin - done));
    paragraphs.push_back(branch_of(text.part(span), span.number));
    done = span.end();
  }
  add_sentences(paragraphs, text.part(done, text.size() - done));
  return paragraphs;
}

/// With typographic signs.
constexpr auto with_signs = [](std::string_view words) { return present::with_signs(std::string(words)); };

/// With typographic signs and blanks: " = 1" for "=1", " ≠ 4" for "<>4".
constexpr auto with_blanks = [](std::string_view words) {
  std::string text = with_signs(words);
  for (const std::string_view sign : {"=", "≠"}) {
    for (std::size_t at = text.find(sign); at != std::string::npos; at = text.find(sign, at + sign.size() + 1)) {
      text.insert(at + sign.size(), " ").insert(at, " ");
      ++at;
    }
  }
  return text;
};

/// "expert", "ER", "“Hard”".
std::string scale_of(const StepView& view, const WalkStep& step, Language language) {
  if (step.level) return std::string(level_name(*step.level, language));
  return view.scale->level.empty() ? "ER" : hodoku_level(view.scale->level, language);
}

}  // namespace

std::vector<Paragraph> argument_of(const StepView& view, const TextStyle& style) {
  return paragraphs_of(present::argument_of(view, present::Words(style)).reworded(with_signs));
}

Text conclusion_of(const Effects& effects, const TextStyle& style) {
  return present::effects_list(effects, style.notation).reworded(with_blanks);
}

StepText step_text(const Walk& walk, std::size_t index, const TextStyle& style) {
  const StepView view = walk.step(index);
  const WalkStep& step = walk.steps()[index];
  StepText text;
  text.name = step_name(view, style.language);
  text.cost = view.scale != nullptr ? rating_text(*view.scale) : decimal(step.cost, 100);
  text.tag = scale_of(view, step, style.language) + " " + text.cost;
  text.argument = argument_of(view, style);
  text.notation = present::chain_notation(view, style.notation).reworded(with_signs);
  text.effects = conclusion_of(view.step.effects, style).words();
  return text;
}

std::size_t end_of_singles(const Walk& walk, std::size_t begin) {
  while (begin < walk.steps().size() && family_of(walk.step(begin)) == Family::singles) ++begin;
  return begin;
}

std::string text_of_steps(const Walk& walk, const WalkOptions& options,
                          FunctionRef<std::string(std::size_t begin, std::size_t end)> run,
                          FunctionRef<std::string(std::size_t index)> step) {
  std::string text;
  for (std::size_t begin = 0; begin < walk.steps().size() && !options.is_stopped();) {
    const std::size_t end = std::max(end_of_singles(walk, begin), begin + 1);
    text += end - begin > 1 ? run(begin, end) : step(begin);
    begin = end;
  }
  return text;
}

}  // namespace deduku::walk
