// Scales of one figure, or of two: those of theory, the effort of the search, and whether a puzzle is minimal.
#include "deduku/minimal.hpp"
#include "src/cli/rate/scale_rater.hpp"

namespace deduku::cli {

namespace {

template <TheoryScale scale>
std::string theory_text(const RateRecord& record) {
  const auto& figure = record.rated.theory.figures[static_cast<std::size_t>(scale)];
  return figure ? records::figure_text(*figure) : "";
}

std::string guesses(const RateRecord& record) {
  return record.rated.search.effort ? std::to_string(record.rated.search.effort->guesses) : "";
}
std::string nodes(const RateRecord& record) {
  return record.rated.search.effort ? std::to_string(record.rated.search.effort->nodes) : "";
}
std::string minimal(const RateRecord& record) {
  const auto& is_minimal = record.rated.search.is_minimal;
  return !is_minimal ? "" : *is_minimal ? "yes" : "no";
}

/// The fields of the scale of theory with this name.
template <TheoryScale scale>
constexpr std::array<RateField, 1> theory_field(std::string_view name, std::string_view meaning) {
  return {{{name, theory_text<scale>, meaning, true}}};
}

constexpr auto depth_field = theory_field<TheoryScale::depth>("te", "T&E: how deep trial and error must go, 0 to 3");
constexpr auto whip_field = theory_field<TheoryScale::whip>("w", "W: the length of the longest whip needed");
constexpr auto g_whip_field = theory_field<TheoryScale::g_whip>("gw", "gW: the same of g-whips");
constexpr auto braid_field = theory_field<TheoryScale::braid>("b", "B: the length of the longest braid needed");
constexpr auto g_braid_field = theory_field<TheoryScale::g_braid>("gb", "gB: the same of g-braids");
constexpr auto bxb_field = theory_field<TheoryScale::bxb>("bxb", "BxB: the length of braids under one assumption");
constexpr auto bxbb_field = theory_field<TheoryScale::bxbb>("bxbb", "BxBB: the length of braids under two assumptions");
constexpr auto backdoor_field =
    theory_field<TheoryScale::backdoor>("backdoor", "how many digits of the solution let singles do the rest");
constexpr auto subset_backdoor_field =
    theory_field<TheoryScale::subset_backdoor>("subset_backdoor", "the same for singles, intersections and subsets");
constexpr std::array<RateField, 2> search_fields = {{
    {"guesses", guesses, "of the search, to find the solution and that there is no other", true},
    {"nodes", nodes, "of the search, likewise", true},
}};
constexpr std::array<RateField, 1> minimal_fields = {
    {{"minimal", minimal, "whether no given can be left out: yes, no"}}};

/// Asks for figures of theory.
class TheoryFigures {
 public:
  TheoryFigures(TheoryScale scale, const WorkLimits& work) : scale_(scale), rater_(TheoryOptions{.work = work}) {}

  TheoryRecord rate(const InputPuzzle& puzzle) {
    TheoryRecord record;
    record.figures[static_cast<std::size_t>(scale_)] = rater_.rate(scale_, puzzle.record->board);
    return record;
  }

 private:
  TheoryScale scale_;
  TheoryRater rater_;
};

/// How the rating of a puzzle with one solution ended.
PuzzleStatus status_of(const RatedFigures& figures) {
  for (const auto& figure : figures.theory.figures) {
    if (!figure) continue;
    if (figure->status == TheoryStatus::broken_off) return PuzzleStatus::out_of_budget;
    if (figure->status == TheoryStatus::unreachable) return PuzzleStatus::stuck;
  }
  return PuzzleStatus::solved;
}

/// Puzzles with one solution are rated. `rate(puzzle)` gives the figures.
template <class Rate>
class FigureRater final : public PuzzleRater {
 public:
  FigureRater(RateScale::Question question, const BudgetClock& clock, Rate rate)
      : question_(question), clock_(clock), rate_(std::move(rate)) {}

  RateRecord rate(const InputPuzzle& puzzle) override {
    if (question_ == RateScale::Question::asked) {
      const Outcome outcome = records::outcome_of(search::count(search::Puzzle(puzzle.record->board), 2));
      if (outcome != Outcome::solved) return {puzzle, records::status_of(outcome)};
    }
    clock_.start();
    RatedFigures figures = rate_(puzzle);
    const PuzzleStatus status = status_of(figures);
    if (status == PuzzleStatus::out_of_budget && interrupted()) return {puzzle, PuzzleStatus::broken_off};
    return {puzzle, status, std::move(figures), status};
  }

 private:
  RateScale::Question question_;
  BudgetClock clock_;
  Rate rate_;
};

/// What makes the figures of a puzzle; one a thread.
using FigureFn = std::function<RatedFigures(const InputPuzzle&)>;
using MakeFigureFn = FigureFn (*)(const WorkLimits& work);

template <TheoryScale scale>
FigureFn make_theory(const WorkLimits& work) {
  return [figures = std::make_shared<TheoryFigures>(scale, work)](const InputPuzzle& puzzle) {
    return RatedFigures(figures->rate(puzzle));
  };
}

FigureFn make_search(const WorkLimits&) {
  return [](const InputPuzzle& puzzle) {
    const Grid grid(puzzle.record->board);
    return RatedFigures(
        SearchRecord{search::default_backend().run(grid, 2, [](const Solution&) { return true; }).effort, {}});
  };
}

FigureFn make_minimal(const WorkLimits&) {
  return [](const InputPuzzle& puzzle) {
    return RatedFigures(SearchRecord{{}, search::is_minimal(puzzle.record->board)});
  };
}

struct FigureKind {
  std::string_view name;
  std::span<const RateField> fields;
  MakeFigureFn make;
};

constexpr std::array<FigureKind, 11> figure_kinds = {{
    {"w", whip_field, make_theory<TheoryScale::whip>},
    {"gw", g_whip_field, make_theory<TheoryScale::g_whip>},
    {"b", braid_field, make_theory<TheoryScale::braid>},
    {"gb", g_braid_field, make_theory<TheoryScale::g_braid>},
    {"te", depth_field, make_theory<TheoryScale::depth>},
    {"bxb", bxb_field, make_theory<TheoryScale::bxb>},
    {"bxbb", bxbb_field, make_theory<TheoryScale::bxbb>},
    {"backdoor", backdoor_field, make_theory<TheoryScale::backdoor>},
    {"subset_backdoor", subset_backdoor_field, make_theory<TheoryScale::subset_backdoor>},
    {"search", search_fields, make_search},
    {"minimal", minimal_fields, make_minimal},
}};

class FigureScale final : public RateScale {
 public:
  FigureScale(const FigureKind& kind, const ScaleRequest& request) : kind_(kind), request_(request) {
    fields_.assign(first_fields.begin(), first_fields.end());
    fields_.insert(fields_.end(), kind.fields.begin(), kind.fields.end());
    fields_.insert(fields_.end(), last_fields.begin(), last_fields.end());
    columns_ = {{"n", -4}, {"status", 13}};
    for (const RateField& field : kind.fields) columns_.push_back({field.name, -static_cast<int>(field.name.size())});
    columns_.push_back({"tail", 0});
  }

  std::unique_ptr<PuzzleRater> make_rater(Log&, Question question) const override {
    const BudgetClock clock(request_.choices.budget());
    return std::make_unique<FigureRater<FigureFn>>(question, clock, kind_.make(clock.limits()));
  }
  std::span<const RateField> fields() const override { return fields_; }
  std::span<const RateField> figures() const override { return kind_.fields; }
  std::span<const Column> columns() const override { return columns_; }
  Json header() const override { return rate_header_json(request_, {.scale = kind_.name}); }
  void add_json(const RateRecord& record, Json& json) const override {
    for (const RateField& field : kind_.fields) json[std::string(field.name)] = json_of(field, record);
  }

 private:
  const FigureKind& kind_;
  ScaleRequest request_;
  std::vector<RateField> fields_;
  std::vector<Column> columns_;
};

}  // namespace

std::vector<RateField> figure_fields() {
  std::vector<RateField> fields;
  for (const FigureKind& kind : figure_kinds) fields.insert(fields.end(), kind.fields.begin(), kind.fields.end());
  return fields;
}

std::unique_ptr<RateScale> make_rate_figure(const std::string& name, const ScaleRequest& request) {
  const auto kind = std::ranges::find(figure_kinds, std::string_view(name), &FigureKind::name);
  if (kind == figure_kinds.end()) return nullptr;
  (void)request.choices.budget();
  return std::make_unique<FigureScale>(*kind, request);
}

}  // namespace deduku::cli
