#include "src/sheet/printed_book.hpp"

#include <algorithm>
#include <array>

#include "deduku/explain.hpp"
#include "src/draw/text_block.hpp"
#include "src/present/words.hpp"
#include "src/sheet/board_places.hpp"

namespace deduku::sheet {

namespace {

constexpr double side_margin = 15;
constexpr double top_margin = 14;
constexpr double bottom_margin = 18;
constexpr double number_baseline = 9;  ///< above the edge of the paper
constexpr double heading_size = 14 * point_size;
constexpr double heading_height = 12;
constexpr double foot_size = 9 * point_size;

/// No board is wider than the page for browsers prints it.
double widest_board(int per_page) {
  if (per_page == 1) return 160;
  if (per_page <= 3) return 110;
  return per_page == 4 ? 82 : 70;
}
constexpr double widest_solution = 48;

std::size_t parts_of(std::size_t count, int size) {
  return size == 0 ? 0 : (count + static_cast<std::size_t>(size) - 1) / static_cast<std::size_t>(size);
}

/// Bold letters are wider than others by so much.
constexpr double bold_width = 1.1;

/// A title on lines of one size, from the first baseline on.
struct TitleLines {
  double size = 0;
  std::vector<std::string> lines{};

  double pitch() const { return 1.25 * size; }
};

/// The title in the largest size in which it fits; in the smallest one it is cut.
TitleLines title_lines(const std::string& title, double width, double height) {
  constexpr std::array<double, 5> sizes = {30 * point_size, 24 * point_size, 19 * point_size, 15 * point_size,
                                           12 * point_size};
  const auto most_lines = [&](const TitleLines& lines) { return static_cast<std::size_t>(height / lines.pitch()); };
  // No line is so full that one more word would fit, so this is more than all of them hold.
  TitleLines smallest{sizes.back()};
  const std::string beginning =
      draw::shortened(title, 2 * width * static_cast<double>(most_lines(smallest)), bold_width * smallest.size);
  for (const double size : sizes) {
    TitleLines fitting{size};
    bool is_wide = false;
    for (const draw::TextLine& line : draw::wrapped(beginning, width, bold_width * size)) {
      is_wide |= draw::text_width(line.text, bold_width * size) > width;
      fitting.lines.push_back(line.text);
    }
    if (!is_wide && fitting.lines.size() <= most_lines(fitting)) return fitting;
    smallest = std::move(fitting);
  }
  if (smallest.lines.size() > most_lines(smallest)) {
    smallest.lines.resize(most_lines(smallest));
    smallest.lines.back() += "…";
  }
  for (std::string& line : smallest.lines) line = draw::shortened(line, width, bold_width * smallest.size);
  return smallest;
}

/// Puzzles of one class that follow each other.
struct Chapter {
  std::optional<Level> level;
  std::size_t first = 0;
  std::size_t count = 0;
};

std::vector<Chapter> chapters_of(const std::vector<PrintedPuzzle>& puzzles) {
  std::vector<Chapter> chapters;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (chapters.empty() || chapters.back().level != puzzles[i].level) chapters.push_back({puzzles[i].level, i, 0});
    ++chapters.back().count;
  }
  return chapters;
}

/// Draws page by page.
class Book {
 public:
  Book(Canvas& canvas, const std::vector<PrintedPuzzle>& puzzles, const BookOptions& options)
      : canvas_(canvas), puzzles_(puzzles), options_(options), words_({options.language}) {
    if (options.has_cover) chapters_ = chapters_of(puzzles);
  }

  void draw() {
    if (options_.has_cover) cover();
    puzzle_pages();
    if (options_.solutions_per_page > 0) solution_pages();
  }

 private:
  std::string say(std::string_view key) const { return words_.say(key).words(); }

  // ---- The frame of a page

  void begin_page() {
    canvas_.begin_page();
    ++page_;
  }

  /// The room below the heading; "" for no heading.
  Room room(const std::string& heading) {
    const double top = top_margin + (heading.empty() ? 0 : heading_height);
    const Room room{
        {side_margin, top}, options_.paper.width - 2 * side_margin, options_.paper.height - top - bottom_margin};
    if (!heading.empty()) {
      const Type type{heading_size, Weight::bold, Anchor::start, paper_colour("ink")};
      const std::string text = draw::shortened(heading, room.width, bold_width * heading_size);
      canvas_.text({side_margin, top_margin + heading_size}, text, type);
    }
    return room;
  }

  void page_number() {
    const Type type{foot_size, Weight::regular, Anchor::middle, paper_colour("ink-2")};
    canvas_.text({options_.paper.width / 2, options_.paper.height - number_baseline}, std::to_string(page_), type);
  }

  // ---- Boards

  std::string number_of(std::size_t puzzle) const { return std::to_string(*options_.first_number + puzzle); }

  /// "12. Sunday", with what is there.
  std::string caption_of(std::size_t puzzle) const {
    std::string caption = options_.first_number ? number_of(puzzle) + "." : "";
    const std::string& name = puzzles_[puzzle].name;
    if (!caption.empty() && !name.empty()) caption += ' ';
    return caption + name;
  }

  /// How wide what says how hard a puzzle is may be, with the room before it.
  double note_width(const PrintedPuzzle& puzzle, double size) const {
    if (options_.difficulty == Difficulty::stars) return puzzle.level ? (level_count + 1) * star_pitch * size : 0;
    const std::string note = note_of(puzzle);
    return note.empty() ? 0 : draw::text_width(note, size) + size;
  }

  std::string note_of(const PrintedPuzzle& puzzle) const {
    if (options_.difficulty == Difficulty::words && puzzle.level) {
      return std::string(level_name(*puzzle.level, options_.language));
    }
    if (options_.difficulty == Difficulty::r && puzzle.r) {
      return words_.say("sheet.r", {{"value", in_points(*puzzle.r)}}).words();
    }
    return "";
  }

  static std::string in_points(int hundredths) {
    const std::string cents = std::to_string(100 + hundredths % 100).substr(1);
    return std::to_string(hundredths / 100) + "." + cents;
  }

  void stars(Point end, Level level, double size) {
    for (int i = 0; i < level_count; ++i) {
      const bool is_filled = i <= static_cast<int>(level);
      const Point middle = end - Point{(level_count - i - .5) * star_pitch * size, .36 * size};
      canvas_.star(middle, .42 * size, is_filled, paper_colour(is_filled ? "ink" : "grid"));
    }
  }

  void caption(std::size_t puzzle, Point corner, const BoardPlaces& places, bool with_note) {
    const double size = places.caption_size();
    const Point baseline = corner - Point{0, places.caption_distance()};
    const PrintedPuzzle& printed = puzzles_[puzzle];
    const double note = with_note ? note_width(printed, size) : 0;
    const std::string text = draw::shortened(caption_of(puzzle), places.side() - note, bold_width * size);
    if (!text.empty()) canvas_.text(baseline, text, {size, Weight::bold, Anchor::start, paper_colour("ink")});
    if (!with_note) return;
    const Point end = baseline + Point{places.side(), 0};
    if (options_.difficulty == Difficulty::stars && printed.level) return stars(end, *printed.level, size);
    const std::string words = note_of(printed);
    if (!words.empty()) canvas_.text(end, words, {size, Weight::regular, Anchor::end, paper_colour("ink-2")});
  }

  void puzzle_pages() {
    for (std::size_t first = 0; first < puzzles_.size(); first += static_cast<std::size_t>(options_.per_page)) {
      begin_page();
      const BoardPlaces places(room(options_.title), options_.per_page, widest_board(options_.per_page));
      const std::size_t end = std::min(puzzles_.size(), first + static_cast<std::size_t>(options_.per_page));
      for (std::size_t puzzle = first; puzzle < end; ++puzzle) {
        const Point corner = places.corner(static_cast<int>(puzzle - first));
        enter_chapter(puzzle);
        caption(puzzle, corner, places, true);
        draw_board(canvas_, corner, places.side(), puzzles_[puzzle].digits, puzzles_[puzzle].givens);
      }
      page_number();
    }
  }

  void enter_chapter(std::size_t puzzle) {
    const auto chapter = std::ranges::find(chapters_, puzzle, &Chapter::first);
    if (chapter != chapters_.end()) canvas_.add_to_contents(name_of(*chapter));
  }

  void solution_pages() {
    const auto per_page = static_cast<std::size_t>(options_.solutions_per_page);
    for (std::size_t first = 0; first < puzzles_.size(); first += per_page) {
      begin_page();
      if (first == 0) canvas_.add_to_contents(say("sheet.solutions"));
      const BoardPlaces places(room(say("sheet.solutions")), options_.solutions_per_page, widest_solution);
      for (std::size_t puzzle = first; puzzle < std::min(puzzles_.size(), first + per_page); ++puzzle) {
        const Point corner = places.corner(static_cast<int>(puzzle - first));
        caption(puzzle, corner, places, false);
        draw_board(canvas_, corner, places.side(), puzzles_[puzzle].solution, puzzles_[puzzle].givens);
      }
      page_number();
    }
  }

  // ---- The cover

  std::string name_of(const Chapter& chapter) const {
    return chapter.level ? std::string(level_name(*chapter.level, options_.language)) : say("page.not_rated");
  }

  /// "13 to 24"
  std::string numbers_of(const Chapter& chapter) const {
    if (!options_.first_number) return std::to_string(chapter.count);
    const std::string first = number_of(chapter.first);
    return chapter.count == 1 ? first : first + "–" + number_of(chapter.first + chapter.count - 1);
  }

  std::string page_of(std::size_t puzzle) const {
    return std::to_string(2 + puzzle / static_cast<std::size_t>(options_.per_page));
  }

  void cover() {
    begin_page();
    const double middle = options_.paper.width / 2;
    const std::string title = options_.title.empty() ? say("sheet.title") : options_.title;
    double y = .27 * options_.paper.height;
    const double bottom = options_.paper.height - bottom_margin - height_of_contents() - contents_distance;
    const TitleLines lines = title_lines(title, options_.paper.width - 4 * side_margin, bottom - y);
    for (const std::string& line : lines.lines) {
      canvas_.text({middle, y}, line, {lines.size, Weight::bold, Anchor::middle, paper_colour("ink")});
      y += lines.pitch();
    }
    const present::Value count = present::counted(puzzles_.size());
    const Type subtitle{13 * point_size, Weight::regular, Anchor::middle, paper_colour("ink-2")};
    canvas_.text({middle, y}, words_.say("sheet.puzzles", {{"n", count}}).words(), subtitle);
    if (!options_.date.empty()) canvas_.text({middle, y + 7}, options_.date, subtitle);
    contents(std::max(y + contents_distance, .45 * options_.paper.height));
  }

  double height_of_contents() const {
    const std::size_t rows = chapters_.size() + (options_.solutions_per_page > 0 ? 1 : 0);
    return contents_heading + static_cast<double>(rows) * row_height;
  }

  void contents(double y) {
    const double left = options_.paper.width / 2 - contents_width / 2;
    const Type heading{heading_size, Weight::bold, Anchor::start, paper_colour("ink")};
    canvas_.text({left, y}, say("sheet.contents"), heading);
    const Type small{foot_size, Weight::regular, Anchor::end, paper_colour("ink-2")};
    const double right = left + contents_width;
    canvas_.text({right - numbers_end, y}, say(options_.first_number ? "sheet.numbers" : "sheet.how_many"), small);
    canvas_.text({right, y}, say("sheet.page"), small);
    y += contents_heading;
    for (const Chapter& chapter : chapters_) {
      contents_row(left, y, name_of(chapter), numbers_of(chapter), page_of(chapter.first));
      if (options_.difficulty == Difficulty::stars && chapter.level) {
        stars({left + stars_end, y + row_height - 3}, *chapter.level, row_size);
      }
      y += row_height;
    }
    if (options_.solutions_per_page > 0) {
      const std::size_t pages = parts_of(puzzles_.size(), options_.per_page);
      contents_row(left, y, say("sheet.solutions"), "", std::to_string(pages + 2));
    }
  }

  void contents_row(double left, double y, const std::string& name, const std::string& numbers,
                    const std::string& page) {
    const double right = left + contents_width;
    canvas_.line({left, y}, {right, y}, {.2, paper_colour("rule")});
    const double baseline = y + row_height - 3;
    const Type type{row_size, Weight::regular, Anchor::end, paper_colour("ink")};
    Type name_type = type;
    name_type.anchor = Anchor::start;
    canvas_.text({left, baseline}, name, name_type);
    if (!numbers.empty()) canvas_.text({right - numbers_end, baseline}, numbers, type);
    canvas_.text({right, baseline}, page, type);
  }

  static constexpr double star_pitch = .92;        ///< of the size of the letters
  static constexpr double contents_distance = 22;  ///< below the last line of the title
  static constexpr double contents_heading = 4;
  static constexpr double contents_width = 110;
  static constexpr double numbers_end = 24;
  static constexpr double stars_end = 68;
  static constexpr double row_height = 8.5;
  static constexpr double row_size = 11 * point_size;

  Canvas& canvas_;
  const std::vector<PrintedPuzzle>& puzzles_;
  const BookOptions& options_;
  present::Words words_;
  std::vector<Chapter> chapters_;
  int page_ = 0;
};

}  // namespace

std::size_t page_count(std::size_t puzzles, const BookOptions& options) {
  return (options.has_cover ? 1 : 0) + parts_of(puzzles, options.per_page) +
         parts_of(puzzles, options.solutions_per_page);
}

void draw_book(Canvas& canvas, const std::vector<PrintedPuzzle>& puzzles, const BookOptions& options) {
  Book(canvas, puzzles, options).draw();
}

std::string words_of_book(Language language) {
  const present::Words words({language});
  std::string all = words.say("sheet.puzzles", {{"n", present::counted(1)}}).words();
  for (std::string_view key : {"sheet.title", "sheet.contents", "sheet.numbers", "sheet.how_many", "sheet.page",
                               "sheet.solutions", "page.not_rated"}) {
    all += words.say(key).words();
  }
  for (int level = 0; level < level_count; ++level) all += level_name(static_cast<Level>(level), language);
  return all;
}

}  // namespace deduku::sheet
