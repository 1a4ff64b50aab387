#include "src/cli/book/layout_options.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/service/named_values.hpp"
#include "src/sheet/lengths.hpp"

namespace deduku::cli {

namespace {

using service::Named;
using service::words_of;
using sheet::Difficulty;
using sheet::point_size;
using sheet::Weight;

constexpr double greatest_bleed = 25;
constexpr double greatest_gutter = 100;
/// In points. Smaller digits are unreadable; large print is 16.
constexpr double least_digits = 5;
constexpr double large_print = 16;
/// Solutions are looked at, not solved.
constexpr double large_print_of_solutions = 10;
/// The defaults if there is room for them.
constexpr int default_puzzles = 6;
constexpr double default_digits = 9;
constexpr int default_solutions = 12;
constexpr double default_digits_of_solutions = 6;
constexpr std::uint64_t large_digit_size = 70;

std::vector<std::string> words_of_counts(std::initializer_list<const char*> others) {
  std::vector<std::string> words(others.begin(), others.end());
  for (int count : sheet::counts_of_page) words.push_back(std::to_string(count));
  return words;
}
constexpr std::array hint_kinds = {Named<HintKind>{"none", HintKind::none}, Named<HintKind>{"first", HintKind::first},
                                   Named<HintKind>{"technique", HintKind::technique},
                                   Named<HintKind>{"path", HintKind::path}};
constexpr std::array difficulties = {
    Named<Difficulty>{"none", Difficulty::none},      Named<Difficulty>{"words", Difficulty::words},
    Named<Difficulty>{"stars", Difficulty::stars},    Named<Difficulty>{"r", Difficulty::r},
    Named<Difficulty>{"daily", Difficulty::daily},    Named<Difficulty>{"work", Difficulty::work},
    Named<Difficulty>{"minutes", Difficulty::minutes}};
constexpr std::array weights = {Named<Weight>{"regular", Weight::regular}, Named<Weight>{"bold", Weight::bold}};

/// Whether a text is a day of the calendar, as in "2026-11-26".
bool is_day(const std::string& text) {
  constexpr std::string_view shape = "2026-11-26";
  const auto is_digit = [](char symbol) { return '0' <= symbol && symbol <= '9'; };
  const auto fits = [&](char symbol, char like) { return is_digit(like) ? is_digit(symbol) : symbol == like; };
  if (!std::ranges::equal(text, shape, fits)) return false;
  const auto number = [&](std::size_t at, std::size_t length) { return std::stoi(text.substr(at, length)); };
  return std::chrono::year_month_day(std::chrono::year(number(0, 4)),
                                     std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                     std::chrono::day(static_cast<unsigned>(number(8, 2))))
      .ok();
}

/// "4.6" for points.
std::string in_tenths(double value) {
  const long tenths = std::lround(value * 10);
  return std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10));
}

std::string size_text(const sheet::Paper& paper) {
  return in_tenths(paper.width) + " x " + in_tenths(paper.height) + " mm";
}

/// The size in points of the digits on boards of these places.
double digits_of(const sheet::BoardPlaces& places, const sheet::BookOptions& options) {
  return places.side() / 9 * options.board.digit_size / draw::cell_size / point_size;
}

/// The room of the smallest possible page: with its heading and the widest gutter that the book may have.
sheet::Room least_room(const sheet::BookOptions& options) {
  sheet::PageSetup setup = options.setup;
  if (setup.is_mirrored && options.is_gutter_usual) setup.gutter = sheet::usual_gutter(1);
  return sheet::content_room(setup, sheet::letter_sizes(options), 1, true);
}

double puzzle_digits(sheet::BookOptions options, int count) {
  options.per_page = count;
  return digits_of(sheet::puzzle_places(least_room(options), options), options);
}
double solution_digits(sheet::BookOptions options, int count) {
  options.solutions_per_page = count;
  return digits_of(sheet::solution_places(least_room(options), options), options);
}

/// The smallest number of places on a page that a short list fits on.
int fitting_count(std::size_t puzzles) {
  const auto fitting = std::ranges::lower_bound(sheet::counts_of_page, std::min<std::size_t>(puzzles, default_puzzles),
                                                {}, [](int count) { return static_cast<std::size_t>(count); });
  return *fitting;
}

/// The greatest count up to `most` whose digits are at least this size; 1 if no count has them.
template <class Digits>
int greatest_count(int most, double least, const Digits& digits) {
  int greatest = 1;
  for (const int count : sheet::counts_of_page) {
    if (count <= most && digits(count) >= least) greatest = count;
  }
  return greatest;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string shown = visible(text);
  std::ranges::replace(shown, '\t', ' ');
  return shown;
}

void LayoutOptions::declare(Arguments& arguments) {
  arguments.group(OptionGroup::layout);
  arguments.text("--paper", paper_,
                 "Paper size: a4, a5, letter, legal, ... or a width and a height, 6x9in or 148x210mm");
  arguments.text("--margins", margins_,
                 "Page margins: one length (12mm), two (top and bottom, sides), or four (top, outer, bottom, inner); "
                 "default: a sixteenth of the shorter side");
  arguments.flag(
      "--mirrored", is_mirrored_,
      "Lay out pages for binding; outer and inner margins alternate, and page numbers are at the outer edge");
  arguments.text("--gutter", gutter_, "Extra inner margin of mirrored pages; auto: by the number of pages");
  arguments.text("--bleed", bleed_, "Printed margin beyond the cut edges, such as 3mm, by which pages grow");
  arguments.choice("--per-page", per_page_, words_of_counts({"auto"}),
                   "Puzzles on a page; auto: all of a short list, else 6, or fewer on smaller paper");
  arguments.choice("--solutions", solutions_, words_of_counts({"auto", "0"}),
                   "Solutions on each page at the end; auto: 12, or fewer on smaller paper; 0: no solutions");
  arguments.choice(
      "--hints", hints_, words_of<std::string>(hint_kinds),
      "Print hints before the solutions; for each puzzle the first step beyond singles, its technique, or all "
      "steps beyond singles");
  arguments.choice(
      "--difficulty", difficulty_, words_of<std::string>(difficulties),
      "Difficulty shown with each puzzle; its class, one to eight stars, R, the daily newspaper level, the work, "
      "or the minutes that players need");
  arguments.flag("--large-print", is_large_print_, "Print all text and digits in 16 points or more");
  arguments.number_if_any("--digit-size", digit_size_,
                          "Size of digits in per cent of a cell; default: 62, in large print 70", 100, 30);
  arguments.choice("--digit-weight", digit_weight_, words_of<std::string>(weights), "Weight of given digits");
  arguments.number("--line-weight", line_weight_, "Weight of lines in per cent of the default", 400, 25);
  arguments.text("--title", title_, "Title; at the head of each page, or on the title page of a book");
  arguments.text("--author", author_, "Author on the title page and in the PDF metadata");
  arguments.texts("--imprint", imprint_, "A line for the back of the title page; may be repeated");
  arguments.text("--date", date_, "Date on the title page and in the PDF metadata, YYYY-MM-DD; default: none");
  arguments.text("--font", font_, "Font; default: DejaVu Sans, or a similar font of the system");
}

void LayoutOptions::read(records::ObjectReader& reader) {
  are_fields_ = true;
  paper_ = reader.text("paper", paper_);
  margins_ = reader.text("margins", margins_);
  if (reader.has("mirrored")) is_mirrored_ = reader.flag("mirrored");
  gutter_ = reader.text("gutter", gutter_);
  bleed_ = reader.text("bleed", bleed_);
  const auto count = [&](std::string_view name, const std::string& fallback) {
    const records::Json* const value = reader.find(name);
    if (value == nullptr) return fallback;
    return value->is_number_unsigned() ? std::to_string(value->get<std::uint64_t>()) : reader.text(name, fallback);
  };
  per_page_ = count("per_page", per_page_);
  solutions_ = count("solutions", solutions_);
  hints_ = reader.text("hints", hints_);
  difficulty_ = reader.text("difficulty", difficulty_);
  if (reader.has("large_print")) is_large_print_ = reader.flag("large_print");
  digit_size_ = reader.number("digit_size", digit_size_, 30, 100);
  digit_weight_ = reader.text("digit_weight", digit_weight_);
  line_weight_ = reader.number("line_weight", line_weight_, 25, 400);
  title_ = reader.text("title", title_);
  author_ = reader.text("author", author_);
  if (reader.has("imprint")) imprint_ = reader.texts("imprint");
  date_ = reader.text("date", date_);
  font_ = reader.text("font", font_);
}

void LayoutOptions::add_json(records::Json& json) const {
  const LayoutOptions defaults;
  const auto add = [&](const char* name, const auto& value, const auto& default_value) {
    if (value != default_value) json[name] = value;
  };
  add("title", title_, defaults.title_);
  add("author", author_, defaults.author_);
  add("imprint", imprint_, defaults.imprint_);
  add("date", date_, defaults.date_);
  json["paper"] = paper_;
  add("margins", margins_, defaults.margins_);
  json["mirrored"] = is_mirrored_;
  add("gutter", gutter_, defaults.gutter_);
  add("bleed", bleed_, defaults.bleed_);
  add("per_page", per_page_, defaults.per_page_);
  add("solutions", solutions_, defaults.solutions_);
  add("hints", hints_, defaults.hints_);
  add("difficulty", difficulty_, defaults.difficulty_);
  add("large_print", is_large_print_, defaults.is_large_print_);
  add("digit_size", digit_size_, defaults.digit_size_);
  add("digit_weight", digit_weight_, defaults.digit_weight_);
  add("line_weight", line_weight_, defaults.line_weight_);
  add("font", font_, defaults.font_);
}

void LayoutOptions::refuse_idle(const GivenOptions& given) const {
  if (given.contains("--gutter") && !is_mirrored_) refuse_usage("--gutter: does nothing without --mirrored");
}

std::string LayoutOptions::place(std::string_view option) const {
  std::string name(option);
  if (!are_fields_) return "--" + name;
  std::ranges::replace(name, '-', '_');
  return name;
}

void LayoutOptions::refuse(std::string_view option, const std::string& reason) const {
  refuse_usage(place(option) + ": " + reason);
}

double LayoutOptions::length(std::string_view option, const std::string& text, double most) const {
  const auto read = sheet::read_length(text);
  if (!read) refuse(option, read.error() + ", found \"" + echo(text) + "\"");
  if (*read > most) refuse(option, "expected " + in_tenths(most) + " mm at most, found \"" + echo(text) + "\"");
  return *read;
}

sheet::PageSetup LayoutOptions::setup() const {
  sheet::PageSetup setup;
  const auto paper = sheet::read_paper(paper_);
  if (!paper) refuse("paper", paper.error() + ", found \"" + echo(paper_) + "\"");
  setup.paper = *paper;
  setup.margins = sheet::usual_margins(*paper);
  if (!margins_.empty()) {
    const auto margins = sheet::read_margins(margins_);
    if (!margins) refuse("margins", margins.error() + ", found \"" + echo(margins_) + "\"");
    setup.margins = *margins;
  }
  setup.is_mirrored = is_mirrored_;
  if (gutter_ != "auto") setup.gutter = length("gutter", gutter_, greatest_gutter);
  setup.bleed = length("bleed", bleed_, greatest_bleed);
  return setup;
}

HintKind LayoutOptions::hints() const {
  return service::value_named(hints_, hint_kinds);
}

sheet::Difficulty LayoutOptions::difficulty() const {
  return service::value_named(difficulty_, difficulties);
}

void LayoutOptions::check_words() const {
  const auto expect = [&](std::string_view option, const std::string& word, const std::vector<std::string>& words) {
    if (std::ranges::find(words, word) != words.end()) return;
    refuse(option, "expected one of " + joined(words) + ", found \"" + echo(word) + "\"");
  };
  expect("per-page", per_page_, words_of_counts({"auto"}));
  expect("solutions", solutions_, words_of_counts({"auto", "0"}));
  expect("hints", hints_, words_of<std::string>(hint_kinds));
  expect("difficulty", difficulty_, words_of<std::string>(difficulties));
  expect("digit-weight", digit_weight_, words_of<std::string>(weights));
  if (!date_.empty() && !is_day(date_)) {
    refuse("date", "expected a day such as 2026-11-26, found \"" + echo(date_) + "\"");
  }
  if (printable(font_) != font_) refuse("font", "no font has the name \"" + echo(font_) + "\"");
}

sheet::BoardStyle LayoutOptions::board_style() const {
  sheet::BoardStyle style;
  const std::uint64_t digit_size = digit_size_ > 0 ? digit_size_ : is_large_print_ ? large_digit_size : 0;
  if (digit_size > 0) style.digit_size = static_cast<double>(digit_size);
  style.given_weight = service::value_named(digit_weight_, weights);
  style.line_weight = static_cast<double>(line_weight_) / 100;
  return style;
}

sheet::BookOptions LayoutOptions::resolved(std::size_t puzzles) const {
  check_words();
  sheet::BookOptions options;
  options.setup = setup();
  options.is_gutter_usual = gutter_ == "auto";
  options.has_hints = hints() != HintKind::none;
  options.least_letter = is_large_print_ ? large_print * point_size : 0;
  options.board = board_style();
  options.title = printable(title_);
  options.author = printable(author_);
  for (const std::string& line : imprint_) options.imprint.push_back(printable(line));
  options.date = date_;
  options.difficulty = difficulty();
  choose_counts(options, puzzles);
  return options;
}

void LayoutOptions::choose_counts(sheet::BookOptions& options, std::size_t puzzles) const {
  if (puzzle_digits(options, 1) < least_digits) {
    refuse(margins_.empty() ? "paper" : "margins",
           "pages of " + size_text(options.setup.paper) + " have no room for a puzzle between their margins");
  }
  options.per_page = puzzles_of_page(options, puzzles);
  options.solutions_per_page = solutions_of_page(options);
}

int LayoutOptions::puzzles_of_page(const sheet::BookOptions& options, std::size_t puzzles) const {
  const auto digits = [&](int count) { return puzzle_digits(options, count); };
  const double least = is_large_print_ ? large_print : least_digits;
  const int count = per_page_ != "auto" ? std::stoi(per_page_)
                                        : greatest_count(fitting_count(puzzles),
                                                         is_large_print_ ? large_print : default_digits, digits);
  if (digits(count) >= least) return count;
  const std::string sizes =
      "the digits of puzzles would have " + in_tenths(digits(count)) + " points, fewer than " + in_tenths(least);
  refuse(per_page_ == "auto" ? "large-print" : "per-page", sizes);
}

int LayoutOptions::solutions_of_page(const sheet::BookOptions& options) const {
  const auto digits = [&](int count) { return solution_digits(options, count); };
  if (solutions_ == "auto") {
    return greatest_count(default_solutions, is_large_print_ ? large_print_of_solutions : default_digits_of_solutions,
                          digits);
  }
  const int count = std::stoi(solutions_);
  if (count == 0 || digits(count) >= least_digits) return count;
  refuse("solutions", "the digits of solutions would have " + in_tenths(digits(count)) + " points, fewer than " +
                          in_tenths(least_digits));
}

}  // namespace deduku::cli
