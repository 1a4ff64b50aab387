// Every method by its name, with parameters and answers as JSON texts: the functions that `deduku serve`, the C
// interface and its bindings call. docs/protocol.md describes the methods.
#pragma once

#ifdef DEDUKU_WITHOUT_JSON
#error "deduku/service.hpp belongs to the part of the library with JSON: configure Deduku with -DDEDUKU_JSON=ON"
#endif

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "deduku/error.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// Why a call has no answer.
enum class ServiceFault : std::uint8_t {
  bad_json,        ///< the parameters are not a JSON object
  unknown_method,  ///< no method has this name
  bad_parameter,   ///< a parameter is unknown, missing, of the wrong kind or out of range
  parse_error,     ///< a puzzle or a ladder cannot be read
  impossible,      ///< the question makes no sense for this board, such as step 900 of a path with 60
  stopped,         ///< `stop` returned true
  no_memory,       ///< memory ran out; thrown as std::bad_alloc if the caller is C++
};
inline constexpr int service_fault_count = 7;
/// "bad_json", "unknown_method", ...: the word used in JSON.
std::string_view name(ServiceFault fault);

struct ServiceError {
  ServiceFault fault = ServiceFault::bad_json;
  /// One sentence without a full stop.
  std::string message;
  /// From 1; 0 if the error has no such place. For `bad_json` in the parameters, for `parse_error` in the puzzle.
  std::int64_t line = 0;
  int column = 0;
  ErrorReason reason{};

  friend bool operator==(const ServiceError&, const ServiceError&) = default;
};

/// The error as a JSON object: `code`, `message`, `line`, `column`; `key` and `values` if it has a reason.
std::string to_json(const ServiceError& error);

/// The names of all methods, in the order of the documentation.
std::span<const std::string_view> service_methods();

/// Answers a question by a JSON object on one line. `parameters`: a JSON object, or an empty text for no parameters.
/// The same question has the same answer, independent of earlier calls. `stop` is called at least every few
/// milliseconds: once it returns true, the error is `stopped`, even if it later returns false; empty: never. May be
/// called from any number of threads.
Expected<std::string, ServiceError> answer(std::string_view method, std::string_view parameters,
                                           const std::function<bool()>& stop = {});

}  // namespace deduku
