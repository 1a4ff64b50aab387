// The scale `r`: the rating R, round by round.
#include "deduku/explain.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/rate/scale_rater.hpp"
#include "src/present/words.hpp"
#include "src/records/rating_json.hpp"

namespace deduku::cli {

namespace {

/// A rating holds only where the rounds ended by themselves.
const RoundRating* round_rating_of(const RateRecord& record) {
  const RoundRecord* rounds = record.rounds();
  return rounds && rounds->rating.outcome != Outcome::broken_off ? &rounds->rating : nullptr;
}

std::string r(const RateRecord& record) {
  const RoundRating* rating = round_rating_of(record);
  return rating ? points(rating->r) : "";
}

std::string technique(const RateRecord& record) {
  const RoundRating* rating = round_rating_of(record);
  return std::string(rating && rating->technique ? key(*rating->technique) : "");
}

std::string round_level(const RateRecord& record) {
  const RoundRating* rating = round_rating_of(record);
  return std::string(rating && rating->level ? name(*rating->level) : "");
}

/// A count of the rating.
template <int RoundRating::*member>
std::string count(const RateRecord& record) {
  const RoundRating* rating = round_rating_of(record);
  return rating ? std::to_string(rating->*member) : "";
}

std::string effort(const RateRecord& record) {
  const RoundRating* rating = round_rating_of(record);
  return rating ? points(rating->effort) : "";
}

std::string sentence(const RateRecord& record) {
  const RoundRecord* rounds = record.rounds();
  return rounds ? records::round_sentence(*rounds) : "";
}

constexpr std::array<RateField, 8> round_figures = {{
    {"r", r, "R: the highest cost that is needed, in points", true},
    {"technique", technique, "R: the technique that costs as much"},
    {"class", round_level, "R: the level of that technique"},
    {"rounds", count<&RoundRating::rounds>, "R: the number of rounds", true},
    {"tightest", count<&RoundRating::tightest>, "R: the fewest different steps in a round that costs r", true},
    {"beyond_singles", count<&RoundRating::beyond_singles>, "R: rounds without a single", true},
    {"beyond_subsets", count<&RoundRating::beyond_subsets>, "R: rounds above the level of subsets", true},
    {"effort", effort, "R: the sum of the costs of all rounds, in points", true},
}};
constexpr std::array<RateField, 1> more_fields = {{{"sentence", sentence, "the same in a sentence"}}};

constexpr auto all_round_fields = [] {
  std::array<RateField, round_figures.size() + more_fields.size()> own{};
  std::ranges::copy(more_fields, std::ranges::copy(round_figures, own.begin()).out);
  return own;
}();
constexpr auto round_fields = all_fields_with(all_round_fields);

constexpr std::array<Column, 9> round_columns = {{
    {"n", -4},
    {"status", 11},
    {"r", -5},
    {"class", 8},
    {"rounds", -6},
    {"tightest", -8},
    {"effort", -7},
    {"technique", 28},
    {"tail", 0},
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

/// A round on a line of the table: "       3   2.60  Pointing: 2 steps, 4 candidates removed"
std::string round_text(int ordinal, const Round& round, const TextStyle& style) {
  return padded(std::to_string(ordinal), -8) + "  " + padded(points(round.cost), -5) + "  " +
         round_words(round, style) + "\n";
}

/// Rates puzzles, keeps the rounds, and logs them.
class RoundsOfPuzzles {
 public:
  RoundsOfPuzzles(const Ladder& ladder, const SolverOptions& options, const ScaleRequest& request, Log& log)
      : rater_(ladder, options),
        promise_(options.promise),
        verifies_(request.verifies),
        style_(request.style),
        log_(log) {}

  RoundRecord rate(const InputPuzzle& puzzle) {
    RoundRecord record;
    record.style = style_;
    std::optional<StepProver> prover;
    if (verifies_) prover.emplace(puzzle.n, Grid(puzzle.record->board), promise_);
    record.rating = rater_.rate(puzzle.record->board, [&](const RoundEvent& event) {
      if (prover) prover->prove(event);
      record.rounds.push_back(event.round);
      write_to_log(puzzle.n, event);
    });
    return record;
  }

 private:
  void write_to_log(std::uint64_t n, const RoundEvent& event) {
    if (!log_.wants_steps()) return;
    const std::string place = "puzzle " + std::to_string(n);
    if (log_.wants_grids()) log_.grid(place + ", candidates\n" + candidates_text(event.before));
    log_.step(place + ", round " + std::to_string(event.ordinal) + ": " + round_words(event.round, {}));
  }

  RoundRater rater_;
  std::optional<Promise> promise_;
  bool verifies_;
  TextStyle style_;
  Log& log_;
};

class RoundScale final : public RateScale {
 public:
  RoundScale(Ladder ladder, const ScaleRequest& request)
      : ladder_(std::move(ladder)), search_(request.solving.solver_options().search), request_(request) {}

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question) const override {
    return std::make_unique<ScaleRater<RoundsOfPuzzles>>(request_, question, [&](const RatingOptions& options) {
      return RoundsOfPuzzles(ladder_, SolverOptions::of(options, search_), request_, log);
    });
  }
  std::span<const RateField> fields() const override { return round_fields; }
  std::span<const RateField> figures() const override { return round_figures; }
  std::span<const Column> columns() const override { return round_columns; }
  Json header() const override {
    return rate_header_json(request_,
                            {.scale = "r", .ladder = &ladder_, .search = search_->name, .style = request_.style});
  }
  const Ladder* ladder() const override { return &ladder_; }

  void add_json(const RateRecord& record, Json& json) const override { records::add_rounds(json, record.rounds()); }

  std::string trace_text(const RateRecord& record) const override {
    const RoundRecord* rounds = record.rounds();
    if (!request_.trace || rounds == nullptr) return "";
    std::string text;
    int ordinal = 0;
    for (const Round& round : rounds->rounds) text += round_text(++ordinal, round, request_.style);
    const std::string words = sentence(record);
    return words.empty() ? text : text + std::string(10, ' ') + words + "\n";
  }

 private:
  Ladder ladder_;
  const search::Backend* search_;
  ScaleRequest request_;
};

}  // namespace

std::span<const RateField> rounds_fields() {
  return round_fields;
}

std::unique_ptr<RateScale> make_rate_rounds(Session& session, const ScaleRequest& request) {
  (void)request.choices.budget();
  return std::make_unique<RoundScale>(request.solving.ladder(session.out), request);
}

}  // namespace deduku::cli
