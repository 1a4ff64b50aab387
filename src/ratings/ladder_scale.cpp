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

// Name, value, meaning, is_number, column, width, row_name.
constexpr std::array<Field, 8> ladder_fields = {{
    {.name = "solution", .value = ladder_solution, .meaning = "the only solution", .row_name = not_in_rows},
    {"hardest", ladder_hardest, "the technique of the step with the highest cost", false, 4, 18, "ladder_technique",
     /*is_in_json=*/true, /*is_last_in_rows=*/true},
    {"class", ladder_class, "the highest level of a step", false, 1, 8, "ladder_class"},
    {"score", ladder_score, "the sum of the costs of all steps, and of the search if logic was stuck, in points", true,
     2, -10, "ladder_score"},
    {"steps", ladder_steps, "the number of steps taken by logic", true, 3, -5, not_in_rows},
    {"guesses", ladder_guesses, "the guesses of the search, if logic was stuck", true, 5, -7, not_in_rows,
     /*is_in_json=*/false},
    {"nodes", ladder_nodes, "the nodes of the search, if logic was stuck", true, 6, -6, not_in_rows,
     /*is_in_json=*/false},
    {"tally", ladder_tally, "the number of uses of each technique", false, 7, 0, not_in_rows, /*is_in_json=*/false},
}};

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
    .status_width = 11,
    .make_rater = make_rater<LadderScaleRater>,
    .add_json = add_ladder_json,
    .counted_techniques = technique_count,
    .counted_key = technique_key,
    .counted_uses = ladder_uses,
};

}  // namespace deduku::ratings
