// A scale as `rate` uses it, or several as one: who rates, and what there is to say about a record.
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
  /// The puzzle could be read; it must outlive the record.
  virtual RateRecord rate(const InputPuzzle& puzzle) = 0;
  /// Adds to a record that is to be written what takes more time than others are worth. It may be `stopped` then.
  virtual void complete(RateRecord& /*record*/) {}
};

class RateScale {
 public:
  virtual ~RateScale() = default;
  /// Who asks whether a puzzle has one solution.
  enum class Question : std::uint8_t {
    asked,     ///< the rater itself
    answered,  ///< the caller has: only puzzles of givens alone that have one come
  };
  virtual std::unique_ptr<PuzzleRater> make_rater(Log& log, Question question = Question::asked) const = 0;
  /// All fields, in the order of the CSV columns.
  virtual std::span<const RateField> fields() const = 0;
  /// What it says about a puzzle next to other scales: the names are unique among all scales.
  virtual std::span<const RateField> figures() const = 0;
  virtual std::span<const Column> columns() const = 0;
  /// The header before the JSON records.
  virtual Json header() const = 0;
  /// The ladder it rates on; null where it has none, or a frozen one.
  virtual const Ladder* ladder() const { return nullptr; }
  /// Adds what the scale says about a puzzle that could be read.
  virtual void add_json(const RateRecord& record, Json& json) const = 0;
  /// Lines that follow the record in the table.
  virtual std::string trace_text(const RateRecord&) const { return ""; }
};

/// Everything a scale may be asked for.
struct ScaleRequest {
  const SolvingOptions& solving;
  const RatingChoices& choices;
  bool trace;
  /// Whether the output names the hardest step with its effects.
  bool hardest_step;
  /// Of names and sentences.
  TextStyle style;
  /// Whether a filter of the rows counts the steps.
  bool counts_steps = false;
  /// Takes what becomes of the proofs; null if steps are not to be proved.
  Verification* verification = nullptr;
  /// Which techniques are free, and what a step may cost.
  FewestChoices fewest{};
  /// Whether the fewest steps are wanted for each cost.
  bool trade_off = false;

  /// What techniques of uniqueness may rely on: `auto` of a blind rating is what the originals do.
  std::optional<Promise> promise() const { return choices.promise(solving.promise()); }
};

/// The header before the JSON records of a scale.
Json rate_header_json(const ScaleRequest& request, Provenance provenance);

/// The scales that a list or "all" stands for, each by its key. Throws `Failure` where there is none of that name.
std::vector<const RatingScale*> scales_named(const std::string& names);
/// The keys of scales, with commas between them.
std::string names_of(ScaleList scales);
/// These scales as one. Throws `Failure` where an option does not fit them.
std::unique_ptr<RateScale> make_scale(ScaleList scales, Session& session, const ScaleRequest& request);

/// The field with this name that rows of this scale can have, be it one of `extra_fields`; null where there is none.
const RateField* find_field(const RateScale& scale, std::string_view name);
/// The names of all fields that rows of this scale can have.
std::vector<std::string> field_names(const RateScale& scale);

/// A field of a scale, by a name, as one of records in which that scale has this place.
RateField field_of(const ratings::Field& field, std::string_view name, std::size_t place);

// Each in the file of its name.
std::unique_ptr<RateScale> make_rate_one(const RatingScale& scale, Session& session, const ScaleRequest& request);
/// Several scales at once, a row a puzzle.
std::unique_ptr<RateScale> make_rate_several(ScaleList scales, Session& session, const ScaleRequest& request);
/// Adds those of `extra_fields` that are named, with commas between them. Throws `Failure` where there is none of a name.
std::unique_ptr<RateScale> make_rate_with_extra(std::unique_ptr<RateScale> scale, const std::string& names);
/// Adds how far the figures of a scale differ among `count` random symmetries of a puzzle.
std::unique_ptr<RateScale> make_rate_spread(std::unique_ptr<RateScale> scale, std::uint64_t count, std::uint64_t seed);

/// What setters ask of each puzzle.
struct SetterQuestions {
  bool redundant = false;   ///< which givens it does not need
  bool neighbours = false;  ///< how it is rated with a given less, or one more
  TextStyle style{};
};
std::unique_ptr<RateScale> make_rate_for_setters(std::unique_ptr<RateScale> scale, const SetterQuestions& questions);

}  // namespace deduku::cli
