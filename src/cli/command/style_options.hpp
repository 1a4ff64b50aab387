// --lang and --notation: the style of texts for people.
#pragma once

#include <string>

#include "deduku/text_style.hpp"
#include "src/cli/command/arguments.hpp"

namespace deduku::cli {

class StyleOptions {
 public:
  void declare(Arguments& arguments);
  /// --lang alone, for subcommands that name no cells.
  void declare_language(Arguments& arguments);
  /// The style that the user chose: by --lang, DEDUKU_LANG, or the locale, which is the first of LC_ALL, LC_MESSAGES
  /// and LANG that is set. A locale in no language of ours means English. Throws `Failure` if DEDUKU_LANG is not the
  /// name of a language.
  TextStyle style() const;

 private:
  std::string language_;  ///< empty: from the environment
  std::string notation_{name(Notation::rc)};
};

}  // namespace deduku::cli
