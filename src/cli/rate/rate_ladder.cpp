// The scale `ladder`: hardest technique, class and score on the ladder in use.
#include "src/cli/command/logging_observer.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/rate_scale.hpp"

namespace deduku::cli {

namespace {

/// A rating holds only if the steps solved the puzzle.
const LadderRating* rating_of(const RateRecord& record) {
  return record.ended == PuzzleStatus::solved ? &record.ladder()->rating : nullptr;
}

std::string solution(const RateRecord& record) {
  const LadderRecord* ladder = record.ladder();
  const bool is_unique = ladder && ladder->result.solution && !ladder->result.second_solution;
  return is_unique ? solution_text(*ladder->result.solution) : "";
}

std::string hardest(const RateRecord& record) {
  const LadderRating* rating = rating_of(record);
  return std::string(rating && rating->hardest ? key(*rating->hardest) : "");
}

std::string level(const RateRecord& record) {
  const LadderRating* rating = rating_of(record);
  return std::string(rating && rating->level ? name(*rating->level) : "");
}

std::string score(const RateRecord& record) {
  const LadderRating* rating = rating_of(record);
  return rating ? points(rating->score) : "";
}

std::string steps(const RateRecord& record) {
  return record.ladder() ? std::to_string(record.ladder()->rating.steps) : "";
}

std::string guesses(const RateRecord& record) {
  return record.ladder() ? std::to_string(record.ladder()->result.effort.guesses) : "";
}

std::string nodes(const RateRecord& record) {
  return record.ladder() ? std::to_string(record.ladder()->result.effort.nodes) : "";
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

constexpr auto all_fields = all_fields_with<8>({{
    {"solution", solution, "the only solution"},
    {"hardest", hardest, "the technique of the step with the highest cost"},
    {"class", level, "the highest level of a step"},
    {"score", score, "the sum of the costs of all steps, in points"},
    {"steps", steps, "the number of steps taken by logic"},
    {"guesses", guesses, "of the search, where logic was stuck"},
    {"nodes", nodes, "of the search, where logic was stuck"},
    {"tally", tally, "how often each technique was used"},
}});

constexpr std::array<Column, 10> all_columns = {{
    {"n", -4},
    {"status", 11},
    {"class", 8},
    {"score", -7},
    {"steps", -5},
    {"hardest", 18},
    {"guesses", -7},
    {"nodes", -6},
    {"tally", 0},
    {"tail", 0},
}};

Json tally_json(const LadderRating& rating) {
  Json tally = Json::object();
  for (int i = 0; i < technique_count; ++i) {
    if (rating.tally[i] > 0) tally[std::string(technique_keys[i])] = rating.tally[i];
  }
  return tally;
}

class LadderRater final : public PuzzleRater {
 public:
  LadderRater(const Ladder& ladder, const SolverOptions& options, const SeCliOptions& choices, Log& log)
      : clock_(choices.budget()),
        solver_(ladder, with_budget(options, choices.budget(), clock_)),
        is_blind_(choices.is_blind()),
        log_(log) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    LoggingObserver logging(log_, puzzle.n);
    Observer* const observers[] = {&fold_, &logging};
    clock_.start();
    const SolveResult result = solver_.solve(Grid(puzzle.record->board), observers);
    if (result.outcome == Outcome::broken_off && !interrupted()) {
      return {puzzle, PuzzleStatus::out_of_budget, LadderRecord{result, fold_.rating()}, PuzzleStatus::out_of_budget};
    }
    return {puzzle, status_of(result.outcome), LadderRecord{result, fold_.rating()}, ending_of(result)};
  }

 private:
  static SolverOptions with_budget(SolverOptions options, const Budget& budget, const BudgetClock& clock) {
    options.budget = budget.work;
    options.stop = [clock] { return clock.is_over(); };
    return options;
  }

  /// A puzzle with several solutions is rated only blindly.
  std::optional<PuzzleStatus> ending_of(const SolveResult& result) const {
    const bool is_rated = result.outcome == Outcome::solved || result.outcome == Outcome::stuck ||
                          (result.outcome == Outcome::several && is_blind_);
    if (!is_rated) return std::nullopt;
    return result.logical.is_complete() ? PuzzleStatus::solved : PuzzleStatus::stuck;
  }

  BudgetClock clock_;
  Solver solver_;
  bool is_blind_;
  LadderFold fold_;
  Log& log_;
};

class LadderScale final : public RateScale {
 public:
  LadderScale(Ladder ladder, const SolverOptions& options, const SeCliOptions& choices)
      : ladder_(std::move(ladder)), options_(options), choices_(choices) {
    options_.climbs_several = choices.is_blind();
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log) const override {
    return std::make_unique<LadderRater>(ladder_, options_, choices_, log);
  }
  std::span<const RateField> fields() const override { return all_fields; }
  std::span<const Column> columns() const override { return all_columns; }
  Json header() const override {
    Json json =
        header_json("rate", {"ladder", &ladder_, options_.uniqueness, options_.search->name, choices_.is_blind()});
    json["budget"] = choices_.budget_json();
    return json;
  }

  void add_json(const RateRecord& record, Json& json) const override {
    const auto& [result, rating] = *record.ladder();
    const LadderRating* const whole = rating_of(record);
    json["solution"] = solution_json(result.second_solution ? std::nullopt : result.solution);
    json["hardest"] = whole && whole->hardest ? Json(key(*whole->hardest)) : Json(nullptr);
    json["class"] = whole && whole->level ? Json(name(*whole->level)) : Json(nullptr);
    json["score"] = whole ? Json(whole->score) : Json(nullptr);
    json["steps"] = rating.steps;
    json["tally"] = tally_json(rating);
    json["search"] = effort_json(result.effort);
  }

 private:
  Ladder ladder_;
  SolverOptions options_;
  SeCliOptions choices_;
};

}  // namespace

std::span<const RateField> ladder_fields() {
  return all_fields;
}

std::unique_ptr<RateScale> make_rate_ladder(Session& session, const ScaleRequest& request) {
  (void)request.se.budget();
  SolverOptions options = request.solving.solver_options();
  options.uniqueness = request.uniqueness();
  return std::make_unique<LadderScale>(request.solving.ladder(session.out), options, request.se);
}

}  // namespace deduku::cli
