// Calls of the service: any method by its name, and the methods about a board.
#include <sstream>

#include "deduku/moves.hpp"
#include "deduku/version.hpp"
#include "src/c/c_board.hpp"
#include "src/c/c_session.hpp"
#include "src/core/spelling.hpp"
#include "src/records/json_reader.hpp"
#include "src/service/common_parameters.hpp"
#include "src/service/effects_parameter.hpp"
#include "src/service/json_answer.hpp"

using namespace deduku;

namespace {

using service::Json;

/// Makes an answer out of the service's answer, if a caller wants only a part of it.
using Part = Json (*)(const Json& answer);

Json first_record(const Json& answer) {
  return answer["records"][0];
}

/// The options of a caller as an object; null is read as an object without fields.
Expected<Json> read_options(const char* options) {
  if (options == nullptr) return Json::object();
  return records::read_json(options);
}

/// Keeps an error in the caller's JSON.
deduku_code fail_json(deduku_session& session, const ParseError& error) {
  return c::fail(session, {ServiceFault::bad_json, error.message, error.line, error.column});
}

/// The effects of a caller's step.
Expected<Effects, ServiceError> effects_of(Json step) {
  service::Parameters parameters({{"step", std::move(step)}}, {}, service::row_of_method("apply"));
  const Effects effects = service::take_effects(parameters);
  if (auto error = parameters.error()) return std::move(*error);
  return effects;
}

/// Calls a method with parameters and added options, and lends the answer.
deduku_code ask(deduku_session& session, const char* method, Json parameters, const char* options, const char** json,
                Part part = nullptr) {
  if (json == nullptr) return c::fail_argument(session);
  const Expected<Json> added = read_options(options);
  if (!added) return fail_json(session, added.error());
  if (!added->is_object()) return c::fail(session, {ServiceFault::bad_json, "expected an object with options"});
  for (const auto& [name, value] : added->items()) {
    if (parameters.contains(name))
      return c::fail(session, {ServiceFault::bad_parameter, in_quotes(name) + " is not an option"});
    parameters[name] = value;
  }
  if (part == nullptr) {
    Expected<std::string, ServiceError> text = service::answer_text(method, std::move(parameters), c::stop_of(session));
    if (!text) return c::fail(session, text.error());
    *json = c::lend(session, std::move(*text));
    return DEDUKU_OK;
  }
  // The requested fields are fields of the part.
  if (parameters.contains("fields") && parameters["fields"].is_array()) {
    for (Json& field : parameters["fields"]) {
      if (field.is_string()) field = "records." + field.get<std::string>();
    }
  }
  const service::Answer answer = service::answer_object(method, std::move(parameters), c::stop_of(session));
  if (!answer) return c::fail(session, answer.error());
  *json = c::lend(session, records::text_of(part(*answer)));
  return DEDUKU_OK;
}

/// Calls a method about a board; `add(parameters)` adds further parameters.
template <class Add>
deduku_code ask_about(deduku_session* session, const char* method, const deduku_board* board, const char* options,
                      const char** json, Add&& add, Part part = nullptr) {
  return c::guarded(session, board, [&](deduku_session& with, const Board& content) -> deduku_code {
    Json parameters = Json::object();
    add(parameters);
    parameters["board"] = service::board_json(content);
    return ask(with, method, std::move(parameters), options, json, part);
  });
}

void nothing_more(Json&) {}

/// Calls a method about a step of a board.
deduku_code ask_about_step(deduku_session* session, const char* method, const deduku_board* board, const char* text,
                           const char* options, const char** json) {
  return c::guarded(session, [&](deduku_session& with) -> deduku_code {
    const std::optional<Board> content = c::take_board(with, board);
    if (!content || text == nullptr) return c::fail_argument(with);
    Expected<Json> step = records::read_json(text);
    if (!step) return fail_json(with, step.error());
    Json parameters = {{"board", service::board_json(*content)}, {"step", std::move(*step)}};
    return ask(with, method, std::move(parameters), options, json);
  });
}

Json text_or_null(const char* text) {
  return text == nullptr ? Json(nullptr) : Json(text);
}

}  // namespace

size_t deduku_method_count(void) {
  return service_methods().size();
}

const char* deduku_method_name(size_t index) {
  return index < service_methods().size() ? service_methods()[index].data() : nullptr;
}

const char* deduku_version(void) {
  return version().data();
}

deduku_code deduku_call(deduku_session* session, const char* method, const char* parameters, size_t size,
                        const char** json, size_t* json_size) {
  return c::guarded(session, [&](deduku_session& with) -> deduku_code {
    if (method == nullptr || json == nullptr || (parameters == nullptr && size > 0)) return c::fail_argument(with);
    auto answered = answer(method, parameters == nullptr ? std::string_view() : std::string_view(parameters, size),
                           c::stop_of(with));
    const deduku_code code = answered ? DEDUKU_OK : c::fail(with, answered.error());
    if (answered) c::lend(with, std::move(*answered));
    const std::string& text = answered ? with.answer : with.error;
    *json = text.c_str();
    if (json_size != nullptr) *json_size = text.size();
    return code;
  });
}

deduku_code deduku_about(deduku_session* session, const char* options, const char** json) {
  return c::guarded(session, [&](deduku_session& with) { return ask(with, "about", Json::object(), options, json); });
}

deduku_code deduku_rate(deduku_session* session, const deduku_board* board, const char* scale, const char* options,
                        const char** json) {
  const auto add = [&](Json& parameters) { parameters["scales"] = Json::array({text_or_null(scale)}); };
  return ask_about(session, "rate", board, options, json, add, first_record);
}

deduku_code deduku_rate_several(deduku_session* session, const deduku_board* board, const char* scales,
                                const char* options, const char** json) {
  return ask_about(session, "rate", board, options, json, [&](Json& parameters) {
    Json& list = parameters["scales"] = Json::array();
    std::istringstream names(scales == nullptr ? "" : scales);
    for (std::string name; std::getline(names, name, ',');) list.push_back(name);
  });
}

deduku_code deduku_hint(deduku_session* session, const deduku_board* board, int32_t level, const char* options,
                        const char** json) {
  return ask_about(session, "hint", board, options, json, [&](Json& parameters) { parameters["level"] = level; });
}

deduku_code deduku_apply(deduku_session* session, deduku_board* board, const char* step) {
  return c::guarded(session, board, [&](deduku_session& with, const Board& content) -> deduku_code {
    if (step == nullptr) return c::fail_argument(with, "the step is NULL");
    const Expected<Json> json = records::read_json(step);
    if (!json) return fail_json(with, json.error());
    const Expected<Effects, ServiceError> effects = effects_of(*json);
    if (!effects) return c::fail(with, effects.error());
    const Expected<Board, MoveError> after = after_step(content, *effects);
    if (!after) return c::fail(with, service::impossible(after.error().message));
    c::store(*after, *board);
    return DEDUKU_OK;
  });
}

deduku_code deduku_steps(deduku_session* session, const deduku_board* board, const char* technique, const char* options,
                         const char** json) {
  const auto add = [&](Json& parameters) { parameters["technique"] = text_or_null(technique); };
  return ask_about(session, "steps", board, options, json, add);
}

deduku_code deduku_path(deduku_session* session, const deduku_board* board, const char* options, const char** json) {
  return ask_about(session, "path", board, options, json, nothing_more);
}

deduku_code deduku_why(deduku_session* session, const deduku_board* board, int32_t cell, int32_t digit,
                       const char* options, const char** json) {
  if (!c::is_cell(cell) || digit < 1 || digit > 9) {
    return c::guarded(
        session, [&](deduku_session& with) { return c::fail_argument(with, *c::candidate_fault(cell, digit, 1)); });
  }
  const auto add = [&](Json& parameters) {
    parameters["cell"] = records::cell_json(Cell(cell));
    parameters["digit"] = digit;
  };
  return ask_about(session, "why", board, options, json, add);
}

deduku_code deduku_assess(deduku_session* session, const deduku_board* board, const char* move, const char* options,
                          const char** json) {
  return ask_about_step(session, "assess", board, move, options, json);
}

deduku_code deduku_verify(deduku_session* session, const deduku_board* board, const char* step, const char* options,
                          const char** json) {
  return ask_about_step(session, "verify", board, step, options, json);
}

deduku_code deduku_progress(deduku_session* session, const deduku_board* board, const char* options,
                            const char** json) {
  return ask_about(session, "progress", board, options, json, nothing_more);
}

deduku_code deduku_draw(deduku_session* session, const deduku_board* board, int32_t step, const char* options,
                        const char** json) {
  const auto add = [&](Json& parameters) { parameters["step"] = step == 0 ? Json(nullptr) : Json(step); };
  return ask_about(session, "draw", board, options, json, add);
}

deduku_code deduku_explain(deduku_session* session, const deduku_board* board, const char* options, const char** json) {
  return ask_about(session, "explain", board, options, json, nothing_more);
}
