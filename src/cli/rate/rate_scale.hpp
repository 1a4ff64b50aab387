// A scale in the form that `rate` uses, or several as one: its raters, and the fields of a record.
#pragma once

#include <memory>
#include <vector>

#include "src/cli/command/fewest_choices.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/rating_choices.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/cli/rate/rate_record.hpp"

namespace deduku::cli {

using ratings::Column;
using ratings::RatingScale;
/// Scales in the order in which a user names them.
using ScaleList = std::span<const RatingScale* const>;

/// Rates one puzzle after the other; one per thread.
class PuzzleRater {
 public:
  virtual ~PuzzleRater() = default;
  /// The puzzle must be readable and outlive the record.
  virtual RateRecord rate(const InputPuzzle& puzzle) = 0;
  /// Adds the data of a written record that would take too long for every record. The record may be `stopped` then.
  virtual void complete(RateRecord& /*record*/) {}
};

class RateScale {
 public:
  virtual ~RateScale() = default;
  /// Who checks whether a puzzle has one solution.
  enum class Question : std::uint8_t {
    asked,     ///< the rater itself
    answered,  ///< the caller: only puzzles that consist of givens and have one solution come
  };
  virtual std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question = Question::asked) const = 0;
  /// All fields, in the order of the CSV columns.
  virtual std::span<const RateField> fields() const = 0;
  /// The figures of a puzzle in rows of several scales: the names are unique among all scales.
  virtual std::span<const RateField> figures() const = 0;
  virtual std::span<const Column> columns() const = 0;
  /// The header before the JSON records.
  virtual Json header() const = 0;
  /// The ladder of the scale; null if it has none, or a frozen one.
  virtual const Ladder* ladder() const { return nullptr; }
  /// Adds the fields of the scale for a readable puzzle.
  virtual void add_json(const RateRecord& record, Json& json) const = 0;
  /// The lines after the record in the table.
  virtual std::string trace_text(const RateRecord&) const { return ""; }
};

/// The options of a scale.
struct ScaleRequest {
  const SolvingOptions& solving;
  const RatingChoices& choices;
  bool trace;
  /// Whether the output names the hardest step with its effects.
  bool hardest_step;
  /// The style of names and sentences.
  TextStyle style;
  /// Whether a filter of the rows counts the steps.
  bool counts_steps = false;
  /// Receives the results of the proofs; null if steps are not proved.
  Verification* verification = nullptr;
  /// The free techniques and the highest cost of a step.
  FewestChoices fewest{};
  /// Whether the fewest steps are computed for each cost.
  bool trade_off = false;

  /// The assumptions of uniqueness techniques: for a blind rating `auto` means those of the original programs.
  std::optional<Promise> promise() const { return choices.promise(solving.promise()); }
};

/// The header before the JSON records of a scale.
Json rate_header_json(const ScaleRequest& request, Provenance provenance);

/// The scales of a list or of "all", each by its key. Throws `Failure` if a name is unknown.
std::vector<const RatingScale*> scales_named(const std::string& names);
/// The keys of scales, with commas between them.
std::string names_of(ScaleList scales);
/// These scales as one. Throws `Failure` if an option does not fit them.
std::unique_ptr<RateScale> make_scale(ScaleList scales, Session& session, const ScaleRequest& request);

/// The field of rows of this scale with this name, including `extra_fields`; null if it does not exist.
const RateField* find_field(const RateScale& scale, std::string_view name);
/// The names of all fields of rows of this scale.
std::vector<std::string> field_names(const RateScale& scale);

/// A field of a scale, under a name, as a field of records in which that scale has this place.
RateField field_of(const ratings::Field& field, std::string_view name, std::size_t place);

// Each one is in the file of its name.
std::unique_ptr<RateScale> make_rate_one(const RatingScale& scale, Session& session, const ScaleRequest& request);
/// Several scales at once, one row per puzzle.
std::unique_ptr<RateScale> make_rate_several(ScaleList scales, Session& session, const ScaleRequest& request);
/// Adds the named ones of `extra_fields`, with commas between them. Throws `Failure` if a name is unknown.
std::unique_ptr<RateScale> make_rate_with_extra(std::unique_ptr<RateScale> scale, const std::string& names);
/// Adds the variation of the figures of a scale among `count` random symmetries of a puzzle.
std::unique_ptr<RateScale> make_rate_spread(std::unique_ptr<RateScale> scale, std::uint64_t count, std::uint64_t seed);
/// Adds the least R of the ladder and of shorter ones, and the parts that those lack.
std::unique_ptr<RateScale> make_rate_on_shorter_ladders(std::unique_ptr<RateScale> scale, const ScaleRequest& request);

/// Additional data on each puzzle for setters.
struct SetterQuestions {
  bool redundant = false;   ///< the givens that are not needed
  bool neighbours = false;  ///< the ratings with a given removed or added
  TextStyle style{};
};
std::unique_ptr<RateScale> make_rate_for_setters(std::unique_ptr<RateScale> scale, const SetterQuestions& questions);

}  // namespace deduku::cli
