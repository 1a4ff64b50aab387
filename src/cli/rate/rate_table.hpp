// The table of `rate` and `export`: a row for each puzzle, with the fields of one or several scales, and columns of
// other data.
#pragma once

#include <memory>
#include <vector>

#include "deduku/function_ref.hpp"
#include "src/cli/command/json_records.hpp"
#include "src/cli/command/step_prover.hpp"
#include "src/cli/io/session.hpp"
#include "src/cli/rate/rate_record.hpp"

namespace deduku::cli {

using ratings::RatingRequest;
using ratings::RatingScale;
/// Scales in the order in which a user names them.
using ScaleList = std::vector<const RatingScale*>;

/// Columns besides those of the scales.
class RateColumns {
 public:
  virtual ~RateColumns() = default;
  void add_field(RateField field) { fields_.push_back(std::move(field)); }
  std::span<const RateField> fields() const { return fields_; }
  /// Adds to the header before the JSON records.
  virtual void add_header(Json& /*header*/) const {}
  /// Adds the data of a readable puzzle.
  virtual void add_json(const RateRecord& record, Json& json) const;
  /// Lines after the row in the table for people.
  virtual std::string lines(const RateRecord& /*record*/) const { return ""; }

  /// Finds the data of one puzzle after another; one per thread. It may set the status `stopped`.
  class Finder {
   public:
    virtual ~Finder() = default;
    /// The status of a puzzle that must not be rated.
    virtual std::optional<Outcome> refuse(const InputPuzzle& /*puzzle*/) { return std::nullopt; }
    /// Adds data to a record with ratings.
    virtual void add(RateRecord& /*record*/) {}
    /// Adds the data that would take too long for every record to one that will be written.
    virtual void complete(RateRecord& /*record*/) {}
  };
  /// Rates a puzzle, with the data of all columns before these.
  using RatePuzzle = std::function<RateRecord(const InputPuzzle& puzzle)>;
  virtual std::unique_ptr<Finder> make_finder(RatePuzzle /*rate*/) const { return std::make_unique<Finder>(); }

 private:
  std::vector<RateField> fields_;
};

class RateTable {
 public:
  /// `request`: without the ladder, which is null if no scale uses one, and without the limits of work.
  RateTable(ScaleList scales, std::optional<Ladder> ladder, const RatingRequest& request, const GivenBudget& budget,
            Verification* verification, Json header);
  RateTable(const RateTable&) = delete;
  RateTable& operator=(const RateTable&) = delete;

  void add(std::unique_ptr<RateColumns> columns);

  const ScaleList& scales() const { return scales_; }
  /// All fields, in the order of the CSV columns.
  std::span<const RateField> fields() const { return fields_; }
  /// The figures of the ratings, by names that are unique among all scales.
  std::span<const RateField> figures() const { return figures_; }
  /// A line of the table for people, whose columns have these texts.
  std::string line(FunctionRef<std::string(const RateField& column)> text) const;
  /// Null if no scale uses a ladder.
  const Ladder* ladder() const { return request_.ladder; }
  /// The header before the JSON records.
  Json header() const;
  /// Adds the fields of a readable puzzle.
  void add_json(const RateRecord& record, Json& json) const;
  /// The lines after the row in the table for people.
  std::string lines(const RateRecord& record) const;

  class Rater;

 private:
  bool has_one_scale() const { return scales_.size() == 1; }
  void set_fields();
  void set_columns();
  void add_column(std::string_view field, int width);
  std::string scale_lines(const RateRecord& record) const;

  ScaleList scales_;
  std::optional<Ladder> ladder_;
  RatingRequest request_;
  GivenBudget budget_;
  Verification* verification_;  ///< receives the results of the proofs; null if steps are not proved
  Json header_;
  std::vector<RateField> figures_;
  std::vector<RateField> ends_;  ///< the endings of the ratings on several scales
  std::vector<RateField> fields_;
  std::vector<RateField> columns_;  ///< of the table for people
  std::vector<std::unique_ptr<RateColumns>> others_;
};

/// Rates one puzzle after the other; one per thread.
class RateTable::Rater {
 public:
  Rater(const RateTable& table, Log& log);
  ~Rater();

  /// The puzzle must be readable and outlive the record.
  RateRecord rate(const InputPuzzle& puzzle) { return rate_before(finders_.size(), puzzle); }
  /// Adds the data that would take too long for every record.
  void complete(RateRecord& record);

 private:
  class OnScale;
  using OnScales = std::vector<std::unique_ptr<OnScale>>;

  RateRecord rate_before(std::size_t columns, const InputPuzzle& puzzle);
  RateRecord rate_on_one(const InputPuzzle& puzzle);
  RateRecord rate_on_several(const InputPuzzle& puzzle);
  Outcome best_end(const RateRecord& row) const;
  /// The choice of the user, without further knowledge.
  Uniqueness asked() const { return table_.request_.options.uniqueness; }
  const OnScales& raters(Uniqueness uniqueness);

  const RateTable& table_;
  Log& log_;
  OnScales asking_;
  OnScales for_unique_;  ///< for puzzles with one solution, as a search has found
  std::vector<std::unique_ptr<RateColumns::Finder>> finders_;
};

/// The scales of a list or of "all", each by its key. Throws `Failure` if a name is unknown.
ScaleList scales_named(const std::string& names);

/// The field of rows with this name, including `extra_fields`; null if it does not exist.
const RateField* find_field(const RateTable& table, std::string_view name);
/// The names of all fields of rows.
std::vector<std::string> field_names(const RateTable& table);

/// The named ones of `extra_fields`, with commas between them. Throws `Failure` if a name is unknown.
std::unique_ptr<RateColumns> extra_columns(const std::string& names);
// Each of the following is in the file of its name.
/// The variation of the figures of a table among `count` random symmetries of a puzzle.
std::unique_ptr<RateColumns> spread_columns(const RateTable& table, std::uint64_t count, std::uint64_t seed);
/// The least R of the ladder and of shorter ones, and the parts that those lack.
std::unique_ptr<RateColumns> shorter_ladder_columns(const Ladder& ladder, const SolverOptions& options,
                                                    const GivenBudget& budget);

/// Additional data on each puzzle for setters.
struct SetterQuestions {
  bool redundant = false;   ///< the givens that are not needed
  bool neighbours = false;  ///< the ratings with a given removed or added
  TextStyle style{};
};
std::unique_ptr<RateColumns> setter_columns(const RateTable& table, const SetterQuestions& questions);

}  // namespace deduku::cli
