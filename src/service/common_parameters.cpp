#include "src/service/common_parameters.hpp"

#include <algorithm>

#include "deduku/json.hpp"
#include "src/core/givens.hpp"
#include "src/service/json_answer.hpp"

namespace deduku::service {

namespace {

constexpr std::string_view id_characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// `of` is the beginning of the error message.
Board read_text(Parameters& parameters, const std::string& text, const formats::ReadOptions& options,
                Conflicts conflicts, std::string_view of = "") {
  formats::Reader reader(formats::lines_of(text), options);
  if (conflicts == Conflicts::kept) reader.keep_conflicts();
  const Expected<formats::Record> record = formats::read_one(reader);
  if (record) return record->board;
  ServiceError error = unreadable(record.error());
  error.message.insert(0, of);
  parameters.refuse(std::move(error));
  return {};
}

/// The digits of 81 characters, 0 for an empty cell; empty for other texts.
std::optional<PerCell<std::uint8_t>> digits_of(const Json& json) {
  if (!json.is_string()) return std::nullopt;
  const auto& text = json.get_ref<const std::string&>();
  if (text.size() != Cell::count) return std::nullopt;
  PerCell<std::uint8_t> digits{};
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (text[i] == '.' || text[i] == '0') continue;
    if (text[i] < '1' || text[i] > '9') return std::nullopt;
    digits[i] = static_cast<std::uint8_t>(text[i] - '0');
  }
  return digits;
}

/// A set of digits, [1,4,7]; empty for anything else.
std::optional<DigitSet> digit_set_of(const Json& json) {
  if (!json.is_array()) return std::nullopt;
  DigitSet digits;
  for (const Json& digit : json) {
    if (!digit.is_number_integer() || digit < 1 || digit > 9) return std::nullopt;
    digits.insert(Digit::of(digit.get<int>()));
  }
  return digits;
}

/// Reads the fields of an object as a board, and reports their faults.
class BoardReader {
 public:
  explicit BoardReader(Parameters& fields) : fields_(fields) {}

  Board read() {
    take_digits();
    take_givens();
    take_marks();
    return board_;
  }

 private:
  void take_digits() {
    const Json* const json = fields_.find("digits");
    const auto digits = json == nullptr ? std::nullopt : digits_of(*json);
    if (!digits)
      return fields_.refuse({ServiceFault::bad_parameter, "expected 81 characters, digits and ., for digits"});
    board_.values = *digits;
  }

  void take_givens() {
    const Json* const json = fields_.find("givens");
    if (json == nullptr) {
      board_.givens = cells_with_digit(board_);
      return;
    }
    const auto givens = digits_of(*json);
    if (!givens)
      return fields_.refuse({ServiceFault::bad_parameter, "expected 81 characters, digits and ., for givens"});
    for (Cell cell : Cell::all()) {
      const std::uint8_t given = (*givens)[static_cast<std::size_t>(cell.index())];
      if (given == 0) continue;
      if (given != board_.values[static_cast<std::size_t>(cell.index())]) {
        return fields_.refuse({ServiceFault::bad_parameter, "a given is not among the digits"});
      }
      board_.givens.insert(cell);
    }
  }

  void take_marks() {
    const Json* const json = fields_.find("marks");
    if (json == nullptr) return;
    if (!json->is_array() || json->size() != Cell::count) return refuse_marks();
    auto& marks = board_.marks.emplace();
    for (Cell cell : Cell::all()) {
      const auto index = static_cast<std::size_t>(cell.index());
      const std::optional<DigitSet> digits = digit_set_of((*json)[index]);
      if (!digits) return refuse_marks();
      if (board_.values[index] == 0) marks[index] = *digits;
    }
  }
  void refuse_marks() { fields_.refuse({ServiceFault::bad_parameter, "expected 81 arrays of digits for marks"}); }

  Parameters& fields_;
  Board board_;
};

/// The fields of a parameter that is an object, those of a row, read by `take(fields)`.
template <class Take>
auto taken_from(Parameters& parameters, std::string_view name, std::string_view row, const Json& object, Take&& take) {
  Parameters fields(object, {}, row_of_object(row));
  auto result = take(fields);
  if (const auto error = fields.error()) parameters.refuse(name, error->message);
  return result;
}

Board read_object(Parameters& parameters, const Json& object, Conflicts conflicts) {
  if (!object.is_object()) {
    parameters.refuse("board", "expected an object with digits, givens and marks");
    return {};
  }
  const Board board =
      taken_from(parameters, "board", "board", object, [](Parameters& fields) { return BoardReader(fields).read(); });
  const auto conflict = find_conflict(board);
  if (!conflict || conflicts == Conflicts::kept) return board;
  parameters.refuse({ServiceFault::parse_error, records::conflict_text(*conflict)});
  return {};
}

Ladder read_ladder(Parameters& parameters, const Json& json) {
  const Expected<Ladder> ladder = parse_ladder(records::text_of(json));
  if (ladder) return *ladder;
  parameters.refuse({ServiceFault::parse_error, "ladder: " + ladder.error().message});
  return default_ladder();
}

}  // namespace

formats::ReadOptions take_read_options(Parameters& parameters) {
  formats::ReadOptions options;
  const std::string name = parameters.text("format");
  if (name.empty()) return options;
  options.from = formats::find_format(name);
  if (options.from == nullptr || !options.from->readable) parameters.refuse("format", "unknown input format");
  return options;
}

Board take_board(Parameters& parameters, Conflicts conflicts) {
  const Json* const object = parameters.find("board");
  const std::string text = parameters.text("puzzle");
  const formats::ReadOptions options = take_read_options(parameters);
  if (object == nullptr && !parameters.has("puzzle")) parameters.refuse("puzzle", "expected a puzzle or a board");
  if (object != nullptr && parameters.has("puzzle")) parameters.refuse("board", "a puzzle is already given");
  if (!parameters.is_refused()) {
    return object != nullptr ? read_object(parameters, *object, conflicts)
                             : read_text(parameters, text, options, conflicts);
  }
  return {};
}

std::optional<Board> take_givens(Parameters& parameters) {
  if (!parameters.has("givens")) return std::nullopt;
  return read_text(parameters, parameters.text("givens"), {}, Conflicts::kept, "givens: ");
}

Json board_json(const Board& board) {
  return {{"digits", formats::line_of(board)},
          {"givens", formats::line_of(givens_only(board))},
          {"marks", board.marks ? marks_json(*board.marks) : Json(nullptr)}};
}

Json marks_json(const Marks& marks) {
  Json list = Json::array();
  for (DigitSet digits : marks) list.push_back(records::digits_json(digits));
  return list;
}

TextStyle take_style(Parameters& parameters) {
  const std::optional<Language> language = find_language(parameters.word("lang"));
  return {language.value_or(Language::en), find_notation(parameters.word("notation")).value_or(Notation::rc)};
}

WorkLimits take_work(Parameters& parameters) {
  return {parameters.number("budget"), parameters.stop()};
}

namespace {

records::LadderChoice take_named_ladder(Parameters& parameters) {
  const std::string_view word = parameters.word("ladder");
  if (const auto scale = find_frozen_scale(word)) return records::LadderChoice::of(*scale);
  return {**std::ranges::find_if(named_ladders(), [&](const Ladder* ladder) { return ladder->name == word; })};
}

}  // namespace

records::LadderChoice take_ladder(Parameters& parameters) {
  const Json* const chosen = parameters.find("ladder");
  const std::string techniques = parameters.text("techniques");
  records::LadderChoice choice;
  if (chosen != nullptr && chosen->is_object()) choice.ladder = read_ladder(parameters, *chosen);
  if (chosen != nullptr && !chosen->is_object()) choice = take_named_ladder(parameters);
  if (techniques.empty()) return choice;
  if (choice.frozen) {
    parameters.refuse("techniques", "the ladder " + choice.ladder.name + " can only be used as a whole");
    return choice;
  }
  Expected<Ladder> part = records::select_techniques(choice.ladder, techniques);
  if (part) {
    choice.ladder = std::move(*part);
  } else {
    parameters.refuse("techniques", part.error().message);
  }
  return choice;
}

SolverOptions take_uniqueness(Parameters& parameters) {
  return records::solver_options_of(parameters.word("uniqueness"));
}

SeMode take_se_mode(Parameters& parameters) {
  return parameters.named("se_mode", se_modes);
}

records::StepQuestion take_question(Parameters& parameters) {
  records::StepQuestion question{.ladder = take_ladder(parameters), .solver = take_uniqueness(parameters)};
  question.solver.work = take_work(parameters);
  if (parameters.knows("se_mode")) question.se_mode = take_se_mode(parameters);
  return question;
}

FreeTechniques take_free(Parameters& parameters) {
  return records::free_of_word(parameters.word("free"));
}

std::optional<int> take_within(Parameters& parameters, const Ladder& ladder) {
  const Json* const value = parameters.find("within");
  if (value == nullptr) return std::nullopt;
  const std::string word = value->is_string() ? value->get<std::string>() : records::text_of(*value);
  const Expected<std::optional<int>> within = records::within_of_word(word, ladder);
  if (within) return *within;
  parameters.refuse("within", within.error().message);
  return std::nullopt;
}

FewestOptions take_fewest_options(Parameters& parameters, const records::StepQuestion& question) {
  return {.free = take_free(parameters),
          .within = take_within(parameters, question.ladder.ladder),
          .solver = question.solver};
}

DrawOptions take_draw_options(Parameters& parameters, const TextStyle& style) {
  DrawOptions options;
  options.text = style;
  options.theme = parameters.named("theme", themes);
  options.style_sheet = parameters.named("style_sheet", style_sheets);
  options.marks = parameters.flag("marks");
  options.coordinates = parameters.flag("coordinates");
  options.title = parameters.flag("title");
  options.legend = parameters.flag("legend");
  options.sentence = parameters.flag("sentence");
  options.id_prefix = parameters.text("id_prefix");
  if (options.id_prefix.find_first_not_of(id_characters) != std::string::npos) {
    parameters.refuse("id_prefix", "expected letters, digits, - and _");
  }
  return options;
}

std::optional<DrawOptions> take_drawing(Parameters& parameters, const TextStyle& style) {
  const Json* const value = parameters.find("draw");
  if (value == nullptr || *value == false) return std::nullopt;
  DrawOptions default_value;
  default_value.text = style;
  if (*value == true) return default_value;
  if (value->is_object()) {
    return taken_from(parameters, "draw", "drawing", *value,
                      [&](Parameters& fields) { return take_draw_options(fields, style); });
  }
  parameters.refuse("draw", "expected true, false or an object");
  return std::nullopt;
}

}  // namespace deduku::service
