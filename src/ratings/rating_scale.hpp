// A scale for the program and the service: its rater, the fields of the rating, and their display. Each scale is one
// constant, in the file of its name; `scale_registry.hpp` has them all.
#pragma once

#include <any>
#include <array>
#include <memory>
#include <span>

#include "deduku/fewest.hpp"
#include "deduku/ladder.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "deduku/text_style.hpp"
#include "src/core/contract.hpp"
#include "src/ratings/rating_value.hpp"
#include "src/records/texts.hpp"

namespace deduku::ratings {

/// The rating of a board on a scale.
struct Rating {
  /// `several` for a puzzle with several solutions that is rated anyway.
  Outcome status = Outcome::none;
  /// The outcome of the steps; empty if the board is not rated. With one solution it is the status. `several` if steps
  /// that rest on a single solution contradict each other.
  std::optional<Outcome> ended{};
  /// The figures and steps, of a type of the scale.
  std::any record{};

  /// The record, which must be of this type.
  template <class Record>
  const Record& as() const {
    const auto* const of_scale = std::any_cast<Record>(&record);
    require(of_scale != nullptr, "Rating: the record is one of another scale");
    return *of_scale;
  }
};

/// Is notified of the actions of a rater, as they happen. Every function is optional; the steps on our own ladder
/// arrive as for every observer.
class RatingObserver : public Observer {
 public:
  virtual void on_round(const RoundEvent& /*event*/) {}
  /// The next step on a frozen scale, with its full explanation.
  virtual void on_view(const StepView& /*view*/) {}
  virtual bool wants_views() const { return false; }
  /// A step or a round on a line: "round 3: Pointing: 2 steps, 4 candidates removed".
  virtual void on_line(const std::string& /*line*/) {}
  virtual bool wants_lines() const { return false; }
};

/// Options of a rater.
struct RatingRequest {
  /// Must outlive the rater; null for scales that do not use one.
  const Ladder* ladder = nullptr;
  RatingOptions options{};
  SeMode se_mode = SeMode::se121;
  /// The search that counts solutions and finishes stuck grids.
  const search::Backend* search = &search::default_backend();
  /// The steps that a rating keeps: `trace` all of them and `hardest_step` the hardest, for the output; `counts_steps`
  /// all of them, only to be counted.
  bool trace = false;
  bool hardest_step = false;
  bool counts_steps = false;
  /// Whether the observed steps and rounds have arguments, for proofs.
  bool arguments = false;
  /// Style of names and sentences.
  TextStyle style{};
  /// The techniques that do not count as steps, and the maximum cost of other steps, in hundredths; empty: R.
  FreeTechniques free = FreeTechniques::locked;
  std::optional<int> within{};
  /// Whether to compute the fewest steps for each cost.
  bool trade_off = false;
};

/// Rates one board after another; one per thread.
class ScaleRater {
 public:
  virtual ~ScaleRater() = default;
  virtual Rating rate(const Board& board, RatingObserver& watch) = 0;
  /// Rates in full if the figure, in the least unit of the scale, and the level, by its rank from 0, are at most these.
  /// Otherwise empty, or the rating anyway.
  virtual std::optional<Rating> rate_up_to(const Board& board, int /*most_figure*/, int /*most_level*/) {
    RatingObserver watch;
    return rate(board, watch);
  }
};

/// A figure or a word of a rating.
struct Field {
  std::string_view name;
  Value (*value)(const Rating& rating);
  /// A few words for the help.
  std::string_view meaning;
  bool is_number = false;
  /// Its place among the columns of the table for people, from 1; 0: it has none.
  int column = 0;
  /// The width of this column; negative: aligned to the right; 0, only for the last one: that of the text.
  int width = 0;
  /// The name in rows with fields of other scales, unique among all; "" if it does not appear there.
  std::string_view row_name = name;
  /// False if JSON has the same information with more structure.
  bool is_in_json = true;
  /// Whether it comes after the other fields of the scale in such a row.
  bool is_last_in_rows = false;
};
inline constexpr std::string_view not_in_rows;
inline constexpr int usual_status_width = 13;

/// The description of a scale. A function that is null does nothing.
struct RatingScale {
  std::string_view key{};
  /// Whether it rates by steps, or patterns, that solve the puzzle if they suffice, so that the outcome `solved` or
  /// `stuck` is a property of the puzzle.
  bool solves = true;
  /// Whether its steps have evidence, from which they can be proved.
  bool has_proofs = false;
  std::span<const Field> fields{};
  /// The width of the column before those of the fields: the status of the puzzle.
  int status_width = usual_status_width;
  std::unique_ptr<ScaleRater> (*make_rater)(const RatingRequest& request) = nullptr;
  /// Adds the JSON data beyond the fields.
  void (*add_json)(const Rating& rating, const RatingRequest& request, Json& json) = nullptr;
  /// Lines after the row in the table if all steps are requested.
  std::string (*trace_text)(const Rating& rating, const TextStyle& style) = nullptr;
  /// Lines after the row in the table if the figure is requested for each cost.
  std::string (*trade_off_text)(const Rating& rating) = nullptr;
  // The techniques whose uses can be counted in a rating that keeps its steps.
  int counted_techniques = 0;
  std::string_view (*counted_key)(int technique) = nullptr;
  Value (*counted_uses)(const Rating& rating, int technique) = nullptr;
  bool counts_rounds = false;  ///< the uses are rounds, not steps
  // The fields that `ScaleRater::rate_up_to` bounds; empty if the rater never decides early.
  std::string_view bounded_figure{};
  int units_in_point = 1;  ///< of this figure
  std::string_view bounded_level{};
};

/// The field with this name; null if there is no such field.
const Field* find_field(const RatingScale& scale, std::string_view name);
/// The field that the scale is named after; for scales of other programs ER and the score; otherwise the first.
const Field& main_field(const RatingScale& scale);
/// The fields that appear in rows with those of other scales, in the order there.
std::vector<const Field*> row_fields(const RatingScale& scale);
/// Whether the scale chooses columns of the table for people.
bool has_columns(const RatingScale& scale);
/// The fields with a column in this table, in the order there; if the scale does not choose them, all fields.
std::vector<const Field*> table_fields(const RatingScale& scale);
/// The place of the scale that counts the uses of a technique, and the index of the technique there; a count of steps
/// is preferred to one of rounds. Empty if no scale counts it.
std::optional<std::pair<std::size_t, int>> find_counted(std::span<const RatingScale* const> scales,
                                                        std::string_view key);
/// The fields for these counts, "steps.x_wing", in the order of preference.
std::vector<std::string> counted_fields(std::span<const RatingScale* const> scales);
/// Adds the rating of a board to a JSON object.
void add_json(const RatingScale& scale, const Rating& rating, const RatingRequest& request, Json& json);

}  // namespace deduku::ratings
