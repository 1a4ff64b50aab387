// Reads the text of a branch like a player: the claims at the beginning of a line must be known, and each conclusion
// must follow from known claims, on the grid alone.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "deduku/houses.hpp"
#include "deduku/step.hpp"

namespace deduku::testing {

/// The pieces of a text between separators.
inline std::vector<std::string> split(const std::string& text, const std::string& separator) {
  std::vector<std::string> pieces;
  std::size_t begin = 0;
  for (std::size_t end = text.find(separator); end != std::string::npos; end = text.find(separator, begin)) {
    pieces.push_back(text.substr(begin, end - begin));
    begin = end + separator.size();
  }
  pieces.push_back(text.substr(begin));
  return pieces;
}

/// "r18c45"
inline CellSet read_group(const std::string& text) {
  CellSet cells;
  const std::size_t c = text.find('c');
  for (char row : text.substr(1, c - 1)) {
    for (char column : text.substr(c + 1)) cells.insert(Cell::at(row - '1', column - '1'));
  }
  return cells;
}

class BranchReader {
 public:
  explicit BranchReader(const Grid& grid) : grid_(grid) {}

  /// "r9c3=7 -> r89c1<>7 -> r4c1=7; r4c1=7 + r5c5=2 -> ...": the first word is the assumption.
  void read(const std::string& text) {
    bool is_assumption = true;
    for (const std::string& line : split(text, "; ")) {
      const std::vector<std::string> stages = split(line, " -> ");
      for (std::size_t i = 0; i < stages.size(); ++i) {
        for (const std::string& term : split(stages[i], " + ")) {
          take(term, is_assumption ? Allowed::anything : i == 0 ? Allowed::known : Allowed::following);
          is_assumption = false;
        }
      }
    }
  }
  bool knows(Candidate candidate, bool is_true) const {
    if (!is_true) return false_.contains(candidate);
    return knows_true({{candidate.cell()}, candidate.digit()});
  }

 private:
  enum class Allowed { anything, known, following };

  /// "7 in r1c12", "r4c1=7", "r89c1<>7, r4c4<>12"
  void take(const std::string& term, Allowed allowed) {
    if (term.find(" in ") != std::string::npos) {
      CellSet cells;
      for (const std::string& group : split(term.substr(5), ", ")) cells |= read_group(group);
      take_true({cells, Digit::of(term[0] - '0')}, allowed);
    } else if (term.find('=') != std::string::npos) {
      take_true({read_group(split(term, "=")[0]), Digit::of(term.back() - '0')}, allowed);
    } else {
      take_false(term, allowed);
    }
  }
  void take_true(const Node& node, Allowed allowed) {
    EXPECT_TRUE(allowed == Allowed::anything || (allowed == Allowed::known ? knows_true(node) : follows(node)));
    true_.push_back(node);
  }
  void take_false(const std::string& term, Allowed allowed) {
    CellSet cells;
    for (const std::string& piece : split(term, ", ")) {
      const std::vector<std::string> halves = split(piece, "<>");
      cells |= read_group(halves[0]);
      if (halves.size() == 1) continue;
      for (char digit : halves[1]) {
        for (Cell cell : cells) take_false(Candidate(cell, Digit::of(digit - '0')), allowed);
      }
      cells = {};
    }
    EXPECT_TRUE(cells.empty()) << term;
  }
  void take_false(Candidate candidate, Allowed allowed) {
    EXPECT_TRUE(allowed == Allowed::anything ||
                (allowed == Allowed::known ? false_.contains(candidate) : is_excluded(candidate)));
    false_.insert(candidate);
  }

  bool knows_true(const Node& node) const { return std::ranges::find(true_, node) != true_.end(); }
  bool is_excluded(Candidate candidate) const {
    return std::ranges::any_of(true_, [&](const Node& node) {
      if (node.digit == candidate.digit()) return common_peers(node.cells).contains(candidate.cell());
      return node.cells == CellSet{candidate.cell()};
    });
  }
  /// Whether all others of the cell are false, or all other places in a house.
  bool follows(const Node& node) const {
    if (node.cells.size() == 1) {
      const Cell cell = node.cells.first();
      const DigitSet others = grid_.candidates(cell) - DigitSet{node.digit};
      if (false_.digits(cell).contains(others)) return true;
    }
    for (House house : common_houses(node.cells)) {
      if (false_.cells(node.digit).contains(grid_.cells(house, node.digit) - node.cells)) return true;
    }
    return false;
  }

  const Grid& grid_;
  std::vector<Node> true_;
  CandidateSet false_;
};

}  // namespace deduku::testing
