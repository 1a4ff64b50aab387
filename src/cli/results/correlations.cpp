#include "src/cli/results/correlations.hpp"

#include <algorithm>
#include <array>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

/// With more rows a correlation would not change by more than a few thousandths.
constexpr std::size_t most_ranked_rows = 400'000;

/// "0.97"; "-" if empty.
std::string correlation_text(std::optional<double> correlation) {
  return correlation ? printed("%.2f", *correlation) : "-";
}

/// The width of a column with these texts and some room before it.
template <class Texts>
int width_of_column(const Texts& texts, std::size_t least) {
  std::size_t width = least;
  for (const std::string& text : texts) width = std::max(width, text.size());
  return static_cast<int>(width) + 2;
}

}  // namespace

Correlations::Correlations(std::vector<std::string> fields)
    : fields_(std::move(fields)), has_words_(fields_.size(), false) {}

void Correlations::add(const std::vector<std::string>& values) {
  std::vector<std::optional<double>> row;
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    row.push_back(ratings::ordinal_of_field(fields_[i], values[i]));
    if (!row.back() && !values[i].empty()) has_words_[i] = true;
  }
  if (seen_++ % one_of_ != 0) return;
  rows_.push_back(std::move(row));
  if (rows_.size() > most_ranked_rows) keep_half();
}

void Correlations::keep_half() {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < rows_.size(); i += 2) rows_[kept++] = std::move(rows_[i]);
  rows_.resize(kept);
  one_of_ *= 2;
}

std::vector<std::size_t> Correlations::ranked_fields() const {
  std::vector<std::size_t> ranked;
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const bool has_values = std::ranges::any_of(rows_, [&](const auto& row) { return row[i].has_value(); });
    if (has_values && !has_words_[i]) ranked.push_back(i);
  }
  return ranked;
}

Correlations::Pair Correlations::pair_of(std::size_t a, std::size_t b) const {
  ratings::Numbers of_a;
  ratings::Numbers of_b;
  for (const auto& row : rows_) {
    if (!row[a] || !row[b]) continue;
    of_a.push_back(*row[a]);
    of_b.push_back(*row[b]);
  }
  return {of_a.size(), ratings::rank_correlation(of_a, of_b)};
}

std::string Correlations::text() const {
  const std::vector<std::size_t> ranked = ranked_fields();
  if (ranked.size() < 2) return "";
  std::vector<std::string> names;
  for (const std::size_t field : ranked) names.push_back(visible(fields_[field]));
  const int first = width_of_column(names, 0);
  const std::string which = one_of_ == 1 ? "" : ", of one row of " + std::to_string(one_of_);
  std::string text = "Spearman's rank correlation" + which + "\n  " + padded("", first);
  for (std::size_t i = 0; i + 1 < ranked.size(); ++i)
    text += padded(names[i], -width_of_column(std::array{names[i]}, 5));
  text = line_of(std::move(text));
  for (std::size_t i = 1; i < ranked.size(); ++i) {
    text += "  " + padded(names[i], first);
    for (std::size_t j = 0; j < i; ++j) {
      text += padded(correlation_text(pair_of(ranked[j], ranked[i]).correlation),
                     -width_of_column(std::array{names[j]}, 5));
    }
    text += "\n";
  }
  return text;
}

Json Correlations::json() const {
  const std::vector<std::size_t> ranked = ranked_fields();
  Json pairs = Json::array();
  for (std::size_t i = 1; i < ranked.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Pair pair = pair_of(ranked[j], ranked[i]);
      pairs.push_back({{"a", fields_[ranked[j]]},
                       {"b", fields_[ranked[i]]},
                       {"puzzles", pair.n},
                       {"spearman", pair.correlation ? Json(*pair.correlation) : Json(nullptr)}});
    }
  }
  return pairs;
}

void CrossTable::add(const std::string& row, const std::string& column) {
  ++counts_[row][column];
  ++totals_[column];
  if (std::max(counts_.size(), totals_.size()) <= most_values) return;
  refuse_usage("--cross: " + (counts_.size() > most_values ? rows_ : columns_) + " has more than " +
               std::to_string(most_values) + " values, too many for a table");
}

std::string CrossTable::text() const {
  std::vector<std::string> labels = {visible(rows_)};
  for (const auto& [row, counts] : counts_) labels.push_back(value_text(row));
  const int first = width_of_column(labels, 0);
  std::string text = visible(rows_) + " by " + visible(columns_) + "\n  " + padded("", first);
  for (const auto& [column, total] : totals_) {
    text += padded(value_text(column), -width_of_column(std::array{value_text(column)}, 6));
  }
  text += "\n";
  for (const auto& [row, counts] : counts_) {
    text += "  " + padded(value_text(row), first);
    for (const auto& [column, total] : totals_) {
      const auto found = counts.find(column);
      text += padded(found == counts.end() ? "" : std::to_string(found->second),
                     -width_of_column(std::array{value_text(column)}, 6));
    }
    text = line_of(std::move(text));
  }
  return text;
}

Json CrossTable::json() const {
  Json cells = Json::array();
  const auto value = [](const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); };
  for (const auto& [row, counts] : counts_) {
    for (const auto& [column, count] : counts) {
      cells.push_back({{"row", value(row)}, {"column", value(column)}, {"count", count}});
    }
  }
  return {{"rows", rows_}, {"columns", columns_}, {"cells", std::move(cells)}};
}

}  // namespace deduku::cli
