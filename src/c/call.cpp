// Any question, by its name.
#include "deduku/version.hpp"
#include "src/c/c_session.hpp"

using namespace deduku;

const char* deduku_version(void) {
  return version().data();
}

deduku_code deduku_call(deduku_session* session, const char* method, const char* parameters, size_t size,
                        const char** json, size_t* json_size) {
  return c::guarded(session, [&](deduku_session& with) -> deduku_code {
    if (method == nullptr || json == nullptr || (parameters == nullptr && size > 0)) return DEDUKU_BAD_ARGUMENT;
    with.error = "{}";
    auto answered = answer(method, parameters == nullptr ? std::string_view() : std::string_view(parameters, size),
                           c::stop_of(with));
    const deduku_code code = answered ? DEDUKU_OK : c::fail(with, answered.error());
    if (answered) with.answer = std::move(*answered);
    const std::string& text = answered ? with.answer : with.error;
    *json = text.c_str();
    if (json_size != nullptr) *json_size = text.size();
    return code;
  });
}
