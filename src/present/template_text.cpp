#include "src/present/template_text.hpp"

#include <cassert>
#include <utility>

namespace deduku::present {

namespace {

bool is_capital(char letter) {
  return letter >= 'A' && letter <= 'Z';
}

/// The text without blanks at its ends.
std::string_view without_outer_blanks(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  return begin == std::string_view::npos ? text : text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// A text made from a template, and whether a placeholder in it has an empty value.
struct Filled {
  Text text;
  bool lacks_something = false;
};

class Filler {
 public:
  explicit Filler(ValueOf value_of) : value_of_(value_of) {}

  Filled fill(std::string_view text) const {
    Filled filled;
    while (true) {
      const std::size_t open = text.find_first_of("{[");
      filled.text += text.substr(0, open);
      if (open == std::string_view::npos) return filled;
      const bool is_clause = text[open] == '[';
      const std::size_t close = text.find(is_clause ? ']' : '}', open);
      assert(close != std::string_view::npos && "a placeholder or a clause is not closed");
      if (close == std::string_view::npos) return filled;
      const std::string_view inner = text.substr(open + 1, close - open - 1);
      if (is_clause) {
        Filled clause = fill(inner);
        if (!clause.lacks_something) filled.text += std::move(clause.text);
      } else {
        filled.lacks_something |= !append(inner, filled.text);
      }
      text.remove_prefix(close + 1);
    }
  }

 private:
  /// Whether the placeholder has a value.
  bool append(std::string_view placeholder, Text& text) const {
    const std::size_t colon = placeholder.find(':');
    if (colon != std::string_view::npos) {
      return append_chosen(placeholder.substr(colon + 1), placeholder.substr(0, colon), text);
    }
    std::string name(placeholder);
    const bool begins_sentence = is_capital(name.front());
    if (begins_sentence) name.front() = static_cast<char>(name.front() - 'A' + 'a');
    Value made;
    const Value& value = value_of_(name, made);
    if (begins_sentence) {
      text += Text(value.text).capitalised();
    } else {
      text += value.text;
    }
    return !value.text.empty();
  }
  /// The first of the two forms for one thing, the second for any other number; '#' in it is the value itself.
  bool append_chosen(std::string_view forms, std::string_view name, Text& text) const {
    const std::size_t slash = forms.find('/');
    assert(slash != std::string_view::npos && "a choice needs two forms");
    Value made;
    const Value& value = value_of_(name, made);
    const std::string_view form = value.count == 1 ? forms.substr(0, slash) : forms.substr(slash + 1);
    const std::size_t mark = form.find('#');
    text += form.substr(0, mark);
    if (mark != std::string_view::npos) text += value.text + form.substr(mark + 1);
    return !value.text.empty();
  }

  ValueOf value_of_;
};

}  // namespace

Text fill(std::string_view text, ValueOf value_of) {
  return Filler(value_of).fill(text).text;
}

std::string_view part_for(std::string_view text, int variant) {
  if (text.find('|') == std::string_view::npos) return text;
  for (; variant > 0; --variant) {
    const std::size_t bar = text.find('|');
    assert(bar != std::string_view::npos && "the template lacks a part for this variant");
    if (bar == std::string_view::npos) break;
    text.remove_prefix(bar + 1);
  }
  return without_outer_blanks(text.substr(0, text.find('|')));
}

}  // namespace deduku::present
