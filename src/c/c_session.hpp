// Handles of the C interface, what stands behind a session, and what keeps exceptions on this side.
#pragma once

#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>

#include "deduku.h"
#include "deduku/service.hpp"

namespace deduku::c {

/// What every handle of a caller begins with.
struct Handle {
  static constexpr std::uint32_t alive = 0xDED0C0DE;

  std::uint32_t mark = alive;
  Handle* next_gone = nullptr;  ///< of those that are gone, where they are kept
};

inline bool is_alive(const Handle* handle) {
  return handle != nullptr && handle->mark == Handle::alive;
}
/// Keeps a handle that is gone, so that its memory is never another one's.
void keep_gone(Handle& handle);

/// Frees a handle, or does nothing where there is none. Debug builds free its content only, so that a later use is caught.
template <class Kind>
void release(Kind* handle) {
  if (!is_alive(handle)) return;
#ifdef NDEBUG
  delete handle;
#else
  *handle = Kind();
  keep_gone(*handle);
#endif
}

/// What `deduku_last_error` tells where nothing went wrong.
inline constexpr const char* no_error = "{}";

}  // namespace deduku::c

/// What one thread works with: the texts it is lent, and its stop flag.
struct deduku_session : deduku::c::Handle {
  /// What the last call has lent.
  enum class Lent : std::uint8_t { nothing, json, text };

  const volatile std::int32_t* stop_flag = nullptr;
  std::int32_t is_told_to_stop = 0;  ///< written by any thread
  Lent lent = Lent::nothing;
  std::string answer;
  std::string error = deduku::c::no_error;
  std::string text;
};

namespace deduku::c {

/// The code for a fault of the service.
deduku_code code_of(ServiceFault fault);
/// Keeps an error for `deduku_last_error`; its code.
deduku_code fail(deduku_session& session, const ServiceError& error);
/// Keeps the error of an argument that is null or out of range; its code.
deduku_code fail_argument(deduku_session& session, const std::string& message = "an argument is NULL or out of range");
/// Keeps an answer for the caller; what to lend.
const char* lend(deduku_session& session, std::string answer, deduku_session::Lent kind = deduku_session::Lent::json);
/// The question whether the session is to stop.
std::function<bool()> stop_of(const deduku_session& session);

// NOLINTBEGIN(bugprone-exception-escape): terminating is what is meant
/// Calls `work`, which returns a code. Where memory ends, that is the code; whatever else it threw would be a fault of the
/// library, which ends the process.
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

/// Calls `work(session)`; what went wrong before is forgotten.
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
