#include "src/cli/help/manual.hpp"

#include <algorithm>

#include "src/cli/command/help_text.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

ManualSection::Entry entry_of(const OptionDescription& option) {
  return {term_of(option), whole_help_of(option)};
}

/// The options of a group; without one, the operands.
std::vector<ManualSection::Entry> entries_of(const std::vector<OptionDescription>& options,
                                             std::optional<OptionGroup> group) {
  std::vector<ManualSection::Entry> entries;
  for (const OptionDescription& option : options) {
    const std::optional<OptionGroup> own = option.is_operand() ? std::nullopt : std::optional(option.group);
    if (own == group) entries.push_back(entry_of(option));
  }
  return entries;
}

ManualSection section_of(const HelpSection& section, std::string heading) {
  ManualSection manual{std::move(heading), joined(section.paragraphs, "\n")};
  for (const auto& [term, meaning] : section.rows) manual.entries.push_back({term, meaning});
  return manual;
}

ManualPage program_page(const ProgramDescription& program) {
  ManualPage page{"deduku",
                  {{"NAME", "deduku - solves a Sudoku with reasons and rates it"},
                   {"SYNOPSIS", "deduku COMMAND [OPTIONS] [FILES]"},
                   {"DESCRIPTION", program.summary + "\nEach command has a page of its own: deduku help COMMAND."}}};
  std::string pages;
  for (std::size_t i = 0; i < command_group_headings.size(); ++i) {
    ManualSection section{upper_case(command_group_headings[i]), ""};
    for (const CommandDescription& command : program.commands) {
      if (command.group != static_cast<CommandGroup>(i)) continue;
      section.entries.push_back({command.name, command.summary});
      pages += (pages.empty() ? "deduku-" : ", deduku-") + command.name + "(1)";
    }
    page.sections.push_back(std::move(section));
  }
  ManualSection options{"OPTIONS", "Every command has these options."};
  for (const OptionDescription& option : help_options()) options.entries.push_back(entry_of(option));
  options.entries.push_back(entry_of(version_option()));
  std::ranges::copy(entries_of(program.options, OptionGroup::general), std::back_inserter(options.entries));
  page.sections.push_back(std::move(options));
  page.sections.push_back(section_of(program.notation, "NOTATION"));
  page.sections.push_back(section_of(program.exit_codes, "EXIT STATUS"));
  page.sections.push_back({"SEE ALSO", pages});
  return page;
}

/// The options in their groups.
void add_options(ManualPage& page, const std::vector<OptionDescription>& options) {
  page.sections.push_back({"OPTIONS", "", false, false, entries_of(options, OptionGroup::task)});
  for (std::size_t i = 1; i < option_group_headings.size(); ++i) {
    auto entries = entries_of(options, static_cast<OptionGroup>(i));
    if (!entries.empty())
      page.sections.push_back({std::string(option_group_headings[i]), "", true, false, std::move(entries)});
  }
}

ManualPage command_page(const ProgramDescription& program, const CommandDescription& command) {
  ManualPage page{"deduku-" + command.name,
                  {{"NAME", "deduku-" + command.name + " - " + command.summary}, {"SYNOPSIS", synopsis_of(command)}}};
  if (auto operands = entries_of(command.options, std::nullopt); !operands.empty())
    page.sections.push_back({"OPERANDS", "", false, false, std::move(operands)});
  std::vector<OptionDescription> options = command.options;
  for (const OptionDescription& option : help_options()) options.push_back(option);
  options.insert(options.end(), program.options.begin(), program.options.end());
  add_options(page, options);
  for (const HelpSection& section : command.sections)
    page.sections.push_back(section_of(section, upper_case(section.heading)));
  page.sections.push_back({"EXAMPLE", command.example, false, true});
  if (command.writes_steps)
    page.sections.push_back({"NOTATION", "The page deduku(1) explains the notation of steps: deduku help."});
  page.sections.push_back({"EXIT STATUS", "0 if all was done; the page deduku(1) lists the other codes: deduku help."});
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
  std::string text = (section.is_subsection ? "  " : "") + section.heading + "\n";
  if (section.is_preformatted) {
    for_each_line(section.text,
                  [&](std::string_view line) { text += line.empty() ? "\n" : "    " + std::string(line) + "\n"; });
  } else {
    for_each_line(section.text, [&](std::string_view line) { text += wrapped(line, 4); });
  }
  for (const auto& [term, meaning] : section.entries) text += "    " + term + "\n" + wrapped(meaning, 8);
  return text;
}

/// The text with all commands of man escaped.
std::string roff_escaped(std::string_view text) {
  std::string escaped = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
  for (const char letter : text) {
    if (letter == '\\' || letter == '-') escaped += '\\';
    escaped += letter == '\\' ? 'e' : letter;
  }
  return escaped;
}

std::string man_section(const ManualSection& section) {
  std::string source = (section.is_subsection ? ".SS " : ".SH ") + section.heading + "\n";
  if (section.is_preformatted) {
    source += ".nf\n";
    for_each_line(section.text, [&](std::string_view line) { source += roff_escaped(line) + "\n"; });
    source += ".fi\n";
  } else if (section.heading == "NAME") {
    // apropos uses the text before the dash as the name of the page.
    const std::size_t dash = section.text.find(" - ");
    source += roff_escaped(section.text.substr(0, dash)) + " \\- " + roff_escaped(section.text.substr(dash + 3)) + "\n";
  } else {
    bool is_first = true;
    for_each_line(section.text, [&](std::string_view line) {
      source += (is_first ? "" : ".PP\n") + roff_escaped(line) + "\n";
      is_first = false;
    });
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
  std::string source = ".TH " + roff_escaped(upper_case(page.name)) + " 1 \"\" \"deduku " + std::string(version) +
                       "\" \"User Commands\"\n";
  for (const ManualSection& section : page.sections) source += man_section(section);
  return source;
}

}  // namespace deduku::cli
