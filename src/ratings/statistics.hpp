// The distribution of numbers, and how similarly two figures rank puzzles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace deduku::ratings {

using Numbers = std::vector<double>;

/// The rank of each number, from 1; equal ones share the mean of theirs.
Numbers ranks_of(const Numbers& numbers);
/// Spearman's rank correlation of two figures of the same puzzles; empty if one of them is constant.
std::optional<double> rank_correlation(const Numbers& a, const Numbers& b);

/// Numbers by their frequency, that is, without their order.
class Distribution {
 public:
  /// A bin: its content, from its least number up to the beginning of the next one.
  struct Bin {
    double from;
    double below;
    std::uint64_t count;
  };

  void add(double number) { ++counts_[number]; }
  bool is_empty() const { return counts_.empty(); }
  std::size_t different() const { return counts_.size(); }
  std::uint64_t size() const;

  double least() const { return counts_.begin()->first; }
  double greatest() const { return counts_.rbegin()->first; }
  double mean() const;
  /// The number below which a share of all lies, 0 to 1; interpolated between two numbers.
  double quantile(double share) const;
  /// About twenty bins of equal width, which is 1, 2 or 5 times a power of ten; those at both ends are not empty.
  std::vector<Bin> bins() const;

 private:
  /// The number at an index of the sorted order, from 0.
  double at(std::uint64_t place) const;

  std::map<double, std::uint64_t> counts_;
};

}  // namespace deduku::ratings
