// Reference results of the Sudoku Explainer scale, read from the folder of reference data.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "deduku/se_rating.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {

using Json = nlohmann::json;

inline std::string reference_file(const std::string& name) {
  const std::string folder = DEDUKU_REFERENCE_DATA;
  return folder.empty() ? "" : folder + "/ser/" + name;
}

#define DEDUKU_NEEDS_REFERENCE() \
  if (reference_file("").empty()) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)"

/// The lines of a file; with `stride`, one in every `stride`.
inline std::vector<std::string> reference_lines(const std::string& name, std::size_t stride = 1) {
  std::ifstream file(reference_file(name));
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t i = 0; std::getline(file, line); ++i) {
    if (i % stride == 0) lines.push_back(line);
  }
  return lines;
}

inline std::vector<Json> reference_objects(const std::string& name) {
  std::vector<Json> objects;
  for (const std::string& line : reference_lines(name)) objects.push_back(Json::parse(line));
  return objects;
}

inline std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns;
  std::istringstream text(line);
  for (std::string column; std::getline(text, column, ',');) columns.push_back(column);
  return columns;
}

inline std::string text_of(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

/// "8.4/1.2/1.2"
inline std::string text_of(const SeRating& rating) {
  return text_of(rating.er) + "/" + text_of(rating.ep) + "/" + text_of(rating.ed);
}

inline std::string text_of(Candidate candidate, char between) {
  const int cell = candidate.cell().index();
  return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1) + between +
         std::to_string(candidate.digit().number());
}

/// A step in the form of the traces.
inline Json json_of(const SeStep& step) {
  Json json = {{"p", step.producer}, {"r", text_of(step.rating)}};
  if (step.complexity != 0) json.update({{"cx", step.complexity}, {"sk", step.sort_key}});
  for (Candidate placed : step.effects.places) json["set"] = text_of(placed, '=');
  std::vector<Candidate> removals;
  for (Candidate removal : step.effects.removes) removals.push_back(removal);
  std::sort(removals.begin(), removals.end());
  for (Candidate removal : removals) json["del"].push_back(text_of(removal, '-'));
  return json;
}

/// A reference step in the same form: without the label, the rating as text.
inline Json expected_step(Json step) {
  step.erase("t");
  step["r"] = text_of(static_cast<int>(step["r"].get<double>() * 10 + 0.5));
  return step;
}

/// Rates every `stride`-th puzzle of a band of ER in both modes and compares the triples.
inline void expect_reference_ratings(double from, double to, std::size_t stride) {
  SeRater published;
  SeRater fixed(SeOptions{.mode = SeMode::fixed});
  std::size_t seen = 0;
  for (const std::string& line : reference_lines("ser_dev.csv")) {
    const auto columns = columns_of(line);
    if (columns[0] == "puzzle" || std::stod(columns[1]) < from || std::stod(columns[1]) >= to) continue;
    if (seen++ % stride != 0) continue;
    const Board board = board_of_line(columns[0]);
    EXPECT_EQ(text_of(published.rate(board)), columns[1]) << columns[0];
    EXPECT_EQ(text_of(fixed.rate(board)), columns[2]) << columns[0] << " (fixed)";
  }
  EXPECT_GT(seen, 0U);
}

}  // namespace deduku::testing
