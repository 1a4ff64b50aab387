// Puzzles that meet wishes.
#include "src/generate/generate_record.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

constexpr std::uint64_t most_puzzles = 1'000;
constexpr std::uint64_t standard_effort = 100'000;
constexpr std::uint64_t most_streams = std::uint64_t{1} << 53;

/// The wishes; what is wrong with them is refused.
generate::Wishes take_wishes(Parameters& parameters) {
  const Json* object = parameters.find("wishes");
  auto wishes = generate::read_wishes(object == nullptr ? Json::object() : *object);
  if (!wishes) parameters.refuse("wishes", wishes.error());
  return wishes ? *std::move(wishes) : generate::Wishes();
}

/// How puzzles are made: as a word says, or as is found out.
std::optional<generate::Engine> take_engine(Parameters& parameters) {
  using enum generate::Engine;
  constexpr generate::Engine engines[] = {fresh, local_search, masked, vicinity, automorphic, controlled};
  std::vector<std::string_view> words = {"auto"};
  for (const generate::Engine engine : engines) words.push_back(generate::name(engine));
  const std::size_t chosen = parameters.choice("engine", words);
  return chosen == 0 ? std::nullopt : std::optional(engines[chosen - 1]);
}

}  // namespace

Answer generate(Parameters& parameters) {
  generate::Wishes wishes = take_wishes(parameters);
  wishes.seed = parameters.number("seed", 0, 0, records::greatest_seed);
  const std::uint64_t count = parameters.number("count", 1, 1, most_puzzles);
  const std::uint64_t effort = parameters.number("effort", standard_effort, 1, records::greatest_seed);
  std::uint64_t stream = parameters.number("stream", 0, 0, most_streams);
  const auto engine = take_engine(parameters);
  if (const auto error = parameters.error()) return *error;
  auto generator = generate::Generator::make(wishes, parameters.stop(), engine);
  if (parameters.is_stopped()) return stopped();
  if (!generator) return impossible(generator.error());
  generate::EquivalenceClasses classes;
  generate::Variety variety(wishes);
  Json puzzles = Json::array();
  std::uint64_t tried = 0;
  bool is_exhausted = false;
  while (puzzles.size() < count && tried < effort) {
    // As many of a stream as there are already may be equivalent to these; how many are alike nobody knows.
    const std::size_t most = generate::most_alike(wishes) > 0 ? most_puzzles : count + puzzles.size();
    const generate::Harvest harvest = generator->harvest(stream, most, effort - tried);
    if (harvest.is_stopped) return stopped();
    tried += harvest.tried_before + harvest.tried;
    is_exhausted = harvest.is_exhausted;
    if (is_exhausted) break;
    // A stream that was cut off has more: it is the next again.
    if (!harvest.is_cut) ++stream;
    for (const generate::Generated& generated : harvest.puzzles) {
      if (puzzles.size() == count) break;
      if (!classes.insert(generated.puzzle) || !variety.insert(generated.puzzle).empty()) continue;
      puzzles.push_back(
          generate::generated_json(generated, wishes, generator->engine(), generator->guarantees(generated)));
    }
  }
  return Json{{"type", "generate"},
              {"status", puzzles.size() == count ? "found"
                         : is_exhausted          ? "exhausted"
                                                 : "out_of_budget"},
              {"puzzles", puzzles},
              {"tried", tried},
              {"engine", name(generator->engine())},
              {"stream", stream}};
}

}  // namespace deduku::service
