// Puzzles with automorphisms: they have them, and no orbit of givens is redundant.
#include "src/generate/automorphic.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "deduku/canonical.hpp"
#include "deduku/generate.hpp"
#include "deduku/minimal.hpp"
#include "deduku/pattern.hpp"

namespace deduku::testing {
namespace {

using generate::AutomorphismKind;
using generate::Random;
using Lines = std::array<std::uint8_t, 9>;

/// The first puzzles of a constraint.
std::vector<generate::Generated> automorphic_puzzles(const generate::PuzzleConstraints& constraints,
                                                     std::size_t count) {
  auto generator = generate::Generator::make(constraints);
  EXPECT_TRUE(generator) << generator.error_or("");
  std::vector<generate::Generated> puzzles;
  for (std::uint64_t stream = 0; puzzles.size() < count && stream < 2'000; ++stream) {
    for (const generate::Generated& puzzle : generator->run_stream(stream).puzzles) puzzles.push_back(puzzle);
  }
  EXPECT_GE(puzzles.size(), count) << constraints.automorphic;
  return puzzles;
}

TEST(Automorphic, GridsHaveTheirAutomorphisms) {
  Random random(1);
  for (const AutomorphismKind& kind : generate::automorphism_kinds()) {
    std::set<Solution> different;
    for (int round = 0; round < 20; ++round) {
      const auto [solution, automorphism] = generate::symmetric_grid(kind, random);
      const Board board = search::full_board(solution);
      EXPECT_FALSE(find_conflict(board)) << kind.name;
      EXPECT_EQ(automorphism(board), board) << kind.name;
      EXPECT_EQ(automorphism.transposes, kind.transposes);
      EXPECT_EQ(automorphism.rows, kind.rows);
      EXPECT_EQ(automorphism.columns, kind.columns);
      different.insert(solution);
    }
    EXPECT_EQ(different.size(), 20U) << kind.name;
  }
}

TEST(Automorphic, PuzzlesOfEachKindAreTheirOwnImages) {
  for (const AutomorphismKind& kind : generate::automorphism_kinds()) {
    const generate::PuzzleConstraints constraints{
        .minimality = generate::Minimality::orbit_minimal, .automorphic = std::string(kind.name), .seed = 2};
    for (const generate::Generated& generated : automorphic_puzzles(constraints, 4)) {
      const auto automorphism = generate::automorphism_of(generated.puzzle, kind);
      ASSERT_TRUE(automorphism) << kind.name;
      EXPECT_TRUE(automorphism->is_sound());
      EXPECT_EQ((*automorphism)(generated.puzzle), generated.puzzle) << kind.name;
      EXPECT_EQ((*automorphism)(search::full_board(generated.solution)), search::full_board(generated.solution));
      EXPECT_GT(canonical_form(generated.puzzle).automorphisms, 1U);
      EXPECT_THAT(generate::violations(generated.puzzle, constraints), ::testing::IsEmpty()) << kind.name;
      EXPECT_FALSE(generate::violations(random_symmetry(3)(generated.puzzle), constraints).empty()) << kind.name;
    }
  }
}

TEST(Automorphic, PuzzlesMayHaveOtherConstraints) {
  for (const generate::PuzzleConstraints& constraints : std::initializer_list<generate::PuzzleConstraints>{
           {.minimality = generate::Minimality::minimal, .automorphic = "half_turn"},
           {.minimality = generate::Minimality::orbit_minimal, .automorphic = "any"},
           {.least_givens = 28, .most_givens = 30, .automorphic = "any"},
           {.pattern = generate::PatternConstraint{Pattern::full}, .automorphic = "quarter_turn"},
           {.where = "automorphisms >= 2", .automorphic = "diagonal"}}) {
    for (const generate::Generated& generated : automorphic_puzzles(constraints, 2)) {
      EXPECT_THAT(generate::violations(generated.puzzle, constraints), ::testing::IsEmpty());
    }
  }
}

TEST(Automorphic, KindsOfTheSquareAreWhatTheyAreCalled) {
  for (const auto& [name, pattern] :
       {std::pair{"half_turn", Pattern::half_turn}, std::pair{"quarter_turn", Pattern::quarter_turn},
        std::pair{"diagonal", Pattern::diagonal}}) {
    int exact = 0;
    for (const generate::Generated& generated : automorphic_puzzles({.automorphic = name}, 10)) {
      exact += pattern_of(generated.puzzle.givens) == pattern;
    }
    EXPECT_GT(exact, 8);
  }
  EXPECT_EQ(generate::find_automorphism_kind("full_turn"), nullptr);
}

/// The class of the ways to move lines that differ only in the order of bands and lines, represented by the least of
/// them.
Lines line_class(const Lines& move) {
  Lines least = move;
  Lines order{};
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  do {
    bool keeps_bands = true;
    for (int line = 0; line < 9; ++line) keeps_bands &= order[line] / 3 == order[line / 3 * 3] / 3;
    if (!keeps_bands) continue;
    Lines image{};
    for (int line = 0; line < 9; ++line) image[order[line]] = order[move[line]];
    least = std::min(least, image);
  } while (std::ranges::next_permutation(order).found);
  return least;
}

/// Two kinds are equivalent if rows and columns move alike, or the other way round; after a mirror, if rows and columns
/// together move alike.
TEST(Automorphic, KindsAreAllDifferent) {
  std::set<std::pair<bool, std::set<Lines>>> classes;
  std::set<std::string_view> names;
  for (const AutomorphismKind& kind : generate::automorphism_kinds()) {
    std::set<Lines> lines;
    if (kind.transposes) {
      Lines both{};
      for (int line = 0; line < 9; ++line) both[line] = kind.rows[kind.columns[line]];
      lines = {line_class(both)};
    } else {
      lines = {line_class(kind.rows), line_class(kind.columns)};
    }
    classes.emplace(kind.transposes, lines);
    names.insert(kind.name);
    EXPECT_EQ(generate::find_automorphism_kind(kind.name), &kind);
  }
  EXPECT_EQ(classes.size(), 26U);
  EXPECT_EQ(names.size(), 26U);
}

}  // namespace
}  // namespace deduku::testing
