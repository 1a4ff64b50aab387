#include "src/service/parameter_table.hpp"

#include <algorithm>
#include <cassert>

#include "deduku/check.hpp"
#include "deduku/draw.hpp"
#include "deduku/frozen_path.hpp"
#include "deduku/generate.hpp"
#include "deduku/ladder.hpp"
#include "deduku/text_style.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/records/step_question.hpp"
#include "src/service/named_values.hpp"

namespace deduku::service {

namespace {

using enum ParameterKind;
using Words = std::vector<std::string_view>;

/// The greatest whole number that JavaScript represents exactly.
constexpr std::uint64_t most_work = (std::uint64_t{1} << 53U) - 1;
constexpr std::uint64_t above_most_work = most_work + 1;

/// Parameters of a row; `+` joins groups of them.
struct Group : std::vector<Parameter> {
  using std::vector<Parameter>::vector;
  // NOLINTNEXTLINE(google-explicit-constructor): a parameter is a group of one
  Group(Parameter parameter) : std::vector<Parameter>{std::move(parameter)} {}

  friend Group operator+(Group group, const Group& more) {
    group.insert(group.end(), more.begin(), more.end());
    return group;
  }
};

Parameter required(Parameter parameter) {
  parameter.is_required = true;
  return parameter;
}

Parameter text_of(std::string_view name, std::string_view meaning, std::string_view option = "") {
  return {.name = name, .meaning = meaning, .option = option};
}

Parameter flag_of(std::string_view name, std::string_view meaning, std::string_view option = "",
                  bool default_value = false) {
  return {.name = name, .kind = flag, .meaning = meaning, .default_flag = default_value, .option = option};
}

Parameter number_of(std::string_view name, Range range, std::string_view meaning, std::string_view option = "") {
  return {.name = name, .kind = integer, .meaning = meaning, .range = range, .option = option};
}

Parameter word_of(std::string_view name, Words words, std::string_view meaning, std::string_view option = "") {
  return {.name = name, .kind = word, .meaning = meaning, .words = std::move(words), .option = option};
}

Parameter value_of(std::string_view name, ParameterKind kind, std::string_view meaning,
                   std::string_view definition = "", std::string_view option = "") {
  return {.name = name, .kind = kind, .meaning = meaning, .definition = definition, .option = option};
}

Words listed_words(const auto& words) {
  return {words.begin(), words.end()};
}

template <class Values>
Words names_of(const Values& values) {
  Words names;
  for (const auto& value : values) names.push_back(name(value));
  return names;
}

// ---- groups of several methods

Group board() {
  return Group(text_of(
             "puzzle",
             "a text with one board: 81 characters row by row, `.` for an empty cell; or any other format that Deduku "
             "reads, with or without pencil marks")) +
         text_of("format", "the name of its format, if it should not be detected", "--from") +
         value_of("board", object, "instead of `puzzle`: the board as an object", "board");
}

Parameter givens() {
  return text_of("givens", "for a board in progress: the original puzzle as text; default: the givens of the board",
                 "--givens");
}

Group style() {
  return Group(word_of("lang", names_of(all_languages), "the language of texts for people", "--lang")) +
         word_of("notation", names_of(all_notations), "the notation of cells in these texts", "--notation");
}

Parameter budget() {
  return number_of(
      "budget", {0, 0, most_work},
      "the maximum work, in [counted](budgets.md) [units](#budgets); 0: the standard budget, about five seconds",
      "--budget");
}

/// How steps are searched for, on a ladder of our own techniques or, with `frozen`, also on those of frozen scales.
Group ladder_group(bool frozen) {
  Words words;
  for (const Ladder* own : named_ladders()) words.push_back(own->name);
  if (frozen) std::ranges::copy(names_of(frozen_scales), std::back_inserter(words));
  return Group({.name = "ladder",
                .kind = ladder,
                .meaning = "the name of a ladder, or a [ladder](json.md#ladder) as an object",
                .words = words,
                .option = "--ladder"}) +
         text_of("techniques",
                 "the techniques of the ladder to use: names, families or levels, separated by commas; a minus "
                 "excludes one: `default,-uniqueness`",
                 "--techniques") +
         word_of("uniqueness", listed_words(records::uniqueness_words),
                 "when techniques of uniqueness may be used: `auto` (if the search has shown uniqueness), `on` (you "
                 "guarantee it), `off`",
                 "--uniqueness");
}

Parameter se_mode() {
  return word_of("se_mode", words_of(se_modes), "Sudoku Explainer as published, or without its known defects",
                 "--se-mode");
}

Group own_question() {
  return ladder_group(false) + budget();
}

Group any_question() {
  return ladder_group(true) + se_mode() + budget();
}

Parameter free_techniques() {
  return word_of(
      "free", listed_words(records::free_words),
      "the [free](fewest.md#what-is-free) techniques, which do not count as steps: `locked` (singles and locked "
      "candidates), `singles`, `subsets`",
      "--free");
}

Group counting() {
  return Group(free_techniques()) +
         value_of("within", cost,
                  "the maximum cost of a step that is not free: points (4.6), the name of a technique or family of the "
                  "ladder, or `r`, the default: no more than the puzzle needs",
                  "", "--within");
}

Group shown() {
  return Group(value_of("draw", drawing,
                        "true, or an object with drawing options: the answer contains an `svg` of each step",
                        "drawing")) +
         flag_of("html",
                 "whether the answer also contains `html`, the argument of each step [as HTML](#steps-as-html)");
}

Group drawing_options() {
  return Group(word_of("theme", words_of(themes), "the colours; `auto`: those of the reader", "--theme")) +
         word_of("style_sheet", words_of(style_sheets),
                 "`own`: in the picture; `page`: the page has the one from the method `style_sheet`") +
         flag_of("marks", "whether candidates are shown", "--marks", true) +
         flag_of("coordinates", "whether rows and columns are numbered", "", true) +
         flag_of("title", "whether the picture has a title", "", true) +
         flag_of("legend", "whether the picture has a legend", "", true) +
         flag_of("sentence", "whether the sentence of the step is below the picture", "", true) +
         text_of("id_prefix",
                 "the prefix of identifiers: letters, digits, - and _; must be different for each picture on a page");
}

Group effects() {
  return Group(value_of(
             "step", step,
             "a listed step, or the answer of `hint`; instead of it, `places` and `removes`: see [apply](#apply)")) +
         value_of("places", candidates, "the placed digits") +
         value_of("removes", candidates, "the removed candidates");
}

Group move() {
  return effects() +
         text_of("technique", "the technique or family by which the move is claimed to follow", "--technique") +
         value_of(
             "within", cost,
             "the maximum cost of a step: points such as 4.6, or the name of a technique or family; default: no limit",
             "", "--within");
}

Parameter reasons() {
  return flag_of("why", "whether to give the reason in words", "--why");
}

Parameter seed(std::string_view meaning) {
  return number_of("seed", {0, 0, records::greatest_seed}, meaning, "--seed");
}

Parameter engine() {
  Words words = {"auto"};
  std::ranges::copy(names_of(generate::all_engines), std::back_inserter(words));
  return word_of("engine", std::move(words),
                 "how puzzles are [made](generate.md#how-they-are-made); to continue, the one of the previous answer",
                 "--engine");
}

Parameter with_default(Parameter parameter, std::string_view default_value) {
  parameter.default_text = default_value;
  return parameter;
}

// ---- rows

std::vector<ParameterRow> make_methods() {
  return {
      {"about", "Versions, formats, scales, languages, and the ladder with the names of its techniques", style()},
      {"technique",
       "The techniques of a name or of a family, as records: definition, proof, cost, names, an example step, and a "
       "puzzle that needs the technique",
       Group(required(text_of("name", "a [name of a technique](technique-names.md), or a family"))) + style()},
      {"read", "The boards of a text, each checked against the rules of Sudoku",
       board() + number_of("limit", {100, 1, 1'000'000}, "the maximum number of records")},
      {"write", "The board in a format",
       board() + with_default(text_of("to", "the name of the format", "--to"), "line") +
           text_of("title", "a title, kept if the format supports it")},
      {"check", "Whether the board is a puzzle with one solution, and whether it is minimal", board()},
      {"count", "The number of solutions, counted up to a limit",
       board() +
           number_of("limit", {1'000'000, 1, 1'000'000'000'000}, "the number at which counting stops", "--limit")},
      {"solve", "The solution, found by search only, which takes microseconds", board()},
      {"rate", "Rates how hard a puzzle is, on one scale or several",
       board() + value_of("scales", texts, "the scales: `r` (the default), `ser`, `hodoku` and others", "", "--scale") +
           flag_of("trace", "whether every step is in the ratings", "--trace") +
           flag_of("blind", "whether to rate without checking that there is exactly one solution", "--blind") +
           flag_of(
               "redundant",
               "whether to add the [givens that the puzzle does not need](results.md#redundant-givens-and-neighbours)",
               "--redundant") +
           flag_of("neighbours", "whether to add the ratings with one given less or one more", "--neighbours") +
           counting() +
           flag_of("trade_off", "whether to add the fewest steps for each cost, on the scale `fewest`", "--trade-off") +
           ladder_group(false) + se_mode() + budget() + style()},
      {"hint", "The next step on a board in progress, or the faults of the board if it has any",
       board() + givens() +
           number_of("level", {3, 1, 5}, "the amount of detail, from 1 (where to look) to 5 (everything)", "--level") +
           word_of(
               "prefer", listed_words(records::preferences),
               "`easiest`: the cheapest step; `progress`: the step that [unlocks most](fewest.md#what-a-step-unlocks)",
               "--prefer") +
           free_techniques() + shown() + any_question() + style()},
      {"steps", "Every step that applies now, the cheapest first, of one technique or of all",
       board() + text_of("technique", "the name of a technique or family; default: all on the ladder", "--technique") +
           word_of("sort", {"cost", "progress"},
                   "`cost`: the cheapest steps first; `progress`: the steps that unlock most first", "--sort") +
           flag_of("solves",
                   "whether to list only the steps that [solve the puzzle by themselves](#steps-that-solve-alone)",
                   "--solves") +
           counting() + shown() + own_question() + style()},
      {"path", "The steps from the board to its solution, or to the point where logic ends",
       board() + flag_of("short", "whether to omit the steps that no placement depends on", "--short") +
           flag_of("fewest", "whether to find the path with the fewest steps that are not free", "--fewest") +
           counting() + shown() + any_question() + style()},
      {"apply", "The board after a step, ready for the next question: callers need not know the rules of Sudoku",
       board() + givens() + effects()},
      {"why", "Why a digit is, or is not, in a cell: the short sequence of steps that proves it",
       board() + required(text_of("cell", "the cell: `r3c5` for row 3 and column 5, in every notation")) +
           required(number_of("digit", {1, 1, 9}, "the digit in question")) +
           flag_of("suppose", "whether to assume the digit and [show the contradiction](#what-contradicts-a-candidate)",
                   "--suppose") +
           shown() + own_question() + style()},
      {"assess", "Judges a move: whether it is right, whether it follows from a single step, and by which technique",
       board() + givens() + move() + reasons() + own_question() + style()},
      {"assess_many", "Judges moves, in the order of the questions",
       required(value_of("questions", questions,
                         "the questions: objects with a board, `givens`, a move, `technique` and `within`")) +
           board() + givens() + value_of("within", cost, "the `within` of moves without their own", "", "--within") +
           reasons() + own_question() + style()},
      {"verify", "Whether a step follows, proved by the checker, which uses no techniques",
       board() + effects() +
           value_of("premises", object,
                    "the premises that the step may use, in the form of [step records](json.md#step-record); default: "
                    "those of `step`, or else everything on the board",
                    "premises") +
           ladder_group(false).back() +
           number_of("budget", {default_check_budget, 1, above_most_work},
                     "the maximum number of candidates assumed true or false", "--budget")},
      {"progress", "The faults of a board in progress, with the reasons",
       board() + givens() +
           flag_of("refutations", "whether to add the reason why each wrong entry is impossible", "", true) +
           own_question() + style()},
      {"draw", "An SVG of the board, or of a step of its path",
       board() +
           number_of("step", {0, 1, 100'000}, "the step of the path, from 1; default: the board alone", "--step") +
           drawing_options() + any_question() + style()},
      {"style_sheet", "The CSS for pages with pictures of the style sheet `page`", {}},
      {"explain", "A page that leads from the puzzle to its solution step by step",
       board() + word_of("to", {"html", "markdown"}, "the format of the page", "--to") +
           text_of("name", "the name of the puzzle, shown in the title") +
           flag_of("fewest", "whether to explain the path with the fewest steps", "--fewest") + counting() +
           any_question() + style()},
      {"canonical", "The canonical form: the same for all puzzles that symmetries turn into one another", board()},
      {"minimise", "A minimal puzzle from the givens, which are tried in an order that the seed selects",
       board() + seed("selects the order in which the givens are tried")},
      {"random", "A random minimal puzzle; the same seed gives the same one everywhere",
       Group(seed("the same seed makes the same puzzle"))},
      {"generate",
       "Puzzles that meet constraints, no two alike, as records with their guarantees; fewer than `count` if the number "
       "of tries reaches `effort`",
       Group(value_of(
           "wishes", object,
           "constraints on the puzzles, such as `where` (a condition such as `class=medium` or `er>=4`), `symmetry` "
           "(`half_turn`), `least_givens`, `most_givens`, `minimal`, `needs` (a technique)",
           "wishes")) +
           number_of("count", {1, 1, most_puzzles}, "the number of puzzles", "--count") +
           seed("the same seed makes the same puzzles") +
           number_of("effort", {100'000, 1, records::greatest_seed},
                     "the number of [tries](generate.md#effort) after which it stops", "--effort") +
           number_of("stream", {0, 0, above_most_work}, "the stream from which it continues") + engine()},
  };
}

std::vector<ParameterRow> make_objects() {
  return {
      {"board", "A board: its digits, its givens and its pencil marks",
       Group(required(text_of("digits", "81 characters, `.` or `0` for an empty cell"))) +
           text_of("givens", "the same for the puzzle alone; default: all digits are givens") +
           value_of("marks", object, "the pencil marks of each cell; default: none", "digits_of_cells")},
      {"drawing", "Drawing options", drawing_options()},
      {"question", "A move, with its board and the requirements on it", board() + givens() + move()},
      {"batch", "One question about many boards, which only `deduku serve` answers",
       Group(required(text_of("method", "one of the [methods below](#methods)"))) +
           value_of("puzzles", texts, "the `puzzle` of each question") +
           value_of("list", objects, "instead of `puzzles`: the parameters of each question") +
           value_of("params", object, "the parameters of all questions that do not set their own")},
  };
}

const ParameterRow& row_named(std::span<const ParameterRow> rows, std::string_view name) {
  const auto found = std::ranges::find(rows, name, &ParameterRow::name);
  assert(found != rows.end());
  return *found;
}

}  // namespace

const Parameter* ParameterRow::find(std::string_view parameter) const {
  const auto found = std::ranges::find(parameters, parameter, &Parameter::name);
  return found == parameters.end() ? nullptr : &*found;
}

std::span<const ParameterRow> method_rows() {
  static const std::vector<ParameterRow> rows = [] {
    std::vector<ParameterRow> methods = make_methods();
    for (ParameterRow& row : methods) {
      row.parameters.push_back(
          value_of("fields", texts,
                   "the names of the fields to return, with dots for nested fields: `records.er`; default: all"));
    }
    return methods;
  }();
  return rows;
}

const ParameterRow& row_of_method(std::string_view method) {
  return row_named(method_rows(), method);
}

std::span<const ParameterRow> object_rows() {
  static const std::vector<ParameterRow> rows = make_objects();
  return rows;
}

const ParameterRow& row_of_object(std::string_view object) {
  return row_named(object_rows(), object);
}

}  // namespace deduku::service
