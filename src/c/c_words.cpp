// The answer or error of a session's last call in words, for programs that do not read JSON.
#include <algorithm>
#include <cmath>

#include "src/c/c_session.hpp"
#include "src/records/fields.hpp"

using namespace deduku;

namespace {

using records::Json;

/// A text unchanged, a number as digits, "" for anything else.
std::string plain(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  return value.is_number() ? value.dump() : "";
}

/// The first of these fields that is in an answer.
std::string first_of(const Json& answer, std::initializer_list<std::string> fields) {
  const auto found = std::ranges::find_if(fields, [&](const std::string& field) { return answer.contains(field); });
  return found == fields.end() ? "" : plain(answer[*found]);
}

/// The figure of a rating. Its field has the name of the scale, except on the scales of other programs and on our
/// ladder, whose records count in hundredths.
std::string figure_of(const Json& rating) {
  const std::string scale = rating.value("scale", "");
  if (scale == "ladder" && rating.contains("score") && rating["score"].is_number()) {
    return records::points(std::llround(100 * rating["score"].get<double>()));
  }
  return first_of(rating, {scale, "er", "score", "guesses"});
}

std::string text_of(const Json& answer) {
  if (answer.value("type", "") == "rate") return figure_of(answer);
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
