// How often each value of a field occurs, and where the rare ones are; as text, JSON and a drawing.
#pragma once

#include <map>

#include "src/cli/command/json_records.hpp"
#include "src/ratings/field_values.hpp"

namespace deduku::cli {

class Histogram {
 public:
  explicit Histogram(std::string field) : field_(std::move(field)) {}

  /// `place`: what names the row. Throws `Failure` where the field has too many values for a histogram.
  void add(const std::string& value, const std::string& place);

  /// A line for each value with its bar; "" where no row has a value.
  std::string text() const;
  Json json() const;
  /// Bars from `top` down, and how much room they take.
  std::string svg(int top) const;
  int svg_height() const;

 private:
  struct Bar {
    std::uint64_t count = 0;
    std::vector<std::string> places;  ///< of the first rows
    bool is_rare() const { return count <= most_places; }
  };
  struct Before {
    bool operator()(const std::string& a, const std::string& b) const { return ratings::stands_before(a, b); }
  };
  static constexpr std::uint64_t most_places = 3;
  static constexpr std::size_t most_values = 10'000;

  bool is_empty() const { return bars_.empty() || (bars_.size() == 1 && bars_.begin()->first.empty()); }
  std::uint64_t greatest() const;
  static std::string places_text(const Bar& bar);

  std::string field_;
  std::uint64_t total_ = 0;
  std::map<std::string, Bar, Before> bars_;
};

/// A drawing of several histograms, one below the other.
std::string svg_of(const std::vector<Histogram>& histograms, std::uint64_t rows);

}  // namespace deduku::cli
