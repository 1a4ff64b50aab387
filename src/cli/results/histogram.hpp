// The frequency of each value of a field, and the places of the rare ones; as text, JSON and a drawing. For numbers
// also their quantiles, and bins if there are many values.
#pragma once

#include <map>

#include "src/cli/command/json_records.hpp"
#include "src/ratings/field_values.hpp"
#include "src/ratings/statistics.hpp"

namespace deduku::cli {

/// The text of a value, also of a missing one.
std::string value_text(const std::string& value);

/// The order in which the values of a field are displayed.
struct ValueOrder {
  bool operator()(const std::string& a, const std::string& b) const { return ratings::stands_before(a, b); }
};

class Histogram {
 public:
  explicit Histogram(std::string field) : field_(std::move(field)) {}

  /// `place`: the name of the row. Throws `Failure` if the field has too many values for a histogram.
  void add(const std::string& value, const std::string& place);

  /// A line for each value, or bin, with its bar; "" if no row has a value.
  std::string text() const;
  Json json() const;
  /// Bars from `top` down, and their height.
  std::string svg(int top) const;
  int svg_height() const;

 private:
  struct Bar {
    std::uint64_t count = 0;
    std::vector<std::string> places;  ///< of the first rows
    bool is_rare() const { return count <= most_places; }
  };
  /// A displayed bar: of a value or a bin.
  struct ShownBar {
    std::string label;
    std::uint64_t count;
    std::string places;  ///< in words, for a rare value
  };
  static constexpr std::uint64_t most_places = 3;
  static constexpr std::size_t most_values = 10'000;
  static constexpr std::size_t most_numbers = 2'000'000;
  /// With more different numbers, most of their bars would be nearly empty.
  static constexpr std::size_t most_unbinned = 100;

  bool is_empty() const { return total_ == without_value_; }
  bool has_numbers() const { return !has_words_ && !numbers_.is_empty(); }
  bool has_bins() const { return has_numbers() && numbers_.different() > most_unbinned; }
  std::vector<ShownBar> shown_bars() const;
  std::string quantiles_text() const;
  Json quantiles_json() const;
  static std::string places_text(const Bar& bar);

  std::string field_;
  std::uint64_t total_ = 0;
  std::uint64_t without_value_ = 0;
  std::map<std::string, Bar, ValueOrder> bars_;  ///< of words, and of numbers until there are bins
  ratings::Distribution numbers_;
  bool has_words_ = false;
};

/// A drawing of several histograms, one below the other.
std::string svg_of(const std::vector<Histogram>& histograms, std::uint64_t rows);

}  // namespace deduku::cli
