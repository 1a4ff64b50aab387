#include "src/cli/command/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <map>
#include <sstream>

#include "deduku_version.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/spelling.hpp"
#include "src/platform/console.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

void Arguments::flag(const std::string& names, bool& on, const std::string& help) {
  app_.add_flag(names, on, help);
  declared_.push_back({names, "", "", help, {}});
}

void Arguments::counter(const std::string& names, int& count, const std::string& help) {
  app_.add_flag(names, count, help);
  declared_.push_back({names, "", "", help, {}});
}

namespace {

/// What the help says after the names of an option: what it takes, and what it is if left out.
void describe_value(CLI::Option* option, const OptionDescription& described) {
  if (option->get_positional()) return;
  option->option_text(value_text(described));
}

}  // namespace

void Arguments::text(const std::string& names, std::string& value, const std::string& help) {
  declared_.push_back({names, "TEXT", value, help, {}});
  CLI::Option* option = app_.add_option(names, value, help)->type_name("");
  describe_value(option, declared_.back());
  // As from a variable of the shell that is not set.
  if (!option->get_positional())
    option->check([](const std::string& text) { return text.empty() ? "found no value" : ""; });
}

void Arguments::output(const std::string& names, std::string& value, const std::string& help) {
  declared_.push_back({names, "TEXT", value, help, {}});
  CLI::Option* option = app_.add_option(names, value, help)->type_name("");
  describe_value(option, declared_.back());
  const auto take = [](std::string& path) -> std::string {
    if (path.empty()) return "found no value";
    if (path == "-") path.clear();
    return "";
  };
  option->transform(CLI::Validator(take, ""));
}

void Arguments::texts(const std::string& names, std::vector<std::string>& values, const std::string& help) {
  declared_.push_back({names, "TEXT", "", help, {}});
  app_.add_option(names, values, help)->type_name("");
}

namespace {

/// Says what is wrong with a number; "" for nothing.
std::string complaint_about_number(const std::string& text, std::uint64_t most) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  if (read.ec == std::errc() && read.ptr == end && number <= most) return "";
  return "expected a whole number from 0 to " + std::to_string(most) + ", found \"" + text + "\"";
}

}  // namespace

void Arguments::number(const std::string& names, std::uint64_t& value, const std::string& help, std::uint64_t most) {
  const auto check = [most](const std::string& text) { return complaint_about_number(text, most); };
  declared_.push_back({names, "N", std::to_string(value), help, {}});
  describe_value(app_.add_option(names, value, help)->check(check), declared_.back());
}

void Arguments::number_if_any(const std::string& names, std::uint64_t& value, const std::string& help,
                              std::uint64_t most) {
  const auto check = [most](const std::string& text) { return complaint_about_number(text, most); };
  declared_.push_back({names, "N", "", help, {}});
  describe_value(app_.add_option(names, value, help)->check(check), declared_.back());
}

void Arguments::choice(const std::string& names, std::string& value, const std::vector<std::string>& allowed,
                       const std::string& help) {
  CLI::Option* option = app_.add_option(names, value, help)->type_name("");
  option->transform(CLI::IsMember(allowed, CLI::ignore_case));
  declared_.push_back({names, CLI::detail::join(allowed, "|"), value, help, allowed});
  describe_value(option, declared_.back());
  if (option->get_positional() && value.empty()) option->required();
}

namespace {

constexpr const char* description =
    "Deduku solves a Sudoku the way a person does, says why at every step, and rates how hard it is.";
constexpr const char* exit_codes =
    "No file, or -, is standard input. Exit codes: 0 done; 1 a single puzzle could not be done, or any with "
    "--strict,\nor merge or compare found rows that are missing or differ; 2 usage; 3 unreadable input: all of it, or "
    "half of the\nrecords or more, or any with --strict; 4 a file could not be read or written; 5 own check failed; "
    "6 out of\nmemory; 126 the processor lacks what the program needs; 129, 130, 141, 143 ended by SIGHUP, SIGINT, "
    "SIGPIPE,\nSIGTERM: what was finished is written.";

constexpr const char* notation_help =
    "How steps are written: r1c2 is the cell in row 1 and column 2, r18c8 the two cells r1c8 and r8c8. r5c4=1\n"
    "places a digit, r1c9<>7 eliminates a candidate. r1c67 {679}: these cells have these candidates. A chain like\n"
    "(4)r1c2 = (4)r1c7 - (4)r3c9 links candidates: with = at least one of the two is true, with - at most one;\n"
    "(4=7)r1c2 are both in one cell. In a grid of candidates +5 is a digit that the player placed, <5> a given,\n"
    "{5} the last candidate of its cell.";

/// The commands that write steps.
bool writes_steps(std::string_view command) {
  return command == "hint" || command == "solve" || command == "steps";
}

std::vector<OptionDescription> declare_globals(CLI::App& app, LogOptions& log) {
  app.set_version_flag("--version", "deduku " DEDUKU_VERSION " (" DEDUKU_COMMIT ")");
  Arguments arguments(app);
  arguments.counter("-v,--verbose", log.verbosity, "Write every step to stderr; -vv: and every grid");
  arguments.flag("-q,--quiet", log.quiet, "Write nothing to stderr but why the program or a file failed");
  arguments.text("--log-file", log.file, "Write every step to this file; with -vv every grid as well");
  app.get_option("--quiet")->excludes("--verbose");
  return arguments.declared();
}

/// Makes a command, whose options a subcommand of the option parser takes.
std::unique_ptr<Command> declare_command(CLI::App& parser, const CommandEntry& entry) {
  std::unique_ptr<Command> command = entry.make();
  parser.fallthrough();
  const std::string more = command->more_help();
  parser.footer((more.empty() ? "" : more + "\n") + "Example:\n  " + std::string(entry.example) + "\n\n" +
                (writes_steps(entry.name) ? std::string(notation_help) + "\n\n" : "") +
                "For -v, -q and --log-file see deduku --help.");
  Arguments arguments(parser);
  command->declare(arguments);
  return command;
}

/// The names of the options that the user wrote.
GivenOptions given_options(const CLI::App& parser) {
  GivenOptions given;
  for (const CLI::Option* option : parser.get_options()) {
    if (option->count() > 0) given.add(option->get_name());
  }
  return given;
}

/// The option of the program or of a subcommand that looks most like a wrong one; "" when nothing comes near.
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

/// Names the first unexpected argument, and what may have been meant.
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

ExitCode refuse_words(const std::string& complaint) {
  platform::write_to_standard_error(echo(complaint) + "\nRun with --help for more information.\n");
  return ExitCode::usage;
}

/// Writes help and version to standard output, what is wrong with the command line to standard error.
ExitCode report(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    std::ostringstream text;
    app.exit(error, text, text);
    Output out(platform::standard_output);
    out.write(text.str());
    out.flush();
    return ExitCode::done;
  }
  const bool has_extras = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  return refuse_words(has_extras ? complaint_about_extras(app) : error.what());
}

/// Whether a word names an option of a parser: "--trace", "-o", "-vv".
bool is_option_of(const CLI::App& parser, const std::string& word) {
  if (word.starts_with("--")) return parser.get_option_no_throw(word.substr(0, word.find('='))) != nullptr;
  const auto is_short = [&](char letter) { return parser.get_option_no_throw({'-', letter}) != nullptr; };
  return word.starts_with('-') && word.size() > 1 && std::ranges::all_of(word.substr(1), is_short);
}

/// The words of a command line, of which some are options and others their values.
class CommandWords {
 public:
  CommandWords(const CLI::App& app, const std::vector<std::string>& words) : app_(app), parser_(&app), words_(words) {}

  /// Names the option whose value was forgotten, so that it would take the next option for it; "" if there is none.
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

  /// The option whose value is the next word; null if there is none, as for "--to=svg" and "-ofile".
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

  /// Whether it is an option, or a misspelt one.
  bool looks_like_option(const std::string& word) const {
    const bool is_long = word.size() > 2 && word.starts_with("--") && 'a' <= word[2] && word[2] <= 'z';
    return word == "--" || is_long || is_option_of(*parser_, word) || is_option_of(app_, word);
  }

  const CLI::App& app_;
  const CLI::App* parser_;
  const std::vector<std::string>& words_;
};

/// Whether the first word was meant as a subcommand but is none.
bool is_unknown_command(std::string_view word) {
  return !word.starts_with('-') && std::ranges::count(commands(), word, &CommandEntry::name) == 0;
}

}  // namespace

std::variant<Invocation, ExitCode> parse_command_line(const std::vector<std::string>& words) {
  CLI::App app(description, "deduku");
  app.require_subcommand(1);
  app.allow_windows_style_options(false);  // what begins with a slash is a path on every system
  app.footer(std::string(notation_help) + "\n\n" + exit_codes);
  Invocation invocation;
  declare_globals(app, invocation.log);
  // To declare the options of all commands takes longer than to rate a puzzle: only what is named among the words does.
  std::map<std::string, std::unique_ptr<Command>> named;
  for (const CommandEntry& entry : commands()) {
    CLI::App* parser = app.add_subcommand(std::string(entry.name), std::string(entry.summary));
    if (std::ranges::find(words, entry.name) != words.end())
      named[parser->get_name()] = declare_command(*parser, entry);
  }
  if (const std::string complaint = CommandWords(app, words).complaint_about_forgotten_value(); !complaint.empty()) {
    return refuse_words(complaint);
  }
  try {
    app.parse(std::vector(words.rbegin(), words.rend() - (words.empty() ? 0 : 1)));
  } catch (const CLI::ParseError& error) {
    if (words.size() > 1 && is_unknown_command(words[1])) {
      platform::write_to_standard_error("unknown subcommand \"" + echo(words[1]) + "\"; deduku --help lists them\n");
      return ExitCode::usage;
    }
    return report(app, error);
  }
  const CLI::App& parser = *app.get_subcommands().front();
  invocation.name = parser.get_name();
  invocation.command = std::move(named.at(parser.get_name()));
  invocation.command->set_given(given_options(parser));
  return invocation;
}

ProgramDescription describe_program() {
  CLI::App app;
  LogOptions log;
  ProgramDescription program{description, notation_help, exit_codes, declare_globals(app, log), {}};
  for (const CommandEntry& entry : commands()) {
    const std::unique_ptr<Command> command = entry.make();
    CLI::App parser;
    Arguments arguments(parser);
    command->declare(arguments);
    program.commands.push_back({std::string(entry.name), std::string(entry.summary), std::string(entry.example),
                                command->more_help(), writes_steps(entry.name) ? notation_help : "",
                                arguments.declared()});
  }
  return program;
}

}  // namespace deduku::cli
