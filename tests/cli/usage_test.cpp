// The command line itself: help, version, and refusals.
#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::StartsWith;

/// The subcommands that the program has a function for: `std::unique_ptr<Command> make_check_progress();` makes
/// check-progress.
Words known_subcommands() {
  Words names;
  std::ifstream header(DEDUKU_SOURCE_DIR "/src/cli/command/command.hpp");
  const std::regex declaration(".* make_(\\w+)\\(\\);.*");
  std::smatch match;
  for (std::string line; std::getline(header, line);) {
    if (!std::regex_match(line, match, declaration)) continue;
    std::string name = match[1];
    std::ranges::replace(name, '_', '-');
    names.push_back(name);
  }
  EXPECT_GE(names.size(), 28U);
  return names;
}

TEST(Usage, HelpListsEverySubcommandAndTheExitCodes) {
  const Finished help = run({"--help"});
  EXPECT_EQ(help.code, 0);
  for (const std::string& subcommand : known_subcommands()) EXPECT_THAT(help.out, HasSubstr("\n  " + subcommand + " "));
  EXPECT_THAT(help.out, ContainsRegex("\n  126 +the processor lacks instructions that the program needs\n"));
  EXPECT_THAT(help.out, ContainsRegex("\n  129 to 143 +ended by SIGHUP \\(129\\), SIGINT \\(130\\),"));
}

TEST(Usage, EverySubcommandHasHelpWithAnExample) {
  for (const std::string& subcommand : known_subcommands()) {
    const Finished help = run({subcommand, "--help"});
    EXPECT_EQ(help.code, 0) << subcommand;
    EXPECT_THAT(help.out, HasSubstr("Usage: deduku " + subcommand));
    EXPECT_THAT(help.out, HasSubstr("Example:\n  "));
    EXPECT_THAT(help.out, HasSubstr("deduku " + subcommand)) << subcommand;
    EXPECT_EQ(help.err, "") << subcommand;
  }
}

TEST(Usage, VersionNamesTheCommit) {
  const Finished version = run({"--version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_THAT(version.out, ::testing::MatchesRegex("deduku [0-9]+\\.[0-9]+\\.[0-9]+ \\([-0-9a-z]+\\)\n"));
}

/// A command line that is refused, and a part of the sentence with the reason.
struct Refusal {
  Words arguments;
  std::string reason;

  friend void PrintTo(const Refusal& refusal, std::ostream* out) { *out << refusal.reason; }
};

class Refused : public ::testing::TestWithParam<Refusal> {};

TEST_P(Refused, WithExitCode2AndASentence) {
  const Finished refused = run(GetParam().arguments, puzzle);
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.out, "");
  EXPECT_THAT(refused.err, HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    Usage, Refused,
    ::testing::Values(
        Refusal{{}, "Usage: deduku COMMAND"}, Refusal{{"-q"}, "expected a command, such as deduku hint"},
        Refusal{{"rat"}, "unknown command \"rat\""}, Refusal{{"rate", "--bogus"}, "--bogus"},
        Refusal{{"-q", "-v", "rate"}, "excludes"}, Refusal{{"rate", "--from", "pdf"}, "pdf"},
        Refusal{{"rate", "--uniqueness", "maybe"}, "maybe"}, Refusal{{"rate", "--search", "magic"}, "magic"},
        Refusal{{"rate", "--scale", "qqwing"}, "\"qqwing\"; known: r, ladder, ser, hodoku, w, "},
        Refusal{{"rate", "--scale", "ladder", "--trace"}, "--trace works only on the scales r, ser and hodoku"},
        Refusal{{"rate", "--scale", "te", "--trace"}, "--trace works only on the scales r, ser and hodoku"},
        Refusal{{"rate", "--scale", "ser,hodoku", "--techniques", "fish"}, "--techniques works only on the scales r"},
        Refusal{{"rate", "--scale", "r,te", "--se-mode", "fixed"}, "--se-mode works only on the scale ser"},
        Refusal{{"rate", "--scale", "all,r"}, "\"all\" stands for all scales"},
        Refusal{{"rate", "--shard", ""}, "--shard: found no value"},
        Refusal{{"rate", "-o", ""}, "--output: found no value"},
        Refusal{{"rate", "--header", "--no-header"}, "--header excludes --no-header"},
        Refusal{{"rate", "--format", "csv", "--fields", "n,r,n"}, "\"n\" is named twice"},
        Refusal{{"rate", "--budget", "soon"}, "10s, 500ms or 2m"},
        Refusal{{"rate", "--scale", "ser", "--budget", "soon"}, "10s, 500ms or 2m"},
        Refusal{{"rate", "--scale", "ser", "--budget", ""}, "--budget: found no value"},
        Refusal{{"rate", "--scale", "ser", "--budget", "0"}, "found \"0\""},
        Refusal{{"rate", "--se-mode", "fixed"}, "--se-mode works only on the scale ser"},
        Refusal{{"rate", "--scale", "hodoku", "--se-mode", "fixed"}, "--se-mode works only on the scale ser"},
        Refusal{{"rate", "--scale", "ser", "--search", "boxes"},
                "--search works only on the scales r, ladder, fewest and needs"},
        Refusal{{"rate", "--scale", "hodoku", "--ladder", "default"}, "ladders of their own"},
        Refusal{{"solve", "--budget", "soon"}, "10s, 500ms or 2m"},
        Refusal{{"solve", "--se-mode", "fixed"}, "--se-mode needs --ladder se"},
        Refusal{{"solve", "--fast", "--short"}, "--short does nothing with --fast"},
        Refusal{{"solve", "--ladder", "se", "--short"}, "--short does nothing with --ladder se"},
        Refusal{{"solve", "--ladder", "hodoku", "--short"}, "--short does nothing with --ladder hodoku"},
        Refusal{{"solve", "--ladder", "hodoku", "--se-mode", "fixed"}, "--se-mode needs --ladder se"},
        Refusal{{"explain", "--ladder", "hodoku", "--techniques", "easy"}, "--techniques does nothing with"},
        Refusal{{"rate", "--ladder", "hodoku"}, "deduku rate --scale hodoku"},
        Refusal{{"why", puzzle}, "expected a cell such as r3c5"},
        Refusal{{"why", puzzle, "r0c5", "7"}, "\"r0c5\" is not a cell such as r3c5"},
        Refusal{{"why", puzzle, "A5", "7"}, "\"A5\" is not a cell such as r3c5"},
        Refusal{{"why", puzzle, "r3c5"}, "expected a digit from 1 to 9"},
        Refusal{{"why", puzzle, "r3c5", "0"}, "\"0\" is not a digit from 1 to 9"},
        Refusal{{"why", puzzle, "r3c5", "7", "8"}, "\"8\" was not expected"},
        Refusal{{"why", puzzle, "r3c5", "7", "--ladder", "se"}, "\"se\" is a ladder of deduku solve"},
        Refusal{{"assess", puzzle}, "MOVE: expected a digit to place or a candidate to remove"},
        Refusal{{"assess", puzzle, "r1c1"}, "MOVE: \"r1c1\" is not a move such as r1c1=5 or r2c3<>4"},
        Refusal{{"assess", puzzle, "r1c1=57"}, "MOVE: \"r1c1=57\" is not a move"},
        Refusal{{"assess", puzzle, "r1c0<>5"}, "MOVE: \"r1c0<>5\" is not a move"},
        Refusal{{"assess", puzzle, "r1c1=5", "r1c1<>5"}, "MOVE: the move removes a candidate that it places"},
        Refusal{{"assess", puzzle, "r1c1=5", "--within", "r"}, "--within: expected points such as 4.6"},
        Refusal{{"assess", puzzle, "r1c1=5", "--technique", "nosuch"}, "nosuch"},
        Refusal{{"assess", puzzle, "r1c1=5", "--threads", "2"}, "--threads needs --lines"},
        Refusal{{"assess", puzzle, "r1c1=5", "--lines", "x"}, "MOVE: with --lines the moves are on the lines"},
        Refusal{{"solve", "--fast", "--ladder", "nosuch"}, "--ladder does nothing with --fast"},
        Refusal{{"solve", "--fast", "--techniques", "nosuch"}, "--techniques does nothing with --fast"},
        Refusal{{"solve", "--fast", "--budget", "xyz"}, "--budget does nothing with --fast"},
        Refusal{{"solve", "--ladder", "se", "--techniques", "easy"}, "--techniques does nothing with"},
        Refusal{{"steps", "--technique", "x_wing"}, "--technique needs --all"},
        Refusal{{"techniques", "--format", "checksum", "--lang", "de"}, "--lang does nothing with --format checksum"},
        Refusal{{"techniques", "--uniqueness", "off"}, "\"--uniqueness\" was not expected"},
        Refusal{{"rate", "--scale", "ser", "--budget", "-1s"}, "found \"-1s\""},
        Refusal{{"rate", "--scale", "ser", "--trace", "--format", "csv"}, "--trace needs --format text or json"},
        Refusal{{"rate", "--scale", "ser", "--techniques", "beginner"}, "ladders of their own"},
        Refusal{{"rate", "--scale", "ser", "--se-mode", "se130"}, "se130"},
        Refusal{{"rate", "--threads", "100000"}, "from 0 to 1024, found \"100000\""},
        Refusal{{"rate", "--ladder", "se"}, "deduku rate --scale ser"},
        Refusal{{"rate", "--scale", "hodoku", "--techniques", "beginner"}, "ladders of their own"},
        Refusal{{"rate", "--scale", "hodoku", "--budget", "0"}, "found \"0\""},
        Refusal{{"rate", "--format", "xml"}, "expected text, json, csv"},
        Refusal{{"rate", "--format", "%n %x"}, "unknown letter %x"},
        Refusal{{"rate", "--format", "%r/%p/%d"}, "%r is a rating of the scale ser"},
        Refusal{{"rate", "--format", "%{er}"}, "unknown field %{er}; known: n puzzle"},
        Refusal{{"rate", "--format", "%{n"}, "a } is missing"}, Refusal{{"rate", "--format", "%n %"}, "a letter is"},
        Refusal{{"rate", "--ladder", "easy"}, "neither the name of a ladder (default, classic) nor a file"},
        Refusal{{"rate", "--techniques", "w_wing,nakd_pair"}, "did you mean \"naked_pair\"?"},
        Refusal{{"rate", "--techniques=w_wing,-default"}, "no technique of the ladder is left"},
        Refusal{{"hint", "--level", "6"}, "6"}, Refusal{{"hint", "--level", "0"}, "0"},
        Refusal{{"why", "--budget", "soon"}, "10s, 500ms or 2m"},
        Refusal{{"count", "--limit", "-1"}, "from 0 to 1000000000000000, found \"-1\""},
        Refusal{{"count", "--limit", "99999999999999999999"}, "found \"99999999999999999999\""},
        Refusal{{"rate", "--formt", "csv"}, "\"--formt\" was not expected; did you mean --format?"},
        Refusal{{"rate", "--format", "%é"}, "unknown letter %é;"},
        Refusal{{"steps", "--all", "--technique", "w-wnig"}, "did you mean \"w_wing\"?"},
        Refusal{{"steps", "--all", "--technique", "fsh"}, "did you mean \"fish\"?"},
        Refusal{{"rate", "--techniques", "z-wing"}, "unknown technique \"z-wing\"\n"},
        Refusal{{"convert", "--to", "sdk2"}, "sdk2"}, Refusal{{"judge"}, "PROBLEM"}, Refusal{{"judge", "spoj"}, "spoj"},
        Refusal{{"cases"}, "at least one file"},
        Refusal{{"rate", "-o", "--trace"},
                "--output: found no value before --trace; a value that begins with a dash is "
                "written --output=--trace"},
        Refusal{{"rate", "--output", "--format", "csv"}, "--output: found no value before --format"},
        Refusal{{"rate", "--where", "-q"}, "--where: found no value before -q"},
        Refusal{{"rate", "-qo", "-vv"}, "--output: found no value before -vv"},
        Refusal{{"rate", "-o", "--", puzzle}, "--output: found no value before --;"},
        Refusal{{"rate", "-o", "--trase"}, "--output: found no value before --trase"},
        Refusal{{"rate", "--shard", "--format=csv"}, "--shard: found no value before --format=csv"},
        Refusal{{"--log-file", "--quiet", "rate"}, "--log-file: found no value before --quiet"},
        Refusal{{"rate", "--log-file", "--trace"}, "--log-file: found no value before --trace"},
        Refusal{{"draw", "--cases", "--all"}, "--cases: found no value before --all"},
        Refusal{{"sheet", "--title", "--book"}, "--title: found no value before --book"},
        Refusal{{"prove", "--cnf", "--unique"}, "--cnf: found no value before --unique"},
        Refusal{{"rate", "--resume", "-o", "-"}, "--resume needs --output FILE"},
        Refusal{{"draw", "--all", "-o", "-"}, "--all: name the folder"},
        Refusal{{"explain", "--to", "markdown", "-o", "-"}, "name its file with -o FILE"},
        Refusal{{"rate", "--log-file", "-"}, "--log-file: \"-\" is not a file"},
        Refusal{{"cases", "no_such_technique.txt"}, "no technique has the name \"no_such_technique\""}));

/// The techniques that a list selects.
Words keys(const std::string& list, const std::string& ladder = "default") {
  Words names;
  for (const std::string& line : lines_of(run({"techniques", "--techniques=" + list, "--ladder", ladder}).out)) {
    names.push_back(line.substr(0, line.find(' ')));
  }
  return names;
}

TEST(Usage, WordsOfAListSelectTechniques) {
  EXPECT_EQ(keys("naked_single,full_house"), Words({"full_house", "naked_single"}));
  EXPECT_EQ(keys("uniqueness,-unique_rectangle_1").size() + 1, keys("uniqueness").size());
  EXPECT_EQ(keys("-w_wing").size() + 1, keys("default").size());
  EXPECT_EQ(keys("Single-Digit"), keys("single_digit"));
  EXPECT_EQ(keys("coloring"), keys("colouring"));
  EXPECT_EQ(keys("Y-Wing,Locked Candidates,Naked Triplets"), keys("xy_wing,pointing,claiming,naked_triple"));
  EXPECT_EQ(keys("BUG,-BUG+1"), keys("bug_2,bug_3,bug_4"));
  EXPECT_EQ(keys("Nacktes Paar,摩天楼"), keys("naked_pair,skyscraper"));
  EXPECT_EQ(keys("-fish").size() + keys("fish").size(), keys("default").size());
  EXPECT_THAT(keys("exotic"), IsSupersetOf({"fireworks", "tridagon"}));
}

TEST(Usage, WordsOfAListMayBeFamiliesAndLevels) {
  const TemporaryFile ladder(R"({"name": "mine", "rungs": [
      {"technique": "full_house", "cost": 1}, {"technique": "hidden_single", "cost": 1.2},
      {"technique": "naked_single", "cost": 1.49}, {"technique": "naked_pair", "cost": 1.5}, "w_wing",
      "simple_colouring", "multi_colouring", "medusa_3d"]})");
  EXPECT_EQ(keys("beginner,-naked_single", ladder.path()), Words({"full_house", "hidden_single"}));
  EXPECT_EQ(keys("easy", ladder.path()), Words({"naked_pair"}));
  EXPECT_EQ(keys("colouring", ladder.path()), Words({"simple_colouring", "multi_colouring", "medusa_3d"}));
  EXPECT_EQ(keys("w_wing,colouring,-medusa_3d", ladder.path()),
            Words({"w_wing", "simple_colouring", "multi_colouring"}));
}

/// The word uniqueness selects all techniques that need it, of any family.
TEST(Usage, EveryTechniqueIsSelectedByItsFamily) {
  const json ladder = json::parse(run({"techniques", "--format", "json"}).out);
  std::map<std::string, Words> families;
  for (const json& rung : ladder["rungs"]) {
    families[rung["family"]].push_back(rung["technique"]);
    const bool needs_uniqueness = rung["needs_uniqueness"];
    if (needs_uniqueness && rung["family"] != "uniqueness") families["uniqueness"].push_back(rung["technique"]);
  }
  EXPECT_EQ(families.size(), 13U);
  for (const auto& [family, keys] : families) {
    const json part = json::parse(run({"techniques", "--format", "json", "--techniques", family}).out);
    EXPECT_EQ(part["name"], "default:" + family);
    Words selected;
    for (const json& rung : part["rungs"]) selected.push_back(rung["technique"]);
    EXPECT_EQ(selected, keys) << family;
  }
}

TEST(Usage, LadderFilesMayNameFamilies) {
  const TemporaryFile ladder(R"({"name": "mine", "rungs": ["colouring", "w_wing", "full_house"]})");
  EXPECT_EQ(keys("default", ladder.path()), keys("colouring") + Words({"w_wing", "full_house"}));
  const Finished none = run({"techniques", "--ladder", ladder.path(), "--techniques", "fish"});
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("no technique of the ladder is left"));
}

TEST(Usage, TheClassicLadderHasTheOrderOfBooks) {
  const Words rows = lines_of(run({"techniques", "--ladder", "classic"}).out);
  const auto place = [&](const std::string& key) {
    return std::ranges::find_if(rows, [&](const std::string& row) { return row.starts_with(key + " "); }) -
           rows.begin();
  };
  const Words order = {"naked_single",     "naked_pair", "hidden_pair", "pointing", "claiming", "x_wing",
                       "simple_colouring", "xy_wing",    "swordfish",   "x_chain",  "xy_chain", "m_wing"};
  for (std::size_t i = 1; i < order.size(); ++i) EXPECT_LT(place(order[i - 1]), place(order[i])) << order[i];
  EXPECT_EQ(place("direct_pointing"), std::ssize(rows));
  EXPECT_THAT(run({"steps", puzzle, "--ladder", "classic"}).out, Not(HasSubstr("direct_")));
  EXPECT_EQ(run({"rate", puzzle, "--ladder", "classic", "--format", "%{status}"}).out, "solved\n");
}

TEST(Usage, TechniquesMayBeCalledByTheirNames) {
  const auto ladder = [](const std::string& word) { return run({"techniques", "--techniques=" + word}).out; };
  const std::string w_wing = ladder("w_wing");
  EXPECT_THAT(w_wing, StartsWith("w_wing "));
  for (const std::string word : {"W-Wing", "w wing", "W_WING"}) EXPECT_EQ(ladder(word), w_wing) << word;
  EXPECT_THAT(ladder("BUG+1"), StartsWith("bug_plus_1 "));
  EXPECT_THAT(ladder("2-String Kite,3D Medusa"), HasSubstr("\nmedusa_3d "));
  EXPECT_EQ(ladder("Hard"), ladder("hard"));
  EXPECT_EQ(run({"steps", puzzle, "--all", "--technique", "Hidden Single"}).code, 0);
}

TEST(Usage, ChoicesMayBeCapitalised) {
  EXPECT_EQ(run({"rate", puzzle, "--format", "CSV"}).out, run({"rate", puzzle, "--format", "csv"}).out);
  EXPECT_EQ(run({"rate", puzzle, "--scale", "SER"}).out, run({"rate", puzzle, "--scale", "ser"}).out);
  EXPECT_EQ(run({"check", puzzle, "--format", "JSON"}).out, run({"check", puzzle, "--format", "json"}).out);
}

TEST(Usage, ADashIsStandardOutput) {
  const TemporaryFolder folder;
  const std::vector<Words> commands = {
      {"explain", puzzle}, {"draw", puzzle}, {"draw", "--board", puzzle}, {"sheet", puzzle}, {"rate", puzzle, "-q"}};
  for (const Words& command : commands) {
    const std::string usual = run(command).out;
    EXPECT_FALSE(usual.empty());
    for (const Words& option : {Words{"-o", "-"}, Words{"--output=-"}, Words{"-o-"}}) {
      const Finished there =
          run_by_shell("cd \"$1\"; shift; exec \"$0\" \"$@\"", Words{folder.path()} + command + option);
      EXPECT_EQ(there.code, 0) << there.err;
      EXPECT_EQ(there.out, usual) << command[0];
    }
  }
  const TemporaryFile rows(run({"rate", "--format", "csv", "-q"}, puzzle).out, "rows.csv");
  EXPECT_EQ(run({"merge", "-o", "-", rows.path()}).out, rows.content());
  EXPECT_TRUE(folder.names().empty());
}

TEST(Usage, AValueMayBeginWithADash) {
  const TemporaryFolder folder;
  const auto write = [&](const Words& option) {
    return run_by_shell("cd \"$1\"; shift; exec \"$0\" \"$@\"", Words{folder.path(), "explain", puzzle} + option);
  };
  EXPECT_EQ(write({"-o--x"}).code, 0);
  EXPECT_EQ(write({"--output=--to"}).code, 0);
  EXPECT_EQ(write({"-o", "./--ladder"}).code, 0);
  EXPECT_EQ(write({"-o./-"}).code, 0);
  EXPECT_EQ(folder.names(), (std::set<std::string>{"--x", "--to", "--ladder", "-"}));
  EXPECT_THAT(run({"sheet", "--title=--book", puzzle}).out, HasSubstr("<title>--book</title>"));
  EXPECT_THAT(run({"sheet", "--title", "- - -", puzzle}).out, HasSubstr("<title>- - -</title>"));
  EXPECT_EQ(run({"rate", "--techniques", "-w_wing", "-q"}, puzzle).code, 0);
  EXPECT_EQ(run({"rate", "--sort", "-effort", "-q"}, puzzle).code, 0);
}

TEST(Usage, MessagesRepeatWhatIsWrongVisiblyAndInShort) {
  const std::string err = run({"rate", "--techniques", "\x1b[2J\xed\xa0\x80" + std::string(5000, 'x')}).err;
  EXPECT_THAT(err, HasSubstr("\\x1b[2J\\xed\\xa0\\x80xxx"));
  EXPECT_LT(err.size(), 700U);
  const TemporaryFile ladder("{\"name\": \"mine\", \"rungs\": [\"" + std::string(6000, 'y') + "\"]}");
  EXPECT_LT(run({"rate", puzzle, "--ladder", ladder.path()}).err.size(), 700U);
}

TEST(Usage, GlobalOptionsMayStandBehindTheSubcommand) {
  EXPECT_EQ(run({"rate", puzzle, "-q"}).err, "");
  EXPECT_THAT(run({"rate", puzzle}).err, StartsWith("1 puzzle: 1 solved"));
}

}  // namespace
}  // namespace deduku::testing
