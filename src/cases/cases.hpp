// Technique case files: tests as text that people can read and the program can fill in.
//
//   # comment
//   case  pair in a row and its box          the title
//   grid  <puzzle in any format>             or on the following lines
//   ----
//   naked_pair  {47} r1c25  =>  r1c9<>47     every finding of the technique on this grid, in any order,
//   none                                     or this word: it must not be found
//   ...                                      a last line of dots: there may be further findings
#pragma once

#include <string>
#include <vector>

#include "deduku/error.hpp"
#include "deduku/technique.hpp"

namespace deduku::cases {

/// One case: a grid and all steps that a technique must find on it.
struct Case {
  std::string title;
  Grid grid;
  /// The lines after `----` as written, without "none"; see `step_line`.
  std::vector<std::string> expected;
  /// Whether a line of dots allows further findings.
  bool may_find_more = false;
  /// The line on which the case begins, from 1.
  int line = 0;
};

/// A case file, split into the unchanged text and the cases.
struct CaseFile {
  std::vector<Case> cases;
  /// The text up to and including the `----` of each case; `propose` keeps the text after the last finding.
  std::vector<std::string> heads;
};

/// Reads a case file. Every case needs a title, a grid, `----`, and findings or "none".
Expected<CaseFile> parse(std::string_view text);

/// The findings of the technique on the grid of a case, each step once, sorted.
std::vector<std::string> findings(const Case& test_case, TechniqueId technique);

/// Whether the technique has the expected findings, and no others unless the case allows them.
bool holds(const Case& test_case, TechniqueId technique);

/// The file with the findings of the technique in place of the expected ones, for a person to review.
std::string propose(const CaseFile& file, TechniqueId technique);

}  // namespace deduku::cases
