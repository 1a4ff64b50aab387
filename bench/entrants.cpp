#include "bench/entrants.hpp"

#include <dlfcn.h>

#include <memory>
#include <stdexcept>

#include "bench/textbook_dancing_links.hpp"

namespace deduku::bench {

namespace {

void hand_out(const Solution& solution, Answer& answer) {
  for (Cell cell : Cell::all()) {
    answer.solution[cell.index()] = static_cast<char>('0' + solution[cell].number());
  }
}

/// Applies a function to each puzzle and its answer.
template <class Function>
auto one_by_one(Function function) {
  return [function](const Puzzles& puzzles, std::uint64_t limit, std::span<Answer> answers) mutable {
    for (std::size_t i = 0; i < puzzles.size(); ++i) function(puzzles[i], limit, answers[i]);
  };
}

/// Gets the same as `solve_many`, the number and a solution; without a limit only the number.
void ask_library(const char* text, std::uint64_t limit, Answer& answer) {
  const search::Puzzle puzzle(std::string_view(text, Cell::count));
  if (limit == search::no_limit) {
    answer.count = search::count(puzzle, limit);
    return;
  }
  Solution solution;
  const auto keep = [&](const Solution& found) {
    solution = found;
    return true;
  };
  answer.count = search::enumerate(puzzle, keep, limit).count;
  if (limit == 1 && answer.count == 1) hand_out(solution, answer);
}

void ask_backend(const search::Backend& backend, const char* puzzle, std::uint64_t limit, Answer& answer) {
  const auto visit = [&](const Solution& solution) {
    if (limit == 1) hand_out(solution, answer);
    return true;
  };
  answer.count = backend.run(search::Puzzle(std::string_view(puzzle, Cell::count)), limit, visit).count;
}

void ask_in_bulk(const Puzzles& puzzles, std::uint64_t limit, std::span<Answer> answers) {
  // Kept from run to run because the comparison should not measure allocation.
  static std::vector<search::Answer> found;
  found.resize(puzzles.size());
  search::solve_many(puzzles.texts(), limit, found);
  for (std::size_t i = 0; i < found.size(); ++i) {
    answers[i].count = found[i].count;
    if (limit == 1 && found[i].count > 0) hand_out(found[i].solution, answers[i]);
  }
}

Entrant textbook() {
  auto search = std::make_shared<TextbookDancingLinks>();
  const auto ask = [search](const char* puzzle, std::uint64_t limit, Answer& answer) {
    Solution solution;
    answer.count = search->count(puzzle, limit, solution);
    if (answer.count > 0) hand_out(solution, answer);
  };
  return {"textbook dancing links", Entrant::Kind::yardstick, one_by_one(ask)};
}

}  // namespace

void Puzzles::add(std::string_view line) {
  for (char symbol : line.substr(0, Cell::count)) text_ += symbol >= '1' && symbol <= '9' ? symbol : '.';
  text_ += '\n';
}

std::vector<Entrant> own_entrants() {
  std::vector<Entrant> entrants = {{"deduku", Entrant::Kind::ours, one_by_one(ask_library)},
                                   {"deduku solve_many", Entrant::Kind::bulk, ask_in_bulk}};
  for (const search::Backend& backend : search::backends()) {
    const auto ask = [&backend](const char* puzzle, std::uint64_t limit, Answer& answer) {
      ask_backend(backend, puzzle, limit, answer);
    };
    entrants.push_back({"deduku " + std::string(backend.name), Entrant::Kind::ours, one_by_one(ask)});
  }
  entrants.push_back(textbook());
  return entrants;
}

Entrant load_peer(const std::string& description) {
  using Function = std::size_t(const char*, std::size_t, std::uint32_t, char*, std::size_t*);
  const std::size_t equals = description.find('=');
  const std::size_t colon = description.find(':', equals);
  if (colon == std::string::npos) throw std::runtime_error("not NAME=FILE:FUNCTION: " + description);
  const std::string file = description.substr(equals + 1, colon - equals - 1);
  const std::string rest = description.substr(colon + 1);
  const std::size_t second = rest.find(':');
  const auto flags = static_cast<std::uint32_t>(second == std::string::npos ? 0 : std::stoul(rest.substr(second + 1)));
  void* object = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  void* symbol = object == nullptr ? nullptr : dlsym(object, rest.substr(0, second).c_str());
  if (symbol == nullptr) throw std::runtime_error(dlerror());
  const auto solve = reinterpret_cast<Function*>(symbol);
  const auto ask = [solve, flags](const char* puzzle, std::uint64_t limit, Answer& answer) {
    std::size_t guesses = 0;
    answer.count = solve(puzzle, limit, flags, answer.solution.data(), &guesses);
  };
  return {description.substr(0, equals), Entrant::Kind::peer, one_by_one(ask)};
}

}  // namespace deduku::bench
