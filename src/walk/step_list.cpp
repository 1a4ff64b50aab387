#include "src/walk/page_parts.hpp"

#include "src/walk/markup.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/step_text.hpp"

namespace deduku::walk {

namespace {

std::string step_row(const Walk& walk, std::size_t index, const TextStyle& style) {
  const StepText text = step_text(walk, index, style);
  const std::string number = std::to_string(index + 1);
  return "<li><a href=\"#step-" + number + "\"><span class=\"number\">" + number + "</span><b>" + escaped(text.name) +
         "</b><span class=\"cost\">" + text.cost + "</span><span class=\"effects\">" + escaped(text.effects) +
         "</span></a></li>\n";
}

/// The steps from `begin` to before `end`, all of them singles.
std::string run_rows(const Walk& walk, std::size_t begin, std::size_t end, const TextStyle& style) {
  std::string html = "<li><details class=\"run\"><summary><span class=\"number\">" + std::to_string(begin + 1) +
                     "</span><span>" + escaped(said(style.language, "singles", {{"n", counted(end - begin)}})) +
                     "</span><span class=\"cost\">" + escaped(said(style.language, "to_step", {{"n", counted(end)}})) +
                     "</span></summary>\n<ol>\n";
  for (std::size_t i = begin; i < end; ++i) html += step_row(walk, i, style);
  return html + "</ol></details></li>\n";
}

std::string place_row(std::string_view id, const std::string& name) {
  return "<li><a href=\"#" + std::string(id) + "\"><span class=\"number\"></span><b>" + escaped(name) +
         "</b></a></li>\n";
}

}  // namespace

std::string step_list(const Walk& walk, const WalkOptions& options) {
  const TextStyle& style = options.style;
  const auto run = [&](std::size_t begin, std::size_t end) { return run_rows(walk, begin, end, style); };
  const auto step = [&](std::size_t index) { return step_row(walk, index, style); };
  return "<ol>\n" + place_row("puzzle", said(style.language, "puzzle")) + text_of_steps(walk, options, run, step) +
         place_row("end", said(style.language, "end")) + "</ol>";
}

}  // namespace deduku::walk
