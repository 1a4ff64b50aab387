// A puzzle explained from its givens to its solution: a self-contained page, or Markdown with pictures next to it.
#include "deduku_version.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/page_folder.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/terminal.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/platform/native_path.hpp"
#include "src/service/walk_of.hpp"

namespace deduku::cli {

namespace {

class Explain final : public Command {
  void declare(Arguments& arguments) override {
    arguments.method("explain");
    board_.declare(arguments, "PUZZLE", "Puzzle: a file, the puzzle itself, or - for standard input");
    arguments.group(OptionGroup::output);
    arguments.output("-o,--output", output_, "Write to this file; -: standard output, also at a terminal");
    arguments.option("to", form_);
    solving_.declare(arguments);
    styles_.declare(arguments);
    solving_.declare_scales(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    given().refuse_idle(idle_on_frozen_ladders, solving_.mode());
    check_output(session.out);
    records::StepQuestion question = solving_.question(session.out, styles_.style().language);
    const formats::Record record = board_.read(formats_, false, session.out);
    question.solver.work = solving_.limits();  // the clock starts here
    Walk walk = service::walk_of(Grid(record.board), question);
    const std::string reason = service::reason_to_refuse(record.board, walk.outcome());
    if (reason.empty()) rate(walk);
    if (interrupted()) return interrupted_code();
    if (!reason.empty()) {
      throw Failure(walk.outcome() == Outcome::unsound ? ExitCode::own_check_failed : ExitCode::unsolved, reason);
    }
    const WalkOptions options{styles_.style(), valid_utf8(record.tail), DEDUKU_VERSION, interrupted};
    if (form_ == "markdown") {
      write_markdown(walk, options, session.log);
    } else {
      write_page(walk, options, session.out);
    }
    if (interrupted()) return interrupted_code();
    return walk.outcome() == Outcome::solved ? ExitCode::done : ExitCode::unsolved;
  }

  void check_output(const Output& out) const {
    if (!output_.empty()) return refuse_folder("--output", output_);
    if (form_ == "markdown") {
      refuse_usage("--to markdown: pictures are written next to the text; name its file with -o FILE");
    }
    refuse_terminal_output(out, given().contains("--output"), "HTML", "page.html");
  }

  /// A limit of time is shared by all scales.
  void rate(Walk& walk) const {
    const GivenBudget budget = solving_.budget();
    WalkBudgets budgets;
    if (given().contains("--budget")) budgets = {budget.work, budget.work, budget.work};
    walk.rate(budgets, {.uses_uniqueness = solving_.solver_options().uses_uniqueness, .work = solving_.limits()});
  }

  void write_page(const Walk& walk, const WalkOptions& options, Output& out) const {
    const std::string page = walk_page(walk, options);
    if (!interrupted()) write_to_target(output_, page, out);
  }

  void write_markdown(const Walk& walk, const WalkOptions& options, Log& log) const {
    const std::filesystem::path path = platform::path_of(output_);
    const std::string folder = platform::text_of(path.stem()) + "-pictures/";
    WalkText text = walk_markdown(walk, folder, options);
    if (interrupted()) return;
    PageFolder pages(platform::text_of(path.parent_path() / folder), "explain");
    for (WalkPicture& picture : text.pictures) pages.add(picture.file, std::move(picture.svg));
    pages.add_elsewhere(output_, std::move(text.text));
    (void)pages.publish(log);  // the caller checks for a signal
  }

  BoardArgument board_;
  std::string output_;
  std::string form_;
  SolvingOptions solving_;
  StyleOptions styles_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_explain() {
  return std::make_unique<Explain>();
}

}  // namespace deduku::cli
