// The frame of the pages of a book: their heading, their number and the room between them.
#pragma once

#include "src/present/words.hpp"
#include "src/sheet/book_plan.hpp"

namespace deduku::sheet {

/// The width of bold letters relative to others.
inline constexpr double bold_width = 1.1;

class PageWriter {
 public:
  PageWriter(Canvas& canvas, const BookPlan& plan, const BookOptions& options)
      : canvas_(canvas), plan_(plan), options_(options), sizes_(letter_sizes(options)), words_({options.language}) {}

  /// Begins the page at a place, from 1, with its number.
  void begin(int place);
  /// Writes the heading of the page; "" for no heading. Returns the room below it.
  Room heading(const std::string& text);

  Canvas& canvas() { return canvas_; }
  const BookPlan& plan() const { return plan_; }
  const BookOptions& options() const { return options_; }
  const LetterSizes& sizes() const { return sizes_; }
  const PlannedPage& page() const { return plan_.pages[static_cast<std::size_t>(place_ - 1)]; }
  /// The room between the margins of the page.
  Room whole_room() const { return room_of(plan_.setup, place_); }
  std::string say(std::string_view key) const { return words_.say(key).words(); }
  const present::Words& words() const { return words_; }

  void text(Point baseline, std::string_view text, double size, Anchor anchor, Weight weight = Weight::regular,
            std::string_view token = "ink");

 private:
  void page_number();
  void tab();

  Canvas& canvas_;
  const BookPlan& plan_;
  const BookOptions& options_;
  LetterSizes sizes_;
  present::Words words_;
  int place_ = 0;
};

}  // namespace deduku::sheet
