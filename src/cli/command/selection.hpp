// The choice of puzzles from the input: a share of them, for one of several machines, or some by their numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/command/arguments.hpp"

namespace deduku::cli {

/// The numbers from the first to the last.
struct NumberRange {
  std::uint64_t first;
  std::uint64_t last;
};

/// One of several shares of equal size. They take turns in blocks of puzzles, so that lists which get harder towards
/// the end are shared fairly, and the length of the list need not be known.
struct Shard {
  static constexpr std::uint64_t block = 64;  ///< puzzles in a block
  std::uint64_t number = 1;                   ///< from 1 to `count`
  std::uint64_t count = 1;

  bool contains(std::uint64_t n) const { return (n - 1) / block % count == number - 1; }
  /// "2/8"
  std::string text() const;
};
/// The share written as "2/8"; empty for other words.
std::optional<Shard> shard_in(std::string_view text);
/// Reads a share; throws `Failure` for other words.
Shard parse_shard(const std::string& text);
/// Reads "1-64,100": ranges that ascend and do not overlap. Throws `Failure` for other words.
std::vector<NumberRange> parse_ranges(const std::string& text);
/// "1-64,100"
std::string text_of(const std::vector<NumberRange>& ranges);

/// The puzzles of one shard or of some ranges, after the last one that is already finished; initially all.
class Selection {
 public:
  /// --shard and --records.
  void declare(Arguments& arguments);
  /// Reads the user's options. Throws `Failure` if they are not valid.
  void parse();
  /// Excludes the puzzles up to this number.
  void skip_through(std::uint64_t n) { finished_ = n; }

  bool contains(std::uint64_t n) const {
    return n > finished_ && shard_.contains(n) && (ranges_.empty() || is_in_ranges(n));
  }
  /// "2/8" and "1-64,100"; empty if the user did not give the option.
  const std::string& shard_text() const { return shard_text_; }
  const std::string& ranges() const { return ranges_text_; }

 private:
  bool is_in_ranges(std::uint64_t n) const;

  std::string shard_text_;
  std::string ranges_text_;
  Shard shard_;
  std::vector<NumberRange> ranges_;
  std::uint64_t finished_ = 0;
};

}  // namespace deduku::cli
