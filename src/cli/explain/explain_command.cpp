// A puzzle explained from its givens to its solution: a page that stands alone, or Markdown with pictures beside it.
#include "deduku/walk.hpp"
#include "deduku_version.hpp"
#include "src/cli/command/command.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/rating_choices.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

/// Options that do nothing in a mode of `SolvingOptions::mode`.
constexpr std::array<IdleOption, 2> idle_in_explain = {{
    {"hodoku", "--techniques", "does nothing with --ladder hodoku, of which no part can be left out"},
    {"se", "--techniques", "does nothing with --ladder se, of which no part can be left out"},
}};

class Explain final : public Command {
  void declare(Arguments& arguments) override {
    board_.declare(arguments, "PUZZLE", "The puzzle: a file, - for standard input, or written out");
    arguments.text("-o,--output", output_, "Where to write it; without, standard output");
    arguments.choice("--to", form_, {"html", "markdown"},
                     "A page that needs no other file; or text, with pictures in a folder beside it");
    solving_.declare(arguments);
    styles_.declare(arguments);
    rating_.declare(arguments);
    formats_.declare(arguments);
  }

  ExitCode run(Session& session) override {
    given().refuse_idle(idle_in_explain, solving_.mode());
    check_output();
    const Ladder ladder = solving_.frozen() ? Ladder() : solving_.ladder(session.out);
    const formats::Record record = board_.read(formats_, false, session.out);
    const Walk walk = recorded(Grid(record.board), ladder);
    if (interrupted()) return interrupted_code();
    refuse_unexplained(walk.outcome());
    const WalkOptions options{styles_.style(), valid_utf8(record.tail), DEDUKU_VERSION};
    if (form_ == "markdown") {
      write_markdown(walk, options);
    } else if (output_.empty()) {
      session.out.write(walk_page(walk, options));
    } else {
      write_whole_file(output_, walk_page(walk, options));
    }
    return walk.outcome() == Outcome::solved ? ExitCode::done : ExitCode::unsolved;
  }

  void check_output() const {
    if (!output_.empty()) return refuse_folder("--output", output_);
    if (form_ == "markdown") {
      throw Failure(ExitCode::usage, "--to markdown: its pictures stand beside the text; say where with -o FILE");
    }
  }

  /// What neither ladder says anything about.
  static void refuse_unexplained(Outcome outcome) {
    if (outcome == Outcome::none) {
      throw Failure(ExitCode::unsolved, "the puzzle has no solution, so there is nothing to explain");
    }
    if (outcome == Outcome::unsound) {
      throw Failure(ExitCode::own_check_failed,
                    "a step contradicts the solution, which is a defect of the program; nothing was written");
    }
  }

  Walk recorded(const Grid& grid, const Ladder& ladder) const {
    SolverOptions options = solving_.solver_options();
    const Budget budget = rating_.budget();
    BudgetClock clock(budget);
    clock.start();
    options.work = clock.limits();
    Walk walk = solving_.frozen()
                    ? Walk::by_scale(grid, {*solving_.frozen(), options.promise, options.promise == Promise::none,
                                            clock.limits(), rating_.mode()})
                    : Walk::by_ladder(grid, ladder, options);
    rate(walk, options.promise, budget);
    return walk;
  }

  /// A time is what all scales may take together.
  void rate(Walk& walk, const std::optional<Promise>& promise, const Budget& budget) const {
    BudgetClock clock(budget);
    clock.start();
    WalkBudgets budgets;
    if (given().contains("--budget")) budgets = {budget.work, budget.work, budget.work};
    walk.rate(budgets, {promise, false, clock.limits()});
  }

  /// The pictures come first, so that there is never a text without them.
  void write_markdown(const Walk& walk, const WalkOptions& options) const {
    const std::filesystem::path path = platform::path_of(output_);
    const std::string folder = platform::text_of(path.stem()) + "-pictures/";
    const WalkText text = walk_markdown(walk, folder, options);
    const std::string target = platform::text_of(path.parent_path() / folder);
    make_folder(target);
    for (const WalkPicture& picture : text.pictures) write_whole_file(target + picture.file, picture.svg);
    write_whole_file(output_, text.text);
  }

  BoardArgument board_;
  std::string output_;
  std::string form_ = "html";
  SolvingOptions solving_;
  StyleOptions styles_;
  RatingChoices rating_;
  FormatOptions formats_;
};

}  // namespace

std::unique_ptr<Command> make_explain() {
  return std::make_unique<Explain>();
}

}  // namespace deduku::cli
