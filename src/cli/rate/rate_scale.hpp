// A scale as `rate` uses it: who rates, and what there is to say about a record.
#pragma once

#include <memory>
#include <vector>

#include "src/cli/command/json_records.hpp"
#include "src/cli/command/rating_choices.hpp"
#include "src/cli/command/solving_options.hpp"
#include "src/cli/command/style_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/cli/rate/rate_record.hpp"

namespace deduku::cli {

/// Rates one puzzle after the other; one per thread.
class PuzzleRater {
 public:
  virtual ~PuzzleRater() = default;
  /// The puzzle could be read; it must outlive the record.
  virtual RateRecord rate(const InputPuzzle& puzzle) = 0;
};

/// A column of the table for people; the last ones have width 0. A negative width aligns to the right.
struct Column {
  std::string_view field;
  int width;
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
  /// What it says about a puzzle beside other scales: the names are unique among all scales.
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
  /// Whether a filter of the rows asks for the steps.
  bool keeps_steps = false;
  /// Whether each step is to be proved.
  bool verifies = false;

  /// What techniques of uniqueness may rely on: `auto` of a blind rating is what the originals do.
  std::optional<Promise> promise() const { return choices.promise(solving.promise()); }
};

/// The header before the JSON records of a scale.
Json rate_header_json(const ScaleRequest& request, Provenance provenance);

/// The text of a field as JSON: a number, a string, or null where there is none.
Json json_of(const RateField& field, const RateRecord& record);

/// The scale with this name, several with commas between their names, or "all". Throws `Failure` where there is none, or where an option does not fit it.
std::unique_ptr<RateScale> make_scale(const std::string& names, Session& session, const ScaleRequest& request);

// Each in the file of its name.
std::span<const RateField> rounds_fields();
std::span<const RateField> ladder_fields();
std::span<const RateField> ser_fields();
std::span<const RateField> hodoku_fields();
/// Of all scales of one or two figures, which are the same beside other scales.
std::vector<RateField> figure_fields();
std::unique_ptr<RateScale> make_rate_rounds(Session& session, const ScaleRequest& request);
std::unique_ptr<RateScale> make_rate_ladder(Session& session, const ScaleRequest& request);
std::unique_ptr<RateScale> make_rate_ser(Session& session, const ScaleRequest& request);
std::unique_ptr<RateScale> make_rate_hodoku(Session& session, const ScaleRequest& request);
/// A scale of one figure, or of two, by its name: "w", "minimal"; null where there is none.
std::unique_ptr<RateScale> make_rate_figure(const std::string& name, const ScaleRequest& request);
/// Several scales at once, a row a puzzle.
std::unique_ptr<RateScale> make_rate_several(std::vector<std::unique_ptr<RateScale>> scales, std::string names,
                                             const ScaleRequest& request);
/// Adds how far the figures of a scale differ among `count` random symmetries of a puzzle.
std::unique_ptr<RateScale> make_rate_spread(std::unique_ptr<RateScale> scale, std::uint64_t count, std::uint64_t seed);

}  // namespace deduku::cli
