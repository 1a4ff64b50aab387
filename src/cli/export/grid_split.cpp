#include "src/cli/export/grid_split.hpp"

#include <array>
#include <charconv>
#include <numeric>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/spelling.hpp"

namespace deduku::cli {

namespace {

constexpr std::array<std::string_view, 3> parts = {"train", "validation", "test"};
constexpr std::uint64_t most_share = 1'000'000'000;

std::optional<std::uint64_t> share_in(const std::string& word) {
  std::uint64_t share = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), share);
  const bool is_whole = error == std::errc() && end == word.data() + word.size();
  return is_whole && share <= most_share ? std::optional(share) : std::nullopt;
}

}  // namespace

GridSplit::GridSplit(const std::string& shares, std::uint64_t seed) : seed_(seed) {
  const Failure refusal(
      ExitCode::usage,
      "--split: expected the shares of train, validation and test, such as 98,1,1, found \"" + echo(shares) + "\"");
  const std::vector<std::string> words = between_commas(shares);
  if (words.size() != parts.size()) throw refusal;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::optional<std::uint64_t> share = share_in(words[i]);
    if (!share) throw refusal;
    shares_[i] = *share;
  }
  sum_ = std::accumulate(shares_.begin(), shares_.end(), std::uint64_t{0});
  if (sum_ == 0) throw refusal;
}

/// Another seed gives another text and so another number. The upper half is used because its bits depend on all bytes.
std::string_view GridSplit::part_of(const records::Fingerprint& grid) const {
  std::uint64_t place = records::Fingerprint::of(std::to_string(seed_) + ":" + grid.text()).high % sum_;
  std::size_t part = 0;
  for (; place >= shares_[part]; ++part) place -= shares_[part];
  return parts[part];
}

}  // namespace deduku::cli
