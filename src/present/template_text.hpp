// Templates: texts with placeholders, as the language files have them.
#pragma once

#include <string>
#include <string_view>

#include "deduku/function_ref.hpp"
#include "src/present/marked_text.hpp"

namespace deduku::present {

/// What a placeholder stands for: a text, and how many things it names, which chooses between singular and plural.
struct Value {
  Text text;
  int count = 1;

  Value() : count(0) {}
  // NOLINTBEGIN(google-explicit-constructor): a text is a value of one thing
  Value(Text words, int number = 1) : text(std::move(words)), count(number) {}
  Value(std::string words, int number = 1) : text(std::move(words)), count(number) {}
  // NOLINTEND(google-explicit-constructor)
};

/// What a placeholder stands for: a value that is kept elsewhere, or is made in the place for it.
using ValueOf = FunctionRef<const Value&(std::string_view placeholder, Value& made)>;

/// Fills in a template.
///
///   {body}              what the placeholder stands for; {Body} the same with a capital letter, to begin a sentence
///   {body:is/are}       the first form where it names one thing, the second where it names several; "#" in a form is
///                       what the placeholder stands for: "{steps:# step/# steps}"
///   [ or a fin: {fin}]  is left out where a placeholder in it stands for nothing
Text fill(std::string_view text, ValueOf value_of);

/// The part of a template for a variant: "First form.|Second form." has one for variant 0 and one for variant 1. A
/// template with one part serves every variant.
std::string_view part_for(std::string_view text, int variant);

}  // namespace deduku::present
