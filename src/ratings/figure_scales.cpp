// Scales of one figure, or of two: those of theory, the effort of the search, and whether a puzzle is minimal. They
// rate puzzles with one solution.
#include "deduku/minimal.hpp"
#include "deduku/theory.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::ratings {

namespace {

/// Null if the puzzle is not rated.
template <class Record>
const Record* record_of(const Rating& rating) {
  return rating.ended ? &rating.as<Record>() : nullptr;
}

/// The number; ">=5" if the budget ended the search; "none" if no pattern solves the puzzle.
Value theory_value(const Rating& rating) {
  const auto* figure = record_of<TheoryFigure>(rating);
  if (figure == nullptr) return {};
  if (figure->is_found()) return figure->value;
  if (figure->is_above) return LowerBound{figure->value, true};
  if (is_cut_short(figure->outcome)) return LowerBound{figure->value};
  return figure->outcome == Outcome::stuck ? word("none") : Value();
}

template <std::uint64_t search::Effort::*count>
Value search_count(const Rating& rating) {
  const auto* effort = record_of<search::Effort>(rating);
  return effort ? Value(static_cast<std::int64_t>(effort->*count)) : Value();
}

Value minimal_value(const Rating& rating) {
  const bool* is_minimal = record_of<bool>(rating);
  return is_minimal ? word(*is_minimal ? "yes" : "no") : Value();
}

/// Rates puzzles with one solution by `find(board, status)`, which returns the record; it may change the status, which
/// is `solved`.
template <class Find>
class FigureRater final : public ScaleRater {
 public:
  FigureRater(Uniqueness uniqueness, Find find)
      : is_known_unique_(uniqueness == Uniqueness::known), find_(std::move(find)) {}

  Rating rate(const Board& board, RatingObserver&) override {
    Rating rating{.status = is_known_unique_ ? Outcome::solved : outcome_of(board)};
    if (rating.status != Outcome::solved) return rating;
    rating.record = find_(board, rating.status);
    rating.ended = rating.status;
    return rating;
  }

 private:
  bool is_known_unique_;
  Find find_;
};

template <class Find>
std::unique_ptr<ScaleRater> figure_rater(const RatingRequest& request, Find find) {
  return std::make_unique<FigureRater<Find>>(request.options.uniqueness, std::move(find));
}

template <TheoryScale scale>
std::unique_ptr<ScaleRater> make_theory(const RatingRequest& request) {
  auto find = [rater = TheoryRater({.work = request.options.work})](const Board& board, Outcome& status) mutable {
    const TheoryFigure figure = rater.rate(scale, board);
    status = figure.outcome;
    return figure;
  };
  return figure_rater(request, std::move(find));
}

std::unique_ptr<ScaleRater> make_search(const RatingRequest& request) {
  return figure_rater(request, [](const Board& board, Outcome&) {
    return search::default_backend().run(Grid(board), 2, [](const Solution&) { return true; }).effort;
  });
}

std::unique_ptr<ScaleRater> make_minimal(const RatingRequest& request) {
  return figure_rater(request, [](const Board& board, Outcome&) { return search::is_minimal(board); });
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
    {"guesses", search_count<&search::Effort::guesses>,
     "the guesses of the search that finds the solution and excludes others", true},
    {"nodes", search_count<&search::Effort::nodes>, "the nodes of this search", true},
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
