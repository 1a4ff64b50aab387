#include "src/cli/command_line.hpp"

#include <CLI/CLI.hpp>

#include "deduku_version.hpp"

namespace deduku::cli {

void Arguments::flag(const std::string& names, bool& on, const std::string& help) {
  app_.add_flag(names, on, help);
}

void Arguments::counter(const std::string& names, int& count, const std::string& help) {
  app_.add_flag(names, count, help);
}

void Arguments::text(const std::string& names, std::string& value, const std::string& help) {
  app_.add_option(names, value, help)->type_name("")->capture_default_str();
}

void Arguments::texts(const std::string& names, std::vector<std::string>& values, const std::string& help) {
  app_.add_option(names, values, help)->type_name("");
}

void Arguments::number(const std::string& names, std::uint64_t& value, const std::string& help) {
  app_.add_option(names, value, help)->type_name("N")->capture_default_str();
}

void Arguments::choice(const std::string& names, std::string& value, const std::vector<std::string>& allowed,
                       const std::string& help) {
  CLI::Option* option = app_.add_option(names, value, help)->check(CLI::IsMember(allowed));
  option->type_name("")->capture_default_str();
  if (option->get_positional() && value.empty()) option->required();
}

namespace {

constexpr const char* description =
    "Deduku solves a Sudoku the way a person does, says why at every step, and rates how hard it is.";
constexpr const char* exit_codes =
    "No file, or -, is standard input. Exit codes: 0 done; 1 a single puzzle could not be done, or any with "
    "--strict;\n2 usage; 3 unreadable input; 4 file errors; 5 own check failed; 130 interrupted.";

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
  parser->footer("Example:\n  " + std::string(entry.example) +
                 "\n\nFor -v, -q and --log-file see deduku --help.");
  Arguments arguments(*parser);
  command.declare(arguments);
  return parser;
}

}  // namespace

std::variant<Invocation, ExitCode> parse_command_line(int argc, const char* const* argv) {
  CLI::App app(description, "deduku");
  app.require_subcommand(1);
  app.footer(exit_codes);
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
