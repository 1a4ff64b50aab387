// The templates of sentences.
#pragma once

#include <string_view>

#include "deduku/technique.hpp"
#include "src/present/words.hpp"

namespace deduku::present {

/// The template of the sentences of a technique. It stays valid.
std::string_view sentence_template(TechniqueId technique, Language language = Language::en);

}  // namespace deduku::present
