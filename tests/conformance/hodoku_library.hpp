// The public HoDoKu regression library: grid states with the expected findings of a technique. It is in the reference
// data.
//
// A case passes if every instance of its techniques with the case's digits has exactly the listed effects, and there is
// at least one instance. A fail case passes if no instance has the listed effects or, if it lists no effects, if there
// is no instance at all.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "deduku/grid.hpp"

namespace deduku::testing {

using nlohmann::json;

/// A case in the library.
struct LibraryCase {
  std::string id;
  Grid grid;
  DigitSet digits;
  CandidateSet removes;
  CandidateSet places;
  bool must_not_be_found = false;

  bool lists_nothing() const { return removes.empty() && places.empty(); }
};

/// "digit row column", each one character.
inline CandidateSet candidates_of(const json& triples) {
  CandidateSet candidates;
  for (const std::string triple : triples) {
    candidates.insert({Cell::at(triple[1] - '1', triple[2] - '1'), Digit::of(triple[0] - '0')});
  }
  return candidates;
}

/// The digits given and placed, and the candidates left.
inline Grid grid_of(const json& record) {
  const std::string values = record["values"];
  const std::string givens = record["givens_string"];
  Board board;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    const auto index = static_cast<std::size_t>(cell.index());
    if (values[index] != '.') board.values[index] = static_cast<std::uint8_t>(values[index] - '0');
    if (givens[index] != '.') board.givens.insert(cell);
    (*board.marks)[index] = DigitSet::from_bits(record["candidates"][index].get<unsigned>());
  }
  return Grid(board);
}

inline LibraryCase case_of(const json& record) {
  LibraryCase listed{record["id"], grid_of(record), {}, {}, {}};
  for (const int number : record["digits"]) listed.digits.insert(Digit::of(number));
  listed.removes = candidates_of(record["eliminations"]);
  listed.places = candidates_of(record["placements"]);
  listed.must_not_be_found = record["fail_case"];
  return listed;
}

/// The variant of a case: "none", "1" to "4", "x".
inline std::string variant_of(const json& record) {
  const json& variant = record["variant"];
  if (variant.is_null()) return "none";
  return variant.is_string() ? variant.get<std::string>() : variant.dump();
}

/// The cases of a code. `variant`: "1" to "4" or "x": those with this variant; "none": those without; "": all.
inline std::vector<LibraryCase> library_cases(const std::string& code, const std::string& variant) {
  std::vector<LibraryCase> cases;
  for (const std::string file_name : {"reglib_dev.jsonl", "reglib_five.jsonl"}) {
    std::ifstream file(std::string(DEDUKU_REFERENCE_DATA) + "/hodoku/" + file_name);
    for (std::string line; std::getline(file, line);) {
      const json record = json::parse(line);
      const bool is_variant = variant.empty() || variant_of(record) == variant;
      if (record["technique_code"] == code && is_variant) cases.push_back(case_of(record));
    }
  }
  return cases;
}

/// The number of instances of a case that have the listed effects, and the number of all instances.
struct Tally {
  int matching = 0;
  int instances = 0;
};

inline void expect_passed(const LibraryCase& listed, const Tally& tally) {
  if (listed.must_not_be_found) {
    EXPECT_EQ(tally.matching, 0) << listed.id;
  } else {
    EXPECT_GT(tally.matching, 0) << listed.id;
    EXPECT_EQ(tally.matching, tally.instances) << listed.id;
  }
}

}  // namespace deduku::testing
