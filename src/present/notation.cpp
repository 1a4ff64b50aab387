// Notation: cells, houses, effects and chains as Sudoku players write them.
#include <sstream>

#include "deduku/explain.hpp"
#include "deduku/function_ref.hpp"
#include "deduku/technique.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/phrases.hpp"
#include "src/present/sentence.hpp"
#include "src/present/set_text.hpp"
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

/// "1r36c4, 2r5": each digit with the houses in which it is counted.
Text constraints_short(const VariableSet& constraints) {
  PerDigit<HouseSet> houses{};
  for (Variable constraint : constraints) houses[constraint.digit()].insert(constraint.house());
  std::vector<Text> texts;
  for (Digit digit : Digit::all()) {
    const HouseSet& of_digit = houses[digit];
    if (!of_digit.empty()) texts.push_back(std::to_string(digit.number()) + present::houses_short(of_digit));
  }
  return present::join(texts, ", ");
}

/// The participants of a step: "base r27", "cover c38", then the cells by role.
std::vector<Text> labelled_parts(const Evidence& evidence) {
  std::vector<Text> parts;
  const HouseSet base = evidence.base | evidence.cross_lines;
  if (!base.empty()) parts.push_back("base " + present::houses_short(base));
  if (!evidence.cover.empty()) parts.push_back("cover " + present::houses_short(evidence.cover));
  if (!evidence.goal.empty()) parts.push_back("goal " + present::houses_short(evidence.goal));
  for (int i = 0; i < role_count; ++i) {
    const CellSet cells = evidence.cells(static_cast<Role>(i));
    if (!cells.empty()) parts.push_back(std::string(name(static_cast<Role>(i))) + " " + cells_text(cells));
  }
  if (!evidence.constraints.empty()) parts.push_back("constraints " + constraints_short(evidence.constraints));
  return parts;
}

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

bool is_end(const Part& part, std::span<const Link> links) {
  const auto is_part = [&](const Node& node) {
    return node.cells == part.cells && part.digits == DigitSet{node.digit};
  };
  return !links.empty() && (is_part(links.front().from) || is_part(links.back().to));
}

/// The name of the set inside which a link holds: "A"; empty for links that are not inside a set.
using NameOfSet = FunctionRef<std::string(const Link&)>;

/// A link that does not start at the end of the previous one begins a new chain. Links inside a cell or a set are
/// written inside the brackets of its digits: "(4=7)r1c2 - (7=9)A - (9)r1c9".
class ChainWriter {
 public:
  ChainWriter(Notation notation, NameOfSet name_of_set) : notation_(notation), name_of_set_(name_of_set) {}

  Text write(std::span<const Link> links) {
    const Link* previous = nullptr;
    for (std::size_t i = 0; i < links.size(); ++i) {
      const Link& link = links[i];
      if (previous == nullptr || previous->to != link.from) {
        if (previous != nullptr) text_ += bracket(previous->to) + "; ";
        begin_bracket(link.from);
      }
      const std::string set = name_of_set_(link);
      const bool is_strong = link.kind == LinkKind::strong;
      const bool leads_into_set = i + 1 < links.size() && !name_of_set_(links[i + 1]).empty();
      const bool stays_in_cell = link.from.cells == link.to.cells && set_.empty() && !leads_into_set;
      if (!set.empty() || stays_in_cell) {
        digits_ += (is_strong ? "=" : "-") + digit_text(link.to);
        set_ = set;
      } else {
        text_ += bracket(link.from) + (is_strong ? " = " : " - ");
        begin_bracket(link.to);
      }
      previous = &link;
    }
    return previous == nullptr ? Text() : (text_ + bracket(previous->to)).marked(Span::Kind::chain);
  }

 private:
  void begin_bracket(const Node& node) {
    digits_ = digit_text(node);
    set_.clear();
  }
  Text bracket(const Node& node) const {
    return set_.empty() ? chain_node(digits_, node, notation_) : Text("(" + digits_ + ")" + set_);
  }

  Notation notation_;
  NameOfSet name_of_set_;
  Text text_;
  std::string digits_;
  std::string set_;
};

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

present::Text present::chain_notation(std::span<const Link> links, Notation notation,
                                      FunctionRef<std::string(const Link&)> name_of_set) {
  return ChainWriter(notation, name_of_set).write(links);
}

/// The links of a chain of sets lead from the first to the last; the digits outside them are those of the step.
present::Text present::chain_notation(const StepView& view, Notation notation) {
  if (is_chain_of_sets(view)) return set_chain_notation(view, notation);
  return ChainWriter(notation, [&](const Link& link) { return name_of_set(view, link, notation); }).write(view.links);
}

std::string chain_text(std::span<const Link> links, const TextStyle& style) {
  return ChainWriter(style.notation, [](const Link&) { return std::string(); }).write(links);
}

/// A step whose only part is its cells shows them without their role; one that consists only of branches has no
/// pattern.
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
  return text + "  =>  " + present::effects_list(step.effects);
}

std::string step_line(const StepView& view) {
  return present::line_of(view);
}

std::string chain_text(const Branch& branch, const TextStyle& style) {
  return present::join(present::branch_lines(branch, present::Words(style)), "; ");
}

/// The ends of a chain are already in its notation.
std::vector<std::string> detail_lines(const StepView& view) {
  const Evidence& evidence = view.step.evidence;
  std::vector<std::string> lines;
  std::vector<Text> parts;
  for (const Part& part : evidence.parts()) {
    if (is_end(part, view.links) || evidence.count(part.role) < 2) continue;
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
