// What the last call of a session says to people, for programs that read no JSON.
#include <algorithm>

#include "src/c/c_session.hpp"
#include "src/records/fields.hpp"

using namespace deduku;

namespace {

using records::Json;

/// A text as it is, a number as digits, nothing for anything else.
std::string plain(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.is_number() ? value.dump() : "";
}

/// The first of these fields that an answer has.
std::string first_of(const Json& answer, std::initializer_list<std::string> fields) {
  const auto found = std::ranges::find_if(fields, [&](const std::string& field) { return answer.contains(field); });
  return found == fields.end() ? "" : plain(answer[*found]);
}

std::string text_of(const Json& answer) {
  // Of a rating the figure, which has the name of its scale but on those of other programs and our ladder.
  if (answer.value("type", "") == "rate") return first_of(answer, {answer.value("scale", ""), "er", "score"});
  return first_of(answer, {"text", "svg", "html", "markdown", "css", "message"});
}

}  // namespace

deduku_code deduku_last_text(deduku_session* session, const char** text) {
  if (!c::is_alive(session)) return DEDUKU_BAD_SESSION;
  if (text == nullptr) return DEDUKU_BAD_ARGUMENT;
  return c::guarded([&]() -> deduku_code {
    const bool is_error = session->error != c::no_error;
    const bool is_json = is_error || session->lent == deduku_session::Lent::json;
    if (is_json) session->text = text_of(Json::parse(is_error ? session->error : session->answer));
    if (!is_json) session->text = session->lent == deduku_session::Lent::text ? session->answer : "";
    *text = session->text.c_str();
    return DEDUKU_OK;
  });
}
