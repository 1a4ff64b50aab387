// Several scales at once: one row per puzzle with the figures of all of them. Uniqueness is checked once.
#include "src/cli/rate/rate_scale.hpp"
#include "src/core/givens.hpp"
#include "src/ratings/rated.hpp"

namespace deduku::cli {

namespace {

using RateScales = std::vector<std::unique_ptr<RateScale>>;
using Raters = std::vector<std::unique_ptr<PuzzleRater>>;

/// The worse of two endings of ratings.
Outcome worse(Outcome a, Outcome b) {
  const auto badness = [](Outcome status) {
    switch (status) {
      case Outcome::solved:
        return 0;
      case Outcome::stuck:
        return 1;
      case Outcome::out_of_budget:
        return 2;
      default:
        return 3;
    }
  };
  return badness(a) < badness(b) ? b : a;
}

/// Whether there is no rating because of a fault that must be reported, regardless of the other scales.
bool is_failure(Outcome status) {
  return status == Outcome::unsound || status == Outcome::out_of_memory;
}

class SeveralRaters final : public PuzzleRater {
 public:
  SeveralRaters(ScaleList kinds, const RateScales& scales, bool is_blind, Log& log)
      : kinds_(kinds), scales_(scales), is_blind_(is_blind), log_(log) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    const Board& board = puzzle.record->board;
    const Outcome outcome = ratings::outcome_of(board);
    const bool is_rated = outcome == Outcome::solved || (outcome == Outcome::several && is_blind_);
    RateRecord row{puzzle, outcome};
    if (!is_rated) return row;
    row.ended = Outcome::solved;
    std::optional<Outcome> failure;
    for (const auto& rater : raters_for(board, outcome)) {
      RateRecord part = rater->rate(puzzle);
      if (part.status == Outcome::stopped) return {puzzle, Outcome::stopped};
      if (is_failure(part.status)) failure = part.status;
      if (part.ended) row.ended = worse(*row.ended, *part.ended);
      std::ranges::move(part.ratings, std::back_inserter(row.ratings));
    }
    if (outcome == Outcome::solved) row.status = best_end(row);
    if (!failure) return row;
    row.status = *failure;
    row.ended.reset();
    return row;
  }

 private:
  /// The status of a puzzle with one solution: it is solved if the steps of any scale solve it. If no scale has steps,
  /// the ending of the others.
  Outcome best_end(const RateRecord& row) const {
    std::optional<Outcome> best;
    const bool any_solves = std::ranges::any_of(kinds_, [](const RatingScale* kind) { return kind->solves; });
    for (std::size_t place = 0; place < row.ratings.size(); ++place) {
      const std::optional<Outcome> ended = row.ratings[place]->ended;
      if (!ended || kinds_[place]->solves != any_solves) continue;
      best = best && worse(*best, *ended) == *ended ? best : ended;
    }
    return best.value_or(Outcome::solved);
  }

  /// For a puzzle of givens with one solution, nothing is left to check. Raters are made when the first puzzle for them
  /// comes: they take much memory, and most lists need one kind.
  const Raters& raters_for(const Board& board, Outcome outcome) {
    const bool is_answered = outcome == Outcome::solved && !is_blind_ && has_givens_alone(Grid(board));
    Raters& raters = is_answered ? raters_for_unique_ : asking_;
    if (!raters.empty()) return raters;
    const auto question = is_answered ? RateScale::Question::answered : RateScale::Question::asked;
    for (const auto& scale : scales_) raters.push_back(scale->make_rater(log_, question));
    return raters;
  }

  ScaleList kinds_;
  const RateScales& scales_;
  bool is_blind_;
  Log& log_;
  Raters asking_;
  Raters raters_for_unique_;
};

class SeveralScales final : public RateScale {
 public:
  SeveralScales(ScaleList kinds, RateScales scales, const ScaleRequest& request)
      : kinds_(kinds.begin(), kinds.end()), scales_(std::move(scales)), names_(names_of(kinds)), request_(request) {
    for (std::size_t place = 0; place < kinds.size(); ++place) {
      for (const ratings::Figure& figure : figures_of(*kinds[place])) {
        figures_.push_back(field_of(*ratings::find_field(*kinds[place], figure.field), figure.name, place));
      }
    }
    fields_.assign(first_fields().begin(), first_fields().end());
    fields_.insert(fields_.end(), figures_.begin(), figures_.end());
    fields_.insert(fields_.end(), last_fields().begin(), last_fields().end());
    for (std::size_t place = 0; place < kinds.size(); ++place) ends_.push_back(end_of(*kinds[place], place));
    fields_.insert(fields_.end(), ends_.begin(), ends_.end());
    columns_ = {{"n", -4}, {"status", 13}, {"givens", -6}};
    for (const RateField& figure : figures_) columns_.push_back({figure.name, width_of(figure)});
    columns_.push_back({"tail", 0});
  }

  std::unique_ptr<PuzzleRater> make_rater(Log& log, Question) const override {
    return std::make_unique<SeveralRaters>(kinds_, scales_, request_.choices.is_blind(), log);
  }
  std::span<const RateField> fields() const override { return fields_; }
  std::span<const RateField> figures() const override { return figures_; }
  std::span<const Column> columns() const override { return columns_; }
  Json header() const override { return rate_header_json(request_, {.scale = names_, .ladder = ladder()}); }
  const Ladder* ladder() const override {
    for (const auto& scale : scales_) {
      if (const Ladder* ladder = scale->ladder()) return ladder;
    }
    return nullptr;
  }
  void add_json(const RateRecord& record, Json& json) const override {
    for (const RateField& figure : figures_) json[figure.name] = ratings::json_of(figure.value(record));
    for (const RateField& end : ends_) json[end.name] = ratings::json_of(end.value(record));
  }

 private:
  static int width_of(const RateField& figure) {
    constexpr int least = 6;
    constexpr int of_words = 12;
    const int width = std::max(static_cast<int>(figure.name.size()), figure.is_number ? least : of_words);
    return figure.is_number ? -width : width;
  }

  /// The ending of the rating on one scale.
  static RateField end_of(const RatingScale& kind, std::size_t place) {
    const auto value = [place](const RateRecord& record) {
      const bool is_rated = place < record.ratings.size() && record.ratings[place]->ended;
      return is_rated ? ratings::word(name(*record.ratings[place]->ended)) : Value();
    };
    return {std::string(kind.key) + "_ended", value, "the ending of the rating on that scale"};
  }

  std::vector<const RatingScale*> kinds_;
  RateScales scales_;
  std::string names_;
  ScaleRequest request_;
  std::vector<RateField> figures_;
  std::vector<RateField> ends_;
  std::vector<RateField> fields_;
  std::vector<Column> columns_;
};

}  // namespace

std::unique_ptr<RateScale> make_rate_several(ScaleList kinds, Session& session, const ScaleRequest& request) {
  RateScales scales;
  for (const RatingScale* kind : kinds) scales.push_back(make_rate_one(*kind, session, request));
  return std::make_unique<SeveralScales>(kinds, std::move(scales), request);
}

}  // namespace deduku::cli
