#include "src/cli/book/layout_options.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/sheet/lengths.hpp"

namespace deduku::cli {

namespace {

using sheet::point_size;

constexpr double greatest_bleed = 25;
constexpr double greatest_gutter = 100;
/// Smaller digits nobody reads, in points; large print is 16.
constexpr double least_digits = 5;
constexpr double large_print = 16;
/// Solutions are looked at, not solved.
constexpr double large_print_of_solutions = 10;
/// What is usual where there is room for it.
constexpr int usual_puzzles = 6;
constexpr double usual_digits = 9;
constexpr int usual_solutions = 12;
constexpr double usual_digits_of_solutions = 6;
constexpr std::uint64_t large_digit_size = 70;

std::vector<std::string> words_of_counts(std::initializer_list<const char*> others) {
  std::vector<std::string> words(others.begin(), others.end());
  for (int count : sheet::counts_of_page) words.push_back(std::to_string(count));
  return words;
}
const std::vector<std::string>& hint_words() {
  static const std::vector<std::string> words = {"none", "first", "technique", "path"};
  return words;
}
const std::vector<std::string>& difficulty_words() {
  static const std::vector<std::string> words = {"none", "words", "stars", "r", "daily", "work"};
  return words;
}
const std::vector<std::string>& weight_words() {
  static const std::vector<std::string> words = {"regular", "bold"};
  return words;
}

std::ptrdiff_t place_of(const std::string& word, const std::vector<std::string>& words) {
  return std::ranges::find(words, word) - words.begin();
}

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

/// The size of the digits on boards with this side, in points.
double digits_of(const sheet::BoardPlaces& places, const sheet::BookOptions& options) {
  return places.side() / 9 * options.board.digit_size / draw::cell_size / point_size;
}

/// The room of the least page there is: with its heading and the widest gutter that the book may have.
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

/// The least count of a page that a short list fits on.
int fitting_count(std::size_t puzzles) {
  const auto fitting = std::ranges::lower_bound(sheet::counts_of_page, std::min<std::size_t>(puzzles, usual_puzzles),
                                                {}, [](int count) { return static_cast<std::size_t>(count); });
  return *fitting;
}

/// The greatest count up to `most` with which digits have this size; 1 if none has.
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
  arguments.text("--paper", paper_,
                 "The size of the pages: a4, a5, letter, legal, ... or a width and a height, 6x9in,\n"
                 "148x210mm");
  arguments.text("--margins", margins_,
                 "What stays white: one length, 12mm, two, top and bottom and sides, or four, top,\n"
                 "outer, bottom, inner; without it a sixteenth of the paper's shorter side");
  arguments.flag("--mirrored", is_mirrored_,
                 "Pages are bound: outer and inner margins change sides, numbers are at the outer edge");
  arguments.text("--gutter", gutter_,
                 "What the binding takes of mirrored pages, beyond the inner margin; auto: by the\n"
                 "number of pages");
  arguments.text("--bleed", bleed_, "What is printed beyond the edges that are cut, 3mm; pages grow by it");
  arguments.choice("--per-page", per_page_, words_of_counts({"auto"}),
                   "How many puzzles are on a page; auto: all of a short list, else 6, or as many as\n"
                   "can be read on smaller paper");
  arguments.choice("--solutions", solutions_, words_of_counts({"auto", "0"}),
                   "How many solutions are on each of the last pages; auto: 12, or as many as can be\n"
                   "read; 0: there are none");
  arguments.choice("--hints", hints_, hint_words(),
                   "On pages before the solutions: the first step of each puzzle that no single makes,\n"
                   "the technique that it takes, or all of its steps but singles");
  arguments.choice("--difficulty", difficulty_, difficulty_words(),
                   "How hard each puzzle is: the word of its class, one star to eight, its R, which\n"
                   "puzzle of a daily newspaper takes as long, or how much work it is");
  arguments.flag("--large-print", is_large_print_, "All letters and the digits of puzzles have 16 points at least");
  arguments.number_if_any("--digit-size", digit_size_,
                          "The size of digits, in per cent of a cell: 62, in large print 70", 100);
  arguments.choice("--digit-weight", digit_weight_, weight_words(), "The weight of given digits");
  arguments.number("--line-weight", line_weight_, "The weight of lines, in per cent of what is usual", 400);
  arguments.text("--title", title_, "The title: at the head of each page, or on the title page of a book");
  arguments.text("--author", author_, "Who made the book, for its title page and the data of the PDF");
  arguments.texts("--imprint", imprint_, "A line for the back of the title page; may be repeated");
  arguments.text("--date", date_,
                 "The day, 2026-11-26, for the title page and the data of the PDF, which name none\n"
                 "else");
  arguments.text("--font", font_, "The font; without it DejaVu Sans or what is like it on this system");
}

void LayoutOptions::read(records::ObjectReader& reader) {
  are_fields_ = true;
  paper_ = reader.text("paper", paper_);
  margins_ = reader.text("margins", margins_);
  if (reader.has("mirrored")) is_mirrored_ = reader.flag("mirrored");
  gutter_ = reader.text("gutter", gutter_);
  bleed_ = reader.text("bleed", bleed_);
  const auto count = [&](std::string_view name, const std::string& usual) {
    const records::Json* const value = reader.find(name);
    if (value == nullptr) return usual;
    return value->is_number_unsigned() ? std::to_string(value->get<std::uint64_t>()) : reader.text(name, usual);
  };
  per_page_ = count("per_page", per_page_);
  solutions_ = count("solutions", solutions_);
  hints_ = reader.text("hints", hints_);
  difficulty_ = reader.text("difficulty", difficulty_);
  if (reader.has("large_print")) is_large_print_ = reader.flag("large_print");
  digit_size_ = reader.number("digit_size", digit_size_, 0, 100);
  digit_weight_ = reader.text("digit_weight", digit_weight_);
  line_weight_ = reader.number("line_weight", line_weight_, 0, 400);
  title_ = reader.text("title", title_);
  author_ = reader.text("author", author_);
  if (reader.has("imprint")) imprint_ = reader.texts("imprint");
  date_ = reader.text("date", date_);
  font_ = reader.text("font", font_);
}

void LayoutOptions::add_json(records::Json& json) const {
  const LayoutOptions usual;
  const auto add = [&](const char* name, const auto& value, const auto& usual_value) {
    if (value != usual_value) json[name] = value;
  };
  add("title", title_, usual.title_);
  add("author", author_, usual.author_);
  add("imprint", imprint_, usual.imprint_);
  add("date", date_, usual.date_);
  json["paper"] = paper_;
  add("margins", margins_, usual.margins_);
  json["mirrored"] = is_mirrored_;
  add("gutter", gutter_, usual.gutter_);
  add("bleed", bleed_, usual.bleed_);
  add("per_page", per_page_, usual.per_page_);
  add("solutions", solutions_, usual.solutions_);
  add("hints", hints_, usual.hints_);
  add("difficulty", difficulty_, usual.difficulty_);
  add("large_print", is_large_print_, usual.is_large_print_);
  add("digit_size", digit_size_, usual.digit_size_);
  add("digit_weight", digit_weight_, usual.digit_weight_);
  add("line_weight", line_weight_, usual.line_weight_);
  add("font", font_, usual.font_);
}

void LayoutOptions::refuse_idle(const GivenOptions& given) const {
  if (given.contains("--gutter") && !is_mirrored_) {
    throw Failure(ExitCode::usage, "--gutter: does nothing without --mirrored");
  }
}

std::string LayoutOptions::place(std::string_view option) const {
  std::string name(option);
  if (!are_fields_) return "--" + name;
  std::ranges::replace(name, '-', '_');
  return name;
}

void LayoutOptions::refuse(std::string_view option, const std::string& reason) const {
  throw Failure(ExitCode::usage, place(option) + ": " + reason);
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
  return static_cast<HintKind>(place_of(hints_, hint_words()));
}

sheet::Difficulty LayoutOptions::difficulty() const {
  return static_cast<sheet::Difficulty>(place_of(difficulty_, difficulty_words()));
}

namespace {

std::string listed(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return list;
}

}  // namespace

void LayoutOptions::check_words() const {
  const auto expect = [&](std::string_view option, const std::string& word, const std::vector<std::string>& words) {
    if (std::ranges::find(words, word) != words.end()) return;
    refuse(option, "expected one of " + listed(words) + ", found \"" + echo(word) + "\"");
  };
  expect("per-page", per_page_, words_of_counts({"auto"}));
  expect("solutions", solutions_, words_of_counts({"auto", "0"}));
  expect("hints", hints_, hint_words());
  expect("difficulty", difficulty_, difficulty_words());
  expect("digit-weight", digit_weight_, weight_words());
  if (digit_size_ > 0 && (digit_size_ < 30 || digit_size_ > 100)) {
    refuse("digit-size", "expected 30 to 100, found " + std::to_string(digit_size_));
  }
  if (line_weight_ < 25 || line_weight_ > 400) {
    refuse("line-weight", "expected 25 to 400, found " + std::to_string(line_weight_));
  }
  if (!date_.empty() && !is_day(date_)) {
    refuse("date", "expected a day such as 2026-11-26, found \"" + echo(date_) + "\"");
  }
  if (printable(font_) != font_) refuse("font", "no font has the name \"" + echo(font_) + "\"");
}

sheet::BoardStyle LayoutOptions::board_style() const {
  sheet::BoardStyle style;
  const std::uint64_t digit_size = digit_size_ > 0 ? digit_size_ : is_large_print_ ? large_digit_size : 0;
  if (digit_size > 0) style.digit_size = static_cast<double>(digit_size);
  style.given_weight = digit_weight_ == "bold" ? sheet::Weight::bold : sheet::Weight::regular;
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
  const int count = per_page_ != "auto"
                        ? std::stoi(per_page_)
                        : greatest_count(fitting_count(puzzles), is_large_print_ ? large_print : usual_digits, digits);
  if (digits(count) >= least) return count;
  const std::string sizes =
      "the digits of puzzles would have " + in_tenths(digits(count)) + " points, fewer than " + in_tenths(least);
  refuse(per_page_ == "auto" ? "large-print" : "per-page", sizes);
}

int LayoutOptions::solutions_of_page(const sheet::BookOptions& options) const {
  const auto digits = [&](int count) { return solution_digits(options, count); };
  if (solutions_ == "auto") {
    return greatest_count(usual_solutions, is_large_print_ ? large_print_of_solutions : usual_digits_of_solutions,
                          digits);
  }
  const int count = std::stoi(solutions_);
  if (count == 0 || digits(count) >= least_digits) return count;
  refuse("solutions", "the digits of solutions would have " + in_tenths(digits(count)) + " points, fewer than " +
                          in_tenths(least_digits));
}

}  // namespace deduku::cli
