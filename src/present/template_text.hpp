// Templates: texts with placeholders, as in the language files.
#pragma once

#include <string>
#include <string_view>

#include "deduku/function_ref.hpp"
#include "src/present/marked_text.hpp"

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

}  // namespace deduku::present
