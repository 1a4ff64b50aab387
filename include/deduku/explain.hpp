// Words for people: cells, effects and whole arguments as text, in the language and the notation of a `TextStyle`. Nothing
// printed here is ever read back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/export.h"
#include "deduku/hodoku_step.hpp"
#include "deduku/ladder.hpp"
#include "deduku/se_step.hpp"
#include "deduku/text_style.hpp"

namespace DEDUKU_API deduku {

struct Technique;

/// "r1c2", cells that share a row or column compressed: "r1c79, r39c3"; "A79, CI3". Empty for no cells.
std::string cells_text(const CellSet& cells, const TextStyle& style = {});
/// "row 4", "column 2", "box 9"; several joined: "rows 4 and 7", "boxes 1 and 2", "row 4 and box 9". Where rows have
/// letters, "row D".
std::string houses_text(const HouseSet& houses, const TextStyle& style = {});
/// "4", "4 and 7", "1, 4 and 7".
std::string digits_text(DigitSet digits, const TextStyle& style = {});
/// What a step of any scale does: "r5c4=1" or "r4c19, r5c3<>1, r1c2<>26".
std::string effects_text(const Effects& effects, const TextStyle& style = {});
/// The chain of a step in Eureka notation: "(4)r1c2 = (4)r1c7 - (4)r5c7 = (4)r5c9"; empty without links.
std::string chain_text(std::span<const Link> links, const TextStyle& style = {});

/// A branch of a forcing argument in one line: "r9c3=7 -> r89c1<>7 -> r4c1=7; ...". What stands before an arrow implies
/// what follows it; "7 in r12c4" says that one of the cells holds 7; "(hidden pair) " names the pattern that eliminates
/// what follows. After a semicolon the next line begins.
std::string chain_text(const Branch& branch, const TextStyle& style = {});

/// What people call a technique: "W-Wing"; in English its name in the table. It stays valid.
std::string_view technique_name(TechniqueId id, Language language = Language::en);
/// What people call a family, as a heading: "Single-digit patterns". It stays valid.
std::string_view family_name(Family family, Language language = Language::en);
/// What people call a level, "hard". It stays valid.
std::string_view level_name(Level level, Language language = Language::en);
/// What people call a step, whatever its ladder: "W-Wing"; by its form if that has a name, "M-Ring", "Unique Loop, type 3".
std::string step_name(const StepView& view, Language language = Language::en);
/// What people call a rated step of a frozen scale: "Claiming", "Discontinuous Nice Loop".
std::string step_name(const SeStep& step, Language language = Language::en);
std::string step_name(const HodokuStep& step, Language language = Language::en);
/// How hard a frozen scale finds a step, as people write it: "8.3" on that of Sudoku Explainer, "160" on HoDoKu's.
std::string rating_text(const ScaleTechnique& technique);
/// The key of the technique of a step, for programs: "w_wing"; on a frozen scale that of its own technique.
std::string_view step_key(const StepView& view);
/// The family of the technique of a step, whatever its ladder.
Family family_of(const StepView& view);

/// The whole argument: the sentence of the technique for this step, and what follows. That of a forcing argument has
/// several lines: each line of a branch stands on a line of its own.
std::string sentence(const StepView& view, const TextStyle& style = {});
/// The sentence without what follows, for a caller that shows that elsewhere; a sentence that is nothing else stays whole.
std::string argument_text(const StepView& view, const TextStyle& style = {});

/// Why a step removes or places a candidate, one of its effects: "it sees r1c2 and r4c5, one of which is 7", "its cell has no
/// other candidate"; empty if the evidence does not state it.
std::string reason_text(const StepView& view, Candidate effect, const TextStyle& style = {});

/// A hint from vague to exact. Levels: 1 where to look, one house or one digit; 2 which family; 3 the technique and its
/// houses or digits; 4 the cells of the pattern, those of a chain in their order, or what a trial supposes; 5 the whole
/// argument and what follows. No level reveals more. Of a placement, where the question is which place a digit takes
/// (hidden singles), 3 reveals the digit and 4 the cell; of other placements the digit is revealed last. `level` is 1..5.
std::string hint_text(const StepView& view, int level, const TextStyle& style = {});

/// What a hint lets see on the board: as much as its text says, and no more.
struct HintSight {
  std::optional<Digit> digit{};  ///< where the argument is about one digit
  HouseSet houses{};             ///< else where to look; from level 3 on the houses that it starts from
  CellSet cells{};               ///< from level 4 on those of the pattern
  bool roles = false;  ///< from level 4 on, whether their roles may be seen, too: not where they are the answer
};
/// `level` is 1..4; from 5 on there is nothing to hide.
HintSight hint_sight(const StepView& view, int level);

/// One line that names a step: key, digits, houses, cells by role, effects, in an order that does not depend on the
/// finder. "naked_pair  {47} base r1 body r1c25  =>  r1c9<>7"; a variant above 0 follows the key, "unique_rectangle/1".
/// Used where steps are compared, so it knows no style.
std::string step_line(const StepView& view);
/// What that line leaves out, a line each: parts that share a role one by one (but the ends of chains), "als r1c67
/// {679}; als r3c2 {69}"; the chain in Eureka notation; the branches. Empty where it leaves nothing out.
std::vector<std::string> detail_lines(const StepView& view);

/// The codes of HoDoKu's regression library for all forms of a technique, "0500 0501"; empty where it has none.
std::string hodoku_codes_text(const Technique& technique);

}  // namespace deduku
