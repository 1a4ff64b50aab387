// Files that people really exchange, from the reference data; `inputs/expected.json` contains the expected result of
// each.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

/// Files that do not contain their puzzle any more, or not for a reader of UTF-8.
const std::set<std::string> unreadable = {"077-excel-exponent.csv", "201-utf16be-bom.txt"};

/// The digit of a cell, or its last candidate; 0 if it has neither.
int digit_of(const Board& board, Cell cell) {
  if (board.values[cell] != 0) return board.values[cell];
  const DigitSet marks = board.marks ? (*board.marks)[cell] : DigitSet();
  return marks.size() == 1 ? marks.first().number() : 0;
}

/// Whether a board has the givens of 81 characters, and no others.
bool has_givens(const Board& board, const std::string& givens) {
  for (Cell cell : Cell::all()) {
    const int expected = givens[cell.index()] == '.' ? 0 : givens[cell.index()] - '0';
    if (expected != 0 ? digit_of(board, cell) != expected : board.givens.contains(cell)) return false;
  }
  return true;
}

/// A comparison of the result with the expected one: complete, partial, or with something wrong.
struct Verdict {
  int found = 0;
  int foreign = 0;
};
Verdict compare(const Reading& reading, const std::vector<std::string>& expected) {
  Verdict verdict;
  std::vector<std::string> rest = expected;
  for (const Record& record : reading.records) {
    const auto same =
        std::ranges::find_if(rest, [&](const std::string& line) { return has_givens(record.board, line); });
    verdict.found += same == rest.end() ? 0 : 1;
    verdict.foreign += same == rest.end() ? 1 : 0;
    if (same != rest.end()) rest.erase(same);
  }
  return verdict;
}

TEST(Inputs, AreReadWholeAndNothingElseIsFoundInThem) {
  const std::filesystem::path folder = std::filesystem::path(DEDUKU_REFERENCE_DATA) / "inputs";
  std::ifstream file(folder / "expected.json");
  if (!file) GTEST_SKIP() << "needs the reference data (DEDUKU_REFERENCE_DATA)";
  for (const auto& each : nlohmann::json::parse(file)) {
    const std::string name = each["file"];
    const auto expected = each["expect"].get<std::vector<std::string>>();
    std::ifstream stream(folder / name, std::ios::binary);
    const Reading reading = read({std::istreambuf_iterator<char>(stream), {}});
    if (unreadable.contains(name)) {
      EXPECT_EQ(reading.records.size(), 0U) << name;
      EXPECT_EQ(reading.errors.size(), 1U) << name;
      continue;
    }
    const Verdict verdict = compare(reading, expected);
    EXPECT_EQ(verdict.found, static_cast<int>(expected.size())) << name;
    EXPECT_TRUE(verdict.foreign == 0 || expected.empty()) << name;
  }
}

}  // namespace
}  // namespace deduku::formats
