#include "src/service/parameter_table.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <iterator>

#include "deduku/check.hpp"
#include "deduku/draw.hpp"
#include "deduku/frozen_path.hpp"
#include "deduku/generate.hpp"
#include "deduku/ladder.hpp"
#include "deduku/text_style.hpp"
#include "src/core/spelling.hpp"
#include "src/records/fewest_record.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/records/step_question.hpp"
#include "src/service/named_values.hpp"

namespace deduku::service {

namespace {

using enum ParameterKind;

/// The greatest whole number that JavaScript represents exactly.
constexpr std::uint64_t most_work = (std::uint64_t{1} << 53U) - 1;
constexpr std::uint64_t above_most_work = most_work + 1;

/// Parameters of a row, which is complete when the program is compiled; `+` joins groups of them.
template <std::size_t count>
struct Group {
  std::array<Parameter, count> parameters;
};

template <std::size_t left, std::size_t right>
constexpr Group<left + right> operator+(const Group<left>& first, const Group<right>& second) {
  Group<left + right> joined{};
  std::copy(second.parameters.begin(), second.parameters.end(),
            std::copy(first.parameters.begin(), first.parameters.end(), joined.parameters.begin()));
  return joined;
}

/// Web pages use the methods without describing them: their engine is smaller without these texts.
constexpr std::string_view described([[maybe_unused]] std::string_view meaning) {
#ifdef DEDUKU_WITHOUT_MEANINGS
  return {};
#else
  return meaning;
#endif
}

constexpr Group<1> group_of(Parameter parameter) {
  parameter.meaning = described(parameter.meaning);
  return {{parameter}};
}

constexpr Group<1> required(Group<1> group) {
  group.parameters.front().is_required = true;
  return group;
}

/// A group that other scales of `rate` do not use.
template <std::size_t count>
constexpr Group<count> on_scales(std::string_view names, Group<count> group, std::string_view others = "") {
  for (Parameter& parameter : group.parameters) parameter.scales = {described(names), described(others)};
  return group;
}

/// A group of a method whose command does not have its options.
template <std::size_t count>
constexpr Group<count> without_options(Group<count> group) {
  for (Parameter& parameter : group.parameters) parameter.option = {};
  return group;
}

constexpr Group<1> text_of(std::string_view name, std::string_view meaning, std::string_view option = "") {
  return group_of({.name = name, .meaning = meaning, .option = option});
}

constexpr Group<1> flag_of(std::string_view name, std::string_view meaning, std::string_view option = "",
                           bool default_value = false) {
  return group_of({.name = name, .kind = flag, .meaning = meaning, .default_flag = default_value, .option = option});
}

constexpr Group<1> number_of(std::string_view name, Range range, std::string_view meaning,
                             std::string_view option = "") {
  return group_of({.name = name, .kind = integer, .meaning = meaning, .range = range, .option = option});
}

constexpr Group<1> word_of(std::string_view name, WordList words, std::string_view meaning,
                           std::string_view option = "") {
  return group_of({.name = name, .kind = word, .meaning = meaning, .words = words, .option = option});
}

constexpr Group<1> value_of(std::string_view name, ParameterKind kind, std::string_view meaning,
                            std::string_view definition = "", std::string_view option = "") {
  return group_of({.name = name, .kind = kind, .meaning = meaning, .definition = definition, .option = option});
}

template <const auto& words>
Words words_in() {
  return {words.begin(), words.end()};
}

template <const auto& values>
Words names_in() {
  Words words;
  for (const auto& value : values) words.push_back(name(value));
  return words;
}

/// The words of a list of `Named`.
template <const auto& values>
Words named_in() {
  return words_of(values);
}

// ---- groups of several methods

constexpr auto board() {
  return text_of(
             "puzzle",
             "a text with one board: 81 characters row by row, `.` for an empty cell; or any other format that Deduku "
             "reads, with or without pencil marks") +
         text_of("format", "the format of the input, detected if omitted", "--from") +
         value_of("board", object, "instead of `puzzle`: the board as an object", "board");
}

constexpr auto givens() {
  return text_of("givens", "the original puzzle of a board in progress; default: the givens of the board", "--givens");
}

constexpr auto language() {
  return word_of("lang", names_in<all_languages>, "the language of sentences, hints and names", "--lang");
}

constexpr auto notation() {
  return word_of("notation", names_in<all_notations>,
                 "the notation of cells: `rc` (r1c2), `a1` (A2, with rows A to I), `k9` (A2, with rows A to H and K)",
                 "--notation");
}

constexpr auto style() {
  return language() + notation();
}

constexpr auto budget() {
  return number_of(
      "budget", {0, 0, most_work},
      "the maximum work, in [counted](budgets.md) [units](#budgets); 0: the standard budget, about five seconds",
      "--budget");
}

Words own_ladders() {
  Words words;
  for (const Ladder* own : named_ladders()) words.push_back(own->name);
  return words;
}

Words all_ladders() {
  Words words = own_ladders();
  std::ranges::copy(names_in<frozen_scales>(), std::back_inserter(words));
  return words;
}

constexpr auto uniqueness() {
  return word_of("uniqueness", words_in<records::uniqueness_words>,
                 "the use of techniques that rely on a unique solution: `auto` (if the search has shown that there is "
                 "exactly one), `on` (you guarantee it), `off`",
                 "--uniqueness");
}

/// The ladder and its part.
constexpr auto ladder_and_techniques(WordList ladders) {
  return group_of({.name = "ladder",
                   .kind = ladder,
                   .meaning = "the name of a ladder, or a [ladder](json.md#ladder) as an object",
                   .words = ladders,
                   .option = "--ladder"}) +
         text_of("techniques",
                 "the techniques to use: names (`w_wing`), families (`fish`), levels (`hard`) or `default` (all), "
                 "separated by commas; a minus excludes one: `default,-uniqueness`",
                 "--techniques");
}

/// How steps are searched for.
constexpr auto ladder_group(WordList ladders) {
  return ladder_and_techniques(ladders) + uniqueness();
}

constexpr auto se_mode() {
  return word_of("se_mode", named_in<se_modes>, "Sudoku Explainer 1.2.1 as published, or without its known defects",
                 "--se-mode");
}

constexpr auto own_question() {
  return ladder_group(own_ladders) + budget();
}

constexpr auto any_question() {
  return ladder_group(all_ladders) + se_mode() + budget();
}

constexpr auto free_techniques() {
  return word_of(
      "free", words_in<records::free_words>,
      "the [free](fewest.md#what-is-free) techniques, which do not count as steps: `locked` (singles and locked "
      "candidates), `singles`, `subsets` (these and subsets)",
      "--free");
}

constexpr Group<1> with_default(Group<1> group, std::string_view default_value) {
  group.parameters.front().default_text = default_value;
  return group;
}

constexpr auto step_limit() {
  return with_default(value_of("within", cost,
                               "the maximum cost of a step that is not free: points (4.6), the name of a technique or "
                               "family of the ladder, or `r`: no more than the puzzle needs",
                               "", "--within"),
                      "r");
}

constexpr auto counting() {
  return free_techniques() + step_limit();
}

constexpr auto shown() {
  return value_of("draw", drawing, "true, or an object with drawing options: the answer contains an `svg` of each step",
                  "drawing") +
         flag_of("html",
                 "whether the answer also contains `html`, the argument of each step [as HTML](#steps-as-html)");
}

constexpr auto drawing_options() {
  return word_of("theme", named_in<themes>,
                 "the colours; `auto`: light or dark by the setting of the reader's system; `print`: grey", "--theme") +
         word_of("style_sheet", named_in<style_sheets>,
                 "`own`: in the picture; `page`: the page has the one from the method `style_sheet`") +
         flag_of("marks", "whether candidates are shown", "--marks", true) +
         flag_of("coordinates", "whether rows and columns are numbered", "", true) +
         flag_of("title", "whether the picture has a title", "", true) +
         flag_of("legend", "whether the picture has a legend", "", true) +
         flag_of("sentence", "whether the sentence of the step is below the picture", "", true) +
         text_of("id_prefix",
                 "the prefix of identifiers: letters, digits, - and _; must be different for each picture on a page");
}

constexpr auto effects() {
  return value_of(
             "step", step,
             "a listed step, or the answer of `hint`; instead of it, `places` and `removes`: see [apply](#apply)") +
         value_of("places", candidates, "the placed digits") +
         value_of("removes", candidates, "the removed candidates");
}

constexpr auto move() {
  return effects() +
         text_of("technique", "the technique or family that is claimed to justify the move", "--technique") +
         value_of(
             "within", cost,
             "the maximum cost of a step: points such as 4.6, or the name of a technique or family; default: no limit",
             "", "--within");
}

constexpr auto reasons() {
  return flag_of("why", "whether to explain the verdict: the step in words, or the fault of the move", "--why");
}

constexpr auto seed(std::string_view meaning) {
  return number_of("seed", {0, 0, records::greatest_seed}, meaning, "--seed");
}

Words engine_words() {
  Words words = {"auto"};
  std::ranges::copy(names_in<generate::all_engines>(), std::back_inserter(words));
  return words;
}

constexpr auto engine() {
  return word_of("engine", engine_words,
                 "how puzzles are [made](generate.md#how-they-are-made); to continue, the one of the previous answer",
                 "--engine");
}

// ---- rows

/// The parameters that a function joins.
template <class Join>
constexpr auto joined = Join{}().parameters;

template <class Join>
constexpr ParameterRow row(std::string_view name, std::string_view meaning, Join /*join*/) {
  return {name, described(meaning), joined<Join>};
}

constexpr auto fields() {
  return value_of("fields", texts,
                  "the names of the fields to return, with dots for nested fields: `records.er`; default: all");
}

template <class Join>
constexpr ParameterRow method(std::string_view name, std::string_view meaning, Join /*join*/) {
  return row(name, meaning, [] { return Join{}() + fields(); });
}

constexpr std::array method_table = {
    method("about", "Versions, formats, scales, languages, and the ladder with the names of its techniques",
           [] { return style(); }),
    method(
        "technique",
        "The techniques of a name or of a family, as records: definition, proof, cost, names, an example step, and a "
        "puzzle that needs the technique",
        [] { return required(text_of("name", "a [name of a technique](technique-names.md), or a family")) + style(); }),
    method("read", "The boards of a text, each checked against the rules of Sudoku",
           [] {
             return board() + number_of("limit", {100, 1, 1'000'000}, "the maximum number of records");
           }),
    method("write", "The board in a format",
           [] {
             return board() + with_default(text_of("to", "the name of the format", "--to"), "line") +
                    text_of("title", "a title, kept if the format supports it");
           }),
    method("check", "Whether the board is a puzzle with one solution, and whether it is minimal",
           [] { return board(); }),
    method("count", "The number of solutions, counted up to a limit",
           [] {
             return board() + number_of("limit", {1'000'000, 1, 1'000'000'000'000},
                                        "the number at which counting stops", "--limit");
           }),
    method("solve", "The solution, found by search only, which takes microseconds", [] { return board(); }),
    method(
        "rate", "Rates how hard a puzzle is, on one scale or several",
        [] {
          return board() +
                 value_of("scales", texts, "the scales: `r` (the default), `ser`, `hodoku` and others", "", "--scale") +
                 on_scales("r ser hodoku",
                           flag_of("trace",
                                   "whether to add every round or step of the rating; scales `r`, `ser` and `hodoku`",
                                   "--trace"),
                           "deduku steps lists the steps of a ladder") +
                 flag_of(
                     "blind",
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
                 on_scales("fewest needs anti_backdoor", free_techniques()) +
                 on_scales("fewest", step_limit() + flag_of("trade_off",
                                                            "whether to add the fewest steps for each cost from R on; "
                                                            "scale `fewest`",
                                                            "--trade-off")) +
                 on_scales("r ladder fewest needs", ladder_and_techniques(own_ladders),
                           "ser and hodoku have ladders of their own") +
                 uniqueness() + on_scales("ser", se_mode()) + budget() +
                 on_scales("r ser hodoku", language(), "the others write no sentences") +
                 on_scales("ser hodoku", notation(), "the others name no cells");
        }),
    method(
        "hint", "The next step on a board in progress, or the faults of the board if it has any",
        [] {
          return board() + givens() +
                 number_of("level", {3, 1, 5},
                           "the detail of the hint, from where to look (1) to the whole argument (5)", "--level") +
                 word_of(
                     "prefer", words_in<records::preferences>,
                     "the choice of the step; `easiest`: the cheapest; `progress`: once the free techniques are done, the "
                     "one that [unlocks most](fewest.md#what-a-step-unlocks) among those within the cost that the "
                     "board needs",
                     "--prefer") +
                 free_techniques() + shown() + any_question() + style();
        }),
    method(
        "steps", "Every step that applies now, the cheapest first, of one technique or of all",
        [] {
          return board() +
                 text_of("technique", "the technique or family of the listed steps; default: all on the ladder",
                         "--technique") +
                 word_of(
                     "sort",
                     [] {
                       return Words{"cost", "progress"};
                     },
                     "the order of the steps; `cost`: the cheapest first; `progress`: those first that unlock most",
                     "--sort") +
                 flag_of(
                     "solves",
                     "whether to list only the steps that [solve the puzzle by themselves](#steps-that-solve-alone), once "
                     "the free techniques are done",
                     "--solves") +
                 counting() + shown() + own_question() + style();
        }),
    method("path", "The steps from the board to its solution, or to the point where logic ends",
           [] {
             return board() + flag_of("short", "whether to omit the steps that no placement depends on", "--short") +
                    flag_of("fewest",
                            "whether to find the path with the fewest steps that are not free, and report whether that "
                            "number is proved",
                            "--fewest") +
                    counting() + shown() + any_question() + style();
           }),
    method("apply", "The board after a step, ready for the next question: callers need not know the rules of Sudoku",
           [] { return board() + givens() + effects(); }),
    method("why", "Why a digit is, or is not, in a cell: the short sequence of steps that proves it",
           [] {
             return board() + required(text_of("cell", "the cell: `r3c5` for row 3 and column 5, in every notation")) +
                    required(number_of("digit", {1, 1, 9}, "the digit in question")) +
                    flag_of("suppose",
                            "whether to assume the digit and [show the contradiction](#what-contradicts-a-candidate)") +
                    shown() + own_question() + style();
           }),
    method("assess",
           "Judges a move: whether it is right, whether it follows from a single step, and by which technique",
           [] { return board() + givens() + move() + reasons() + own_question() + style(); }),
    method("assess_many", "Judges moves, in the order of the questions",
           [] {
             return required(
                        value_of("questions", questions,
                                 "the questions: objects with a board, `givens`, a move, `technique` and `within`")) +
                    board() + givens() +
                    value_of("within", cost, "the `within` of moves without their own", "", "--within") + reasons() +
                    own_question() + style();
           }),
    method(
        "verify", "Whether a step follows, proved by the checker, which uses no techniques",
        [] {
          return without_options(board()) + effects() +
                 value_of(
                     "premises", object,
                     "the premises that the step may use, in the form of [step records](json.md#step-record); default: "
                     "those of `step`, or else everything on the board",
                     "premises") +
                 uniqueness() +
                 number_of("budget", {default_check_budget, 1, above_most_work},
                           "the maximum number of candidates that the proof of a step may assume true or false",
                           "--budget");
        }),
    method("progress", "The faults of a board in progress, with the reasons",
           [] {
             return board() + givens() +
                    flag_of("refutations", "whether to add the reason why each wrong entry is impossible", "", true) +
                    own_question() + style();
           }),
    method("draw", "An SVG of the board, or of a step of its path",
           [] {
             return board() +
                    number_of("step", {0, 1, 100'000}, "the step of the path, from 1; default: the board alone",
                              "--step") +
                    drawing_options() + any_question() + style();
           }),
    method("style_sheet", "The CSS for pages with pictures of the style sheet `page`", [] { return Group<0>{}; }),
    method("explain", "A page that leads from the puzzle to its solution step by step",
           [] {
             return board() +
                    word_of(
                        "to",
                        [] {
                          return Words{"html", "markdown"};
                        },
                        "the format of the page; `html`: it needs no other file; `markdown`: text, with pictures in "
                        "files of their own",
                        "--to") +
                    text_of("name", "the name of the puzzle, shown in the title") +
                    flag_of("fewest", "whether to explain the path with the fewest steps") +
                    without_options(counting()) + any_question() + style();
           }),
    method("canonical", "The canonical form: the same for all puzzles that symmetries turn into one another",
           [] { return board(); }),
    method("minimise", "A minimal puzzle from the givens, which are tried in an order that the seed selects",
           [] { return board() + seed("the seed of the order in which the givens are tried"); }),
    method("random", "A random minimal puzzle; the same seed gives the same one everywhere",
           [] { return seed("the seed of the random choices; the same seed makes the same puzzle"); }),
    method(
        "generate",
        "Puzzles that meet constraints, no two alike, as records with their guarantees; fewer than `count` if the number "
        "of tries reaches `effort`",
        [] {
          return value_of(
                     "wishes", object,
                     "constraints on the puzzles, such as `where` (a condition such as `class=medium` or `er>=4`), "
                     "`symmetry` (`half_turn`), `least_givens`, `most_givens`, `minimal`, `needs` (a technique)",
                     "wishes") +
                 number_of("count", {1, 1, most_puzzles}, "the number of puzzles", "--count") +
                 seed("the seed of the random choices; the same seed makes the same puzzles") +
                 number_of("effort", {100'000, 1, records::greatest_seed},
                           "the number of [tries](generate.md#effort) after which it stops", "--effort") +
                 number_of("stream", {0, 0, above_most_work}, "the stream from which it continues") + engine();
        }),
};

constexpr std::array object_table = {
    row("board", "A board: its digits, its givens and its pencil marks",
        [] {
          return required(text_of("digits", "81 characters, `.` or `0` for an empty cell")) +
                 text_of("givens", "the same for the puzzle alone; default: all digits are givens") +
                 value_of("marks", object, "the pencil marks of each cell; default: none", "digits_of_cells");
        }),
    row("drawing", "Drawing options", [] { return drawing_options(); }),
    row("question", "A move, with its board and the requirements on it", [] { return board() + givens() + move(); }),
    row("batch", "One question about many boards, which only `deduku serve` answers",
        [] {
          return required(text_of("method", "one of the [methods below](#methods)")) +
                 value_of("puzzles", texts, "the `puzzle` of each question") +
                 value_of("list", objects, "instead of `puzzles`: the parameters of each question") +
                 value_of("params", object, "the parameters of all questions that do not set their own");
        }),
};

const ParameterRow& row_named(std::span<const ParameterRow> rows, std::string_view name) {
  const auto found = std::ranges::find(rows, name, &ParameterRow::name);
  assert(found != rows.end());
  return *found;
}

}  // namespace

bool Parameter::is_used_on(std::string_view scale) const {
  return scales.names.empty() || has_word(scales.names, scale);
}

const Parameter* ParameterRow::find(std::string_view parameter) const {
  const auto found = std::ranges::find(parameters, parameter, &Parameter::name);
  return found == parameters.end() ? nullptr : &*found;
}

std::span<const ParameterRow> method_rows() {
  return method_table;
}

const ParameterRow& row_of_method(std::string_view method) {
  return row_named(method_table, method);
}

const Parameter& parameter_of(std::string_view method, std::string_view parameter) {
  const Parameter* const found = row_of_method(method).find(parameter);
  assert(found != nullptr);
  return *found;
}

std::span<const ParameterRow> object_rows() {
  return object_table;
}

const ParameterRow& row_of_object(std::string_view object) {
  return row_named(object_table, object);
}

}  // namespace deduku::service
