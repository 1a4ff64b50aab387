// A description of the program, made from its tables of commands and options. Help, manual pages and completions are
// written from it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace deduku::cli {

/// Options that belong together. The help shows the groups of every command in this order.
enum class OptionGroup : std::uint8_t {
  task,         ///< specific to this command
  constraints,  ///< on the puzzles to make
  rows,         ///< choice and order of the results written
  input,
  solving,
  layout,  ///< of printed pages
  output,
  appearance,  ///< language, notation and colours
  effort,      ///< limits, threads and progress
  general,
};
inline constexpr std::array<std::string_view, 10> option_group_headings = {
    "Options", "Constraints on the puzzles", "Choice and order of rows",     "Input",  "Solving", "Page layout",
    "Output",  "Language and appearance",    "Limits, threads and progress", "General"};

/// Commands for the same task, in the order of the help.
enum class CommandGroup : std::uint8_t { solve, rate, make, check, develop };
inline constexpr std::array<std::string_view, 5> command_group_headings = {
    "Solve and learn", "Rate and compare", "Make and print", "Check and prove", "Serve other programs; test Deduku"};

/// An option or an operand.
struct OptionDescription {
  /// "-q,--quiet"; the placeholder of an operand, "FILES".
  std::string names;
  /// The placeholder of the value: "TEXT", "N" or "auto|on|off"; "" for a flag.
  std::string value;
  /// The value if the option is omitted; "" for none.
  std::string default_value;
  /// The first phrase, up to a colon, a semicolon or the end of the sentence, is the short help.
  std::string help;
  /// The allowed words; empty if any text is allowed.
  std::vector<std::string> choices;
  OptionGroup group = OptionGroup::task;
  bool is_repeatable = false;
  bool is_required = false;

  bool is_operand() const { return !names.starts_with('-'); }
};

/// A part of the help after the options: paragraphs, then a table.
struct HelpSection {
  std::string heading;
  std::vector<std::string> paragraphs;
  /// A term and its meaning.
  std::vector<std::pair<std::string, std::string>> rows{};
};

struct CommandDescription {
  std::string name;
  CommandGroup group = CommandGroup::solve;
  /// A sentence without its full stop: "Rate puzzles on several scales".
  std::string summary;
  std::string example;
  /// The long names of the options that the short help shows, at most ten.
  std::vector<std::string> common_options;
  std::vector<OptionDescription> options;
  std::vector<HelpSection> sections;
  /// Whether its output has the notation of steps.
  bool writes_steps = false;
  /// Whether the short help of the program lists it.
  bool is_common = false;
};

struct ProgramDescription {
  std::string summary;
  HelpSection notation;
  HelpSection exit_codes;
  std::vector<OptionDescription> options;
  /// In the order of the help.
  std::vector<CommandDescription> commands;
};

/// Declares the options of all commands.
ProgramDescription describe_program();

}  // namespace deduku::cli
