#include "deduku/canonical.hpp"
#include "src/core/givens.hpp"
#include "src/generate/guarantees.hpp"
#include "src/generate/vicinity_rounds.hpp"
#include "src/records/puzzle_identity.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

/// Streams that callers never request, used to choose the engine.
constexpr std::uint64_t first_pilot_stream = std::uint64_t{1} << 62;
constexpr std::uint64_t pilot_streams = 64;
/// The search from puzzle to puzzle is worthwhile only if fewer than one random puzzle in this number meets the
/// constraints: for a search that continues from its results, and for one that restarts each time.
constexpr std::uint64_t worth_of_search = 25;
constexpr std::uint64_t worth_of_start = 256;

/// The engine that constraints determine, if they do.
std::optional<Engine> engine_for(const PuzzleConstraints& constraints) {
  if (constraints.vicinity) return Engine::vicinity;
  if (constraints.like) return Engine::local_search;
  if (constraints.mask) return Engine::masked;
  if (!constraints.automorphic.empty()) return Engine::automorphic;
  if (constraints.distribution == Distribution::controlled) return Engine::controlled;
  if (constraints.distribution == Distribution::uniform) return Engine::fresh;
  return std::nullopt;
}

/// Counts how many random puzzles meet the constraints, so that the choice is the same everywhere. All streams try
/// equally many; the rest cannot change a certain choice.
Engine choose_engine(const EngineContext& workshop) {
  const PuzzleCutter cutter(workshop.constraints);
  // Symmetric minimal puzzles are found by many orders of a grid, not by moving from one to the next.
  const std::uint64_t worth = cutter.may_be_redundant()              ? 50 * worth_of_search
                              : most_alike(workshop.constraints) > 0 ? worth_of_start
                                                                     : worth_of_search;
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < pilot_streams; ++i) {
    const StreamResult stream_result = make_fresh(workshop, first_pilot_stream + i);
    found += stream_result.puzzles.size();
    if (found * worth >= pilot_streams * stream_result.tried) return Engine::fresh;
  }
  return Engine::local_search;
}

}  // namespace

struct Generator::State {
  PuzzleConstraints constraints;
  std::function<bool()> stop;
  Judge judge;
  Engine engine = Engine::fresh;
  std::optional<VicinityRounds> rounds;  ///< of the engine `vicinity`

  State(const PuzzleConstraints& wanted, Criteria criteria, const std::function<bool()>& stop_wanted)
      : constraints(wanted), stop(stop_wanted), judge(constraints, std::move(criteria), stop) {
    if (constraints.like) constraints.like = givens_only(*constraints.like);
  }
};

Expected<Generator, std::string> Generator::make(const PuzzleConstraints& constraints,
                                                 const std::function<bool()>& stop, std::optional<Engine> engine) {
  std::string fault = contradiction(constraints);
  if (!fault.empty()) return fault;
  const std::optional<Engine> only = engine_for(constraints);
  if (engine && only && *engine != *only) {
    return "engine: only " + std::string(name(*only)) + " satisfies the constraints, not " + std::string(name(*engine));
  }
  if (engine && !only && *engine != Engine::fresh && *engine != Engine::local_search) {
    return "engine: " + std::string(name(*engine)) + " cannot satisfy the constraints";
  }
  auto criteria = Criteria::read(constraints);
  if (!criteria) return criteria.error();
  auto state = make_hidden<State>(constraints, *std::move(criteria), stop);
  state->engine = only ? *only
                  : engine
                      ? *engine
                      : choose_engine({.constraints = state->constraints, .judge = state->judge, .stop = state->stop});
  if (state->engine == Engine::vicinity) state->rounds.emplace(state->constraints);
  if (state->engine == Engine::local_search) state->judge.overlook_harder();
  return Generator(std::move(state));
}

Generator::Generator(Hidden<State> state) : state_(std::move(state)) {}

Engine Generator::engine() const {
  return state_->engine;
}

StreamResult Generator::run_stream(std::uint64_t stream, std::size_t most, std::uint64_t most_tried) {
  State& state = *state_;
  if (most_alike(state.constraints) > 0 && state.engine != Engine::vicinity) most = std::min<std::size_t>(most, 1);
  const EngineContext workshop{.constraints = state.constraints,
                               .judge = state.judge,
                               .stop = state.stop,
                               .most = most,
                               .most_tried = most_tried};
  switch (state.engine) {
    case Engine::fresh:
      return make_fresh(workshop, stream);
    case Engine::local_search:
      return make_by_search(workshop, stream);
    case Engine::masked:
      return make_masked(workshop, stream);
    case Engine::vicinity:
      return state.rounds->run_stream(workshop, stream);
    case Engine::automorphic:
      return make_automorphic(workshop, stream);
    case Engine::controlled:
      return make_controlled(workshop, stream);
  }
  return {};
}

std::vector<Guarantee> Generator::guarantees(const Generated& generated) {
  const std::vector<Board> path = state_->rounds ? state_->rounds->path_to(generated.stream) : std::vector<Board>();
  std::vector<Guarantee> guarantees = guarantees_of(generated, state_->constraints, state_->judge, path);
  // Their basis may have been cut off.
  if (state_->stop && state_->stop()) guarantees.clear();
  return guarantees;
}

struct EquivalenceClasses::Forms {
  records::FormSet set;
};

EquivalenceClasses::EquivalenceClasses() : forms_(make_hidden<Forms>()) {}

bool EquivalenceClasses::insert(const Board& puzzle) {
  return forms_->set.insert(canonical_form(puzzle).board);
}

}  // namespace deduku::generate
