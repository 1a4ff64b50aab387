#include "deduku/assess.hpp"

#include <algorithm>
#include <array>

#include "deduku/houses.hpp"
#include "deduku/moves.hpp"
#include "src/core/contract.hpp"
#include "src/core/givens.hpp"
#include "src/search/admission.hpp"

namespace deduku {

namespace {

int value_at(const Board& board, Cell cell) {
  return board.values[cell];
}

/// Whether a digit may be in a cell next to the digits of the board.
bool fits(const Board& board, Candidate placed) {
  const int held = value_at(board, placed.cell());
  if (held != 0 && held != placed.digit().number()) return false;
  for (Cell peer : peers(placed.cell())) {
    if (value_at(board, peer) == placed.digit().number()) return false;
  }
  return true;
}

/// The first part of a move that the rules forbid next to the digits of the board.
std::optional<Candidate> forbidden_part(const Board& board, const Effects& move) {
  for (Candidate placed : move.places) {
    if (!fits(board, placed) || move.places.intersects(excluded_by(placed))) return placed;
  }
  for (Candidate removed : move.removes) {
    if (value_at(board, removed.cell()) == removed.digit().number()) return removed;
  }
  return std::nullopt;
}

/// Whether a digit is a candidate of an empty cell: no digit of the board excludes it, and its marks have it.
bool is_open(const Board& board, Candidate candidate) {
  const Cell cell = candidate.cell();
  if (value_at(board, cell) != 0 || !fits(board, candidate)) return false;
  return !board.marks || (*board.marks)[cell].contains(candidate.digit());
}

/// The part of a move that is not on the board already.
Effects new_part_of(const Effects& move, const Board& board) {
  Effects part;
  for (Candidate placed : move.places) {
    if (value_at(board, placed.cell()) != placed.digit().number()) part.places.insert(placed);
  }
  for (Candidate removed : move.removes) {
    if (is_open(board, removed)) part.removes.insert(removed);
  }
  return part;
}

bool has(const Solution& solution, Candidate candidate) {
  return solution[candidate.cell()] == candidate.digit();
}

TechniqueSet set_of(const std::vector<TechniqueId>& techniques) {
  TechniqueSet set;
  for (TechniqueId technique : techniques) set.set(static_cast<std::size_t>(technique));
  return set;
}

}  // namespace

std::string_view name(MoveFault fault) {
  static constexpr std::array<std::string_view, move_fault_count> names = {"breaks_rule",   "false", "no_solution",
                                                                           "already_known", "guess", "other_technique"};
  return names[static_cast<std::size_t>(fault)];
}

struct Assessor::State {
  Solver solver;
  SolverOptions options;

  // The facts about the board of the last move.
  std::optional<Board> board{};
  BoardProgress progress{};
  std::optional<Grid> grid{};  ///< empty if digits conflict
  /// Up to two solutions of the board; if it has no solution, the only one of its puzzle.
  std::vector<Solution> solutions{};
  Promise promise = Promise::none;
  std::optional<int> cheapest{};
  int searched = 0;  ///< the cheapest step was searched for up to this cost

  std::optional<OwnedStep> step{};

  State(const Ladder& ladder, const SolverOptions& solver_options)
      : solver(ladder, solver_options), options(solver_options) {}

  /// Computes the facts about a board before any move.
  void look_at(const Board& next) {
    if (board == next) return;
    board.reset();
    grid = Grid::checked(next);
    solutions.clear();
    cheapest.reset();
    searched = -1;
    const Board puzzle = givens_only(next);
    const bool has_puzzle = !find_conflict(puzzle);
    progress = has_puzzle ? find_faults(next, *options.search) : BoardProgress{};
    if (progress.status == ProgressFinding::wrong) {
      if (progress.puzzle == Outcome::solved) solutions = search::two_solutions(Grid(puzzle), *options.search);
    } else if (grid) {
      solutions = search::two_solutions(*grid, *options.search);
      promise = promise_of(*grid, options);
    }
    board = next;
  }

  /// Whether the board has a solution.
  bool is_solvable() const { return progress.status == ProgressFinding::right || progress.status == Outcome::several; }

  /// The first part of a move that some solution denies. There must be a solution.
  std::optional<Candidate> denied_part(const Effects& move) const {
    for (Candidate placed : move.places) {
      if (!is_in_all(placed)) return placed;
    }
    for (Candidate removed : move.removes) {
      if (!is_in_none(removed)) return removed;
    }
    return std::nullopt;
  }

  bool is_in_all(Candidate candidate) const {
    if (!std::ranges::all_of(solutions, [&](const Solution& solution) { return has(solution, candidate); }))
      return false;
    return solutions.size() == 1 || grid->is_solved(candidate.cell()) ||
           !search::solution_where(candidate, false, *grid, *options.search);
  }

  bool is_in_none(Candidate candidate) const {
    if (std::ranges::any_of(solutions, [&](const Solution& solution) { return has(solution, candidate); }))
      return false;
    return solutions.size() == 1 || !grid->has(candidate) ||
           !search::solution_where(candidate, true, *grid, *options.search);
  }

  /// The step that a search finds. If the caller's limits ended it before it found one, the assessment is cut short.
  /// Limits of a technique do not cut it short: they are part of the technique, and no budget changes the answer.
  std::optional<StepEvent> find(const StepRequest& request, Assessment& assessment) {
    const std::optional<StepEvent> event = solver.cheapest_step_for(request, *grid, promise);
    if (!event && is_cut_short(solver.ending())) assessment.cut_short = solver.ending();
    return event;
  }

  void find_cheapest(int within, Assessment& assessment) {
    if (!cheapest && searched < within) {
      Assessment search;
      if (const auto event = find({.effects = {}, .most = within}, search))
        cheapest = cost_of(*event->rung, event->view.step);
      if (search.cut_short) {
        assessment.cut_short = search.cut_short;
      } else {
        searched = within;
      }
    }
    if (cheapest && *cheapest <= within) assessment.cheapest = cheapest;
  }

  /// Finds the cheapest step that gives the wanted effects.
  void find_step(const Effects& wanted, int within, Assessment& assessment) {
    // If every step of the board costs more, this one does not exist.
    const StepRequest request{.effects = wanted, .least = assessment.cheapest.value_or(0), .most = within};
    const std::optional<StepEvent> event = assessment.cheapest ? find(request, assessment) : std::nullopt;
    if (!event) {
      if (!assessment.cut_short) assessment.follows = false;
      return;
    }
    assessment.follows = true;
    assessment.technique = event->view.step.technique;
    assessment.cost = cost_of(*event->rung, event->view.step);
    step.emplace(event->view);
  }

  /// Whether a step of the techniques that a move claims gives the wanted effects.
  void find_named(const Move& move, const Effects& wanted, int within, Assessment& assessment) {
    if (move.techniques.empty() || !assessment.follows) return;
    const TechniqueSet claimed = set_of(move.techniques);
    assessment.is_named = *assessment.follows && claimed.test(static_cast<std::size_t>(*assessment.technique));
    if (!*assessment.follows || *assessment.is_named) return;
    Assessment search;
    assessment.is_named =
        find({.effects = wanted, .least = *assessment.cost, .most = within, .techniques = claimed}, search).has_value();
    if (!search.cut_short) return;
    assessment.is_named.reset();
    assessment.cut_short = search.cut_short;
  }

  std::optional<MoveFault> fault_of(const Assessment& assessment) const {
    if (!assessment.is_legal) return MoveFault::breaks_rule;
    if (assessment.is_true == false) return MoveFault::is_false;
    if (!is_solvable()) return MoveFault::no_solution;
    if (!assessment.is_new) return MoveFault::already_known;
    if (assessment.follows == false) return MoveFault::guess;
    if (assessment.is_named == false) return MoveFault::other_technique;
    return std::nullopt;
  }
};

Assessor::Assessor(const Ladder& ladder, const SolverOptions& options) : state_(make_hidden<State>(ladder, options)) {}

Assessment Assessor::assess(const Board& board, const Move& move, int within) {
  require_digits(board);
  require(move.effects.has_effect(), "Assessor: the move changes nothing");
  require(!move.effects.places.intersects(move.effects.removes),
          "Assessor: the move removes a candidate that it places");
  state_->step.reset();
  state_->look_at(board);
  const Effects wanted = new_part_of(move.effects, board);
  Assessment assessment{.board = state_->progress.status};
  assessment.denied = forbidden_part(board, move.effects);
  assessment.is_legal = !assessment.denied;
  assessment.is_new = wanted.has_effect();
  if (!state_->solutions.empty()) {
    const std::optional<Candidate> denied = state_->denied_part(move.effects);
    assessment.is_true = !denied;
    if (assessment.is_legal) assessment.denied = denied;
  }
  if (state_->is_solvable()) {
    state_->find_cheapest(within, assessment);
    assessment.follows = false;
    if (assessment.is_legal && assessment.is_new && *assessment.is_true) {
      assessment.follows.reset();
      state_->find_step(wanted, within, assessment);
    }
    state_->find_named(move, wanted, within, assessment);
  }
  assessment.fault = state_->fault_of(assessment);
  return assessment;
}

const OwnedStep* Assessor::step() const {
  return state_->step ? &*state_->step : nullptr;
}

const BoardProgress& Assessor::progress() const {
  return state_->progress;
}

}  // namespace deduku
