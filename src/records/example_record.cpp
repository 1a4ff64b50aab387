#include "src/records/example_record.hpp"

#include <algorithm>

#include "deduku/explain.hpp"
#include "src/core/splitmix64.hpp"
#include "src/records/puzzle_identity.hpp"
#include "src/records/trace_text.hpp"

namespace deduku::records {

namespace {

/// "place(4, 5, 7)": row, column, digit.
std::string call_text(std::string_view tool, Candidate candidate) {
  const Cell cell = candidate.cell();
  return std::string(tool) + "(" + std::to_string(cell.row().number()) + ", " + std::to_string(cell.column().number()) +
         ", " + std::to_string(candidate.digit().number()) + ")";
}

/// "eliminate(4, 3, 5); eliminate(5, 3, 5)"
std::string calls_text(const Effects& effects) {
  std::string text;
  const auto add = [&](std::string_view tool, const CandidateSet& candidates) {
    for (Candidate candidate : candidates) text += (text.empty() ? "" : "; ") + call_text(tool, candidate);
  };
  add("place", effects.places);
  add("eliminate", effects.removes);
  return text;
}

std::string words_of(const StepView& view, StepWords words, const TextStyle& style) {
  return words == StepWords::calls ? calls_text(view.step.effects) : sentence(view, style);
}

Json texts_json(const Path& path, StepWords words, const TextStyle& style) {
  Json texts = Json::array();
  for (std::size_t i = 0; i < path.size(); ++i) texts.push_back(words_of(path[i].view, words, style));
  return texts;
}

/// The cost of the costliest step, in hundredths.
int hardest_of(const Path& path) {
  int hardest = 0;
  for (const StepEvent& event : path) hardest = std::max(hardest, cost_of(*event.rung, event.view.step));
  return hardest;
}

/// The grid before the step at this index; after the last step, the final grid.
const Grid& grid_at(const Path& path, std::size_t at) {
  return at < path.size() ? path[at].view.before : path.finish();
}

/// A grid of the path of a puzzle as a board, with all its marks.
Board board_at(const Grid& grid, const Board& puzzle) {
  Board board = formats::board_of(grid);
  board.givens = puzzle.givens;
  board.marks.emplace();
  for (Cell cell : Cell::all()) (*board.marks)[cell] = grid.candidates(cell);
  return board;
}

/// Nine characters for each cell, each a digit or a dot; one digit in a cell that is solved.
std::string candidates_line(const Grid& grid) {
  std::string text;
  for (Cell cell : Cell::all()) {
    for (Digit digit : Digit::all()) {
      const bool is_possible = grid.has(cell, digit) || grid.value(cell) == digit;
      text += is_possible ? static_cast<char>('0' + digit.number()) : '.';
    }
  }
  return text;
}

/// Indices of steps, evenly spread from the first to the last.
std::vector<std::size_t> spread_over(std::size_t steps, int count) {
  std::vector<std::size_t> places;
  const std::size_t last = steps == 0 ? 0 : steps - 1;
  const auto wanted = static_cast<std::size_t>(count);
  for (std::size_t i = 0; i < wanted; ++i) {
    const std::size_t place = wanted == 1 ? last / 2 : i * last / (wanted - 1);
    if (places.empty() || places.back() != place) places.push_back(place);
  }
  return places;
}

/// Random draws that are the same on every platform.
class Draw {
 public:
  explicit Draw(std::uint64_t seed) : state_(seed) {}

  Candidate from(const CandidateSet& candidates) {
    auto place = candidates.begin();
    const auto size = static_cast<std::uint64_t>(candidates.size());
    for (std::uint64_t steps = splitmix64(state_) % size; steps > 0; --steps) ++place;
    state_ += splitmix64_step;
    return *place;
  }

 private:
  std::uint64_t state_;
};

/// Draws wrong moves of four plausible kinds on a board: a wrong digit placed, a right one placed too soon, a right one
/// removed, a wrong one removed too soon; in turn, as far as the board has them. Each is judged, and its fault is the
/// verdict.
class NegativeMoves {
 public:
  NegativeMoves(Assessor& assessor, const Board& board, const Grid& grid, const Solution& solution, int within,
                Draw draw)
      : assessor_(assessor), board_(board), within_(within), draw_(draw) {
    for (Cell cell : Cell::all()) {
      if (grid.is_solved(cell)) continue;
      for (Digit digit : grid.candidates(cell)) {
        (digit == solution[cell] ? right_ : wrong_).insert(Candidate(cell, digit));
      }
    }
    pools_ = {wrong_, right_, right_, wrong_};
  }

  Json take(int count) {
    Json moves = Json::array();
    int failures = 0;
    for (std::size_t kind = 0; static_cast<int>(moves.size()) < count && failures < 4;
         kind = (kind + 1) % pools_.size()) {
      Json move = next(kind);
      failures = move.is_null() ? failures + 1 : 0;
      if (!move.is_null()) moves.push_back(std::move(move));
    }
    return moves;
  }

 private:
  /// The next move of a kind; null if there is no such move, or none was found in a few tries.
  Json next(std::size_t kind) {
    constexpr int most_tries = 6;  // most true moves do not follow yet, or only with much work
    CandidateSet& pool = pools_[kind];
    for (int i = 0; i < most_tries && !pool.empty(); ++i) {
      const Candidate candidate = draw_.from(pool);
      pool.erase(candidate);
      Move move;
      (kind < 2 ? move.effects.places : move.effects.removes).insert(candidate);
      const Assessment assessment = assessor_.assess(board_, move, within_);
      if (assessment.fault) return {{"move", effects_text(move.effects)}, {"fault", name(*assessment.fault)}};
    }
    return nullptr;
  }

  Assessor& assessor_;
  const Board& board_;
  int within_;
  Draw draw_;
  CandidateSet right_{};
  CandidateSet wrong_{};
  std::array<CandidateSet, 4> pools_{};
};

}  // namespace

ExampleMaker::ExampleMaker(ExampleQuestion question)
    : question_(std::move(question)),
      finder_(question_.path),
      assessor_(question_.path.steps.ladder.ladder, question_.path.steps.solver) {}

bool ExampleMaker::add(Json& json, const Board& puzzle, const Solution& solution) {
  PathRecorder recorder;
  recorder.on_start(Grid(puzzle));
  const PathAnswer answer = finder_.find(Grid(puzzle), recorder);
  if (answer.outcome == Outcome::stopped) return false;
  const Path& path = recorder.path();
  json["ended"] = name(answer.ending());
  const PathTechniques techniques(path);
  json["techniques"] = techniques.keys;
  json["trace"] = trace_text(path, techniques);
  if (question_.words != StepWords::none) json["text"] = texts_json(path, question_.words, question_.style);
  if (question_.states == 0) return true;
  const int within = hardest_of(path);
  Json states = Json::array();
  for (std::size_t at : spread_over(path.size(), question_.states)) {
    states.push_back(state_json(path, at, puzzle, solution, within));
  }
  json["states"] = std::move(states);
  return true;
}

Json ExampleMaker::state_json(const Path& path, std::size_t at, const Board& puzzle, const Solution& solution,
                              int within) {
  const Grid& grid = grid_at(path, at);
  const Board board = board_at(grid, puzzle);
  Json json = {{"at", at}, {"board", formats::line_of(board)}, {"candidates", candidates_line(grid)}};
  if (question_.negatives == 0) return json;
  const Draw draw(Fingerprint::of(puzzle_text(puzzle)).low + question_.seed * 1'000 + at);
  json["negatives"] = NegativeMoves(assessor_, board, grid, solution, within, draw).take(question_.negatives);
  return json;
}

}  // namespace deduku::records
