#include "src/cli/help/manual.hpp"

#include <algorithm>

#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

const OptionDescription help_option{"-h,--help", "", "", "Print a short help and exit", {}};
const OptionDescription version_option{"--version", "", "", "Print version and commit and exit", {}};

/// The lines of an option table are broken where a terminal needs it; a page is laid out anew.
std::string in_one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

/// "-q, --quiet", "--scale TEXT [r]", "FILES".
std::string term_of(const OptionDescription& option) {
  std::string names = option.names;
  if (const std::size_t comma = names.find(','); comma != std::string::npos) names.insert(comma + 1, " ");
  return option.is_operand() || option.takes.empty() ? names : names + " " + value_text(option);
}

ManualSection::Entry entry_of(const OptionDescription& option) {
  return {term_of(option), in_one_line(option.help)};
}

/// The entries of the operands, or of the options.
std::vector<ManualSection::Entry> entries_of(const std::vector<OptionDescription>& options, bool are_operands) {
  std::vector<ManualSection::Entry> entries;
  for (const OptionDescription& option : options) {
    if (option.is_operand() == are_operands) entries.push_back(entry_of(option));
  }
  return entries;
}

std::string synopsis_of(const CommandDescription& command) {
  std::string synopsis = "deduku " + command.name + " [OPTIONS]";
  for (const OptionDescription& option : command.options) {
    if (option.is_operand()) synopsis += " [" + option.names + "]";
  }
  return synopsis;
}

ManualPage program_page(const ProgramDescription& program) {
  ManualSection options{
      "OPTIONS", "Those that every subcommand takes:", false, {entry_of(help_option), entry_of(version_option)}};
  std::ranges::copy(entries_of(program.options, false), std::back_inserter(options.entries));
  ManualSection commands{"SUBCOMMANDS", "Each has a page of its own: deduku help SUBCOMMAND.", false, {}};
  std::string pages;
  for (const CommandDescription& command : program.commands) {
    commands.entries.push_back({command.name, command.summary});
    pages += (pages.empty() ? "deduku-" : ", deduku-") + command.name + "(1)";
  }
  return {"deduku",
          {{"NAME", "deduku - solves a Sudoku with reasons and rates it"},
           {"SYNOPSIS", "deduku [OPTIONS] SUBCOMMAND"},
           {"DESCRIPTION", program.summary},
           options,
           commands,
           {"NOTATION", in_one_line(program.notation)},
           {"EXIT STATUS", in_one_line(program.exit_codes)},
           {"SEE ALSO", pages}}};
}

ManualPage command_page(const ProgramDescription& program, const CommandDescription& command) {
  ManualPage page{"deduku-" + command.name,
                  {{"NAME", "deduku-" + command.name + " - " + command.summary}, {"SYNOPSIS", synopsis_of(command)}}};
  if (auto operands = entries_of(command.options, true); !operands.empty()) {
    page.sections.push_back({"OPERANDS", "", false, std::move(operands)});
  }
  ManualSection options{"OPTIONS", "", false, entries_of(command.options, false)};
  options.entries.push_back(entry_of(help_option));
  std::ranges::copy(entries_of(program.options, false), std::back_inserter(options.entries));
  page.sections.push_back(std::move(options));
  if (!command.more_help.empty()) page.sections.push_back({"NOTES", command.more_help, true});
  page.sections.push_back({"EXAMPLE", command.example, true});
  if (!command.notation.empty()) page.sections.push_back({"NOTATION", in_one_line(command.notation)});
  page.sections.push_back({"EXIT STATUS", in_one_line(program.exit_codes)});
  page.sections.push_back({"SEE ALSO", "deduku(1)"});
  return page;
}

/// Calls a function with each line of a text.
template <class Function>
void for_each_line(std::string_view text, Function function) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    function(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

std::string plain_section(const ManualSection& section) {
  std::string text = section.heading + "\n";
  if (section.is_preformatted) {
    for_each_line(section.text,
                  [&](std::string_view line) { text += line.empty() ? "\n" : "    " + std::string(line) + "\n"; });
  } else if (!section.text.empty()) {
    text += wrapped(section.text, 4);
  }
  for (const auto& [term, meaning] : section.entries) text += "    " + term + "\n" + wrapped(meaning, 8);
  return text;
}

/// As it is, with nothing in it that man would obey.
std::string roff_escaped(std::string_view text) {
  std::string roff_escaped;
  if (text.starts_with('.') || text.starts_with('\'')) roff_escaped += "\\&";
  for (const char letter : text) {
    if (letter == '\\') {
      roff_escaped += "\\e";
    } else if (letter == '-') {
      roff_escaped += "\\-";
    } else {
      roff_escaped += letter;
    }
  }
  return roff_escaped;
}

std::string man_section(const ManualSection& section) {
  std::string source = ".SH " + section.heading + "\n";
  if (section.is_preformatted) {
    source += ".nf\n";
    for_each_line(section.text, [&](std::string_view line) { source += roff_escaped(line) + "\n"; });
    source += ".fi\n";
  } else if (section.heading == "NAME") {
    // What stands before the dash is the name of the page, for apropos.
    const std::size_t dash = section.text.find(" - ");
    source += roff_escaped(section.text.substr(0, dash)) + " \\- " + roff_escaped(section.text.substr(dash + 3)) + "\n";
  } else if (!section.text.empty()) {
    source += roff_escaped(section.text) + "\n";
  }
  for (const auto& [term, meaning] : section.entries) {
    source += ".TP\n\\fB" + roff_escaped(term) + "\\fR\n" + roff_escaped(meaning) + "\n";
  }
  return source;
}

}  // namespace

ManualPage manual_page(const ProgramDescription& program, std::string_view command) {
  const auto found = std::ranges::find(program.commands, command, &CommandDescription::name);
  return found == program.commands.end() ? program_page(program) : command_page(program, *found);
}

std::string plain_text(const ManualPage& page) {
  std::string text;
  for (const ManualSection& section : page.sections) text += (text.empty() ? "" : "\n") + plain_section(section);
  return text;
}

std::string man_source(const ManualPage& page, std::string_view version) {
  std::string title = page.name;
  std::ranges::transform(title, title.begin(), [](char letter) {
    return 'a' <= letter && letter <= 'z' ? static_cast<char>(letter - 32) : letter;
  });
  std::string source =
      ".TH " + roff_escaped(title) + " 1 \"\" \"deduku " + std::string(version) + "\" \"User Commands\"\n";
  for (const ManualSection& section : page.sections) source += man_section(section);
  return source;
}

}  // namespace deduku::cli
