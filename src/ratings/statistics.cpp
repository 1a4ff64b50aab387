#include "src/ratings/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace deduku::ratings {

namespace {

/// The width of equal bins, at most `most` of them: 1, 2 or 5 times a power of ten.
double width_of_bins(double range, double most) {
  const double least = range / most;
  const double power = std::pow(10, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= least) return factor * power;
  }
  return 10 * power;
}

}  // namespace

Numbers ranks_of(const Numbers& numbers) {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return numbers[i]; });
  Numbers ranks(numbers.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin;
    while (end < order.size() && numbers[order[end]] == numbers[order[begin]]) ++end;
    for (std::size_t i = begin; i < end; ++i) ranks[order[i]] = static_cast<double>(begin + 1 + end) / 2;
    begin = end;
  }
  return ranks;
}

/// Pearson's correlation of the ranks, which is also correct for ties.
std::optional<double> rank_correlation(const Numbers& a, const Numbers& b) {
  const Numbers ranks_a = ranks_of(a);
  const Numbers ranks_b = ranks_of(b);
  const double mean = static_cast<double>(a.size() + 1) / 2;
  double ab = 0;
  double aa = 0;
  double bb = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ab += (ranks_a[i] - mean) * (ranks_b[i] - mean);
    aa += (ranks_a[i] - mean) * (ranks_a[i] - mean);
    bb += (ranks_b[i] - mean) * (ranks_b[i] - mean);
  }
  if (aa == 0 || bb == 0) return std::nullopt;
  return ab / std::sqrt(aa * bb);
}

std::uint64_t Distribution::size() const {
  std::uint64_t size = 0;
  for (const auto& [number, count] : counts_) size += count;
  return size;
}

double Distribution::mean() const {
  double sum = 0;
  for (const auto& [number, count] : counts_) sum += number * static_cast<double>(count);
  return sum / static_cast<double>(size());
}

double Distribution::at(std::uint64_t place) const {
  for (const auto& [number, count] : counts_) {
    if (place < count) return number;
    place -= count;
  }
  return greatest();
}

double Distribution::quantile(double share) const {
  const double place = share * static_cast<double>(size() - 1);
  const auto below = static_cast<std::uint64_t>(place);
  const double number = at(below);
  return number + (place - static_cast<double>(below)) * (at(below + 1) - number);
}

std::vector<Distribution::Bin> Distribution::bins() const {
  constexpr double most = 20;
  const double width = width_of_bins(greatest() - least(), most);
  // A number with two decimals is at the edge of a bin, or well away from it.
  const auto place_of = [&](double number) { return std::floor(number / width + 1e-6); };
  const double first = place_of(least());
  std::vector<Bin> bins;
  for (const auto& [number, count] : counts_) {
    const auto index = static_cast<std::size_t>(place_of(number) - first);
    while (bins.size() <= index) {
      const double from = first + static_cast<double>(bins.size());
      bins.push_back({from * width, (from + 1) * width, 0});
    }
    bins[index].count += count;
  }
  return bins;
}

}  // namespace deduku::ratings
