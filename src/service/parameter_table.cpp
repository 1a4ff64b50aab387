#include "src/service/parameter_table.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>
#include <map>
#include <mutex>

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

  friend Group operator+(Group group, Group more) {
    group.insert(group.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
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
         text_of("format", "the format of the input, detected if omitted", "--from") +
         value_of("board", object, "instead of `puzzle`: the board as an object", "board");
}

Parameter givens() {
  return text_of("givens", "the original puzzle of a board in progress; default: the givens of the board", "--givens");
}

Group style() {
  return Group(word_of("lang", names_of(all_languages), "the language of sentences, hints and names", "--lang")) +
         word_of("notation", names_of(all_notations),
                 "the notation of cells: `rc` (r1c2), `a1` (A2, with rows A to I), `k9` (A2, with rows A to H and K)",
                 "--notation");
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
                 "the techniques to use: names (`w_wing`), families (`fish`), levels (`hard`) or `default` (all), "
                 "separated by commas; a minus excludes one: `default,-uniqueness`",
                 "--techniques") +
         word_of("uniqueness", listed_words(records::uniqueness_words),
                 "the use of techniques that rely on a unique solution: `auto` (if the search has shown that there is "
                 "exactly one), `on` (you guarantee it), `off`",
                 "--uniqueness");
}

Parameter se_mode() {
  return word_of("se_mode", words_of(se_modes), "Sudoku Explainer 1.2.1 as published, or without its known defects",
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
      "candidates), `singles`, `subsets` (these and subsets)",
      "--free");
}

Parameter with_default(Parameter parameter, std::string_view default_value) {
  parameter.default_text = default_value;
  return parameter;
}

Group counting() {
  return Group(free_techniques()) +
         with_default(value_of("within", cost,
                               "the maximum cost of a step that is not free: points (4.6), the name of a technique or "
                               "family of the ladder, or `r`: no more than the puzzle needs",
                               "", "--within"),
                      "r");
}

Group shown() {
  return Group(value_of("draw", drawing,
                        "true, or an object with drawing options: the answer contains an `svg` of each step",
                        "drawing")) +
         flag_of("html",
                 "whether the answer also contains `html`, the argument of each step [as HTML](#steps-as-html)");
}

Group drawing_options() {
  return Group(word_of("theme", words_of(themes),
                       "the colours; `auto`: light or dark by the setting of the reader's system; `print`: grey",
                       "--theme")) +
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
         text_of("technique", "the technique or family that is claimed to justify the move", "--technique") +
         value_of(
             "within", cost,
             "the maximum cost of a step: points such as 4.6, or the name of a technique or family; default: no limit",
             "", "--within");
}

Parameter reasons() {
  return flag_of("why", "whether to explain the verdict: the step in words, or the fault of the move", "--why");
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

// ---- rows

struct RowPlan {
  std::string_view name;
  std::string_view meaning;
  Group (*parameters)();
};

constexpr auto method_plans = std::to_array<RowPlan>({
    {"about", "Versions, formats, scales, languages, and the ladder with the names of its techniques",
     [] { return style(); }},
    {"technique",
     "The techniques of a name or of a family, as records: definition, proof, cost, names, an example step, and a "
     "puzzle that needs the technique",
     [] {
       return Group(required(text_of("name", "a [name of a technique](technique-names.md), or a family"))) + style();
     }},
    {"read", "The boards of a text, each checked against the rules of Sudoku",
     [] {
       return board() + number_of("limit", {100, 1, 1'000'000}, "the maximum number of records");
     }},
    {"write", "The board in a format",
     [] {
       return board() + with_default(text_of("to", "the name of the format", "--to"), "line") +
              text_of("title", "a title, kept if the format supports it");
     }},
    {"check", "Whether the board is a puzzle with one solution, and whether it is minimal", [] { return board(); }},
    {"count", "The number of solutions, counted up to a limit",
     [] {
       return board() +
              number_of("limit", {1'000'000, 1, 1'000'000'000'000}, "the number at which counting stops", "--limit");
     }},
    {"solve", "The solution, found by search only, which takes microseconds", [] { return board(); }},
    {"rate", "Rates how hard a puzzle is, on one scale or several",
     [] {
       return board() +
              value_of("scales", texts, "the scales: `r` (the default), `ser`, `hodoku` and others", "", "--scale") +
              flag_of("trace", "whether to add every round or step of the rating; scales `r`, `ser` and `hodoku`",
                      "--trace") +
              flag_of("blind",
                      "whether to rate puzzles with several solutions as well; like the original programs, as if there "
                      "were one. Their status remains `several`",
                      "--blind") +
              flag_of(
                  "redundant",
                  "whether to add the [redundant givens](results.md#redundant-givens-and-neighbours), and those that "
                  "can be removed together",
                  "--redundant") +
              flag_of(
                  "neighbours",
                  "whether to rate the neighbours as well: with one given removed, if still unique, or with one digit "
                  "of the solution added",
                  "--neighbours") +
              counting() +
              flag_of("trade_off", "whether to add the fewest steps for each cost from R on; scale `fewest`",
                      "--trade-off") +
              ladder_group(false) + se_mode() + budget() + style();
     }},
    {"hint", "The next step on a board in progress, or the faults of the board if it has any",
     [] {
       return board() + givens() +
              number_of("level", {3, 1, 5}, "the detail of the hint, from where to look (1) to the whole argument (5)",
                        "--level") +
              word_of(
                  "prefer", listed_words(records::preferences),
                  "the choice of the step; `easiest`: the cheapest; `progress`: once the free techniques are done, the "
                  "one that [unlocks most](fewest.md#what-a-step-unlocks) among those within the cost that the "
                  "board needs",
                  "--prefer") +
              free_techniques() + shown() + any_question() + style();
     }},
    {"steps", "Every step that applies now, the cheapest first, of one technique or of all",
     [] {
       return board() +
              text_of("technique", "the technique or family of the listed steps; default: all on the ladder",
                      "--technique") +
              word_of("sort", {"cost", "progress"},
                      "the order of the steps; `cost`: the cheapest first; `progress`: those first that unlock most",
                      "--sort") +
              flag_of(
                  "solves",
                  "whether to list only the steps that [solve the puzzle by themselves](#steps-that-solve-alone), once "
                  "the free techniques are done",
                  "--solves") +
              counting() + shown() + own_question() + style();
     }},
    {"path", "The steps from the board to its solution, or to the point where logic ends",
     [] {
       return board() + flag_of("short", "whether to omit the steps that no placement depends on", "--short") +
              flag_of("fewest",
                      "whether to find the path with the fewest steps that are not free, and report whether that "
                      "number is proved",
                      "--fewest") +
              counting() + shown() + any_question() + style();
     }},
    {"apply", "The board after a step, ready for the next question: callers need not know the rules of Sudoku",
     [] { return board() + givens() + effects(); }},
    {"why", "Why a digit is, or is not, in a cell: the short sequence of steps that proves it",
     [] {
       return board() + required(text_of("cell", "the cell: `r3c5` for row 3 and column 5, in every notation")) +
              required(number_of("digit", {1, 1, 9}, "the digit in question")) +
              flag_of("suppose",
                      "whether to assume the digit and [show the contradiction](#what-contradicts-a-candidate)") +
              shown() + own_question() + style();
     }},
    {"assess", "Judges a move: whether it is right, whether it follows from a single step, and by which technique",
     [] { return board() + givens() + move() + reasons() + own_question() + style(); }},
    {"assess_many", "Judges moves, in the order of the questions",
     [] {
       return required(value_of("questions", questions,
                                "the questions: objects with a board, `givens`, a move, `technique` and `within`")) +
              board() + givens() + value_of("within", cost, "the `within` of moves without their own", "", "--within") +
              reasons() + own_question() + style();
     }},
    {"verify", "Whether a step follows, proved by the checker, which uses no techniques",
     [] {
       return board() + effects() +
              value_of(
                  "premises", object,
                  "the premises that the step may use, in the form of [step records](json.md#step-record); default: "
                  "those of `step`, or else everything on the board",
                  "premises") +
              ladder_group(false).back() +
              number_of("budget", {default_check_budget, 1, above_most_work},
                        "the maximum number of candidates that the proof of a step may assume true or false",
                        "--budget");
     }},
    {"progress", "The faults of a board in progress, with the reasons",
     [] {
       return board() + givens() +
              flag_of("refutations", "whether to add the reason why each wrong entry is impossible", "", true) +
              own_question() + style();
     }},
    {"draw", "An SVG of the board, or of a step of its path",
     [] {
       return board() +
              number_of("step", {0, 1, 100'000}, "the step of the path, from 1; default: the board alone", "--step") +
              drawing_options() + any_question() + style();
     }},
    {"style_sheet", "The CSS for pages with pictures of the style sheet `page`", [] { return Group(); }},
    {"explain", "A page that leads from the puzzle to its solution step by step",
     [] {
       return board() +
              word_of("to", {"html", "markdown"},
                      "the format of the page; `html`: it needs no other file; `markdown`: text, with pictures in "
                      "files of their own",
                      "--to") +
              text_of("name", "the name of the puzzle, shown in the title") +
              flag_of("fewest", "whether to explain the path with the fewest steps") + counting() + any_question() +
              style();
     }},
    {"canonical", "The canonical form: the same for all puzzles that symmetries turn into one another",
     [] { return board(); }},
    {"minimise", "A minimal puzzle from the givens, which are tried in an order that the seed selects",
     [] { return board() + seed("the seed of the order in which the givens are tried"); }},
    {"random", "A random minimal puzzle; the same seed gives the same one everywhere",
     [] { return Group(seed("the seed of the random choices; the same seed makes the same puzzle")); }},
    {"generate",
     "Puzzles that meet constraints, no two alike, as records with their guarantees; fewer than `count` if the number "
     "of tries reaches `effort`",
     [] {
       return Group(value_of(
                  "wishes", object,
                  "constraints on the puzzles, such as `where` (a condition such as `class=medium` or `er>=4`), "
                  "`symmetry` (`half_turn`), `least_givens`, `most_givens`, `minimal`, `needs` (a technique)",
                  "wishes")) +
              number_of("count", {1, 1, most_puzzles}, "the number of puzzles", "--count") +
              seed("the seed of the random choices; the same seed makes the same puzzles") +
              number_of("effort", {100'000, 1, records::greatest_seed},
                        "the number of [tries](generate.md#effort) after which it stops", "--effort") +
              number_of("stream", {0, 0, above_most_work}, "the stream from which it continues") + engine();
     }},
});

constexpr auto object_plans = std::to_array<RowPlan>({
    {"board", "A board: its digits, its givens and its pencil marks",
     [] {
       return Group(required(text_of("digits", "81 characters, `.` or `0` for an empty cell"))) +
              text_of("givens", "the same for the puzzle alone; default: all digits are givens") +
              value_of("marks", object, "the pencil marks of each cell; default: none", "digits_of_cells");
     }},
    {"drawing", "Drawing options", [] { return drawing_options(); }},
    {"question", "A move, with its board and the requirements on it", [] { return board() + givens() + move(); }},
    {"batch", "One question about many boards, which only `deduku serve` answers",
     [] {
       return Group(required(text_of("method", "one of the [methods below](#methods)"))) +
              value_of("puzzles", texts, "the `puzzle` of each question") +
              value_of("list", objects, "instead of `puzzles`: the parameters of each question") +
              value_of("params", object, "the parameters of all questions that do not set their own");
     }},
});

/// A row is built when it is first needed: the command line needs one or two of them. `common`: its last parameters.
const ParameterRow& row_of(std::span<const RowPlan> plans, std::string_view name, const Group& common = {}) {
  static std::map<std::string_view, ParameterRow> rows;
  static std::mutex mutex;
  const auto plan = std::ranges::find(plans, name, &RowPlan::name);
  assert(plan != plans.end());
  const std::lock_guard lock(mutex);
  const auto [row, is_new] = rows.try_emplace(plan->name);
  if (is_new) row->second = {plan->name, plan->meaning, plan->parameters() + common};
  return row->second;
}

}  // namespace

const Parameter* ParameterRow::find(std::string_view parameter) const {
  const auto found = std::ranges::find(parameters, parameter, &Parameter::name);
  return found == parameters.end() ? nullptr : &*found;
}

std::vector<ParameterRow> method_rows() {
  std::vector<ParameterRow> rows;
  for (const RowPlan& plan : method_plans) rows.push_back(row_of_method(plan.name));
  return rows;
}

const ParameterRow& row_of_method(std::string_view method) {
  static const Parameter fields = value_of(
      "fields", texts, "the names of the fields to return, with dots for nested fields: `records.er`; default: all");
  return row_of(method_plans, method, fields);
}

std::vector<ParameterRow> object_rows() {
  std::vector<ParameterRow> rows;
  for (const RowPlan& plan : object_plans) rows.push_back(row_of_object(plan.name));
  return rows;
}

const ParameterRow& row_of_object(std::string_view object) {
  return row_of(object_plans, object);
}

}  // namespace deduku::service
