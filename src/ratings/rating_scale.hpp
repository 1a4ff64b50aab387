// A scale as the program and the service use it: what rates a puzzle, which fields the rating has, and how it is shown.
// Each scale is one constant, in the file of its name; `scale_registry.hpp` has them all.
#pragma once

#include <array>
#include <limits>
#include <memory>
#include <span>

#include "deduku/fewest.hpp"
#include "deduku/ladder.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/se_rating.hpp"
#include "deduku/text_style.hpp"
#include "src/ratings/rating_value.hpp"
#include "src/records/status.hpp"

namespace deduku::ratings {

/// What a scale says of a board. Each scale has a type of its own, which its fields read.
struct ScaleRating {
  virtual ~ScaleRating() = default;
  /// `several` for a puzzle with several solutions that is rated all the same.
  Outcome status = Outcome::none;
  /// How the steps ended; empty where the board is not rated. With one solution it is the status. `several` where steps that
  /// rest on a single solution contradict each other.
  std::optional<Outcome> ended{};
};

/// Is notified of what a rater does, as it happens. Every function may be left out; the steps on our own ladder come as to
/// every observer.
class RatingWatch : public Observer {
 public:
  virtual void on_round(const RoundEvent& /*event*/) {}
  /// The next step on a frozen scale, with all that explains it.
  virtual void on_view(const StepView& /*view*/) {}
  virtual bool wants_views() const { return false; }
  /// A step or a round on a line: "round 3: Pointing: 2 steps, 4 candidates removed".
  virtual void on_line(const std::string& /*line*/) {}
  virtual bool wants_lines() const { return false; }
};

/// What is asked of a rater.
struct RatingRequest {
  /// Must outlive the rater; null for scales that do not use one.
  const Ladder* ladder = nullptr;
  RatingOptions options{};
  /// Whether a puzzle with several solutions is rated, too.
  bool is_blind = false;
  /// Whether the caller has found that there is exactly one solution: the search is not asked again.
  bool is_unique = false;
  SeMode se_mode = SeMode::se121;
  /// What counts solutions and finishes stuck grids.
  const search::Backend* search = &search::default_backend();
  /// Which steps a rating keeps: `trace` all of them and `hardest_step` the hardest, for the output; `counts_steps` all of
  /// them, only to be counted.
  bool trace = false;
  bool hardest_step = false;
  bool counts_steps = false;
  /// Whether the steps and rounds that the watch sees state their arguments, to be proved.
  bool arguments = false;
  /// Of names and sentences.
  TextStyle style{};
  /// Which techniques count as no step, and the most that another may cost, in hundredths; empty: R.
  Free free = Free::locked;
  std::optional<int> within{};
  /// Whether the fewest steps are wanted for each cost.
  bool trade_off = false;
};

/// What a rating is wanted up to: figures in the least unit that the scale knows, levels by their places in its own type.
struct RatingCeiling {
  int figure = std::numeric_limits<int>::max();
  int level = std::numeric_limits<int>::max();
};

/// Rates one board after the other; one per thread.
class ScaleRater {
 public:
  virtual ~ScaleRater() = default;
  virtual std::unique_ptr<ScaleRating> rate(const Board& board, RatingWatch& watch) = 0;
  /// Rates in full where the rating is not above the ceiling. Else null, or the rating all the same.
  virtual std::unique_ptr<ScaleRating> rate_up_to(const Board& board, const RatingCeiling& /*ceiling*/) {
    RatingWatch watch;
    return rate(board, watch);
  }
};

/// Where a field stands.
enum class Output : std::uint8_t {
  all,   ///< in text, CSV and JSON
  text,  ///< in text and CSV; JSON says the same with more structure
};

/// A figure or a word of a rating.
struct Field {
  std::string_view name;
  Value (*value)(const ScaleRating& rating);
  /// A few words for the help.
  std::string_view meaning;
  bool is_number = false;
  Output output = Output::all;
};

/// A field that stands in a row with those of other scales, by a name that is unique among all.
struct Figure {
  std::string_view name;
  std::string_view field;
};

/// A column of the table for people; the last ones have width 0. A negative width aligns to the right.
struct Column {
  std::string_view field;
  int width;
};

/// What a scale makes use of.
struct Uses {
  bool language = false;  ///< it writes sentences or names
  bool notation = false;  ///< it names cells
  bool trace = false;     ///< it has steps or rounds to list
  bool proofs = false;    ///< its steps have evidence
  bool se_mode = false;
  bool free = false;    ///< some techniques count as no step
  bool within = false;  ///< what a step may cost is limited
  bool ladder = false;  ///< ours, and the search that finishes where it is stuck
};

/// The techniques whose uses can be counted in a rating that keeps its steps.
struct CountedTechniques {
  int count = 0;
  std::string_view (*key)(int technique) = nullptr;
  Value (*uses)(const ScaleRating& rating, int technique) = nullptr;
  bool in_rounds = false;  ///< the uses are rounds, not steps
};

/// How a scale is used. A function that is null does nothing; `figures` without one: all fields by their names.
struct RatingScale {
  std::string_view key{};
  /// Whether it rates by steps, or patterns, that solve the puzzle where they suffice: so whether it ends `solved` or `stuck`
  /// says something of the puzzle.
  bool solves = true;
  Uses uses{};
  std::span<const Field> fields{};
  std::span<const Figure> figures{};
  /// Of the fields and the `status` of the puzzle; without one: the status and all fields.
  std::span<const Column> columns{};
  std::unique_ptr<ScaleRater> (*make_rater)(const RatingRequest& request) = nullptr;
  /// Adds what JSON has in addition to the fields.
  void (*add_json)(const ScaleRating& rating, const RatingRequest& request, Json& json) = nullptr;
  /// Lines that follow the row in the table where all steps are wanted.
  std::string (*trace_text)(const ScaleRating& rating, const TextStyle& style) = nullptr;
  /// Lines that follow the row in the table where the figure is wanted for each cost.
  std::string (*trade_off_text)(const ScaleRating& rating) = nullptr;
  CountedTechniques techniques{};
};

/// The field with this name; null where there is none.
const Field* find_field(const RatingScale& scale, std::string_view name);
/// The figures, all fields where the scale names none.
std::vector<Figure> figures_of(const RatingScale& scale);
/// What the scale says of a board as JSON, added to what is there.
void add_json(const RatingScale& scale, const ScaleRating& rating, const RatingRequest& request, Json& json);

}  // namespace deduku::ratings
