// The scale `ladder`: hardest technique, class and score on the ladder in use.
#include "src/cli/failure.hpp"
#include "src/cli/logging_observer.hpp"
#include "src/cli/rate_scale.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

std::string solution(const RateRecord& record) {
  const LadderRecord* ladder = record.ladder();
  const bool is_unique = ladder && ladder->result.solution && !ladder->result.second_solution;
  return is_unique ? solution_text(*ladder->result.solution) : "";
}

std::string hardest(const RateRecord& record) {
  const LadderRecord* ladder = record.ladder();
  return std::string(ladder && ladder->rating.hardest ? key(*ladder->rating.hardest) : "");
}

std::string level(const RateRecord& record) {
  const LadderRecord* ladder = record.ladder();
  return std::string(ladder && ladder->rating.level ? name(*ladder->rating.level) : "");
}

std::string score(const RateRecord& record) {
  return record.ladder() ? points(record.ladder()->rating.score) : "";
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

constexpr std::array<RateField, 14> all_fields = {{
    {"n", n_field},
    {"puzzle", puzzle_field},
    {"tail", tail_field},
    {"status", status_field},
    {"givens", givens_field},
    {"solution", solution},
    {"hardest", hardest},
    {"class", level},
    {"score", score},
    {"steps", steps},
    {"guesses", guesses},
    {"nodes", nodes},
    {"tally", tally},
    {"error", error_field},
}};

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
  LadderRater(const Ladder& ladder, const SolverOptions& options, Log& log)
      : solver_(ladder, options), log_(log) {}

  RateRecord rate(const Puzzle& puzzle) override {
    LoggingObserver logging(log_, puzzle.n);
    Observer* const observers[] = {&fold_, &logging};
    const SolveResult result = solver_.solve(Grid(puzzle.record->board), observers);
    const std::string_view status = name(result.outcome);
    return {puzzle, status, LadderRecord{result, fold_.rating()}};
  }

 private:
  Solver solver_;
  LadderFold fold_;
  Log& log_;
};

class LadderScale final : public RateScale {
 public:
  LadderScale(Ladder ladder, const SolverOptions& options) : ladder_(std::move(ladder)), options_(options) {
    options_.climbs_several = false;
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log) const override {
    return std::make_unique<LadderRater>(ladder_, options_, log);
  }
  std::span<const RateField> fields() const override { return all_fields; }
  std::span<const Column> columns() const override { return all_columns; }
  Json header() const override {
    return header_json("rate", {"ladder", &ladder_, options_.uniqueness, options_.search->name});
  }

  void add_json(const RateRecord& record, Json& json) const override {
    const auto& [result, rating] = *record.ladder();
    json["solution"] = solution_json(result.second_solution ? std::nullopt : result.solution);
    json["hardest"] = rating.hardest ? Json(key(*rating.hardest)) : Json(nullptr);
    json["class"] = rating.level ? Json(name(*rating.level)) : Json(nullptr);
    json["score"] = rating.score;
    json["steps"] = rating.steps;
    json["tally"] = tally_json(rating);
    json["search"] = effort_json(result.effort);
  }

 private:
  Ladder ladder_;
  SolverOptions options_;
};

}  // namespace

std::unique_ptr<RateScale> make_rate_ladder(Session& session, const ScaleRequest& request) {
  if (request.trace) {
    throw Failure(ExitCode::usage,
                  "--trace belongs to the scales ser and hodoku; deduku steps lists the steps of a ladder");
  }
  if (!request.se.budget_text().empty()) throw Failure(ExitCode::usage, "--budget belongs to the scale ser");
  return std::make_unique<LadderScale>(request.solving.ladder(session.out), request.solving.solver_options());
}

}  // namespace deduku::cli
