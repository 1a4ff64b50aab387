// --lang and --notation: how what is written for people is written.
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
  /// The style that the user asked for: by --lang, DEDUKU_LANG, or the locale, the first of LC_ALL, LC_MESSAGES and LANG that
  /// is set; a locale in no language of ours means English. Throws `Failure` where DEDUKU_LANG names no language.
  TextStyle style() const;

 private:
  std::string language_;  ///< empty: the environment says
  std::string notation_{name(Notation::rc)};
};

}  // namespace deduku::cli
