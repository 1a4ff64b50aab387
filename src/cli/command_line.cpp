#include "src/cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>

#include "deduku_version.hpp"

namespace deduku::cli {

void Arguments::flag(const std::string& names, bool& on, const std::string& help) {
  app_.add_flag(names, on, help);
}

void Arguments::counter(const std::string& names, int& count, const std::string& help) {
  app_.add_flag(names, count, help);
}

namespace {

/// What the help says behind the names of an option: what it takes, and what it is if left out.
void describe_value(CLI::Option* option, const std::string& takes, const std::string& usual) {
  if (option->get_positional()) return;
  option->option_text(usual.empty() ? takes : takes + " [" + usual + "]");
}

}  // namespace

void Arguments::text(const std::string& names, std::string& value, const std::string& help) {
  describe_value(app_.add_option(names, value, help)->type_name(""), "TEXT", value);
}

void Arguments::texts(const std::string& names, std::vector<std::string>& values, const std::string& help) {
  app_.add_option(names, values, help)->type_name("");
}

void Arguments::number(const std::string& names, std::uint64_t& value, const std::string& help) {
  describe_value(app_.add_option(names, value, help)->check(CLI::NonNegativeNumber), "N",
                 std::to_string(value));
}

void Arguments::choice(const std::string& names, std::string& value, const std::vector<std::string>& allowed,
                       const std::string& help) {
  CLI::Option* option = app_.add_option(names, value, help)->type_name("")->check(CLI::IsMember(allowed));
  describe_value(option, CLI::detail::join(allowed, "|"), value);
  if (option->get_positional() && value.empty()) option->required();
}

namespace {

constexpr const char* description =
    "Deduku solves a Sudoku the way a person does, says why at every step, and rates how hard it is.";
constexpr const char* exit_codes =
    "No file, or -, is standard input. Exit codes: 0 done; 1 a single puzzle could not be done, or any with "
    "--strict;\n2 usage; 3 unreadable input; 4 file errors; 5 own check failed; 130 interrupted.";

constexpr const char* notation =
    "How steps are written: r1c2 is the cell in row 1 and column 2, r18c8 the two cells r1c8 and r8c8. "
    "r5c4=1\n"
    "puts a digit in, r1c9<>7 strikes a candidate out. r1c67 {679}: these cells have these candidates. A "
    "chain\n"
    "like (4)r1c2 = (4)r1c7 - (4)r3c9 joins candidates: = one of the two is true at least, - one at most;\n"
    "(4=7)r1c2 are both in one cell. In a grid of candidates +5 is a digit placed, 5 alone a candidate.";

/// The commands that write steps.
bool writes_steps(std::string_view command) {
  return command == "hint" || command == "solve" || command == "steps";
}

void declare_globals(CLI::App& app, LogOptions& log) {
  app.set_version_flag("--version", "deduku " DEDUKU_VERSION " (" DEDUKU_COMMIT ")");
  Arguments arguments(app);
  arguments.counter("-v,--verbose", log.verbosity, "Write every step to stderr; -vv: and every grid");
  arguments.flag("-q,--quiet", log.quiet, "Write nothing but errors to stderr");
  arguments.text("--log-file", log.file, "Write every step to this file; with -vv every grid as well");
  app.get_option("--quiet")->excludes("--verbose");
}

/// A subcommand of the option parser, ready to take the options of `command`.
CLI::App* add_subcommand(CLI::App& app, const CommandEntry& entry, Command& command) {
  CLI::App* parser = app.add_subcommand(std::string(entry.name), std::string(entry.summary));
  parser->fallthrough();
  parser->footer("Example:\n  " + std::string(entry.example) + "\n\n" +
                 (writes_steps(entry.name) ? std::string(notation) + "\n\n" : "") +
                 "For -v, -q and --log-file see deduku --help.");
  Arguments arguments(*parser);
  command.declare(arguments);
  return parser;
}

/// Whether the first word was meant as a subcommand but is none.
bool is_unknown_command(std::string_view word) {
  return !word.starts_with('-') && std::ranges::count(commands(), word, &CommandEntry::name) == 0;
}

}  // namespace

std::variant<Invocation, ExitCode> parse_command_line(int argc, const char* const* argv) {
  CLI::App app(description, "deduku");
  app.require_subcommand(1);
  app.footer(std::string(notation) + "\n\n" + exit_codes);
  Invocation invocation;
  declare_globals(app, invocation.log);
  std::vector<std::unique_ptr<Command>> made;
  for (const CommandEntry& entry : commands()) {
    made.push_back(entry.make());
    add_subcommand(app, entry, *made.back());
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (argc > 1 && is_unknown_command(argv[1])) {
      std::cerr << "unknown subcommand \"" << argv[1] << "\"; deduku --help lists them\n";
      return ExitCode::usage;
    }
    return app.exit(error) == 0 ? ExitCode::done : ExitCode::usage;
  }
  for (std::size_t i = 0; i < made.size(); ++i) {
    invocation.name = commands()[i].name;
    if (!app.got_subcommand(invocation.name)) continue;
    invocation.command = std::move(made[i]);
    break;
  }
  return invocation;
}

}  // namespace deduku::cli
