#include "src/cli/command/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <sstream>
#include <utility>

#include "deduku_version.hpp"
#include "src/cli/command/help_text.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/spelling.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

OptionDescription& Arguments::describe(const std::string& names, const std::string& value,
                                       const std::string& default_value, const std::string& help) {
  return declared_.emplace_back(OptionDescription{names, value, default_value, help, {}, group_});
}

void Arguments::flag(const std::string& names, bool& on, const std::string& help) {
  app_.add_flag(names, on);
  describe(names, "", "", help);
}

void Arguments::counter(const std::string& names, int& count, const std::string& help) {
  app_.add_flag(names, count);
  describe(names, "", "", help);
}

void Arguments::text(const std::string& names, std::string& value, const std::string& help) {
  describe(names, "TEXT", value, help);
  CLI::Option* option = app_.add_option(names, value);
  // An unset variable of the shell gives an empty text.
  if (!option->get_positional())
    option->check([](const std::string& text) { return text.empty() ? "found no value" : ""; });
}

void Arguments::output(const std::string& names, std::string& value, const std::string& help) {
  describe(names, "FILE", value, help);
  const auto take = [](std::string& path) -> std::string {
    if (path.empty()) return "found no value";
    if (path == "-") path.clear();
    return "";
  };
  app_.add_option(names, value)->transform(CLI::Validator(take, ""));
}

void Arguments::texts(const std::string& names, std::vector<std::string>& values, const std::string& help) {
  describe(names, "TEXT", "", help).is_repeatable = true;
  app_.add_option(names, values);
}

namespace {

/// The error in a number; "" if it has no error.
std::string complaint_about_number(const std::string& text, std::uint64_t least, std::uint64_t most) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec == std::errc() && read.ptr == end && least <= number && number <= most) return "";
  return "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", found \"" + text +
         "\"";
}

void add_number(CLI::App& app, const std::string& names, std::uint64_t& value, std::uint64_t least,
                std::uint64_t most) {
  app.add_option(names, value)->check([least, most](const std::string& text) {
    return complaint_about_number(text, least, most);
  });
}

}  // namespace

void Arguments::number(const std::string& names, std::uint64_t& value, const std::string& help, std::uint64_t most,
                       std::uint64_t least) {
  describe(names, "N", std::to_string(value), help);
  add_number(app_, names, value, least, most);
}

void Arguments::number_if_any(const std::string& names, std::uint64_t& value, const std::string& help,
                              std::uint64_t most, std::uint64_t least) {
  describe(names, "N", "", help);
  add_number(app_, names, value, least, most);
}

void Arguments::choice(const std::string& names, std::string& value, const std::vector<std::string>& allowed,
                       const std::string& help) {
  choice(*app_.add_option(names, value), names, value, allowed, help);
}

void Arguments::choice(CLI::Option& option, const std::string& names, const std::string& value,
                       const std::vector<std::string>& allowed, const std::string& help) {
  option.transform(CLI::IsMember(allowed, CLI::ignore_case));
  constexpr std::size_t longest_list = 40;
  const std::string list = CLI::detail::join(allowed, "|");
  OptionDescription& described = describe(names, list.size() > longest_list ? "WORD" : list, value, help);
  described.choices = allowed;
  described.is_required = option.get_positional() && value.empty();
  if (described.is_required) option.required();
}

void Arguments::format(std::string& value, const std::vector<std::string>& allowed, const std::string& help) {
  const OptionGroup group = std::exchange(group_, OptionGroup::output);
  choice("--format", value, allowed, help);
  group_ = group;
}

void Arguments::option(std::string_view parameter_name, bool& on) {
  const service::Parameter& row = parameter(parameter_name);
  flag(std::string(row.option), on, help_of(row));
}

void Arguments::option(std::string_view parameter_name, std::string& value, const std::string& help) {
  const service::Parameter& row = parameter(parameter_name);
  if (value.empty()) value = row.default_word();
  const std::string own_help = help.empty() ? help_of(row) : help;
  if (row.kind != service::ParameterKind::word) return text(std::string(row.option), value, own_help);
  const service::Words words = row.words();
  choice(std::string(row.option), value, {words.begin(), words.end()}, own_help);
}

void Arguments::option(std::string_view parameter_name, std::uint64_t& value) {
  const service::Parameter& row = parameter(parameter_name);
  const auto& [default_value, least, most] = row.range;
  const std::string names(row.option);
  value = default_value;
  if (most - least >= 10) return number(names, value, help_of(row), most, least);
  std::vector<std::string> few;
  for (std::uint64_t each = least; each <= most; ++each) few.push_back(std::to_string(each));
  choice(*app_.add_option(names, value)->type_name("TEXT"), names, std::to_string(value), few, help_of(row));
}

namespace {

constexpr const char* description =
    "Deduku solves a Sudoku as people do, explains every step, and rates its difficulty.";

/// The codes of exit_code.hpp and of signals.
HelpSection exit_codes() {
  return {"Exit codes",
          {},
          {{"0", "done"},
           {"1",
            "a single puzzle could not be solved, or any with --strict; merge or compare found rows that are "
            "missing or differ"},
           {"2", "wrong usage"},
           {"3", "unreadable input: all of it, at least half of the records, or any with --strict"},
           {"4", "a file could not be read or written"},
           {"5", "an internal check failed"},
           {"6", "out of memory"},
           {"126", "the processor lacks instructions that the program needs"},
           {"129 to 143",
            "ended by SIGHUP (129), SIGINT (130), SIGPIPE (141) or SIGTERM (143); finished records are written"}}};
}

HelpSection notation() {
  return {"Notation",
          {},
          {{"r1c2", "the cell in row 1 and column 2; r18c8 are the two cells r1c8 and r8c8"},
           {"r5c4=1", "places a digit"},
           {"r1c9<>7", "eliminates a candidate"},
           {"r1c67 {679}", "these cells have these candidates"},
           {"(4)r1c2 = (4)r1c7", "a link in a chain: at least one of the two is true"},
           {"(4)r1c7 - (4)r3c9", "a link in a chain: at most one of the two is true"},
           {"(4=7)r1c2", "a link between two candidates of one cell"},
           {"+5, <5>, {5}",
            "in a grid of candidates: a digit that the player placed, a given, the last candidate "
            "of its cell"}}};
}

/// The commands that write steps.
bool writes_steps(std::string_view command) {
  return command == "hint" || command == "solve" || command == "steps";
}

std::vector<OptionDescription> declare_globals(CLI::App& app, LogOptions& log) {
  app.set_version_flag("--version", "deduku " DEDUKU_VERSION " (" DEDUKU_COMMIT ")");
  Arguments arguments(app);
  arguments.group(OptionGroup::general);
  arguments.counter("-v,--verbose", log.verbosity, "Write every step to standard error; -vv: every grid as well");
  arguments.flag("-q,--quiet", log.quiet, "Write only fatal errors to standard error");
  arguments.text("--log-file", log.file, "Write every step to this file; with -vv every grid as well");
  app.get_option("--quiet")->excludes("--verbose");
  return arguments.declared();
}

void declare_help(CLI::App& app) {
  app.set_help_flag("-h");
  app.set_help_all_flag("--help");
}

/// A command and its description.
struct DeclaredCommand {
  std::unique_ptr<Command> command;
  CommandDescription description;
};

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream words{std::string(text)};
  return {std::istream_iterator<std::string>(words), {}};
}

/// Makes a command and declares its options to a subcommand of the parser.
DeclaredCommand declare_command(CLI::App& parser, const CommandEntry& entry) {
  std::unique_ptr<Command> command = entry.make();
  Arguments arguments(parser);
  command->declare(arguments);
  CommandDescription described{std::string(entry.name),
                               entry.group,
                               std::string(entry.summary),
                               std::string(entry.example),
                               words_of(entry.common_options),
                               arguments.declared(),
                               {},
                               writes_steps(entry.name)};
  return {std::move(command), std::move(described)};
}

/// The names of the options that the user wrote.
GivenOptions given_options(const CLI::App& parser) {
  GivenOptions given;
  for (const CLI::Option* option : parser.get_options()) {
    if (option->count() > 0) given.add(option->get_name());
  }
  return given;
}

/// The option of the program or of a subcommand that is most similar to a wrong one; "" if no option is similar.
std::string nearest_option(const CLI::App& parser, std::string_view wrong) {
  std::string nearest;
  int least = tolerated_distance(wrong) + 1;
  for (const CLI::Option* option : parser.get_options()) {
    for (const std::string& name : option->get_lnames()) {
      const int distance = edit_distance(wrong, name);
      if (distance >= least) continue;
      least = distance;
      nearest = "--" + name;
    }
  }
  return nearest;
}

/// Names the first unexpected argument, and the option that was probably meant.
std::string complaint_about_extras(const CLI::App& app) {
  const std::vector<std::string> extras = app.remaining(true);
  const auto option = std::ranges::find_if(extras, [](const auto& word) { return word.starts_with("--"); });
  const std::string word = option == extras.end() ? extras.front() : *option;
  std::string sentence = "\"" + word + "\" was not expected";
  if (option == extras.end()) return sentence;
  const std::string name = word.substr(2, word.find('=') - 2);
  for (const CLI::App* parser : app.get_subcommands()) {
    const std::string nearest = nearest_option(*parser, name);
    if (!nearest.empty()) return sentence + "; did you mean " + nearest + "?";
  }
  return sentence;
}

ExitCode refuse_words(const std::string& complaint, const std::string& command = "") {
  const std::string program = command.empty() ? "deduku" : "deduku " + command;
  platform::write_to_standard_error(echo(complaint) + "\n" + program + " --help lists the options.\n");
  return ExitCode::usage;
}

ExitCode write_to_standard_output(const std::string& text) {
  Output out(platform::standard_output);
  out.write(text);
  out.flush();
  return ExitCode::done;
}

/// Whether a word names an option of a parser: "--trace", "-o", "-vv".
bool is_option_of(const CLI::App& parser, const std::string& word) {
  if (word.starts_with("--")) return parser.get_option_no_throw(word.substr(0, word.find('='))) != nullptr;
  const auto is_short = [&](char letter) { return parser.get_option_no_throw({'-', letter}) != nullptr; };
  return word.starts_with('-') && word.size() > 1 && std::ranges::all_of(word.substr(1), is_short);
}

/// The words of a command line: some are options and others their values.
class CommandWords {
 public:
  CommandWords(const CLI::App& app, const std::vector<std::string>& words) : app_(app), parser_(&app), words_(words) {}

  /// Names an option without a value that would take the next option as its value; "" if there is no such option.
  std::string complaint_about_forgotten_value() {
    for (std::size_t i = 1; i < words_.size() && words_[i] != "--"; ++i) {
      const CLI::Option* const option = option_that_takes_next(words_[i]);
      if (option == nullptr) {
        enter_subcommand(words_[i]);
      } else if (++i < words_.size() && looks_like_option(words_[i])) {
        return option->get_name() + ": found no value before " + words_[i] +
               "; a value that begins with a dash is written " + option->get_name() + "=" + words_[i];
      }
    }
    return "";
  }

 private:
  void enter_subcommand(const std::string& word) {
    if (parser_ != &app_) return;
    for (const CLI::App* subcommand : app_.get_subcommands([](const CLI::App*) { return true; })) {
      if (subcommand->get_name() == word) parser_ = subcommand;
    }
  }

  const CLI::Option* find(const std::string& name) const {
    const CLI::Option* const own = parser_->get_option_no_throw(name);
    return own != nullptr ? own : app_.get_option_no_throw(name);
  }

  /// The option whose value is the next word; null if no option takes it, as for "--to=svg" and "-ofile".
  const CLI::Option* option_that_takes_next(const std::string& word) const {
    const auto takes_value = [](const CLI::Option* option) { return option->get_items_expected_min() > 0; };
    if (word.starts_with("--")) {
      const CLI::Option* const option = find(word);
      return option != nullptr && takes_value(option) ? option : nullptr;
    }
    for (std::size_t i = 1; word.starts_with('-') && i < word.size(); ++i) {
      const CLI::Option* const option = find({'-', word[i]});
      if (option == nullptr) return nullptr;
      if (takes_value(option)) return i + 1 == word.size() ? option : nullptr;
    }
    return nullptr;
  }

  /// Whether it is an option or a misspelt option.
  bool looks_like_option(const std::string& word) const {
    const bool is_long = word.size() > 2 && word.starts_with("--") && 'a' <= word[2] && word[2] <= 'z';
    return word == "--" || is_long || is_option_of(*parser_, word) || is_option_of(app_, word);
  }

  const CLI::App& app_;
  const CLI::App* parser_;
  const std::vector<std::string>& words_;
};

/// Whether the first word was meant as a subcommand but does not exist.
bool is_unknown_command(std::string_view word) {
  return !word.starts_with('-') && std::ranges::count(commands(), word, &CommandEntry::name) == 0;
}

/// The description of the program without the options of its commands, which take long to declare.
ProgramDescription outline_of_program(std::vector<OptionDescription> globals) {
  ProgramDescription program{description, notation(), exit_codes(), std::move(globals), {}};
  for (const CommandEntry& entry : commands()) {
    program.commands.push_back(
        {std::string(entry.name), entry.group, std::string(entry.summary), "", {}, {}, {}, false, entry.is_common});
  }
  return program;
}

/// The command line, declared for the given words.
class CommandLine {
 public:
  explicit CommandLine(const std::vector<std::string>& words) : words_(words), app_(description, "deduku") {
    app_.require_subcommand(1);
    app_.allow_windows_style_options(false);  // a word that begins with a slash is a path on every system
    app_.set_help_flag();                     // else every subcommand would take over a flag of its own, named or not
    globals_ = declare_globals(app_, invocation_.log);
    // Declaring the options of all commands takes longer than rating a puzzle, so only those of named commands are
    // declared.
    for (const CommandEntry& entry : commands()) {
      CLI::App* parser = app_.add_subcommand(std::string(entry.name));
      if (std::ranges::find(words, entry.name) == words.end()) continue;
      parser->fallthrough();
      declare_help(*parser);
      named_[parser->get_name()] = declare_command(*parser, entry);
    }
    declare_help(app_);
  }

  std::variant<Invocation, ExitCode> parse() {
    if (words_.size() <= 1) {
      platform::write_to_standard_error(short_help(outline_of_program(globals_)));
      return ExitCode::usage;
    }
    if (const std::string complaint = CommandWords(app_, words_).complaint_about_forgotten_value(); !complaint.empty())
      return refuse_words(complaint, parsed_command());
    try {
      app_.parse(std::vector(words_.rbegin(), words_.rend() - 1));
    } catch (const CLI::CallForAllHelp&) {
      return write_to_standard_output(help(true));
    } catch (const CLI::CallForHelp&) {
      return write_to_standard_output(help(false));
    } catch (const CLI::CallForVersion& version) {
      return write_to_standard_output(std::string(version.what()) + "\n");
    } catch (const CLI::ParseError& error) {
      return refuse(error);
    }
    const CLI::App& parser = *app_.get_subcommands().front();
    invocation_.name = parser.get_name();
    invocation_.command = std::move(named_.at(parser.get_name()).command);
    invocation_.command->set_given(given_options(parser));
    return std::move(invocation_);
  }

 private:
  /// The name of the command; "" if none was parsed.
  std::string parsed_command() const {
    return app_.get_subcommands().empty() ? "" : app_.get_subcommands().front()->get_name();
  }

  std::string help(bool is_whole) {
    const std::string name = parsed_command();
    if (name.empty()) {
      const ProgramDescription program = outline_of_program(globals_);
      return is_whole ? whole_help(program) : short_help(program);
    }
    DeclaredCommand& named = named_.at(name);
    if (!is_whole) return short_help(named.description);
    named.description.sections = named.command->help_sections();
    return whole_help(named.description, globals_);
  }

  ExitCode refuse(const CLI::ParseError& error) const {
    if (is_unknown_command(words_[1])) {
      platform::write_to_standard_error("unknown command \"" + echo(words_[1]) + "\"; deduku --help lists them\n");
      return ExitCode::usage;
    }
    if (parsed_command().empty() && dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
      return refuse_words("expected a command, such as deduku hint puzzle.txt");
    const bool has_extras = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
    return refuse_words(has_extras ? complaint_about_extras(app_) : error.what(), parsed_command());
  }

  const std::vector<std::string>& words_;
  CLI::App app_;
  Invocation invocation_;
  std::vector<OptionDescription> globals_;
  std::map<std::string, DeclaredCommand> named_;
};

}  // namespace

std::variant<Invocation, ExitCode> parse_command_line(const std::vector<std::string>& words) {
  return CommandLine(words).parse();
}

ProgramDescription describe_program() {
  CLI::App app;
  LogOptions log;
  ProgramDescription program{description, notation(), exit_codes(), declare_globals(app, log), {}};
  for (const CommandEntry& entry : commands()) {
    CLI::App parser;
    DeclaredCommand declared = declare_command(parser, entry);
    declared.description.sections = declared.command->help_sections();
    program.commands.push_back(std::move(declared.description));
  }
  return program;
}

}  // namespace deduku::cli
