#include "src/sheet/front_matter.hpp"

#include <algorithm>
#include <array>

#include "src/draw/text_block.hpp"
#include "src/sheet/printed_board.hpp"

namespace deduku::sheet {

namespace {

/// A title on lines of one size, from the first baseline on.
struct TitleLines {
  double size = 0;
  std::vector<std::string> lines{};

  double pitch() const { return 1.25 * size; }
};

/// The title in the largest size in which it fits; in the smallest one it is shortened.
TitleLines title_lines(const std::string& title, double width, double height, double largest) {
  constexpr std::array<double, 5> shares = {1, .8, .64, .5, .4};
  const auto most_lines = [&](const TitleLines& lines) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(height / lines.pitch()));
  };
  // Every line has less room left than its next word needs, so this length is more than all of them contain.
  TitleLines smallest{shares.back() * largest};
  const std::string beginning =
      draw::shortened(title, 2 * width * static_cast<double>(most_lines(smallest)), bold_width * smallest.size);
  for (const double share : shares) {
    TitleLines fitting{share * largest};
    bool is_wide = false;
    for (const draw::TextLine& line : draw::wrapped(beginning, width, bold_width * fitting.size)) {
      is_wide |= draw::text_width(line.text, bold_width * fitting.size) > width;
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

/// Draws the lines one below the other around a middle. Returns the baseline of the last.
double draw_title(PageWriter& writer, const TitleLines& title, Point first) {
  double y = first.y;
  for (const std::string& line : title.lines) {
    writer.text({first.x, y}, line, title.size, Anchor::middle, Weight::bold);
    y += title.pitch();
  }
  return y - title.pitch();
}

/// A line between the margins.
void draw_rule(PageWriter& writer, double y, double width, std::string_view token) {
  const Room room = writer.whole_room();
  writer.canvas().line({room.corner.x, y}, {room.corner.x + room.width, y}, {width, paper_colour(token)});
}

}  // namespace

void draw_title_page(PageWriter& writer, std::size_t puzzles) {
  const BookOptions& options = writer.options();
  const LetterSizes& sizes = writer.sizes();
  const Room room = writer.whole_room();
  const double middle = room.corner.x + room.width / 2;
  const std::string title = options.title.empty() ? writer.say("sheet.title") : options.title;
  const TitleLines lines = title_lines(title, .94 * room.width, .3 * room.height, sizes.title);
  double y = draw_title(writer, lines, {middle, room.corner.y + .3 * room.height});
  const std::string count = writer.words().say("sheet.puzzles", {{"n", present::counted(puzzles)}}).words();
  y += 2.4 * sizes.heading;
  writer.text({middle, y}, count, sizes.heading, Anchor::middle, Weight::regular, "ink-2");
  const auto fitting = [&](const std::string& text) { return draw::shortened(text, room.width, sizes.heading); };
  if (!options.author.empty()) {
    y += 3 * sizes.heading;
    writer.text({middle, y}, fitting(options.author), sizes.heading, Anchor::middle);
  }
  const double foot = room.corner.y + room.height - sizes.body;
  if (!options.date.empty()) {
    writer.text({middle, foot}, options.date, sizes.body, Anchor::middle, Weight::regular, "ink-2");
  }
}

void draw_imprint(PageWriter& writer) {
  const double size = writer.sizes().small;
  const Room room = writer.whole_room();
  std::vector<std::string> lines;
  for (const std::string& paragraph : writer.options().imprint) {
    for (const draw::TextLine& line : draw::wrapped(paragraph, room.width, size)) lines.push_back(line.text);
  }
  const double pitch = 1.5 * size;
  const auto most = static_cast<std::size_t>(room.height / pitch);
  if (lines.size() > most) lines.resize(most);
  double y = room.corner.y + room.height - pitch * static_cast<double>(lines.size()) + size;
  for (const std::string& line : lines) {
    writer.text({room.corner.x, y}, draw::shortened(line, room.width, size), size, Anchor::start);
    y += pitch;
  }
}

namespace {

/// The columns of the contents, in millimetres from the left.
struct ContentsColumns {
  double left = 0;
  double numbers = 0;  ///< the right edge
  double page = 0;     ///< the right edge
};

ContentsColumns contents_columns(const Room& room, double size) {
  return {room.corner.x, room.corner.x + room.width - 6.5 * size, room.corner.x + room.width};
}

void draw_contents_row(PageWriter& writer, const ContentsRow& row, const ContentsColumns& columns, double baseline) {
  const double size = writer.sizes().body;
  const bool has_stars = writer.options().difficulty == Difficulty::stars && row.level.has_value();
  const double stars_end = columns.numbers - 5.5 * size;
  const double name_end = has_stars ? stars_end - width_of_stars(size) - size : stars_end;
  writer.text({columns.left, baseline}, draw::shortened(row.name, name_end - columns.left, size), size, Anchor::start);
  if (has_stars) draw_stars(writer.canvas(), {stars_end, baseline}, *row.level, size);
  if (!row.numbers.empty()) writer.text({columns.numbers, baseline}, row.numbers, size, Anchor::end);
  writer.text({columns.page, baseline}, writer.plan().pages[row.page].label, size, Anchor::end);
}

}  // namespace

void draw_contents(PageWriter& writer) {
  const PlannedPage& page = writer.page();
  const LetterSizes& sizes = writer.sizes();
  const Room room = writer.heading(writer.say("sheet.contents"));
  const ContentsColumns columns = contents_columns(room, sizes.body);
  const bool has_numbers = writer.options().first_number.has_value();
  const double heads = room.corner.y - heading_height(sizes) + sizes.heading;
  writer.text({columns.numbers, heads}, writer.say(has_numbers ? "sheet.numbers" : "sheet.how_many"), sizes.small,
              Anchor::end, Weight::regular, "ink-2");
  writer.text({columns.page, heads}, writer.say("sheet.page"), sizes.small, Anchor::end, Weight::regular, "ink-2");
  const double pitch = 2.2 * sizes.body;
  for (std::size_t i = 0; i < page.count; ++i) {
    const double top = room.corner.y + pitch * static_cast<double>(i);
    draw_rule(writer, top, .2, "rule");
    draw_contents_row(writer, writer.plan().contents[page.first + i], columns, top + .68 * pitch);
  }
}

void draw_level_page(PageWriter& writer) {
  const std::size_t index = writer.page().first;
  const PrintedLevel& level = writer.options().levels[index];
  const LetterSizes& sizes = writer.sizes();
  const Room room = writer.whole_room();
  const double middle = room.corner.x + room.width / 2;
  const TitleLines lines = title_lines(level.name, .9 * room.width, .25 * room.height, sizes.title);
  double y = room.corner.y + .38 * room.height;
  draw_rule(writer, y - 2.2 * lines.size, .5, "box");
  y = draw_title(writer, lines, {middle, y});
  if (writer.options().difficulty == Difficulty::stars && level.level) {
    y += 2.4 * sizes.heading;
    draw_stars(writer.canvas(), {middle + width_of_stars(sizes.heading) / 2, y}, *level.level, sizes.heading);
  }
  const std::string& numbers = writer.plan().contents[index].numbers;
  const std::string words =
      writer.options().first_number
          ? writer.words().say(level.count == 1 ? "sheet.number" : "sheet.from_to", {{"numbers", numbers}}).words()
          : writer.words().say("sheet.puzzles", {{"n", present::counted(level.count)}}).words();
  y += 2.4 * sizes.heading;
  writer.text({middle, y}, words, sizes.heading, Anchor::middle, Weight::regular, "ink-2");
  draw_rule(writer, y + 2 * sizes.heading, .5, "box");
}

}  // namespace deduku::sheet
