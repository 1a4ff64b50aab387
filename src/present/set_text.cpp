#include "src/present/set_text.hpp"

#include <algorithm>

#include "src/present/phrases.hpp"
#include "src/present/sentence.hpp"

namespace deduku::present {

namespace {

/// Whether a link of the step rests on a part.
bool is_used(const StepView& view, int part) {
  return std::ranges::any_of(view.links, [&](const Link& link) {
    return reason_of(view, link) == LinkReason{LinkReason::Kind::set, {}, part};
  });
}

/// Whether a set without the first digit of a link holds the second one, and in no other cells.
bool is_inside(const StepView& view, const Link& link, const Part& set) {
  return set.digits.contains(link.to.digit) && link.from.digit != link.to.digit &&
         (set.cells & view.before.cells(link.to.digit)) == link.to.cells;
}

/// The consequence inside a set, or in a cell that it leaves one digit: "without 5, A holds 9".
Text set_link(const StepView& view, const Link& link, const Part& set, const Words& words) {
  const Value lacking = words.digits({link.from.digit});
  const Value held = words.digits({link.to.digit});
  const std::string name = letter(set.index, words.style().notation);
  if (is_inside(view, link, set)) {
    return words.say("set.holds", {{"lacking", lacking}, {"set", name}, {"held", held}});
  }
  const Cell cell = link.to.cells.first();
  const Value taken = words.digits(taken_from(view.before, set, link.from.digit, cell));
  return words.say(
      "set.takes",
      {{"lacking", lacking}, {"set", name}, {"taken", taken}, {"cell", words.cells({cell})}, {"left", held}});
}

/// Guardians with the same digit, and the petal that they take it from.
struct Alternative {
  Node guardians;
  Node lost{};                  ///< the places of this digit in the petal
  const Part* petal = nullptr;  ///< null for guardians with the eliminated digit
};

class BlossomChain {
 public:
  explicit BlossomChain(const StepView& view) : view_(view), eliminated_(view.step.effects.removes.digits()) {}

  /// Strong and weak links in alternation; none if the argument is not a chain.
  std::vector<Link> links() const {
    if (eliminated_.size() != 1) return {};
    const std::vector<Alternative> found = alternatives();
    if (found.size() != 2 || found.back().petal == nullptr) return {};
    const Alternative& first = found.front();
    const Alternative& second = found.back();
    std::vector<Link> chain;
    if (first.petal != nullptr) {
      chain.push_back({held_by(*first.petal), first.lost, LinkKind::strong});
      chain.push_back({first.lost, first.guardians, LinkKind::weak});
    }
    chain.push_back({first.guardians, second.guardians, LinkKind::strong});
    chain.push_back({second.guardians, second.lost, LinkKind::weak});
    chain.push_back({second.lost, held_by(*second.petal), LinkKind::strong});
    return chain;
  }

  /// The set of several cells inside which a link holds.
  const Part* petal_of(const Link& link) const {
    if (link.kind != LinkKind::strong) return nullptr;
    for (const Part& part : view_.step.evidence.parts()) {
      const CellSet cells = link.from.cells | link.to.cells;
      if (part.role == Role::als && part.cells.size() > 1 && part.cells.contains(cells)) return &part;
    }
    return nullptr;
  }

 private:
  Node held_by(const Part& petal) const {
    const Digit digit = eliminated_.first();
    return {petal.cells & view_.before.cells(digit), digit};
  }

  /// The petal that has a digit exactly in these places.
  const Part* petal_with(const Node& lost) const {
    for (const Part& part : view_.step.evidence.parts()) {
      if (part.role == Role::als && (part.cells & view_.before.cells(lost.digit)) == lost.cells) return &part;
    }
    return nullptr;
  }

  /// The guardians with the eliminated digit, then those of each link, together if they take the same digit from the
  /// same petal.
  std::vector<Alternative> alternatives() const {
    std::vector<Alternative> found;
    const Digit eliminated = eliminated_.first();
    CellSet holders;
    for (const Part& part : view_.step.evidence.parts()) {
      if (part.role == Role::guardian && part.digits.contains(eliminated)) holders |= part.cells;
    }
    if (!holders.empty()) found.push_back({{holders, eliminated}});
    for (const Link& link : view_.links) {
      const auto known = std::ranges::find(found, link.to, &Alternative::lost);
      if (known != found.end()) {
        known->guardians.cells |= link.from.cells;
      } else {
        found.push_back({link.from, link.to, petal_with(link.to)});
      }
    }
    return found;
  }

  const StepView& view_;
  DigitSet eliminated_;
};

}  // namespace

std::string letter(int index, Notation notation) {
  return std::string(1, static_cast<char>((notation == Notation::rc ? 'A' : 'P') + index));
}

Value each_part(const Evidence& evidence, Role role, const Words& words) {
  const Notation notation = words.style().notation;
  std::vector<Text> texts;
  for (const Part& part : evidence.parts()) {
    if (part.role != role) continue;
    const std::string name = letter(static_cast<int>(texts.size()), notation) + " = ";
    texts.push_back((is_set(role) ? name : "") + part_text(part, notation));
  }
  // Each digit of a colour has several cells, with commas between them.
  const bool is_colour = role == Role::colour_a || role == Role::colour_b;
  return {is_colour ? words.in_turn(texts, "semicolon") : words.listed(texts), static_cast<int>(texts.size())};
}

std::string name_of_set(const StepView& view, const Link& link, Notation notation) {
  if (link.kind != LinkKind::strong || link.from.cells == link.to.cells) return "";
  const std::optional<LinkReason> reason = reason_of(view, link);
  if (!reason || reason->kind != LinkReason::Kind::set) return "";
  const Part& set = view.step.evidence.parts()[static_cast<std::size_t>(reason->part)];
  return is_inside(view, link, set) ? letter(set.index, notation) : "";
}

namespace {

/// The digits by which each set is joined to the next.
std::vector<Digit> joints(std::span<const Link> links) {
  std::vector<Digit> digits;
  for (const Link& link : links) {
    if (link.kind == LinkKind::weak) digits.push_back(link.from.digit);
  }
  return digits;
}

}  // namespace

bool is_chain_of_sets(const StepView& view) {
  const std::size_t sets = view.step.evidence.set_count();
  return sets >= 3 && !view.links.empty() && view.links.front().kind == LinkKind::weak &&
         view.links.size() == 2 * sets - 3 && joints(view.links).size() == sets - 1;
}

Text set_chain_notation(const StepView& view, Notation notation) {
  const std::vector<Digit> digits = joints(view.links);
  const std::string ends = digits_short(view.step.evidence.digits);
  const auto text_of = [](Digit digit) { return std::to_string(digit.number()); };
  Text text = "(" + ends;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const std::string joint = text_of(digits[i]);
    text += "=" + joint + ")" + letter(static_cast<int>(i), notation) + " - (" + joint;
  }
  text += "=" + ends + ")" + letter(static_cast<int>(digits.size()), notation);
  return std::move(text).marked(Span::Kind::chain);
}

Value set_chain(const StepView& view, const Words& words) {
  if (!is_chain_of_sets(view)) return {};
  const std::vector<Digit> digits = joints(view.links);
  const DigitSet ends = view.step.evidence.digits;
  std::vector<Text> clauses;
  for (std::size_t i = 0; i <= digits.size(); ++i) {
    const Value lacking = i == 0 ? words.digits(ends, "or") : words.digits({digits[i - 1]});
    const Value held = words.digits(i == digits.size() ? ends : DigitSet{digits[i]});
    clauses.push_back(words.say(
        i == 0 ? "set.first" : "set.next",
        {{"set", letter(static_cast<int>(i), words.style().notation)}, {"lacking", lacking}, {"held", held}}));
  }
  return {words.in_turn(clauses, "semicolon"), static_cast<int>(clauses.size())};
}

Value sets(const StepView& view, const Words& words) {
  const Notation notation = words.style().notation;
  std::vector<Text> texts;
  const auto parts = view.step.evidence.parts();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Part& part = parts[i];
    if (!is_set(part.role) || !is_used(view, static_cast<int>(i))) continue;
    texts.push_back(letter(part.index, notation) + " = " + part_text(part, notation));
  }
  return {words.listed(texts), static_cast<int>(texts.size())};
}

Value set_links(const StepView& view, const Words& words) {
  std::vector<Text> texts;
  for (const Link& link : view.links) {
    const std::optional<LinkReason> reason = reason_of(view, link);
    if (!reason || reason->kind != LinkReason::Kind::set) continue;
    const Part& set = view.step.evidence.parts()[static_cast<std::size_t>(reason->part)];
    texts.push_back(set_link(view, link, set, words));
  }
  return {words.in_turn(texts, "semicolon"), static_cast<int>(texts.size())};
}

/// Each part is a digit of a base house that is locked in a cover house: a box and a line that the cells share. One of
/// the two is in `cover` alone or the other in `base` alone.
Value locks(const StepView& view, const Words& words) {
  const Evidence& evidence = view.step.evidence;
  std::vector<Text> texts;
  for (const Part& part : evidence.parts()) {
    const HouseSet shared = common_houses(part.cells);
    const bool one_covers = (shared & evidence.cover).size() == 1;
    const HouseSet cover = one_covers ? shared & evidence.cover : shared - evidence.base;
    texts.push_back(words.say("lock", {{"base", words.houses(shared - cover)},
                                       {"digits", words.digits(part.digits)},
                                       {"cells", cells_list(part.cells, words.style().notation)},
                                       {"cover", words.houses(cover)}}));
  }
  return {words.in_turn(texts, "semicolon"), static_cast<int>(texts.size())};
}

Value blossom_chain(const StepView& view, const Words& words) {
  const BlossomChain chain(view);
  const std::vector<Link> links = chain.links();
  if (links.empty()) return {};
  const Notation notation = words.style().notation;
  return chain_notation(links, notation, [&](const Link& link) {
    const Part* const petal = chain.petal_of(link);
    return petal == nullptr ? std::string() : letter(petal->index, notation);
  });
}

}  // namespace deduku::present
