// The structure of the project: who may include whom, and that files, table lines and case files agree.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "deduku/technique.hpp"

namespace deduku::testing {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path source = DEDUKU_SOURCE_DIR;

/// The rooms, and into which of them each may look; a room always sees itself.
const std::map<std::string, Names> arrows = {
    {"core", {}},
    {"formats", {"core"}},
    {"search", {"core"}},
    {"techniques", {"core"}},
    {"engine", {"core", "techniques", "search"}},
    {"rating", {"core", "techniques", "search", "engine"}},
    {"theory", {"core", "search"}},
    {"present", {"core", "techniques"}},
    {"cases", {"core", "formats", "techniques", "search", "engine", "present"}},
    {"cli", {"core", "formats", "techniques", "search", "engine", "rating", "theory", "present", "cases"}},
};

/// The room whose words a public header holds.
const std::map<std::string, std::string> room_of_header = {
    {"types", "core"},           {"sets", "core"},          {"houses", "core"},
    {"board", "core"},           {"grid", "core"},          {"step", "core"},
    {"error", "core"},           {"function_ref", "core"},  {"formats", "formats"},
    {"search", "search"},        {"target", "search"},      {"exact_cover", "search"},
    {"box_cells", "search"},     {"solve_many", "search"},  {"technique", "techniques"},
    {"ladder", "techniques"},    {"solver", "engine"},      {"rating", "rating"},
    {"se_rating", "rating"},     {"se_step", "techniques"}, {"hodoku_step", "techniques"},
    {"hodoku_rating", "rating"}, {"explain", "present"},    {"json", "present"},
    {"minimal", "search"},       {"symmetry", "core"},      {"canonical", "core"},
    {"theory", "theory"},
};

std::string room_of_path(const std::string& path) {
  std::smatch match;
  if (std::regex_match(path, match, std::regex("deduku/(\\w+)\\.hpp"))) {
    const auto header = room_of_header.find(match[1]);
    return header == room_of_header.end() ? "unknown header " + path : header->second;
  }
  if (std::regex_match(path, match, std::regex("src/(?:scales/)?(\\w+)/.*"))) return match[1];
  if (path.starts_with("techniques/")) return "techniques";
  return "";
}

std::vector<std::string> quoted_includes(const fs::path& file) {
  std::vector<std::string> includes;
  std::ifstream stream(file);
  const std::regex pattern("\\s*#include \"(.*)\"");
  for (std::string line; std::getline(stream, line);) {
    std::smatch match;
    if (std::regex_match(line, match, pattern)) includes.push_back(match[1]);
  }
  return includes;
}

bool is_source(const fs::path& path) {
  return path.extension() == ".cpp" || path.extension() == ".hpp";
}

std::vector<fs::path> sources_below(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file() && is_source(entry.path())) files.push_back(entry.path());
  }
  return files;
}

void expect_arrows_allowed(const std::string& room, const fs::path& file) {
  ASSERT_TRUE(arrows.contains(room)) << file << " is in a room that nobody declared: " << room;
  for (const std::string& include : quoted_includes(file)) {
    const std::string target = room_of_path(include);
    if (target.empty() || target == room) continue;
    EXPECT_TRUE(arrows.at(room).contains(target)) << file << " includes " << include << " (" << target << ")";
  }
}

TEST(Layers, RoomsIncludeOnlyWhatTheyMay) {
  for (const fs::path& folder : {source / "src", source / "techniques"}) {
    for (const fs::path& file : sources_below(folder)) {
      expect_arrows_allowed(room_of_path(fs::relative(file, source).generic_string()), file);
    }
  }
}

TEST(Layers, PublicHeadersFollowTheSameArrows) {
  for (const fs::path& file : sources_below(source / "include")) {
    expect_arrows_allowed(room_of_path("deduku/" + file.filename().string()), file);
  }
}

TEST(Layers, OnlyTheCommandLineThrowsLogsOrStartsThreads) {
  const std::regex loud(
      "\\bthrow\\b|\\btry\\b|spdlog|std::cout|std::cerr|printf|#include <(thread|iostream|fstream|chrono)>");
  for (const fs::path& folder : {source / "src", source / "techniques", source / "include"}) {
    for (const fs::path& file : sources_below(folder)) {
      if (fs::relative(file, source / "src").begin()->string() == "cli") continue;
      std::ifstream stream(file);
      int number = 0;
      for (std::string line; std::getline(stream, line);) {
        ++number;
        const std::string code = line.substr(0, line.find("//"));
        EXPECT_FALSE(std::regex_search(code, loud)) << file << ":" << number << ": " << line;
      }
    }
  }
}

/// The names of the files in a folder that define a technique or hold its cases.
Names stems(const fs::path& folder, const std::string& extension) {
  Names names;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == extension) names.insert(entry.path().stem());
  }
  return names;
}

TEST(Techniques, FilesTableLinesAndCaseFilesAgree) {
  const Names lines(std::begin(technique_keys), std::end(technique_keys));
  EXPECT_EQ(lines.size(), static_cast<std::size_t>(technique_count)) << "a key stands twice in ladder.def";
  Names files = stems(source / "techniques", ".cpp");
  for (const char* machinery : {"workspace", "technique_table", "spelling"}) files.erase(machinery);
  EXPECT_EQ(files, lines);
  EXPECT_EQ(stems(source / "tests/techniques", ".txt"), lines);
}

TEST(Techniques, AreDefinedWhole) {
  Names names;
  for (int i = 0; i < technique_count; ++i) {
    const Technique& technique = technique_of(static_cast<TechniqueId>(i));
    EXPECT_NE(technique.find, nullptr) << technique_keys[i];
    EXPECT_FALSE(technique.sentence.empty()) << technique_keys[i];
    EXPECT_TRUE(names.insert(std::string(technique.name)).second) << technique.name << " is used twice";
  }
}

}  // namespace
}  // namespace deduku::testing
