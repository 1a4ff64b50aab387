#include "deduku/service.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "src/core/spelling.hpp"
#include "src/records/fields.hpp"
#include "src/records/json_reader.hpp"
#include "src/service/chosen_fields.hpp"
#include "src/service/json_answer.hpp"

namespace deduku {

namespace {

using service::Answer;
using service::Json;
using service::Parameters;

struct Method {
  std::string_view name;
  Answer (*run)(Parameters& parameters);
};

constexpr std::array<Method, 24> methods = {{
    {"about", service::about},
    {"technique", service::technique},
    {"read", service::read},
    {"write", service::write},
    {"check", service::check},
    {"count", service::count},
    {"solve", service::solve},
    {"rate", service::rate},
    {"hint", service::hint},
    {"steps", service::steps},
    {"path", service::path},
    {"apply", service::apply},
    {"why", service::why},
    {"assess", service::assess},
    {"assess_many", service::assess_many},
    {"verify", service::verify},
    {"progress", service::progress},
    {"draw", service::draw},
    {"style_sheet", service::style_sheet},
    {"explain", service::explain},
    {"canonical", service::canonical},
    {"minimise", service::minimise},
    {"random", service::random},
    {"generate", service::generate},
}};

constexpr auto method_names = [] {
  std::array<std::string_view, methods.size()> names;
  std::ranges::transform(methods, names.begin(), &Method::name);
  return names;
}();

ServiceError unknown_method(std::string_view name) {
  return {ServiceFault::unknown_method,
          "there is no method " + in_quotes(name) + "; known: " + service::listed(method_names)};
}

/// An empty text is an object without fields.
Expected<Json> read_object(std::string_view text) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return Json::object();
  return records::read_json(text);
}

/// One text, made without repeated copies of long pieces.
std::string joined(const std::vector<std::string>& pieces) {
  std::size_t size = 0;
  for (const std::string& piece : pieces) size += piece.size();
  std::string text;
  text.reserve(size);
  for (const std::string& piece : pieces) text += piece;
  return text;
}

/// Like `text_of`; empty if it was stopped.
std::optional<std::string> text_of_records(Json&& answer, const std::function<bool()>& stop) {
  std::vector<std::string> pieces = {"{"};
  for (auto& [key, value] : answer.items()) {
    pieces.push_back((pieces.size() == 1 ? "" : ",") + records::text_of(key) + ":");
    if (!value.is_array() || value.empty()) {
      pieces.push_back(records::text_of(value));
      continue;
    }
    std::string_view before = "[";
    for (Json& record : value) {
      if (stop && stop()) return std::nullopt;
      pieces.emplace_back(before);
      pieces.push_back(records::text_of(record));
      pieces.back().shrink_to_fit();
      record = nullptr;
      before = ",";
    }
    pieces.emplace_back("]");
  }
  pieces.emplace_back("}");
  return joined(pieces);
}

}  // namespace

std::string_view name(ServiceFault fault) {
  static constexpr std::array<std::string_view, service_fault_count> names = {
      "bad_json", "unknown_method", "bad_parameter", "parse_error", "impossible", "stopped", "no_memory"};
  return names[static_cast<std::size_t>(fault)];
}

std::string to_json(const ServiceError& error) {
  return records::text_of(service::error_json(error));
}

std::span<const std::string_view> service_methods() {
  return method_names;
}

Expected<std::string, ServiceError> answer(std::string_view method, std::string_view parameters,
                                           const std::function<bool()>& stop) {
  Expected<Json> object = read_object(parameters);
  if (!object) {
    const ParseError& error = object.error();
    return ServiceError{ServiceFault::bad_json, error.message, error.line, error.column};
  }
  return service::answer_text(method, std::move(*object), stop);
}

/// After a stop was reported, any answer may be incomplete, even if `stop` returns true only once.
Answer service::answer_object(std::string_view method, Json parameters, const std::function<bool()>& stop) {
  const auto found = std::ranges::find(methods, method, &Method::name);
  if (found == methods.end()) return unknown_method(method);
  if (!parameters.is_object()) return ServiceError{ServiceFault::bad_json, "expected an object with the parameters"};
  bool is_heard = false;
  const auto hear = [&] { return is_heard = is_heard || stop(); };
  Parameters taken(std::move(parameters), stop ? std::function<bool()>(hear) : stop, service::row_of_method(method));
  const ChosenFields fields = ChosenFields::take(taken);
  Answer answer = found->run(taken);
  if (taken.is_stopped()) return stopped();
  if (answer) fields.choose_from(*answer);
  return answer;
}

Expected<std::string, ServiceError> service::answer_text(std::string_view method, Json parameters,
                                                         const std::function<bool()>& stop) {
  Answer answer = answer_object(method, std::move(parameters), stop);
  if (!answer) return answer.error();
  std::optional<std::string> text = text_of_records(std::move(*answer), stop);
  if (!text) return stopped();
  return std::move(*text);
}

}  // namespace deduku

namespace deduku::service {

Json error_json(const ServiceError& error) {
  Json json = {{"code", name(error.fault)}, {"message", error.message}, {"line", error.line}, {"column", error.column}};
  records::add_reason(json, error.reason);
  return json;
}

Json answer_about(std::string_view method, const Board& board, std::string_view status) {
  Json json = {{"type", method}, {"puzzle", records::puzzle_text(board)}, {"status", status}};
  present::reserve_fields(json, 12);
  return json;
}

ServiceError unreadable(const ParseError& error) {
  return {ServiceFault::parse_error, error.message, error.line, error.column, error.reason};
}

ServiceError impossible(std::string message) {
  return {ServiceFault::impossible, std::move(message)};
}

ServiceError stopped() {
  return {ServiceFault::stopped, "the question was stopped"};
}

}  // namespace deduku::service
