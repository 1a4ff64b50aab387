// Cells, houses, digits and phrases in one style.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "deduku/step.hpp"
#include "deduku/text_style.hpp"
#include "src/present/phrasebook.hpp"
#include "src/present/template_text.hpp"

namespace deduku::present {

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
