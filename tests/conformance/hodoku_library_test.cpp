// The public HoDoKu regression library: grid states with what a technique is to find on them. Skipped where the
// reference data is absent.
//
// A case passes when every instance of its techniques with the case's digits does exactly what the case lists, and
// there is at least one. A fail case passes when no instance does what it lists, or, if it lists nothing, when there is
// no instance at all.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"
#include "src/core/workspace.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;

/// The bits of some step variants.
constexpr unsigned variants(auto... numbers) {
  return ((1U << numbers) | ...);
}

/// What the digits of a case are.
enum class Digits : std::uint8_t {
  of_pattern,  ///< those of the pattern
  lowest,      ///< the lowest of the pattern: dual kites of two digits
  of_effects,  ///< those removed or placed: chains, almost locked sets, Sue de Coq
};

/// Cases of the library and what answers them. Those where chains may pass through almost locked sets are answered by
/// the techniques whose chains do.
struct Row {
  const char* code;
  /// "1" to "4" or "x": the cases with this variant; "none": those without; "": all cases of the code.
  const char* variant;
  TechniqueId technique;
  unsigned variants;  ///< bit i: steps with the variant i count
  Digits digits = Digits::of_pattern;

  std::string name() const { return code + (*variant == 0 ? "" : std::string("_") + variant); }
};

void PrintTo(const Row& row, std::ostream* out) {
  *out << row.name();
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

/// The digits given and placed, and the candidates left.
Grid grid_of(const json& record) {
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

LibraryCase case_of(const json& record) {
  LibraryCase listed{record["id"], grid_of(record), {}, {}, {}};
  for (const int number : record["digits"]) listed.digits.insert(Digit::of(number));
  listed.removes = candidates_of(record["eliminations"]);
  listed.places = candidates_of(record["placements"]);
  listed.must_not_be_found = record["fail_case"];
  return listed;
}

/// What a case asks for: "none", "1" to "4", "x".
std::string variant_of(const json& record) {
  const json& variant = record["variant"];
  if (variant.is_null()) return "none";
  return variant.is_string() ? variant.get<std::string>() : variant.dump();
}

std::vector<LibraryCase> library_cases(const Row& row) {
  std::vector<LibraryCase> cases;
  std::ifstream file(std::string(DEDUKU_REFERENCE_DATA) + "/hodoku/reglib_dev.jsonl");
  for (std::string line; std::getline(file, line);) {
    const json record = json::parse(line);
    const bool is_variant = *row.variant == 0 || variant_of(record) == row.variant;
    if (record["technique_code"] == row.code && is_variant) cases.push_back(case_of(record));
  }
  return cases;
}

/// How many of the instances that the case is about do what it lists, and how many there are.
struct Tally {
  int matching = 0;
  int instances = 0;
};

StepSink steps_of(const Row& row, const Grid& grid) {
  Workspace workspace;
  workspace.set_promise(Promise::givens);
  StepSink sink(StepSink::Wanted::all);
  technique_of(row.technique).find(grid, workspace, sink);
  return sink;
}

DigitSet digits_of(const Step& step, Digits digits) {
  switch (digits) {
    case Digits::of_pattern:
      return step.evidence.digits;
    case Digits::lowest:
      return {step.evidence.digits.first()};
    case Digits::of_effects:
      break;
  }
  return step.removes.digits() | step.places.digits();
}

bool is_instance(const Step& step, const Row& row, const LibraryCase& listed) {
  if ((row.variants >> step.variant & 1) == 0) return false;
  return listed.digits.empty() || digits_of(step, row.digits) == listed.digits;
}

/// The library lists a placement by what it strikes out in its cell.
CandidateSet struck_out_in_cell(const Step& step, const Grid& grid) {
  CandidateSet struck_out;
  for (Cell cell : step.places.cells()) struck_out.insert(cell, grid.candidates(cell) - step.places.digits(cell));
  return struck_out;
}

bool does_what_is_listed(const Step& step, const LibraryCase& listed) {
  if (step.removes == listed.removes && step.places == listed.places) return true;
  return step.removes.empty() && listed.places.empty() && struck_out_in_cell(step, listed.grid) == listed.removes;
}

Tally tally(const LibraryCase& listed, const Row& row) {
  const StepSink sink = steps_of(row, listed.grid);
  Tally tally;
  for (const Step& step : sink.found()) {
    if (!is_instance(step, row, listed)) continue;
    ++tally.instances;
    if (listed.lists_nothing() || does_what_is_listed(step, listed)) ++tally.matching;
  }
  return tally;
}

class HodokuLibrary : public ::testing::TestWithParam<Row> {};

TEST_P(HodokuLibrary, FindsWhatTheCasesList) {
  const std::vector<LibraryCase> cases = library_cases(GetParam());
  if (cases.empty()) GTEST_SKIP() << "no reference data";
  for (const LibraryCase& listed : cases) {
    const auto [matching, instances] = tally(listed, GetParam());
    if (listed.must_not_be_found) {
      EXPECT_EQ(matching, 0) << listed.id;
    } else {
      EXPECT_GT(matching, 0) << listed.id;
      EXPECT_EQ(matching, instances) << listed.id;
    }
  }
}

constexpr Row rows[] = {
    {"0000", "", TechniqueId::full_house, variants(0)},
    {"0002", "", TechniqueId::hidden_single, variants(0)},
    {"0003", "", TechniqueId::naked_single, variants(0, 1, 2, 3)},
    {"0100", "", TechniqueId::pointing, variants(0)},
    {"0101", "", TechniqueId::claiming, variants(0)},
    {"0110", "", TechniqueId::locked_pair, variants(0)},
    {"0111", "", TechniqueId::locked_triple, variants(0)},
    {"0200", "", TechniqueId::naked_pair, variants(0)},
    {"0201", "", TechniqueId::naked_triple, variants(0)},
    {"0202", "", TechniqueId::naked_quad, variants(0)},
    {"0210", "", TechniqueId::hidden_pair, variants(0)},
    {"0211", "", TechniqueId::hidden_triple, variants(0)},
    {"0212", "", TechniqueId::hidden_quad, variants(0)},
    {"0300", "", TechniqueId::x_wing, variants(0)},
    {"0301", "", TechniqueId::swordfish, variants(0)},
    {"0302", "", TechniqueId::jellyfish, variants(0)},
    {"0310", "", TechniqueId::finned_x_wing, variants(0)},
    {"0311", "", TechniqueId::finned_swordfish, variants(0)},
    {"03111", "", TechniqueId::finned_swordfish, variants(1)},
    {"0312", "", TechniqueId::finned_jellyfish, variants(0)},
    {"03121", "", TechniqueId::finned_jellyfish, variants(1)},
    {"0320", "", TechniqueId::sashimi_x_wing, variants(0)},
    {"0321", "", TechniqueId::sashimi_swordfish, variants(0)},
    {"03211", "", TechniqueId::sashimi_swordfish, variants(1)},
    {"0322", "", TechniqueId::sashimi_jellyfish, variants(0)},
    {"03221", "", TechniqueId::sashimi_jellyfish, variants(1)},
    {"0331", "", TechniqueId::franken_swordfish, variants(0)},
    {"0332", "", TechniqueId::franken_jellyfish, variants(0)},
    {"0340", "", TechniqueId::finned_franken_x_wing, variants(0)},
    {"0341", "", TechniqueId::finned_franken_swordfish, variants(0)},
    {"03411", "", TechniqueId::finned_franken_swordfish, variants(1)},
    {"0342", "", TechniqueId::finned_franken_jellyfish, variants(0)},
    {"03421", "", TechniqueId::finned_franken_jellyfish, variants(1)},
    {"0362", "", TechniqueId::finned_mutant_jellyfish, variants(0)},
    {"03621", "", TechniqueId::finned_mutant_jellyfish, variants(1)},
    {"0363", "", TechniqueId::finned_mutant_squirmbag, variants(0)},
    {"0364", "", TechniqueId::finned_mutant_whale, variants(0)},
    {"0400", "", TechniqueId::skyscraper, variants(0)},
    {"0401", "", TechniqueId::two_string_kite, variants(0)},
    {"0402", "none", TechniqueId::empty_rectangle, variants(0)},
    {"0402", "1", TechniqueId::empty_rectangle, variants(0, 1)},
    {"0404", "", TechniqueId::dual_two_string_kite, variants(0, 1), Digits::lowest},
    {"0405", "", TechniqueId::dual_empty_rectangle, variants(0)},
    {"0403", "", TechniqueId::turbot_fish, variants(0, 1)},
    {"0500", "", TechniqueId::simple_colouring, variants(0)},
    {"0501", "", TechniqueId::simple_colouring, variants(1)},
    {"0502", "", TechniqueId::multi_colouring, variants(0, 2, 3)},
    {"0503", "", TechniqueId::multi_colouring, variants(1)},
    {"0600", "1", TechniqueId::unique_rectangle_1, variants(0)},
    {"0600", "2", TechniqueId::unique_rectangle_1, variants(0, 1)},
    {"0601", "1", TechniqueId::unique_rectangle_2, variants(0)},
    {"0601", "2", TechniqueId::unique_rectangle_2, variants(0, 1)},
    {"0602", "1", TechniqueId::unique_rectangle_3, variants(0)},
    {"0602", "2", TechniqueId::unique_rectangle_3, variants(0, 1)},
    {"0603", "1", TechniqueId::unique_rectangle_4, variants(0)},
    {"0603", "2", TechniqueId::unique_rectangle_4, variants(0, 1)},
    {"0604", "1", TechniqueId::unique_rectangle_5, variants(0)},
    {"0604", "2", TechniqueId::unique_rectangle_5, variants(0, 1)},
    {"0605", "1", TechniqueId::unique_rectangle_6, variants(0)},
    {"0605", "2", TechniqueId::unique_rectangle_6, variants(0, 1)},
    {"0606", "1", TechniqueId::hidden_rectangle, variants(0)},
    {"0606", "2", TechniqueId::hidden_rectangle, variants(0, 1)},
    {"0606", "x", TechniqueId::hidden_rectangle, variants(0, 1)},
    {"0607", "", TechniqueId::avoidable_rectangle_1, variants(0)},
    {"0608", "", TechniqueId::avoidable_rectangle_2, variants(0)},
    {"0610", "", TechniqueId::bug_plus_1, variants(0)},
    {"0701", "", TechniqueId::x_chain, variants(0)},
    {"0702", "", TechniqueId::xy_chain, variants(0), Digits::of_effects},
    {"0703", "", TechniqueId::remote_pair, variants(0)},
    {"0706", "", TechniqueId::continuous_nice_loop, variants(0), Digits::of_effects},
    {"0707", "", TechniqueId::discontinuous_nice_loop, variants(0, 1), Digits::of_effects},
    {"0708", "", TechniqueId::aic, variants(0, 1), Digits::of_effects},
    {"0709", "1", TechniqueId::grouped_continuous_nice_loop, variants(0), Digits::of_effects},
    {"0709", "2", TechniqueId::als_continuous_nice_loop, variants(0), Digits::of_effects},
    {"0710", "1", TechniqueId::grouped_discontinuous_nice_loop, variants(0, 1), Digits::of_effects},
    {"0710", "2", TechniqueId::grouped_discontinuous_nice_loop, variants(0, 1), Digits::of_effects},
    {"0710", "3", TechniqueId::als_discontinuous_nice_loop, variants(0, 1), Digits::of_effects},
    {"0710", "4", TechniqueId::als_discontinuous_nice_loop, variants(0, 1), Digits::of_effects},
    {"0711", "1", TechniqueId::grouped_aic, variants(0, 1), Digits::of_effects},
    {"0711", "2", TechniqueId::grouped_aic, variants(0, 1), Digits::of_effects},
    {"0711", "3", TechniqueId::als_aic, variants(0, 1), Digits::of_effects},
    {"0711", "4", TechniqueId::als_aic, variants(0, 1), Digits::of_effects},
    {"0800", "", TechniqueId::xy_wing, variants(0)},
    {"0801", "", TechniqueId::xyz_wing, variants(0)},
    {"0803", "", TechniqueId::w_wing, variants(0)},
    {"0901", "1", TechniqueId::als_xz, variants(0), Digits::of_effects},
    {"0901", "2", TechniqueId::als_xz, variants(1), Digits::of_effects},
    {"0902", "1", TechniqueId::als_xy_wing, variants(0), Digits::of_effects},
    {"0902", "2", TechniqueId::als_xy_wing, variants(0, 1), Digits::of_effects},
    {"0903", "", TechniqueId::als_chain, variants(0), Digits::of_effects},
    {"0904", "1", TechniqueId::death_blossom, variants(0), Digits::of_effects},
    {"0904", "2", TechniqueId::death_blossom, variants(0, 1), Digits::of_effects},
    {"1101", "", TechniqueId::sue_de_coq, variants(0), Digits::of_effects},
    {"1201", "", TechniqueId::template_set, variants(0)},
    {"1202", "", TechniqueId::template_delete, variants(0)},
};

INSTANTIATE_TEST_SUITE_P(Codes, HodokuLibrary, ::testing::ValuesIn(rows),
                         [](const auto& row) { return row.param.name(); });

}  // namespace
}  // namespace deduku::testing
