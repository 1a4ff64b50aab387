// The simplest checker of lemmas, for testing proofs: it follows the hints, and does nothing else.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "deduku/proof.hpp"

namespace deduku::testing {

/// Reads a formula, then a proof line by line; an invalid line is a failure of the test.
class LemmaChecker {
 public:
  explicit LemmaChecker(const Formula& formula) {
    std::istringstream lines(formula.dimacs());
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("c") || line.starts_with("p")) continue;
      clauses_[static_cast<int>(clauses_.size()) + 1] = numbers_to_zero(std::istringstream(line));
    }
  }

  void read(std::string_view line) {
    std::istringstream words{std::string(line)};
    std::string second;
    int number = 0;
    words >> number;
    const auto place = words.tellg();
    words >> second;
    if (second == "d") {
      for (int deleted : numbers_to_zero(std::move(words))) EXPECT_EQ(clauses_.erase(deleted), 1U) << line;
      return;
    }
    words.seekg(place);
    const std::vector<int> literals = numbers_to_zero(words);
    EXPECT_TRUE(follows(literals, numbers_to_zero(words))) << line;
    EXPECT_FALSE(clauses_.contains(number)) << line;
    clauses_[number] = literals;
  }

  /// Whether it has a clause of these literals, in this order.
  bool has(const std::vector<int>& literals) const {
    for (const auto& [number, clause] : clauses_) {
      if (clause == literals) return true;
    }
    return false;
  }
  const std::map<int, std::vector<int>>& clauses() const { return clauses_; }

 private:
  template <class Words>
  static std::vector<int> numbers_to_zero(Words&& words) {
    std::vector<int> numbers;
    for (int number = 0; words >> number && number != 0;) numbers.push_back(number);
    return numbers;
  }

  bool follows(const std::vector<int>& literals, const std::vector<int>& hints) const {
    std::set<int> denied(literals.begin(), literals.end());
    for (std::size_t i = 0; i < hints.size(); ++i) {
      const auto clause = clauses_.find(hints[i]);
      if (clause == clauses_.end()) return false;
      std::vector<int> left;
      for (int literal : clause->second) {
        if (!denied.contains(literal)) left.push_back(literal);
      }
      const bool is_last = i + 1 == hints.size();
      if (left.size() != (is_last ? 0 : 1)) return false;
      if (!is_last) denied.insert(-left.front());
    }
    return !hints.empty();
  }

  std::map<int, std::vector<int>> clauses_;
};

}  // namespace deduku::testing
