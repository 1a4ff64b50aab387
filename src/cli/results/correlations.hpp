// The similarity of the rankings of a list by its figures, and the frequency of pairs of values of two fields.
#pragma once

#include <map>

#include "src/cli/results/histogram.hpp"
#include "src/ratings/statistics.hpp"

namespace deduku::cli {

/// Spearman's rank correlation for each pair of fields whose values are all numbers or levels.
class Correlations {
 public:
  explicit Correlations(std::vector<std::string> fields);

  /// The values of a row, in the order of the fields.
  void add(const std::vector<std::string>& values);
  /// A triangle; "" if there are no two such fields.
  std::string text() const;
  Json json() const;

 private:
  /// The result for a pair of fields.
  struct Pair {
    std::size_t n;  ///< the number of rows that have both values
    std::optional<double> correlation;
  };
  std::vector<std::size_t> ranked_fields() const;
  Pair pair_of(std::size_t a, std::size_t b) const;
  void keep_half();

  std::vector<std::string> fields_;
  std::vector<bool> has_words_;
  /// Every row; of a long list every second row, then every fourth, and so on.
  std::vector<std::vector<std::optional<double>>> rows_;
  std::uint64_t seen_ = 0;
  std::uint64_t one_of_ = 1;
};

/// The frequency of each pair of values of two fields.
class CrossTable {
 public:
  CrossTable(std::string rows, std::string columns) : rows_(std::move(rows)), columns_(std::move(columns)) {}

  /// Throws `Failure` if there are too many values for a table.
  void add(const std::string& row, const std::string& column);
  std::string text() const;
  Json json() const;

 private:
  using Counts = std::map<std::string, std::uint64_t, ValueOrder>;
  static constexpr std::size_t most_values = 100;

  std::string rows_;
  std::string columns_;
  std::map<std::string, Counts, ValueOrder> counts_;
  Counts totals_;  ///< of the columns
};

}  // namespace deduku::cli
