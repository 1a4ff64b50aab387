#include "src/walk/argument.hpp"

#include <charconv>
#include <set>
#include <utility>

#include "src/walk/cell_names.hpp"
#include "src/walk/markup.hpp"
#include "src/walk/page_words.hpp"

namespace deduku::walk {

namespace {

/// More lines than this are folded.
constexpr std::size_t most_lines = 8;

/// The numbers that a text begins with, with commas between them; they are taken off it.
std::vector<int> take_numbers(std::string_view& text) {
  std::vector<int> numbers;
  for (;;) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc()) return numbers;
    numbers.push_back(number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (!text.starts_with(", ")) return numbers;
    text.remove_prefix(2);
  }
}

class ArgumentWriter {
 public:
  ArgumentWriter(const std::vector<Paragraph>& argument, const draw::Picture& picture, const TextStyle& style)
      : argument_(argument), picture_(picture), style_(style) {
    for (const Paragraph& paragraph : argument) {
      for (const std::string& line : paragraph.lines) {
        for (const NamedChains& named : chains_named(line, style.language)) {
          inner_.insert(named.numbers.begin(), named.numbers.end());
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
        for (const std::string& line : paragraph.lines) html += "<p class=\"say\">" + words(line) + "</p>\n";
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

  std::string words(std::string_view line) const { return with_roles(line, style_.notation, picture_); }

  /// A branch, which is numbered as in the text.
  std::string item(const Paragraph& branch) {
    std::string lines;
    for (const std::string& line : branch.lines) {
      lines += "<li class=\"line\">" + words(line) + chains_of(line) + "</li>\n";
    }
    lines = "<ol class=\"lines\">" + lines + "</ol>";
    const std::string number = std::to_string(branch.number);
    return "<li data-branch=\"" + number + "\">" + (branch.lines.size() > most_lines ? folded(branch, lines) : lines) +
           "</li>\n";
  }

  std::string folded(const Paragraph& branch, const std::string& lines) const {
    const int count = static_cast<int>(branch.lines.size());
    const std::string& first = branch.lines.front();
    return "<details><summary>" + escaped(first.substr(0, first.find(" →"))) + " <small>" +
           escaped(said(style_.language, "lines", {number_word("n", count)})) + "</small></summary>" + lines +
           "</details>";
  }

  /// The chains that a line names, unless they stand below another one.
  std::string chains_of(std::string_view line) {
    std::string html;
    for (const NamedChains& named : chains_named(line, style_.language)) {
      std::string items;
      for (int number : named.numbers) {
        const Paragraph* const chain = branch_of(number);
        if (chain != nullptr && shown_.insert(number).second) items += item(*chain);
      }
      if (items.empty()) continue;
      html += "<details class=\"inner\"><summary>" + escaped(named.words) + "</summary>" + branch_list(items) +
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
  const TextStyle& style_;
  std::set<int> inner_;
  std::set<int> shown_;
};

}  // namespace

std::vector<NamedChains> chains_named(std::string_view line, Language language) {
  const std::string begin = "(" + present::Words({.language = language}).say("branch.cause.chain") + " ";
  std::vector<NamedChains> found;
  for (std::size_t at = line.find(begin); at != std::string_view::npos; at = line.find(begin, at + 1)) {
    std::string_view rest = line.substr(at + begin.size());
    const std::vector<int> numbers = take_numbers(rest);
    if (numbers.empty() || !rest.starts_with(')')) continue;
    found.push_back({line.substr(at + 1, line.size() - rest.size() - at - 1), numbers});
  }
  return found;
}

std::string argument_html(const std::vector<Paragraph>& argument, const draw::Picture& picture,
                          const TextStyle& style) {
  return ArgumentWriter(argument, picture, style).write();
}

}  // namespace deduku::walk
