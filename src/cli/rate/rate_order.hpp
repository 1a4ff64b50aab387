// The rows of a list that `rate` keeps until all are complete, and the order in which it writes them: --sort, --near,
// --take, --sample. Without --take or --sample it keeps every row, so their memory is limited.
#pragma once

#include <map>

#include "src/cli/rate/rate_filter.hpp"

namespace deduku::cli {

class RateOrder {
 public:
  /// Keeps at most about this much memory.
  explicit RateOrder(std::uint64_t most_bytes = std::uint64_t{1} << 30U) : most_bytes_(most_bytes) {}

  void declare(Arguments& arguments);
  /// Reads the options, before a table is made. Throws `Failure` if they cannot be read or contradict each other.
  void parse(const GivenOptions& given);
  /// Finds the fields of the table, which must outlive this. Throws `Failure` if one is unknown.
  void resolve(const RateTable& table);

  /// Whether any rows are kept.
  bool is_asked_for() const { return !keys_.empty() || take_ > 0 || sample_ > 0; }
  bool is_sample() const { return sample_ > 0; }
  /// Whether a key counts steps, which the raters must then keep.
  bool asks_for_steps() const;

  /// Adds the options that the user gave.
  void add_json(Json& options) const;

  /// The rank of a row among others, from the first key to the last.
  using Rank = std::vector<std::string>;
  /// Several threads may call it at once.
  Rank rank_of(const RateRecord& record) const;
  /// Keeps a row with its place in the input, as long as it is among the requested ones. Throws `Failure` if there are
  /// too many, or they are too large.
  void keep(std::uint64_t n, Rank rank, std::string text, std::uint64_t seed);
  /// The remaining rows, in their order; empty on further calls.
  std::vector<std::string> take_rows();

 private:
  struct Key {
    std::string field;
    bool is_descending = false;
    std::optional<double> nearest_to{};  ///< the smallest distance from this comes first; `near` is a macro of Windows
    std::function<std::string(const RateRecord&)> text{};
  };
  struct Row {
    Rank rank;
    std::uint64_t n;
    std::string text;
  };
  void add_sort_key(std::string word);
  void add_near_key();
  /// The approximate memory of a row.
  static std::uint64_t bytes_of(const Row& row);
  /// Negative if the first key value comes before the second.
  static int compare(const Key& key, const std::string& a, const std::string& b);
  bool comes_before(const Row& a, const Row& b) const;
  void leave_out_last();
  void keep_in_sample(Row row, std::uint64_t seed);

  std::uint64_t most_bytes_;
  std::uint64_t bytes_ = 0;
  std::string sort_;
  std::string near_;
  std::uint64_t take_ = 0;
  std::uint64_t sample_ = 0;
  std::vector<Key> keys_;
  std::vector<Row> rows_;  ///< with --take a heap, whose top comes last
  std::map<std::uint64_t, std::vector<Row>>
      samples_;  ///< by a random number of each row; the greatest is removed first
  std::uint64_t sample_count_ = 0;
};

}  // namespace deduku::cli
