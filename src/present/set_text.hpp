// Almost locked sets, colours and parts of a pattern in words.
#pragma once

#include <string>

#include "src/present/words.hpp"

namespace deduku::present {

/// The names of the sets and colours of an argument: "A", "B", ...; "P", "Q", ... if rows have letters as well. `index`
/// counts from 0.
std::string letter(int index, Notation notation);

/// Every part with a role: "r1c67 {679} and r3c2 {69}"; sets have letters: "A = r1c67 {679} and B = r3c2 {69}".
Value each_part(const Evidence& evidence, Role role, const Words& words);
/// The letter of the set inside which a link holds; empty for a link between sets or outside them.
std::string name_of_set(const StepView& view, const Link& link, Notation notation);
/// Whether a step is a chain of almost locked sets, each joined to the next by a digit that only one of them can hold.
bool is_chain_of_sets(const StepView& view);
/// Such a chain in Eureka notation: "(9=7)A - (7=5)B - (5=9)C".
Text set_chain_notation(const StepView& view, Notation notation);
/// The same in words: "if A has no 9, it has 7; so B has no 7, but 5; so C has no 5, but 9".
Value set_chain(const StepView& view, const Words& words);
/// The sets that the links of the step depend on: "A = r1c67 {679} and B = r3c2 {69}".
Value sets(const StepView& view, const Words& words);
/// The reasons of these links: "without 5, A holds 9; without 3, B takes 2 and 7 from r7c6, which leaves 4 there".
Value set_links(const StepView& view, const Words& words);
/// The body parts as intersections: "in box 1, 4 can only go into r1c12, so nowhere else in row 1; in row 5, ...".
Value locks(const StepView& view, const Words& words);
/// The argument of a Unique Blossom, a blossom on guardians, as the chain that experts write, "(2)r78c2 = (6)r8c6 -
/// (6=2)r8c5": from one place of the eliminated digit to another, first the guardians with this digit or a petal, then
/// the other guardians, then a petal. Empty if the argument has more than two alternatives or eliminates several
/// digits, because that is not a chain.
Value blossom_chain(const StepView& view, const Words& words);

}  // namespace deduku::present
