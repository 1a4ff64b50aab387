// Why each single candidate is eliminated: what the evidence of a step says about it.
#pragma once

#include "deduku/export.h"
#include "deduku/step.hpp"

namespace DEDUKU_API deduku {

/// Why a candidate is eliminated.
struct RemovalReason {
  enum class Kind : std::uint8_t {
    /// One of several things is true, and each excludes it: its digit in one of `cells`, all of which it sees, or one of
    /// `digits` in its own cell.
    alternatives,
    house,         ///< it is in `houses`, where the pattern holds its digit elsewhere; and it sees the fins in `cells`
    needed,        ///< `cells` are all needed for `digits`: its own cell, or cells that it would leave too few of
    deadly,        ///< it would complete a pattern that the puzzle cannot have
    colour,        ///< its colour is the false one
    combinations,  ///< whatever may stand in the other cells with it is excluded
    assumption,    ///< what follows from it is impossible
    branches,      ///< it is false at the end of every branch
    image,         ///< a symmetry makes `digits` in `cells` of it, which is gone, or would exclude it
  };
  Kind kind = Kind::alternatives;
  CellSet cells{};
  HouseSet houses{};
  DigitSet digits{};

  friend bool operator==(const RemovalReason&, const RemovalReason&) = default;
};
inline constexpr int removal_kind_count = 9;
/// "alternatives", "house", ...: the word used in JSON.
std::string_view name(RemovalReason::Kind kind);

/// Why a step removes a candidate, from its evidence alone; empty where that does not say it. `removed` is one of the
/// candidates that the step removes.
std::optional<RemovalReason> reason_of(const StepView& view, Candidate removed);

}  // namespace deduku
