#include "src/c/c_session.hpp"

#include <array>
#include <atomic>
#include <functional>

namespace deduku::c {

void keep_gone(Handle& handle) {
  static std::atomic<Handle*> gone = nullptr;
  handle.mark = 0;
  handle.next_gone = gone.load();
  while (!gone.compare_exchange_weak(handle.next_gone, &handle)) {
  }
}

deduku_code code_of(ServiceFault fault) {
  static constexpr std::array<deduku_code, service_fault_count> codes = {
      DEDUKU_BAD_JSON,   DEDUKU_UNKNOWN_METHOD, DEDUKU_BAD_ARGUMENT, DEDUKU_PARSE_ERROR,
      DEDUKU_IMPOSSIBLE, DEDUKU_STOPPED,        DEDUKU_NO_MEMORY};
  return codes[static_cast<std::size_t>(fault)];
}

deduku_code fail(deduku_session& session, const ServiceError& error) {
  session.error = to_json(error);
  return code_of(error.fault);
}

deduku_code fail_argument(deduku_session& session, const std::string& message) {
  return fail(session, {ServiceFault::bad_parameter, message});
}

const char* lend(deduku_session& session, std::string answer, deduku_session::Lent kind) {
  session.answer = std::move(answer);
  session.lent = kind;
  return session.answer.c_str();
}

std::function<bool()> stop_of(const deduku_session& session) {
  // Another thread may be writing either of them, the flag with any kind of atomic store that its language has.
  return [flag = session.stop_flag, requested = &session.stop_requested] {
    return __atomic_load_n(requested, __ATOMIC_RELAXED) != 0 ||
           (flag != nullptr && __atomic_load_n(flag, __ATOMIC_RELAXED) != 0);
  };
}

}  // namespace deduku::c

using namespace deduku;

uint32_t deduku_abi(void) {
  return DEDUKU_ABI;
}

const char* deduku_code_name(deduku_code code) {
  static constexpr deduku_code first = DEDUKU_NO_MEMORY;
  static constexpr std::array<const char*, 13> names = {
      "no_memory",   "stopped", "impossible", "parse_error", "unknown_method", "bad_json", "bad_argument",
      "bad_session", "ok",      "end",        "no_solution", "several",        "conflict"};
  if (code < first || code > DEDUKU_CONFLICT) return "unknown";
  return names[static_cast<std::size_t>(code - first)];
}

deduku_code deduku_session_new(deduku_session** session) {
  if (session == nullptr) return DEDUKU_BAD_ARGUMENT;
  *session = new (std::nothrow) deduku_session;
  return *session == nullptr ? DEDUKU_NO_MEMORY : DEDUKU_OK;
}

void deduku_session_free(deduku_session* session) {
  c::release(session);
}

deduku_code deduku_session_set_stop(deduku_session* session, const volatile int32_t* flag) {
  if (!c::is_alive(session)) return DEDUKU_BAD_SESSION;
  session->error = c::no_error;
  session->stop_flag = flag;
  return DEDUKU_OK;
}

deduku_code deduku_session_stop(deduku_session* session, int32_t stops) {
  if (!c::is_alive(session)) return DEDUKU_BAD_SESSION;
  __atomic_store_n(&session->stop_requested, stops, __ATOMIC_RELAXED);
  return DEDUKU_OK;
}

deduku_code deduku_last_error(deduku_session* session, const char** json) {
  if (!c::is_alive(session)) return DEDUKU_BAD_SESSION;
  if (json == nullptr) return DEDUKU_BAD_ARGUMENT;
  *json = session->error.c_str();
  return DEDUKU_OK;
}
