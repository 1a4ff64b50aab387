// Scales of one figure, or of two: those of theory, the effort of the search, and whether a puzzle is minimal. They
// rate puzzles with one solution.
#include "deduku/minimal.hpp"
#include "deduku/theory.hpp"
#include "src/ratings/rated.hpp"
#include "src/ratings/scale_registry.hpp"

namespace deduku::ratings {

namespace {

struct TheoryRecord final : TypedRating<TheoryRecord> {
  std::optional<TheoryFigure> figure{};
};

/// The number; ">=5" if the budget ended the search; "none" if no pattern solves the puzzle.
Value theory_value(const TheoryRecord& record) {
  const std::optional<TheoryFigure>& figure = record.figure;
  if (!figure) return {};
  if (figure->is_found()) return figure->value;
  if (figure->is_above) return LowerBound{figure->value, true};
  if (is_cut_short(figure->outcome)) return LowerBound{figure->value};
  return figure->outcome == Outcome::stuck ? word("none") : Value();
}

struct SearchRecord final : TypedRating<SearchRecord> {
  std::optional<search::Effort> effort{};
};

Value search_guesses(const SearchRecord& record) {
  return record.effort ? Value(static_cast<std::int64_t>(record.effort->guesses)) : Value();
}

Value search_nodes(const SearchRecord& record) {
  return record.effort ? Value(static_cast<std::int64_t>(record.effort->nodes)) : Value();
}

struct MinimalRecord final : TypedRating<MinimalRecord> {
  std::optional<bool> is_minimal{};
};

Value minimal_value(const MinimalRecord& record) {
  return record.is_minimal ? word(*record.is_minimal ? "yes" : "no") : Value();
}

/// Rates puzzles with one solution by `find(board, record)`, which fills a record with the status `solved`, and may
/// change it.
template <class Record, class Find>
class FigureRater final : public ScaleRater {
 public:
  FigureRater(Uniqueness uniqueness, Find find)
      : is_known_unique_(uniqueness == Uniqueness::known), find_(std::move(find)) {}

  std::unique_ptr<ScaleRating> rate(const Board& board, RatingObserver&) override {
    auto record = std::make_unique<Record>();
    record->status = is_known_unique_ ? Outcome::solved : outcome_of(board);
    if (record->status != Outcome::solved) return record;
    find_(board, *record);
    record->ended = record->status;
    return record;
  }

 private:
  bool is_known_unique_;
  Find find_;
};

template <class Record, class Find>
std::unique_ptr<ScaleRater> figure_rater(const RatingRequest& request, Find find) {
  return std::make_unique<FigureRater<Record, Find>>(request.options.uniqueness, std::move(find));
}

template <TheoryScale scale>
std::unique_ptr<ScaleRater> make_theory(const RatingRequest& request) {
  auto find = [rater = TheoryRater({.work = request.options.work})](const Board& board, TheoryRecord& record) mutable {
    record.figure = rater.rate(scale, board);
    record.status = record.figure->outcome;
  };
  return figure_rater<TheoryRecord>(request, std::move(find));
}

std::unique_ptr<ScaleRater> make_search(const RatingRequest& request) {
  return figure_rater<SearchRecord>(request, [](const Board& board, SearchRecord& record) {
    record.effort = search::default_backend().run(Grid(board), 2, [](const Solution&) { return true; }).effort;
  });
}

std::unique_ptr<ScaleRater> make_minimal(const RatingRequest& request) {
  return figure_rater<MinimalRecord>(
      request, [](const Board& board, MinimalRecord& record) { record.is_minimal = search::is_minimal(board); });
}

constexpr Field te_field[] = {
    {"te", of_scale<theory_value>, "T&E: the depth of the trial and error needed, 0 to 3", true}};
constexpr Field w_field[] = {{"w", of_scale<theory_value>, "W: the length of the longest whip needed", true}};
constexpr Field gw_field[] = {{"gw", of_scale<theory_value>, "gW: the same for g-whips", true}};
constexpr Field b_field[] = {{"b", of_scale<theory_value>, "B: the length of the longest braid needed", true}};
constexpr Field gb_field[] = {{"gb", of_scale<theory_value>, "gB: the same for g-braids", true}};
constexpr Field bxb_field[] = {{"bxb", of_scale<theory_value>, "BxB: the length of braids under one assumption", true}};
constexpr Field bxbb_field[] = {
    {"bxbb", of_scale<theory_value>, "BxBB: the length of braids under two assumptions", true}};
constexpr Field backdoor_field[] = {
    {"backdoor", of_scale<theory_value>, "the fewest digits of the solution after which singles solve the rest", true}};
constexpr Field subset_backdoor_field[] = {
    {"subset_backdoor", of_scale<theory_value>, "the same for singles, intersections and subsets", true}};
constexpr Field search_fields[] = {
    {"guesses", of_scale<search_guesses>, "the guesses of the search that finds the solution and excludes others",
     true},
    {"nodes", of_scale<search_nodes>, "the nodes of this search", true},
};
constexpr Field minimal_field[] = {{"minimal", of_scale<minimal_value>, "yes if no given is redundant, else no"}};

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
