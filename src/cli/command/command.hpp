// Subcommands: the options and the run of each, and the table of them.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "src/cli/command/arguments.hpp"
#include "src/cli/command/given_options.hpp"
#include "src/cli/io/exit_code.hpp"
#include "src/cli/io/session.hpp"

namespace deduku::cli {

class Command {
 public:
  virtual ~Command() = default;
  virtual void declare(Arguments& arguments) = 0;
  /// Parts of the help after the options.
  virtual std::vector<HelpSection> help_sections() const { return {}; }
  virtual ExitCode run(Session& session) = 0;

  void set_given(GivenOptions given) { given_ = std::move(given); }

 protected:
  /// Available when the subcommand runs.
  const GivenOptions& given() const { return given_; }

 private:
  GivenOptions given_;
};

/// A row of the table.
struct CommandEntry {
  std::string_view name;
  CommandGroup group;
  /// An imperative without a full stop: "Rate puzzles on several scales".
  std::string_view summary;
  /// The example in the help.
  std::string_view example;
  /// The long names of the options that the short help shows, at most ten, with blanks between them.
  std::string_view common_options;
  std::unique_ptr<Command> (*make)();
  /// Whether a newcomer should see it first.
  bool is_common = false;
};

/// All subcommands, in the order of the help.
std::span<const CommandEntry> commands();

// Each one is in the file of its name.
std::unique_ptr<Command> make_rate();
std::unique_ptr<Command> make_export();
std::unique_ptr<Command> make_solve();
std::unique_ptr<Command> make_hint();
std::unique_ptr<Command> make_steps();
std::unique_ptr<Command> make_draw();
std::unique_ptr<Command> make_sheet();
std::unique_ptr<Command> make_book();
std::unique_ptr<Command> make_explain();
std::unique_ptr<Command> make_why();
std::unique_ptr<Command> make_assess();
std::unique_ptr<Command> make_verify();
std::unique_ptr<Command> make_prove();
std::unique_ptr<Command> make_check_progress();
std::unique_ptr<Command> make_check();
std::unique_ptr<Command> make_count();
std::unique_ptr<Command> make_convert();
std::unique_ptr<Command> make_canon();
std::unique_ptr<Command> make_minimise();
std::unique_ptr<Command> make_random();
std::unique_ptr<Command> make_generate();
std::unique_ptr<Command> make_merge();
std::unique_ptr<Command> make_stats();
std::unique_ptr<Command> make_compare();
std::unique_ptr<Command> make_techniques();
std::unique_ptr<Command> make_serve();
std::unique_ptr<Command> make_page();
std::unique_ptr<Command> make_euler96();
std::unique_ptr<Command> make_judge();
std::unique_ptr<Command> make_bench();
std::unique_ptr<Command> make_cases();
std::unique_ptr<Command> make_help();

}  // namespace deduku::cli
