// `rate --output FILE --resume`: after any interruption the next run continues, and the file becomes that of an
// uninterrupted run.
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <regex>
#include <thread>

#include "tests/cli/program.hpp"

namespace deduku::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

/// The first puzzles of a list that is fast to rate.
std::string list_of(std::size_t count) {
  const Words lines = lines_of(content_of(project_file("puzzles/er-2.5.txt")));
  std::string list;
  for (std::size_t i = 0; i < count; ++i) list += lines[i % lines.size()] + "\n";
  return list;
}

/// A list, and the file for its rows.
class Job {
 public:
  explicit Job(const std::string& list) : list_(list, "list.txt") {}

  const std::string& list() const { return list_.path(); }
  std::string output() const { return list_.path() + ".out"; }
  std::string rows() const { return content_of(output()); }
  Finished run_with(const Words& options) const { return run(Words{"rate", list(), "-o", output()} + options); }

 private:
  TemporaryFile list_;
};

const std::vector<Words> resumed_forms = {{"--format", "csv", "--with-meta"},
                                          {"--format", "csv", "--with-meta", "--fields", "puzzle,n,r"},
                                          {"--format", "json"},
                                          {"--format", "text"},
                                          {"--format", "%n %{status} %{r}"}};

TEST(Resume, EveryPrefixOfAFileIsGoneOnWith) {
  const Job job(list_of(12));
  for (const Words& form : resumed_forms) {
    std::filesystem::remove(job.output());
    ASSERT_EQ(job.run_with(form).code, 0);
    const std::string whole = job.rows();
    EXPECT_THAT(lines_of(whole).back(), HasSubstr("{\"type\":\"end\",\"records\":12,\"checksum\":\"crc64:"));
    for (std::size_t size = 0; size < whole.size(); size += whole.size() / 23) {
      store(job.output(), whole.substr(0, size));
      const Finished finished = job.run_with(form + Words{"--resume"});
      EXPECT_EQ(finished.code, 0) << size << finished.err;
      EXPECT_EQ(job.rows(), whole) << form[1] << size;
    }
  }
}

TEST(Resume, ZerosThatALossOfPowerLeftAreCutOff) {
  const Job job(list_of(12));
  ASSERT_EQ(job.run_with({}).code, 0);
  const std::string whole = job.rows();
  std::string damaged = whole.substr(0, whole.size() / 2) + std::string(5000, '\0');
  store(job.output(), damaged + whole.substr(whole.size() / 2, 100));
  EXPECT_EQ(job.run_with({"--resume"}).code, 0);
  EXPECT_EQ(job.rows(), whole);
}

TEST(Resume, WhatIsCompleteIsLeftAlone) {
  const Job job(list_of(3));
  ASSERT_EQ(job.run_with({"--resume"}).code, 0);
  const std::string whole = job.rows();
  const Finished again = job.run_with({"--resume"});
  EXPECT_EQ(again.code, 0);
  EXPECT_EQ(again.err, job.output() + ": everything is already rated\n");
  EXPECT_EQ(job.rows(), whole);
}

TEST(Resume, NothingIsOverwritten) {
  const Job job(list_of(3));
  ASSERT_EQ(job.run_with({}).code, 0);
  const std::string whole = job.rows();
  const Finished again = job.run_with({});
  EXPECT_EQ(again.code, 4);
  EXPECT_EQ(again.err, job.output() + ": it is not empty; continue it with --resume, or remove it\n");
  EXPECT_EQ(job.rows(), whole);
}

TEST(Resume, AFileOfSomethingElseIsLeftAlone) {
  const Job job(list_of(3));
  for (const std::string content : {"no result", "no result\n", "n,puzzle\n1,...\n", "{\"type\":\"rate\"}\n"}) {
    store(job.output(), content);
    const Finished finished = job.run_with({"--resume"});
    EXPECT_EQ(finished.code, 4);
    EXPECT_EQ(finished.err,
              job.output() + ": it does not begin with the header of rated rows; write to another file\n");
    EXPECT_EQ(job.rows(), content);
  }
}

/// If a line is neither a row nor an end, the lines before it are not discarded.
TEST(Resume, ADamagedFileIsLeftAlone) {
  const Job job(list_of(3));
  for (const Words& form : {Words{"--format", "json"}, Words{"--format", "csv", "--with-meta"}}) {
    std::filesystem::remove(job.output());
    ASSERT_EQ(job.run_with(form).code, 0);
    const Words lines = lines_of(job.rows());
    const std::string deep = ",\"x\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}";
    const std::string& header = lines.front();
    std::string other = header;
    other.replace(other.find("\"options\":{"), 11, "\"options\":7,\"x\":{");
    const std::vector<std::pair<std::string, std::string>> damaged = {
        {header.substr(0, header.size() - 1) + deep + "\n" + lines[1] + "\n", "nested more than 16 levels deep"},
        {other + "\n" + lines[1] + "\n", "options: expected an object, found 7"},
        {header + "\n" + lines[1] + "\n" + lines[2] + "\nnonsense\n",
         "it ends with a line that is not a row: \"nonsense\""},
        {header + "\n" + lines[1] + "\n" + lines.back().substr(0, lines.back().size() - 1) + deep + "\n",
         "its header or end record is damaged: the JSON is nested"}};
    for (const auto& [content, reason] : damaged) {
      store(job.output(), content);
      const Finished finished = job.run_with(form + Words{"--resume"});
      EXPECT_EQ(finished.code, 4) << reason << finished.err;
      EXPECT_THAT(finished.err, HasSubstr(job.output() + ": ")) << reason;
      EXPECT_THAT(finished.err, HasSubstr(reason));
      EXPECT_EQ(job.rows(), content) << reason;
    }
  }
}

TEST(Resume, WhatIsMadeInAnotherWayIsRefused) {
  const Job job(list_of(6));
  ASSERT_EQ(job.run_with({"--format", "csv", "--with-meta"}).code, 0);
  const std::string whole = job.rows();
  const std::string half = whole.substr(0, whole.size() / 2);
  const std::vector<std::pair<Words, std::string>> others = {
      {{"--scale", "te"}, "\"scale\" is \"r\", here \"te\""},
      {{"--budget", "5000"}, "\"budget\" is null, here \"5000\""},
      {{"--uniqueness", "off"}, "\"uniqueness\" is \"auto\", here \"off\""},
      {{"--techniques", "beginner"}, "\"ladder_checksum\""},
      {{"--canonical"}, "\"options\""},
      {{"--where", "r > 2"}, "\"options\""},
      {{"--shard", "1/2"}, "another part"}};
  for (const auto& [options, reason] : others) {
    store(job.output(), half);
    const Finished finished = job.run_with(Words{"--format", "csv", "--with-meta", "--resume"} + options);
    EXPECT_EQ(finished.code, 4) << reason;
    EXPECT_THAT(finished.err, HasSubstr(reason));
    EXPECT_EQ(job.rows(), half) << reason;
  }
  store(job.output(), std::regex_replace(half, std::regex("\"version\":\"[^\"]*\""), "\"version\":\"0.0.1\""));
  EXPECT_THAT(job.run_with({"--format", "csv", "--with-meta", "--resume"}).err,
              HasSubstr("\"version\" is \"0.0.1\", here "));
  store(job.output(), half);
  store(job.list(), list_of(5) + puzzle + "\n");
  EXPECT_THAT(job.run_with({"--format", "csv", "--with-meta", "--resume"}).err, HasSubstr("\"input\""));
}

/// A file of results of lists that come through a pipe.
class PipedJob {
 public:
  explicit PipedJob(const Words& form) : form_(form) {}
  std::string output() const { return neighbour_.path() + ".out"; }
  Finished run_with(const std::string& list) const {
    const TemporaryFile file(list);
    return run_by_shell(
        "list=$1 output=$2; shift 2; cat \"$list\" | \"$0\" rate -q --scale te --resume -o \"$output\" \"$@\"",
        Words{file.path(), output()} + form_);
  }
  /// Runs with a file in which an earlier run left half of its rows.
  Finished run_behind(const std::string& whole, const std::string& list) const {
    store(output(), whole.substr(0, whole.size() * 3 / 4));
    return run_with(list);
  }

 private:
  TemporaryFile neighbour_{""};
  Words form_;
};

TEST(Resume, APipeIsComparedPuzzleByPuzzle) {
  const std::string list = puzzle.substr(1) + "\n" + list_of(9);
  const std::string changed = puzzle.substr(1) + "\n" + list_of(1) + puzzle + list_of(9).substr(list_of(2).size() - 1);
  for (const Words& form : std::vector<Words>{{"--format", "csv", "--with-meta"},
                                              {"--format", "csv", "--with-meta", "--fields", "n,puzzle"},
                                              {"--format", "json"},
                                              {"--format", "csv", "--with-meta", "--canonical"},
                                              {"--format", "csv", "--with-meta", "--where", "n != 2"}}) {
    const PipedJob job(form);
    ASSERT_EQ(job.run_with(list).code, 0);
    const std::string whole = content_of(job.output());
    EXPECT_THAT(whole, HasSubstr("\"checksum\":null"));
    const Finished other = job.run_behind(whole, changed);
    EXPECT_EQ(other.code, 4);
    EXPECT_EQ(other.err, job.output() + ": puzzle 3 of the input differs from that of its row\n");
    EXPECT_THAT(job.run_behind(whole, puzzle.substr(1) + "\n" + list_of(2)).err,
                HasSubstr("but the input ends after puzzle 3\n"));
    EXPECT_EQ(job.run_behind(whole, list).code, 0);
    EXPECT_EQ(content_of(job.output()), whole);
  }
}

TEST(Resume, WithoutPuzzlesTheLastRowOfAPipeIsRatedAgain) {
  const PipedJob job({"--format", "%n %g"});
  ASSERT_EQ(job.run_with(list_of(9)).code, 0);
  const std::string whole = content_of(job.output());
  const Finished other = job.run_behind(whole, list_of(2) + list_of(9));
  EXPECT_EQ(other.code, 4);
  EXPECT_THAT(other.err, HasSubstr("of the input gives a row other than its last one; start a new file\n"));
  EXPECT_EQ(job.run_behind(whole, list_of(9)).code, 0);
  EXPECT_EQ(content_of(job.output()), whole);
}

/// A run in progress: the header is written, and it waits for the first puzzle, after which the list follows.
class RunOverList {
 public:
  explicit RunOverList(const Job& job)
      : job_(job), program_({"rate", "--format", "csv", "--with-meta", "-o", job.output(), "-", job.list()}) {
    while (job.rows().empty()) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  Finished finish() {
    program_.write(puzzle + "\n");
    program_.close_input();
    return program_.finish();
  }

 private:
  const Job& job_;
  Running program_;
};

TEST(Resume, OfAListThatGrowsIsRatedWhatTheHeaderNames) {
  const Job job(list_of(12));
  RunOverList under_way(job);
  store(job.list(), list_of(14));
  const Finished finished = under_way.finish();
  EXPECT_EQ(finished.code, 4);
  EXPECT_THAT(finished.err, HasSubstr(job.list() + ": it has grown since the run began; the results are those of its "
                                                   "first 984 bytes, as recorded in their header\n"));
  EXPECT_THAT(job.rows(), HasSubstr("\"bytes\":984,"));
  EXPECT_THAT(job.rows(), HasSubstr("\n13,"));
  EXPECT_THAT(lines_of(job.rows()).back(), HasSubstr("{\"type\":\"end\",\"records\":13,"));
}

TEST(Resume, AListThatIsChangedHasNoEnd) {
  const Job job(list_of(12));
  RunOverList under_way(job);
  store(job.list(), puzzle + "\n" + list_of(11));
  const Finished finished = under_way.finish();
  EXPECT_EQ(finished.code, 4);
  EXPECT_THAT(finished.err, HasSubstr(job.list() + ": it was changed while it was rated"));
  EXPECT_THAT(job.rows(), HasSubstr("\n13,"));
  EXPECT_THAT(job.rows(), Not(HasSubstr("\"end\"")));
}

TEST(Resume, GoesOnWithWhatWasThereOfAListThatHasGrown) {
  const Job job(list_of(12));
  const Words form = {"--format", "csv", "--with-meta"};
  ASSERT_EQ(job.run_with(form).code, 0);
  const std::string whole = job.rows();
  store(job.list(), list_of(14));
  for (const std::size_t size : {whole.find('\n') + 1, whole.size() / 2, whole.size()}) {
    store(job.output(), whole.substr(0, size));
    const Finished finished = job.run_with(form + Words{"--resume"});
    EXPECT_EQ(finished.code, 4) << size;
    EXPECT_THAT(finished.err, HasSubstr("it has grown since the run began")) << size;
    EXPECT_EQ(job.rows(), whole) << size;
  }
  EXPECT_EQ(run({"merge", job.output()}).out, whole);
  const Finished rest = run({"rate", job.list(), "--format", "csv", "--records", "13-", "--no-header"});
  EXPECT_THAT(rest.out, HasSubstr("\n14,"));
}

TEST(Resume, AListThatIsOnlyTouchedIsTheSame) {
  const Job job(list_of(12));
  RunOverList under_way(job);
  store(job.list(), list_of(12));
  EXPECT_EQ(under_way.finish().code, 0);
}

TEST(Resume, ItMakesSense) {
  const TemporaryFile neighbour("");
  const std::string output = neighbour.path() + ".out";
  EXPECT_EQ(run({"rate", puzzle, "--resume"}).err, "--resume needs --output FILE\n");
  EXPECT_EQ(run({"rate", puzzle, "--resume", "-o", output, "--no-header"}).code, 2);
  ASSERT_EQ(run({"rate", puzzle, "-o", output, "--format", "%{r}"}).code, 0);
  EXPECT_EQ(run({"rate", puzzle, "-o", output, "--format", "%{r}", "--resume"}).err,
            output + ": its rows have no numbers, or take several lines; it cannot be continued\n");
  EXPECT_EQ(run({"rate", puzzle, "-o", "/nonexistent/a"}).err, "/nonexistent/a: No such file or directory\n");
}

TEST(Resume, TwoProgramsDoNotWriteToOneFile) {
  const TemporaryFile neighbour("");
  const std::string output = neighbour.path() + ".out";
  Running first({"rate", "-o", output});
  first.write(puzzle + "\n");
  first.wait_until_read();
  const Finished second = run({"rate", puzzle, "-o", output, "--resume"});
  EXPECT_EQ(second.code, 4);
  EXPECT_EQ(second.err, output + ": another program is writing to it\n");
  first.close_input();
  EXPECT_EQ(first.finish().code, 0);
}

TEST(Resume, ASignalLeavesNoEndAndLosesNothing) {
  const Job job(list_of(2000));
  Running program({"rate", job.list(), "-o", job.output(), "-q"});
  while (job.rows().size() < 5000) usleep(10000);
  program.send(SIGTERM);
  EXPECT_EQ(program.finish().code, 143);
  EXPECT_THAT(job.rows(), Not(HasSubstr("\"end\"")));
  EXPECT_EQ(job.run_with({"--resume", "-q", "--threads", "2"}).code, 0);
  const std::string resumed = job.rows();
  std::filesystem::remove(job.output());
  EXPECT_EQ(job.run_with({"-q", "--threads", "2"}).code, 0);
  EXPECT_EQ(job.rows(), resumed);
}

#ifdef DEDUKU_FAULTS
/// With reads and writes that fail.
Finished run_faulty(const std::string& faults, const Words& arguments) {
  return run(arguments, "", {std::string("LD_PRELOAD=") + DEDUKU_FAULTS, "DEDUKU_FAULTS=" + faults});
}

/// Rated on `gw`, this one keeps tens of megabytes of states.
const std::string dear_puzzle = "1...5......7..9.....82....42....7..83.5.6..12..15..36..1.....7.7..64.8..8.2.....5";
constexpr const char* scarce_memory = "scarce:6000000";

TEST(Faults, APuzzleThatTakesTooMuchMemoryIsLostAndNothingElse) {
  const Job job(list_of(2) + dear_puzzle + "\n" + list_of(3));
  const Words options = {"--scale", "gw", "--format", "%n %{status}", "--threads", "2"};
  const Finished finished = run_faulty(scarce_memory, Words{"rate", job.list(), "-o", job.output()} + options);
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_THAT(finished.err, HasSubstr("list.txt:3: out of memory"));
  EXPECT_THAT(job.rows(), HasSubstr("\n2 solved\n3 out_of_memory\n4 solved\n5 solved\n6 solved\n"));
}

TEST(Faults, AQuestionThatTakesTooMuchMemoryIsAnsweredSo) {
  const auto asked = [](int id, const std::string& puzzle) {
    return R"({"id":)" + std::to_string(id) + R"(,"method":"rate","params":{"scales":["gw"],"puzzle":")" + puzzle +
           "\"}}\n";
  };
  const std::string easy = list_of(1).substr(0, 81);
  const Finished finished =
      run({"serve", "--stdio"}, asked(1, dear_puzzle) + asked(2, easy),
          {std::string("LD_PRELOAD=") + DEDUKU_FAULTS, "DEDUKU_FAULTS=" + std::string(scarce_memory)});
  EXPECT_EQ(finished.code, 0) << finished.err;
  EXPECT_THAT(finished.out, HasSubstr(R"("code":"no_memory")"));
  EXPECT_THAT(finished.out, HasSubstr(R"("status":"solved")"));
}

TEST(Faults, ShortAndInterruptedWritesAreGoneOnWith) {
  const Job job(list_of(40));
  ASSERT_EQ(job.run_with({"--format", "json"}).code, 0);
  const std::string whole = job.rows();
  for (const char* faults : {"short", "interrupted", "short,interrupted"}) {
    std::filesystem::remove(job.output());
    EXPECT_EQ(run_faulty(faults, {"rate", job.list(), "-o", job.output(), "--format", "json"}).code, 0);
    EXPECT_EQ(job.rows(), whole) << faults;
  }
}

TEST(Faults, AFullDiskLeavesWholeRows) {
  const Job job(list_of(40));
  for (const Words& form : resumed_forms) {
    std::filesystem::remove(job.output());
    ASSERT_EQ(job.run_with(form).code, 0);
    const std::string whole = job.rows();
    for (const std::size_t percent : {0, 7, 60, 99}) {
      const std::string faults = "short,full:" + std::to_string(whole.size() * percent / 100);
      std::filesystem::remove(job.output());
      const Finished finished = run_faulty(faults, Words{"rate", job.list(), "-q", "-o", job.output()} + form);
      EXPECT_EQ(finished.code, 4) << faults;
      EXPECT_EQ(finished.err, job.output() + ": No space left on device\n");
      const std::string rows = job.rows();
      EXPECT_TRUE(rows.empty() || rows.ends_with('\n')) << faults;
      EXPECT_THAT(whole, StartsWith(rows)) << faults;
      EXPECT_EQ(job.run_with(form + Words{"--resume"}).code, 0);
      EXPECT_EQ(job.rows(), whole) << faults;
    }
  }
}

TEST(Faults, NothingIsWrittenBehindAGap) {
  const Job job(list_of(100000));
  const Finished finished = run_faulty(
      "failing:2", {"rate", job.list(), "-q", "-o", job.output(), "--no-header", "--format", "%n", "--scale", "r"});
  EXPECT_EQ(finished.code, 4);
  EXPECT_EQ(finished.err, job.output() + ": No space left on device\n");
  int n = 0;
  for (const std::string& row : lines_of(job.rows())) EXPECT_EQ(row, std::to_string(++n));
  EXPECT_GT(n, 0);
}

TEST(Faults, AFileThatCannotBeReadOnLeavesTheRowsBefore) {
  const Job job(list_of(2000));
  ASSERT_EQ(job.run_with({"--scale", "te"}).code, 0);
  const std::string whole = job.rows();
  std::filesystem::remove(job.output());
  const Finished finished =
      run_faulty("unreadable:100000", {"rate", job.list(), "-q", "-o", job.output(), "--scale", "te"});
  EXPECT_EQ(finished.code, 4);
  EXPECT_EQ(finished.err, job.list() + ": Input/output error\n");
  EXPECT_GT(lines_of(job.rows()).size(), 1000U);
  EXPECT_THAT(whole, StartsWith(job.rows()));
  EXPECT_EQ(job.run_with({"--scale", "te", "--resume"}).code, 0);
  EXPECT_EQ(job.rows(), whole);
}

TEST(Faults, WhatIsNotDurableIsNotDone) {
  const Job job(list_of(3));
  const Finished finished = run_faulty("unsynced", {"rate", job.list(), "-q", "-o", job.output()});
  EXPECT_EQ(finished.code, 4);
  EXPECT_EQ(finished.err, job.output() + ": Input/output error\n");
}
#endif

}  // namespace
}  // namespace deduku::testing
