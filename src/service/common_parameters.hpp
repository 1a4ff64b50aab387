// Parameters that many methods have: the board, the ladder, how texts are written, how steps are drawn.
#pragma once

#include "deduku/draw.hpp"
#include "deduku/formats.hpp"
#include "deduku/moves.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/step_question.hpp"
#include "src/service/parameters.hpp"

namespace deduku::service {

enum class Conflicts : std::uint8_t { refused, kept };

/// The board that `puzzle` (a text, with `format`) or `board` (an object) describes; empty after an error. One in which a
/// digit is repeated is an error unless they are kept.
Board take_board(Parameters& parameters, Conflicts conflicts = Conflicts::refused);
/// How the text `puzzle` is to be read: `format`.
formats::ReadOptions take_read_options(Parameters& parameters);
/// What a board started from, `givens`, a text; empty where it is left out.
std::optional<Board> take_givens(Parameters& parameters);
/// A board as `take_board` reads it.
Json board_json(const Board& board);
/// 81 arrays of digits.
Json marks_json(const Marks& marks);

/// `lang` and `notation`.
TextStyle take_style(Parameters& parameters);
/// `budget`.
WorkLimits take_work(Parameters& parameters);

/// `ladder` and `techniques`. `may_be_frozen`: whether the method has the ladders of the frozen scales.
records::LadderChoice take_ladder(Parameters& parameters, bool may_be_frozen);
/// `uniqueness`.
std::optional<Promise> take_promise(Parameters& parameters);
/// `se_mode`.
SeMode take_se_mode(Parameters& parameters);
/// `ladder`, `techniques`, `uniqueness` and `budget`; with the ladders of the frozen scales `se_mode`, too.
records::StepQuestion take_question(Parameters& parameters, bool may_be_frozen);

/// `free`.
Free take_free(Parameters& parameters);
/// `within`, in hundredths; empty: R.
std::optional<int> take_within(Parameters& parameters, const Ladder& ladder);

/// `draw`: true, or an object that says how; empty: nothing is drawn.
std::optional<DrawOptions> take_drawing(Parameters& parameters, const TextStyle& style);
/// How things are drawn, from the fields of an object.
DrawOptions take_draw_options(Parameters& parameters, const TextStyle& style);

}  // namespace deduku::service
