// Puzzles that meet constraints.
#include "src/generate/generate_record.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/methods.hpp"

namespace deduku::service {

namespace {

/// Reads the constraints; refuses them if they have a fault.
generate::PuzzleConstraints take_constraints(Parameters& parameters) {
  const Json* object = parameters.find("wishes");
  auto constraints = generate::read_constraints(object == nullptr ? Json::object() : *object);
  if (!constraints) parameters.refuse("wishes", constraints.error());
  return constraints ? *std::move(constraints) : generate::PuzzleConstraints();
}

}  // namespace

Answer generate(Parameters& parameters) {
  generate::PuzzleConstraints constraints = take_constraints(parameters);
  constraints.seed = parameters.number("seed");
  const std::uint64_t count = parameters.number("count");
  const std::uint64_t effort = parameters.number("effort");
  std::uint64_t stream = parameters.number("stream");
  const auto engine = generate::engine_named(parameters.word("engine"));
  if (const auto error = parameters.error()) return *error;
  auto generator = generate::Generator::make(constraints, parameters.stop(), engine);
  if (parameters.is_stopped()) return stopped();
  if (!generator) return impossible(generator.error());
  generate::EquivalenceClasses classes;
  generate::Variety variety(constraints);
  Json puzzles = Json::array();
  std::uint64_t tried = 0;
  bool is_exhausted = false;
  while (puzzles.size() < count && tried < effort) {
    // The puzzles of a stream that are equivalent to earlier ones are at most as many as the earlier ones; the number
    // of similar ones is not bounded.
    const std::size_t most = generate::most_alike(constraints) > 0 ? most_puzzles : count + puzzles.size();
    const generate::StreamResult stream_result = generator->run_stream(stream, most, effort - tried);
    if (stream_result.is_stopped) return stopped();
    tried += stream_result.tried_before + stream_result.tried;
    is_exhausted = stream_result.is_exhausted;
    if (is_exhausted) break;
    // A stream that was cut off has more puzzles, so it comes next again.
    if (!stream_result.is_cut) ++stream;
    for (const generate::Generated& generated : stream_result.puzzles) {
      if (puzzles.size() == count) break;
      if (!classes.insert(generated.puzzle) || !variety.insert(generated.puzzle).empty()) continue;
      puzzles.push_back(
          generate::generated_json(generated, constraints, generator->engine(), generator->guarantees(generated)));
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
