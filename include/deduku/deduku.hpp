// All of Deduku's library but JSON: deduku/json.hpp, which needs nlohmann's headers, and deduku/service.hpp are there where
// the JSON part was built.
//
// Values     Cells are 0..80, row by row; digits 1..9 by `number()`, 0..8 by `index()`; candidates 0..728. Costs, R and
//            scores of a ladder are in hundredths, ratings of Sudoku Explainer in tenths, HoDoKu's score in its points.
//            The names of enumerations, `name(...)`, and the keys and names of techniques end with a NUL: `data()` prints.
// Arguments  What may be nonsense when a program is right, a text or a number of its user, has a checked form, which returns
//            an optional or an `Expected`. An argument that its type and its comment do not allow is an error of the program:
//            boards, ladders, symmetries, options, texts are checked in every build, with std::invalid_argument and a sentence
//            that says what is wrong (in WebAssembly, which has no exceptions, the program ends). Cells, digits and other
//            indices are checked by assert alone, for they are made in the innermost loops: `Cell::checked` and its kin are for
//            numbers from outside.
// Errors     Nothing else is thrown but what the standard library throws where memory ends, and what the callbacks of the
//            program throw. How a solve or a rating ended is its `Outcome`.
// Threads    Functions without an object may be called from any number of threads. An object serves one thread at a
//            time, different objects different threads. There is no global state, no environment, no I/O.
// Results    depend on grid, options and version only, not on machine, build or number of calls before.
#pragma once

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
#include "deduku/hodoku_rating.hpp"
#include "deduku/hodoku_step.hpp"
#include "deduku/houses.hpp"
#include "deduku/ladder.hpp"
#include "deduku/likeness.hpp"
#include "deduku/minimal.hpp"
#include "deduku/moves.hpp"
#include "deduku/needs.hpp"
#include "deduku/outcome.hpp"
#include "deduku/owned_step.hpp"
#include "deduku/path.hpp"
#include "deduku/pattern.hpp"
#include "deduku/premises.hpp"
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
#include "deduku/symmetry.hpp"
#include "deduku/target.hpp"
#include "deduku/technique.hpp"
#include "deduku/technique_names.hpp"
#include "deduku/text_style.hpp"
#include "deduku/theory.hpp"
#include "deduku/types.hpp"
#include "deduku/variable.hpp"
#include "deduku/version.hpp"
#include "deduku/walk.hpp"
#include "deduku/why.hpp"
