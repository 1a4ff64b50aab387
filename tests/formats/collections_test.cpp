// Real files: the collections of this project, and reference states if they are available.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/formats/reading.hpp"

namespace deduku::formats {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Collections, AreReadWithoutAComplaint) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(DEDUKU_SOURCE_DIR "/puzzles")) {
    if (entry.path().extension() != ".txt") continue;
    const Reading reading = read(text_of(entry.path()));
    EXPECT_EQ(reading.errors, std::vector<std::string>()) << entry.path();
    EXPECT_FALSE(reading.records.empty()) << entry.path();
    ++files;
  }
  EXPECT_GT(files, 0);
}

TEST(Collections, NoPuzzleStandsInTwo) {
  std::map<std::string, fs::path> seen;
  for (const auto& entry : fs::directory_iterator(DEDUKU_SOURCE_DIR "/puzzles")) {
    if (entry.path().extension() != ".txt") continue;
    for (const Record& record : read(text_of(entry.path())).records) {
      const auto [other, is_new] = seen.emplace(record.line, entry.path());
      EXPECT_TRUE(is_new || other->second == entry.path()) << record.line << other->second << entry.path();
    }
  }
}

TEST(Collections, ProjectEulerHasFiftyGrids) {
  const Reading reading = read(text_of(DEDUKU_SOURCE_DIR "/puzzles/project_euler_096.txt"));
  EXPECT_EQ(reading.format, "euler");
  ASSERT_EQ(reading.records.size(), 50U);
  EXPECT_EQ(reading.records[49].tail, "Grid 50");
}

/// A case of the reference states as a line of HoDoKu's library.
std::string library_line(const nlohmann::json& entry) {
  std::string line = ":0000:x:" + entry["values"].get<std::string>() + ":";
  for (const auto& triple : entry["deleted_candidates"]) {
    line += (triple.is_string() ? triple.get<std::string>() : std::to_string(triple.get<int>())) + " ";
  }
  return line + ":::";
}

void expect_candidates(const Grid& grid, const nlohmann::json& masks, const std::string& line) {
  for (Cell cell : Cell::all()) {
    ASSERT_EQ(grid.candidates(cell).bits(), masks[cell.index()].get<unsigned>()) << line;
  }
}

TEST(Collections, ReferenceStatesComeOutOfLibraryLines) {
  const fs::path path = fs::path(DEDUKU_REFERENCE_DATA) / "hodoku/reglib_dev.jsonl";
  if (!fs::exists(path)) GTEST_SKIP() << "no reference data";
  std::ifstream stream(path);
  for (std::string text; std::getline(stream, text);) {
    const nlohmann::json entry = nlohmann::json::parse(text);
    const std::string line = library_line(entry);
    const Record record = only_record(read(line));
    expect_candidates(Grid(record.board), entry["candidates"], line);
    // In a candidate grid, each cell keeps its value or its candidates; a single may become a value.
    const Record drawn =
        only_record(read_from("candidates", find_format("candidates")->write(board_of(Grid(record.board)))));
    EXPECT_EQ(Grid(drawn.board).all_candidates() - Grid(record.board).all_candidates(), CandidateSet()) << line;
  }
}

}  // namespace
}  // namespace deduku::formats
