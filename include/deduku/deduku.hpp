// Deduku's library without the headers built with JSON: deduku/rate.hpp, deduku/generate.hpp, deduku/service.hpp, and
// deduku/json.hpp, which needs nlohmann's headers.
//
// Values     Cells are 0..80, row by row; digits 1..9 by `number()`, 0..8 by `index()`; candidates 0..728. Costs, R and
//            scores of a ladder are in hundredths, ratings of Sudoku Explainer in tenths, HoDoKu's score in its points.
//            The names of enumerations, `name(...)`, and the keys and names of techniques end with a NUL, so their
//            `data()` can be printed.
// Arguments  Input that may be invalid in a correct program, a text or a number of its user, has a checked form, which
//            returns an optional or an `Expected`. An argument that its type and its comment do not allow is an error
//            of the program. Boards, ladders, symmetries, options and texts are checked in every build, with
//            std::invalid_argument and a sentence that describes the fault (in WebAssembly, which has no exceptions,
//            the program ends). Cells, digits and other indices are checked only by assert, because they are made in
//            the innermost loops: `Cell::checked` and its kin are for numbers from outside.
// Errors     The only other exceptions are those of the standard library if memory runs out, and those of the
//            program's callbacks. The `Outcome` of a solve or a rating is how it ended.
// Threads    Functions without an object may be called from any number of threads. An object serves one thread at a
//            time; different objects may serve different threads. The library has no global state, reads no
//            environment variables, and does no I/O.
// Results    They depend only on grid, options and version, not on machine, build or number of earlier calls.
#pragma once

#include "deduku/assess.hpp"
#include "deduku/board.hpp"
#include "deduku/board_progress.hpp"
#include "deduku/box_cells.hpp"
#include "deduku/branch.hpp"
#include "deduku/canonical.hpp"
#include "deduku/check.hpp"
#include "deduku/draw.hpp"
#include "deduku/effects.hpp"
#include "deduku/error.hpp"
#include "deduku/evidence.hpp"
#include "deduku/exact_cover.hpp"
#include "deduku/explain.hpp"
#include "deduku/family.hpp"
#include "deduku/fewest.hpp"
#include "deduku/formats.hpp"
#include "deduku/frozen_path.hpp"
#include "deduku/function_ref.hpp"
#include "deduku/grid.hpp"
#include "deduku/hidden.hpp"
#include "deduku/hodoku_rating.hpp"
#include "deduku/hodoku_step.hpp"
#include "deduku/houses.hpp"
#include "deduku/ladder.hpp"
#include "deduku/likeness.hpp"
#include "deduku/minimal.hpp"
#include "deduku/moves.hpp"
#include "deduku/needs.hpp"
#include "deduku/outcome.hpp"
#include "deduku/own_technique.hpp"
#include "deduku/owned_step.hpp"
#include "deduku/path.hpp"
#include "deduku/pattern.hpp"
#include "deduku/per.hpp"
#include "deduku/place_iterator.hpp"
#include "deduku/points.hpp"
#include "deduku/premises.hpp"
#include "deduku/print.hpp"
#include "deduku/promise.hpp"
#include "deduku/proof.hpp"
#include "deduku/rating.hpp"
#include "deduku/rating_options.hpp"
#include "deduku/round_rating.hpp"
#include "deduku/scales.hpp"
#include "deduku/se_rating.hpp"
#include "deduku/se_step.hpp"
#include "deduku/search.hpp"
#include "deduku/sets.hpp"
#include "deduku/solve_many.hpp"
#include "deduku/solver.hpp"
#include "deduku/step.hpp"
#include "deduku/supposition.hpp"
#include "deduku/surcharge.hpp"
#include "deduku/symmetry.hpp"
#include "deduku/target.hpp"
#include "deduku/tasks.hpp"
#include "deduku/technique.hpp"
#include "deduku/technique_names.hpp"
#include "deduku/text_style.hpp"
#include "deduku/theory.hpp"
#include "deduku/types.hpp"
#include "deduku/variable.hpp"
#include "deduku/version.hpp"
#include "deduku/walk.hpp"
#include "deduku/why.hpp"
