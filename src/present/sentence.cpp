// Sentences: the template of a technique, filled with the houses, cells and digits of one step.
//
//   "{pivot} has two candidates."      {pivot} is the cells that play the role, {pivot.digits} their digits
//   "{als 2} holds {als 2.digits}."    the second of several parts with this role
//   "({body list})"                    the cells without "and"
//   "Take {als each}."                 every part with its digits: "r1c67 {679} and r3c2 {69}"
//   "into {pivot or}"                  the cells as alternatives: "r1c67 or r3c2"
//   "in {pivot.cover}"                 the cover houses in which they lie
//   "{sets}. {set links}."             almost locked sets by their letters; what each link through one rests on
//   "{locks}. That leaves ..."         every intersection: "In box 1, 4 can only go into r1c23, so nowhere else
//                                      in row 1"
//   "{base or}"                        "row 2 or box 4"; "{base box}", "{base line}" are the boxes and the lines
//                                      of them, "{base count}" says how many: "two columns"
//   "{placed}", "{place}"              the digit that is placed, and its cell; "{removed}" the eliminated digits
//   "{exclusions}"                     what excludes every combination with what is eliminated, one by one
//   "First {certainties}."             the partners in their order: "r3c5=2, then r3c7=3"
//   "{size} cells"                     how many cells the pattern has
//   "{cover 1}"                        of two fish shown as one step, the cover houses of the first
//   "{chain}"                          the links in Eureka notation
//   "Suppose {assumption}.{branches}"  a forcing argument, each line of it on a line
//   "Then {impossible}."               what is impossible about its end
//   "goes[, as a fin, into {fin}]"      the clause is left out where a placeholder in it stands for nothing
//   "First form.|Second form."         the variant of the step chooses the part
//
// The templates give the reason; the conclusion is appended as a clause of its own if the template does not state it.
#include <algorithm>

#include "deduku/explain.hpp"
#include "deduku/technique.hpp"
#include "src/present/branch_text.hpp"
#include "src/present/exclusion_text.hpp"
#include "src/present/phrases.hpp"

namespace deduku {

namespace {

/// The part of a template for a variant. A template with one part serves every variant.
std::string_view part_for(std::string_view sentence, int variant) {
  if (sentence.find('|') == std::string_view::npos) return sentence;
  for (; variant > 0; --variant) {
    const std::size_t bar = sentence.find('|');
    assert(bar != std::string_view::npos && "the template lacks a part for this variant");
    if (bar == std::string_view::npos) break;
    sentence.remove_prefix(bar + 1);
  }
  return sentence.substr(0, sentence.find('|'));
}

std::optional<Role> role_named(std::string_view word) {
  for (int i = 0; i < role_count; ++i) {
    if (name(static_cast<Role>(i)) == word) return static_cast<Role>(i);
  }
  return std::nullopt;
}

/// A role as a placeholder names it: all its parts, or one of them counted from 1.
struct Selection {
  Role role = Role::body;
  int ordinal = 0;  ///< 0: all

  CellSet cells(const Evidence& evidence) const { return ordinal == 0 ? evidence.cells(role) : part(evidence).cells; }
  DigitSet digits(const Evidence& evidence) const {
    return ordinal == 0 ? evidence.digits_of(role) : part(evidence).digits;
  }

 private:
  Part part(const Evidence& evidence) const {
    int rest = ordinal;
    for (const Part& part : evidence.parts()) {
      if (part.role == role && --rest == 0) return part;
    }
    return {};
  }
};

std::optional<Selection> selection_named(std::string_view word) {
  const std::size_t space = word.find(' ');
  const std::optional<Role> role = role_named(word.substr(0, space));
  if (!role) return std::nullopt;
  return Selection{*role, space == std::string_view::npos ? 0 : word[space + 1] - '0'};
}

/// Cut off the end of `word` if it is there; whether it was.
bool strip_suffix(std::string_view& word, std::string_view suffix) {
  if (!word.ends_with(suffix)) return false;
  word.remove_suffix(suffix.size());
  return true;
}

/// Every part with a role: "r1c67 {679} and r3c2 {69}".
std::string each_part_text(const Evidence& evidence, Role role) {
  std::vector<std::string> texts;
  for (const Part& part : evidence.parts()) {
    if (part.role == role) {
      texts.push_back(cells_text(part.cells) + " {" + present::digits_short(part.digits) + "}");
    }
  }
  return present::enumerate(texts);
}

/// The body parts, each as a digit of a base house that is locked in a cover house: a box and a line that the cells
/// share. One of the two is in `cover` alone or the other in `base` alone.
std::string locks_text(const Evidence& evidence) {
  std::vector<std::string> texts;
  for (const Part& part : evidence.parts()) {
    const HouseSet shared = common_houses(part.cells);
    const bool one_covers = (shared & evidence.cover).size() == 1;
    const HouseSet cover = one_covers ? shared & evidence.cover : shared - evidence.base;
    texts.push_back((texts.empty() ? "In " : "in ") + houses_text(shared - cover) + ", " + digits_text(part.digits) +
                    " can only go into " + cells_text(part.cells) + ", so nowhere else in " + houses_text(cover));
  }
  return present::join(texts, "; ", "; ");
}

/// "two", "ten", "11": a number of things.
std::string number_text(int number) {
  static constexpr std::array<std::string_view, 11> words = {"no",  "one",   "two",   "three", "four", "five",
                                                             "six", "seven", "eight", "nine",  "ten"};
  return number < 11 ? std::string(words[static_cast<std::size_t>(number)]) : std::to_string(number);
}

/// The boxes among some houses, or the rows and columns.
HouseSet of_kind(const HouseSet& houses, bool is_box) {
  HouseSet some;
  for (House house : houses) some.insert_if(house.is_box() == is_box, house);
  return some;
}

/// "row 2 or box 4".
std::string houses_or_text(const HouseSet& houses) {
  std::vector<std::string> words;
  for (House house : houses) words.push_back(houses_text({house}));
  return present::join(words, ", ", " or ");
}

/// "two columns"; "three houses" where they are of several kinds.
std::string houses_count_text(const HouseSet& houses) {
  const std::string_view kind = present::kind_name(houses.first());
  const bool same = houses.first().kind() == houses.last().kind();
  return number_text(houses.size()) + " " + (same ? std::string(kind) + (kind == "box" ? "es" : "s") : "houses");
}

/// The partner parts in their order, as digits that are certain: "r3c5=2, then r3c7=3".
std::string certainties_text(const Evidence& evidence) {
  std::vector<std::string> texts;
  for (const Part& part : evidence.parts()) {
    if (part.role != Role::partner) continue;
    texts.push_back(cells_text(part.cells) + "=" + present::digits_short(part.digits));
  }
  return present::join(texts, ", then ", ", then ");
}

/// Almost locked sets are called A, B, ... in the order of the argument.
std::string set_letter(const Part& set) {
  return std::string(1, static_cast<char>('A' + set.index));
}

/// Whether a link of the step rests on a part.
bool is_used(const StepView& view, int part) {
  return std::ranges::any_of(view.links, [&](const Link& link) {
    return reason_of(view, link) == LinkReason{LinkReason::Kind::set, {}, part};
  });
}

/// The sets on which a link rests: "A = r1c67 {679} and B = r3c2 {69}".
std::string sets_text(const StepView& view) {
  std::vector<std::string> texts;
  const auto parts = view.step.evidence.parts();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Part& part = parts[i];
    if (part.role != Role::als || !is_used(view, static_cast<int>(i))) continue;
    texts.push_back(set_letter(part) + " = " + cells_text(part.cells) + " {" + present::digits_short(part.digits) +
                    "}");
  }
  return present::enumerate(texts);
}

/// What follows inside a set, or in a cell that it leaves one digit: "without 5, A holds 9".
std::string set_link_text(const StepView& view, const Link& link, const Part& set) {
  const std::string lacking = "without " + digits_text({link.from.digit}) + ", " + set_letter(set);
  const bool is_inside =
      set.digits.contains(link.to.digit) && (set.cells & view.before.cells(link.to.digit)) == link.to.cells;
  if (is_inside && link.from.digit != link.to.digit) return lacking + " holds " + digits_text({link.to.digit});
  const Cell cell = link.to.cells.first();
  return lacking + " takes " + digits_text(taken_from(view.before, set, link.from.digit, cell)) + " from " +
         cells_text({cell}) + ", which leaves " + digits_text({link.to.digit}) + " there";
}

/// "Without 5, A holds 9; without 3, B takes 2 and 7 from r7c6, which leaves 4 there"
std::string set_links_text(const StepView& view) {
  std::string text;
  for (const Link& link : view.links) {
    const std::optional<LinkReason> reason = reason_of(view, link);
    if (!reason || reason->kind != LinkReason::Kind::set) continue;
    const Part& set = view.step.evidence.parts()[static_cast<std::size_t>(reason->part)];
    text += (text.empty() ? "" : "; ") + set_link_text(view, link, set);
  }
  if (!text.empty()) text.front() = 'W';
  return text;
}

/// The cover houses in which cells lie.
HouseSet cover_of(const Evidence& evidence, const CellSet& cells) {
  HouseSet houses;
  for (House house : evidence.cover) {
    if (cells_of(house).intersects(cells)) houses.insert(house);
  }
  return houses;
}

std::string alternatives_text(const CellSet& cells) {
  return present::join(present::cell_groups(cells), ", ", " or ");
}

std::string role_text(const Evidence& evidence, std::string_view word) {
  const bool wants_each = strip_suffix(word, " each");
  const bool wants_alternatives = strip_suffix(word, " or");
  const bool wants_cover = strip_suffix(word, ".cover");
  const bool wants_list = strip_suffix(word, " list");
  const bool wants_digits = strip_suffix(word, ".digits");
  const std::optional<Selection> selection = selection_named(word);
  assert(selection && "unknown placeholder in the sentence of a technique");
  if (!selection) return "{" + std::string(word) + "}";
  if (wants_list) return cells_text(selection->cells(evidence));
  if (wants_each) return each_part_text(evidence, selection->role);
  if (wants_alternatives) return alternatives_text(selection->cells(evidence));
  if (wants_cover) return houses_text(cover_of(evidence, selection->cells(evidence)));
  return wants_digits ? digits_text(selection->digits(evidence))
                      : present::enumerate(present::cell_groups(selection->cells(evidence)));
}

/// What a placeholder stands for.
std::string value_of(std::string_view placeholder, const StepView& view) {
  const Step& step = view.step;
  const Evidence& evidence = step.evidence;
  if (placeholder == "chain") return chain_text(view.links);
  if (placeholder == "branches") return present::branches_text(view);
  if (placeholder == "assumption") return present::assumption_text(view.branches);
  if (placeholder == "impossible") return present::impossible_text(view);
  if (placeholder == "sets") return sets_text(view);
  if (placeholder == "set links") return set_links_text(view);
  if (placeholder == "digits") return digits_text(evidence.digits);
  if (placeholder == "base") return houses_text(evidence.base);
  if (placeholder == "cover") return houses_text(evidence.cover);
  if (placeholder == "cover 1") return houses_text(evidence.covers[0]);
  if (placeholder == "cover 2") return houses_text(evidence.covers[1]);
  if (placeholder == "goal") return houses_text(evidence.goal);
  if (placeholder == "locks") return locks_text(evidence);
  if (placeholder == "size") return number_text(evidence.cells().size());
  if (placeholder == "place") return cells_text(step.places.cells());
  if (placeholder == "placed") return digits_text(step.places.digits());
  if (placeholder == "removed") return digits_text(step.removes.digits());
  if (placeholder == "base or") return houses_or_text(evidence.base);
  if (placeholder == "base box") return houses_text(of_kind(evidence.base, true));
  if (placeholder == "base line") return houses_text(of_kind(evidence.base, false));
  if (placeholder == "base count") return houses_count_text(evidence.base);
  if (placeholder == "cover count") return houses_count_text(evidence.cover);
  if (placeholder == "exclusions") return present::exclusions_text(view.before, step, evidence);
  if (placeholder == "certainties") return certainties_text(evidence);
  if (placeholder == "places") return present::places_text(step);
  if (placeholder == "removes") return present::removes_text(step);
  return role_text(evidence, placeholder);
}

/// A text made from a template, and whether a placeholder in it stands for nothing.
struct Filled {
  std::string text;
  bool lacks_something = false;
};

Filled fill(std::string_view sentence, const StepView& view) {
  Filled filled;
  while (true) {
    const std::size_t open = sentence.find_first_of("{[");
    filled.text += sentence.substr(0, open);
    if (open == std::string_view::npos) return filled;
    const bool is_clause = sentence[open] == '[';
    const std::size_t close = sentence.find(is_clause ? ']' : '}', open);
    assert(close != std::string_view::npos && "a placeholder or a clause is not closed");
    if (close == std::string_view::npos) return filled;
    const std::string_view inner = sentence.substr(open + 1, close - open - 1);
    const Filled part = is_clause ? fill(inner, view) : Filled{value_of(inner, view)};
    if (!is_clause) filled.lacks_something |= part.text.empty();
    if (!part.lacks_something) filled.text += part.text;
    sentence.remove_prefix(close + 1);
  }
}

bool says(std::string_view sentence, std::string_view placeholder) {
  return sentence.find("{" + std::string(placeholder) + "}") != std::string_view::npos;
}

/// Whether a template names the digit that is placed and the cell it goes into, as that of a single does.
bool says_placement(std::string_view sentence, const Step& step) {
  if (says(sentence, "places")) return true;
  if (!says(sentence, "digits") || step.places.digits() != step.evidence.digits) return false;
  for (int i = 0; i < role_count; ++i) {
    const auto role = static_cast<Role>(i);
    if (says(sentence, name(role)) && step.evidence.cells(role) == step.places.cells()) return true;
  }
  return false;
}

/// The conclusion, if the template does not state it: "Therefore r1c9<>7."; empty when nothing is left to say.
std::string conclusion(std::string_view sentence, const Step& step) {
  const bool places_open = !step.places.empty() && !says_placement(sentence, step);
  const bool removes_open = !step.removes.empty() && !says(sentence, "removes");
  if (places_open && removes_open) return "Therefore " + effects_text(step) + ".";
  if (places_open) return "So " + present::places_text(step) + ".";
  if (removes_open) return "Therefore " + present::removes_text(step) + ".";
  return "";
}

}  // namespace

std::string sentence(const StepView& view, const TextStyle&) {
  const Step& step = view.step;
  const std::string_view own_part = part_for(technique_of(step.technique).sentence, step.variant);
  const std::string argument = fill(own_part, view).text;
  const std::string rest = conclusion(own_part, step);
  return argument + (rest.empty() || argument.ends_with('\n') ? "" : " ") + rest;
}

}  // namespace deduku
