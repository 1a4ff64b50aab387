// Notation: cells, houses, effects and chains as Sudoku players write them.
#include <sstream>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/phrases.hpp"
#include "src/present/sentence.hpp"
#include "src/present/words.hpp"

namespace deduku {

namespace {

using present::Span;
using present::Text;

std::string digit_text(const Node& node) {
  return std::to_string(node.digit.number());
}

/// The cells of a node after its digit, or after the digits of a link inside them: "(4=7)r1c2".
Text chain_node(const std::string& digits, const Node& node, Notation notation) {
  std::vector<Text> groups;
  for (const Text& group : present::cell_groups(node.cells, notation)) {
    groups.push_back(Text(group.words()).marked(Span::Kind::node, group.spans().front().cells));
  }
  return "(" + digits + ")" + present::join(groups, ", ");
}

/// What takes part in a step: "base r27", "cover c38", then the cells by role.
std::vector<Text> labelled_parts(const Evidence& evidence) {
  std::vector<Text> parts;
  if (!evidence.base.empty()) parts.push_back("base " + present::houses_short(evidence.base));
  if (!evidence.cover.empty()) parts.push_back("cover " + present::houses_short(evidence.cover));
  if (!evidence.goal.empty()) parts.push_back("goal " + present::houses_short(evidence.goal));
  for (int i = 0; i < role_count; ++i) {
    const CellSet cells = evidence.cells(static_cast<Role>(i));
    if (!cells.empty()) parts.push_back(std::string(name(static_cast<Role>(i))) + " " + cells_text(cells));
  }
  return parts;
}

}  // namespace

std::string cells_text(const CellSet& cells, const TextStyle& style) {
  return present::cells_name(cells, style.notation);
}

std::string houses_text(const HouseSet& houses, const TextStyle& style) {
  return present::Words(style).houses(houses).text;
}

std::string digits_text(DigitSet digits, const TextStyle& style) {
  return present::Words(style).digits(digits).text;
}

std::string effects_text(const Effects& effects, const TextStyle& style) {
  return present::effects_list(effects, style.notation);
}

/// A link that does not start where the one before it ended begins a new chain. Links inside a cell stand inside the
/// brackets of its digits: "(4=7)r1c2 - (7)r1c9".
present::Text present::chain_notation(std::span<const Link> links, Notation notation) {
  Text text;
  const Link* previous = nullptr;
  std::string digits;
  for (const Link& link : links) {
    if (previous == nullptr || previous->to != link.from) {
      if (previous != nullptr) text += chain_node(digits, previous->to, notation) + "; ";
      digits = digit_text(link.from);
    }
    const bool strong = link.kind == LinkKind::strong;
    if (link.from.cells == link.to.cells) {
      digits += (strong ? "=" : "-") + digit_text(link.to);
    } else {
      text += chain_node(digits, link.from, notation) + (strong ? " = " : " - ");
      digits = digit_text(link.to);
    }
    previous = &link;
  }
  if (previous == nullptr) return text;
  return (text + chain_node(digits, previous->to, notation)).marked(Span::Kind::chain);
}

std::string chain_text(std::span<const Link> links, const TextStyle& style) {
  return present::chain_notation(links, style.notation);
}

namespace {

/// "w_wing"; with the form of the technique, "unique_rectangle/1"; with the rating on a frozen scale, "xy_wing  4.2".
std::string key_and_form(const StepView& view) {
  std::string text(step_key(view));
  if (view.scale != nullptr) {
    text += "  " + rating_text(*view.scale);
  } else if (view.step.variant > 0) {
    text += "/" + std::to_string(view.step.variant);
  }
  return text;
}

}  // namespace

/// A step whose only part is its cells shows them without their role; one that is nothing but branches has no pattern.
present::Text present::line_of(const StepView& view) {
  const Step& step = view.step;
  const Evidence& evidence = step.evidence;
  Text text = key_and_form(view);
  if (view.scale == nullptr || !evidence.parts().empty()) {
    text += "  {" + present::digits_short(evidence.digits) + "}";
    const std::vector<Text> parts = labelled_parts(evidence);
    const bool bare = parts.size() == 1 && !evidence.cells().empty();
    text += " " + (bare ? present::cells_list(evidence.cells()) : present::join(parts, " "));
  }
  return text + "  =>  " + present::effects_list(step);
}

std::string step_line(const StepView& view) {
  return present::line_of(view);
}

std::string chain_text(const Branch& branch, const TextStyle& style) {
  return present::join(present::branch_lines(branch, present::Words(style)), "; ");
}

/// The ends of a chain stand in its notation anyway.
std::vector<std::string> detail_lines(const StepView& view) {
  const Evidence& evidence = view.step.evidence;
  std::vector<std::string> lines;
  std::vector<Text> parts;
  for (const Part& part : evidence.parts()) {
    if (part.role == Role::pincer || evidence.count(part.role) < 2) continue;
    parts.push_back(std::string(name(part.role)) + " " + present::part_text(part));
  }
  if (!parts.empty()) lines.push_back(present::join(parts, "; "));
  if (!view.links.empty()) lines.push_back(chain_text(view.links));
  std::istringstream branches(present::branches_text(view, present::Words({})).words());
  for (std::string line; std::getline(branches, line);) {
    if (!line.empty()) lines.push_back(line);
  }
  return lines;
}

std::string hodoku_codes_text(const Technique& technique) {
  std::string codes;
  for (std::string_view code : technique.hodoku) {
    const bool is_new = codes.find(code) == std::string::npos;
    if (!code.empty() && is_new) codes += (codes.empty() ? "" : " ") + std::string(code);
  }
  return codes;
}

}  // namespace deduku
