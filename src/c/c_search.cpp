// The search, applied to boards.
#include <vector>

#include "deduku/canonical.hpp"
#include "deduku/solve_many.hpp"
#include "src/c/c_board.hpp"
#include "src/c/c_session.hpp"
#include "src/records/puzzle_record.hpp"
#include "src/search/admission.hpp"

using namespace deduku;

namespace {

/// The most puzzles that are solved in one call.
constexpr std::size_t most_at_once = 1024;

void store(const Solution& solution, std::uint8_t* to) {
  for (std::size_t i = 0; i < solution.size(); ++i) to[i] = static_cast<std::uint8_t>(solution[i].number());
}

/// The count of a search that checks whether to continue; empty if the session is to stop.
std::optional<std::uint64_t> count_in(deduku_session& session,
                                      FunctionRef<std::uint64_t(FunctionRef<bool()> goes_on)> search) {
  const std::function<bool()> stop = c::stop_of(session);
  bool is_stopped = false;
  const std::uint64_t found = search([&] { return !(is_stopped = is_stopped || stop()); });
  return is_stopped ? std::nullopt : std::optional(found);
}

deduku_code fail_stopped(deduku_session& session) {
  return c::fail(session, {ServiceFault::stopped, "the search was stopped"});
}

deduku_code code_of(std::size_t solutions) {
  return solutions == 0 ? DEDUKU_NO_SOLUTION : solutions == 1 ? DEDUKU_OK : DEDUKU_SEVERAL;
}

}  // namespace

deduku_code deduku_solve(const deduku_board* board, uint8_t* solution) {
  return c::guarded([&]() -> deduku_code {
    const std::optional<Board> content = c::board_from(board);
    if (!content) return DEDUKU_BAD_ARGUMENT;
    if (find_conflict(*content)) return DEDUKU_CONFLICT;
    const std::vector<Solution> solutions = search::two_solutions(Grid(*content));
    if (!solutions.empty() && solution != nullptr) store(solutions.front(), solution);
    return code_of(solutions.size());
  });
}

deduku_code deduku_solve_in(deduku_session* session, const deduku_board* board, uint8_t* solution) {
  return c::guarded(session, board, [&](deduku_session& with, const Board& content) -> deduku_code {
    if (find_conflict(content)) return DEDUKU_CONFLICT;
    std::optional<Solution> first;
    const auto found = count_in(with, [&](FunctionRef<bool()> goes_on) {
      const auto visit = [&](const Solution& each) {
        first = first.value_or(each);
        return goes_on();
      };
      return search::enumerate(search::Puzzle(content), visit, 2).count;
    });
    if (!found) return fail_stopped(with);
    if (first && solution != nullptr) store(*first, solution);
    return code_of(*found);
  });
}

deduku_code deduku_solve_many(const char* puzzles, size_t stride, size_t n, uint64_t limit, uint64_t* counts,
                              uint8_t* solutions) {
  return c::guarded([&]() -> deduku_code {
    if ((puzzles == nullptr && n > 0) || stride < Cell::count || limit == 0) return DEDUKU_BAD_ARGUMENT;
    std::vector<search::Answer> answers(std::min(n, most_at_once));
    for (std::size_t first = 0; first < n; first += most_at_once) {
      const std::size_t size = std::min(n - first, most_at_once);
      search::solve_many({puzzles + first * stride, stride}, limit, std::span(answers).first(size));
      for (std::size_t i = 0; i < size; ++i) {
        if (counts != nullptr) counts[first + i] = answers[i].count;
        if (solutions != nullptr && answers[i].count > 0) store(answers[i].solution, solutions + 81 * (first + i));
      }
    }
    return DEDUKU_OK;
  });
}

deduku_code deduku_count(deduku_session* session, const deduku_board* board, uint64_t limit, uint64_t* count) {
  return c::guarded(session, board, [&](deduku_session& with, const Board& content) -> deduku_code {
    if (limit == 0) return c::fail_argument(with, "the limit is 0");
    if (count == nullptr) return c::fail_argument(with);
    const auto found = count_in(with, [&](FunctionRef<bool()> goes_on) {
      return search::count_while(search::Puzzle(content), goes_on, limit).count;
    });
    if (!found) return fail_stopped(with);
    *count = *found;
    return DEDUKU_OK;
  });
}

deduku_code deduku_check(const deduku_board* board, uint8_t* is_redundant) {
  return c::guarded([&]() -> deduku_code {
    const std::optional<Board> content = c::board_from(board);
    if (!content) return DEDUKU_BAD_ARGUMENT;
    if (is_redundant == nullptr) return deduku_solve(board, nullptr);
    const records::Findings findings = records::examine(*content);
    if (findings.conflict) return DEDUKU_CONFLICT;
    const CellSet redundant = findings.redundant.value_or(CellSet());
    const deduku_code code = code_of(findings.solutions.size());
    if (code != DEDUKU_OK) return code;
    for (Cell cell : Cell::all()) is_redundant[cell.slot()] = redundant.contains(cell) ? 1 : 0;
    return DEDUKU_OK;
  });
}

deduku_code deduku_canonical(const deduku_board* board, deduku_board* form) {
  return c::guarded([&]() -> deduku_code {
    const std::optional<Board> content = c::board_from(board);
    if (!content || form == nullptr) return DEDUKU_BAD_ARGUMENT;
    c::store(canonical_form(*content).board, *form);
    return DEDUKU_OK;
  });
}

deduku_code deduku_canonical_in(deduku_session* session, const deduku_board* board, deduku_board* form) {
  return c::guarded(session, board, [&](deduku_session& with, const Board& content) -> deduku_code {
    if (form == nullptr) return c::fail_argument(with, "form is NULL");
    c::store(canonical_form(content).board, *form);
    return DEDUKU_OK;
  });
}
