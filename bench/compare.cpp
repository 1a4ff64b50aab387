// Compares searches on lists of puzzles and prints a Markdown table: a line for each solver and a column for each list.
// The figures are thousands of puzzles a second (when counting all solutions: millions of solutions).
//
//   compare --limit 2 --peer other=./other.so:solve 17clue.txt hardest.txt
//
// Before the measurement, all solvers must give the same answers, and their solutions must be correct. Then they take
// turns; in each round each answers all puzzles of a list. A figure is the median of its rounds, in processor time.
#include <time.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <iostream>

#include "bench/entrants.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::bench {
namespace {

struct Options {
  std::vector<std::string> lists;
  std::vector<std::string> peers;
  std::vector<std::string> without;
  std::uint64_t limit = 2;  ///< 0: no limit
  std::size_t puzzles = 2000;
  int rounds = 7;

  std::uint64_t effective_limit() const { return limit == 0 ? search::no_limit : limit; }
};

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Puzzles spread evenly over a list.
Puzzles read_puzzles(const std::string& list, std::size_t most) {
  const std::vector<std::string> lines = testing::read_lines(list);
  const std::size_t stride = std::max<std::size_t>(1, (lines.size() + most - 1) / most);
  Puzzles puzzles;
  for (std::size_t i = 0; i < lines.size(); i += stride) puzzles.add(lines[i]);
  if (puzzles.size() == 0) throw std::runtime_error("no puzzles in " + list);
  return puzzles;
}

/// Whether an answer has digits in all cells, including those of the puzzle, and no digit twice in a house.
bool is_solution(const char* puzzle, const Answer& answer) {
  const Board board = testing::board_of_line({answer.solution.data(), Cell::count});
  for (Cell cell : Cell::all()) {
    const char given = puzzle[cell.index()];
    if (board.values[cell] == 0) return false;
    if (given != '.' && given != answer.solution[cell.index()]) return false;
  }
  return !find_conflict(board);
}

class Comparison {
 public:
  explicit Comparison(const Options& options);

  /// False if a solver is wrong.
  bool check(const std::string& list);
  void measure(const std::string& list);
  void print() const;

 private:
  bool check(const Entrant& entrant, const Puzzles& puzzles, const std::vector<Answer>& expected) const;
  std::vector<Answer> answers(const Entrant& entrant, const Puzzles& puzzles, std::uint64_t limit) const;
  double units(const Puzzles& puzzles) const;
  void print_ratio(const std::string& title, Entrant::Kind one, Entrant::Kind other) const;
  double best(Entrant::Kind kind, std::size_t list) const;

  const Options& options_;
  std::vector<Entrant> entrants_;
  /// For each entrant its figure in each list.
  std::vector<std::vector<double>> figures_;
};

Comparison::Comparison(const Options& options) : options_(options), entrants_(own_entrants()) {
  for (const std::string& peer : options.peers) entrants_.push_back(load_peer(peer));
  std::erase_if(entrants_, [&](const Entrant& entrant) {
    return std::find(options.without.begin(), options.without.end(), entrant.name) != options.without.end();
  });
  figures_.resize(entrants_.size());
}

std::vector<Answer> Comparison::answers(const Entrant& entrant, const Puzzles& puzzles, std::uint64_t limit) const {
  std::vector<Answer> answers(puzzles.size());
  entrant.run(puzzles, limit, answers);
  return answers;
}

bool Comparison::check(const Entrant& entrant, const Puzzles& puzzles, const std::vector<Answer>& expected) const {
  const std::vector<Answer> counted = answers(entrant, puzzles, options_.effective_limit());
  const std::vector<Answer> solved = answers(entrant, puzzles, 1);
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const bool hands_out = solved[i].count > 0 && solved[i].solution[0] >= '1';
    const bool right = counted[i].count == expected[i].count &&
                       solved[i].count == std::min<std::uint64_t>(1, expected[i].count) &&
                       (!hands_out || is_solution(puzzles[i], solved[i]));
    wrong += right ? 0 : 1;
  }
  if (wrong > 0) std::cerr << entrant.name << ": " << wrong << " wrong answers\n";
  return wrong == 0;
}

bool Comparison::check(const std::string& list) {
  const Puzzles puzzles = read_puzzles(list, options_.puzzles);
  const std::vector<Answer> expected = answers(entrants_.front(), puzzles, options_.effective_limit());
  bool all_right = true;
  for (const Entrant& entrant : entrants_) all_right &= check(entrant, puzzles, expected);
  if (!all_right) std::cerr << "in " << list << "\n";
  return all_right;
}

/// The number that a figure counts: thousands of puzzles, or millions of solutions.
double Comparison::units(const Puzzles& puzzles) const {
  if (options_.limit != 0) return 1e-3 * static_cast<double>(puzzles.size());
  double solutions = 0;
  for (const Answer& answer : answers(entrants_.front(), puzzles, search::no_limit)) {
    solutions += static_cast<double>(answer.count);
  }
  return 1e-6 * solutions;
}

void Comparison::measure(const std::string& list) {
  const Puzzles puzzles = read_puzzles(list, options_.puzzles);
  std::vector<Answer> answers(puzzles.size());
  std::vector<std::vector<double>> seconds(entrants_.size());
  for (int round = 0; round < options_.rounds; ++round) {
    for (std::size_t i = 0; i < entrants_.size(); ++i) {
      const double begin = processor_seconds();
      entrants_[i].run(puzzles, options_.effective_limit(), answers);
      seconds[i].push_back(processor_seconds() - begin);
    }
  }
  const double done = units(puzzles);
  for (std::size_t i = 0; i < entrants_.size(); ++i) figures_[i].push_back(done / median(seconds[i]));
}

double Comparison::best(Entrant::Kind kind, std::size_t list) const {
  double best = 0;
  for (std::size_t i = 0; i < entrants_.size(); ++i) {
    if (entrants_[i].kind == kind) best = std::max(best, figures_[i][list]);
  }
  return best;
}

void Comparison::print_ratio(const std::string& title, Entrant::Kind one, Entrant::Kind other) const {
  if (best(one, 0) == 0 || best(other, 0) == 0) return;
  std::printf("| %s |", title.c_str());
  for (std::size_t list = 0; list < options_.lists.size(); ++list) {
    std::printf(" **%.2f** |", best(one, list) / best(other, list));
  }
  std::printf("\n");
}

void Comparison::print() const {
  std::printf("| |");
  for (const std::string& list : options_.lists) {
    const std::string name = list.substr(list.rfind('/') + 1);
    std::printf(" %s |", name.substr(0, name.find('.')).c_str());
  }
  std::printf("\n|---|");
  for (std::size_t list = 0; list < options_.lists.size(); ++list) std::printf("--:|");
  std::printf("\n");
  for (std::size_t i = 0; i < entrants_.size(); ++i) {
    std::printf("| %s |", entrants_[i].name.c_str());
    for (double figure : figures_[i]) std::printf(" %.*f |", figure < 100 ? 2 : 0, figure);
    std::printf("\n");
  }
  print_ratio("deduku / best peer", Entrant::Kind::ours, Entrant::Kind::peer);
  print_ratio("solve_many / deduku", Entrant::Kind::bulk, Entrant::Kind::ours);
}

int run(const Options& options) {
  Comparison comparison(options);
  bool all_right = true;
  for (const std::string& list : options.lists) all_right &= comparison.check(list);
  if (!all_right) return 1;
  for (const std::string& list : options.lists) comparison.measure(list);
  comparison.print();
  return 0;
}

}  // namespace
}  // namespace deduku::bench

int main(int argc, char** argv) {
  deduku::bench::Options options;
  CLI::App app("Compares searches on lists of puzzles");
  app.add_option("lists", options.lists, "Files, 81 characters at the start of each line")->required();
  app.add_option("--peer", options.peers, "NAME=FILE:FUNCTION[:FLAGS], a solver in a shared object")
      ->allow_extra_args(false);
  app.add_option("--without", options.without, "The name of a solver to leave out")->allow_extra_args(false);
  app.add_option("--limit", options.limit, "Solutions to look for; 0: all");
  app.add_option("--puzzles", options.puzzles, "At most so many of each list, spread evenly");
  app.add_option("--rounds", options.rounds, "How often each solver answers a list");
  CLI11_PARSE(app, argc, argv);
  try {
    return deduku::bench::run(options);
  } catch (const std::runtime_error& error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
