#include "deduku/canonical.hpp"
#include "src/core/givens.hpp"
#include "src/generate/guarantees.hpp"
#include "src/generate/vicinity_rounds.hpp"
#include "src/records/form_set.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

/// Streams that nobody asks for, by which the engine is chosen.
constexpr std::uint64_t first_pilot_stream = std::uint64_t{1} << 62;
constexpr std::uint64_t pilot_streams = 64;
/// From one puzzle in so many that meets the wishes, random puzzles are better than the search from puzzle to puzzle: where the
/// search goes on from what it finds, and where it begins anew each time.
constexpr std::uint64_t worth_of_search = 25;
constexpr std::uint64_t worth_of_start = 256;

/// The engine that wishes leave no choice of.
std::optional<Engine> engine_for(const Wishes& wishes) {
  if (wishes.vicinity) return Engine::vicinity;
  if (wishes.like) return Engine::local_search;
  if (wishes.mask) return Engine::masked;
  if (!wishes.automorphic.empty()) return Engine::automorphic;
  if (wishes.distribution == Distribution::controlled) return Engine::controlled;
  if (wishes.distribution == Distribution::uniform) return Engine::fresh;
  return std::nullopt;
}

/// Counts what random puzzles meet, so the choice is the same everywhere. All streams try equally many; the rest cannot change
/// a choice that is certain.
Engine choose_engine(const Workshop& workshop) {
  const PuzzleCutter cutter(workshop.wishes);
  // Puzzles that are symmetric and minimal are found in many orders of a grid, not by going from one to the next.
  const std::uint64_t worth = cutter.may_be_redundant()         ? 50 * worth_of_search
                              : most_alike(workshop.wishes) > 0 ? worth_of_start
                                                                : worth_of_search;
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < pilot_streams; ++i) {
    const Harvest harvest = harvest_fresh(workshop, first_pilot_stream + i);
    found += harvest.puzzles.size();
    if (found * worth >= pilot_streams * harvest.tried) return Engine::fresh;
  }
  return Engine::local_search;
}

}  // namespace

struct Generator::State {
  Wishes wishes;
  std::function<bool()> stop;
  Judge judge;
  Engine engine = Engine::fresh;
  std::optional<VicinityRounds> rounds;  ///< of the engine `vicinity`

  State(const Wishes& wanted, Criteria criteria, const std::function<bool()>& stop_wanted)
      : wishes(wanted), stop(stop_wanted), judge(wishes, std::move(criteria), stop) {
    if (wishes.like) wishes.like = givens_only(*wishes.like);
  }
  Harvest harvest(std::uint64_t stream, std::size_t most, std::uint64_t most_tried) {
    if (most_alike(wishes) > 0 && engine != Engine::vicinity) most = std::min<std::size_t>(most, 1);
    const Workshop workshop{.wishes = wishes, .judge = judge, .stop = stop, .most = most, .most_tried = most_tried};
    switch (engine) {
      case Engine::fresh:
        return harvest_fresh(workshop, stream);
      case Engine::local_search:
        return harvest_by_search(workshop, stream);
      case Engine::masked:
        return harvest_masked(workshop, stream);
      case Engine::vicinity:
        return rounds->harvest(workshop, stream);
      case Engine::automorphic:
        return harvest_automorphic(workshop, stream);
      case Engine::controlled:
        return harvest_controlled(workshop, stream);
    }
    return {};
  }
};

Expected<Generator, std::string> Generator::make(const Wishes& wishes, const std::function<bool()>& stop,
                                                 std::optional<Engine> engine) {
  std::string fault = contradiction(wishes);
  if (!fault.empty()) return fault;
  const std::optional<Engine> only = engine_for(wishes);
  if (engine && only && *engine != *only) {
    return "engine: only " + std::string(name(*only)) + " makes what is wanted, not " + std::string(name(*engine));
  }
  if (engine && !only && *engine != Engine::fresh && *engine != Engine::local_search) {
    return "engine: " + std::string(name(*engine)) + " does not make what is wanted";
  }
  auto criteria = Criteria::read(wishes);
  if (!criteria) return criteria.error();
  auto state = std::make_unique<State>(wishes, *std::move(criteria), stop);
  state->engine = only     ? *only
                  : engine ? *engine
                           : choose_engine({.wishes = state->wishes, .judge = state->judge, .stop = state->stop});
  if (state->engine == Engine::vicinity) state->rounds.emplace(state->wishes);
  if (state->engine == Engine::local_search) state->judge.overlook_harder();
  return Generator(std::move(state));
}

Generator::Generator(std::unique_ptr<State> state) : state_(std::move(state)) {}
Generator::~Generator() = default;
Generator::Generator(Generator&&) noexcept = default;
Generator& Generator::operator=(Generator&&) noexcept = default;

Engine Generator::engine() const {
  return state_->engine;
}

Harvest Generator::harvest(std::uint64_t stream, std::size_t most, std::uint64_t most_tried) {
  return state_->harvest(stream, most, most_tried);
}

std::vector<Guarantee> Generator::guarantees(const Generated& generated) {
  const std::vector<Board> path = state_->rounds ? state_->rounds->path_to(generated.stream) : std::vector<Board>();
  std::vector<Guarantee> guarantees = guarantees_of(generated, state_->wishes, state_->judge, path);
  // What they rest on may have been cut off.
  if (state_->stop && state_->stop()) guarantees.clear();
  return guarantees;
}

struct EquivalenceClasses::Forms {
  records::FormSet set;
};

EquivalenceClasses::EquivalenceClasses() : forms_(std::make_unique<Forms>()) {}
EquivalenceClasses::~EquivalenceClasses() = default;
EquivalenceClasses::EquivalenceClasses(EquivalenceClasses&&) noexcept = default;
EquivalenceClasses& EquivalenceClasses::operator=(EquivalenceClasses&&) noexcept = default;

bool EquivalenceClasses::insert(const Board& puzzle) {
  return forms_->set.insert(canonical_form(puzzle).board);
}

}  // namespace deduku::generate
