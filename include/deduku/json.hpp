// The JSON form of Deduku's results, for programs. The schema is documented in docs/json.md.
#pragma once

#ifdef DEDUKU_WITHOUT_JSON
#error "deduku/json.hpp belongs to the part of the library with JSON: configure Deduku with -DDEDUKU_JSON=ON"
#endif

#include <nlohmann/json_fwd.hpp>

#include "deduku/error.hpp"
#include "deduku/export.h"
#include "deduku/hodoku_step.hpp"
#include "deduku/ladder.hpp"
#include "deduku/premises.hpp"
#include "deduku/se_step.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

/// The version of the schema; ladders and the header of every output carry it. Since version 2 all costs and scores of
/// a ladder are in points.
inline constexpr int json_schema_version = 2;

/// Digits, candidates and givens of a grid.
nlohmann::ordered_json grid_json(const Grid& grid);
/// A step of any ladder: grid before, effects, evidence by roles, sentence, hints. `rung` adds level and cost; null on
/// a frozen scale, which adds its rating. `style`, here and below, is the style of the texts for people: name, sentence
/// and hints. Everything else is the same in all styles.
nlohmann::ordered_json step_json(const StepView& view, const Rung* rung, const TextStyle& style = {});
/// A rated step of the Sudoku Explainer scale: technique, rating, complexity, effects.
nlohmann::ordered_json se_step_json(const SeStep& step, const TextStyle& style = {});
/// A step of the HoDoKu scale: technique, code, level, score, effects.
nlohmann::ordered_json hodoku_step_json(const HodokuStep& step, const TextStyle& style = {});
/// A cost or a score of a ladder, in hundredths, as a number of points: 4.6 for 460.
nlohmann::ordered_json points_json(std::int64_t hundredths);
/// A rating in tenths as a number with one decimal: 7.2.
nlohmann::ordered_json rating_json(int tenths);
/// A ladder, in the form that `parse_ladder` reads; with names and the requirements of each technique.
nlohmann::ordered_json ladder_json(const Ladder& ladder);

/// Reads a ladder: an object with `name` and `rungs`, each rung the key of a technique, a family (for all its
/// techniques), or an object with `technique` and, if they differ from the default ladder, `level` and `cost`. Any
/// other text is an error with line and column.
Expected<Ladder> parse_ladder(std::string_view text);

/// A step as written by another program.
struct WrittenStep {
  std::string technique;  ///< the key, as written; "" if missing
  Effects effects;
  std::optional<Premises> premises;  ///< empty if the record has no premises
};

/// A path as written by another program, true or not.
struct WrittenPath {
  /// The start. Its digits may conflict.
  Board start;
  std::vector<WrittenStep> steps;
  std::string puzzle;    ///< as written; "" if missing
  std::string status;    ///< as written: "solved", "stuck"
  std::string solution;  ///< as written: 81 digits
  /// For a record with a single step: the index of the step in its path, from 1. Otherwise 0.
  std::int64_t ordinal = 0;
};

/// Reads a record that contains steps with their premises: that of `solve` or `why`, or a single `step`; docs/json.md
/// lists the required fields. Other fields are skipped. The path begins with the `puzzle`; if that is missing or is
/// pencil marks, with the digits of the first `grid`. The empty optional: a record of another kind. A text that is not
/// JSON is an error with its column; any other error names the step and the field.
Expected<std::optional<WrittenPath>> parse_path(std::string_view text);

}  // namespace deduku
