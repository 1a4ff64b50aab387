// What the sentences of all scales share.
#pragma once

#include <string>
#include <string_view>

#include "deduku/technique.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// The template of the sentences of a technique. It stays valid.
std::string_view sentence_template(TechniqueId technique, Language language = Language::en);

/// A template filled in, and what follows from it: empty where the template states it.
struct Saying {
  std::string argument;
  std::string conclusion;
};
Saying saying_of(const StepView& view, std::string_view part, const Words& words,
                 FunctionRef<Value(std::string_view)> value_of);

/// Both in one: the conclusion behind the argument, or on a line of its own below lines.
std::string whole(const Saying& saying, const Words& words);

}  // namespace deduku::present
