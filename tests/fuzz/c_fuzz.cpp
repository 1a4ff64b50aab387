// Fuzz target: no bytes in any function of the C interface do harm. The first byte chooses the function; texts, boards
// and numbers are made from the remaining bytes.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "deduku.h"

namespace {

/// Returns the input piece by piece; zeros at its end.
class Input {
 public:
  Input(const std::uint8_t* data, std::size_t size) : rest_(reinterpret_cast<const char*>(data), size) {}

  template <class Number>
  Number number() {
    Number number{};
    const std::string_view bytes = take(sizeof number);
    std::memcpy(&number, bytes.data(), bytes.size());
    return number;
  }
  /// A text up to the next byte 0xFF, which does not occur in UTF-8.
  std::string text() {
    const std::size_t end = std::min(rest_.find('\xFF'), rest_.size());
    std::string text(take(end));
    (void)take(1);
    return text;
  }
  /// A board, half of the time one that is valid except for its digits.
  deduku_board board() {
    deduku_board board{};
    const std::string_view bytes = take(sizeof board);
    if (number<std::uint8_t>() % 2 == 0) {
      std::memcpy(&board, bytes.data(), bytes.size());
    } else {
      for (std::size_t i = 0; i < std::min<std::size_t>(bytes.size(), 81); ++i) {
        board.digits[i] = static_cast<std::uint8_t>(static_cast<unsigned char>(bytes[i]) % 64);
        if (board.digits[i] > 9) board.digits[i] = 0;
        board.is_given[i] = board.digits[i] > 0 ? 1 : 0;
      }
    }
    return board;
  }

 private:
  std::string_view take(std::size_t size) {
    const std::string_view taken = rest_.substr(0, size);
    rest_.remove_prefix(taken.size());
    return taken;
  }

  std::string_view rest_;
};

/// A text, or null for an empty one.
const char* pointer(const std::string& text) {
  return text.empty() ? nullptr : text.c_str();
}

/// Checks that the result is a terminated text.
void look_at(deduku_code code, const char* json) {
  if (code == DEDUKU_OK && (json == nullptr || json[0] != '{')) std::abort();
}

void read_all(deduku_session* session, const std::string& text, const char* format) {
  deduku_reader* reader = nullptr;
  deduku_board board{};
  if (deduku_reader_new(session, text.data(), text.size(), format, &reader) != DEDUKU_OK) return;
  while (deduku_reader_next(session, reader, &board) != DEDUKU_END) continue;
  deduku_reader_free(reader);
}

/// The functions with an answer in JSON begin with this one.
constexpr unsigned first_question = 64;

deduku_code ask_about_board(deduku_session* session, Input& input, unsigned function, const char** json) {
  const deduku_board board = input.board();
  const auto number = input.number<std::int32_t>();
  const auto digit = input.number<std::int8_t>();
  const std::string word = input.text();
  // A budget, so that no puzzle takes long.
  const std::string options = "{\"budget\": 50" + input.text() + "}";
  switch ((function - first_question) % 10) {
    case 0:
      return deduku_rate(session, &board, pointer(word), options.c_str(), json);
    case 1:
      return deduku_hint(session, &board, number % 8, options.c_str(), json);
    case 2:
      return deduku_steps(session, &board, pointer(word), options.c_str(), json);
    case 3:
      return deduku_path(session, &board, options.c_str(), json);
    case 4:
      return deduku_why(session, &board, number % 90, digit, options.c_str(), json);
    case 5:
      return deduku_progress(session, &board, options.c_str(), json);
    case 6:
      return deduku_draw(session, &board, number % 20, options.c_str(), json);
    case 7:
      return deduku_assess(session, &board, pointer(word), options.c_str(), json);
    case 8:
      return deduku_explain(session, &board, options.c_str(), json);
    default:
      return deduku_about(session, options.c_str(), json);
  }
}

void change_board(deduku_session* session, Input& input) {
  deduku_board board = input.board();
  const char* text = nullptr;
  std::uint64_t count = 0;
  std::uint8_t cells[81];
  (void)deduku_board_place(&board, input.number<std::int8_t>(), input.number<std::int8_t>());
  (void)deduku_board_eliminate(&board, input.number<std::int8_t>(), input.number<std::int8_t>());
  (void)deduku_solve(&board, cells);
  (void)deduku_check(&board, cells);
  (void)deduku_count(session, &board, 20, &count);
  (void)deduku_board_fill_marks(&board);
  (void)deduku_board_write(session, &board, pointer(input.text()), &text, nullptr);
  (void)deduku_canonical(&board, &board);
}

void search_texts(Input& input) {
  const std::string texts = input.text();
  const std::size_t n = texts.size() / 81;
  std::vector<std::uint64_t> counts(n);
  std::vector<std::uint8_t> solutions(81 * n);
  (void)deduku_solve_many(texts.data(), 81, n, input.number<std::uint8_t>() % 4, counts.data(), solutions.data());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Input input(data, size);
  deduku_session* session = nullptr;
  if (deduku_session_new(&session) != DEDUKU_OK) std::abort();
  const unsigned function = input.number<std::uint8_t>();
  const char* json = nullptr;
  const std::int32_t stop = size % 16 == 0 ? 1 : 0;
  (void)deduku_session_set_stop(session, &stop);
  if (function < first_question) {
    const std::string method = input.text();
    const std::string parameters = input.text();
    // The path of a hard puzzle would take too long.
    if (method != "path" && method != "explain" && method != "count" && method != "rate") {
      (void)deduku_call(session, method.c_str(), parameters.data(), parameters.size(), &json, nullptr);
      if (json == nullptr || json[0] != '{') std::abort();
    }
  } else if (function < 160) {
    const deduku_code code = ask_about_board(session, input, function, &json);
    look_at(code, json);
  } else if (function < 192) {
    change_board(session, input);
  } else if (function < 224) {
    const std::string format = input.text();
    read_all(session, input.text(), pointer(format));
  } else {
    search_texts(input);
  }
  (void)deduku_code_name(input.number<std::int32_t>());
  (void)deduku_last_error(session, &json);
  deduku_session_free(session);
#ifndef NDEBUG
  // A debug build of the library refuses a closed session.
  if (deduku_last_error(session, &json) != DEDUKU_BAD_SESSION) std::abort();
#endif
  return 0;
}
