#include "src/walk/step_html.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "src/draw/legend.hpp"
#include "src/draw/picture.hpp"
#include "src/present/sentence.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/text_html.hpp"

namespace deduku::walk {

namespace {

/// More lines than this are folded.
constexpr std::size_t most_lines = 8;

using present::Span;
using present::Text;

/// The mentions of branches in a line.
std::vector<Span> references_in(const Text& line) {
  std::vector<Span> references;
  std::ranges::copy_if(line.spans(), std::back_inserter(references),
                       [](const Span& span) { return span.kind == Span::Kind::reference; });
  return references;
}

class ArgumentWriter {
 public:
  ArgumentWriter(const std::vector<Paragraph>& argument, const draw::Picture& picture, Language language)
      : argument_(argument), picture_(picture), language_(language) {
    for (const Paragraph& paragraph : argument) {
      for (const Text& line : paragraph.lines) {
        for (const Span& named : references_in(line)) {
          for (int i = 0; i < named.count; ++i) inner_.insert(named.number + i);
        }
      }
    }
  }

  std::string write() {
    std::string html;
    std::string branches;
    for (const Paragraph& paragraph : argument_) {
      if (!paragraph.is_branch) {
        html += branch_list(std::exchange(branches, ""));
        for (const Text& line : paragraph.lines) html += "<p class=\"say\">" + words(line) + "</p>\n";
      } else if (!inner_.contains(paragraph.number)) {
        branches += item(paragraph);
      }
    }
    return html + branch_list(branches);
  }

 private:
  static std::string branch_list(const std::string& items) {
    return items.empty() ? "" : "<ol class=\"branches\">" + items + "</ol>";
  }

  std::string words(const Text& line) const { return text_html(line, picture_); }

  /// A branch, with the number that it has in the text.
  std::string item(const Paragraph& branch) {
    std::string lines;
    for (const Text& line : branch.lines) {
      lines += "<li class=\"line\">" + words(line) + chains_of(line) + "</li>\n";
    }
    lines = "<ol class=\"lines\">" + lines + "</ol>";
    const std::string number = std::to_string(branch.number);
    return "<li data-branch=\"" + number + "\">" + (branch.lines.size() > most_lines ? folded(branch, lines) : lines) +
           "</li>\n";
  }

  std::string folded(const Paragraph& branch, const std::string& lines) const {
    const Text& first = branch.lines.front();
    const auto start = std::ranges::find(first.spans(), Span::Kind::start, &Span::kind);
    const std::string_view summary = start == first.spans().end() ? first.words() : first.words_of(*start);
    return "<details><summary>" + escaped(summary) + " <small>" +
           escaped(said(language_, "lines", {{"n", counted(branch.lines.size())}})) + "</small></summary>" + lines +
           "</details>";
  }

  /// The chains that a line names, unless they are below another one.
  std::string chains_of(const Text& line) {
    std::string html;
    for (const Span& named : references_in(line)) {
      std::string items;
      for (int i = 0; i < named.count; ++i) {
        const Paragraph* const chain = branch_of(named.number + i);
        if (chain != nullptr && shown_.insert(chain->number).second) items += item(*chain);
      }
      if (items.empty()) continue;
      html += "<details class=\"inner\"><summary>" + escaped(line.words_of(named)) + "</summary>" + branch_list(items) +
              "</details>";
    }
    return html;
  }

  const Paragraph* branch_of(int number) const {
    for (const Paragraph& paragraph : argument_) {
      if (paragraph.is_branch && paragraph.number == number) return &paragraph;
    }
    return nullptr;
  }

  const std::vector<Paragraph>& argument_;
  const draw::Picture& picture_;
  Language language_;
  std::set<int> inner_;
  std::set<int> shown_;
};

/// Eliminations are red.
std::string conclusion_html(const Effects& effects, const draw::Picture& picture, const TextStyle& style) {
  const std::string_view classes = effects.removes.empty() ? "end" : "end falls";
  return "<p class=\"" + std::string(classes) + "\">" + text_html(conclusion_of(effects, style), picture) + "</p>";
}

}  // namespace

std::string argument_html(const std::vector<Paragraph>& argument, const draw::Picture& picture, Language language) {
  return ArgumentWriter(argument, picture, language).write();
}

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

std::string legend_html(const draw::Picture& picture, Language language, std::string_view id_prefix) {
  std::string html;
  for (const draw::LegendEntry& entry : draw::legend_of(picture, language, id_prefix)) {
    const int half = static_cast<int>(entry.width / 2) + 3;
    const std::string box = std::to_string(-half) + " -20 " + std::to_string(2 * half) + " 40";
    draw::SvgWriter sample;
    sample.begin("svg", {{"class", entry.width > 45 ? "board sign wide" : "board sign"},
                         {"viewBox", box},
                         {"text-anchor", "middle"},
                         {"aria-hidden", "true"}});
    entry.write_sample(sample, {0, 0});
    sample.end();
    html += "<li>" + sample.take() + escaped(entry.word) + "</li>";
  }
  return html.empty() ? "" : "<ul class=\"legend\">" + html + "</ul>";
}

}  // namespace deduku::walk
