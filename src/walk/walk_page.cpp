// The page of a walk: the templates of src/walk/page with their placeholders filled in.
#include <algorithm>

#include "deduku/draw.hpp"
#include "deduku/explain.hpp"
#include "embedded/page.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/page_parts.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/step_html.hpp"
#include "src/walk/step_text.hpp"
#include "src/walk/text_html.hpp"
#include "src/walk/verdict.hpp"

namespace deduku {

namespace walk {

namespace {

/// Allows only the style and the script in the page: no other file, no network.
std::string policy() {
  return "default-src 'none'; style-src 'sha256-" + std::string(embedded::style_sha256) + "'; script-src 'sha256-" +
         std::string(embedded::script_sha256) + "'; base-uri 'none'; form-action 'none'";
}

/// Fills in the words of the page itself, which are "{{word.NAME}}" in the template.
std::string with_words(std::string_view page, Language language) {
  constexpr std::string_view mark = "{{word.";
  std::string text;
  for (std::size_t at = page.find(mark); at != std::string_view::npos; at = page.find(mark)) {
    const std::size_t end = page.find("}}", at);
    text += page.substr(0, at);
    text += escaped(said(language, page.substr(at + mark.size(), end - at - mark.size())));
    page.remove_prefix(end + 2);
  }
  return text + std::string(page);
}

/// Whether an argument shows the chain of its step.
bool shows_chain(const std::vector<Paragraph>& argument) {
  const auto is_chain = [](const present::Span& span) { return span.kind == present::Span::Kind::chain; };
  return std::ranges::any_of(argument, [&](const Paragraph& paragraph) {
    return std::ranges::any_of(paragraph.lines,
                               [&](const present::Text& line) { return std::ranges::any_of(line.spans(), is_chain); });
  });
}

std::string element(std::string_view name, std::string_view class_name, const std::string& html) {
  if (html.empty()) return "";
  return "<" + std::string(name) + " class=\"" + std::string(class_name) + "\">" + html + "</" + std::string(name) +
         ">";
}

class PageWriter {
 public:
  PageWriter(const Walk& walk, const WalkOptions& options)
      : walk_(walk), options_(options), style_(options.style), language_(options.style.language) {}

  std::string write() const {
    const std::string count =
        word("list_heading", {{"n", counted(walk_.steps().size())}, {"ladder", ladder_title(walk_, language_)}});
    return filled(with_words(embedded::page_html, language_), {{"lang", name(language_)},
                                                               {"policy", policy()},
                                                               {"version", escaped(options_.version)},
                                                               {"title", "Deduku: " + heading()},
                                                               {"heading", heading()},
                                                               {"description", description()},
                                                               {"style", std::string(embedded::style)},
                                                               {"script", std::string(embedded::script)},
                                                               {"puzzle", puzzle()},
                                                               {"curve", difficulty_curve(walk_, language_)},
                                                               {"list_heading", count},
                                                               {"list", step_list(walk_, options_)},
                                                               {"steps", steps()},
                                                               {"end", end()},
                                                               {"foot", foot()},
                                                               {"data", page_data(walk_, options_)}});
  }

 private:
  /// A word of the page as HTML.
  std::string word(std::string_view key, std::initializer_list<Word> words = {}) const {
    return escaped(said(language_, key, words));
  }

  DrawOptions draw_options(const std::string& id) const {
    DrawOptions options;
    options.style_sheet = StyleSheet::page;
    options.text = style_;
    options.title = options.legend = options.sentence = false;
    options.id_prefix = id + "-";
    return options;
  }

  std::string heading() const {
    const std::string title = options_.name.empty() ? said(language_, "walk_through") : options_.name;
    return escaped(title);
  }

  /// The text that programs show for a link to the page: the difficulty of the puzzle, and the techniques that it
  /// needs.
  std::string description() const {
    const Verdict verdict = verdict_of(walk_, style_);
    return escaped(verdict.name + ": " + verdict.text);
  }

  std::string scales() const {
    std::string html;
    for (const ScaleLine& line : scale_lines(walk_, style_)) {
      html += "<div><dt>" + escaped(line.scale) + "</dt><dd class=\"value\">" + escaped(line.value) +
              (line.detail.empty() ? "" : " <small>" + escaped(line.detail) + "</small>") + "</dd>" +
              element("dd", "hardest", escaped(line.hardest)) + element("dd", "meaning", escaped(line.meaning)) +
              "</div>\n";
    }
    return html;
  }

  std::string facts() const {
    std::string html;
    for (const Fact& fact : facts_of(walk_, style_)) {
      html += "<dt>" + escaped(fact.name) + "</dt><dd>" + escaped(fact.text) + "</dd>\n";
    }
    return html;
  }

  std::string puzzle() const {
    const Verdict verdict = verdict_of(walk_, style_);
    DrawOptions options = draw_options("puzzle");
    options.marks = has_pencil_marks(walk_.start());
    return filled(embedded::puzzle_html, {{"picture", draw_grid(walk_.start(), options)},
                                          {"where", word("puzzle")},
                                          {"name", escaped(verdict.name)},
                                          {"verdict", escaped(verdict.text)},
                                          {"scales", scales()},
                                          {"facts", facts()}});
  }

  std::string notation(const StepText& text, const draw::Picture& picture) const {
    if (text.notation.empty() || shows_chain(text.argument)) return "";
    return element("p", "eureka", text_html(text.notation, picture));
  }

  std::string step(std::size_t index) const {
    const StepText text = step_text(walk_, index, style_);
    const draw::Picture picture = draw::picture_of(walk_.step(index));
    const int number = static_cast<int>(index) + 1;
    const std::string id = "step-" + std::to_string(number);
    return filled(embedded::step_html,
                  {{"id", id},
                   {"picture", draw_step(walk_.step(index), draw_options(id))},
                   {"where", word("step_of", {{"n", counted(number)}, {"count", counted(walk_.steps().size())}})},
                   {"tag", escaped(text.tag)},
                   {"name", escaped(text.name)},
                   {"argument", step_html(walk_.step(index), style_)},
                   {"notation", notation(text, picture)},
                   {"legend", legend_html(picture, language_, id + "-")}});
  }

  /// Consecutive singles, folded on paper: a line instead of a picture for each.
  std::string singles(std::size_t begin, std::size_t end) const {
    std::string lines;
    std::string places;
    for (std::size_t i = begin; i < end && !options_.is_stopped(); ++i) {
      const StepText text = step_text(walk_, i, style_);
      lines += "<li><b>" + std::to_string(i + 1) + "</b> " + escaped(text.effects) + " <small>" + escaped(text.name) +
               "</small></li>\n";
      places += step(i);
    }
    const std::string count = word("singles", {{"n", counted(end - begin)}});
    return "<section class=\"singles\">\n<div class=\"folded\"><p>" + count + "</p>\n<ol>" + lines + "</ol></div>\n" +
           places + "</section>\n";
  }

  std::string steps() const {
    return text_of_steps(
        walk_, options_, [&](std::size_t begin, std::size_t end) { return singles(begin, end); },
        [&](std::size_t index) { return step(index); });
  }

  std::string end() const {
    const Verdict verdict = end_of(walk_, style_);
    return filled(embedded::end_html, {{"picture", draw_grid(walk_.end(), draw_options("end"))},
                                       {"where", word("end")},
                                       {"name", escaped(verdict.name)},
                                       {"text", escaped(verdict.text)}});
  }

  std::string foot() const {
    const std::string version = options_.version.empty() ? "" : " " + options_.version;
    return word("foot", {{"version", version}, {"ladder", ladder_title(walk_, language_)}});
  }

  const Walk& walk_;
  const WalkOptions& options_;
  const TextStyle& style_;
  Language language_;
};

}  // namespace

}  // namespace walk

std::string walk_page(const Walk& walk, const WalkOptions& options) {
  return walk::PageWriter(walk, options).write();
}

}  // namespace deduku
