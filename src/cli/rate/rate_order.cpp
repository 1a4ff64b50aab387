#include "src/cli/rate/rate_order.hpp"

#include <algorithm>
#include <cmath>

#include "src/core/spelling.hpp"
#include "src/core/splitmix64.hpp"
#include "src/ratings/field_values.hpp"

namespace deduku::cli {

namespace {

constexpr std::uint64_t most_kept_rows = 1'000'000;

int sign_of(double difference) {
  return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

}  // namespace

void RateOrder::declare(Arguments& arguments) {
  arguments.group(OptionGroup::rows);
  arguments.text(
      "--sort", sort_,
      "Sort the rows by these fields; with commas between them, in descending order after a minus: class,-effort");
  arguments.text("--near", near_, "Sort the rows by the distance of a field to a value: effort=42");
  arguments.number("--take", take_, "Write only the first N rows of the order", most_kept_rows, 1);
  arguments.number("--sample", sample_, "Write only N rows, chosen at random (--seed)", most_kept_rows, 1);
}

void RateOrder::add_sort_key(std::string word) {
  Key key;
  key.is_descending = word.starts_with('-');
  key.field = key.is_descending ? word.substr(1) : std::move(word);
  keys_.push_back(std::move(key));
}

void RateOrder::add_near_key() {
  const std::size_t sign = near_.find('=');
  const auto value =
      sign == std::string::npos ? std::nullopt : ratings::number_in(std::string_view(near_).substr(sign + 1));
  if (!value) {
    throw Failure(ExitCode::usage,
                  "--near: expected a field and a number, such as effort=42, found " + in_quotes(near_));
  }
  keys_.push_back({near_.substr(0, sign), false, value});
}

void RateOrder::parse(const GivenOptions& given) {
  if (take_ > 0 && sample_ > 0) throw Failure(ExitCode::usage, "--sample: excludes --take");
  if (!near_.empty()) add_near_key();
  if (!sort_.empty()) {
    for (std::string& word : between_commas(sort_)) add_sort_key(std::move(word));
  }
  if (!is_asked_for()) return;
  for (const char* option : {"--output", "--resume"}) {
    if (!given.contains(option)) continue;
    throw Failure(ExitCode::usage, std::string(option) +
                                       " takes rows as they come, and those of --sort, --near, --take and --sample "
                                       "come at the end");
  }
}

void RateOrder::resolve(const RateTable& table) {
  for (Key& key : keys_) key.text = text_of_field(key.nearest_to ? "--near" : "--sort", key.field, table);
}

bool RateOrder::asks_for_steps() const {
  return std::ranges::any_of(keys_, [](const Key& key) { return key.field.starts_with(ratings::steps_prefix); });
}

void RateOrder::add_json(Json& options) const {
  if (!sort_.empty()) options["sort"] = sort_;
  if (!near_.empty()) options["near"] = near_;
  if (take_ > 0) options["take"] = take_;
  if (sample_ > 0) options["sample"] = sample_;
}

RateOrder::Rank RateOrder::rank_of(const RateRecord& record) const {
  Rank rank;
  for (const Key& key : keys_) rank.push_back(key.text(record));
  return rank;
}

/// Rows without a value come last in both directions.
int RateOrder::compare(const Key& key, const std::string& a, const std::string& b) {
  if (a.empty() || b.empty()) return static_cast<int>(a.empty()) - static_cast<int>(b.empty());
  const auto number = ratings::number_of_field(a);
  const auto other = ratings::number_of_field(b);
  if (key.nearest_to) {
    if (!number || !other) return static_cast<int>(!number) - static_cast<int>(!other);
    return sign_of(std::abs(*number - *key.nearest_to) - std::abs(*other - *key.nearest_to));
  }
  const auto level = ratings::level_rank(a);
  const auto other_level = ratings::level_rank(b);
  const int order = number && other        ? sign_of(*number - *other)
                    : level && other_level ? *level - *other_level
                                           : a.compare(b);
  return key.is_descending ? -order : order;
}

bool RateOrder::comes_before(const Row& a, const Row& b) const {
  for (std::size_t i = 0; i < keys_.size(); ++i) {
    const int order = compare(keys_[i], a.rank[i], b.rank[i]);
    if (order != 0) return order < 0;
  }
  return a.n < b.n;
}

void RateOrder::leave_out_last() {
  const auto before = [this](const Row& a, const Row& b) { return comes_before(a, b); };
  std::ranges::pop_heap(rows_, before);
  bytes_ -= bytes_of(rows_.back());
  rows_.pop_back();
}

std::uint64_t RateOrder::bytes_of(const Row& row) {
  std::uint64_t bytes = sizeof(Row) + row.text.size();
  for (const std::string& value : row.rank) bytes += sizeof(std::string) + value.size();
  return bytes;
}

void RateOrder::keep_in_sample(Row row, std::uint64_t seed) {
  samples_[splitmix64(splitmix64(seed) ^ row.n)].push_back(std::move(row));
  if (++sample_count_ <= sample_) return;
  const auto last = std::prev(samples_.end());
  bytes_ -= bytes_of(last->second.back());
  last->second.pop_back();
  if (last->second.empty()) samples_.erase(last);
  --sample_count_;
}

void RateOrder::keep(std::uint64_t n, Rank rank, std::string text, std::uint64_t seed) {
  Row row{std::move(rank), n, std::move(text)};
  bytes_ += bytes_of(row);
  if (sample_ > 0) {
    keep_in_sample(std::move(row), seed);
  } else {
    rows_.push_back(std::move(row));
    if (take_ > 0) std::ranges::push_heap(rows_, [this](const Row& a, const Row& b) { return comes_before(a, b); });
    if (take_ > 0 && rows_.size() > take_) leave_out_last();
  }
  if (rows_.size() > most_kept_rows) {
    throw Failure(ExitCode::usage,
                  "--sort keeps all rows until the last one, and there are more than 1,000,000; --take N keeps only N");
  }
  if (bytes_ > most_bytes_) {
    throw Failure(ExitCode::usage, "the rows that are kept until the last one take more than " +
                                       std::to_string(most_bytes_ >> 20U) +
                                       " MiB; --take N keeps only N, and --format csv with --fields has shorter rows");
  }
}

std::vector<std::string> RateOrder::take_rows() {
  for (auto& [number, rows] : samples_) std::ranges::move(rows, std::back_inserter(rows_));
  samples_.clear();
  std::ranges::sort(rows_, [this](const Row& a, const Row& b) { return comes_before(a, b); });
  std::vector<std::string> texts;
  for (Row& row : rows_) texts.push_back(std::move(row.text));
  rows_.clear();
  bytes_ = 0;
  return texts;
}

}  // namespace deduku::cli
