// The public HoDoKu regression library: grid states with what a technique is to find on them. Skipped where
// the reference data is absent.
//
// A case passes when every instance of the technique with the case's digits does exactly what the case lists,
// and there is at least one. A fail case passes when no instance does what it lists, or, if it lists nothing,
// when there is no instance at all.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "techniques/workspace.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;

/// A technique of the library and ours.
struct Counterpart {
  const char* code;
  TechniqueId technique;
  std::uint8_t variant = 0;
};

void PrintTo(const Counterpart& counterpart, std::ostream* out) {
  *out << counterpart.code;
}

/// A case as the library lists it.
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
CandidateSet candidates_of(const json& triples) {
  CandidateSet candidates;
  for (const std::string triple : triples) {
    candidates.insert({Cell::at(triple[1] - '1', triple[2] - '1'), Digit::of(triple[0] - '0')});
  }
  return candidates;
}

Grid grid_of(const std::string& values, const json& candidates) {
  Board board;
  board.marks.emplace();
  for (Cell cell : Cell::all()) {
    const char symbol = values[cell.index()];
    if (symbol != '.') board.values[cell.index()] = static_cast<std::uint8_t>(symbol - '0');
    (*board.marks)[cell.index()] = DigitSet::from_bits(candidates[cell.index()].get<unsigned>());
  }
  return Grid(board);
}

LibraryCase case_of(const json& record) {
  LibraryCase listed{record["id"], grid_of(record["values"], record["candidates"]), {}, {}, {}};
  for (const int number : record["digits"]) listed.digits.insert(Digit::of(number));
  listed.removes = candidates_of(record["eliminations"]);
  listed.places = candidates_of(record["placements"]);
  listed.must_not_be_found = record["fail_case"];
  return listed;
}

/// Whether a case asks for rectangles that lack candidates, which Deduku does not use.
bool lacks_candidates(const json& record) {
  return record["technique_code"].get<std::string>().starts_with("060") && record["variant"] == 2;
}

std::vector<LibraryCase> library_cases(const std::string& code) {
  std::vector<LibraryCase> cases;
  std::ifstream file(std::string(DEDUKU_REFERENCE_DATA) + "/hodoku/reglib_dev.jsonl");
  for (std::string line; std::getline(file, line);) {
    const json record = json::parse(line);
    if (record["technique_code"] == code && !lacks_candidates(record)) cases.push_back(case_of(record));
  }
  return cases;
}

/// How many of the instances that the case is about do what it lists, and how many there are.
struct Tally {
  int matching = 0;
  int instances = 0;
};

Tally tally(const LibraryCase& listed, const Counterpart& counterpart) {
  Workspace workspace;
  StepSink sink(StepSink::Wanted::all);
  (void)technique_of(counterpart.technique).find(listed.grid, workspace, sink);
  Tally tally;
  for (const Step& step : sink.found()) {
    const bool same_digits = listed.digits.empty() || step.evidence.digits == listed.digits;
    if (step.variant != counterpart.variant || !same_digits) continue;
    ++tally.instances;
    if (listed.lists_nothing() || (step.removes == listed.removes && step.places == listed.places)) {
      ++tally.matching;
    }
  }
  return tally;
}

class HodokuLibrary : public ::testing::TestWithParam<Counterpart> {};

TEST_P(HodokuLibrary, FindsWhatTheCasesList) {
  const std::vector<LibraryCase> cases = library_cases(GetParam().code);
  if (cases.empty()) GTEST_SKIP() << "no reference data";
  for (const LibraryCase& listed : cases) {
    const auto [matching, instances] = tally(listed, GetParam());
    if (listed.must_not_be_found) {
      EXPECT_EQ(matching, 0) << listed.id;
    } else {
      EXPECT_GT(instances, 0) << listed.id;
      EXPECT_EQ(matching, instances) << listed.id;
    }
  }
}

constexpr Counterpart counterparts[] = {
    {"0000", TechniqueId::full_house},
    {"0002", TechniqueId::hidden_single},
    {"0003", TechniqueId::naked_single},
    {"0100", TechniqueId::pointing},
    {"0101", TechniqueId::claiming},
    {"0110", TechniqueId::locked_pair},
    {"0111", TechniqueId::locked_triple},
    {"0200", TechniqueId::naked_pair},
    {"0201", TechniqueId::naked_triple},
    {"0202", TechniqueId::naked_quad},
    {"0210", TechniqueId::hidden_pair},
    {"0211", TechniqueId::hidden_triple},
    {"0212", TechniqueId::hidden_quad},
    {"0300", TechniqueId::x_wing},
    {"0301", TechniqueId::swordfish},
    {"0302", TechniqueId::jellyfish},
    {"0400", TechniqueId::skyscraper},
    {"0401", TechniqueId::two_string_kite},
    {"0500", TechniqueId::simple_colouring, 0},
    {"0501", TechniqueId::simple_colouring, 1},
    {"0600", TechniqueId::unique_rectangle_1},
    {"0601", TechniqueId::unique_rectangle_2},
    {"0602", TechniqueId::unique_rectangle_3},
    {"0603", TechniqueId::unique_rectangle_4},
    {"0610", TechniqueId::bug_plus_1},
    {"0800", TechniqueId::xy_wing},
    {"0801", TechniqueId::xyz_wing},
    {"0803", TechniqueId::w_wing},
};

INSTANTIATE_TEST_SUITE_P(Codes, HodokuLibrary, ::testing::ValuesIn(counterparts),
                         [](const auto& counterpart) { return std::string(counterpart.param.code); });

}  // namespace
}  // namespace deduku::testing
