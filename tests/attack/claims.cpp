// Attacks the conclusions of the techniques. On odd boards every conclusion is compared with all solutions, which are
// found by an independent search. On boards without a solution no conclusion is false, so the premises of conclusions
// are checked.
//
//   claims [--boards 1000] [--seed 1] [--only KIND]
//
// On each board it checks the path and, when that becomes hard, every step of every technique; the same again after
// more false candidates are struck at random; and `why` for some candidates. Exits with 1 if anything was false.
#include <cstdio>
#include <cstdlib>
#include <string>

#include "deduku/explain.hpp"
#include "deduku/formats.hpp"
#include "deduku/why.hpp"
#include "tests/attack/odd_boards.hpp"
#include "tests/attack/plain_solutions.hpp"
#include "tests/support/plain_check.hpp"
#include "tests/support/puzzle_file.hpp"

namespace deduku::testing {
namespace {

/// The number of grids of a path on which every technique runs, and the number of candidates of a board for `why`.
constexpr int most_hard_grids = 2;
constexpr int whys_per_board = 2;
/// On boards without a solution, one step in this many is checked from its premises, because that is slow.
constexpr int steps_per_trial = 20;

struct Tally {
  long long boards = 0;
  long long steps = 0;
  long long conclusions = 0;
  long long tried = 0;  ///< steps that were compared with their premises
  long long falsehoods = 0;
};

/// Compares the conclusions about one board with its solutions.
class Claims {
 public:
  Claims(const Board& board, Solver& solver, OddBoards& chance, Tally& tally)
      : board_(board), grid_(board), solutions_(grid_), solver_(solver), chance_(chance), tally_(tally) {}

  void attack() {
    ++tally_.boards;
    promise_ = promise_of(grid_);
    expect(is_kept(promise_), "a promise that does not hold", "");
    follow_path();
    if (!grid_.has_contradiction()) ask_all(thinned());
    for (int i = 0; i < whys_per_board; ++i) ask_why();
  }

 private:
  void expect(bool holds, const char* complaint, const std::string& step) {
    if (holds) return;
    ++tally_.falsehoods;
    const formats::Format* const form = formats::find_format(board_.marks ? "candidates" : "line");
    std::printf("%s: %s on\n%s", complaint, step.c_str(), form->write(board_).c_str());
  }

  bool is_kept(Promise promise) const {
    if ((promise == Promise::none) != (solutions_.count() != SolutionCount::one)) return false;
    if (promise != Promise::givens) return true;
    Board givens;
    givens.givens = board_.givens;
    for (Cell cell : board_.givens) givens.values[cell] = board_.values[cell];
    return PlainSolutions(Grid(givens)).count() == SolutionCount::one;
  }

  void follow_path() {
    Grid grid = grid_;
    int hard_grids = 0;
    while (!grid.has_contradiction()) {
      const std::optional<StepEvent> event = solver_.next_step(grid, promise_);
      const bool is_hard = !event || level_of(event->rung->cost) > Level::hard;
      const Effects effects = event ? Effects(event->view.step.effects) : Effects();
      if (event) check(event->view);
      if (is_hard && !grid.is_complete() && hard_grids++ < most_hard_grids) ask_all(grid);
      if (effects.places.empty() && effects.removes.empty()) return;
      if (grid.apply(effects) == Status::contradiction) return;
    }
  }

  void ask_all(const Grid& grid) {
    if (grid.is_complete() || grid.has_contradiction()) return;
    for (int i = 0; i < technique_count; ++i) {
      const StepList& steps = solver_.all_steps(grid, static_cast<TechniqueId>(i), promise_);
      for (const Step& step : steps) check(steps.view(grid, step));
    }
  }

  void check(const StepView& view) {
    ++tally_.steps;
    if (solutions_.count() == SolutionCount::none) {
      if (tally_.steps % steps_per_trial == 0) try_premises(view);
      return;
    }
    tally_.conclusions += view.step.effects.removes.size() + view.step.effects.places.size();
    if (!is_true(view.step.effects)) expect(false, "false", step_line(view));
  }

  bool is_true(const Effects& effects) const {
    const CandidateSet& possible = solutions_.possible();
    if (effects.removes.intersects(possible)) return false;
    for (Candidate placed : effects.places) {
      if (possible.digits(placed.cell()) != DigitSet{placed.digit()}) return false;
    }
    return true;
  }

  void try_premises(const StepView& view) {
    const std::optional<bool> follows = follow(view.before, premises_of(view), view.step.effects);
    if (!follows) return;
    ++tally_.tried;
    if (!*follows) expect(false, "does not follow", step_line(view));
  }

  /// The board without some of the candidates that are in no solution.
  Grid thinned() {
    const int percent = chance_.below(80);
    Board board;
    board.givens = board_.givens;
    board.marks.emplace();
    for (Cell cell : Cell::all()) {
      if (grid_.value(cell)) board.values[cell] = static_cast<std::uint8_t>(grid_.value(cell)->number());
    }
    for (Candidate candidate : grid_.all_candidates()) {
      const bool stays = solutions_.possible().contains(candidate) || !chance_.happens(percent);
      if (stays) (*board.marks)[candidate.cell()].insert(candidate.digit());
    }
    return Grid(board);
  }

  void ask_why() {
    const CandidateSet asked = grid_.all_candidates();
    if (asked.empty()) return;
    int skipped = chance_.below(asked.size());
    for (Candidate candidate : asked) {
      if (skipped-- == 0) check(why(grid_, candidate));
    }
  }

  void check(const Why& found) {
    for (std::size_t i = 0; i < found.slice.path.size(); ++i) check(found.slice.path[i].view);
    if (is_cut_short(found)) return;
    const CandidateSet& possible = solutions_.possible();
    const bool is_possible = possible.contains(found.candidate);
    const bool is_certain = possible.digits(found.candidate.cell()) == DigitSet{found.candidate.digit()};
    const std::string about = effects_text({.places = {found.candidate}});
    expect((found.status == Outcome::none) == possible.empty(), "why counts other solutions", about);
    if (possible.empty() || found.status == Outcome::none) return;
    expect((found.status == WhyFinding::undecided) == (is_possible && !is_certain), "why calls it decided, or not",
           about);
    if (found.status != WhyFinding::undecided) expect(found.is_true == is_certain, "why says the opposite", about);
  }

  static bool is_cut_short(const Why& found) {
    return found.status == Outcome::out_of_budget || found.status == Outcome::stopped;
  }

  const Board& board_;
  const Grid grid_;
  const PlainSolutions solutions_;
  Promise promise_ = Promise::none;
  Solver& solver_;
  OddBoards& chance_;
  Tally& tally_;
};

std::vector<Board> hard_puzzles() {
  std::vector<Board> boards;
  for (const char* list : {"er-5.0", "top95"}) {
    for (const std::string& line : read_lines(project_file("puzzles/" + std::string(list) + ".txt"))) {
      boards.push_back(board_of_line(line));
    }
  }
  return boards;
}

int attack_odd_boards(int argc, char** argv) {
  long long boards = 1000;
  std::uint64_t seed = 1;
  std::string only;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string option = argv[i];
    if (option == "--boards") boards = std::atoll(argv[i + 1]);
    if (option == "--seed") seed = std::strtoull(argv[i + 1], nullptr, 10);
    if (option == "--only") only = argv[i + 1];
  }
  OddBoards odd(seed, hard_puzzles());
  Solver solver;
  std::array<Tally, odd_kind_names.size()> tallies{};
  for (long long n = 0, made = 0; made < boards; ++n) {
    const auto kind = static_cast<std::size_t>(n) % odd_kind_names.size();
    if (!only.empty() && only != odd_kind_names[kind]) continue;
    const Board board = odd.make(static_cast<OddKind>(kind));
    Claims(board, solver, odd, tallies[kind]).attack();
    ++made;
  }
  Tally all;
  for (std::size_t kind = 0; kind < tallies.size(); ++kind) {
    const Tally& tally = tallies[kind];
    std::printf("%-16s %8lld boards %10lld steps %10lld conclusions %8lld tried %lld false\n",
                odd_kind_names[kind].data(), tally.boards, tally.steps, tally.conclusions, tally.tried,
                tally.falsehoods);
    all.conclusions += tally.conclusions;
    all.falsehoods += tally.falsehoods;
  }
  std::printf("%lld conclusions, %lld false\n", all.conclusions, all.falsehoods);
  return all.falsehoods == 0 && all.conclusions > 0 ? 0 : 1;
}

}  // namespace
}  // namespace deduku::testing

int main(int argc, char** argv) {
  return deduku::testing::attack_odd_boards(argc, argv);
}
