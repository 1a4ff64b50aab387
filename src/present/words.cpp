#include "src/present/words.hpp"

#include <algorithm>
#include <cassert>

#include "src/present/phrases.hpp"

namespace deduku::present {

namespace {

constexpr std::array<std::string_view, 3> one_of_kind = {"house.row", "house.column", "house.box"};
constexpr std::array<std::string_view, 3> several_of_kind = {"house.rows", "house.columns", "house.boxes"};
constexpr std::array<std::string_view, 3> counted_of_kind = {"count.rows", "count.columns", "count.boxes"};

std::string_view of_kind(const std::array<std::string_view, 3>& keys, House house) {
  return keys[static_cast<std::size_t>(house.kind())];
}

bool are_of_one_kind(const HouseSet& houses) {
  return houses.empty() || houses.first().kind() == houses.last().kind();
}

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

Text Words::say(std::string_view key, std::initializer_list<Argument> arguments) const {
  return fill(book_.text(key), [&](std::string_view placeholder, Value& nothing) -> const Value& {
    const auto argument = std::ranges::find(arguments, placeholder, &Argument::placeholder);
    assert(argument != arguments.end() && "a phrase has a placeholder that is never filled");
    return argument == arguments.end() ? nothing : argument->value;
  });
}

Text Words::listed(const std::vector<Text>& words, std::string_view kind) const {
  constexpr std::string_view suffix = "_and";
  const bool has_own_comma = kind.ends_with(suffix);
  const std::string_view comma = has_own_comma ? kind.substr(0, kind.size() - suffix.size()) : "comma";
  Text text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool is_last = i + 1 == words.size();
    const std::string key = "list." + std::string(is_last ? kind : comma);
    text = i == 0 ? words[0] : say(key, {{"a", text}, {"b", words[i]}});
  }
  return text;
}

Text Words::in_turn(const std::vector<Text>& words, std::string_view kind) const {
  Text text;
  for (const Text& word : words) {
    const bool begins_a_line = text.empty() || text.words().ends_with('\n');
    text = begins_a_line ? text + word : say("list." + std::string(kind), {{"a", text}, {"b", word}});
  }
  return text;
}

Value Words::cells(const CellSet& cells, std::string_view kind) const {
  return {listed(cell_groups(cells, style_.notation), kind), cells.size()};
}

Text Words::houses_of_one_kind(const HouseSet& houses) const {
  if (houses.size() == 1) return house(houses.first());
  std::vector<Text> numbers;
  for (House one : houses) numbers.emplace_back(name_of(one));
  return say(of_kind(several_of_kind, houses.first()), {{"numbers", listed(numbers)}});
}

Value Words::houses(const HouseSet& houses) const {
  std::vector<Text> words;
  for (HouseKind kind : {HouseKind::row, HouseKind::column, HouseKind::box}) {
    const HouseSet some = houses_of_kind(houses, kind);
    if (!some.empty()) words.push_back(houses_of_one_kind(some));
  }
  return {listed(words, "kinds_and").marked(houses), houses.size()};
}

Value Words::either_house(const HouseSet& houses) const {
  std::vector<Text> words;
  for (House one : houses) words.push_back(house(one));
  return {listed(words, "or").marked(houses), houses.size()};
}

Value Words::houses_counted(const HouseSet& houses) const {
  const auto key = are_of_one_kind(houses) ? of_kind(counted_of_kind, houses.first()) : "count.houses";
  return {say(key, {{"number", number(houses.size())}}), houses.size()};
}

Value Words::digits(DigitSet digits, std::string_view kind) const {
  std::vector<Text> words;
  for (Digit digit : digits) words.push_back(std::to_string(digit.number()));
  return {listed(words, kind), digits.size()};
}

Value Words::number(int number) const {
  constexpr int last_word = 10;
  const std::string figures = std::to_string(number);
  return {number <= last_word ? std::string(book_.text("number." + figures)) : figures, number};
}

std::string Words::name_of(House house) const {
  return house.kind() == HouseKind::row ? row_name(house.number(), style_.notation) : std::to_string(house.number());
}

Text Words::house(House house) const {
  return say(of_kind(one_of_kind, house), {{"number", name_of(house)}});
}

}  // namespace deduku::present
