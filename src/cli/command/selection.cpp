#include "src/cli/command/selection.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

#include "src/cli/io/failure.hpp"
#include "src/core/spelling.hpp"

namespace deduku::cli {

namespace {

/// The whole number from 1 that the text consists of.
std::optional<std::uint64_t> ordinal_in(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number == 0) return std::nullopt;
  return number;
}

[[noreturn]] void refuse_ranges(const std::string& text) {
  throw Failure(ExitCode::usage,
                "--records: expected numbers and ranges that ascend, such as 1-64,100, found \"" + text + "\"");
}

/// "5" or "5-9"; "5-" has no upper end.
std::optional<NumberRange> range_in(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto first = ordinal_in(text.substr(0, dash));
  if (!first) return std::nullopt;
  if (dash == std::string_view::npos) return NumberRange{*first, *first};
  if (dash + 1 == text.size()) return NumberRange{*first, std::numeric_limits<std::uint64_t>::max()};
  const auto last = ordinal_in(text.substr(dash + 1));
  if (!last || *last < *first) return std::nullopt;
  return NumberRange{*first, *last};
}

}  // namespace

std::string Shard::text() const {
  return std::to_string(number) + "/" + std::to_string(count);
}

std::optional<Shard> shard_in(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const auto number = ordinal_in(text.substr(0, slash));
  const auto count = ordinal_in(text.substr(slash + 1));
  return number && count && *number <= *count ? std::optional(Shard{*number, *count}) : std::nullopt;
}

Shard parse_shard(const std::string& text) {
  if (const auto shard = shard_in(text)) return *shard;
  throw Failure(ExitCode::usage,
                "--shard: expected I/N, the I-th of N shares, 1/8 to 8/8 for example, found \"" + text + "\"");
}

std::vector<NumberRange> parse_ranges(const std::string& text) {
  std::vector<NumberRange> ranges;
  for (const std::string& word : between_commas(text)) {
    const auto range = range_in(word);
    if (!range || (!ranges.empty() && range->first <= ranges.back().last)) refuse_ranges(text);
    ranges.push_back(*range);
  }
  return ranges;
}

std::string text_of(const std::vector<NumberRange>& ranges) {
  std::string text;
  for (const NumberRange& range : ranges) {
    if (!text.empty()) text += ',';
    text += std::to_string(range.first);
    if (range.last != range.first) text += '-';
    if (range.last != range.first && range.last != std::numeric_limits<std::uint64_t>::max()) {
      text += std::to_string(range.last);
    }
  }
  return text;
}

void Selection::declare(Arguments& arguments) {
  arguments.group(OptionGroup::rows);
  arguments.text("--shard", shard_text_,
                 "Take only the I-th of N equal shares of the input, written I/N; shares get 64 puzzles in turn");
  arguments.text("--records", ranges_text_, "Take only the puzzles with these numbers: 1-64,100,2000-");
}

void Selection::parse() {
  if (!shard_text_.empty()) shard_ = parse_shard(shard_text_);
  if (!ranges_text_.empty()) ranges_ = parse_ranges(ranges_text_);
  if (!shard_text_.empty()) shard_text_ = shard_.text();
  if (!ranges_text_.empty()) ranges_text_ = text_of(ranges_);
}

bool Selection::is_in_ranges(std::uint64_t n) const {
  const auto range = std::ranges::lower_bound(ranges_, n, {}, &NumberRange::last);
  return range != ranges_.end() && range->first <= n;
}

}  // namespace deduku::cli
