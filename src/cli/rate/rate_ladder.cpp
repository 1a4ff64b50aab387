// The scale `ladder`: hardest technique, class and score on the ladder in use.
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/scale_rater.hpp"
#include "src/records/rating_json.hpp"

namespace deduku::cli {

namespace {

/// A rating holds only if the steps solved the puzzle.
const LadderRating* ladder_rating_of(const RateRecord& record) {
  const LadderRecord* ladder = record.ladder();
  return ladder && ladder->rating.outcome == Outcome::solved ? &ladder->rating : nullptr;
}

std::string solution(const RateRecord& record) {
  const LadderRecord* ladder = record.ladder();
  return ladder && ladder->rating.solution ? solution_text(*ladder->rating.solution) : "";
}

std::string ladder_hardest(const RateRecord& record) {
  const LadderRating* rating = ladder_rating_of(record);
  return std::string(rating && rating->hardest ? key(*rating->hardest) : "");
}

std::string ladder_level(const RateRecord& record) {
  const LadderRating* rating = ladder_rating_of(record);
  return std::string(rating && rating->level ? name(*rating->level) : "");
}

std::string ladder_score(const RateRecord& record) {
  const LadderRecord* ladder = record.ladder();
  return ladder && records::has_score(ladder->rating) ? points(ladder->rating.score) : "";
}

std::string ladder_steps(const RateRecord& record) {
  return record.ladder() ? std::to_string(record.ladder()->rating.steps) : "";
}

std::string ladder_guesses(const RateRecord& record) {
  return record.ladder() ? std::to_string(record.ladder()->rating.effort.guesses) : "";
}

std::string ladder_nodes(const RateRecord& record) {
  return record.ladder() ? std::to_string(record.ladder()->rating.effort.nodes) : "";
}

std::string tally(const RateRecord& record) {
  std::string text;
  for (int i = 0; record.ladder() && i < technique_count; ++i) {
    const int count = record.ladder()->rating.tally[i];
    if (count == 0) continue;
    text += (text.empty() ? "" : " ") + std::string(technique_keys[i]) + "=" + std::to_string(count);
  }
  return text;
}

constexpr auto ladder_scale_fields = all_fields_with<8>({{
    {"solution", solution, "the only solution"},
    {"hardest", ladder_hardest, "the technique of the step with the highest cost"},
    {"class", ladder_level, "the highest level of a step"},
    {"score", ladder_score, "the sum of the costs of all steps, and of the search where logic was stuck, in points"},
    {"steps", ladder_steps, "the number of steps taken by logic"},
    {"guesses", ladder_guesses, "of the search, where logic was stuck"},
    {"nodes", ladder_nodes, "of the search, where logic was stuck"},
    {"tally", tally, "how often each technique was used"},
}});

constexpr std::array<RateField, 3> ladder_figures = {{
    {"ladder_class", ladder_level, "ladder: the highest level of a step"},
    {"ladder_score", ladder_score, "ladder: the sum of the costs of all steps and of the search, in points", true},
    {"ladder_technique", ladder_hardest, "ladder: the technique of the step with the highest cost"},
}};

constexpr std::array<Column, 10> ladder_columns = {{
    {"n", -4},
    {"status", 11},
    {"class", 8},
    {"score", -10},
    {"steps", -5},
    {"hardest", 18},
    {"guesses", -7},
    {"nodes", -6},
    {"tally", 0},
    {"tail", 0},
}};

/// Several observers as one, notified in the order in which they were added.
class Observers final : public Observer {
 public:
  void add(Observer& observer) { all_.push_back(&observer); }

  void on_start(const Grid& grid) override {
    for (Observer* observer : all_) observer->on_start(grid);
  }
  void on_step(const StepEvent& event) override {
    for (Observer* observer : all_) observer->on_step(event);
  }
  void on_stuck(const Grid& grid) override {
    for (Observer* observer : all_) observer->on_stuck(grid);
  }

 private:
  std::vector<Observer*> all_;
};

/// Rates puzzles, logs their steps, and proves them where that is wanted.
class LoggedRater {
 public:
  LoggedRater(const Ladder& ladder, const SolverOptions& options, bool verifies, Log& log)
      : rater_(ladder, options), promise_(options.promise), verifies_(verifies), log_(log) {}

  LadderRecord rate(const InputPuzzle& puzzle) {
    const Grid start(puzzle.record->board);
    LoggingObserver logging(log_, puzzle.n);
    Observers observers;
    observers.add(logging);
    std::optional<StepProver> prover;
    if (verifies_) observers.add(prover.emplace(puzzle.n, start, promise_));
    return {rater_.rate(start, observers)};
  }

 private:
  LadderRater rater_;
  std::optional<Promise> promise_;
  bool verifies_;
  Log& log_;
};

class LadderScale final : public RateScale {
 public:
  LadderScale(Ladder ladder, const ScaleRequest& request)
      : ladder_(std::move(ladder)), search_(request.solving.solver_options().search), request_(request) {}

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<ScaleRater<LoggedRater>>(request_, question, [&](const RatingOptions& options) {
      return LoggedRater(ladder_, SolverOptions::of(options, search_), request_.verifies, log);
    });
  }
  std::span<const RateField> fields() const override { return ladder_scale_fields; }
  std::span<const RateField> figures() const override { return ladder_figures; }
  std::span<const Column> columns() const override { return ladder_columns; }
  Json header() const override {
    return rate_header_json(request_, {.scale = "ladder", .ladder = &ladder_, .search = search_->name});
  }
  const Ladder* ladder() const override { return &ladder_; }

  void add_json(const RateRecord& record, Json& json) const override {
    records::add_ladder(json, record.ladder()->rating);
  }

 private:
  Ladder ladder_;
  const search::Backend* search_;
  ScaleRequest request_;
};

}  // namespace

std::span<const RateField> ladder_fields() {
  return ladder_scale_fields;
}

std::unique_ptr<RateScale> make_rate_ladder(Session& session, const ScaleRequest& request) {
  return std::make_unique<LadderScale>(request.solving.ladder(session.out), request);
}

}  // namespace deduku::cli
