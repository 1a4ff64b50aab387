// `prove`: the files, the report, and refusals. tests/proof checks the content of the files.
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using nlohmann::json;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

/// Files for clauses and a proof, in a folder of their own.
class ProveCommand : public ::testing::Test {
 protected:
  Finished prove(const Words& arguments, const std::string& input = "") const {
    return run(Words{"prove", "--cnf", cnf.path(), "--lrat", lrat.path()} + arguments, input);
  }
  /// The names of the files next to the proof.
  Words files() const {
    Words names;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(lrat.path()).parent_path())) {
      names.push_back(entry.path().filename());
    }
    return names;
  }

  TemporaryFile cnf{"old", "puzzle.cnf"};
  TemporaryFile lrat{"old", "puzzle.lrat"};
};

TEST_F(ProveCommand, WritesClausesAndAProof) {
  const Finished proved = prove({puzzle, "--unique"});
  EXPECT_EQ(proved.code, 0);
  EXPECT_THAT(proved.out, StartsWith("Proved in "));
  EXPECT_THAT(proved.out, HasSubstr(" lemmas, at most "));
  EXPECT_THAT(proved.err, IsEmpty());
  EXPECT_THAT(cnf.content(), HasSubstr("\np cnf 729 10"));
  const Words lines = lines_of(lrat.content());
  EXPECT_THAT(lines[lines.size() - 1], HasSubstr(" 0 "));
  EXPECT_EQ(fields_of(lines.back())[0].find(" 0 "), 5U) << "the last lemma is not the empty clause";
  EXPECT_THAT(files(), SizeIs(1));
}

TEST_F(ProveCommand, ReadsAnyFormatFromStandardInput) {
  const std::string marks = run({"convert", puzzle, "--to", "candidates"}).out;
  EXPECT_EQ(prove({"-", "--techniques", "beginner"}, marks).out, prove({puzzle, "--techniques", "beginner"}).out);
  const Finished stuck = prove({"--techniques", "beginner"}, puzzle + "\n");
  EXPECT_EQ(stuck.code, 0);
  EXPECT_THAT(stuck.out, HasSubstr("\nThe path ends before the last "));
  EXPECT_THAT(stuck.out, EndsWith(" digits: a search has found the lemmas for them.\n"));
}

TEST_F(ProveCommand, TakesEveryLadder) {
  EXPECT_EQ(prove({puzzle, "--ladder", "se"}).code, 0);
  EXPECT_EQ(prove({puzzle, "--ladder", "hodoku"}).code, 0);
  const Finished wrong = prove({puzzle, "--ladder", "se", "--techniques", "fish"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("--techniques does nothing with --ladder se"));
  EXPECT_EQ(prove({puzzle, "--budget", "10"}).code, 0);
}

TEST_F(ProveCommand, WritesRecords) {
  const Words lines = lines_of(prove({puzzle, "--format", "json"}).out);
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_EQ(json::parse(lines[0])["ladder"]["name"], "default");
  const json record = json::parse(lines[1]);
  EXPECT_EQ(record["type"], "prove");
  EXPECT_EQ(record["status"], "solved");
  EXPECT_EQ(record["solution"], solution);
  EXPECT_EQ(record["searched"], 0);
  EXPECT_EQ(record["proof"]["bytes"], lrat.content().size());
  EXPECT_EQ(json::parse(lines_of(prove({"nonsense", "--format", "json"}).out)[1])["status"], "parse_error");
}

TEST_F(ProveCommand, ProvesThatThereIsNoSolution) {
  const Finished none = prove({unsolvable});
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.out, StartsWith("Proved that there is no solution: "));
  EXPECT_THAT(cnf.content(), StartsWith("c "));
}

TEST_F(ProveCommand, LeavesFilesAloneWhereThereIsNothingToProve) {
  const Finished several = prove({two_solutions});
  EXPECT_EQ(several.code, 1);
  EXPECT_EQ(several.out, "There is nothing to prove: there are several solutions.\n");
  EXPECT_EQ(prove({"5" + puzzle.substr(1, 7) + "5" + puzzle.substr(9)}).code, 3);
  EXPECT_EQ(prove({"no such file"}).code, 4);
  EXPECT_EQ(cnf.content(), "old");
  EXPECT_EQ(lrat.content(), "old");
  EXPECT_THAT(files(), SizeIs(1));
}

TEST_F(ProveCommand, WritesClausesOfAnything) {
  const Finished several = run({"prove", two_solutions, "--cnf", cnf.path()});
  EXPECT_EQ(several.code, 0);
  EXPECT_EQ(several.out, "10607 clauses.\n");
  EXPECT_THAT(run({"prove", two_solutions, "--cnf", cnf.path(), "--ladder", "se"}).err,
              HasSubstr("--ladder does nothing without --lrat"));
}

TEST_F(ProveCommand, WritesToStandardOutput) {
  ASSERT_EQ(prove({puzzle}).code, 0);
  const Finished streamed = run({"prove", puzzle, "--lrat", "-"});
  EXPECT_EQ(streamed.code, 0);
  EXPECT_EQ(streamed.out, lrat.content());
  EXPECT_THAT(streamed.err, HasSubstr("Proved in "));
  EXPECT_EQ(run({"prove", puzzle, "--cnf", "-"}).out, cnf.content());
  EXPECT_EQ(run({"prove", puzzle, "--cnf", "-", "--lrat", "-"}).code, 2);
  EXPECT_EQ(run({"prove", puzzle, "--lrat", "-", "--format", "json"}).code, 2);
}

TEST_F(ProveCommand, SaysWhatItCannotWrite) {
  const Finished nothing = run({"prove", puzzle});
  EXPECT_EQ(nothing.code, 2);
  EXPECT_THAT(nothing.err, HasSubstr("name a file with --cnf FILE, --lrat FILE or both"));
  const Finished folder = run({"prove", puzzle, "--cnf", "/"});
  EXPECT_EQ(folder.code, 2);
  EXPECT_THAT(folder.err, HasSubstr("is a folder"));
  const Finished nowhere = run({"prove", puzzle, "--cnf", cnf.path(), "--lrat", "/nonexistent/x.lrat"});
  EXPECT_EQ(nowhere.code, 4);
  EXPECT_THAT(nowhere.err, HasSubstr("/nonexistent/x.lrat: No such file or directory"));
  EXPECT_EQ(cnf.content(), "old");
}

TEST_F(ProveCommand, WritesIntoWhatIsNoFile) {
  EXPECT_EQ(run({"prove", puzzle, "--cnf", "/dev/null", "--lrat", "/dev/null"}).code, 2);
  EXPECT_EQ(run({"prove", puzzle, "--cnf", "/dev/null"}).code, 0);
  EXPECT_FALSE(std::filesystem::is_regular_file("/dev/null"));
}

}  // namespace
}  // namespace deduku::testing
