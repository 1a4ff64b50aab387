// The raters of the frozen scales, which report each step. The differences between the scales are in a class of
// types and static functions, `Traits`:
//
//   Rater, Rating, Step       the types of rater, rating and step
//   Explained                 a step with its evidence; of scales whose raters explain their steps
//   weight(step)              the measure by which steps are compared
//   line(step, style)         the step on a line
//   trace_line(step, style)   the same in a trace
//   json(step, style)         the step as JSON
//   rate_up_to(rater, board, most_figure, most_level)   the rating, or empty if it is above
#pragma once

#include "src/ratings/rated.hpp"
#include "src/records/texts.hpp"

namespace deduku::ratings {

/// Rates boards, and keeps the requested steps.
template <class Traits>
class TracedRater final : public ScaleRater {
 public:
  using Step = typename Traits::Step;
  struct Record {
    typename Traits::Rating rating;
    /// The first of the hardest steps, and its ordinal from 1; only if requested.
    std::optional<Step> hardest;
    int hardest_ordinal = 0;
    /// Every step, if requested.
    std::vector<Step> trace;
  };

  TracedRater(const RatingRequest& request, typename Traits::Rater rater)
      : request_(request), rater_(std::move(rater)) {}

  Rating rate(const Board& board, RatingObserver& watch) override {
    return rated<Record>(board, request_.options.uniqueness, [&](Record& record) {
      rate_steps(board, watch, record);
      return record.rating.outcome;
    });
  }

  std::optional<Rating> rate_up_to(const Board& board, int most_figure, int most_level) override {
    if (keeps_all() || request_.hardest_step) return ScaleRater::rate_up_to(board, most_figure, most_level);
    bool is_above = false;
    auto rating = rated<Record>(board, request_.options.uniqueness, [&](Record& record) {
      const auto up_to = Traits::rate_up_to(rater_, board, most_figure, most_level);
      is_above = !up_to;
      if (up_to) record.rating = *up_to;
      return record.rating.outcome;
    });
    return is_above ? std::nullopt : std::optional(std::move(rating));
  }

 private:
  bool keeps_all() const { return request_.trace || request_.counts_steps; }

  void rate_steps(const Board& board, RatingObserver& watch, Record& record) {
    if (!keeps_all() && !request_.hardest_step && !watch.wants_lines() && !watch.wants_views()) {
      record.rating = rater_.rate(board);
      return;
    }
    int ordinal = 0;
    const auto note_step = [&](const Step& step) { note(++ordinal, step, watch, record); };
    record.rating = rate_noting(board, note_step, watch);
    // The missing step may be harder than every step taken.
    if (!record.rating.hardest) record.hardest.reset();
  }

  template <class Note>
  typename Traits::Rating rate_noting(const Board& board, const Note& note_step, RatingObserver& watch) {
    if constexpr (requires { typename Traits::Explained; }) {
      if (watch.wants_views()) {
        return rater_.explain(Grid(board), [&](const typename Traits::Explained& event) {
          watch.on_view(event.view);
          note_step(event.rated);
        });
      }
    }
    return rater_.rate(board, note_step);
  }

  void note(int ordinal, const Step& step, RatingObserver& watch, Record& record) const {
    if (watch.wants_lines()) watch.on_line("step " + std::to_string(ordinal) + ": " + Traits::line(step, {}));
    if (keeps_all()) record.trace.push_back(step);
    if (record.hardest && Traits::weight(step) <= Traits::weight(*record.hardest)) return;
    record.hardest = step;
    record.hardest_ordinal = ordinal;
  }

  RatingRequest request_;
  typename Traits::Rater rater_;
};

/// A step as JSON, with its ordinal.
template <class Traits>
Json numbered_json(int ordinal, const typename Traits::Step& step, const TextStyle& style) {
  Json json = {{"n", ordinal}};
  json.update(Traits::json(step, style));
  return json;
}

/// Adds the hardest step, and the trace if requested; `record` is null if there is no rating.
template <class Traits, class Record>
void add_steps(Json& json, const Record* record, const RatingRequest& request) {
  json["hardest"] = nullptr;
  if (record != nullptr && record->hardest) {
    json["hardest"] = numbered_json<Traits>(record->hardest_ordinal, *record->hardest, request.style);
  }
  if (!request.trace) return;
  Json& list = json["trace"] = Json::array();
  if (record == nullptr) return;
  int ordinal = 0;
  for (const auto& step : record->trace) list.push_back(numbered_json<Traits>(++ordinal, step, request.style));
}

/// The trace as lines of the table, each after its ordinal.
template <class Traits, class Record>
std::string trace_text(const Record* record, const TextStyle& style) {
  std::string text;
  int ordinal = 0;
  if (record == nullptr) return text;
  for (const auto& step : record->trace) {
    text += records::padded(std::to_string(++ordinal), -8) + "  " + Traits::trace_line(step, style) + "\n";
  }
  return text;
}

}  // namespace deduku::ratings
