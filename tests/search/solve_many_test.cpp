// Puzzles in bulk against the same puzzles one by one, on every path.
#include "deduku/solve_many.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "src/search/paths.hpp"
#include "tests/search/support.hpp"

namespace deduku::testing {
namespace {

using search::Answer;

std::string text_of(const Board& board) {
  std::string text;
  for (std::uint8_t value : board.values) text += value == 0 ? '.' : static_cast<char>('0' + value);
  return text;
}

/// Puzzles with many and with few givens, some of them with a wrong digit: none, one and several solutions.
std::vector<std::string> random_texts(std::mt19937_64& rng, int count) {
  std::vector<std::string> texts;
  for (int i = 0; i < count; ++i) {
    texts.push_back(text_of(random_givens(rng, random_solution(rng), 20 + static_cast<int>(rng() % 60))));
    if (rng() % 4 == 0) texts.back()[rng() % Cell::count] = static_cast<char>('1' + rng() % 9);
    if (rng() % 4 == 0) texts.back()[rng() % Cell::count] = static_cast<char>(rng() % 256);
  }
  return texts;
}

std::vector<Answer> answers_on(const search::Path& path, const std::vector<std::string>& texts, std::uint64_t limit) {
  constexpr std::size_t stride = 90;
  std::string buffer;
  for (const std::string& text : texts) buffer += text + std::string(stride - Cell::count, '1');
  std::vector<Answer> answers(texts.size());
  search::solve_many(path, {buffer.data(), stride}, limit, answers);
  return answers;
}

class EachPath : public ::testing::TestWithParam<std::size_t> {
 protected:
  const search::Path& path() const { return search::paths()[GetParam()]; }

  void expect_answers_one_by_one(const std::vector<std::string>& texts, std::uint64_t limit) const {
    const std::vector<Answer> answers = answers_on(path(), texts, limit);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      const search::Puzzle puzzle(texts[i]);
      ASSERT_EQ(answers[i].count, search::count(puzzle, limit)) << texts[i];
      if (answers[i].count == 1 && search::is_unique(puzzle)) {
        ASSERT_EQ(answers[i].solution, *search::solve(puzzle)) << texts[i];
      }
    }
  }
};

INSTANTIATE_TEST_SUITE_P(SolveMany, EachPath, ::testing::Range(std::size_t{0}, search::paths().size()),
                         [](const auto& tested) { return std::string(search::paths()[tested.param].backend.name); });

TEST_P(EachPath, AnswersAsOneByOne) {
  std::mt19937_64 rng(21);
  for (int count : {0, 1, 63, 255, 256, 257, 3000}) {
    for (std::uint64_t limit : {1, 2, 10}) expect_answers_one_by_one(random_texts(rng, count), limit);
  }
}

TEST_P(EachPath, TellsDigitsFromAllOtherCharacters) {
  std::mt19937_64 rng(22);
  const std::string solved = text_of(random_givens(rng, random_solution(rng), 100));
  std::vector<std::string> texts;
  for (int character = 0; character < 256; ++character) {
    texts.push_back(solved);
    texts.back()[static_cast<std::size_t>(character) % 81] = static_cast<char>(character);
  }
  expect_answers_one_by_one(texts, 2);
}

TEST_P(EachPath, FindsConflictsOfGivensInEveryHouse) {
  std::mt19937_64 rng(23);
  std::vector<std::string> texts;
  for (House house : House::all()) {
    texts.push_back(text_of(random_givens(rng, random_solution(rng), 70)));
    for (Cell cell : {cells_of(house).first(), cells_of(house).last()}) texts.back()[cell.index()] = '5';
  }
  for (const Answer& answer : answers_on(path(), texts, 1)) EXPECT_EQ(answer.count, 0U);
}

TEST_P(EachPath, PlacesOnlyDigitsOfTheSolution) {
  std::mt19937_64 rng(24);
  search::PuzzleBlock block{};
  std::vector<Solution> solutions;
  for (std::size_t i = 0; i < search::block_size; ++i) {
    solutions.push_back(random_solution(rng));
    const std::string text = text_of(random_givens(rng, solutions.back(), 60));
    path().put(block, i, text.data());
  }
  path().place_singles(block);
  EXPECT_THAT(block.contradictions, ::testing::Each(0U));
  int open = 0;
  for (std::size_t i = 0; i < search::block_size; ++i) {
    PerCell<unsigned char> digits;
    path().take(block, i, {digits.data(), 0});
    for (Cell cell : Cell::all()) {
      const int digit = digits[cell];
      if (digit == 0) {
        ++open;
      } else {
        ASSERT_EQ(digit, solutions[i][cell].number());
      }
    }
  }
  EXPECT_LT(open, search::block_size * Cell::count / 10);
}

}  // namespace
}  // namespace deduku::testing
