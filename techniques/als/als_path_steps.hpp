// The steps of chains that pass through almost locked sets, shared by the techniques that differ in the form
// of the chain.
#pragma once

#include "techniques/als/als_paths.hpp"
#include "techniques/facts/workspace.hpp"

namespace deduku::chains {

/// A technique in search of its paths.
struct AlsChainQuery {
  const Grid& grid;
  Workspace& workspace;
  StepSink& sink;
  TechniqueId technique;
};

bool find_als_paths(const AlsChainQuery& query, AlsPathForm form);

template <TechniqueId technique, AlsPathForm form>
bool find_als_paths(const Grid& grid, Workspace& workspace, StepSink& sink) {
  return find_als_paths({grid, workspace, sink, technique}, form);
}

inline constexpr std::string_view als_aic_sentence =
    "An almost locked set lacks one of its digits at most, so without one it holds all the others: {sets}. {set "
    "links}. If {pincer 1} is not {pincer 1.digits}, then {pincer 2} is {pincer 2.digits}: {chain}. So one of the two "
    "is {pincer.digits}, and what sees both is not."
    "|An almost locked set lacks one of its digits at most, so without one it holds all the others: {sets}. {set "
    "links}. If {pincer 1} is not {pincer 1.digits}, then {pincer 2} is {pincer 2.digits}: {chain}. So one of the two "
    "is true. The cells see each other, so neither of them can hold the digit of the other.";

inline constexpr std::string_view als_discontinuous_sentence =
    "An almost locked set lacks one of its digits at most, so without one it holds all the others: {sets}. {set "
    "links}. Suppose {body} is not {body.digits}: {chain}. Then it is {body.digits}: a contradiction, so it is."
    "|An almost locked set lacks one of its digits at most, so without one it holds all the others: {sets}. {set "
    "links}. Suppose {body} is {body.digits}: {chain}. Then it is not {body.digits}: a contradiction.";

inline constexpr std::string_view als_continuous_sentence =
    "An almost locked set lacks one of its digits at most, so without one it holds all the others: {sets}. {set "
    "links}. Strong and weak links alternate all the way round: {chain}. So exactly one end of every weak link is "
    "true, and what sees both of them, or shares a cell with both, is false. All but the linked digits are locked in "
    "their sets.";

}  // namespace deduku::chains
