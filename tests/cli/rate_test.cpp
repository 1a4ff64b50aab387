// The output of `rate` in each of its forms.
#include <nlohmann/json.hpp>

#include "deduku/points.hpp"
#include "deduku/rating.hpp"
#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::StartsWith;

/// A puzzle of 729 pencil marks with one solution; placed digits do not imply others that its marks never allowed.
const std::string fragile_sukaku =
    "..3..6.89.23..678912..567....34......2.45..8912345..89.2.4.6.8.1..4..7..12...67.."
    "12..5...91.34...8912..5...91..4567.....4..7......56..9...456.89.2.4.67...2345...9"
    "...4..7....3.567....34.........567.912.....8.1...56.8....45..89.234..7..1..4.6.8."
    "1.345..8.123..6...1...5678.1...567.9......789...456789...4567....3..6..9....5.7.9"
    "..345.......456..912...6..9...4567.9.2.45....1.345..8.1..4.6.8...3..678.123.....9"
    "....5....12.............7.9.2.456.8.1..4.67.9.234....91.34.6..9...4.6..9.234.6.8."
    ".23..6.89...45......34..7...2.4...8.12.....89...45.78...3..67..123.......23..6789"
    ".23.5678..234.6.8..2............6.8912..5..8..2..567.9.234.6....2.45.7.....45.7.9"
    "1.3..67.9.....678..23.567.9.23.5...9..34...8.123456...123...7.912.456.8....456.8.";

TEST(Rate, RatesTheFiftyPuzzlesOfProjectEuler) {
  const Finished rated = run({"rate", project_file("puzzles/project_euler_096.txt")});
  EXPECT_EQ(rated.code, 0);
  EXPECT_THAT(lines_of(rated.out), ::testing::SizeIs(51));
  EXPECT_THAT(rated.out,
              StartsWith("   n  status           r  class      rounds  tightest      work   minutes  technique"));
  EXPECT_THAT(rated.err, HasSubstr("50 puzzles: 50 solved\n"));
}

/// The sentence about a puzzle on the scale r.
std::string sentence_of(const std::string& line) {
  return run({"rate", line, "-q", "--format", "%{sentence}"}).out;
}

TEST(Rate, NamesANewspaperOnlyWhereNewspapersGo) {
  const std::string easy =
      sentence_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  EXPECT_THAT(easy, StartsWith("R "));
  EXPECT_THAT(easy,
              HasSubstr("It takes about as long as an easy puzzle of a daily newspaper. Players of an app take "));
  const std::string expert =
      sentence_of("....84.6..5...7.1..89......297.5....6.1.4.5.........92..4........8.3.2.1....7..53");
  EXPECT_THAT(expert, StartsWith("R "));
  EXPECT_THAT(expert, HasSubstr("It takes steps that daily newspapers do not ask for. Players of an app take "));
}

TEST(Rate, PutsWorkFirstAboveREight) {
  const std::string loki =
      sentence_of("57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..");
  EXPECT_THAT(loki, ContainsRegex("^Work [0-9]+; R [0-9]+[.][0-9][0-9], extreme: "));
  EXPECT_THAT(loki, HasSubstr("Players of an app take longer than "));
}

TEST(Rate, TheTableSaysStatusHardestEffortAndTally) {
  const std::string stuck = run(Words{"rate", puzzle, "--scale", "ladder", "-q"} + singles_only).out;
  EXPECT_THAT(stuck, HasSubstr("   1  stuck                  1000014.10      9      "));
  EXPECT_THAT(stuck, HasSubstr("hidden_single="));
  const std::string several = run({"rate", empty_grid, "--scale", "ladder", "-q"}).out;
  EXPECT_THAT(several, HasSubstr("   1  several"));
}

TEST(Rate, JsonBeginsWithWhatItTakesToReproduceTheRating) {
  const Words lines = lines_of(run({"rate", puzzle, "--format", "json", "--uniqueness", "off"}).out);
  ASSERT_EQ(lines.size(), 3U);
  const json header = json::parse(lines[0]);
  EXPECT_EQ(header["type"], "header");
  EXPECT_EQ(header["schema_version"], 2);
  EXPECT_EQ(header["command"], "rate");
  EXPECT_EQ(header["scale"], "r");
  EXPECT_EQ(header["ladder"]["name"], "default");
  EXPECT_EQ(header["uniqueness"], "off");
  EXPECT_EQ(header["search"], "boxes");
  EXPECT_THAT(header["version"].get<std::string>() + " (" + header["commit"].get<std::string>() + ")\n",
              run({"--version"}).out.substr(7));
}

TEST(Rate, JsonRecordsOfTheLadderSayEverything) {
  const json record =
      json::parse(lines_of(run({"rate", puzzle + " 3.4 name", "--scale", "ladder", "--format", "json"}).out).at(1));
  EXPECT_EQ(record["type"], "rate");
  EXPECT_EQ(record["n"], 1);
  EXPECT_EQ(record["puzzle"], puzzle);
  EXPECT_EQ(record["tail"], "3.4 name");
  EXPECT_EQ(record["status"], "solved");
  EXPECT_EQ(record["givens"], 26);
  EXPECT_EQ(record["solution"], solution);
  int steps = 0;
  for (const auto& [technique, count] : record["tally"].items()) steps += count.get<int>();
  EXPECT_EQ(record["steps"], steps);
  EXPECT_TRUE(record["tally"].contains(record["hardest"].get<std::string>()));
  EXPECT_GT(record["score"], 0);
  EXPECT_EQ(record["search"], json({{"guesses", 0}, {"nodes", 0}}));
}

TEST(Rate, JsonTellsPuzzlesThatAreNone) {
  const std::string input = empty_grid + "\n" + puzzle.substr(0, 80) + "x\n" + unsolvable;
  const Words lines = lines_of(run({"rate", "--scale", "ladder", "--format", "json"}, input).out);
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(json::parse(lines[1])["status"], "several");
  EXPECT_EQ(json::parse(lines[1])["solution"], nullptr);
  EXPECT_EQ(json::parse(lines[2])["status"], "parse_error");
  EXPECT_EQ(json::parse(lines[2])["error"]["file"], "-");
  EXPECT_EQ(json::parse(lines[2])["error"]["line"], 2);
  EXPECT_EQ(json::parse(lines[2])["error"]["column"], 81);
  EXPECT_EQ(json::parse(lines[3])["status"], "none");
  EXPECT_EQ(json::parse(lines[3])["hardest"], nullptr);
}

TEST(Rate, CsvHasAHeaderAndQuotesWhatNeedsIt) {
  const Words lines =
      lines_of(run(Words{"rate", "--scale", "ladder", "--format", "csv", "--no-header"} + few_techniques,
                   puzzle + " hard, very\n")
                   .out);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0],
            "n,puzzle,tail,status,givens,solution,hardest,class,score,steps,guesses,nodes,tally,error,"
            "file,line,ended");
  EXPECT_THAT(lines[1], StartsWith("1," + puzzle + ",\"hard, very\",solved,26," + solution + ",naked_pair,hard,"));
}

TEST(Rate, FormatStringsTakeLettersAndFields) {
  const Finished rated =
      run(Words{"rate", "--format", "%n%t%%%l%g|%i|%{technique}"} + few_techniques, puzzle + "  tail\n");
  EXPECT_EQ(rated.out, "1\t%\n" + puzzle + "|" + puzzle + "  tail|naked_pair\n");
}

TEST(Rate, ScoresArePointsWithTwoDecimals) {
  const std::string almost = "." + solution.substr(1);
  EXPECT_EQ(run({"rate", almost, "--scale", "ladder", "--format", "%{score} %{class}"}).out, "1.00 beginner\n");
  const Words lines = lines_of(run({"rate", almost, "--scale", "ladder", "--format", "json"}).out);
  EXPECT_EQ(json::parse(lines.at(1))["score"].dump(), "1.0") << "in JSON, too";
}

TEST(Rate, FollowsALadderFromAFile) {
  const TemporaryFile ladder(
      R"({"name": "mine", "rungs": ["naked_single", {"technique": "full_house", "cost": 7.77}]})", "ladder.json");
  const std::string almost = "." + solution.substr(1);
  EXPECT_EQ(run({"rate", almost, "--ladder", ladder.path(), "--scale", "ladder", "--format", "%{hardest}"}).out,
            "naked_single\n");
  const Words only_full_house = {"--techniques", "full_house"};
  EXPECT_EQ(run(Words{"rate", almost, "--ladder", ladder.path(), "--format", "%{r} %{class}"} + only_full_house).out,
            "7.77 master\n");
  const Finished refused = run({"rate", puzzle, "--ladder", ladder.path(), "--techniques", "w_wing"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("\"w_wing\" is not on the ladder"));
}

TEST(Rate, AStuckPuzzleHasNoClassAndScoresMoreThanAnySolvedOne) {
  const std::string fields = "%{status}|%{class}|%{hardest}|%{ended}|";
  const Words rate = {"rate", "--scale", "ladder", "-q", "--format"};
  const std::string stuck = run(rate + Words{fields + "%{steps}", puzzle} + singles_only).out;
  EXPECT_THAT(stuck, StartsWith("stuck|||stuck|"));
  EXPECT_NE(stuck, "stuck|||stuck|0\n") << "the steps it took are told";
  EXPECT_EQ(run(rate + Words{fields, empty_grid}).out, "several||||\n");
  EXPECT_EQ(run(rate + Words{fields, unsolvable}).out, "none||||\n");
  const json record = json::parse(lines_of(run(rate + Words{"json", puzzle} + singles_only).out).at(1));
  for (const char* field : {"class", "hardest"}) EXPECT_EQ(record[field], nullptr) << field;
  EXPECT_GT(record["tally"]["hidden_single"], 0);
  const std::int64_t nodes = record["search"]["nodes"];
  EXPECT_GT(nodes, 0);
  EXPECT_GT(record["score"], points(stuck_score + node_score * nodes)) << "and the steps it took";
}

TEST(Rate, BlindRatingsOfSeveralSolutionsAreToldAsSuch) {
  const auto rated = [](const Words& options) {
    return run(Words{"rate", filled_blindly, "--scale", "ladder", "-q", "--format", "%{status}|%{ended}|%{class}"} +
               filling_techniques + options)
        .out;
  };
  EXPECT_EQ(rated({}), "several||\n");
  EXPECT_EQ(rated({"--uniqueness", "on"}), "several||\n");
  EXPECT_EQ(rated({"--blind"}), "several|solved|expert\n");
  EXPECT_EQ(rated({"--blind", "--uniqueness", "off"}), "several|stuck|\n");
  const Words json_lines =
      lines_of(run({"rate", filled_blindly, "--scale", "ladder", "--blind", "--format", "json"}).out);
  EXPECT_EQ(json::parse(json_lines.at(0))["blind"], true);
  EXPECT_EQ(json::parse(json_lines.at(1))["solution"], nullptr);
}

TEST(Rate, ABudgetEndsABlindRatingOfAPuzzleWithSeveralSolutionsOnEveryScale) {
  const std::string few_givens =
      "1" + std::string(26, '.') + "2" + std::string(20, '.') + "123456789" + std::string(24, '.');
  for (const std::string scale : {"r", "ladder", "ser", "hodoku"}) {
    const Words options = {"rate", few_givens, "--scale", scale, "--blind", "--budget", "1", "-q"};
    EXPECT_EQ(run(options + Words{"--format", "%{status}|%{ended}"}).out, "several|out_of_budget\n") << scale;
  }
}

TEST(Rate, UniquenessOnKeepsAUniqueSukakuSound) {
  const Finished rated = run({"rate", fragile_sukaku, "--uniqueness", "on", "--format", "%{status}", "-q"});
  EXPECT_EQ(rated.out, "solved\n");
  EXPECT_EQ(rated.code, 0);
}

TEST(Rate, EveryRowSaysWhereItComesFrom) {
  const TemporaryFile file("# two puzzles\n" + puzzle + "\n" + puzzle.substr(1) + "\n");
  const Finished rated = run({"rate", file.path(), puzzle, "--format", "%{file}:%{line} %{status}", "-q"});
  EXPECT_EQ(rated.out, file.path() + ":2 solved\n" + file.path() + ":3 parse_error\npuzzle:1 solved\n");
  const json record = json::parse(lines_of(run({"rate", file.path(), "--format", "json"}).out).at(1));
  EXPECT_EQ(record["file"], file.path());
  EXPECT_EQ(record["line"], 2);
}

TEST(Rate, TheLineAsReadIsWhatStandsInTheFile) {
  const auto lines_read = [](const std::string& input) { return run({"rate", "--format", "%i", "-q"}, input).out; };
  EXPECT_EQ(lines_read("name3 " + puzzle + "\r\n"), "name3 " + puzzle + "\n");
  EXPECT_EQ(lines_read(puzzle + ";semi\n" + puzzle.substr(1) + "\n"), puzzle + ";semi\n" + puzzle.substr(1) + "\n");
  EXPECT_EQ(lines_read("n,puzzle\n7," + puzzle + "\n"), "7," + puzzle + "\n");
  EXPECT_EQ(lines_read(run({"convert", puzzle, "--to", "grid"}).out), puzzle + "\n");
}

TEST(Rate, TheHelpListsTheFieldsOfEveryScale) {
  const std::string help = run({"rate", "--help"}).out;
  const auto fields_on = [](const std::string& scale) {
    return fields_of(lines_of(run({"rate", puzzle, "--scale", scale, "--format", "csv", "--no-header"}).out).at(0));
  };
  for (const std::string scale : {"r", "ladder", "ser", "hodoku", "gb", "te", "subset_backdoor", "search", "minimal"}) {
    for (const std::string& field : fields_on(scale)) EXPECT_THAT(help, HasSubstr("\n  " + field + "  "));
  }
  for (const std::string scale : {"ladder,ser,hodoku", "all"}) {
    for (const std::string& field : fields_on(scale)) EXPECT_THAT(help, ContainsRegex("[ \n]" + field + "[ ,.\n]"));
  }
}

TEST(Rate, ControlCharactersOfTheInputReachNoTerminal) {
  const std::string tail = "\x1b[31mred\xff";
  EXPECT_THAT(run({"rate"}, puzzle + " " + tail).out, HasSubstr("\\x1b[31mred\\xff"));
  const std::string csv = run({"rate", "--format", "csv", "--no-header"}, puzzle + " " + tail).out;
  EXPECT_THAT(csv, HasSubstr("\x1b[31mred\xEF\xBF\xBD,"));
  const TemporaryFile file(puzzle + " " + tail + "\n");
  for (const std::string format : {"csv", "%i", "%{tail}", "text"}) {
    const std::string shown = run_at_terminal({"rate", file.path(), "--format", format}, {"NO_COLOR=1"}).out;
    EXPECT_THAT(shown, ::testing::Not(HasSubstr("\x1b"))) << format;
  }
}

TEST(Rate, UniquenessCanBeForbidden) {
  const std::string list = project_file("puzzles/er-2.5.txt");
  const auto tallies = [&](const std::string& uniqueness) {
    return run({"rate", list, "--scale", "ladder", "--uniqueness", uniqueness, "--format", "%{tally}", "-q"}).out;
  };
  EXPECT_THAT(tallies("auto"), HasSubstr("unique_rectangle_1="));
  EXPECT_THAT(tallies("off"), ::testing::Not(HasSubstr("unique_rectangle")));
}

}  // namespace
}  // namespace deduku::testing
