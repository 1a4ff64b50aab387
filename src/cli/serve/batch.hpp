// One call for many boards: a single request, whose answers come when they are done.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "src/service/json_answer.hpp"

namespace deduku::cli {

/// The answer to a call that needs too much memory.
inline ServiceError out_of_memory() {
  return {ServiceFault::no_memory, "out of memory"};
}

/// The parameters of the method `batch`.
struct Batch {
  std::string method;
  /// The parameters of each call.
  std::vector<service::Json> questions{};

  /// `method`; `list`, an array of objects with parameters, or `puzzles`, an array of texts; and `params`, the common
  /// parameters, which the parameters of a call override.
  static Expected<Batch, ServiceError> of(service::Json params);
};

/// The answer to the call at a place, from 0.
using BatchAnswer = std::function<void(std::size_t place, const Expected<std::string, ServiceError>& answer)>;

/// Makes all calls, in the given number of threads, and passes on each answer when it is done, one at a time. Calls
/// ended by `stop` have no answer. Throws any exception of `answered`.
void ask_all(Batch batch, std::size_t threads, const std::function<bool()>& stop, const BatchAnswer& answered);

}  // namespace deduku::cli
