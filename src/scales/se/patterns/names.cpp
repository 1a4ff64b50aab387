// The names of producers and steps.
#include "deduku/se_step.hpp"
#include "src/scales/se/facts/se_hint.hpp"

namespace deduku {

namespace {

constexpr std::string_view kind_of_chain(int sort_key) {
  constexpr std::string_view kinds[] = {"", "Double", "X", "Y", "XY", "Cell", "Region", "Contradiction"};
  return kinds[sort_key];
}

std::string loop_name(int variant) {
  const std::string shape = variant <= 4 ? "Unique Rectangle, type " : "Unique Loop, type ";
  return shape + std::to_string((variant - 1) % 4 + 1);
}

std::string static_chain_name(const SeStep& step) {
  const bool one_digit = step.sort_key == se::key_x;
  if (step.variant == 1) return std::string(kind_of_chain(step.sort_key)) + "-Cycle";
  if (one_digit && step.complexity == 6) return "Turbot Fish";
  return one_digit ? "Forcing X-Chain" : "Forcing Chain";
}

/// Cell, region, contradiction and double chains, with the means that they may use in addition to links.
std::string multiple_name(const SeStep& step) {
  static constexpr std::string_view uses[] = {"",
                                              " (+)",
                                              " (+ Forcing Chains)",
                                              " (+ Multiple Forcing Chains)",
                                              " (+ Dynamic Forcing Chains)",
                                              " (+ Dynamic and Nested Forcing Chains)"};
  std::string chains = std::string(kind_of_chain(step.sort_key)) + " Forcing Chains";
  if (step.producer == se::multiple_chains) return chains;
  return "Dynamic " + chains + std::string(uses[step.producer - se::dynamic_chains]);
}

}  // namespace

std::string name(const SeStep& step) {
  const bool points = step.rating == 17 || step.rating == 26;
  switch (step.producer) {
    case se::direct_locking:
      return points ? "Direct Pointing" : "Direct Claiming";
    case se::locking:
      return points ? "Pointing" : "Claiming";
    case se::unique_loop:
      return loop_name(step.variant);
    case se::bug:
      return "BUG, type " + std::to_string(step.variant);
    case se::forcing_chains:
      return static_chain_name(step);
    case se::nishio:
      return "Nishio Forcing Chains";
    default:
      return step.producer > se::nishio ? multiple_name(step) : std::string(se_producer_name(step.producer));
  }
}

std::string_view se_producer_name(int producer) {
  return se::entry_of(producer).name;
}

std::string_view se_producer_key(int producer) {
  return se::entry_of(producer).key;
}

}  // namespace deduku
