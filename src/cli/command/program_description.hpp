// What the tables of commands and options say about the program: manual pages and completions are made of it.
#pragma once

#include <string>
#include <vector>

namespace deduku::cli {

/// An option or an operand.
struct OptionDescription {
  /// "-q,--quiet"; of an operand the word that stands for it, "FILES".
  std::string names;
  /// What follows an option, "TEXT", "N" or "auto|on|off"; "" for a flag.
  std::string takes;
  /// What is taken where the option is left out; "" for nothing.
  std::string usual;
  std::string help;
  /// The words it allows; none where it is free.
  std::vector<std::string> choices;

  bool is_operand() const { return !names.starts_with('-'); }
};

/// What follows the names of an option in the help: "TEXT [default]".
inline std::string value_text(const OptionDescription& option) {
  return option.usual.empty() ? option.takes : option.takes + " [" + option.usual + "]";
}

struct CommandDescription {
  std::string name;
  std::string summary;
  std::string example;
  /// What the help says after the options, in lines; "" for nothing.
  std::string more_help;
  /// How steps are written, for commands that write some; else "".
  std::string notation;
  std::vector<OptionDescription> options;
};

struct ProgramDescription {
  std::string summary;
  std::string notation;
  std::string exit_codes;
  std::vector<OptionDescription> options;
  /// In the order in which people should see them.
  std::vector<CommandDescription> commands;
};

/// Asks the tables.
ProgramDescription describe_program();

}  // namespace deduku::cli
