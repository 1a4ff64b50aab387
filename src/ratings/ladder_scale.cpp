// The scale `ladder`: hardest technique, class and score on the current ladder.
#include "deduku/explain.hpp"
#include "deduku/rating.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/records/fields.hpp"

namespace deduku::ratings {

namespace {

/// Class and hardest technique hold only if the steps solved the puzzle.
bool is_whole(const LadderRating& rating) {
  return rating.outcome == Outcome::solved;
}

Value ladder_solution(const Rating& rating) {
  const auto& solution = rating.as<LadderRating>().solution;
  return solution ? word(records::solution_text(*solution)) : Value();
}

Value ladder_hardest(const Rating& rating) {
  const auto& of = rating.as<LadderRating>();
  return is_whole(of) && of.hardest ? word(key(*of.hardest)) : Value();
}

Value ladder_class(const Rating& rating) {
  const auto& of = rating.as<LadderRating>();
  return is_whole(of) && of.level ? word(name(*of.level)) : Value();
}

/// It is meaningful if the rating was not broken off.
Value ladder_score(const Rating& rating) {
  const auto& of = rating.as<LadderRating>();
  const bool is_through = of.outcome == Outcome::solved || of.outcome == Outcome::stuck;
  return is_through ? Value(Points{of.score}) : Value();
}

Value ladder_steps(const Rating& rating) {
  return rating.as<LadderRating>().steps;
}

Value ladder_guesses(const Rating& rating) {
  return static_cast<std::int64_t>(rating.as<LadderRating>().effort.guesses);
}

Value ladder_nodes(const Rating& rating) {
  return static_cast<std::int64_t>(rating.as<LadderRating>().effort.nodes);
}

Value ladder_uses(const Rating& rating, int technique) {
  return rating.as<LadderRating>().tally[technique];
}

/// "full_house=12 naked_pair=1"
Value ladder_tally(const Rating& rating) {
  std::string text;
  for (int i = 0; i < technique_count; ++i) {
    const int count = rating.as<LadderRating>().tally[i];
    if (count == 0) continue;
    text += (text.empty() ? "" : " ") + std::string(technique_keys[i]) + "=" + std::to_string(count);
  }
  return word(text);
}

constexpr std::array<Field, 8> ladder_fields = {{
    {.name = "solution", .value = ladder_solution, .meaning = "the only solution", .row_name = not_in_rows},
    {.name = "hardest",
     .value = ladder_hardest,
     .meaning = "the technique of the step with the highest cost",
     .row_name = "ladder_technique",
     .is_last_in_rows = true},
    {.name = "class", .value = ladder_class, .meaning = "the highest level of a step", .row_name = "ladder_class"},
    {.name = "score",
     .value = ladder_score,
     .meaning = "the sum of the costs of all steps, and of the search if logic was stuck, in points",
     .is_number = true,
     .row_name = "ladder_score"},
    {.name = "steps",
     .value = ladder_steps,
     .meaning = "the number of steps taken by logic",
     .is_number = true,
     .row_name = not_in_rows},
    {.name = "guesses",
     .value = ladder_guesses,
     .meaning = "the guesses of the search, if logic was stuck",
     .is_number = true,
     .is_in_json = false,
     .row_name = not_in_rows},
    {.name = "nodes",
     .value = ladder_nodes,
     .meaning = "the nodes of the search, if logic was stuck",
     .is_number = true,
     .is_in_json = false,
     .row_name = not_in_rows},
    {.name = "tally",
     .value = ladder_tally,
     .meaning = "the number of uses of each technique",
     .is_in_json = false,
     .row_name = not_in_rows},
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

  Rating rate(const Board& board, RatingObserver& watch) override {
    return rated<LadderRating>(board, uniqueness_, [&](LadderRating& rating) {
      if (!find_conflict(board)) rating = rater_.rate(Grid(board), watch);
      return rating.outcome;
    });
  }

 private:
  Uniqueness uniqueness_;
  LadderRater rater_;
};

void add_ladder_json(const Rating& rating, const RatingRequest&, Json& json) {
  const auto& of = rating.as<LadderRating>();
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
    .add_json = add_ladder_json,
    .techniques = {technique_count, technique_key, ladder_uses},
};

}  // namespace deduku::ratings
