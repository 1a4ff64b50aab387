// Converts boards from and to text.
#include <memory>

#include "deduku/formats.hpp"
#include "src/c/c_board.hpp"
#include "src/c/c_session.hpp"
#include "src/service/json_answer.hpp"

using namespace deduku;

/// Boards that are being read from one text.
struct deduku_reader : c::Handle {
  formats::Reader reader{[](std::string&) { return false; }};
};

namespace {

/// The options for reading a text in a format, null for any; empty if the format does not exist.
std::optional<formats::ReadOptions> read_options_of(const char* format) {
  formats::ReadOptions options;
  if (format == nullptr) return options;
  options.from = formats::find_format(format);
  if (options.from == nullptr || !options.from->readable) return std::nullopt;
  return options;
}

}  // namespace

deduku_code deduku_board_read(deduku_session* session, const char* text, size_t size, const char* format,
                              deduku_board* board) {
  return c::guarded(session, [&](deduku_session& with) -> deduku_code {
    const auto options = read_options_of(format);
    if (!options || board == nullptr || text == nullptr) return c::fail_argument(with);
    const Expected<formats::Record> record = formats::read_puzzle({text, size}, *options);
    if (!record) return c::fail(with, service::unreadable(record.error()));
    c::store(record->board, *board);
    return DEDUKU_OK;
  });
}

deduku_code deduku_board_write(deduku_session* session, const deduku_board* board, const char* format,
                               const char** text, size_t* size) {
  return c::guarded(session, [&](deduku_session& with) -> deduku_code {
    const formats::Format* const to = formats::find_format(format == nullptr ? "line" : format);
    const std::optional<Board> content = c::take_board(with, board);
    if (!content) return DEDUKU_BAD_ARGUMENT;
    if (to == nullptr || to->write == nullptr || text == nullptr) return c::fail_argument(with);
    *text = c::lend(with, std::string(to->header) + to->write(*content) + std::string(to->footer),
                    deduku_session::Lent::text);
    if (size != nullptr) *size = with.answer.size();
    return DEDUKU_OK;
  });
}

deduku_code deduku_reader_new(deduku_session* session, const char* text, size_t size, const char* format,
                              deduku_reader** reader) {
  return c::guarded(session, [&](deduku_session& with) -> deduku_code {
    const auto options = read_options_of(format);
    if (!options || reader == nullptr || text == nullptr) return c::fail_argument(with);
    auto made = std::make_unique<deduku_reader>();
    made->reader = formats::Reader(formats::lines_of({text, size}), *options);
    *reader = made.release();
    return DEDUKU_OK;
  });
}

deduku_code deduku_reader_next(deduku_session* session, deduku_reader* reader, deduku_board* board) {
  return c::guarded(session, [&](deduku_session& with) -> deduku_code {
    if (!c::is_alive(reader) || board == nullptr) return c::fail_argument(with);
    const auto record = reader->reader.next();
    if (!record) return DEDUKU_END;
    if (!*record) return c::fail(with, service::unreadable(record->error()));
    c::store((*record)->board, *board);
    return DEDUKU_OK;
  });
}

void deduku_reader_free(deduku_reader* reader) {
  c::release(reader);
}
