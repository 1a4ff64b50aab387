// Puzzles that meet wishes, with what is guaranteed of each; and the proof of such guarantees.
#include <algorithm>
#include <atomic>
#include <thread>

#include "src/cli/generate/making_command.hpp"
#include "src/cli/generate/promise_check.hpp"
#include "src/cli/generate/puzzle_classes.hpp"
#include "src/cli/generate/wish_options.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/ordered_workers.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/givens.hpp"
#include "src/generate/generate_record.hpp"
#include "src/records/made_puzzle.hpp"

namespace deduku::cli {

namespace {

using generate::Generated;
using generate::Generator;

/// What comes of a stream: its puzzles and, where they are written, their guarantees.
struct StreamResult {
  generate::Harvest harvest;
  std::vector<std::vector<generate::Guarantee>> guarantees;
};
using StreamWorkers = OrderedWorkers<std::uint64_t, StreamResult>;

class Generate final : public MakingCommand {
  void declare(Arguments& arguments) override {
    declare_making(arguments, most_count);
    wish_options_.declare(arguments);
    arguments.flag("--distinct", is_distinct_, "No two of the puzzles are equivalent");
    arguments.texts("--not-in", not_in_, "No puzzle is equivalent to one in this file");
    arguments.number("--effort", effort_, "Stop after so many puzzles were tried; 0: when there are enough");
    arguments.choice("--engine", engine_, {"auto", "fresh", "local_search"},
                     "How they are made: from random grids, from puzzle to puzzle, or what some trials\n"
                     "show to be better");
    arguments.number("--threads", threads_, "How many threads; 0: one per processor. The output is the same", 1024);
    arguments.text("--check", check_,
                   "Instead, prove what the JSON records in this file say: wishes, guarantees, evidence.\n"
                   "With wishes here, --distinct or --not-in: that the puzzles of any list meet these,\n"
                   "whatever its records say");
  }

  ExitCode run(Session& session) override {
    if (!check_.empty()) return check(session);
    choose_what_to_make();
    wishes_ = wish_options_.wishes(session.out);
    wishes_.seed = seed();
    variety_.emplace(wishes_);
    for (const std::string& file : not_in_) read_others(session, file);
    is_distinct_ |= !not_in_.empty();
    const std::function<bool()> stop = [this] { return interrupted() || is_done_; };
    const auto engine = engine_ == "auto"    ? std::optional<generate::Engine>()
                        : engine_ == "fresh" ? std::optional(generate::Engine::fresh)
                                             : std::optional(generate::Engine::local_search);
    is_distinct_ |= wishes_.vicinity.has_value();
    // Of a stream's puzzles, no two of which are equivalent, those may be left out that are equivalent to one before; how many
    // are alike nobody knows.
    most_of_stream_ = generate::most_alike(wishes_) > 0 ? std::numeric_limits<std::size_t>::max()
                                                        : static_cast<std::size_t>(count()) + classes_.size();
    make_generators(stop, engine);
    begin_rows(session, std::string(",stream,place") + (has_weights() ? ",weight" : "") + ",start");
    make_all(session);
    session.progress.clear();
    session.log.note(tally_text());
    if (interrupted()) return interrupted_code();
    return found_ == count() ? ExitCode::done : ExitCode::unsolved;
  }

  static constexpr std::uint64_t most_count = 1'000'000'000;

  /// The puzzles of a file that those made must differ from.
  void read_others(Session& session, const std::string& file) {
    take_puzzles(session, "--not-in", file, [&](const Board& board) {
      (void)classes_.insert(board);
      variety_->take(board);
    });
  }

  /// Proves promises instead.
  ExitCode check(Session& session) {
    static constexpr std::string_view reason = "says how puzzles are made, and --check makes none";
    static constexpr std::array<IdleOption, 6> idle_options = {{{"check", "--count", reason},
                                                                {"check", "--seed", reason},
                                                                {"check", "--format", reason},
                                                                {"check", "--effort", reason},
                                                                {"check", "--engine", reason},
                                                                {"check", "--threads", reason}}};
    given().refuse_idle(idle_options, "check");
    PromiseQuestion question{.file = check_, .is_distinct = is_distinct_};
    if (WishOptions::has_any(given()) || is_distinct_ || !not_in_.empty())
      question.wishes = wish_options_.wishes(session.out);
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

  /// The first chooses the engine, for all.
  void make_generators(const std::function<bool()>& stop, std::optional<generate::Engine> engine) {
    const std::uint64_t threads = threads_ > 0 ? threads_ : std::max(1U, std::thread::hardware_concurrency());
    for (std::uint64_t i = 0; i < threads; ++i) {
      auto generator = Generator::make(wishes_, stop, engine);
      if (!generator) throw Failure(ExitCode::usage, generator.error());
      generators_.push_back(std::make_shared<Generator>(*std::move(generator)));
      engine = generators_.front()->engine();
    }
  }

  bool has_weights() const { return wishes_.distribution == generate::Distribution::controlled; }

  void make_all(Session& session) {
    const std::unique_ptr<StreamWorkers> workers = start_workers(session);
    for (std::uint64_t stream = 0; !interrupted() && !is_done_; ++stream) workers->put(stream);
    is_done_ = true;
  }

  std::unique_ptr<StreamWorkers> start_workers(Session& session) {
    const bool needs_guarantees = format() == "json";
    std::vector<StreamWorkers::Job> jobs;
    for (const std::shared_ptr<Generator>& generator : generators_) {
      jobs.emplace_back([this, generator, needs_guarantees](const std::uint64_t& stream) {
        StreamResult result{generator->harvest(stream, most_of_stream_, most_tried()), {}};
        if (!needs_guarantees || result.harvest.is_stopped) return result;
        for (const Generated& puzzle : result.harvest.puzzles) {
          result.guarantees.push_back(generator->guarantees(puzzle));
        }
        return result;
      });
    }
    const platform::SignalsToThisThread guard;
    return std::make_unique<StreamWorkers>(
        std::move(jobs), [&](const std::uint64_t&, const StreamResult& result) { take(session, result); },
        [this] { return interrupted() || is_done_; });
  }

  std::uint64_t most_tried() const { return effort_ > 0 ? effort_ : std::numeric_limits<std::uint64_t>::max(); }

  /// After a signal no stream is taken: what is in it would depend on when that came.
  void take(Session& session, const StreamResult& result) {
    if (is_done_) return;
    if (interrupted()) {
      tried_in_vain_ += result.harvest.tried;
      return;
    }
    is_exhausted_ = is_done_ = result.harvest.is_exhausted;
    passed_over_ += result.harvest.passed_over;
    const std::uint64_t tries_left = most_tried() - tried_;
    for (std::size_t i = 0; i < result.harvest.puzzles.size() && found_ < count(); ++i) {
      const Generated& generated = result.harvest.puzzles[i];
      if (generated.tries > tries_left) break;
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
    tried_ += std::min(result.harvest.tried, tries_left);
    is_done_ = is_exhausted_ || found_ == count() || (effort_ > 0 && tried_ >= effort_);
    session.progress.show(found_, static_cast<double>(found_) / static_cast<double>(count()),
                          ", " + std::to_string(tried_) + " tried");
  }

  bool write(Session& session, const Generated& generated, const std::vector<generate::Guarantee>& guarantees) const {
    std::vector<std::string> more = {std::to_string(generated.stream), std::to_string(generated.place)};
    if (has_weights()) more.push_back(generate::bias_weight(generated.puzzle.givens.size()));
    more.push_back(std::to_string(generated.start));
    return write_row(session, found_ + 1, {generated.puzzle, generated.solution, seed(), more}, [&](Json& json) {
      json.update(generate::generated_json(generated, wishes_, generators_.front()->engine(), guarantees));
    });
  }

  /// "3 puzzles of 10 found, 120000 tried: 1 in 40000"
  std::string tally_text() const {
    std::string text = counted(found_, "puzzle");
    if (found_ < count()) text += " of " + std::to_string(count());
    text += " found, " + std::to_string(tried_ + tried_in_vain_) + " tried";
    if (found_ > 0 && tried_ / 2 >= found_) text += ": 1 in " + std::to_string(tried_ / found_);
    if (is_exhausted_) text += wishes_.vicinity ? "; there are no more in the vicinity" : "; there are no more";
    if (passed_over_ > 0) {
      text +=
          "; " + counted(passed_over_, "set") + " of givens passed over, without which there are too many solutions";
    }
    if (repeated_ > 0) text += "; " + counted(repeated_, "puzzle") + " left out that had come before";
    if (alike_ > 0)
      text += "; " + counted(alike_, "puzzle") + " left out that " + (alike_ == 1 ? "is" : "are") + " like one before";
    return text;
  }

  WishOptions wish_options_;
  bool is_distinct_ = false;
  std::vector<std::string> not_in_;
  std::uint64_t effort_ = 0;
  std::string engine_ = "auto";
  std::uint64_t threads_ = 1;
  std::string check_;

  generate::Wishes wishes_;
  std::vector<std::shared_ptr<Generator>> generators_;
  PuzzleClasses classes_;
  std::optional<generate::Variety> variety_;  ///< of the puzzles of the run, and of those that they must differ from
  std::vector<generate::Guarantee> nothing_;
  std::size_t most_of_stream_ = 0;  ///< so many of its puzzles are enough in any case
  std::uint64_t found_ = 0;
  std::uint64_t tried_ = 0;
  std::uint64_t tried_in_vain_ = 0;  ///< in streams that were cut off
  std::uint64_t repeated_ = 0;
  std::uint64_t alike_ = 0;
  std::uint64_t passed_over_ = 0;
  bool is_exhausted_ = false;
  std::atomic<bool> is_done_{false};
};

}  // namespace

std::unique_ptr<Command> make_generate() {
  return std::make_unique<Generate>();
}

}  // namespace deduku::cli
