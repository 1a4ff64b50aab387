// Handles of the C interface, the content of a session, and the guard that keeps exceptions inside the library.
#pragma once

#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>

#include "deduku.h"
#include "deduku/service.hpp"

namespace deduku::c {

/// The beginning of every handle of a caller.
struct Handle {
  static constexpr std::uint32_t alive = 0xDED0C0DE;

  std::uint32_t mark = alive;
  Handle* next_gone = nullptr;  ///< in the list of freed handles, if they are kept
};

inline bool is_alive(const Handle* handle) {
  return handle != nullptr && handle->mark == Handle::alive;
}
/// Keeps a freed handle, so that its memory is never reused.
void keep_gone(Handle& handle);

/// Frees a handle; does nothing if there is no handle. Debug builds free only its content, so that a later use is
/// detected.
template <class Object>
void release(Object* handle) {
  if (!is_alive(handle)) return;
#ifdef NDEBUG
  delete handle;
#else
  *handle = Object();
  keep_gone(*handle);
#endif
}

/// The result of `deduku_last_error` if no error occurred.
inline constexpr const char* no_error = "{}";

}  // namespace deduku::c

/// The data of one thread: the texts it is lent, and its stop flag.
struct deduku_session : deduku::c::Handle {
  /// The kind of text that the last call has lent.
  enum class Lent : std::uint8_t { nothing, json, text };

  const volatile std::int32_t* stop_flag = nullptr;
  std::int32_t stop_requested = 0;  ///< written by any thread
  Lent lent = Lent::nothing;
  std::string answer;
  std::string error = deduku::c::no_error;
  std::string text;
};

namespace deduku::c {

/// The code for a fault of the service.
deduku_code code_of(ServiceFault fault);
/// Keeps an error for `deduku_last_error`; returns its code.
deduku_code fail(deduku_session& session, const ServiceError& error);
/// Keeps the error of an argument that is null or out of range; returns its code.
deduku_code fail_argument(deduku_session& session, const std::string& message = "an argument is NULL or out of range");
/// Keeps an answer for the caller; returns the text to lend.
const char* lend(deduku_session& session, std::string answer, deduku_session::Lent kind = deduku_session::Lent::json);
/// A function that returns whether the session is to stop.
std::function<bool()> stop_of(const deduku_session& session);

// NOLINTBEGIN(bugprone-exception-escape): termination is intended
/// Calls `work`, which returns a code. Running out of memory is reported as a code. Any other exception would be a
/// fault of the library and ends the process.
template <class Work>
deduku_code guarded(Work&& work) noexcept {
#ifdef __cpp_exceptions
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return DEDUKU_NO_MEMORY;
  } catch (const std::length_error&) {
    return DEDUKU_NO_MEMORY;
  }
#else
  return work();
#endif
}

/// Calls `work(session)` after it clears the previous error.
template <class Work>
deduku_code guarded(deduku_session* session, Work&& work) noexcept {
  if (!is_alive(session)) return DEDUKU_BAD_SESSION;
  return guarded([&] {
    session->error = no_error;
    session->lent = deduku_session::Lent::nothing;
    return work(*session);
  });
}
// NOLINTEND(bugprone-exception-escape)

}  // namespace deduku::c
