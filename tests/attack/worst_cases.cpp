// Searches for the most costly boards: for each question to the service, it climbs from random boards to costlier ones.
//
//   worst_cases [--seconds 600] [--seed 1] [--only WORDS] [--boards FILE]
//
// Prints the worst board found for each question, by criterion: time, memory, or deafness, which is the longest time in
// which the question did not check whether to stop. With --boards it also climbs from the boards of a file, one per
// line.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>

#include "deduku/formats.hpp"
#include "tests/support/counted_heap.hpp"
#include "tests/support/question_cost.hpp"
#include "tests/support/random_puzzle.hpp"

namespace deduku::testing {
namespace {

using Json = nlohmann::json;

/// A board together with a solution of it.
struct Subject {
  Board board;
  Solution solution;
};

bool happens(std::mt19937_64& rng, int percent) {
  return static_cast<int>(rng() % 100) < percent;
}

/// Marks in each open cell: the digit of the solution and others, up to a number.
Subject crowded(std::mt19937_64& rng, const Solution& solution, int solved_percent, int least, int most) {
  Subject subject{{}, solution};
  subject.board.marks.emplace();
  for (Cell cell : Cell::all()) {
    const Digit digit = solution[cell];
    DigitSet& marks = (*subject.board.marks)[cell];
    if (happens(rng, solved_percent)) {
      subject.board.values[cell] = static_cast<std::uint8_t>(digit.number());
      continue;
    }
    marks.insert(digit);
    const int size = least + static_cast<int>(rng() % static_cast<unsigned>(most - least + 1));
    while (marks.size() < size) marks.insert(Digit(static_cast<int>(rng() % 9)));
  }
  return subject;
}

/// A puzzle with all marks that its givens leave, some further digits placed, some wrong marks struck.
Subject in_progress(std::mt19937_64& rng) {
  const Board puzzle = random_puzzle(rng);
  Subject subject{puzzle, search::solve(Grid(puzzle)).value()};
  const Grid grid(puzzle);
  subject.board.marks.emplace();
  const int struck = static_cast<int>(rng() % 60);
  for (Cell cell : grid.empty_cells()) {
    for (Digit digit : grid.candidates(cell)) {
      if (digit == subject.solution[cell] || !happens(rng, struck)) (*subject.board.marks)[cell].insert(digit);
    }
  }
  return subject;
}

Subject random_subject(std::mt19937_64& rng) {
  const Solution solution = random_full_grid(rng);
  switch (rng() % 5) {
    case 0:
      return in_progress(rng);
    case 1:
      return crowded(rng, solution, 0, 7, 9);  // a sukaku with few marks missing
    case 2:
      return crowded(rng, solution, 0, 2, 2);  // cells of two candidates
    case 3:
      return crowded(rng, solution, static_cast<int>(rng() % 40), 2, 4);  // almost locked sets
    default:
      return crowded(rng, solution, static_cast<int>(rng() % 60), 1, 9);
  }
}

/// The same board with a few marks or digits changed; the solution remains a solution.
Subject changed(Subject subject, std::mt19937_64& rng) {
  const int changes = 1 + static_cast<int>(rng() % 6);
  for (int i = 0; i < changes; ++i) {
    const int cell = static_cast<int>(rng() % 81);
    const Digit digit = subject.solution[cell];
    DigitSet& marks = (*subject.board.marks)[cell];
    std::uint8_t& value = subject.board.values[cell];
    if (value != 0 && !subject.board.givens.contains(Cell(cell)) && happens(rng, 50)) {
      value = 0;
      marks = {digit};
    }
    if (value != 0) continue;
    const Digit other(static_cast<int>(rng() % 9));
    if (happens(rng, 5)) {
      value = static_cast<std::uint8_t>(digit.number());
      marks = {};
    } else if (other != digit && marks.contains(other)) {
      marks.erase(other);
    } else {
      marks.insert(other);
    }
  }
  return subject;
}

Json board_json_of(const Board& board) {
  std::string digits;
  Json marks = Json::array();
  for (Cell cell : Cell::all()) {
    digits += static_cast<char>('0' + board.values[cell]);
    Json own = Json::array();
    for (Digit digit : (*board.marks)[cell]) own.push_back(digit.number());
    marks.push_back(own);
  }
  return {{"digits", digits}, {"marks", marks}};
}

struct Figures {
  double seconds = 0;
  double megabytes = 0;
  double deafness = 0;
};

Figures measured(const BoardQuestion& question, const Subject& subject, std::uint64_t choice) {
  Json parameters = question.parameters;
  parameters["board"] = board_json_of(subject.board);
  if (question.method == "why") {
    const Grid grid(subject.board);
    std::vector<Candidate> asked;
    for (Candidate candidate : grid.all_candidates()) {
      const bool is_true = subject.solution[candidate.cell()] == candidate.digit();
      if (is_true == (question.name == "why true")) asked.push_back(candidate);
    }
    if (asked.empty()) return {};
    const Candidate candidate = asked[choice % asked.size()];
    const int row = candidate.cell().index() / 9 + 1;
    const int column = candidate.cell().index() % 9 + 1;
    parameters["cell"] = "r" + std::to_string(row) + "c" + std::to_string(column);
    parameters["digit"] = candidate.digit().number();
  }
  max_bytes = live_bytes.load();
  const std::size_t before = live_bytes;
  const QuestionCost cost = cost_of(question.method, parameters);
  return {cost.seconds, static_cast<double>(max_bytes - before) / 1e6, cost.longest_deafness};
}

constexpr const char* kinds[] = {"seconds", "megabytes", "deafness"};

double figure(const Figures& figures, int kind) {
  return kind == 0 ? figures.seconds : kind == 1 ? figures.megabytes : figures.deafness;
}

void climb(const BoardQuestion& question, int kind, double seconds, std::mt19937_64& rng,
           const std::vector<Subject>& given) {
  const double end = processor_time() + seconds;
  double worst = 0;
  Subject worst_subject;
  while (processor_time() < end) {
    Subject best = !given.empty() && happens(rng, 30) ? given[rng() % given.size()] : random_subject(rng);
    double most = 0;
    for (int failures = 0; failures < 25 && processor_time() < end;) {
      const Subject next = most == 0 ? best : changed(best, rng);
      const double own = figure(measured(question, next, rng()), kind);
      failures = own > most * 1.01 ? 0 : failures + 1;
      if (own <= most) continue;
      most = own;
      best = next;
    }
    if (most <= worst) continue;
    worst = most;
    worst_subject = best;
  }
  if (worst == 0) return;
  std::printf("%-32s %-9s %9.3f  %s\n", question.name.c_str(), kinds[kind], worst,
              board_json_of(worst_subject.board).dump().c_str());
  std::fflush(stdout);
}

std::vector<Subject> subjects_of(const std::string& file) {
  std::vector<Subject> subjects;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    const auto record = formats::read_puzzle(line);
    if (!record) continue;
    const Grid grid(record->board);
    const auto solution = search::solve(grid);
    if (!solution) continue;
    Subject subject{record->board, *solution};
    if (!subject.board.marks) {
      subject.board.marks.emplace();
      for (Cell cell : grid.empty_cells()) (*subject.board.marks)[cell] = grid.candidates(cell);
    }
    subjects.push_back(subject);
  }
  return subjects;
}

int run(int argc, char** argv) {
  double seconds = 600;
  std::uint64_t seed = 1;
  std::string only;
  std::vector<Subject> given;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string option = argv[i];
    if (option == "--seconds") seconds = std::atof(argv[i + 1]);
    if (option == "--seed") seed = std::strtoull(argv[i + 1], nullptr, 10);
    if (option == "--only") only = argv[i + 1];
    if (option == "--boards") given = subjects_of(argv[i + 1]);
  }
  std::vector<BoardQuestion> questions = all_board_questions();
  std::erase_if(questions,
                [&](const BoardQuestion& question) { return question.name.find(only) == std::string::npos; });
  const double share = seconds / static_cast<double>(questions.size() * std::size(kinds));
  for (const BoardQuestion& question : questions) {
    for (int kind = 0; kind < 3; ++kind) {
      std::mt19937_64 rng(seed);
      climb(question, kind, share, rng, given);
    }
  }
  return 0;
}

}  // namespace
}  // namespace deduku::testing

int main(int argc, char** argv) {
  return deduku::testing::run(argc, argv);
}
