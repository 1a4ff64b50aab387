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

}  // namespace

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
    HouseSet some;
    for (House one : houses) some.insert_if(one.kind() == kind, one);
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
