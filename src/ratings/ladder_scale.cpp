// The scale `ladder`: hardest technique, class and score on the current ladder.
#include "deduku/explain.hpp"
#include "deduku/rating.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/records/fields.hpp"

namespace deduku::ratings {

namespace {

struct LadderRecord {
  LadderRating rating;
};

const LadderRating& ladder_rating(const ScaleRating& rating) {
  return record_of<LadderRecord>(rating).rating;
}

/// Class and hardest technique hold only if the steps solved the puzzle.
bool is_whole(const LadderRating& rating) {
  return rating.outcome == Outcome::solved;
}

Value ladder_solution(const ScaleRating& rating) {
  const auto& solution = ladder_rating(rating).solution;
  return solution ? word(records::solution_text(*solution)) : Value();
}

Value ladder_hardest(const ScaleRating& rating) {
  const LadderRating& of = ladder_rating(rating);
  return is_whole(of) && of.hardest ? word(key(*of.hardest)) : Value();
}

Value ladder_class(const ScaleRating& rating) {
  const LadderRating& of = ladder_rating(rating);
  return is_whole(of) && of.level ? word(name(*of.level)) : Value();
}

/// It is meaningful if the rating was not broken off.
Value ladder_score(const ScaleRating& rating) {
  const LadderRating& of = ladder_rating(rating);
  const bool is_through = of.outcome == Outcome::solved || of.outcome == Outcome::stuck;
  return is_through ? Value(Points{of.score}) : Value();
}

Value ladder_steps(const ScaleRating& rating) {
  return ladder_rating(rating).steps;
}

Value ladder_guesses(const ScaleRating& rating) {
  return static_cast<std::int64_t>(ladder_rating(rating).effort.guesses);
}

Value ladder_nodes(const ScaleRating& rating) {
  return static_cast<std::int64_t>(ladder_rating(rating).effort.nodes);
}

Value ladder_uses(const ScaleRating& rating, int technique) {
  return ladder_rating(rating).tally[technique];
}

std::string_view ladder_key(int technique) {
  return technique_keys[technique];
}

/// "full_house=12 naked_pair=1"
Value ladder_tally(const ScaleRating& rating) {
  std::string text;
  for (int i = 0; i < technique_count; ++i) {
    const int count = ladder_rating(rating).tally[i];
    if (count == 0) continue;
    text += (text.empty() ? "" : " ") + std::string(technique_keys[i]) + "=" + std::to_string(count);
  }
  return word(text);
}

constexpr std::array<Field, 8> ladder_fields = {{
    {"solution", ladder_solution, "the only solution"},
    {"hardest", ladder_hardest, "the technique of the step with the highest cost"},
    {"class", ladder_class, "the highest level of a step"},
    {"score", ladder_score, "the sum of the costs of all steps, and of the search if logic was stuck, in points", true},
    {"steps", ladder_steps, "the number of steps taken by logic", true},
    {"guesses", ladder_guesses, "the guesses of the search, if logic was stuck", true, Output::text},
    {"nodes", ladder_nodes, "the nodes of the search, if logic was stuck", true, Output::text},
    {"tally", ladder_tally, "the number of uses of each technique", false, Output::text},
}};
constexpr std::array<Figure, 3> ladder_figures = {
    {{"ladder_class", "class"}, {"ladder_score", "score"}, {"ladder_technique", "hardest"}}};
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
      : is_blind_(request.is_blind), rater_(*request.ladder, solver_options_of(request)) {}

  std::unique_ptr<ScaleRating> rate(const Board& board, RatingObserver& watch) override {
    return rated(board, is_blind_,
                 [&] { return LadderRecord{find_conflict(board) ? LadderRating() : rater_.rate(Grid(board), watch)}; });
  }

 private:
  bool is_blind_;
  LadderRater rater_;
};

std::unique_ptr<ScaleRater> make_ladder(const RatingRequest& request) {
  return std::make_unique<LadderScaleRater>(request);
}

void add_ladder_json(const ScaleRating& rating, const RatingRequest&, Json& json) {
  const LadderRating& of = ladder_rating(rating);
  Json& tally = json["tally"] = Json::object();
  for (int i = 0; i < technique_count; ++i) {
    if (of.tally[i] > 0) tally[std::string(technique_keys[i])] = of.tally[i];
  }
  json["search"] = records::effort_json(of.effort);
}

}  // namespace

constinit const RatingScale ladder_scale = {
    .key = "ladder",
    .uses = {.proofs = true, .ladder = true},
    .fields = ladder_fields,
    .figures = ladder_figures,
    .columns = ladder_columns,
    .make_rater = make_ladder,
    .add_json = add_ladder_json,
    .techniques = {technique_count, ladder_key, ladder_uses},
};

}  // namespace deduku::ratings
