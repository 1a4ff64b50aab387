#include "tests/cli/stopped_runs.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <map>
#include <regex>

namespace deduku::testing {

namespace {

using std::chrono::microseconds;

constexpr std::array signals = {SIGINT, SIGTERM, SIGHUP};

/// The content of a file before a run replaces it.
const std::string before = "before\n";

/// The results that a run leaves.
struct Left {
  Finished finished;
  std::map<std::string, std::string> files{};
};

std::map<std::string, std::string> files_in(const std::string& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    files[std::filesystem::relative(entry.path(), folder).string()] = content_of(entry.path().string());
  }
  return files;
}

std::string with_folders(std::string word, const std::string& in, const std::string& out) {
  for (const auto& [place, folder] : {std::pair("{in}", in), std::pair("{out}", out)}) {
    const std::size_t at = word.find(place);
    if (at != std::string::npos) word.replace(at, std::string_view(place).size(), folder);
  }
  return word;
}

Words words_of(const Sample& sample, const SampleInputs& inputs, const std::string& out) {
  Words words = sample.words;
  for (std::string& word : words) word = with_folders(word, inputs.folder(), out);
  return words;
}

std::string lines_from(const std::string& file, int first, int count) {
  const Words lines = lines_of(content_of(project_file(file)));
  std::string text;
  for (int i = 0; i < count; ++i) {
    text += lines.at(static_cast<std::size_t>(first + i) % lines.size()) + "\n";
  }
  return text;
}

/// Puzzles that the ladder solves by chains at most, and one that needs nets.
std::string easy_puzzle() {
  return lines_from("puzzles/er-2.5.txt", 0, 1).substr(0, 81);
}
std::string hard_puzzle() {
  return lines_from("puzzles/er-5.0.txt", 0, 1).substr(0, 81);
}

/// Whether a text is the beginning of another in whole records.
bool is_beginning(const std::string& text, const std::string& whole, const std::string& next_record) {
  if (text.empty() || text == whole) return true;
  if (!whole.starts_with(text) || text.back() != '\n') return false;
  const std::string rest = whole.substr(text.size(), 400);
  return std::regex_search(rest, std::regex(next_record), std::regex_constants::match_continuous);
}

/// Every line on standard error is one of the whole run.
void expect_same_messages(const std::string& said, const std::string& by_whole) {
  const Words known = lines_of(by_whole);
  for (const std::string& line : lines_of(said)) EXPECT_THAT(known, ::testing::Contains(line));
}

void expect_beginning(const Left& stopped, const Left& whole, const Sample& sample, int signal) {
  expect_same_messages(stopped.finished.err, whole.finished.err);
  if (stopped.finished.code != 128 + signal) {  // it finished before
    EXPECT_EQ(stopped.finished.code, whole.finished.code);
    EXPECT_EQ(stopped.finished.out, whole.finished.out);
    EXPECT_EQ(stopped.files, whole.files);
    return;
  }
  EXPECT_TRUE(is_beginning(stopped.finished.out, whole.finished.out, sample.next_record))
      << stopped.finished.out.size() << " bytes that end with "
      << stopped.finished.out.substr(stopped.finished.out.size() -
                                     std::min<std::size_t>(stopped.finished.out.size(), 400));
  for (const auto& [name, content] : stopped.files) {
    ASSERT_TRUE(whole.files.contains(name)) << name;
    if (name == sample.growing ||
        name == sample.growing + ".meta") {  // the last line of .meta states that all rows are there
      EXPECT_TRUE(is_beginning(content, whole.files.at(name), sample.next_record)) << name << content.size();
    } else {
      EXPECT_TRUE(content == whole.files.at(name) || content == before) << name;
    }
  }
}

/// Names of single files in the output folder, which the run replaces.
std::vector<std::string> replaced_files(const Sample& sample) {
  std::vector<std::string> names;
  for (const std::string& word : sample.words) {
    const bool is_file = word.starts_with("{out}/") && word.back() != '/';
    if (is_file && word.substr(6) != sample.growing) names.push_back(word.substr(6));
  }
  return names;
}

}  // namespace

SampleInputs::SampleInputs(int size) {
  const auto keep = [&](const std::string& name, const std::string& text) { store(folder_.file(name), text); };
  keep("few.txt", lines_from("puzzles/er-2.5.txt", 0, 5 * size));
  keep("list.txt", lines_from("puzzles/er-2.5.txt", 0, 30 * size));
  keep("many.txt", lines_from("puzzles/er-2.5.txt", 0, 600 * size));
  keep("hard.txt", lines_from("puzzles/er-5.0.txt", 0, 2 * size));
  // One puzzle among others with many solutions, and one that cannot be read.
  std::string odd = easy_puzzle() + "\n" + easy_puzzle().substr(1, 80) + "\n";
  for (int i = 0; i < size; ++i) odd += easy_puzzle().substr(0, 30) + std::string(51, '.') + "\n";
  keep("odd.txt", odd + easy_puzzle() + "\n");
  const Words rate = {"rate", "-q", folder_.file("many.txt"), "--scale", "te", "--format", "csv", "--with-meta"};
  keep("rows.csv", run(rate).out);
  keep("part-1.csv", run(rate + Words{"--shard", "1/2"}).out);
  keep("part-2.csv", run(rate + Words{"--shard", "2/2"}).out);
  keep("paths.json", run({"solve", "-q", folder_.file("list.txt"), "--format", "json"}).out);
  std::string requests;
  for (int i = 1; i <= 2 * size; ++i) {
    for (const char* method : {"rate", "path", "explain", "hint", "draw"}) {
      requests += R"({"id":)" + std::to_string(i) + R"(,"method":")" + method + R"(","params":{"puzzle":")" +
                  easy_puzzle() + "\"}}\n";
    }
  }
  keep("requests.json", requests);
}

std::vector<Sample> samples_of_commands() {
  const std::string json_record = R"(\{"type":)";
  const std::string sentence = R"( {0,2}\d+\. |[A-Z0-9])";
  const std::string hard = hard_puzzle();
  return {
      {{"solve", "{in}/few.txt"}, "Puzzle "},
      {{"solve", "{in}/few.txt", "--format", "json"}},
      {{"solve", "{in}/many.txt", "--fast"}},
      {{"solve", "{in}/few.txt", "--short"}, "Puzzle "},
      {{"solve", "{in}/few.txt", "--short", "--format", "json"}},
      {{"solve", "{in}/few.txt", "--fewest"}, "Puzzle "},
      {{"solve", "{in}/few.txt", "--fewest", "--format", "json"}},
      {{"solve", "{in}/few.txt", "--ladder", "se", "--format", "json"}},
      {{"solve", "{in}/few.txt", "--ladder", "hodoku", "--format", "json"}},
      {{"solve", "{in}/few.txt", "--verify", "--format", "json"}},
      {{"export", "{in}/few.txt", "--states", "3", "--negatives", "2", "--text", "sentence"}},
      {{"export", "{in}/list.txt", "--split", "8,1,1", "-o", "{out}/rows", "--resume"}, "", "", "rows"},
      {{"hint", hard, "--prefer", "progress"}, one_record},
      {{"hint", hard, "--format", "json"}, one_record_behind_header},
      {{"steps", hard}, R"([0-9])"},
      {{"steps", hard, "--format", "json"}, json_record},
      {{"steps", hard, "--all"}, R"([0-9])"},
      {{"steps", hard, "--all", "--sort", "progress", "--format", "sentences"}, sentence},
      {{"steps", easy_puzzle(), "--all", "--format", "json"}, json_record},
      {{"steps", easy_puzzle(), "--all", "--solves", "--format", "json"}, json_record},
      {{"explain", hard}, one_record},
      {{"explain", hard, "-o", "{out}/walk.html"}, one_record},
      {{"explain", hard, "--to", "markdown", "-o", "{out}/walk.md"}, one_record},
      {{"draw", hard, "--all", "-o", "{out}/pictures/"}, one_record},
      {{"draw", hard, "--step", "30", "--premises"}, one_record},
      {{"draw", hard, "--step", "30", "-o", "{out}/picture.svg"}, one_record},
      {{"draw", "--cases", project_file("tests/techniques/fish/x_wing.txt"), "-o", "{out}/gallery/"}, one_record},
      {{"sheet", "{in}/list.txt", "-o", "{out}/pages.html"}, one_record},
      {{"sheet", "{in}/list.txt", "--difficulty", "r", "--threads", "2"}, one_record},
      {{"book", "--level", "easy:3", "--level", "medium:3", "--threads", "2", "-o", "{out}/book.html"}, one_record},
      {{"why", hard, "r1c1", "1"}, one_record},
      {{"why", hard, "r1c1", "1", "--format", "json"}, one_record_behind_header},
      {{"assess", hard, "r1c1!=1", "--why"}, one_record},
      {{"assess", hard, "r1c1!=1", "--format", "json"}, one_record_behind_header},
      {{"verify", "{in}/paths.json"}},
      {{"verify", "{in}/paths.json", "--format", "json"}},
      {{"prove", hard, "--cnf", "{out}/puzzle.cnf", "--lrat", "{out}/puzzle.lrat", "--unique"}, one_record},
      {{"prove", hard, "--lrat", "{out}/puzzle.lrat", "--format", "json"}, one_record_behind_header},
      {{"prove", hard, "--lrat", "-"}},
      {{"check-progress", hard}, one_record},
      {{"check-progress", hard, "--format", "json"}, one_record_behind_header},
      {{"check", "{in}/odd.txt"}, "[0-9]"},
      {{"check", "{in}/list.txt", "--format", "json"}},
      {{"count", "{in}/odd.txt", "--limit", "300000"}},
      {{"count", "{in}/odd.txt", "--limit", "10000", "--format", "json", "--search", "bitmask"}},
      {{"convert", "{in}/many.txt", "--to", "grid"}, R"([^\n])"},
      {{"convert", "{in}/odd.txt", "--only-unique"}},
      {{"canon", "{in}/many.txt", "--dedupe", "--format", "csv"}},
      {{"minimise", "{in}/odd.txt"}},
      {{"minimise", "{in}/list.txt", "--format", "json"}},
      {{"generate", "--count", "30", "--seed", "3", "--where", "er >= 4.2", "--format", "json"}},
      {{"generate", "--count", "30", "--seed", "3", "--where", "er >= 4.2", "--format", "json", "--threads", "2"}},
      {{"generate", "--count", "4", "--seed", "3", "--needs", "xy_wing", "--minimal", "--format", "csv"}},
      {{"random", "--count", "300", "--seed", "3", "--format", "json"}},
      {{"merge", "{in}/part-1.csv", "{in}/part-2.csv"}},
      {{"merge", "{in}/part-2.csv", "{in}/part-1.csv", "-o", "{out}/rows.csv"}, "", "", "rows.csv"},
      {{"stats", "{in}/rows.csv"}, one_record},
      {{"stats", "{in}/rows.csv", "--format", "json"}, one_record},
      {{"compare", "{in}/rows.csv", "{in}/part-1.csv"}, one_record},
      {{"techniques", "--format", "markdown"}, one_record},
      {{"serve", "--stdio"}, "", "{in}/requests.json"},
      {{"euler96", project_file("puzzles/project_euler_096.txt")}, one_record},
      {{"judge", "poj3074"}, "", "{in}/many.txt"},
      {{"bench", "{in}/list.txt"}, one_record},
      {{"cases", project_file("tests/techniques/fish/x_wing.txt"), "--propose"}, one_record},
      {{"help", "rate"}, one_record},
  };
}

Sample sample_of_rate(const Words& options, const std::string& list) {
  return {Words{"rate", "{in}/" + list, "-o", "{out}/rows", "--resume"} + options, "", "", "rows"};
}

std::vector<Sample> samples_of_rate_options() {
  const Words json = {"--format", "json"};
  const auto of = [&](const Words& options, const std::string& list = "list.txt") {
    return sample_of_rate(options + json, list);
  };
  return {
      of({"--scale", "fewest", "--trade-off"}, "few.txt"),
      of({"--scale", "fewest", "--trade-off", "--threads", "2"}, "few.txt"),
      of({"--scale", "r,fewest,needs", "--trade-off"}, "few.txt"),
      of({"--scale", "all"}, "few.txt"),
      of({"--neighbours"}, "hard.txt"),
      of({"--redundant"}),
      of({"--spread", "2"}),
      of({"--trace"}),
      of({"--scale", "ser", "--trace"}),
      of({"--scale", "hodoku", "--trace"}),
      of({"--verify"}),
      of({"--canonical"}),
      of({"--extra", "pattern,automorphisms"}),
      of({"--blind", "--where", "r > 3"}),
      sample_of_rate({"--format", "csv", "--with-meta", "--threads", "2"}),
      sample_of_rate({"--format", "text", "--scale", "ser"}),
      sample_of_rate({"--format", "%n%t%{status}%t%g"}),
      {{"rate", "{in}/list.txt", "--sort", "-r"}},
      {{"rate", "{in}/list.txt", "--sample", "9"}},
      {{"rate", "{in}/odd.txt"}},
      {{"rate", "{in}/few.txt", "--scale", "fewest", "--trade-off"}, R"( {0,4}\d+  [a-z])"},
  };
}

std::string list_for_scale(const std::string& scale) {
  for (const char* slow : {"fewest", "needs", "anti_backdoor"}) {
    if (scale == slow) return "few.txt";
  }
  for (const char* fast : {"te", "search", "minimal", "backdoor", "bxb"}) {
    if (scale == fast) return "many.txt";
  }
  return "list.txt";
}

Words subcommands() {
  Words names;
  for (const std::string& line : lines_of(run({"--help"}).out)) {
    if (line == "Options of every command:") break;
    if (line.starts_with("  ") && line[2] != ' ') names.push_back(line.substr(2, line.find(' ', 2) - 2));
  }
  return names;
}

Words scales_of_rate() {
  const std::string refusal = run({"rate", puzzle, "--scale", "nonsense"}).err;
  std::string list = refusal.substr(refusal.find("but: ") + 5);
  std::erase(list, ' ');
  std::erase(list, '\n');
  return fields_of(list);
}

void expect_whole_records(const SampleInputs& inputs, const Sample& sample, int stops, std::mt19937& random) {
  const std::string input = sample.input.empty() ? "" : content_of(with_folders(sample.input, inputs.folder(), ""));
  const TemporaryFolder whole_folder;
  const Words whole_words = words_of(sample, inputs, whole_folder.path());
  const auto start = std::chrono::steady_clock::now();
  Left whole{run(Words{"-q"} + whole_words, input)};
  const auto time = std::chrono::duration_cast<microseconds>(std::chrono::steady_clock::now() - start);
  whole.files = files_in(whole_folder.path());
  for (int i = 0; i < stops; ++i) {
    const microseconds moment(std::uniform_int_distribution<std::int64_t>(0, time.count())(random));
    const int signal = signals[random() % signals.size()];
    ::testing::ScopedTrace trace(__FILE__, __LINE__,
                                 ::testing::PrintToString(sample.words) + " stopped after " +
                                     std::to_string(moment.count()) + " of " + std::to_string(time.count()) + " us");
    const TemporaryFolder folder;
    for (const std::string& name : replaced_files(sample)) store(folder.file(name), before);
    const Words words = Words{"-q"} + words_of(sample, inputs, folder.path());
    Left stopped{run_stopped(words, moment, signal, input)};
    stopped.files = files_in(folder.path());
    expect_beginning(stopped, whole, sample, signal);
    if (!std::ranges::count(sample.words, "--resume")) continue;
    EXPECT_EQ(run(words, input).code, whole.finished.code);
    EXPECT_EQ(files_in(folder.path()), whole.files);
  }
}

}  // namespace deduku::testing
