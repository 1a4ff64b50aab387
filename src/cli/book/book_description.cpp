#include "src/cli/book/book_description.hpp"

#include <algorithm>
#include <charconv>

#include "deduku/formats.hpp"
#include "deduku/version.hpp"
#include "src/cli/command/input.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/core/givens.hpp"
#include "src/generate/generate_record.hpp"
#include "src/records/made_puzzle.hpp"
#include "src/search/admission.hpp"

namespace deduku::cli {

namespace {

using records::Json;
using records::ObjectReader;

constexpr std::size_t most_levels = 200;
constexpr std::uint64_t most_of_level = 10'000;
/// The maximal size of a description or a record.
constexpr std::uint64_t most_bytes = 64U << 20U;

/// "(a) and (b)"
std::string both(const std::string& one, const std::string& other) {
  if (one.empty() || other.empty()) return one + other;
  return "(" + one + ") and (" + other + ")";
}

std::string text_of_file(const std::string& file, Output& out) {
  const formats::Reader::NextLine lines = Operand(file, out, most_bytes).lines();
  std::string text;
  for (std::string line; lines(line);) text.append(line).append("\n");
  return text;
}

Json parsed(const std::string& text) {
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& error) {
    const auto begin = text.begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(std::min(error.byte, text.size()));
    refuse_usage("line " + std::to_string(std::count(begin, end, '\n') + 1) + " is not JSON");
  }
}

/// The constraints of a level over those of all levels. The level's own constraints have priority, except for
/// conditions: both of them apply.
generate::PuzzleConstraints constraints_of(const Json* common, const Json* own) {
  Json joined = common == nullptr ? Json::object() : *common;
  std::string condition;
  const auto take_condition = [&](const Json* constraints) {
    if (constraints == nullptr || !constraints->is_object() || !constraints->contains("where")) return;
    const Json& text = (*constraints)["where"];
    if (text.is_string()) condition = both(condition, text.get<std::string>());
  };
  take_condition(common);
  take_condition(own);
  if (own != nullptr && own->is_object()) joined.update(*own);
  if (!condition.empty() && joined.is_object()) joined["where"] = condition;
  if (joined.is_object() && joined.contains("unlike")) refuse_usage("wishes: unlike is a field of the whole book");
  const auto constraints = generate::read_constraints(joined);
  if (!constraints) refuse_usage("wishes: " + constraints.error());
  return *constraints;
}

BookLevel level_of(const Json& json, const std::string& place, const Json* common, Language language) {
  ObjectReader reader(json, place);
  BookLevel level;
  level.count = static_cast<std::size_t>(reader.number("count", 0, 1, most_of_level));
  reader.require({"count"});
  const std::string word = reader.text("class");
  if (!word.empty()) {
    level.level = find_level(word);
    if (!level.level) reader.refuse("class", "the word of a class, such as easy");
  }
  level.name = printable(reader.text("name"));
  if (level.name.empty() && level.level) level.name = level_heading(*level.level, language);
  if (level.name.empty()) reader.refuse(place + "name: a level without a class needs a name");
  const Json* const own = reader.object("wishes");
  for (const std::string& other : reader.others()) reader.refuse(place + other + ": unknown field");
  if (!reader.fault().empty()) refuse_usage(reader.fault());
  level.constraints = constraints_of(common, own);
  return level;
}

/// The only solution of a puzzle in a record.
Solution solution_of(const Board& puzzle, const std::string& place) {
  const std::vector<Solution> solutions = search::two_solutions(Grid(puzzle));
  if (solutions.size() != 1)
    refuse_usage(place + "puzzle: it has " + (solutions.empty() ? "no solution" : "several solutions"));
  return solutions.front();
}

BookPuzzle puzzle_of(const Json& json, const std::string& place) {
  ObjectReader reader(json, place);
  reader.require({"puzzle"});
  const std::string text = reader.text("puzzle");
  BookPuzzle puzzle{.seed = reader.number("seed", 0, 0, records::greatest_seed),
                    .stream = reader.number("stream", 0, 0, records::greatest_seed),
                    .place = static_cast<int>(reader.number("place", 0, 0, 1'000'000))};
  if (!reader.fault().empty()) refuse_usage(reader.fault());
  const auto record = formats::read_puzzle(text);
  if (!record) refuse_usage(place + "puzzle: " + record.error().message);
  puzzle.puzzle = givens_only(record->board);
  puzzle.solution = solution_of(puzzle.puzzle, place);
  return puzzle;
}

TextStyle style_of(ObjectReader& reader) {
  TextStyle style;
  const std::string language = reader.text("language", "en");
  const auto known = find_language(language);
  if (known) style.language = *known;
  if (!known) reader.refuse("language", "en, de or zh");
  return style;
}

void read_levels(ObjectReader& reader, BookDescription& book) {
  const Json* const common = reader.object("wishes");
  const Json* const levels = reader.array("levels");
  if (levels == nullptr || levels->empty()) reader.refuse("levels: expected at least one");
  if (levels != nullptr && levels->size() > most_levels) {
    reader.refuse("levels: there are more than " + std::to_string(most_levels));
  }
  if (!reader.fault().empty()) refuse_usage(reader.fault());
  for (std::size_t i = 0; i < levels->size(); ++i) {
    const std::string place = "levels[" + std::to_string(i + 1) + "].";
    book.levels.push_back(level_of((*levels)[i], place, common, book.style.language));
  }
}

void read_puzzles(ObjectReader& reader, BookDescription& book) {
  const Json* const puzzles = reader.array("puzzles");
  if (puzzles == nullptr) return;
  for (std::size_t i = 0; i < puzzles->size(); ++i) {
    book.puzzles.push_back(puzzle_of((*puzzles)[i], "puzzles[" + std::to_string(i + 1) + "]."));
  }
  if (book.puzzles.size() != book.count()) {
    refuse_usage("puzzles: there are " + std::to_string(book.puzzles.size()) + ", but the levels have " +
                 std::to_string(book.count()) + "; without this field, new puzzles are made");
  }
}

BookDescription book_of(const Json& json) {
  ObjectReader reader(json);
  BookDescription book;
  book.layout.set_mirrored();
  book.layout.read(reader);
  book.style = style_of(reader);
  book.seed = reader.number("seed", 1, 0, records::greatest_seed);
  book.unlike = reader.number("unlike", book.unlike, 0, 100);
  book.not_in = reader.texts("not_in");
  for (const char* name : {"type", "version"}) (void)reader.find(name);
  if (!reader.fault().empty()) refuse_usage(reader.fault());
  read_levels(reader, book);
  complete_levels(book);
  read_puzzles(reader, book);
  for (const std::string& other : reader.others()) refuse_usage(other + ": unknown field");
  return book;
}

}  // namespace

generate::PuzzleConstraints BookLevel::all_constraints() const {
  generate::PuzzleConstraints all = constraints;
  if (level) all.where = both("class = " + std::string(deduku::name(*level)), constraints.where);
  return all;
}

std::size_t BookDescription::count() const {
  std::size_t count = 0;
  for (const BookLevel& level : levels) count += level.count;
  return count;
}

BookDescription read_book(const std::string& file, Output& out) {
  try {
    return book_of(parsed(text_of_file(file, out)));
  } catch (const Failure& failure) {
    if (failure.code() != ExitCode::usage) throw;
    refuse_usage(file + ": " + failure.what());
  }
}

BookLevel read_level(const std::string& text, const generate::PuzzleConstraints& constraints, Language language) {
  const std::size_t first = text.find(':');
  const std::size_t second = first == std::string::npos ? first : text.find(':', first + 1);
  const std::string condition = text.substr(0, first);
  const std::string number = first == std::string::npos
                                 ? ""
                                 : text.substr(first + 1, second == std::string::npos ? second : second - first - 1);
  BookLevel level{.constraints = constraints, .level = find_level(condition)};
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), level.count);
  if (error != std::errc() || end != number.data() + number.size() || level.count == 0 || level.count > most_of_level) {
    refuse_usage(
        "--level: expected a class or a condition, a number and perhaps a name, as in easy:20:Warm-up, found \"" +
        echo(text) + "\"");
  }
  if (second != std::string::npos) level.name = printable(text.substr(second + 1));
  if (level.name.empty()) level.name = level.level ? level_heading(*level.level, language) : condition;
  if (!level.level) level.constraints.where = both(condition, constraints.where);
  return level;
}

void complete_levels(BookDescription& book) {
  for (std::size_t i = 0; i < book.levels.size(); ++i) {
    BookLevel& level = book.levels[i];
    level.constraints.seed = (book.seed + i) & records::greatest_seed;
    level.constraints.unlike = static_cast<int>(book.unlike);
    const std::string fault = generate::contradiction(level.all_constraints());
    if (!fault.empty()) refuse_usage("the level \"" + level.name + "\": " + fault);
  }
}

namespace {

Json level_json(const BookLevel& level) {
  Json json = {{"name", level.name}, {"count", level.count}};
  if (level.level) json["class"] = name(*level.level);
  Json requested = generate::constraints_json(level.constraints);
  requested.erase("unlike");  // a field of the whole book
  if (!requested.empty()) json["wishes"] = std::move(requested);
  return json;
}

Json puzzle_json(const BookPuzzle& puzzle, const Judged& judged) {
  Json json = {{"puzzle", puzzle_text(puzzle.puzzle)},
               {"solution", solution_text(puzzle.solution)},
               {"seed", puzzle.seed},
               {"stream", puzzle.stream},
               {"place", puzzle.place}};
  if (judged.r) json["r"] = points(*judged.r);
  if (judged.level) json["class"] = name(*judged.level);
  return json;
}

}  // namespace

Json book_json(const BookDescription& book, const std::vector<Judged>& judged) {
  Json json = {{"type", "book"}, {"version", version()}};
  book.layout.add_json(json);
  json["language"] = name(book.style.language);
  json["seed"] = book.seed;
  json["unlike"] = book.unlike;
  if (!book.not_in.empty()) json["not_in"] = book.not_in;
  json["levels"] = Json::array();
  for (const BookLevel& level : book.levels) json["levels"].push_back(level_json(level));
  json["puzzles"] = Json::array();
  for (std::size_t i = 0; i < book.puzzles.size(); ++i)
    json["puzzles"].push_back(puzzle_json(book.puzzles[i], judged[i]));
  return json;
}

}  // namespace deduku::cli
