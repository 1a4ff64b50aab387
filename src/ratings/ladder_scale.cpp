// The scale `ladder`: hardest technique, class and score on the current ladder.
#include "deduku/explain.hpp"
#include "deduku/rating.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/records/fields.hpp"

namespace deduku::ratings {

namespace {

struct LadderRecord final : TypedRating<LadderRecord> {
  LadderRating rating;
};

/// Class and hardest technique hold only if the steps solved the puzzle.
bool is_whole(const LadderRating& rating) {
  return rating.outcome == Outcome::solved;
}

Value ladder_solution(const LadderRecord& record) {
  const auto& solution = record.rating.solution;
  return solution ? word(records::solution_text(*solution)) : Value();
}

Value ladder_hardest(const LadderRecord& record) {
  const LadderRating& of = record.rating;
  return is_whole(of) && of.hardest ? word(key(*of.hardest)) : Value();
}

Value ladder_class(const LadderRecord& record) {
  const LadderRating& of = record.rating;
  return is_whole(of) && of.level ? word(name(*of.level)) : Value();
}

/// It is meaningful if the rating was not broken off.
Value ladder_score(const LadderRecord& record) {
  const LadderRating& of = record.rating;
  const bool is_through = of.outcome == Outcome::solved || of.outcome == Outcome::stuck;
  return is_through ? Value(Points{of.score}) : Value();
}

Value ladder_steps(const LadderRecord& record) {
  return record.rating.steps;
}

Value ladder_guesses(const LadderRecord& record) {
  return static_cast<std::int64_t>(record.rating.effort.guesses);
}

Value ladder_nodes(const LadderRecord& record) {
  return static_cast<std::int64_t>(record.rating.effort.nodes);
}

Value ladder_uses(const LadderRecord& record, int technique) {
  return record.rating.tally[technique];
}

/// "full_house=12 naked_pair=1"
Value ladder_tally(const LadderRecord& record) {
  std::string text;
  for (int i = 0; i < technique_count; ++i) {
    const int count = record.rating.tally[i];
    if (count == 0) continue;
    text += (text.empty() ? "" : " ") + std::string(technique_keys[i]) + "=" + std::to_string(count);
  }
  return word(text);
}

constexpr std::array<Field, 8> ladder_fields = {{
    {"solution", of_scale<ladder_solution>, "the only solution", false, Output::all, not_in_rows},
    {"hardest", of_scale<ladder_hardest>, "the technique of the step with the highest cost", false, Output::all,
     "ladder_technique", true},
    {"class", of_scale<ladder_class>, "the highest level of a step", false, Output::all, "ladder_class"},
    {"score", of_scale<ladder_score>,
     "the sum of the costs of all steps, and of the search if logic was stuck, in points", true, Output::all,
     "ladder_score"},
    {"steps", of_scale<ladder_steps>, "the number of steps taken by logic", true, Output::all, not_in_rows},
    {"guesses", of_scale<ladder_guesses>, "the guesses of the search, if logic was stuck", true, Output::text,
     not_in_rows},
    {"nodes", of_scale<ladder_nodes>, "the nodes of the search, if logic was stuck", true, Output::text, not_in_rows},
    {"tally", of_scale<ladder_tally>, "the number of uses of each technique", false, Output::text, not_in_rows},
}};
constexpr std::array<Column, 8> ladder_columns = {{{"status", 11},
                                                   {"class", 8},
                                                   {"score", -10},
                                                   {"steps", -5},
                                                   {"hardest", 18},
                                                   {"guesses", -7},
                                                   {"nodes", -6},
                                                   {"tally", 0}}};

class LadderScaleRater final : public ScaleRater {
 public:
  explicit LadderScaleRater(const RatingRequest& request)
      : uniqueness_(request.options.uniqueness), rater_(*request.ladder, solver_options_of(request)) {}

  std::unique_ptr<ScaleRating> rate(const Board& board, RatingObserver& watch) override {
    return rated(board, uniqueness_, [&] {
      LadderRecord record;
      if (!find_conflict(board)) record.rating = rater_.rate(Grid(board), watch);
      return record;
    });
  }

 private:
  Uniqueness uniqueness_;
  LadderRater rater_;
};

void add_ladder_json(const LadderRecord& record, const RatingRequest&, Json& json) {
  const LadderRating& of = record.rating;
  Json& tally = json["tally"] = Json::object();
  for (int i = 0; i < technique_count; ++i) {
    if (of.tally[i] > 0) tally[std::string(technique_keys[i])] = of.tally[i];
  }
  json["search"] = records::effort_json(of.effort);
}

}  // namespace

constinit const RatingScale ladder_scale = {
    .key = "ladder",
    .has_proofs = true,
    .fields = ladder_fields,
    .columns = ladder_columns,
    .make_rater = make_rater<LadderScaleRater>,
    .add_json = of_scale<add_ladder_json>,
    .techniques = {technique_count, technique_key, of_scale<ladder_uses>},
};

}  // namespace deduku::ratings
