#include "src/walk/step_html.hpp"

#include "src/draw/hint_picture.hpp"
#include "src/present/sentence.hpp"
#include "src/walk/argument.hpp"
#include "src/walk/text_html.hpp"

namespace deduku::walk {

namespace {

/// Eliminations are red.
std::string conclusion_html(const Effects& effects, const draw::Picture& picture, const TextStyle& style) {
  const std::string_view classes = effects.removes.empty() ? "end" : "end falls";
  return "<p class=\"" + std::string(classes) + "\">" + text_html(conclusion_of(effects, style), picture) + "</p>";
}

}  // namespace

std::string step_html(const StepView& view, const TextStyle& style) {
  const draw::Picture picture = draw::picture_of(view);
  return argument_html(argument_of(view, style), picture, style.language) + "\n" +
         conclusion_html(view.step.effects, picture, style);
}

std::string hint_html(const StepView& view, int level, const TextStyle& style) {
  if (level >= 5) return step_html(view, style);
  const present::Text text = present::hint_of(view, level, present::Words(style));
  return "<p class=\"say\">" + text_html(text, draw::picture_of_hint(view, level)) + "</p>";
}

}  // namespace deduku::walk
