// The JSON form of what Deduku finds, for programs. The schema is documented in docs/json.md.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/hodoku_step.hpp"
#include "deduku/ladder.hpp"
#include "deduku/premises.hpp"
#include "deduku/se_step.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// The version of the schema; ladders and the header of every output carry it.
inline constexpr int json_schema_version = 1;

/// Digits, candidates and givens of a grid.
nlohmann::ordered_json grid_json(const Grid& grid);
/// A step of whatever ladder: grid before, effects, evidence by roles, sentence, hints. `rung` adds level and cost; null
/// on a frozen scale, which adds its rating. `style`, here and below, is that of what is written for people: name,
/// sentence and hints. Everything else is the same in all styles.
nlohmann::ordered_json step_json(const StepView& view, const Rung* rung, const TextStyle& style = {});
/// A rated step of the Sudoku Explainer scale: technique, rating, complexity, effects.
nlohmann::ordered_json se_step_json(const SeStep& step, const TextStyle& style = {});
/// A step of the HoDoKu scale: technique, code, level, score, effects.
nlohmann::ordered_json hodoku_step_json(const HodokuStep& step, const TextStyle& style = {});
/// A rating in tenths as a number with one decimal: 7.2.
nlohmann::ordered_json rating_json(int tenths);
/// A ladder, in the form that `parse_ladder` reads; with names and what each technique needs.
nlohmann::ordered_json ladder_json(const Ladder& ladder);

/// Reads a ladder: an object with `name` and `rungs`, each rung the key of a technique, a family (for all its
/// techniques), or an object with `technique` and, if they differ from the default ladder, `level` and `cost`. Whatever
/// is not a ladder is an error with line and column.
Expected<Ladder> parse_ladder(std::string_view text);

/// A step as some program has written it.
struct WrittenStep {
  std::string technique;  ///< the key, as written; "" for none
  Effects effects;
  std::optional<Premises> premises;  ///< empty where it names none
};

/// A path as some program has written it: what it says, whether or not it is true.
struct WrittenPath {
  /// Where it begins. Its digits may conflict.
  Board start;
  std::vector<WrittenStep> steps;
  std::string puzzle;    ///< as written; "" for none
  std::string status;    ///< likewise: "solved", "stuck"
  std::string solution;  ///< likewise: 81 digits
  /// Of a record that is a single step: which one of its path it is, from 1. Else 0.
  std::int64_t ordinal = 0;
};

/// Reads a record that holds steps with their premises: that of `solve` or `why`, or a single `step`; docs/json.md says
/// what it needs. Fields that do not matter are passed over. The path begins with the `puzzle`, and with the digits of
/// the first `grid` where that is pencil marks or is missing. The empty optional: a record of another kind. A text that is
/// no JSON is an error with its column, and any other one names the step and the field.
Expected<std::optional<WrittenPath>> parse_path(std::string_view text);

}  // namespace deduku
