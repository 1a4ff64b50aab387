// The nice loops and AICs of the frozen scale of HoDoKu against its regression library. Skipped if the reference data
// is absent.
#include "src/scales/hodoku/hodoku_producers.hpp"
#include "tests/conformance/hodoku_library.hpp"

namespace deduku::testing {
namespace {

/// Codes whose chains pass through no almost locked set, which the scale does not search for.
struct LoopRow {
  const char* code;
  const char* variant;  ///< in the form for `library_cases`
  bool is_grouped = false;

  std::string name() const { return code + (*variant == 0 ? "" : std::string("_") + variant); }
};

void PrintTo(const LoopRow& row, std::ostream* out) {
  *out << row.name();
}

Tally tally_of_loops(const LibraryCase& listed, const LoopRow& row) {
  Workspace workspace;
  workspace.set_promise(Promise::givens);
  const auto scratch = std::make_unique<hodoku::HodokuScratch>();
  Changes changes;
  changes.begin();
  changes.note(listed.grid);
  Tally tally;
  hodoku::for_each_nice_loop({listed.grid, workspace, *scratch, changes, Changes::never}, row.is_grouped,
                             [&](const CandidateSet& removals, std::string_view code) {
                               if (code != row.code || removals.digits() != listed.digits) return;
                               ++tally.instances;
                               if (removals == listed.removes) ++tally.matching;
                             });
  return tally;
}

class HodokuScaleLibrary : public ::testing::TestWithParam<LoopRow> {};

TEST_P(HodokuScaleLibrary, ListsWhatTheCasesList) {
  const std::vector<LibraryCase> cases = library_cases(GetParam().code, GetParam().variant);
  if (cases.empty()) GTEST_SKIP() << "no reference data";
  for (const LibraryCase& listed : cases) expect_passed(listed, tally_of_loops(listed, GetParam()));
}

constexpr LoopRow loop_rows[] = {{"0706", ""},        {"0707", ""},        {"0708", ""},        {"0709", "1", true},
                                 {"0710", "1", true}, {"0710", "2", true}, {"0711", "1", true}, {"0711", "2", true}};

INSTANTIATE_TEST_SUITE_P(Codes, HodokuScaleLibrary, ::testing::ValuesIn(loop_rows),
                         [](const auto& row) { return row.param.name(); });

}  // namespace
}  // namespace deduku::testing
