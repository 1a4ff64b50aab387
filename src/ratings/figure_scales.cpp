// Scales of one figure, or of two: those of theory, the effort of the search, and whether a puzzle is minimal. They
// rate puzzles with one solution.
#include "deduku/minimal.hpp"
#include "deduku/theory.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::ratings {

namespace {

/// Empty if the puzzle is not rated.
using TheoryRecord = std::optional<TheoryFigure>;

/// The number; ">=5" if the budget ended the search; "none" if no pattern solves the puzzle.
Value theory_value(const ScaleRating& rating) {
  const auto& figure = record_of<TheoryRecord>(rating);
  if (!figure) return {};
  if (figure->is_found()) return figure->value;
  if (figure->is_above) return LowerBound{figure->value, true};
  if (is_cut_short(figure->outcome)) return LowerBound{figure->value};
  return figure->outcome == Outcome::stuck ? word("none") : Value();
}

struct SearchRecord {
  std::optional<search::Effort> effort{};
};

Value search_guesses(const ScaleRating& rating) {
  const auto& effort = record_of<SearchRecord>(rating).effort;
  return effort ? Value(static_cast<std::int64_t>(effort->guesses)) : Value();
}

Value search_nodes(const ScaleRating& rating) {
  const auto& effort = record_of<SearchRecord>(rating).effort;
  return effort ? Value(static_cast<std::int64_t>(effort->nodes)) : Value();
}

struct MinimalRecord {
  std::optional<bool> is_minimal{};
};

Value minimal_value(const ScaleRating& rating) {
  const auto& is_minimal = record_of<MinimalRecord>(rating).is_minimal;
  return is_minimal ? word(*is_minimal ? "yes" : "no") : Value();
}

/// Rates puzzles with one solution. `Find` has `operator()(const Board&)`, which returns the data that `Record` keeps.
template <class Record, class Find>
class FigureRater final : public ScaleRater {
 public:
  FigureRater(const RatingRequest& request, Find find) : is_unique_(request.is_unique), find_(std::move(find)) {}

  std::unique_ptr<ScaleRating> rate(const Board& board, RatingObserver&) override {
    auto rating = std::make_unique<RatingWith<Record>>();
    const Outcome outcome = is_unique_ ? Outcome::solved : outcome_of(board);
    rating->status = outcome;
    if (outcome != Outcome::solved) return rating;
    rating->record = find_(board);
    if constexpr (std::is_same_v<Record, TheoryRecord>) rating->status = rating->record->outcome;
    rating->ended = rating->status;
    return rating;
  }

 private:
  bool is_unique_;
  Find find_;
};

template <TheoryScale scale>
std::unique_ptr<ScaleRater> make_theory(const RatingRequest& request) {
  auto find = [rater = TheoryRater(TheoryOptions{.work = request.options.work})](const Board& board) mutable {
    return TheoryRecord(rater.rate(scale, board));
  };
  return std::make_unique<FigureRater<TheoryRecord, decltype(find)>>(request, std::move(find));
}

std::unique_ptr<ScaleRater> make_search(const RatingRequest& request) {
  auto find = [](const Board& board) {
    const auto all = [](const Solution&) { return true; };
    return SearchRecord{search::default_backend().run(Grid(board), 2, all).effort};
  };
  return std::make_unique<FigureRater<SearchRecord, decltype(find)>>(request, find);
}

std::unique_ptr<ScaleRater> make_minimal(const RatingRequest& request) {
  auto find = [](const Board& board) { return MinimalRecord{search::is_minimal(board)}; };
  return std::make_unique<FigureRater<MinimalRecord, decltype(find)>>(request, find);
}

constexpr Field te_field[] = {{"te", theory_value, "T&E: the depth of the trial and error needed, 0 to 3", true}};
constexpr Field w_field[] = {{"w", theory_value, "W: the length of the longest whip needed", true}};
constexpr Field gw_field[] = {{"gw", theory_value, "gW: the same for g-whips", true}};
constexpr Field b_field[] = {{"b", theory_value, "B: the length of the longest braid needed", true}};
constexpr Field gb_field[] = {{"gb", theory_value, "gB: the same for g-braids", true}};
constexpr Field bxb_field[] = {{"bxb", theory_value, "BxB: the length of braids under one assumption", true}};
constexpr Field bxbb_field[] = {{"bxbb", theory_value, "BxBB: the length of braids under two assumptions", true}};
constexpr Field backdoor_field[] = {
    {"backdoor", theory_value, "the fewest digits of the solution after which singles solve the rest", true}};
constexpr Field subset_backdoor_field[] = {
    {"subset_backdoor", theory_value, "the same for singles, intersections and subsets", true}};
constexpr Field search_fields[] = {
    {"guesses", search_guesses, "the guesses of the search that finds the solution and excludes others", true},
    {"nodes", search_nodes, "the nodes of this search", true},
};
constexpr Field minimal_field[] = {{"minimal", minimal_value, "yes if no given is redundant, else no"}};

}  // namespace

constinit const RatingScale w_scale = {.key = "w", .fields = w_field, .make_rater = make_theory<TheoryScale::whip>};
constinit const RatingScale gw_scale = {
    .key = "gw", .fields = gw_field, .make_rater = make_theory<TheoryScale::g_whip>};
constinit const RatingScale b_scale = {.key = "b", .fields = b_field, .make_rater = make_theory<TheoryScale::braid>};
constinit const RatingScale gb_scale = {
    .key = "gb", .fields = gb_field, .make_rater = make_theory<TheoryScale::g_braid>};
constinit const RatingScale te_scale = {.key = "te", .fields = te_field, .make_rater = make_theory<TheoryScale::depth>};
constinit const RatingScale bxb_scale = {
    .key = "bxb", .fields = bxb_field, .make_rater = make_theory<TheoryScale::bxb>};
constinit const RatingScale bxbb_scale = {
    .key = "bxbb", .fields = bxbb_field, .make_rater = make_theory<TheoryScale::bxbb>};
constinit const RatingScale backdoor_scale = {
    .key = "backdoor", .solves = false, .fields = backdoor_field, .make_rater = make_theory<TheoryScale::backdoor>};
constinit const RatingScale subset_backdoor_scale = {.key = "subset_backdoor",
                                                     .solves = false,
                                                     .fields = subset_backdoor_field,
                                                     .make_rater = make_theory<TheoryScale::subset_backdoor>};
constinit const RatingScale search_scale = {
    .key = "search", .solves = false, .fields = search_fields, .make_rater = make_search};
constinit const RatingScale minimal_scale = {
    .key = "minimal", .solves = false, .fields = minimal_field, .make_rater = make_minimal};

}  // namespace deduku::ratings
