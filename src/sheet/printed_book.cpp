#include "src/sheet/printed_book.hpp"

#include "deduku/explain.hpp"
#include "src/sheet/front_matter.hpp"
#include "src/sheet/printed_board.hpp"

namespace deduku::sheet {

namespace {

class BookPrinter {
 public:
  BookPrinter(Canvas& canvas, const BookPlan& plan, const std::vector<PrintedPuzzle>& puzzles,
              const BookOptions& options)
      : writer_(canvas, plan, options), puzzles_(puzzles) {}

  void draw() {
    for (std::size_t place = 1; place <= writer_.plan().pages.size(); ++place) {
      writer_.begin(static_cast<int>(place));
      add_to_contents(place - 1);
      draw_page();
    }
  }

 private:
  void draw_page() {
    switch (writer_.page().kind) {
      case PageKind::title:
        return draw_title_page(writer_, puzzles_.size());
      case PageKind::imprint:
        return draw_imprint(writer_);
      case PageKind::contents:
        return draw_contents(writer_);
      case PageKind::level:
        return draw_level_page(writer_);
      case PageKind::puzzles:
        return puzzle_page();
      case PageKind::hints:
        return hint_page();
      case PageKind::solutions:
        return solution_page();
      case PageKind::blank:
        return;
    }
  }

  /// Adds the entries of the table of contents, and the table itself.
  void add_to_contents(std::size_t page) {
    for (const ContentsRow& row : writer_.plan().contents) {
      if (row.page == page) writer_.canvas().add_to_contents(row.name);
    }
    const PlannedPage& planned = writer_.page();
    if (planned.kind == PageKind::contents && planned.first == 0) {
      writer_.canvas().add_to_contents(writer_.say("sheet.contents"));
    }
    if (!writer_.options().is_book() && planned.first == 0 && planned.kind != PageKind::puzzles) {
      writer_.canvas().add_to_contents(heading_of(planned.kind));
    }
  }

  std::string heading_of(PageKind kind) const {
    return writer_.say(kind == PageKind::hints ? "sheet.hints" : "sheet.solutions");
  }

  /// The title of sheets; in a book the name of the level.
  std::string head_of_puzzles() const {
    const BookOptions& options = writer_.options();
    if (!options.is_book()) return options.title;
    return options.levels[*writer_.page().level].name;
  }

  void puzzle_page() {
    const BoardPlaces places = puzzle_places(writer_.heading(head_of_puzzles()), writer_.options());
    draw_boards(places, &PrintedPuzzle::digits, true);
  }

  void solution_page() {
    const BoardPlaces places = solution_places(writer_.heading(heading_of(PageKind::solutions)), writer_.options());
    draw_boards(places, &PrintedPuzzle::solution, false);
  }

  void draw_boards(const BoardPlaces& places, Digits PrintedPuzzle::*digits, bool with_difficulty) {
    const PlannedPage& page = writer_.page();
    for (std::size_t i = 0; i < page.count; ++i) {
      const PrintedPuzzle& puzzle = puzzles_[page.first + i];
      const Point corner = places.corner(static_cast<int>(i));
      draw_caption(writer_, puzzle, page.first + i, corner, places, with_difficulty);
      draw_board(writer_.canvas(), corner, places.side(), puzzle.*digits, puzzle.givens, writer_.options().board);
    }
  }

  void hint_page() {
    const PlannedPage& page = writer_.page();
    const Room room = writer_.heading(heading_of(PageKind::hints));
    const HintColumns columns = hint_columns(room, writer_.options());
    const double size = writer_.sizes().small;
    for (std::size_t i = 0; i < page.count; ++i) {
      const HintLine& line = writer_.plan().hints[page.first + i];
      const Point corner = room.corner + Point{columns.pitch * static_cast<double>(i / columns.rows),
                                               columns.line * static_cast<double>(i % columns.rows)};
      const double baseline = corner.y + size;
      if (!line.number.empty()) {
        writer_.text({corner.x + columns.indent - .5 * size, baseline}, line.number, size, Anchor::end, Weight::bold);
      }
      if (!line.text.empty()) writer_.text({corner.x + columns.indent, baseline}, line.text, size, Anchor::start);
    }
  }

  PageWriter writer_;
  const std::vector<PrintedPuzzle>& puzzles_;
};

}  // namespace

void draw_book(Canvas& canvas, const BookPlan& plan, const std::vector<PrintedPuzzle>& puzzles,
               const BookOptions& options) {
  BookPrinter(canvas, plan, puzzles, options).draw();
}

std::string words_of_book(Language language) {
  const present::Words words({language});
  std::string all = words.say("sheet.puzzles", {{"n", present::counted(1)}}).words();
  for (std::string_view key : {"sheet.title", "sheet.contents", "sheet.numbers", "sheet.how_many", "sheet.page",
                               "sheet.hints", "sheet.solutions", "sheet.daily.easy", "sheet.daily.medium",
                               "sheet.daily.hard", "sheet.daily.longer", "sheet.daily.beyond", "page.not_rated"}) {
    all += words.say(key).words();
  }
  all += words.say("sheet.from_to", {{"numbers", std::string()}}).words() +
         words.say("sheet.work", {{"value", std::string()}}).words();
  for (std::string_view key : {"sheet.minutes.between", "sheet.minutes.above", "sheet.minutes.below"}) {
    all += words.say(key, {{"lower", std::string()}, {"upper", std::string()}}).words();
  }
  for (int level = 0; level < level_count; ++level) all += level_name(static_cast<Level>(level), language);
  return all;
}

}  // namespace deduku::sheet
