#include "src/sheet/book_plan.hpp"

#include <algorithm>
#include <array>

#include "src/draw/text_block.hpp"
#include "src/present/words.hpp"

namespace deduku::sheet {

namespace {

/// The greatest widths of boards and of solutions.
constexpr double widest_lone_board = 165;
constexpr double widest_board = 115;
constexpr double widest_solution = 48;
/// Solutions for people who read large print.
constexpr double widest_large_solution = 80;

/// Hints are in two columns if each is at least this many times as wide as the size of its letters.
constexpr double least_column = 32;
constexpr double hint_column_gap = 8;

/// "iv" for 4; there are never more than a hundred pages before the first puzzle.
std::string roman(std::size_t number) {
  struct Numeral {
    std::size_t value;
    std::string_view letters;
  };
  constexpr std::array<Numeral, 9> numerals = {
      {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}}};
  std::string text;
  for (const auto& [value, letters] : numerals) {
    for (; number >= value; number -= value) text += letters;
  }
  return text;
}

class Planner {
 public:
  Planner(const std::vector<PrintedPuzzle>& puzzles, const BookOptions& options)
      : puzzles_(puzzles), options_(options), sizes_(letter_sizes(options)), words_({options.language}) {}

  BookPlan plan(double gutter) {
    plan_ = {};
    plan_.setup = options_.setup;
    plan_.setup.gutter = gutter;
    number_ = 0;
    if (options_.is_book()) add_front();
    options_.is_book() ? add_levels() : add_puzzles(0, puzzles_.size());
    if (options_.has_hints) add_hints();
    if (options_.solutions_per_page > 0) add_solutions();
    if (options_.is_book()) fill_front();
    return std::move(plan_);
  }

 private:
  int next_place() const { return static_cast<int>(plan_.pages.size()) + 1; }

  void add(PageKind kind, std::size_t first = 0, std::size_t count = 0) {
    PlannedPage page{kind, first, count, std::to_string(++number_), kind != PageKind::level, {}};
    plan_.pages.push_back(std::move(page));
  }

  // ---- Before the first puzzle

  /// Adds the title page and the page on its back, then the contents, of which only the number of pages is known yet.
  void add_front() {
    add_unnumbered(PageKind::title);
    if (!options_.imprint.empty()) {
      add_unnumbered(PageKind::imprint);
    } else {
      fill_sheet();
    }
    const std::size_t rows =
        options_.levels.size() + (options_.has_hints ? 1 : 0) + (options_.solutions_per_page > 0 ? 1 : 0);
    const std::size_t most = contents_rows_of_page();
    for (std::size_t first = 0; first < rows; first += most) {
      add_unnumbered(PageKind::contents, first, std::min(most, rows - first));
    }
    fill_sheet();
  }

  void add_unnumbered(PageKind kind, std::size_t first = 0, std::size_t count = 0) {
    plan_.pages.push_back({kind, first, count, roman(plan_.pages.size() + 1)});
  }

  /// In a bound book, the next page must be a right one.
  void fill_sheet() {
    if (is_left_page(plan_.setup, next_place())) add_unnumbered(PageKind::blank);
  }

  std::size_t contents_rows_of_page() const {
    const Room room = content_room(plan_.setup, sizes_, next_place(), true);
    return std::max<std::size_t>(1, static_cast<std::size_t>(room.height / contents_row_height(sizes_)));
  }

  static double contents_row_height(const LetterSizes& sizes) { return 2.2 * sizes.body; }

  void fill_front() {
    std::size_t first = 0;
    for (std::size_t i = 0; i < plan_.pages.size(); ++i) {
      if (plan_.pages[i].kind != PageKind::level) continue;
      const PrintedLevel& level = options_.levels[plan_.pages[i].first];
      plan_.contents.push_back({level.name, numbers_of(first, level.count), level.level, i});
      first += level.count;
    }
    add_row(PageKind::hints, "sheet.hints");
    add_row(PageKind::solutions, "sheet.solutions");
  }

  /// "13–24"
  std::string numbers_of(std::size_t first, std::size_t count) const {
    if (!options_.first_number) return std::to_string(count);
    const std::string begin = number_text(first, options_);
    return count == 1 ? begin : begin + "–" + number_text(first + count - 1, options_);
  }

  void add_row(PageKind kind, std::string_view key) {
    const auto page = std::ranges::find(plan_.pages, kind, &PlannedPage::kind);
    if (page == plan_.pages.end()) return;
    plan_.contents.push_back(
        {words_.say(key).words(), "", std::nullopt, static_cast<std::size_t>(page - plan_.pages.begin())});
  }

  // ---- Puzzles, hints, solutions

  void add_levels() {
    std::size_t first = 0;
    for (std::size_t level = 0; level < options_.levels.size(); ++level) {
      add(PageKind::level, level);
      const std::size_t begin = plan_.pages.size() - 1;
      add_puzzles(first, options_.levels[level].count);
      first += options_.levels[level].count;
      for (std::size_t page = begin; page < plan_.pages.size(); ++page) plan_.pages[page].level = level;
    }
  }

  void add_puzzles(std::size_t first, std::size_t count) {
    add_parts(PageKind::puzzles, first, count, static_cast<std::size_t>(options_.per_page));
  }

  void add_parts(PageKind kind, std::size_t first, std::size_t count, std::size_t size) {
    for (std::size_t done = 0; done < count; done += size) add(kind, first + done, std::min(size, count - done));
  }

  void add_solutions() {
    add_parts(PageKind::solutions, 0, puzzles_.size(), static_cast<std::size_t>(options_.solutions_per_page));
  }

  void add_hints() {
    const HintColumns columns = hint_columns(content_room(plan_.setup, sizes_, next_place(), true), options_);
    for (std::size_t puzzle = 0; puzzle < puzzles_.size(); ++puzzle) add_hint(puzzle, columns);
    const std::size_t most = std::max<std::size_t>(1, columns.rows * static_cast<std::size_t>(columns.columns));
    add_parts(PageKind::hints, 0, plan_.hints.size(), most);
  }

  /// A short hint is not broken between two columns: the rest of the column stays empty.
  void add_hint(std::size_t puzzle, const HintColumns& columns) {
    const std::string& hint = puzzles_[puzzle].hint;
    if (hint.empty()) return;
    constexpr std::size_t most_kept_together = 6;
    const std::vector<draw::TextLine> lines = draw::wrapped(hint, columns.width - columns.indent, sizes_.small);
    if (columns.rows > 0 && lines.size() <= std::min(most_kept_together, columns.rows)) {
      const std::size_t used = plan_.hints.size() % columns.rows;
      if (used + lines.size() > columns.rows) plan_.hints.resize(plan_.hints.size() + columns.rows - used);
    }
    const std::string number = options_.first_number ? number_text(puzzle, options_) + "." : "•";
    for (std::size_t i = 0; i < lines.size(); ++i) plan_.hints.push_back({i == 0 ? number : "", lines[i].text, i == 0});
  }

  const std::vector<PrintedPuzzle>& puzzles_;
  const BookOptions& options_;
  LetterSizes sizes_;
  present::Words words_;
  BookPlan plan_;
  std::size_t number_ = 0;
};

}  // namespace

LetterSizes letter_sizes(const BookOptions& options) {
  const double least = options.least_letter;
  return {std::max(28 * point_size, 2 * least), std::max(13 * point_size, 1.25 * least),
          std::max(11 * point_size, least), std::max(9 * point_size, least)};
}

double heading_height(const LetterSizes& sizes) {
  return 2.2 * sizes.heading;
}
double foot_height(const LetterSizes& sizes) {
  return 2.2 * sizes.small;
}

Room content_room(const PageSetup& setup, const LetterSizes& sizes, int place, bool has_heading) {
  Room room = room_of(setup, place);
  const double heading = has_heading ? heading_height(sizes) : 0;
  room.corner.y += heading;
  room.height = std::max(0.0, room.height - heading - foot_height(sizes));
  return room;
}

BoardPlaces puzzle_places(const Room& room, const BookOptions& options) {
  return {room, options.per_page, options.per_page == 1 ? widest_lone_board : widest_board, options.least_letter};
}

BoardPlaces solution_places(const Room& room, const BookOptions& options) {
  const double widest = options.least_letter > 0 ? widest_large_solution : widest_solution;
  return {room, options.solutions_per_page, widest, options.least_letter};
}

std::string number_text(std::size_t puzzle, const BookOptions& options) {
  return options.first_number ? std::to_string(*options.first_number + puzzle) : "";
}

HintColumns hint_columns(const Room& room, const BookOptions& options) {
  const LetterSizes sizes = letter_sizes(options);
  HintColumns columns;
  columns.columns = (room.width - hint_column_gap) / 2 >= least_column * sizes.small ? 2 : 1;
  columns.width = (room.width - hint_column_gap * (columns.columns - 1)) / columns.columns;
  columns.pitch = columns.width + hint_column_gap;
  columns.indent = 3.2 * sizes.small;
  columns.line = 1.45 * sizes.small;
  columns.rows = static_cast<std::size_t>(room.height / columns.line);
  return columns;
}

BookPlan plan_book(const std::vector<PrintedPuzzle>& puzzles, const BookOptions& options) {
  Planner planner(puzzles, options);
  if (!options.is_gutter_usual || !options.setup.is_mirrored) return planner.plan(options.setup.gutter);
  // A wider gutter may lead to more pages, which may need a wider gutter: it never becomes narrower.
  BookPlan plan = planner.plan(0);
  for (double gutter = usual_gutter(plan.pages.size()); gutter > plan.setup.gutter;) {
    plan = planner.plan(gutter);
    gutter = usual_gutter(plan.pages.size());
  }
  return plan;
}

}  // namespace deduku::sheet
