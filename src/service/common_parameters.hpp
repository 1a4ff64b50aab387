// Parameters that many methods have: the board, the ladder, the style of texts, the drawing of steps.
#pragma once

#include "deduku/draw.hpp"
#include "deduku/formats.hpp"
#include "deduku/moves.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/step_question.hpp"
#include "src/service/parameters.hpp"

namespace deduku::service {

enum class Conflicts : std::uint8_t { refused, kept };

/// The board described by `puzzle` (a text, with `format`) or `board` (an object); empty after an error. A board with a
/// repeated digit is an error unless conflicts are kept.
Board take_board(Parameters& parameters, Conflicts conflicts = Conflicts::refused);
/// The options for reading the text `puzzle`: `format`.
formats::ReadOptions take_read_options(Parameters& parameters);
/// The puzzle that a board started from, `givens`, a text; empty if it is omitted.
std::optional<Board> take_givens(Parameters& parameters);
/// A board in the form that `take_board` reads.
Json board_json(const Board& board);
/// 81 arrays of digits.
Json marks_json(const Marks& marks);

/// `lang` and `notation`.
TextStyle take_style(Parameters& parameters);
/// `budget`.
WorkLimits take_work(Parameters& parameters);

/// `ladder` and `techniques`.
records::LadderChoice take_ladder(Parameters& parameters);
/// `uniqueness`.
SolverOptions take_uniqueness(Parameters& parameters);
/// `se_mode`.
SeMode take_se_mode(Parameters& parameters);
/// `ladder`, `techniques`, `uniqueness` and `budget`; also `se_mode` if the method has it.
records::StepQuestion take_question(Parameters& parameters);

/// `free`.
FreeTechniques take_free(Parameters& parameters);
/// `within`, in hundredths; empty: R.
std::optional<int> take_within(Parameters& parameters, const Ladder& ladder);
/// `free` and `within`, for a question.
FewestOptions take_fewest_options(Parameters& parameters, const records::StepQuestion& question);

/// `draw`: true, or an object with options; empty: no drawing.
std::optional<DrawOptions> take_drawing(Parameters& parameters, const TextStyle& style);
/// The options of drawing, from the fields of an object.
DrawOptions take_draw_options(Parameters& parameters, const TextStyle& style);

}  // namespace deduku::service
