// `rate --against`: a table of puzzles and the times that people took for them. Instead of rows it shows how well each
// figure of the scales ranks the puzzles by these times.
#pragma once

#include "src/cli/rate/rate_table.hpp"
#include "src/ratings/statistics.hpp"

namespace deduku::cli {

class RateAgainst {
 public:
  void declare(Arguments& arguments);
  bool is_asked_for() const { return !file_.empty(); }
  /// The table, which is the rated list.
  const std::string& file() const { return file_; }

  /// Throws `Failure` if options contradict each other. `files`: those that are rated.
  void check(const GivenOptions& given, const std::vector<std::string>& files, const std::string& format) const;
  /// Reads the heading of the table and finds the column of times, if it is named. Throws `Failure` if there is no such
  /// column.
  void read_heading(Output& out);
  /// Finds the figures of the table, which must outlive this.
  void resolve(const RateTable& table);

  /// The figures of a puzzle, empty if it has no number. Several threads may call it at once.
  using Figures = std::vector<std::optional<double>>;
  Figures figures_of(const RateRecord& record) const;
  /// Adds a puzzle, whose line is kept, with its time. Returns an error if the line has something else in place of a
  /// time.
  std::optional<ParseError> add(const InputPuzzle& puzzle, const Figures& figures);
  /// The rank correlation of each figure with the times, as a table or in JSON.
  std::string report(const std::string& format) const;
  /// A sentence with the number of puzzles without a time; "" if there are no such puzzles.
  std::string note() const;

 private:
  struct Ranking {
    std::size_t n;
    std::optional<double> correlation;
  };

  std::optional<std::size_t> find_column(const std::vector<std::string>& fields) const;
  /// The name of the column of times; its number if it has no name.
  std::string column_name() const;
  Ranking ranking_of(std::size_t figure) const;
  std::string text() const;
  Json json() const;

  std::string file_;
  std::string times_name_;
  std::vector<std::string> heading_;
  std::optional<std::size_t> column_;      ///< from 0; found with the first puzzle if it is not named
  std::vector<const RateField*> figures_;  ///< numbers and levels
  ratings::Numbers times_;
  std::vector<Figures> rows_;  ///< the figures for each time
  std::uint64_t without_time_ = 0;
};

}  // namespace deduku::cli
