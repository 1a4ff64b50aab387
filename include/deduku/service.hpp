// Every question by its name, with parameters and answers as JSON texts: what `deduku serve`, the C interface and the
// bindings over it ask. docs/protocol.md describes the methods.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "deduku/error.hpp"
#include "deduku/export.h"

namespace DEDUKU_API deduku {

/// Why a question has no answer.
enum class ServiceFault : std::uint8_t {
  bad_json,        ///< the parameters are no JSON object
  unknown_method,  ///< there is no such method
  bad_parameter,   ///< a parameter is unknown, missing, of the wrong kind or out of range
  parse_error,     ///< a puzzle or a ladder cannot be read
  impossible,      ///< the question makes no sense for this board, as step 900 of a path with 60
  stopped,         ///< `stop` said so
  no_memory,       ///< it takes more memory than there is; thrown as std::bad_alloc, where the caller is C++
};
inline constexpr int service_fault_count = 7;
/// "bad_json", "unknown_method", ...: the word used in JSON.
std::string_view name(ServiceFault fault);

struct ServiceError {
  ServiceFault fault = ServiceFault::bad_json;
  /// One sentence without a full stop.
  std::string message;
  /// From 1; 0 where the error has no such place. Of `bad_json` in the parameters, of `parse_error` in the puzzle.
  std::int64_t line = 0;
  int column = 0;
  ErrorReason reason{};

  friend bool operator==(const ServiceError&, const ServiceError&) = default;
};

/// The error as a JSON object: `code`, `message`, `line`, `column`; `key` and `values` where it has a reason.
std::string to_json(const ServiceError& error);

/// The names of all methods, in the order of the documentation.
std::span<const std::string_view> service_methods();

/// Answers a question by a JSON object on one line. `parameters`: a JSON object, or nothing for none. The same question has
/// the same answer, whatever was asked before. `stop` is asked every some milliseconds at most whether to break off:
/// once it has said so the error is `stopped`, whatever it says later; empty: never. May be called from any number of threads.
Expected<std::string, ServiceError> answer(std::string_view method, std::string_view parameters,
                                           const std::function<bool()>& stop = {});

}  // namespace deduku
