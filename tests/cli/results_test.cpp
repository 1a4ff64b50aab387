// Conditions on rows, chosen columns, statistics of results, and the differences between two of them.
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// The numbers of the puzzles for which a condition holds.
Words numbers_where(const std::string& condition, const std::string& scale = "hodoku,r,te",
                    const std::string& records = "1-30") {
  const Finished finished =
      run({"rate", hard_list, "-q", "--scale", scale, "--records", records, "--format", "%n", "--where", condition});
  EXPECT_EQ(finished.code, 0) << condition << finished.err;
  return lines_of(finished.out);
}

TEST(Where, ComparesNumbersWordsAndLevels) {
  const std::string format = "%n %{givens} %{r} %{class} %{technique} %{te} %{hodoku_level}";
  const Words rows =
      lines_of(run({"rate", hard_list, "-q", "--scale", "hodoku,r,te", "--records", "1-30", "--format", format}).out);
  ASSERT_EQ(rows.size(), 30U);
  const auto numbers_if = [&](auto&& is_wanted) {
    Words numbers;
    for (const std::string& row : rows) {
      std::istringstream words(row);
      std::string n, givens, r, level, technique, te, hodoku;
      words >> n >> givens >> r >> level >> technique >> te >> hodoku;
      if (is_wanted(std::stoi(givens), std::stod(r), level, technique, hodoku)) numbers.push_back(n);
    }
    return numbers;
  };
  using S = const std::string&;
  EXPECT_EQ(numbers_where("r >= 4"), numbers_if([](int, double r, S, S, S) { return r >= 4; }));
  EXPECT_EQ(numbers_where("r<4.0 and givens > 25"),
            numbers_if([](int givens, double r, S, S, S) { return r < 4 && givens > 25; }));
  EXPECT_EQ(numbers_where("class = medium or class==hard"),
            numbers_if([](int, double, S level, S, S) { return level == "medium" || level == "hard"; }));
  EXPECT_EQ(numbers_where("not class < expert"), numbers_if([](int, double, S level, S, S) {
              return level != "beginner" && level != "easy" && level != "medium" && level != "hard";
            }));
  EXPECT_EQ(numbers_where("hodoku_level >= Unfair"),
            numbers_if([](int, double, S, S, S level) { return level == "Unfair" || level == "Extreme"; }));
  EXPECT_EQ(numbers_where("(r > 3 or givens != 26) AND NOT technique = \"naked_pair\""),
            numbers_if([](int givens, double r, S, S technique, S) {
              return (r > 3 || givens != 26) && technique != "naked_pair";
            }));
}

TEST(Where, CountsSteps) {
  const std::string rows =
      run({"rate", hard_list, "-q", "--scale", "ladder", "--records", "1-30", "--format", "%n %{tally}"}).out;
  Words with_pairs;
  for (const std::string& row : lines_of(rows)) {
    if (row.find(" naked_pair=") != std::string::npos) with_pairs.push_back(row.substr(0, row.find(' ')));
  }
  EXPECT_THAT(with_pairs, Not(::testing::IsEmpty()));
  EXPECT_EQ(numbers_where("steps.naked_pair > 0", "ladder"), with_pairs);
  // On the frozen scales, whose rows do not contain their steps.
  for (const char* scale : {"ser", "hodoku", "r"}) {
    const Words some = numbers_where("steps.naked_pair >= 1", scale);
    EXPECT_EQ(some.size() + numbers_where("steps.naked_pair = 0", scale).size(), 30U) << scale;
    EXPECT_FALSE(some.empty()) << scale;
  }
  EXPECT_THAT(numbers_where("er >= 1 and steps.naked_pair > 0", "ser,te"), Not(::testing::IsEmpty()));
}

TEST(Where, WithoutAValueNothingHoldsButUnequal) {
  const Words rate = {"rate", "-q", "--scale", "te", "--format", "%n", "--where"};
  const std::string list = puzzle + "\n" + puzzle.substr(1) + "\n" + empty_grid + "\n";
  EXPECT_EQ(run(rate + Words{"te >= 0"}, list).out, "1\n");
  EXPECT_EQ(run(rate + Words{"te != 0"}, list).out, "1\n2\n3\n");
  EXPECT_EQ(run(rate + Words{"te = \"\""}, list).out, "2\n3\n");
  EXPECT_EQ(run(rate + Words{"status = parse_error"}, list).out, "2\n");
}

TEST(Where, MistakesAreNamedWithTheirPlace) {
  const std::vector<std::pair<std::string, std::string>> mistakes = {
      {"r >", "column 4: expected a number, a word or a text in quotes, found the end"},
      {"r 5", "column 3: expected =, !=, <, <=, > or >=, found \"5\""},
      {"> 5", "column 1: expected a field, found \"> 5\""},
      {"(r > 5", "column 7: expected ), found the end"},
      {"r > 5)", "column 6: expected and, or, or the end, found \")\""},
      {"r > 5 givens > 3", "column 7: expected and, or, or the end, found \"givens > 3\""},
      {"class > soft", "column 9: expected a number or a level such as hard, found \"soft\""},
      {"r > nan", "column 5: expected a number or a level such as hard, found \"nan\""},
      {"technique = \"x", "column 13: expected a closing quote, found"},
      {"R > 5", "there is no field \"R\"; did you mean r?"},
      {"rr > 5", "there is no field \"rr\"; did you mean r?"},
      {"steps.x_wnig > 0", "there is no field \"steps.x_wnig\"; did you mean steps.x_wing?"},
      {"technique = x_wnig", "unknown technique \"x_wnig\"; did you mean \"x_wing\"?"},
      {"something_else > 0", "there is no field \"something_else\"\n"},
      {"r > hard", "the values of r are not levels such as hard\n"},
      {"r > 5 and not (technique <= Unfair)", "the values of technique are not levels such as Unfair\n"},
      {"class > Hard",
       "the values of class are beginner, easy, medium, hard, expert, master, extreme, nightmare, not \"Hard\"\n"},
      {"class = soft",
       "the values of class are beginner, easy, medium, hard, expert, master, extreme, nightmare, not \"soft\"\n"},
      {"class > 3",
       "the values of class are beginner, easy, medium, hard, expert, master, extreme, nightmare, not \"3\"\n"}};
  for (const auto& [condition, complaint] : mistakes) {
    const Finished finished = run({"rate", puzzle, "--where", condition});
    EXPECT_EQ(finished.code, 2) << condition;
    EXPECT_THAT(finished.err, StartsWith("--where: " + complaint)) << condition;
    EXPECT_EQ(finished.out, "");
  }
  EXPECT_EQ(run({"rate", puzzle, "--where", std::string(1000, '(') + "r > 1"}).code, 2);
  const Words levels = {"rate", puzzle, "-q", "--scale", "hodoku", "--format", "%n", "--where"};
  EXPECT_EQ(run(levels + Words{"level = \"\" or level < Hard"}).out, "1\n");
  EXPECT_THAT(run(levels + Words{"level < hard"}).err,
              StartsWith("--where: the values of level are Easy, Medium, Hard, Unfair, Extreme, not \"hard\""));
}

TEST(Fields, AreChosenInTheirOrder) {
  const Words rate = Words{"rate", puzzle, "-q"} + few_techniques + Words{"--format", "csv", "--no-header", "--fields"};
  EXPECT_EQ(run(rate + Words{"r,n,status"}).out, "r,n,status\n3.00,1,solved\n");
  EXPECT_EQ(run(rate + Words{"r,statsu"}).err, "--fields: there is no field \"statsu\"; did you mean status?\n");
  EXPECT_EQ(run({"rate", puzzle, "--fields", "r"}).err, "--fields needs --format csv\n");
}

TEST(Csv, ATextOfTheListIsNoFormula) {
  const TemporaryFile list(puzzle + " =cmd|' /C calc'!A0\n" + puzzle + " '=1+1\n" + puzzle + " -1.5\n" + puzzle +
                           " -2+3\n" + puzzle + " 9.3; hard\n" + puzzle + " @SUM(A1)\n");
  const Finished csv = run({"rate", "--format", "csv", "--fields", "n,tail", "--no-header", list.path()});
  EXPECT_EQ(csv.out, "n,tail\n1,'=cmd|' /C calc'!A0\n2,''=1+1\n3,-1.5\n4,'-2+3\n5,9.3; hard\n6,'@SUM(A1)\n");
  const TemporaryFile as_csv(run({"rate", "--format", "csv", "--with-meta", list.path()}).out, "a.csv");
  const TemporaryFile as_json(run({"rate", "--format", "json", list.path()}).out, "a.json");
  const Finished compared = run({"compare", "--fields", "tail", as_csv.path(), as_json.path()});
  EXPECT_EQ(compared.code, 0) << compared.out;
}

TEST(Header, EveryFormSaysHowItWasMade) {
  const std::vector<Words> forms = {{"--format", "csv", "--with-meta"},
                                    {"--format", "json"},
                                    {"--format", "text", "--header"},
                                    {"--format", "%n", "--header"}};
  for (const Words& form : forms) {
    const Words lines =
        lines_of(run(Words{"rate", hard_list, "-q", "--records", "3-4", "--budget", "9999"} + form).out);
    const std::string mark = form[1] == "json" ? "" : "# ";
    ASSERT_THAT(lines.front(), StartsWith(mark + "{\"type\":\"header\",\"schema_version\":2,\"version\":\""));
    const json end = json::parse(lines.back().substr(mark.size()));
    EXPECT_EQ(end["type"], "end");
    EXPECT_EQ(end["records"], 250);
    EXPECT_THAT(end["checksum"].get<std::string>(), StartsWith("crc64:"));
    const json header = json::parse(lines.front().substr(mark.size()));
    EXPECT_EQ(header["scale"], "r");
    EXPECT_EQ(header["budget"], "9999");
    EXPECT_EQ(header["options"]["format"], form[1]);
    EXPECT_THAT(header["ladder_checksum"].get<std::string>(), StartsWith("crc64:"));
    EXPECT_EQ(header["records"], "3-4");
    EXPECT_EQ(header["shard"], nullptr);
    EXPECT_EQ(header["input"][0]["file"], hard_list);
    EXPECT_EQ(header["input"][0]["bytes"], 20500);
    // The value that xz computes: xz --check=crc64 --stdout puzzles/er-2.5.txt | xz --list -vv
    EXPECT_EQ(header["input"][0]["checksum"], "crc64:3cfd55e0ebadc6b0");
    Words rest = form;
    rest.push_back("--no-header");
    EXPECT_THAT(run(Words{"rate", puzzle, "-q"} + rest).out, Not(HasSubstr("\"type\":\"header\"")));
  }
}

TEST(Header, OfCsvStandsBesideIt) {
  const Words rate = {"rate", hard_list, "-q", "--records", "1-4", "--format", "csv"};
  const Words rows = lines_of(run(rate).out);
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_THAT(rows[0], StartsWith("n,puzzle,"));
  const TemporaryFile file("", "rows.csv");
  ASSERT_EQ(run(rate + Words{"-o", file.path()}).code, 0);
  EXPECT_EQ(lines_of(file.content()), rows);
  const Words meta = lines_of(content_of(file.path() + ".meta"));
  ASSERT_EQ(meta.size(), 2U);
  EXPECT_EQ(json::parse(meta[0])["records"], "1-4");
  EXPECT_EQ(json::parse(meta[1])["records"], 250);
  EXPECT_EQ(run(rate + Words{"-o", file.path(), "--resume"}).code, 0) << "everything is rated already";
  EXPECT_EQ(lines_of(file.content()), rows);
  // The rows of a run that was killed are continued.
  store(file.path(), rows[0] + "\n" + rows[1] + "\n" + rows[2].substr(0, 20));
  store(file.path() + ".meta", meta[0] + "\n");
  EXPECT_EQ(run(rate + Words{"-o", file.path(), "--resume"}).code, 0);
  EXPECT_EQ(lines_of(file.content()), rows);
  EXPECT_EQ(lines_of(content_of(file.path() + ".meta")), meta);
  std::filesystem::remove(file.path() + ".meta");
  EXPECT_THAT(run(rate + Words{"-o", file.path(), "--resume"}).err, HasSubstr("there is no " + file.path() + ".meta"));
  const TemporaryFile own("", "own.meta");
  EXPECT_EQ(lines_of(run(rate + Words{"--meta", own.path()}).out), rows);
  EXPECT_EQ(lines_of(own.content()).size(), 2U);
  EXPECT_EQ(run(rate + Words{"--meta", own.path(), "--with-meta"}).code, 2);
}

TEST(Header, OfCsvIsLookedForUnderItsOwnNameAlone) {
  const TemporaryFile file("", "rows.csv");
  const std::string path = file.path();
  const Words rate = {"rate", hard_list, "-q", "--records", "1-4", "--format", "csv", "-o", path};
  const std::string sentence =
      path + ": there is no header in it, nor in " + path + ".meta, the only name that is tried";
  ASSERT_EQ(run(rate + Words{"--meta", path + ".other"}).code, 0);
  EXPECT_THAT(run({"stats", path}).err, StartsWith(sentence));
  EXPECT_THAT(run({"merge", path}).err, StartsWith(sentence));
  EXPECT_THAT(run({"compare", path, path}).err, StartsWith(sentence));
  EXPECT_EQ(run({"stats", "-"}, file.content()).err, "") << "standard input has nothing beside it";
  std::filesystem::rename(path + ".other", path + ".meta");
  EXPECT_EQ(run({"stats", path}).err, "");
  store(path + ".zst", file.content());
  EXPECT_EQ(run({"stats", path + ".zst"}).err, "") << "packed since";
}

TEST(Header, ALadderOfOnesOwnStandsInIt) {
  const Words rate = {"rate", puzzle, "-q", "--format", "csv", "--with-meta"};
  const Words usual = lines_of(run(rate).out);
  const Words own = lines_of(run(rate + Words{"--techniques", "singles"}).out);
  EXPECT_THAT(usual[0], Not(HasSubstr("\"rungs\"")));
  EXPECT_THAT(own[0], HasSubstr("\"rungs\""));
}

TEST(Header, ResultsAreReadAgainAsPuzzles) {
  const std::string line = run({"convert", hard_list, "--to", "line"}).out;
  for (const char* format : {"csv", "json"}) {
    const std::string results = run({"rate", hard_list, "-q", "--scale", "te", "--format", format}).out;
    const Finished converted = run({"convert", "--to", "line"}, results);
    EXPECT_EQ(converted.code, 0) << converted.err;
    EXPECT_EQ(lines_of(converted.out).size(), 250U) << format;
    EXPECT_EQ(lines_of(converted.out)[0].substr(0, 81), line.substr(0, 81));
  }
}

/// Results of the first puzzles in a file.
class Results {
 public:
  explicit Results(const Words& options)
      : file_(run(Words{"rate", hard_list, "-q", "--records", "1-40"} + options).out, "results") {}
  const std::string& path() const { return file_.path(); }
  std::string content() const { return file_.content(); }

 private:
  TemporaryFile file_;
};

TEST(Stats, CountValuesAndNameTheRareOnes) {
  const TemporaryFile results(
      "n,class,r,er\n1,easy,1.50,1.5\n2,hard,5.00,7.2\n3,easy,1.50,1.5\n4,,,\n5,easy,1.20,9.0\n6,easy,1.50,1.5\n",
      "results.csv");
  EXPECT_EQ(run({"stats", results.path()}).out,
            "6 puzzles\n"
            "\nclass\n"
            "  easy             4   66.7 %  ##############################\n"
            "  hard             1   16.7 %  ########  puzzle 2\n"
            "  (none)           1   16.7 %  ########  puzzle 4\n"
            "\nr\n"
            "  least 1.2, quartiles 1.5, 1.5, 1.5, 90 % 3.6, greatest 5, mean 2.14\n"
            "  1.20             1   16.7 %  ##########  puzzle 5\n"
            "  1.50             3   50.0 %  ##############################  puzzles 1, 3, 6\n"
            "  5.00             1   16.7 %  ##########  puzzle 2\n"
            "  (none)           1   16.7 %  ##########  puzzle 4\n"
            "\ner\n"
            "  least 1.5, quartiles 1.5, 1.5, 7.2, 90 % 8.28, greatest 9, mean 4.14\n"
            "  1.5              3   50.0 %  ##############################  puzzles 1, 3, 6\n"
            "  7.2              1   16.7 %  ##########  puzzle 2\n"
            "  9.0              1   16.7 %  ##########  puzzle 5\n"
            "  (none)           1   16.7 %  ##########  puzzle 4\n"
            "\nSpearman's rank correlation\n"
            "           class      r\n"
            "  r         0.79\n"
            "  er        0.40  -0.25\n");
  const std::string chosen = run({"stats", results.path(), "--fields", "class", "--where", "r > 1.4"}).out;
  EXPECT_THAT(chosen, StartsWith("4 puzzles\n\nclass\n  easy           3   75.0 %"));
}

TEST(Stats, PutManyNumbersIntoBins) {
  std::string rows = "n,work,name\n";
  for (int n = 1; n <= 1000; ++n) rows += std::to_string(n) + "," + std::to_string(n) + ".25,x\n";
  rows += "1001,,\n";
  const TemporaryFile results(rows, "results.csv");
  const std::string text = run({"stats", results.path()}).out;
  EXPECT_THAT(text,
              StartsWith("1001 puzzles\n\nwork\n  least 1.25, quartiles 251, 500.75, 750.5, 90 % 900.35, greatest "
                         "1000.25, mean 500.75\n  0 to 50 "));
  EXPECT_THAT(text, HasSubstr("\n  950 to 1000           50    5.0 %  #"));
  EXPECT_THAT(text, HasSubstr("\n  (none)                 1    0.1 %  #"));
  const json field = json::parse(run({"stats", "--format", "json", results.path()}).out)["fields"][0];
  EXPECT_EQ(field["quantiles"]["median"], 500.75);
  EXPECT_EQ(field["bins"].size(), 21U);
  EXPECT_EQ(field["bins"][1], json({{"from", 50.0}, {"below", 100.0}, {"count", 50}}));
  EXPECT_EQ(field["without_value"], 1);
  EXPECT_EQ(run({"stats", results.path(), "--fields", "n"}).code, 0) << "numbers may be many";
}

TEST(Stats, CorrelateFigures) {
  const Results results({"--scale", "r,ser", "--format", "csv"});
  const json stats =
      json::parse(run({"stats", "--format", "json", "--fields", "r,er,technique,class", results.path()}).out);
  const json& pairs = stats["correlations"];
  ASSERT_EQ(pairs.size(), 3U) << "a technique is no number";
  EXPECT_EQ(pairs[0]["a"], "r");
  EXPECT_EQ(pairs[0]["b"], "er");
  EXPECT_EQ(pairs[0]["puzzles"], 40);
  EXPECT_GT(pairs[0]["spearman"], 0.5);
  EXPECT_GT(pairs[1]["spearman"], 0.9) << "r and class";
}

TEST(Stats, CrossTwoFields) {
  const TemporaryFile results("n,class,level\n1,easy,Easy\n2,hard,Unfair\n3,easy,Medium\n4,easy,Easy\n", "results.csv");
  EXPECT_THAT(run({"stats", results.path(), "--cross", "class,level"}).out,
              EndsWith("\nclass by level\n"
                       "             Easy  Medium  Unfair\n"
                       "  easy          2       1\n"
                       "  hard                          1\n"));
  const json cross =
      json::parse(run({"stats", "--format", "json", results.path(), "--cross", "class,level"}).out)["cross"];
  EXPECT_EQ(cross["cells"][0], json({{"row", "easy"}, {"column", "Easy"}, {"count", 2}}));
  EXPECT_EQ(run({"stats", results.path(), "--cross", "class"}).code, 2);
  EXPECT_EQ(run({"stats", results.path(), "--cross", "class,levle"}).code, 2);
  EXPECT_EQ(run({"stats", results.path(), "--cross", "class,level", "--format", "svg"}).code, 2);
}

TEST(Stats, AreTheSameOfCsvAndJson) {
  const Words scales = {"--scale", "hodoku,r,te", "--format"};
  const Results csv(scales + Words{"csv"});
  const Results as_json(scales + Words{"json"});
  const Words fields = {"--fields", "hodoku_level,class,technique,te,status"};
  const std::string of_csv = run(Words{"stats", csv.path()} + fields).out;
  EXPECT_THAT(of_csv, StartsWith("40 puzzles\n\nhodoku_level\n"));
  EXPECT_EQ(run(Words{"stats", as_json.path()} + fields).out, of_csv);
  const json stats = json::parse(run({"stats", "--format", "json", csv.path(), as_json.path()}).out);
  EXPECT_EQ(stats["puzzles"], 80);
  int counted = 0;
  for (const json& value : stats["fields"][1]["values"]) counted += value["count"].get<int>();
  EXPECT_EQ(counted, 80);
}

TEST(Stats, CountWhatStandsBehindUnreadableRows) {
  const std::string list = puzzle.substr(1) + "\n" + puzzle + "\n" + puzzle + "\n";
  const TemporaryFile csv(run({"rate", "-q", "--scale", "te", "--format", "csv", "--with-meta"}, list).out);
  const TemporaryFile as_json(run({"rate", "-q", "--scale", "te", "--format", "json"}, list).out);
  const std::string of_csv = run({"stats", csv.path(), "--fields", "te,status"}).out;
  EXPECT_THAT(of_csv, HasSubstr("\n  solved                2  "));
  EXPECT_EQ(run({"stats", as_json.path(), "--fields", "te,status"}).out, of_csv);
  EXPECT_THAT(run({"compare", csv.path(), as_json.path(), "--fields", "te,status"}).out,
              StartsWith("3 puzzles in both"));
}

TEST(Stats, AreDrawn) {
  const Results results({"--format", "csv", "--with-meta"});
  const std::string svg = run({"stats", results.path(), "--format", "svg"}).out;
  EXPECT_THAT(svg, StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_THAT(svg, HasSubstr("<title>40 puzzles</title>"));
  EXPECT_THAT(svg, HasSubstr(">class</text>"));
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
}

TEST(Stats, AreDrawnWithoutControlCharacters) {
  const std::string odd = "\x01\x1B[31m\xEF\xBF\xBF<&\xFF";
  for (const std::string& name : {"a" + odd + ".csv", std::string("b\x7F\xEF\xBF\xBE.csv")}) {
    const TemporaryFile results("n,class\n1," + odd + "\n", name);
    const TemporaryFile fields("n," + odd + "\n1,x\n", name);
    const std::string by_value = run({"stats", "--format", "svg", results.path(), results.path()}).out;
    const std::string by_field = run({"stats", "--format", "svg", "--fields", odd, fields.path(), fields.path()}).out;
    for (const std::string& svg : {by_value, by_field}) {
      ASSERT_TRUE(svg.ends_with("</svg>\n")) << svg;
      for (const char* bad : {"\x01", "\x1B", "\x7F", "\xFF", "\xEF\xBF\xBF", "\xEF\xBF\xBE", "<&"}) {
        EXPECT_EQ(svg.find(bad), std::string::npos);
      }
      EXPECT_THAT(svg, HasSubstr("\\x1b[31m"));
    }
  }
}

TEST(Stats, SayWhatTheyCannotCount) {
  const Results text({"--format", "text"});
  EXPECT_THAT(run({"stats", text.path()}).err, HasSubstr("expected results in CSV or JSON\n"));
  const Results csv({"--format", "csv", "--with-meta"});
  EXPECT_THAT(run({"stats", csv.path(), "--fields", "clas"}).err, HasSubstr("did you mean class?"));
  EXPECT_EQ(run({"stats", csv.path(), "--fields", "class,class"}).err, "--fields: \"class\" is named twice\n");
  EXPECT_EQ(run({"stats", csv.path(), "--where", "rr > 1"}).code, 2);
  EXPECT_EQ(run({"stats", csv.path(), "--where", "r > 100"}).code, 3);
  EXPECT_EQ(run({"stats", csv.path(), "--where", "r > hard"}).code, 2);
}

TEST(Compare, EqualResultsAreEqual) {
  const Results csv({"--format", "csv", "--with-meta"});
  const Finished finished = run({"compare", csv.path(), csv.path()});
  EXPECT_EQ(finished.code, 0);
  EXPECT_EQ(finished.out, "40 puzzles in both files, 0 of them differ\n");
}

TEST(Compare, FormsOfOneRunAreEqual) {
  for (const std::string scale : {"r", "ladder", "ser", "hodoku", "ladder,r", "all"}) {
    const Words rate = {"rate", hard_list, "-q", "--scale", scale, "--spread", "1", "--records", "1-10", "--format"};
    const auto file_of = [&](const std::string& format) {
      Words words = rate;
      words.push_back(format);
      return TemporaryFile(run(words).out, "results." + format);
    };
    const TemporaryFile csv = file_of("csv");
    const TemporaryFile json_lines = file_of("json");
    const Finished finished = run({"compare", csv.path(), json_lines.path()});
    EXPECT_EQ(finished.out, "10 puzzles in both files, 0 of them differ\n") << scale;
    EXPECT_EQ(run({"stats", csv.path()}).out, run({"stats", json_lines.path()}).out) << scale;
  }
}

TEST(Compare, ResultsWithoutTheirEndAreNotTakenForWhole) {
  const std::string whole = run({"rate", hard_list, "-q", "--records", "1-3", "--format", "csv", "--with-meta"}).out;
  const TemporaryFile cut(whole.substr(0, whole.rfind("# ")), "cut.csv");
  const Finished finished = run({"compare", cut.path(), cut.path()});
  EXPECT_THAT(finished.err, StartsWith(cut.path() + ": the end is missing; these are not all rows\n"));
}

TEST(Compare, EditedResultsAreToldAsSuch) {
  std::string rows = run({"rate", hard_list, "-q", "--records", "1-3", "--format", "csv", "--with-meta"}).out;
  const TemporaryFile whole(rows, "whole.csv");
  rows.replace(rows.find(",solved,"), 8, ",stuck,");
  const TemporaryFile edited(rows, "edited.csv");
  const std::string sentence = edited.path() + ": its rows are not those that were written";
  EXPECT_THAT(run({"compare", edited.path(), whole.path()}).err, StartsWith(sentence));
  EXPECT_THAT(run({"stats", edited.path()}).err, StartsWith(sentence));
  EXPECT_EQ(run({"stats", whole.path()}).err, "");
}

TEST(Compare, SaysWhatDiffersAndHowMuch) {
  const TemporaryFile a("n,puzzle,er,hardest\n1,p,7.2,x\n2,q,1.0,y\n3,r,2.0,y\n5,t,2.0,z\n", "a.csv");
  const TemporaryFile b("n,puzzle,er,hardest\n1,p,7.0,x\n2,q,1.5,z\n3,r,2.0,y\n4,s,2.0,y\n", "b.csv");
  const Finished finished = run({"compare", a.path(), b.path()});
  EXPECT_EQ(finished.code, 1);
  EXPECT_EQ(finished.out,
            "3 puzzles in both files, 2 of them differ\n"
            "1 puzzle only in " +
                a.path() +
                "\n"
                "1 puzzle only in " +
                b.path() +
                "\n"
                "er                  differs in 2 puzzles, by -0.20 to +0.50, on average +0.15\n"
                "    puzzle 1: 7.2 -> 7.0\n"
                "    puzzle 2: 1.0 -> 1.5\n"
                "hardest             differs in 1 puzzle\n"
                "    puzzle 2: y -> z\n");
  const json report = json::parse(run({"compare", "--format", "json", "--fields", "er", a.path(), b.path()}).out);
  EXPECT_EQ(report["differ"], 2);
  EXPECT_EQ(report["only_in_a"], 1);
  EXPECT_EQ(report["fields"].size(), 1U);
  EXPECT_EQ(report["fields"][0]["examples"][0]["a"], "7.2");
}

TEST(Compare, AcceptsOnlyTheSameList) {
  const TemporaryFile a("n,puzzle,er\n1,p,7.2\n", "a.csv");
  const TemporaryFile b("n,puzzle,er\n1,q,7.2\n", "b.csv");
  const Finished finished = run({"compare", a.path(), b.path()});
  EXPECT_EQ(finished.code, 3);
  EXPECT_EQ(finished.err, "these are not results of the same list: puzzle 1 differs\n");
  EXPECT_EQ(run({"compare", a.path()}).code, 2);
}

/// Each line of results with one fault, and the message about it.
TEST(DamagedResults, AreNamedWithTheirPlace) {
  const std::string row = R"({"type":"rate","n":1,"puzzle":"x","status":"solved","r":3.5})";
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  const std::string header = R"({"type":"header","options":{"format":"json"},"input":[]})";
  const std::vector<std::pair<std::string, std::string>> headers = {
      {R"({"type":"header","options":5})", ":1: options: expected an object, found 5"},
      {R"({"type":"header","options":{"format":7}})", ":1: options.format: expected a text, found 7"},
      {R"({"type":"header","options":{"format":"csv","fields":[]}})",
       ":1: options.fields: expected a text, found a list"},
      {R"({"type":"header","options":{"format":"text","trace":"no"}})", ":1: options.trace: expected true or false"},
      {R"({"type":"header","shard":"1"})", ":1: shard: expected I/N, the I-th of N shares, found \"1\""},
      {R"({"type":"header","shard":{}})", ":1: shard: expected a text, found an object"},
      {R"({"type":"header","input":7})", ":1: input: expected a list, found 7"},
      {R"({"type":"header","input":[7]})", ":1: input[0]: expected an object, found 7"},
      {R"({"type":"header","input":[{"file":"x"}]})", ":1: the field \"input[0].checksum\" is missing"},
      {R"({"type":"header","type":"end"})", ":1:18: the field \"type\" occurs twice in one object"},
      {R"({"type":"header","x":)" + deep + "}", ":1:37: the JSON is nested more than 16 levels deep"},
      {R"({"type":"header",)", ":1:18: not valid JSON"},
      {R"(# {"type":"header",)", ":1:20: not valid JSON"}};
  for (const auto& [line, reason] : headers) {
    const TemporaryFile file(line + "\n" + row + "\n");
    for (const Words& command : {Words{"stats"}, Words{"merge"}, Words{"compare", file.path()}}) {
      const Finished finished = run(command + Words{file.path()});
      EXPECT_EQ(finished.code, 3) << command[0] << line.substr(0, 60);
      EXPECT_THAT(finished.err, StartsWith(file.path() + reason)) << command[0];
      EXPECT_EQ(finished.out, "");
    }
  }
  const std::vector<std::pair<std::string, std::string>> rows = {
      {R"({"type":"rate","n":2,"status":5})", ":3: status: expected a text, found 5"},
      {R"({"type":"rate","n":2,"status":})", ":3:31: not valid JSON"},
      {R"({"type":"rate","n":2,"n":3})", ":3:22: the field \"n\" occurs twice in one object"},
      {R"({"type":"rate","n":2,"x":)" + deep + "}", ":3:41: the JSON is nested more than 16 levels deep"}};
  for (const auto& [line, reason] : rows) {
    const TemporaryFile file(header + "\n" + row + "\n" + line + "\n");
    for (const Words& command : {Words{"stats"}, Words{"compare", file.path()}}) {
      const Finished finished = run(command + Words{file.path()});
      EXPECT_EQ(finished.code, 3) << command[0] << line.substr(0, 60);
      EXPECT_THAT(finished.err, StartsWith(file.path() + reason)) << command[0];
    }
  }
  for (const char* end :
       {R"({"type":"end"})", R"({"type":"end","records":"2"})", R"({"type":"end","records":1,"checksum":2})"}) {
    const TemporaryFile file(header + "\n" + row + "\n" + end + "\n");
    for (const char* command : {"stats", "merge"}) {
      const Finished finished = run({command, file.path()});
      EXPECT_EQ(finished.code, 3) << command << end;
      EXPECT_THAT(finished.err, StartsWith(file.path() + ":3: ")) << command << end;
    }
  }
}

/// Values that are only displayed may be anything.
TEST(DamagedResults, ValuesOfAnyKindAreCounted) {
  const TemporaryFile file(
      "{\"type\":\"rate\",\"n\":1,\"status\":null,\"r\":1e300,\"class\":[[1]],\"hardest\":{\"technique\":{\"technique\":5}}}\n"
      "{\"type\":\"rate\",\"n\":2,\"status\":\"\",\"r\":\"3\",\"class\":true,\"hardest\":-1}\n");
  const Finished counted = run({"stats", file.path()});
  EXPECT_EQ(counted.code, 0) << counted.err;
  EXPECT_THAT(counted.out, HasSubstr("1e+300"));
}

}  // namespace
}  // namespace deduku::testing
