// Reads a path from JSON, from any program.
#include "deduku/houses.hpp"
#include "deduku/json.hpp"
#include "src/core/spelling.hpp"
#include "src/present/path_fields.hpp"

namespace deduku {

namespace {

using nlohmann::json;

/// A digit of a text, 1 to 9; 0 for anything else.
std::uint8_t value_of(char symbol) {
  return symbol >= '1' && symbol <= '9' ? static_cast<std::uint8_t>(symbol - '0') : std::uint8_t{0};
}

/// A text; "" for anything else.
const std::string& text_of(const json* value) {
  static const std::string none;
  return value != nullptr && value->is_string() ? value->get_ref<const std::string&>() : none;
}

/// The cell of "r4c7".
std::optional<Cell> cell_of(const json& value) {
  return Cell::named(text_of(&value));
}

/// The house of "row 4", "column 2" or "box 9".
std::optional<House> house_of(const json& value) {
  const std::string& text = text_of(&value);
  const int number = text.empty() ? 0 : value_of(text.back());
  if (number == 0) return std::nullopt;
  const std::string_view kind = std::string_view(text).substr(0, text.size() - 1);
  if (kind == "row ") return House::row(number - 1);
  if (kind == "column ") return House::column(number - 1);
  return kind == "box " ? std::optional(House::box(number - 1)) : std::nullopt;
}

std::optional<Digit> digit_of(const json& value) {
  const std::int64_t number = value.is_number_integer() ? value.get<std::int64_t>() : 0;
  return number >= 1 && number <= Digit::count ? std::optional(Digit::of(static_cast<int>(number))) : std::nullopt;
}

/// A field of an object; null if it is missing or has no value.
const json* field_of(const json& object, const char* name) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(name);
  return found == object.end() || found->is_null() ? nullptr : &*found;
}

class PathReader {
 public:
  explicit PathReader(const json& record) : record_(record) {}

  Expected<std::optional<WrittenPath>> read() {
    if (!record_.is_object()) return ParseError{0, 0, "expected an object"};
    const bool is_step = text_of(field_of(record_, "type")) == "step";
    const json* const steps = is_step ? &record_ : field_of(record_, "steps");
    if (steps == nullptr || !(is_step || steps->is_array())) return std::optional<WrittenPath>();
    const json* const ordinal = field_of(record_, "n");
    if (is_step && ordinal != nullptr && ordinal->is_number_integer()) path_.ordinal = ordinal->get<std::int64_t>();
    path_.puzzle = text_of(field_of(record_, "puzzle"));
    if (!is_step && steps->empty() && path_.puzzle.empty()) return std::optional<WrittenPath>();
    path_.status = text_of(field_of(record_, "status"));
    path_.solution = text_of(field_of(record_, "solution"));
    const bool is_good = is_step ? read_step(*steps) && read_start(*steps)
                                 : read_each(*steps, [&](const json& step) { return read_step(step); }) &&
                                       read_start(steps->empty() ? json() : steps->front());
    if (!is_good) return ParseError{0, 0, message_};
    return std::optional(std::move(path_));
  }

 private:
  bool refuse(const std::string& sentence) {
    const std::string step = std::to_string(path_.steps.size());
    message_ = path_.steps.empty() ? sentence : "step " + step + ": " + sentence;
    return false;
  }

  template <class Read>
  bool read_each(const json& list, const Read& read) {
    if (!list.is_array()) return refuse("expected an array of steps, candidates, cells or houses");
    for (const json& each : list) {
      if (!read(each)) return false;
    }
    return true;
  }

  /// An array in a field, which may be missing.
  template <class Read>
  bool read_list(const json& object, const char* field, const Read& read) {
    const json* const list = field_of(object, field);
    return list == nullptr || read_each(*list, read);
  }

  bool read_step(const nlohmann::json& object) {
    WrittenStep& step = path_.steps.emplace_back();
    if (!object.is_object()) return refuse("expected an object");
    step.technique = text_of(field_of(object, "technique"));
    const auto* const premises = field_of(object, "premises");
    return read_candidates(object, "places", step.effects.places) &&
           read_candidates(object, "removes", step.effects.removes) &&
           (premises == nullptr || read_premises(*premises, step.premises.emplace()));
  }

  bool read_candidates(const json& step, const char* field, CandidateSet& candidates) {
    return read_list(step, field, [&](const json& each) {
      const auto cell = cell_of(each.is_object() ? each.value("cell", json()) : json());
      const auto digit = digit_of(each.is_object() ? each.value("digit", json()) : json());
      if (!cell || !digit) return refuse(expected(field, "objects with a \"cell\", \"r4c7\", and a \"digit\", 1 to 9"));
      candidates.insert({*cell, *digit});
      return true;
    });
  }

  bool read_premises(const json& object, Premises& premises) {
    if (!object.is_object()) return refuse(expected("premises", "an object or null"));
    return read_cells(object, premises.cells) && read_places(object, premises) &&
           read_digits_by_cell(object, "absent", premises.absent) &&
           read_digits_by_cell(object, "deadly", premises.deadly) && read_symmetry(object, premises.symmetry);
  }

  /// The checker decides whether it is a symmetry, and one of the puzzle.
  bool read_symmetry(const json& premises, std::optional<Symmetry>& symmetry) {
    const json* const object = field_of(premises, "symmetry");
    if (object == nullptr) return true;
    if (!object->is_object()) return refuse(expected("symmetry", "an object or null"));
    symmetry.emplace();
    const json transposes = object->value("transpose", json(false));
    if (!transposes.is_boolean()) return refuse(expected("transpose", "true or false"));
    symmetry->transposes = transposes.get<bool>();
    return read_images(*object, "rows", symmetry->rows) && read_images(*object, "columns", symmetry->columns) &&
           read_images(*object, "digits", symmetry->digits);
  }

  /// Reads the images of the rows, columns or digits, counted from 1.
  bool read_images(const json& symmetry, const char* field, std::array<std::uint8_t, 9>& images) {
    const json* const list = field_of(symmetry, field);
    const auto complain = [&] { return refuse(expected(field, "nine numbers from 1 to 9")); };
    if (list == nullptr || !list->is_array() || list->size() != images.size()) return complain();
    for (std::size_t i = 0; i < images.size(); ++i) {
      const auto image = digit_of((*list)[i]);
      if (!image) return complain();
      images[i] = static_cast<std::uint8_t>(image->index());
    }
    return true;
  }

  bool read_cells(const json& premises, CellSet& cells) {
    return read_list(premises, "cells", [&](const json& each) {
      const auto cell = cell_of(each);
      if (!cell) return refuse(expected("cells", "cells such as \"r4c7\""));
      cells.insert(*cell);
      return true;
    });
  }

  bool read_places(const json& object, Premises& premises) {
    return read_list(object, "places", [&](const auto& each) {
      const auto house = house_of(each.is_object() ? each.value("house", nlohmann::json()) : nlohmann::json());
      if (!house) return refuse(expected("places", "objects with a \"house\" such as \"row 4\""));
      return read_digits(each, "places", premises.places[*house]);
    });
  }

  bool read_digits_by_cell(const json& premises, const char* field, CandidateSet& candidates) {
    return read_list(premises, field, [&](const json& each) {
      const auto cell = cell_of(each.is_object() ? each.value("cell", json()) : json());
      if (!cell) return refuse(expected(field, "objects with a \"cell\" such as \"r4c7\""));
      DigitSet digits;
      if (!read_digits(each, field, digits)) return false;
      candidates.insert(*cell, digits);
      return true;
    });
  }

  bool read_digits(const json& object, const char* field, DigitSet& digits) {
    return read_list(object, "digits", [&](const json& each) {
      const auto digit = digit_of(each);
      if (!digit) return refuse(expected(field, "\"digits\" from 1 to 9"));
      digits.insert(*digit);
      return true;
    });
  }

  static std::string expected(const char* field, const std::string& what) {
    return "expected " + what + " in \"" + std::string(field) + "\"";
  }

  /// Reads the initial board of the path, from the puzzle and the grid of its first step.
  bool read_start(const json& first_step) {
    const json* const grid = field_of(first_step, "grid");
    const std::string& line = grid == nullptr ? text_of(nullptr) : text_of(field_of(*grid, "line"));
    const std::string& givens = grid == nullptr ? text_of(nullptr) : text_of(field_of(*grid, "givens"));
    const std::string& puzzle = path_.puzzle;
    if (!is_of_symbols("puzzle", puzzle) || !is_of_symbols("line", line) || !is_of_symbols("givens", givens))
      return false;
    if (puzzle.size() == Cell::count) {
      read_digits(puzzle, givens);
    } else if (puzzle.size() == Candidate::count) {
      read_digits(line, givens);
      if (!read_marks(puzzle)) return refuse_start("the digits of the first \"grid\" are not those of the \"puzzle\"");
    } else if (line.size() == Cell::count) {
      read_digits(line, givens);
      return read_candidates_of(*grid);
    } else {
      return refuse_start("expected a \"puzzle\" of 81 or 729 characters, or a first step with its \"grid\"");
    }
    return true;
  }

  /// Whether a text has only digits and characters for an empty cell.
  bool is_of_symbols(const char* field, const std::string& text) {
    if (text.find_first_not_of("123456789.0*_-") == std::string::npos) return true;
    return refuse_start(expected(field, "digits, and . or 0 for none") + ", found " + in_quotes(text));
  }

  /// Reads the digits on the board, and which of them are given: all if not specified.
  void read_digits(const std::string& line, const std::string& givens) {
    if (line.size() != Cell::count) return;
    const std::string& known = givens.size() == Cell::count ? givens : line;
    for (Cell cell : Cell::all()) {
      const auto place = static_cast<std::size_t>(cell.index());
      path_.start.values[place] = value_of(line[place]);
      if (value_of(line[place]) != 0 && line[place] == known[place]) path_.start.givens.insert(cell);
    }
  }

  /// Whether the digits on the board are the only marks of their cells.
  bool read_marks(const std::string& marks) {
    auto& all = path_.start.marks.emplace();
    for (std::size_t i = 0; i < marks.size(); ++i) {
      if (value_of(marks[i]) != 0) all[i / Digit::count].insert(Digit(static_cast<int>(i % Digit::count)));
    }
    for (Cell cell : cells_with_digit(path_.start)) {
      if (all[cell] != DigitSet{Digit::of(path_.start.values[cell])}) return false;
    }
    return true;
  }

  bool read_candidates_of(const json& grid) {
    const json* const candidates = field_of(grid, "candidates");
    if (candidates == nullptr) return true;
    if (!candidates->is_array() || candidates->size() != Cell::count) {
      return refuse_start("expected 81 texts in the \"candidates\" of its \"grid\"");
    }
    auto& marks = path_.start.marks.emplace();
    for (Cell cell : Cell::all()) {
      const std::string& text = text_of(&(*candidates)[cell.slot()]);
      if (!is_of_symbols("candidates", text)) return false;
      for (char symbol : text) {
        if (value_of(symbol) != 0) marks[cell].insert(Digit::of(value_of(symbol)));
      }
    }
    return true;
  }

  bool refuse_start(const std::string& sentence) {
    message_ = sentence;
    return false;
  }

  const json& record_;
  WrittenPath path_;
  std::string message_;
};

}  // namespace

Expected<std::optional<WrittenPath>> parse_path(std::string_view text) {
  const Expected<json> record = present::read_path_fields(text);
  if (!record) return record.error();
  return PathReader(*record).read();
}

}  // namespace deduku
