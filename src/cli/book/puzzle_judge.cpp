#include "src/cli/book/puzzle_judge.hpp"

#include <algorithm>
#include <thread>

#include "deduku/explain.hpp"
#include "deduku/path.hpp"
#include "deduku/round_rating.hpp"
#include "src/cli/command/given_budget.hpp"
#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/present/words.hpp"

namespace deduku::cli {

namespace {

using sheet::PrintedPuzzle;

Board board_of(const PrintedPuzzle& puzzle) {
  return {.values = puzzle.digits, .givens = puzzle.givens, .marks = {}};
}

bool is_single(const StepView& view) {
  return family_of(view) == Family::singles;
}

/// One worker's raters, which keep their memory.
class Judge {
 public:
  explicit Judge(const JudgeQuestion& question)
      : question_(question),
        clock_(parse_budget(question.budget)),
        rater_(default_ladder(), {.work = clock_.limits()}),
        solver_(default_ladder(), {.work = clock_.limits()}) {}

  Judged judge(const PrintedPuzzle& puzzle) {
    Judged judged;
    if (question_.is_rated) rate(puzzle, judged);
    if (question_.hints == HintKind::first || question_.hints == HintKind::path) judged.hint = hint_on_path(puzzle);
    return judged;
  }

 private:
  void rate(const PrintedPuzzle& puzzle, Judged& judged) {
    clock_.start();
    const RoundRating rating = rater_.rate(board_of(puzzle));
    if (rating.outcome != Outcome::solved) return;
    judged = {rating.r, rating.work, rating.level, rating.daily(), rating.minutes(), rating.technique};
    if (question_.hints == HintKind::technique && rating.technique) {
      judged.hint = technique_name(*rating.technique, question_.style.language);
    }
  }

  std::string hint_on_path(const PrintedPuzzle& puzzle) {
    clock_.start();
    PathRecorder recorder;
    const std::array<Observer*, 1> observers = {&recorder};
    if (solver_.solve(Grid(board_of(puzzle)), observers).outcome != Outcome::solved) return "";
    const Path& path = recorder.path();
    return question_.hints == HintKind::first ? first_of(path) : all_of(path);
  }

  std::string singles_are_enough() const { return present::Words(question_.style).say("sheet.hint.singles").words(); }

  /// The first step that is not a single, or a sentence that there is no such step.
  std::string first_of(const Path& path) const {
    for (std::size_t i = 0; i < path.size(); ++i) {
      const StepView view = path[i].view;
      if (!is_single(view)) return on_one_line(named_sentence(view, question_.style));
    }
    return singles_are_enough();
  }

  /// "X-Wing r2c3≠4 · XY-Wing r5c6≠1", without the singles between them.
  std::string all_of(const Path& path) const {
    std::string steps;
    for (std::size_t i = 0; i < path.size(); ++i) {
      const StepView view = path[i].view;
      if (is_single(view)) continue;
      if (!steps.empty()) steps += " · ";
      steps +=
          step_name(view, question_.style.language) + " " + with_sign(effects_text(view.step.effects, question_.style));
    }
    return steps.empty() ? singles_are_enough() : steps;
  }

  /// Replaces "<>" with the sign "≠", which paper can show.
  static std::string with_sign(std::string text) {
    for (std::size_t at = text.find("<>"); at != std::string::npos; at = text.find("<>", at)) text.replace(at, 2, "≠");
    return text;
  }

  static std::string on_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
  }

  JudgeQuestion question_;
  BudgetClock clock_;
  RoundRater rater_;
  Solver solver_;
};

void put_into(PrintedPuzzle& puzzle, const Judged& judged) {
  puzzle.r = judged.r;
  puzzle.work = judged.work;
  puzzle.level = judged.level;
  puzzle.daily = judged.daily;
  puzzle.minutes = judged.minutes;
  puzzle.hint = judged.hint;
}

}  // namespace

std::string level_heading(Level level, Language language) {
  std::string heading(level_name(level, language));
  if ('a' <= heading.front() && heading.front() <= 'z')
    heading.front() = static_cast<char>(heading.front() - 'a' + 'A');
  return heading;
}

PrintedPuzzle printed_puzzle(const Board& puzzle, const Solution& solution) {
  PrintedPuzzle printed{.digits = puzzle.values, .solution = {}, .givens = puzzle.givens};
  for (Cell cell : Cell::all()) {
    const auto index = static_cast<std::size_t>(cell.index());
    printed.solution[index] = static_cast<std::uint8_t>(solution[index].number());
  }
  return printed;
}

std::vector<Judged> judge_all(Session& session, std::vector<PrintedPuzzle>& puzzles, const JudgeQuestion& question) {
  std::vector<Judged> all(puzzles.size());
  if (!question.is_rated && question.hints == HintKind::none) return all;
  const std::uint64_t wanted =
      question.threads > 0 ? question.threads : std::max(1U, std::thread::hardware_concurrency());
  std::vector<std::function<Judged(const std::size_t&)>> jobs;
  for (std::uint64_t i = 0; i < std::min<std::uint64_t>(wanted, puzzles.size()); ++i) {
    const auto judge = std::make_shared<Judge>(question);
    jobs.push_back([&, judge](const std::size_t& at) { return interrupted() ? Judged() : judge->judge(puzzles[at]); });
  }
  std::uint64_t unrated = 0;
  OrderedWorkers<std::size_t, Judged> workers(
      std::move(jobs),
      [&](const std::size_t& at, const Judged& judged) {
        session.progress.show(at + 1, static_cast<double>(at + 1) / static_cast<double>(puzzles.size()));
        all[at] = judged;
        if (question.is_rated && !judged.r) ++unrated;
      },
      interrupted);
  for (std::size_t at = 0; at < puzzles.size(); ++at) workers.put(at);
  workers.finish();
  session.progress.clear();
  for (std::size_t at = 0; at < puzzles.size(); ++at) put_into(puzzles[at], all[at]);
  if (unrated > 0 && !interrupted()) {
    session.log.note(counted(unrated, "puzzle") + " could not be rated within the budget");
  }
  return all;
}

}  // namespace deduku::cli
