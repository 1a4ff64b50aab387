#include "src/cli/command/help_text.hpp"

#include <algorithm>
#include <array>

#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

using Row = std::pair<std::string, std::string>;

/// The columns at which meanings begin: of options, and of commands and codes.
constexpr std::size_t option_column = 26;
constexpr std::size_t command_column = 18;

/// A term with its meaning, which begins on the next line if the term is long.
std::string row_text(const Row& row, std::size_t column) {
  const std::string term = "  " + row.first;
  const std::string lines = wrapped(row.second, column);
  if (width_of(term) + 2 > column) return term + "\n" + lines;
  return term + std::string(column - width_of(term), ' ') + lines.substr(column);
}

std::string table_text(std::string_view heading, const std::vector<Row>& rows, std::size_t column = option_column) {
  std::string text = "\n" + std::string(heading) + ":\n";
  for (const Row& row : rows) text += row_text(row, column);
  return text;
}

Row whole_row(const OptionDescription& option) {
  return {term_of(option), whole_help_of(option)};
}

Row short_row(const OptionDescription& option) {
  std::string term = names_text(option);
  constexpr std::size_t longest_value = 16;
  if (!option.is_operand() && !option.value.empty())
    term += option.value.size() > longest_value ? " WORD" : " " + option.value;
  return {term, std::string(first_phrase(option.help))};
}

std::string section_text(const HelpSection& section) {
  std::string text = "\n" + section.heading + ":\n";
  for (const std::string& paragraph : section.paragraphs) text += wrapped(paragraph, 2);
  for (const Row& row : section.rows) text += row_text(row, option_column);
  return text;
}

std::string example_text(const CommandDescription& command) {
  return "\nExample:\n  " + command.example + "\n";
}

std::string head_of(const CommandDescription& command) {
  return wrapped(command.summary + ".", 0) + "\nUsage: " + synopsis_of(command) + "\n";
}

std::vector<Row> rows_of_group(const std::vector<OptionDescription>& options, OptionGroup group) {
  std::vector<Row> rows;
  for (const OptionDescription& option : options) {
    if (!option.is_operand() && option.group == group) rows.push_back(whole_row(option));
  }
  return rows;
}

std::vector<Row> commands_of_group(const ProgramDescription& program, CommandGroup group) {
  std::vector<Row> rows;
  for (const CommandDescription& command : program.commands) {
    if (command.group == group) rows.emplace_back(command.name, command.summary);
  }
  return rows;
}

bool is_named(const OptionDescription& option, std::string_view long_name) {
  return option.names == long_name || option.names.ends_with("," + std::string(long_name)) ||
         option.names.starts_with(std::string(long_name) + ",");
}

}  // namespace

std::vector<OptionDescription> help_options() {
  return {{"-h", "", "", "Show the common options", {}, OptionGroup::general},
          {"--help", "", "", "Show all options", {}, OptionGroup::general}};
}

OptionDescription version_option() {
  return {"--version", "", "", "Show the version and its commit", {}, OptionGroup::general};
}

std::string names_text(const OptionDescription& option) {
  std::string names = option.names;
  if (const std::size_t comma = names.find(','); comma != std::string::npos) names.insert(comma + 1, " ");
  return names;
}

std::string term_of(const OptionDescription& option) {
  std::string term = names_text(option);
  if (option.is_operand() || option.value.empty()) return term;
  term += " " + option.value;
  return option.default_value.empty() ? term : term + " [" + option.default_value + "]";
}

std::string whole_help_of(const OptionDescription& option) {
  if (option.choices.empty() || option.value.find('|') != std::string::npos) return option.help;
  std::string words;
  for (const std::string& word : option.choices) words += (words.empty() ? "" : ", ") + word;
  return option.help + (option.help.find(':') == std::string::npos ? ": " : ". Allowed: ") + words;
}

std::string help_of(const service::Parameter& parameter) {
  std::string_view meaning = parameter.meaning;
  for (const std::string_view opening : {"whether to ", "the "}) {
    if (meaning.starts_with(opening)) meaning.remove_prefix(opening.size());
  }
  std::string help;
  for (std::size_t i = 0; i < meaning.size(); ++i) {
    if (meaning.substr(i, 2) == "](") {
      i = meaning.find(')', i);
    } else if (meaning[i] != '[' && meaning[i] != '`') {
      help += meaning[i];
    }
  }
  return upper_case(help.substr(0, 1)) + help.substr(1);
}

std::string_view first_phrase(std::string_view help) {
  int open = 0;  // parentheses
  for (std::size_t i = 0; i < help.size(); ++i) {
    open += help[i] == '(' ? 1 : help[i] == ')' ? -1 : 0;
    if (open == 0 && (help[i] == ';' || help[i] == ':' || help.substr(i, 2) == ". ")) return help.substr(0, i);
  }
  return help;
}

std::string synopsis_of(const CommandDescription& command) {
  std::string synopsis = "deduku " + command.name + " [OPTIONS]";
  for (const OptionDescription& option : command.options) {
    if (!option.is_operand()) continue;
    const std::string operand = option.names + (option.is_repeatable ? "..." : "");
    synopsis += option.is_required ? " " + operand : " [" + operand + "]";
  }
  return synopsis;
}

std::string short_help(const ProgramDescription& program) {
  std::vector<Row> rows;
  for (const CommandDescription& command : program.commands) {
    if (command.is_common) rows.emplace_back(command.name, command.summary);
  }
  return wrapped(program.summary, 0) + "\nUsage: deduku COMMAND [OPTIONS] [FILES]\n" +
         table_text("Common commands", rows, command_column) + "\nExample:\n  deduku hint puzzle.txt --level 3\n\n" +
         wrapped(
             "deduku --help lists all commands; deduku COMMAND -h shows the common options of one. "
             "docs/tutorial.md is a first hour.",
             0);
}

std::string short_help(const CommandDescription& command) {
  std::string text = head_of(command);
  std::vector<Row> rows;
  for (const OptionDescription& option : command.options) {
    if (option.is_operand()) rows.push_back(short_row(option));
  }
  for (const std::string& name : command.common_options) {
    const auto option =
        std::ranges::find_if(command.options, [&](const OptionDescription& each) { return is_named(each, name); });
    if (option != command.options.end()) rows.push_back(short_row(*option));
  }
  if (!rows.empty()) text += table_text(command.common_options.empty() ? "Operands" : "Common options", rows);
  return text + example_text(command) + "\n" +
         wrapped("deduku " + command.name + " --help lists all options; deduku help " + command.name +
                     " is the manual page; docs/usage.md has more examples.",
                 0);
}

std::string whole_help(const ProgramDescription& program) {
  std::string text = wrapped(program.summary, 0) + "\nUsage: deduku COMMAND [OPTIONS] [FILES]\n";
  for (std::size_t i = 0; i < command_group_headings.size(); ++i) {
    text +=
        table_text(command_group_headings[i], commands_of_group(program, static_cast<CommandGroup>(i)), command_column);
  }
  std::vector<Row> rows;
  for (const OptionDescription& option : help_options()) rows.push_back(whole_row(option));
  rows.push_back(whole_row(version_option()));
  for (const OptionDescription& option : program.options) rows.push_back(whole_row(option));
  text += table_text("Options of every command", rows) +
          table_text(program.exit_codes.heading, program.exit_codes.rows, command_column);
  return text + "\n" +
         wrapped(
             "deduku COMMAND --help lists the options of a command; deduku help is the manual page, with the "
             "notation of steps.",
             0);
}

std::string whole_help(const CommandDescription& command, const std::vector<OptionDescription>& general) {
  std::string text = head_of(command) + example_text(command);
  std::vector<Row> operands;
  for (const OptionDescription& option : command.options) {
    if (option.is_operand()) operands.push_back(whole_row(option));
  }
  if (!operands.empty()) text += table_text("Operands", operands);
  std::vector<OptionDescription> options = command.options;
  for (const OptionDescription& option : help_options()) options.push_back(option);
  options.insert(options.end(), general.begin(), general.end());
  for (std::size_t i = 0; i < option_group_headings.size(); ++i) {
    const std::vector<Row> rows = rows_of_group(options, static_cast<OptionGroup>(i));
    if (!rows.empty()) text += table_text(option_group_headings[i], rows);
  }
  for (const HelpSection& section : command.sections) text += section_text(section);
  if (command.writes_steps) text += "\n" + wrapped("deduku help explains the notation of steps.", 0);
  return text;
}

}  // namespace deduku::cli
