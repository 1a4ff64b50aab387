// The walk as Markdown: the content of the page, in the same order, with pictures next to it.
#include "deduku/draw.hpp"
#include "src/walk/page_words.hpp"
#include "src/walk/step_text.hpp"
#include "src/walk/verdict.hpp"

namespace deduku {

namespace walk {

namespace {

/// The text with a backslash before characters that are markup in Markdown.
std::string plain(std::string_view text) {
  static constexpr std::string_view markup = "\\`*_[]<>#|~&";
  std::string markdown;
  for (char letter : text) {
    const bool is_control = static_cast<unsigned char>(letter) < 0x20;
    if (markup.find(letter) != std::string_view::npos) markdown += '\\';
    markdown += is_control ? ' ' : letter;
  }
  return markdown;
}

/// A path as the target of a link: in URLs a blank, a bracket or a letter beyond ASCII is a percent sign and two
/// digits.
std::string link_to(std::string_view path) {
  static constexpr std::string_view plain_marks = "-._~/";
  static constexpr std::string_view digits = "0123456789ABCDEF";
  std::string link;
  for (char letter : path) {
    const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                          (letter >= '0' && letter <= '9') || plain_marks.find(letter) != std::string_view::npos;
    const auto byte = static_cast<unsigned char>(letter);
    if (is_plain) {
      link += letter;
    } else {
      link.append({'%', digits[byte / 16U], digits[byte % 16U]});
    }
  }
  return link;
}

class MarkdownWriter {
 public:
  MarkdownWriter(const Walk& walk, std::string folder, const WalkOptions& options)
      : walk_(walk), folder_(std::move(folder)), options_(options), language_(options.style.language) {}

  WalkText write() {
    puzzle();
    for (std::size_t i = 0; i < walk_.steps().size() && !options_.is_stopped(); ++i) step(i);
    const Verdict verdict = end_of(walk_, options_.style);
    add("## " + plain(verdict.name));
    add(plain(verdict.text));
    picture("end.svg", said(language_, "board_at_end"), draw_grid(walk_.end(), draw_options()));
    return std::move(text_);
  }

 private:
  void add(const std::string& block) { text_.text += block + "\n\n"; }

  void picture(const std::string& file, const std::string& what, std::string svg) {
    add("![" + plain(what) + "](" + link_to(folder_ + file) + ")");
    text_.pictures.push_back({file, std::move(svg)});
  }

  DrawOptions draw_options() const {
    DrawOptions options;
    options.title = options.sentence = false;
    options.text = options_.style;
    return options;
  }

  void puzzle() {
    const Verdict verdict = verdict_of(walk_, options_.style);
    add("# " + plain(options_.name.empty() ? said(language_, "walk_through") : options_.name));
    add("**" + plain(verdict.name) + "** " + plain(verdict.text));
    std::string scales;
    for (const ScaleLine& line : scale_lines(walk_, options_.style)) {
      scales += "* **" + plain(line.scale) + "** " + plain(line.value + " " + line.detail) +
                (line.hardest.empty() ? "" : ": " + plain(line.hardest)) + "  \n  " + plain(line.meaning) + "\n";
    }
    for (const Fact& fact : facts_of(walk_, options_.style)) {
      scales += "* " + plain(fact.name) + ": `" + fact.text + "`\n";
    }
    add(scales);
    DrawOptions options = draw_options();
    options.marks = has_pencil_marks(walk_.start());
    picture("puzzle.svg", said(language_, "board_of_puzzle"), draw_grid(walk_.start(), options));
  }

  /// Branches are blocks of code: their lines are notation, and stay unchanged.
  void argument(const StepText& text) {
    int branch = 0;
    for (const Paragraph& paragraph : text.argument) {
      std::string lines;
      for (const std::string& line : paragraph.lines) {
        const std::string number = lines.empty() ? std::to_string(branch + 1) + ". " : "   ";
        lines += paragraph.is_branch ? (lines.empty() ? "    " : "\n    ") + number + line : plain(line);
      }
      if (paragraph.is_branch) ++branch;
      add(lines);
    }
  }

  void step(std::size_t index) {
    const StepText text = step_text(walk_, index, options_.style);
    const int number = static_cast<int>(index) + 1;
    add("## " + std::to_string(number) + ". " + plain(text.name) + " (" + plain(text.tag) + ")");
    argument(text);
    add("**∴ " + plain(text.effects) + "**");
    if (!text.notation.empty()) add("`" + text.notation.words() + "`");
    std::string file = std::to_string(1000 + number);
    file = "step-" + file.substr(1) + ".svg";
    picture(file, text.name, draw_step(walk_.step(index), draw_options()));
  }

  const Walk& walk_;
  std::string folder_;
  const WalkOptions& options_;
  Language language_;
  WalkText text_;
};

}  // namespace

}  // namespace walk

WalkText walk_markdown(const Walk& walk, const std::string& folder, const WalkOptions& options) {
  return walk::MarkdownWriter(walk, folder, options).write();
}

}  // namespace deduku
