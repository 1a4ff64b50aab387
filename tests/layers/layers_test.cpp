// The structure of the project: the allowed includes, and agreement of files, table lines and case files.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "deduku/technique.hpp"

namespace deduku::testing {
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

const fs::path source = DEDUKU_SOURCE_DIR;

/// The modules, and the modules that each may include; a module always sees itself. In `techniques/` and `src/scales/`
/// every folder is a separate module.
const std::map<std::string, Names> arrows = {
    {"core", {}},
    {"check", {"core"}},
    {"formats", {"core"}},
    {"search", {"core"}},
    {"proof", {"core", "search"}},
    {"engine", {"core", "check", "techniques", "search"}},
    {"present", {"core", "check", "techniques", "se", "hodoku"}},
    {"draw", {"core", "check", "techniques", "present"}},
    {"walk", {"core", "techniques", "search", "engine", "rounds", "se", "hodoku", "frozen", "present", "draw"}},
    {"records",
     {"core", "formats", "techniques", "search", "engine", "ladder", "rounds", "se", "hodoku", "frozen", "theory",
      "fewest", "present"}},
    {"ratings",
     {"core", "formats", "techniques", "search", "engine", "ladder", "rounds", "se", "hodoku", "theory", "fewest",
      "present", "records"}},
    {"generate",
     {"core", "formats", "techniques", "search", "engine", "ladder", "rounds", "se", "hodoku", "theory", "present",
      "records", "ratings"}},
    {"service",
     {"core", "check", "formats", "techniques", "search", "engine", "ladder", "rounds", "se", "hodoku", "frozen",
      "theory", "fewest", "present", "draw", "walk", "records", "ratings", "generate"}},
    {"c", {"core", "formats", "search", "records", "service"}},
    {"cases", {"core", "formats", "techniques", "search", "engine", "present"}},
    {"sheet", {"core", "techniques", "rounds", "present", "draw"}},
    {"pdf", {"core", "sheet", "draw", "platform"}},
    {"cli", {"core",     "check",   "formats", "search", "proof",   "techniques", "engine", "ladder",  "rounds",
             "se",       "hodoku",  "frozen",  "theory", "present", "draw",       "walk",   "records", "ratings",
             "generate", "service", "cases",   "sheet",  "pdf",     "platform",   "fewest"}},
    {"platform", {}},

    // The techniques; the required interface is in include/deduku/technique.hpp.
    {"techniques", {"core"}},
    {"facts", {"core", "techniques"}},
    {"singles", {"core", "techniques", "facts"}},
    {"intersections", {"core", "techniques", "facts", "singles"}},  // direct techniques end in a single
    {"subsets", {"core", "techniques", "facts", "singles"}},
    {"fish", {"core", "techniques", "facts"}},
    {"single_digit", {"core", "techniques", "facts"}},
    {"wings", {"core", "techniques", "facts"}},
    {"colouring", {"core", "techniques", "facts"}},
    {"chains", {"core", "techniques", "facts"}},
    // A chain through sets is emitted as a chain; guardians of deadly patterns are a stem.
    {"als", {"core", "techniques", "facts", "chains", "uniqueness"}},
    {"uniqueness", {"core", "techniques", "facts"}},
    // Kraken fish; guardians of impossible and of deadly patterns.
    {"forcing", {"core", "techniques", "facts", "fish", "uniqueness", "guardians"}},
    {"guardians", {"core", "techniques", "facts"}},
    {"exotic", {"core", "techniques", "facts", "guardians"}},
    {"trial", {"core", "techniques", "facts", "guardians"}},

    // The scales.
    {"ladder", {"core", "techniques", "search", "engine"}},
    {"rounds", {"core", "techniques", "search", "engine"}},
    {"se", {"core", "search"}},
    {"hodoku",
     {"core", "search", "techniques", "facts", "subsets", "fish", "single_digit", "wings", "colouring", "uniqueness",
      "forcing"}},
    {"frozen", {"core", "se", "hodoku"}},
    {"theory", {"core", "search", "trial"}},

    {"fewest", {"core", "search", "techniques", "engine", "rounds", "theory", "trial"}},
};

/// The public headers of each module.
const std::map<std::string, Names> headers = {
    {"core",
     {"board", "branch",         "canonical", "effects",  "error",    "evidence",       "family",     "function_ref",
      "grid",  "hidden",         "houses",    "likeness", "moves",    "outcome",        "owned_step", "pattern",
      "per",   "place_iterator", "points",    "premises", "promise",  "rating_options", "scales",     "sets",
      "step",  "surcharge",      "symmetry",  "types",    "variable", "version"}},
    {"check", {"check"}},
    {"formats", {"formats"}},
    {"search", {"box_cells", "exact_cover", "minimal", "search", "solve_many", "target"}},
    {"techniques", {"ladder", "own_technique", "technique"}},
    {"proof", {"proof"}},
    {"engine", {"assess", "board_progress", "path", "solver", "supposition", "why"}},
    {"ladder", {"rating"}},
    {"rounds", {"round_rating"}},
    {"se", {"se_rating", "se_step"}},
    {"hodoku", {"hodoku_rating", "hodoku_step"}},
    {"frozen", {"frozen_path"}},
    {"theory", {"theory"}},
    {"fewest", {"fewest", "needs"}},
    {"present", {"explain", "json", "print", "technique_names", "text_style"}},
    {"draw", {"draw"}},
    {"walk", {"walk"}},
    {"records", {"tasks"}},
    {"ratings", {"rate"}},
    {"generate", {"generate"}},
    {"service", {"service"}},
    {"all", {"deduku"}},
};

/// The module of a public header.
std::string module_of_header(const std::string& header) {
  for (const auto& [module, names] : headers) {
    if (names.contains(header)) return module;
  }
  return "unknown header " + header;
}

std::string module_of_path(const std::string& path) {
  std::smatch match;
  if (std::regex_match(path, match, std::regex("deduku/(\\w+)\\.hpp"))) return module_of_header(match[1]);
  if (std::regex_match(path, match, std::regex("(?:techniques|src/scales|src|tests)/(\\w+)/.*"))) return match[1];
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

void expect_arrows_allowed(const std::string& module, const fs::path& file) {
  ASSERT_TRUE(arrows.contains(module)) << file << " is in a module that nobody declared: " << module;
  for (const std::string& include : quoted_includes(file)) {
    const std::string target = module_of_path(include);
    if (target.empty() || target == module) continue;
    EXPECT_TRUE(arrows.at(module).contains(target)) << file << " includes " << include << " (" << target << ")";
  }
}

TEST(Layers, ModulesIncludeOnlyWhatTheyMay) {
  for (const fs::path& folder : {source / "src", source / "techniques"}) {
    for (const fs::path& file : sources_below(folder)) {
      expect_arrows_allowed(module_of_path(fs::relative(file, source).generic_string()), file);
    }
  }
}

/// Lines that are neither empty nor a comment.
int lines_of_code(const fs::path& file) {
  std::ifstream stream(file);
  const std::regex code("\\s*[^\\s/].*|\\s*/[^/].*");
  int count = 0;
  for (std::string line; std::getline(stream, line);) count += std::regex_match(line, code) ? 1 : 0;
  return count;
}

/// It must be short enough for a user to read it completely before trusting it.
TEST(Layers, TheCheckerIsShort) {
  int count = 0;
  for (const fs::path& file : sources_below(source / "src/check")) count += lines_of_code(file);
  EXPECT_GT(count, 100);
  EXPECT_LT(count, 400);
}

TEST(Layers, PublicHeadersFollowTheSameArrows) {
  for (const fs::path& file : sources_below(source / "include")) {
    if (file.filename() == "deduku.hpp") continue;
    expect_arrows_allowed(module_of_path("deduku/" + file.filename().string()), file);
  }
}

std::string text_of(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// The namespace of a folder: that of its module, except for these.
std::string namespace_of(const std::string& folder, const std::string& module) {
  static const std::map<std::string, std::string> others = {
      {"src/core", "deduku"},  // the vocabulary of all modules
      {"src/core/canonical", "deduku::canonical"},
      {"src/check", "deduku::checking"},  // `check` is the public function
      {"techniques/facts/links", "deduku::links"},
  };
  const auto other = others.find(folder);
  return other != others.end() ? other->second : "deduku::" + module;
}

TEST(Layers, WhatAHeaderDeclaresIsInTheNamespaceOfItsFolder) {
  static const std::regex opening("namespace (deduku[\\w:]*) \\{");
  for (const fs::path& top : {source / "src", source / "techniques"}) {
    for (const fs::path& file : sources_below(top)) {
      if (file.extension() != ".hpp") continue;
      const fs::path inside = fs::relative(file, source);
      const std::string expected =
          namespace_of(inside.parent_path().generic_string(), module_of_path(inside.generic_string()));
      std::istringstream lines(text_of(file));
      for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (!std::regex_match(line, match, opening)) continue;
        EXPECT_TRUE((match[1].str() + "::").starts_with(expected + "::")) << inside << ": " << line;
      }
    }
  }
}

TEST(Layers, OneHeaderHasAllOthersButThoseThatNeedJson) {
  Names included;
  for (const std::string& include : quoted_includes(source / "include/deduku/deduku.hpp")) included.insert(include);
  Names others;
  for (const fs::path& file : sources_below(source / "include")) {
    const std::string name = file.filename().string();
    if (name != "deduku.hpp" && name != "generate.hpp" && name != "json.hpp" && name != "rate.hpp" &&
        name != "service.hpp")
      others.insert("deduku/" + name);
  }
  EXPECT_EQ(included, others);
}

/// Whether the text contains only comments, includes and names of classes ("class Workspace;").
bool only_names_classes(const std::string& text) {
  static const std::regex harmless{
      R"(\s*|\s*//.*|#.*|namespace deduku \{|\}  // namespace deduku|(class|struct) \w+;)"};
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);) {
    if (!std::regex_match(line, harmless)) return false;
  }
  return true;
}

/// Whether only specialisations of templates of the standard library follow the namespace.
bool only_specialises(const std::string& text) {
  static const std::regex allowed{
      R"((\}  // namespace deduku\n)(\n?(#ifdef \w+\n)?(template <[^\n]*>\nstruct std::[^\0]*\};\n)+(#endif\n)?)?)"};
  return std::regex_match(text, allowed);
}

TEST(Layers, WhatPublicHeadersDeclareIsSeenFromOutside) {
  for (const fs::path& file : sources_below(source / "include")) {
    const std::string text = text_of(file);
    if (file.extension() != ".hpp" || file.filename() == "deduku.hpp") continue;
    const std::size_t begin = text.find("\nnamespace DEDUKU_API deduku {\n");
    ASSERT_NE(begin, std::string::npos) << file << ": what it declares would not be seen";
    EXPECT_TRUE(only_names_classes(text.substr(0, begin))) << file << ": what it defines would not be seen";
    const std::size_t end = text.rfind("\n}  // namespace deduku\n");
    EXPECT_TRUE(only_specialises(text.substr(end + 1))) << file << ": what comes after the namespace would not be seen";
    EXPECT_EQ(text.find("\nnamespace deduku", begin), std::string::npos) << file << ": it would not be seen";
  }
}

TEST(Layers, PublicHeadersIncludeOnlyPublicHeaders) {
  for (const auto& entry : fs::directory_iterator(source / "include/deduku")) {
    for (const std::string& include : quoted_includes(entry.path())) {
      EXPECT_TRUE(fs::exists(source / "include" / include)) << entry.path() << " includes " << include;
    }
  }
}

/// For each folder, the folders from which its files include.
std::map<std::string, Names> folder_graph() {
  std::map<std::string, Names> graph;
  for (const fs::path& top : {source / "src", source / "techniques"}) {
    for (const fs::path& file : sources_below(top)) {
      const std::string folder = fs::relative(file, source).parent_path().generic_string();
      for (const std::string& include : quoted_includes(file)) {
        const std::string other = fs::path(include).parent_path().generic_string();
        if (other != folder && other != "deduku") graph[folder].insert(other);
      }
    }
  }
  return graph;
}

/// Everything that is reachable from a folder by at least one arrow.
Names reached_from(const std::string& folder, const std::map<std::string, Names>& graph) {
  Names reached;
  std::vector<std::string> open = {folder};
  while (!open.empty()) {
    const auto arrows_of = graph.find(open.back());
    open.pop_back();
    if (arrows_of == graph.end()) continue;
    for (const std::string& next : arrows_of->second) {
      if (reached.insert(next).second) open.push_back(next);
    }
  }
  return reached;
}

TEST(Layers, NoFolderLeadsBackToItself) {
  const auto graph = folder_graph();
  ASSERT_GT(graph.size(), 20U);
  for (const auto& [folder, targets] : graph) {
    EXPECT_FALSE(reached_from(folder, graph).contains(folder)) << folder << " is part of a circle of folders";
  }
}

TEST(Layers, NoTwoFilesShareAName) {
  std::map<std::string, fs::path> folder_of;
  for (const fs::path& top : {source / "src", source / "techniques"}) {
    for (const fs::path& file : sources_below(top)) {
      const auto [entry, is_new] = folder_of.emplace(file.stem().string(), file.parent_path());
      EXPECT_EQ(entry->second, file.parent_path()) << file.filename() << " stands in two folders";
    }
  }
}

/// The edge to C, where exceptions of the standard library are caught; and the report of invalid arguments.
const std::set<fs::path> edges = {source / "src/c/c_session.hpp", source / "src/core/contract.cpp"};

/// The program, and its use of the system; the rest is the library.
bool belongs_to_the_program(const fs::path& file) {
  const std::string module = fs::relative(file, source / "src").begin()->string();
  return module == "cli" || module == "platform";
}

TEST(Layers, OnlyTheCommandLineThrowsLogsOrStartsThreads) {
  const std::regex loud(
      "\\bthrow\\b|\\btry\\b|spdlog|std::cout|std::cerr|printf|#include <(thread|iostream|fstream|chrono)>");
  for (const fs::path& folder : {source / "src", source / "techniques", source / "include"}) {
    for (const fs::path& file : sources_below(folder)) {
      if (belongs_to_the_program(file) || edges.contains(file)) continue;
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

/// Functions of POSIX, a C library or Windows beyond the C++ standard are in src/platform alone, and there in the part
/// for the system.
TEST(Layers, OnlyThePlatformAsksTheSystem) {
  const std::regex standard("\\s*#include <(\\w+|deduku/.*|nlohmann/.*|spdlog/.*|CLI/.*|z[a-z_]*\\.h|lzma\\.h)>.*");
  // Processor instructions; C headers for the C interface; and features that this compiler may lack.
  const std::regex allowed("\\s*#include <(immintrin|emmintrin|arm_neon|wasm_simd128|stdint|stddef|stdbool)\\.h>.*");
  const std::regex include("\\s*#include <.*");
  const fs::path halves[] = {source / "src/platform/posix", source / "src/platform/windows"};
  for (const fs::path& folder : {source / "src", source / "techniques", source / "include"}) {
    for (const fs::path& file : sources_below(folder)) {
      if (std::ranges::find(halves, file.parent_path()) != std::end(halves)) continue;
      std::istringstream lines(text_of(file));
      for (std::string line; std::getline(lines, line);) {
        if (!std::regex_match(line, include) || std::regex_match(line, allowed)) continue;
        EXPECT_TRUE(std::regex_match(line, standard)) << file << ": " << line;
        EXPECT_EQ(line.find("<csignal>"), std::string::npos) << file << ": " << line;
      }
    }
  }
}

/// "family/key" for each technique.
Names keys_by_family() {
  Names keys;
  for (int i = 0; i < technique_count; ++i) {
    const auto id = static_cast<TechniqueId>(i);
    keys.insert(std::string(name(family_of(id))) + "/" + std::string(key(id)));
  }
  return keys;
}

/// "folder/key" for each technique that a source defines: in the file of its name, or in the table of its family.
Names defined_keys() {
  Names keys;
  const std::regex definition("const Technique technique::(\\w+) ?[={].*");
  for (const fs::path& file : sources_below(source / "techniques")) {
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
      std::smatch match;
      if (!std::regex_match(line, match, definition)) continue;
      const std::string folder = file.parent_path().filename();
      EXPECT_TRUE(file.stem() == match[1].str() || file.stem() == folder + "_table") << file << " defines " << match[1];
      keys.insert(folder + "/" + match[1].str());
    }
  }
  return keys;
}

/// "folder/key" for each case file.
Names case_files() {
  Names keys;
  for (const auto& entry : fs::recursive_directory_iterator(source / "tests/techniques")) {
    if (entry.path().extension() != ".txt") continue;
    keys.insert(entry.path().parent_path().filename().string() + "/" + entry.path().stem().string());
  }
  return keys;
}

TEST(Techniques, FilesTableLinesAndCaseFilesAgree) {
  const Names lines(std::begin(technique_keys), std::end(technique_keys));
  EXPECT_EQ(lines.size(), static_cast<std::size_t>(technique_count)) << "a key is listed twice in techniques.def";
  EXPECT_EQ(defined_keys(), keys_by_family());
  EXPECT_EQ(case_files(), keys_by_family());
}

/// "family/key" for each technique that docs/technique-names.md lists below the heading of its family.
Names keys_in_docs() {
  Names keys;
  std::string family;
  std::ifstream stream(source / "docs/technique-names.md");
  const std::regex heading("##+ .*?(?:\\(`(\\w+)`\\))?");
  const std::regex row("\\| [^|]+ \\| `(\\w+)` \\|.*");
  for (std::string line; std::getline(stream, line);) {
    std::smatch match;
    if (std::regex_match(line, match, heading)) family = match[1];
    if (!family.empty() && std::regex_match(line, match, row)) keys.insert(family + "/" + match[1].str());
  }
  return keys;
}

TEST(Techniques, AreListedInTheDocsUnderTheirFamilies) {
  EXPECT_EQ(keys_in_docs(), keys_by_family());
}

TEST(Techniques, AreCountedInTheDocs) {
  const std::regex count("(\\d+) \\[?techniques\\b");
  for (const char* page : {"README.md", "docs/usage.md"}) {
    std::ostringstream text;
    text << std::ifstream(source / page).rdbuf();
    const std::string content = text.str();
    std::smatch match;
    ASSERT_TRUE(std::regex_search(content, match, count)) << page;
    EXPECT_EQ(match[1], std::to_string(technique_count)) << page;
  }
}

/// Each function of the path of a puzzle in docs/architecture.md is in the file that its row links to.
TEST(Architecture, NamesTheFunctionsOfThePathOfOnePuzzle) {
  const std::regex row("\\| (\\d+) \\| \\[`(\\w+)`\\]\\(\\.\\./([^)]+)\\).*");
  std::ifstream page(source / "docs/architecture.md");
  int hops = 0;
  for (std::string line; std::getline(page, line);) {
    std::smatch match;
    if (!std::regex_match(line, match, row)) continue;
    EXPECT_EQ(match[1], std::to_string(++hops));
    std::ostringstream code;
    code << std::ifstream(source / match[3].str()).rdbuf();
    EXPECT_TRUE(std::regex_search(code.str(), std::regex("\\b" + match[2].str() + "\\("))) << line;
  }
  EXPECT_GT(hops, 10);
  EXPECT_LE(hops, 20) << "the path of one puzzle should be short";
}

TEST(Techniques, AreDefinedWhole) {
  Names names;
  for (int i = 0; i < technique_count; ++i) {
    const Technique& technique = technique_of(static_cast<TechniqueId>(i));
    EXPECT_NE(technique.find, nullptr) << technique_keys[i];
    EXPECT_TRUE(names.insert(std::string(technique.name)).second) << technique.name << " is used twice";
  }
}

}  // namespace
}  // namespace deduku::testing
