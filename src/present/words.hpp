// Templates, texts with placeholders as in the language files; cells, houses, digits and phrases in one style.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/function_ref.hpp"
#include "deduku/step.hpp"
#include "deduku/text_style.hpp"
#include "src/present/marked_text.hpp"
#include "src/present/phrasebook.hpp"

namespace deduku::present {

/// The value of a placeholder: a text, and the number of things that it names, which chooses between singular and
/// plural.
struct Value {
  Text text;
  int count = 1;

  Value() : count(0) {}
  // NOLINTBEGIN(google-explicit-constructor): a text is a value of one thing
  Value(Text words, int number = 1) : text(std::move(words)), count(number) {}
  Value(std::string words, int number = 1) : text(std::move(words)), count(number) {}
  // NOLINTEND(google-explicit-constructor)
};

/// Returns the value of a placeholder: one kept elsewhere, or one made in `made`.
using ValueOf = FunctionRef<const Value&(std::string_view placeholder, Value& made)>;

/// Fills in a template.
///
///   {body}              the value of the placeholder; {Body} the same with a capital letter, to begin a sentence
///   {body:is/are}       the first form if it names one thing, the second if it names several; "#" in a form is
///                       the value of the placeholder: "{steps:# step/# steps}"
///   [ or a fin: {fin}]  is omitted if a placeholder in it has an empty value
Text fill(std::string_view text, ValueOf value_of);

/// The part of a template for a variant: "First form.|Second form." has one for variant 0 and one for variant 1. A
/// template with one part serves every variant.
std::string_view part_for(std::string_view text, int variant);

/// A number in figures that chooses between singular and plural: "1", "23".
template <std::integral Number>
Value counted(Number number) {
  return {std::to_string(number), number == 1 ? 1 : 2};
}

/// Texts in a language, with cells in a notation.
class Words {
 public:
  /// The value of a placeholder of a phrase.
  struct Argument {
    std::string_view placeholder;
    Value value;
  };

  explicit Words(const TextStyle& style) : style_(style), book_(phrasebook(style.language)) {}
  const TextStyle& style() const { return style_; }

  /// The phrase of a key, filled in: say("hint.look", {{"place", "box 9"}}). Every placeholder must be among them.
  Text say(std::string_view key, std::initializer_list<Argument> arguments = {}) const;

  /// "a", "a and b", "a, b and c" with the kind "and"; likewise with "or" and "nor". A kind with the suffix "_and" has
  /// its own comma.
  Text listed(const std::vector<Text>& words, std::string_view kind = "and") const;
  /// One word between all of them: "a, then b, then c" with the kind "then"; likewise with "semicolon" and "sentence".
  Text in_turn(const std::vector<Text>& words, std::string_view kind) const;

  /// "r1c79 and r39c3"; with the kind "or" as alternatives.
  Value cells(const CellSet& cells, std::string_view kind = "and") const;
  /// "rows 4 and 7", "rows 4 and 7 and box 9".
  Value houses(const HouseSet& houses) const;
  /// "row 4 or box 9".
  Value either_house(const HouseSet& houses) const;
  /// "two columns"; "three houses" if they are of several kinds.
  Value houses_counted(const HouseSet& houses) const;
  /// "1, 4 and 7"; with the kind "or" as alternatives.
  Value digits(DigitSet digits, std::string_view kind = "and") const;
  /// "two", "ten", "11".
  Value number(int number) const;

 private:
  /// "4"; "D" for a row if rows have letters.
  std::string name_of(House house) const;
  Text house(House house) const;
  Text houses_of_one_kind(const HouseSet& houses) const;

  TextStyle style_;
  const Phrasebook& book_;
};

}  // namespace deduku::present
