// Makes puzzles that meet constraints, with guarantees for each; and proves such guarantees.

#include "src/cli/generate/constraint_options.hpp"
#include "src/cli/generate/making_command.hpp"
#include "src/cli/generate/promise_check.hpp"
#include "src/cli/generate/puzzle_classes.hpp"
#include "src/cli/generate/stream_runner.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/givens.hpp"
#include "src/generate/generate_record.hpp"
#include "src/records/made_puzzle.hpp"

namespace deduku::cli {

namespace {

using generate::Generated;
using generate::Generator;

/// The content of a stream: its puzzles and, if they are written, their guarantees.
struct JudgedStream {
  generate::StreamResult stream_result;
  std::vector<std::vector<generate::Guarantee>> guarantees;
};
using Streams = StreamRunner<JudgedStream>;

class Generate final : public MakingCommand {
  void declare(Arguments& arguments) override {
    declare_making(arguments, most_count);
    constraint_options_.declare(arguments);
    arguments.group(OptionGroup::constraints);
    arguments.flag("--distinct", is_distinct_, "Make no two equivalent puzzles");
    arguments.texts("--not-in", not_in_, "Make no puzzle that is equivalent to one in this file");
    arguments.group(OptionGroup::effort);
    arguments.number("--effort", effort_, "Stop after this number of tried puzzles; 0: no limit");
    arguments.group(OptionGroup::task);
    arguments.choice(
        "--engine", engine_, {"auto", "fresh", "local_search"},
        "Method; fresh: from random grids; local_search: from puzzle to puzzle; auto: the faster one in a few trials");
    arguments.group(OptionGroup::effort);
    arguments.number("--threads", threads_, "Number of threads, which does not change the output; 0: one per processor",
                     1024);
    arguments.group(OptionGroup::task);
    arguments.text(
        "--check", check_,
        "Check a list instead of making puzzles; prove the claims of the JSON records in this file (constraints, "
        "guarantees, evidence), or with constraints, --distinct or --not-in that all puzzles of any list meet "
        "them");
  }

  ExitCode run(Session& session) override {
    if (!check_.empty()) return check(session);
    choose_seed();
    constraints_ = constraint_options_.constraints(session.out);
    constraints_.seed = seed_;
    tries_ = TryBudget(effort_);
    variety_.emplace(constraints_);
    for (const std::string& file : not_in_) {
      take_puzzles(session, "--not-in", file, [&](const Board& board) {
        (void)classes_.insert(board);
        variety_->take(board);
      });
    }
    is_distinct_ |= !not_in_.empty();
    is_distinct_ |= constraints_.vicinity.has_value();
    // No two puzzles of one stream are equivalent, so the only puzzles dropped are those equivalent to a puzzle from
    // before the stream. The number of similar puzzles is not bounded.
    most_of_stream_ = generate::most_alike(constraints_) > 0 ? std::numeric_limits<std::size_t>::max()
                                                             : static_cast<std::size_t>(count_) + classes_.size();
    auto streams = Streams::make(constraints_, threads_, generate::engine_named(engine_));
    if (!streams) refuse_usage(streams.error());
    made_by_ = (*streams)->engine();
    begin_rows(session, std::string(",stream,place") + (has_weights() ? ",weight" : "") + ",start");
    make_all(session, **streams);
    session.progress.clear();
    session.log.note(tally_text());
    if (interrupted()) return interrupted_code();
    return found_ == count_ ? ExitCode::done : ExitCode::unsolved;
  }

  static constexpr std::uint64_t most_count = 1'000'000'000;

  /// Proves promises instead of making puzzles.
  ExitCode check(Session& session) {
    given().refuse_idle({"check", "--count --seed --format --effort --engine --threads",
                         "does nothing with --check, which makes no puzzles"},
                        "check");
    PromiseQuestion question{.file = check_, .is_distinct = is_distinct_};
    if (ConstraintOptions::has_any(given()) || is_distinct_ || !not_in_.empty())
      question.constraints = constraint_options_.constraints(session.out);
    if (!not_in_.empty()) question.others.emplace();
    for (const std::string& file : not_in_) {
      take_puzzles(session, "--not-in", file, [&](const Board& board) {
        (void)question.others->insert(board);
        question.not_in.push_back(board);
      });
    }
    if (interrupted()) return interrupted_code();
    return check_promises(session, std::move(question));
  }

  bool has_weights() const { return constraints_.distribution == generate::Distribution::controlled; }

  void make_all(Session& session, Streams& streams) {
    const bool needs_guarantees = format_ == "json";
    streams.run(
        [&](Generator& generator, std::uint64_t stream) {
          JudgedStream result{generator.run_stream(stream, most_of_stream_, tries_.most()), {}};
          if (!needs_guarantees || result.stream_result.is_stopped) return result;
          for (const Generated& puzzle : result.stream_result.puzzles) {
            result.guarantees.push_back(generator.guarantees(puzzle));
          }
          return result;
        },
        [&](const JudgedStream& result) { return take(session, result); });
  }

  /// Returns whether more are wanted. After a signal no stream is taken, because its content would depend on the time
  /// of the signal.
  bool take(Session& session, const JudgedStream& result) {
    if (interrupted()) {
      tried_in_vain_ += result.stream_result.tried;
      return false;
    }
    is_exhausted_ = result.stream_result.is_exhausted;
    passed_over_ += result.stream_result.passed_over;
    for (std::size_t i = 0; i < result.stream_result.puzzles.size() && found_ < count_; ++i) {
      const Generated& generated = result.stream_result.puzzles[i];
      if (generated.tries > tries_.left()) break;
      if (is_distinct_ && !classes_.insert(generated.puzzle)) {
        ++repeated_;
        continue;
      }
      if (!variety_->insert(generated.puzzle).empty()) {
        ++alike_;
        continue;
      }
      if (!write(session, generated, result.guarantees.empty() ? nothing_ : result.guarantees[i])) break;
      ++found_;
    }
    tries_.spend(result.stream_result.tried);
    session.progress.show(found_, static_cast<double>(found_) / static_cast<double>(count_),
                          ", " + std::to_string(tries_.spent()) + " tried");
    return !is_exhausted_ && found_ < count_ && !tries_.is_spent();
  }

  bool write(Session& session, const Generated& generated, const std::vector<generate::Guarantee>& guarantees) const {
    std::vector<std::string> more = {std::to_string(generated.stream), std::to_string(generated.place)};
    if (has_weights()) more.push_back(generate::bias_weight(generated.puzzle.givens.size()));
    more.push_back(std::to_string(generated.start));
    return write_row(session, found_ + 1, {generated.puzzle, generated.solution, seed_, more}, [&](Json& json) {
      json.update(generate::generated_json(generated, constraints_, made_by_, guarantees));
    });
  }

  /// "3 puzzles of 10 found, 120000 tried: 1 in 40000"
  std::string tally_text() const {
    std::string text = counted(found_, "puzzle");
    if (found_ < count_) text += " of " + std::to_string(count_);
    text += " found, " + std::to_string(tries_.spent() + tried_in_vain_) + " tried";
    if (found_ > 0 && tries_.spent() / 2 >= found_) text += ": 1 in " + std::to_string(tries_.spent() / found_);
    if (is_exhausted_) text += constraints_.vicinity ? "; there are no more in the vicinity" : "; there are no more";
    if (passed_over_ > 0) {
      text += "; " + counted(passed_over_, "set") + " of givens skipped, without which there are too many solutions";
    }
    if (repeated_ > 0)
      text += "; " + counted(repeated_, "puzzle") + " omitted because of equivalence to an earlier one";
    if (alike_ > 0) text += "; " + counted(alike_, "puzzle") + " omitted because of similarity to an earlier one";
    return text;
  }

  ConstraintOptions constraint_options_;
  bool is_distinct_ = false;
  std::vector<std::string> not_in_;
  std::uint64_t effort_ = 0;
  std::string engine_ = "auto";
  std::uint64_t threads_ = 1;
  std::string check_;

  generate::PuzzleConstraints constraints_;
  generate::Engine made_by_{};
  PuzzleClasses classes_;
  std::optional<generate::Variety> variety_;  ///< of the puzzles of the run, and of those that they must differ from
  std::vector<generate::Guarantee> nothing_;
  std::size_t most_of_stream_ = 0;  ///< no more of its puzzles are needed in any case
  std::uint64_t found_ = 0;
  TryBudget tries_;
  std::uint64_t tried_in_vain_ = 0;  ///< in streams that were cut off
  std::uint64_t repeated_ = 0;
  std::uint64_t alike_ = 0;
  std::uint64_t passed_over_ = 0;
  bool is_exhausted_ = false;
};

}  // namespace

std::unique_ptr<Command> make_generate() {
  return std::make_unique<Generate>();
}

}  // namespace deduku::cli
