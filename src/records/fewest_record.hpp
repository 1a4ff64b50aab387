// The fewest steps, the progress of steps, and the words of options and parameters for them.
#pragma once

#include <array>

#include "deduku/error.hpp"
#include "deduku/fewest.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fields.hpp"
#include "src/records/path_record.hpp"

namespace deduku::records {

/// The words for the free techniques; the default first.
inline constexpr std::array<std::string_view, free_count> free_words = {"locked", "singles", "subsets"};
FreeTechniques free_of_word(std::string_view word);
/// Preferences of a hint among several steps: "easiest" is the one with the least cost, "progress" the one that unlocks
/// most.
inline constexpr std::array<std::string_view, 2> preferences = {"easiest", "progress"};

/// The maximum cost of a step, in hundredths: points ("4.6"), a technique of the ladder, meaning its costliest step, or
/// "r" and "", which are empty: R of the puzzle.
Expected<std::optional<int>> within_of_word(const std::string& word, const Ladder& ladder);

/// The fields `progress` and `solves` of a step that is listed.
void add_progress(Json& step, const Progress& progress);
/// Sorts the steps that unlock most to the front; steps that unlock equally much keep their order.
void sort_by_progress(std::vector<StepEvent>& events, const ProgressMeter& meter);

Json fewest_json(const Fewest& fewest);
/// The points of a curve, and the outcome of their search.
void add_trade_off(Json& json, const TradeOff& curve);
/// The free steps before, the cost and whether the list is complete: the data of an answer besides the steps that solve
/// alone.
void add_one_steps(Json& json, const SingleStepSolutions& ones);

/// Adds the fields of a record of a path, after its status. Each step has a field that marks free ones.
void add_fewest_path(Json& json, const Fewest& fewest, const SolveResult& known, Json steps);
/// The word for the outcome of the search for a path: `solved` if there is a path.
Outcome status_of(const Fewest& fewest);

/// A line for a run of free steps, with their number.
std::string free_run_text(int steps, FreeTechniques free, const TextStyle& style);
/// The number of the fewest steps, and how much of it is proved.
std::string fewest_text(const Fewest& fewest, const TextStyle& style);
/// The number of steps that solve the puzzle alone, and whether these are all.
std::string one_steps_text(const SingleStepSolutions& ones, FreeTechniques free, const TextStyle& style);
/// The effect that a step unlocks.
std::string progress_text(const Progress& progress, const TextStyle& style);

}  // namespace deduku::records
