// Words for people: cells, effects and whole arguments as text, in the language and the notation of a `TextStyle`. No
// function parses these texts.
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
/// "row 4", "column 2", "box 9"; several joined: "rows 4 and 7", "boxes 1 and 2", "row 4 and box 9". If rows have
/// letters, "row D".
std::string houses_text(const HouseSet& houses, const TextStyle& style = {});
/// "4", "4 and 7", "1, 4 and 7".
std::string digits_text(DigitSet digits, const TextStyle& style = {});
/// The effects of a step of any scale: "r5c4=1" or "r4c19, r5c3<>1, r1c2<>26".
std::string effects_text(const Effects& effects, const TextStyle& style = {});
/// The chain of a step in Eureka notation: "(4)r1c2 = (4)r1c7 - (4)r5c7 = (4)r5c9"; empty if there are no links.
std::string chain_text(std::span<const Link> links, const TextStyle& style = {});

/// A branch of a forcing argument in one line: "r9c3=7 -> r89c1<>7 -> r4c1=7; ...". The node before an arrow implies
/// the node after it. "7 in r12c4": one of the cells holds 7. "(hidden pair) ": the pattern that eliminates the next
/// node. After a semicolon the next line of the branch begins.
std::string chain_text(const Branch& branch, const TextStyle& style = {});

/// The common name of a technique: "W-Wing"; in English its name in the table. It stays valid.
std::string_view technique_name(TechniqueId id, Language language = Language::en);
/// The name of a family, as a heading: "Single-digit patterns". It stays valid.
std::string_view family_name(Family family, Language language = Language::en);
/// The name of a level, "hard". It stays valid.
std::string_view level_name(Level level, Language language = Language::en);
/// The name of a step of any ladder: "W-Wing"; the name of its form if that has one, "M-Ring", "Unique Loop, type 3".
std::string step_name(const StepView& view, Language language = Language::en);
/// The name of a rated step of a frozen scale: "Claiming", "Discontinuous Nice Loop".
std::string step_name(const SeStep& step, Language language = Language::en);
std::string step_name(const HodokuStep& step, Language language = Language::en);
/// The difficulty of a step on a frozen scale, in the notation of that scale: "8.3" for Sudoku Explainer, "160" for
/// HoDoKu.
std::string rating_text(const ScaleTechnique& technique);
/// The key of the technique of a step, for programs: "w_wing"; on a frozen scale the key of its own technique.
std::string_view step_key(const StepView& view);
/// The family of the technique of a step of any ladder.
Family family_of(const StepView& view);

/// The whole argument: the sentence of the technique for this step, and its effects. A forcing argument has several
/// lines: each line of a branch is on its own line.
std::string sentence(const StepView& view, const TextStyle& style = {});
/// The sentence without the effects, for a caller that shows them elsewhere; a sentence that only states effects is not
/// shortened.
std::string argument_text(const StepView& view, const TextStyle& style = {});

/// Why a step has an effect, a removed or placed candidate: "it sees r1c2 and r4c5, one of which is 7", "its cell has
/// no other candidate"; empty if the evidence does not state it.
std::string reason_text(const StepView& view, Candidate effect, const TextStyle& style = {});

/// A hint from vague to exact. Levels: 1 where to look, one house or one digit; 2 which family; 3 the technique and its
/// houses or digits; 4 the cells of the pattern, for a chain in their order, or the assumption of a trial; 5 the whole
/// argument and its effects. No level reveals more. For hidden singles, level 3 reveals the digit and level 4 the cell;
/// for other placements the digit is revealed last. `level` is 1..5.
std::string hint_text(const StepView& view, int level, const TextStyle& style = {});

/// The part of the board that a hint reveals: as much as its text, and no more.
struct HintSight {
  std::optional<Digit> digit{};  ///< if the argument is about one digit
  HouseSet houses{};             ///< otherwise where to look; from level 3 on the houses from which the argument starts
  CellSet cells{};               ///< from level 4 on the cells of the pattern
  bool roles = false;  ///< from level 4 on, whether their roles may also be shown; false if the roles are the answer
};
/// `level` is 1..4; from 5 on nothing is hidden.
HintSight hint_sight(const StepView& view, int level);

/// One line that identifies a step: key, digits, houses, cells by role, effects, in an order that does not depend on
/// the
/// finder. "naked_pair  {47} base r1 body r1c25  =>  r1c9<>7"; a variant above 0 follows the key, "unique_rectangle/1".
/// Steps are compared by it, so it does not depend on a style.
std::string step_line(const StepView& view);
/// The details that the line omits, one per line: parts that share a role one by one (except the ends of chains), "als
/// r1c67 {679}; als r3c2 {69}"; the chain in Eureka notation; the branches. Empty if the line omits nothing.
std::vector<std::string> detail_lines(const StepView& view);

/// The codes of HoDoKu's regression library for all forms of a technique, "0500 0501"; empty if it has none.
std::string hodoku_codes_text(const Technique& technique);

}  // namespace deduku
