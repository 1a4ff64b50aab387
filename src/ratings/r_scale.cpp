// The scale `r`: the rating R, round by round.
#include "deduku/explain.hpp"
#include "deduku/json.hpp"
#include "src/present/words.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"
#include "src/records/fields.hpp"
#include "src/records/texts.hpp"

namespace deduku::ratings {

namespace {

struct RoundRecord {
  RoundRating rating;
  std::vector<Round> rounds;
  /// Style of the sentences.
  TextStyle style{};
};

/// Null if limits ended the rounds.
const RoundRating* round_rating(const Rating& rating) {
  const RoundRating& of = rating.as<RoundRecord>().rating;
  return of.outcome == Outcome::solved || of.outcome == Outcome::stuck ? &of : nullptr;
}

Value r_points(const Rating& rating) {
  const RoundRating& of = rating.as<RoundRecord>().rating;
  if (round_rating(rating)) return Points{of.r};
  return rating.ended && of.r > 0 ? Value(LowerBound{Points{of.r}}) : Value();
}

Value r_technique(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  return of && of->technique ? word(key(*of->technique)) : Value();
}

Value r_class(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  return of && of->level ? word(name(*of->level)) : Value();
}

template <int RoundRating::*count>
Value r_count(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  return of ? Value(of->*count) : Value();
}

Value r_effort(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  return of ? Value(Points{of->effort}) : Value();
}

Value r_work(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  return of ? Value(Points{of->work}) : Value();
}

Value r_daily(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  const std::optional<Daily> daily = of ? of->daily() : std::nullopt;
  return daily ? word(name(*daily)) : Value();
}

Value r_minutes(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  const std::optional<Minutes> minutes = of ? of->minutes() : std::nullopt;
  return minutes ? word(range_text(*minutes)) : Value();
}

/// Its meaning for people: "It takes about as long as a hard puzzle of a daily newspaper. Players of an app take 7 to
/// 11 minutes."
present::Text people_sentences(const RoundRating& rating, const present::Words& words) {
  const Minutes minutes = *rating.minutes();
  return words.say(
      "cli.r.people",
      {{"daily", words.say("cli.r.daily." + std::string(name(*rating.daily())))},
       {"minutes", words.say("cli.r.minutes." + std::string(name(minutes)),
                             {{"lower", whole_minutes(minutes.lower)}, {"upper", whole_minutes(minutes.upper)}})}});
}

/// "R 4.20, expert: XY-Wing. 31 rounds, 5 of them beyond singles, ..."; for the hardest "Work 481; R 8.50, extreme:
/// Tridagon. ...", because for these R is a weaker measure of how hard people find them.
Value r_sentence(const Rating& rating) {
  const RoundRating* of = round_rating(rating);
  if (of == nullptr) return {};
  const TextStyle& style = rating.as<RoundRecord>().style;
  const present::Words words(style);
  const std::string r = records::points(of->r);
  const present::Value count = present::counted(of->rounds);
  if (!of->technique && of->outcome == Outcome::solved) return words.say("cli.r.nothing_left", {{"r", r}});
  if (!of->technique) return words.say("cli.r.stuck", {{"r", r}, {"rounds", count}});
  const present::Value work =
      *of->level >= Level::extreme ? present::Value(std::to_string((of->work + 50) / 100)) : present::Value();
  return words.say("cli.r.rated", {{"work", work},
                                   {"r", r},
                                   {"level", std::string(level_name(*of->level, style.language))},
                                   {"technique", std::string(technique_name(*of->technique, style.language))},
                                   {"rounds", count},
                                   {"beyond_singles", present::counted(of->beyond_singles)},
                                   {"beyond_subsets", present::counted(of->beyond_subsets)},
                                   {"steps", present::counted(of->tightest)},
                                   {"people", people_sentences(*of, words)}});
}

/// The number of rounds in which it is the cheapest.
Value r_uses(const Rating& rating, int technique) {
  if (!rating.ended) return {};
  return std::ranges::count(rating.as<RoundRecord>().rounds, static_cast<TechniqueId>(technique), &Round::technique);
}

// Name, value, meaning, is_number, column, width.
constexpr std::array<Field, 12> r_fields = {{
    {"r", r_points, "R: the highest cost that is needed, in points; out of budget: the least, with >=", true, 1, -5},
    {"technique", r_technique, "R: the technique that costs as much", false, 7, 28},
    {"class", r_class, "R: the level of that cost", false, 2, 9},
    {"rounds", r_count<&RoundRating::rounds>, "R: the number of rounds", true, 3, -6},
    {"tightest", r_count<&RoundRating::tightest>,
     "R: the number of different steps in the round of cost r with the fewest", true, 4, -8},
    {"beyond_singles", r_count<&RoundRating::beyond_singles>, "R: rounds without a single", true},
    {"beyond_subsets", r_count<&RoundRating::beyond_subsets>, "R: rounds above the level of subsets", true},
    {"effort", r_effort, "R: the sum of the costs of all rounds, in points", true},
    {"work", r_work, "R: an estimate of the time that the puzzle takes; see docs/r.md", true, 5, -8},
    {"daily", r_daily, "R: the newspaper puzzle that takes about as long: easy, medium, hard, longer, beyond"},
    {"minutes", r_minutes, "R: the minutes of the middle half of the players of an app; see docs/r.md", false, 6, -8},
    {.name = "sentence", .value = r_sentence, .meaning = "the same in a sentence", .row_name = not_in_rows},
}};

/// "Pointing: 2 steps, 4 candidates removed"
std::string round_words(const Round& round, const TextStyle& style) {
  const auto counted_or_nothing = [](int count) { return count == 0 ? present::Value() : present::counted(count); };
  return present::Words(style).say("cli.r.round",
                                   {{"technique", std::string(technique_name(round.technique, style.language))},
                                    {"steps", present::counted(round.steps)},
                                    {"placed", counted_or_nothing(round.effects.places.size())},
                                    {"removed", counted_or_nothing(round.effects.removes.size())}});
}

class RScaleRater final : public ScaleRater {
 public:
  explicit RScaleRater(const RatingRequest& request)
      : uniqueness_(request.options.uniqueness),
        style_(request.style),
        rater_(*request.ladder, solver_options_of(request)) {}

  Rating rate(const Board& board, RatingObserver& watch) override {
    return rated<RoundRecord>(board, uniqueness_, [&](RoundRecord& record) {
      record.style = style_;
      record.rating = rater_.rate(board, [&](const RoundEvent& event) { note(event, watch, record); });
      return record.rating.outcome;
    });
  }

  std::optional<Rating> rate_up_to(const Board& board, int most_figure, int most_level) override {
    int most = most_figure;
    if (most_level < level_count - 1) most = std::min(most, least_cost(static_cast<Level>(most_level + 1)) - 1);
    bool is_above = false;
    auto rating = rated<RoundRecord>(board, uniqueness_, [&](RoundRecord& record) {
      record.style = style_;
      auto up_to =
          rater_.rate_up_to(board, most, [&](const RoundEvent& event) { record.rounds.push_back(event.round); });
      is_above = !up_to;
      if (up_to) record.rating = *std::move(up_to);
      return record.rating.outcome;
    });
    return is_above ? std::nullopt : std::optional(std::move(rating));
  }

 private:
  static void note(const RoundEvent& event, RatingObserver& watch, RoundRecord& record) {
    watch.on_round(event);
    if (watch.wants_lines()) {
      watch.on_line("round " + std::to_string(event.ordinal) + ": " + round_words(event.round, {}));
    }
    record.rounds.push_back(event.round);
  }

  Uniqueness uniqueness_;
  TextStyle style_;
  RoundRater rater_;
};

Json round_json(const Round& round) {
  return {{"cost", points_json(round.cost)},
          {"technique", key(round.technique)},
          {"steps", round.steps},
          {"placed", round.effects.places.size()},
          {"removed", round.effects.removes.size()}};
}

Json quartiles_json(const std::optional<Minutes>& minutes) {
  if (!minutes) return nullptr;
  const auto json = [](std::optional<int> tenths) { return tenths ? Json(*tenths / 10.0) : Json(nullptr); };
  return {{"lower", json(minutes->lower)}, {"median", json(minutes->median)}, {"upper", json(minutes->upper)}};
}

Json cut_json(const RoundRating& rating) {
  Json cut = Json::array();
  for (int i = 0; i < technique_count; ++i) {
    if (rating.cut[static_cast<std::size_t>(i)]) cut.push_back(technique_keys[i]);
  }
  return cut;
}

void add_r_json(const Rating& rating, const RatingRequest&, Json& json) {
  const RoundRating& of = rating.as<RoundRecord>().rating;
  json["minutes_quartiles"] = quartiles_json(of.minutes());
  Json curve = Json::array();
  for (const Round& round : rating.as<RoundRecord>().rounds) curve.push_back(round_json(round));
  json["curve"] = std::move(curve);
  json["rest"] = nullptr;
  if (of.rest) json["rest"] = {{"rounds", of.rounds_below_r}, {"state", records::state_text(*of.rest)}};
  json["cut"] = cut_json(of);
  json["search"] = rating.ended ? records::effort_json(of.search_effort) : Json(nullptr);
}

/// A round on a line of the table: "       3   2.60  Pointing: 2 steps, 4 candidates removed"
std::string round_text(int ordinal, const Round& round, const TextStyle& style) {
  return records::padded(std::to_string(ordinal), -8) + "  " + records::padded(records::points(round.cost), -5) + "  " +
         round_words(round, style) + "\n";
}

std::string r_trace_text(const Rating& rating, const TextStyle& style) {
  if (!rating.ended) return "";
  std::string text;
  int ordinal = 0;
  for (const Round& round : rating.as<RoundRecord>().rounds) text += round_text(++ordinal, round, style);
  const std::string sentence = text_of(r_sentence(rating));
  return sentence.empty() ? text : text + std::string(10, ' ') + sentence + "\n";
}

}  // namespace

constinit const RatingScale r_scale = {
    .key = "r",
    .has_proofs = true,
    .fields = r_fields,
    .status_width = 11,
    .make_rater = make_rater<RScaleRater>,
    .add_json = add_r_json,
    .trace_text = r_trace_text,
    .counted_techniques = technique_count,
    .counted_key = technique_key,
    .counted_uses = r_uses,
    .counts_rounds = true,
    .bounded_figure = "r",
    .units_in_point = 100,
    .bounded_level = "class",
};

}  // namespace deduku::ratings
