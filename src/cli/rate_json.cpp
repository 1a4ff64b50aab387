// Records of `rate` as NDJSON.
#include "src/cli/json_records.hpp"
#include "src/cli/rate_writer.hpp"

namespace deduku::cli {

namespace {

Json tally_json(const LadderRating& rating) {
  Json tally = Json::object();
  for (int i = 0; i < technique_count; ++i) {
    if (rating.tally[i] > 0) tally[std::string(technique_keys[i])] = rating.tally[i];
  }
  return tally;
}

class RateJson final : public RateWriter {
 public:
  void header(Session& session, const Ladder& ladder, const SolverOptions& options) override {
    write_header(session, {scales().front().name, &ladder, &options});
  }

  void write(Session& session, const RateRecord& record) override {
    if (!record.result) return write_unreadable(session, record.puzzle);
    const SolveResult& result = *record.result;
    const LadderRating& rating = record.rating;
    Json json = puzzle_json(session, record.puzzle, name(result.outcome));
    json["givens"] = record.puzzle.record->board.givens.size();
    json["solution"] = solution_json(result.second_solution ? std::nullopt : result.solution);
    json["hardest"] = rating.hardest ? Json(key(*rating.hardest)) : Json(nullptr);
    json["class"] = rating.level ? Json(name(*rating.level)) : Json(nullptr);
    json["score"] = rating.score;
    json["steps"] = rating.steps;
    json["tally"] = tally_json(rating);
    json["search"] = effort_json(result.effort);
    write_json(session.out, json);
  }
};

}  // namespace

std::unique_ptr<RateWriter> make_rate_json() {
  return std::make_unique<RateJson>();
}

}  // namespace deduku::cli
