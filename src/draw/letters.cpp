#include "src/draw/letters.hpp"

#include <algorithm>

namespace deduku::draw {

namespace {

void append_to_list(std::string& list, double number) {
  if (!list.empty()) list += ' ';
  append_number(list, number);
}

}  // namespace

void Letters::add(std::string_view classes, Point place, char letter) {
  if (!as_lists_) {
    svg_.text("text", {{"class", classes}, {"x", place.x}, {"y", place.y}}, {&letter, 1});
    return;
  }
  auto list = std::ranges::find(lists_, classes, &List::classes);
  if (list == lists_.end()) list = lists_.insert(list, {.classes = classes});
  append_to_list(list->x, place.x);
  append_to_list(list->y, place.y);
  list->letters += letter;
}

void Letters::finish() {
  for (const List& list : lists_) {
    svg_.text("text", {{"class", list.classes}, {"x", list.x}, {"y", list.y}}, list.letters);
  }
  lists_.clear();
}

}  // namespace deduku::draw
