#include "src/cli/help/completions.hpp"

#include "src/cli/command/help_text.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// "-q" and "--quiet".
std::vector<std::string> spellings_of(const OptionDescription& option) {
  const std::size_t comma = option.names.find(',');
  if (comma == std::string::npos) return {option.names};
  return {option.names.substr(0, comma), option.names.substr(comma + 1)};
}

std::vector<std::string> command_names(const ProgramDescription& program) {
  std::vector<std::string> names;
  for (const CommandDescription& command : program.commands) names.push_back(command.name);
  return names;
}

/// The options that a command takes: its own, and those of the program.
std::vector<OptionDescription> options_of(const ProgramDescription& program, const CommandDescription& command) {
  std::vector<OptionDescription> options = command.options;
  for (const OptionDescription& option : help_options()) options.push_back(option);
  options.insert(options.end(), program.options.begin(), program.options.end());
  return options;
}

/// All names of options, and the allowed words of operands.
std::string bash_words(const std::vector<OptionDescription>& options) {
  std::vector<std::string> words;
  for (const OptionDescription& option : options) {
    const std::vector<std::string> more = option.is_operand() ? option.choices : spellings_of(option);
    words.insert(words.end(), more.begin(), more.end());
  }
  return joined(words, " ");
}

/// A line for each option with a fixed set of words.
std::string bash_choices(const CommandDescription& command) {
  std::string lines;
  for (const OptionDescription& option : command.options) {
    if (option.is_operand() || option.choices.empty()) continue;
    for (const std::string& name : spellings_of(option)) {
      lines += "    '" + command.name + " " + name + "') words='" + joined(option.choices, " ") + "' ;;\n";
    }
  }
  return lines;
}

/// In single quotes, for zsh and fish.
std::string quoted_for_shell(std::string_view text, std::string_view escape_of_quote) {
  std::string quoted = "'";
  for (const char letter : text) quoted += letter == '\'' ? escape_of_quote : std::string_view(&letter, 1);
  return quoted + "'";
}

/// For a specification of zsh, in which brackets and colons have a meaning.
std::string zsh_plain(std::string_view text) {
  std::string escaped;
  for (const char letter : text) {
    if (letter == '[' || letter == ']' || letter == ':' || letter == '\\') escaped += '\\';
    escaped += letter;
  }
  return escaped;
}

/// The value that zsh offers: one of some words, or a file.
std::string zsh_value(const OptionDescription& option) {
  return option.choices.empty() ? "_files" : "(" + joined(option.choices, " ") + ")";
}

std::string zsh_specifications(const std::vector<OptionDescription>& options) {
  std::string lines;
  for (const OptionDescription& option : options) {
    if (option.is_operand()) {
      lines += " \\\n        " + quoted_for_shell("*:" + zsh_plain(option.names) + ":" + zsh_value(option), "'\\''");
      continue;
    }
    const std::string value = option.value.empty() ? "" : ":" + zsh_plain(option.names) + ":" + zsh_value(option);
    for (const std::string& name : spellings_of(option)) {
      const std::string equals = !option.value.empty() && name.starts_with("--") ? "=" : "";
      lines += " \\\n        " +
               quoted_for_shell(name + equals + "[" + zsh_plain(first_phrase(option.help)) + "]" + value, "'\\''");
    }
  }
  return lines;
}

std::string fish_line(const std::string& condition, const OptionDescription& option) {
  std::string line = "complete -c deduku -n " + quoted_for_shell(condition, "\\'");
  if (option.is_operand()) {
    return option.choices.empty() ? "" : line + " -f -a " + quoted_for_shell(joined(option.choices, " "), "\\'") + "\n";
  }
  for (const std::string& name : spellings_of(option)) {
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  if (!option.value.empty()) line += " -r";
  if (!option.choices.empty()) line += " -f -a " + quoted_for_shell(joined(option.choices, " "), "\\'");
  return line + " -d " + quoted_for_shell(first_phrase(option.help), "\\'") + "\n";
}

}  // namespace

std::string bash_completion(const ProgramDescription& program) {
  std::string choices;
  std::string words;
  for (const CommandDescription& command : program.commands) {
    choices += bash_choices(command);
    words += "    " + command.name + ") words='" + bash_words(options_of(program, command)) + "' ;;\n";
  }
  const std::string commands = joined(command_names(program), "|");
  return "# bash completion for deduku; made from its tables of options\n"
         "_deduku() {\n"
         "  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' words='' i\n"
         "  # --option=value comes as three words\n"
         "  if [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi\n"
         "  if [[ $current == '=' ]]; then current=''; fi\n"
         "  for ((i = 1; i < COMP_CWORD; ++i)); do\n"
         "    case ${COMP_WORDS[i]} in\n"
         "    " +
         commands +
         ") command=${COMP_WORDS[i]}; break ;;\n"
         "    esac\n"
         "  done\n"
         "  case \"$command $before\" in\n" +
         choices +
         "  esac\n"
         "  if [[ -z $words ]]; then\n"
         "    case $command in\n"
         "    '') words='" +
         joined(command_names(program), " ") + " -h --help --version " + bash_words(program.options) + "' ;;\n" +
         words +
         "    esac\n"
         "  fi\n"
         "  COMPREPLY=()\n"
         "  while IFS='' read -r i; do COMPREPLY+=(\"$i\"); done < <(compgen -W \"$words\" -- \"$current\")\n"
         "}\n"
         "complete -o default -F _deduku deduku\n";
}

std::string zsh_completion(const ProgramDescription& program) {
  std::string commands;
  std::string cases;
  for (const CommandDescription& command : program.commands) {
    commands += "    " + quoted_for_shell(command.name + ":" + zsh_plain(command.summary), "'\\''") + "\n";
    cases += "    " + command.name + ")\n      _arguments" + zsh_specifications(options_of(program, command)) + " ;;\n";
  }
  return "#compdef deduku\n"
         "# made from the tables of options of the program\n"
         "local curcontext=$curcontext state line\n"
         "local -a commands=(\n" +
         commands +
         ")\n"
         "_arguments -C" +
         zsh_specifications(program.options) +
         " \\\n        '(-)-h[Show the common options]' \\\n"
         "        '(-)--help[Show all options]' \\\n"
         "        '(-)--version[Show the version and its commit]' \\\n"
         "        '1:subcommand:->command' '*::argument:->arguments'\n"
         "case $state in\n"
         "command) _describe subcommand commands ;;\n"
         "arguments)\n"
         "  case $words[1] in\n" +
         cases +
         "  esac ;;\n"
         "esac\n";
}

std::string fish_completion(const ProgramDescription& program) {
  const std::string commands = joined(command_names(program), " ");
  const std::string before = "not __fish_seen_subcommand_from " + commands;
  std::string lines = "# fish completion for deduku; made from its tables of options\n";
  for (const CommandDescription& command : program.commands) {
    lines += "complete -c deduku -n " + quoted_for_shell(before, "\\'") + " -f -a " + command.name + " -d " +
             quoted_for_shell(command.summary, "\\'") + "\n";
  }
  lines +=
      "complete -c deduku -s h -d 'Show the common options'\n"
      "complete -c deduku -l help -d 'Show all options'\n";
  lines +=
      "complete -c deduku -n " + quoted_for_shell(before, "\\'") + " -l version -d 'Show the version and its commit'\n";
  for (const OptionDescription& option : program.options) lines += fish_line("true", option);
  for (const CommandDescription& command : program.commands) {
    for (const OptionDescription& option : command.options) {
      lines += fish_line("__fish_seen_subcommand_from " + command.name, option);
    }
  }
  return lines;
}

}  // namespace deduku::cli
