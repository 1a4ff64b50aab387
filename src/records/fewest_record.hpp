// The fewest steps, what steps unlock, and the words of options and parameters for them.
#pragma once

#include <array>

#include "deduku/error.hpp"
#include "deduku/fewest.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fields.hpp"
#include "src/records/path_record.hpp"

namespace deduku::records {

/// Which techniques are free; the usual first.
inline constexpr std::array<std::string_view, free_count> free_words = {"locked", "singles", "subsets"};
Free free_of_word(std::string_view word);
/// What a hint prefers of several steps: "easiest" the one that costs least, "progress" the one that unlocks most.
inline constexpr std::array<std::string_view, 2> preferences = {"easiest", "progress"};

/// The most that a step may cost, in hundredths: points ("4.6"), a technique of the ladder, with the dearest of its steps, or
/// "r" and "", which are empty: R of the puzzle.
Expected<std::optional<int>> within_of_word(const std::string& word, const Ladder& ladder);

/// The fields `progress` and `solves` of a step that is listed.
void add_progress(Json& step, const Progress& progress);
/// Steps that unlock most come first; of those that unlock as much, the order stays.
void sort_by_progress(std::vector<StepEvent>& events, const ProgressMeter& meter);

Json fewest_json(const Fewest& fewest);
/// The points of a curve, and how the search for them ended.
void add_trade_off(Json& json, const TradeOff& curve);
/// The free steps before, the cost and whether the list is complete: what an answer has beside the steps that solve alone.
void add_one_steps(Json& json, const OneSteps& ones);

/// Adds the fields of a record of a path, after its status: each step says whether it is free.
void add_fewest_path(Json& json, const Fewest& fewest, const SolveResult& known, Json steps);
/// The word for how the search for a path ended: `solved` where there is a path.
Outcome status_of(const Fewest& fewest);

/// A line for a run of free steps: how many they are.
std::string free_run_text(int steps, Free free, const TextStyle& style);
/// How few steps there are, and what is proved of that.
std::string fewest_text(const Fewest& fewest, const TextStyle& style);
/// How many steps solve the puzzle alone, and whether these are all.
std::string one_steps_text(const OneSteps& ones, Free free, const TextStyle& style);
/// What a step unlocks.
std::string progress_text(const Progress& progress, const TextStyle& style);

}  // namespace deduku::records
