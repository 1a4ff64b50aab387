/* Deduku's C interface: what other languages bind.
 *
 * Sessions    Everything that works or answers in text takes a session. Make one per thread: a session serves one thread
 *             at a time, different sessions different threads. There is no other state: no globals, no locale, no
 *             environment, no I/O. What is asked before never changes an answer.
 * Ownership   Boards, solutions and errors are plain memory of the caller. `const char*` results belong to the session and
 *             stay valid until its next call or its end; those without a session belong to the library for ever. Nothing
 *             but sessions is ever freed by the caller.
 * Errors      What can fail returns a code: 0 and above are answers, below 0 are errors, and then no result is written
 *             but what `deduku_last_error` tells. Nothing is thrown across this line. Where memory ends the code is
 *             DEDUKU_NO_MEMORY.
 * Arguments   are checked: no text, digit, cell or null pointer makes the behaviour undefined, but sizes and pointers that
 *             do not belong together, and sessions that are gone, do. Debug builds of the library return
 *             DEDUKU_BAD_SESSION for the latter. Texts are UTF-8; those that come with a size need no NUL; those that
 *             come back end with one, which their size does not count.
 * Versions    Within one DEDUKU_ABI functions and codes are added, never changed or taken away. The JSON has a
 *             schema_version of its own (see deduku_about). Techniques, scales and formats have keys, no numbers. */
#ifndef DEDUKU_H
#define DEDUKU_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define DEDUKU_API __attribute__((visibility("default")))
#else
#define DEDUKU_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define DEDUKU_ABI 1

typedef int32_t deduku_code; /* not an enum, whose size would be the compiler's affair */
enum {
  DEDUKU_OK = 0,
  DEDUKU_BAD_SESSION = -1,    /* the session is NULL, or in debug builds: gone */
  DEDUKU_BAD_ARGUMENT = -2,   /* NULL or out of range, or a parameter of the JSON is */
  DEDUKU_BAD_JSON = -3,       /* the parameters are no JSON object */
  DEDUKU_UNKNOWN_METHOD = -4, /* there is no such method */
  DEDUKU_PARSE_ERROR = -5,    /* a puzzle or a ladder cannot be read */
  DEDUKU_IMPOSSIBLE = -6,     /* the question makes no sense for this board */
  DEDUKU_STOPPED = -7,        /* the stop flag was set */
  DEDUKU_NO_MEMORY = -8
};

/* What one thread works with. */
typedef struct deduku_session deduku_session;

/* --- the library */

/* The ABI of the library that is loaded: compare it with DEDUKU_ABI before anything else. Any thread, any time. */
DEDUKU_API uint32_t deduku_abi(void);
/* The version of the library that is loaded, "0.1.0". Belongs to the library. Any thread, any time. */
DEDUKU_API const char* deduku_version(void);
/* The name of a code: "parse_error" for DEDUKU_PARSE_ERROR; "unknown" for a number that is none. Belongs to the
 * library. Any thread, any time. */
DEDUKU_API const char* deduku_code_name(deduku_code code);

/* --- sessions */

/* Makes a session and stores it in *session, to be freed by deduku_session_free. Fails with DEDUKU_BAD_ARGUMENT where
 * `session` is NULL, and with DEDUKU_NO_MEMORY. */
DEDUKU_API deduku_code deduku_session_new(deduku_session** session);
/* Frees a session and all texts that belong to it; NULL is allowed. No call of it may be under way. */
DEDUKU_API void deduku_session_free(deduku_session* session);
/* Lets long calls of the session be broken off: they return DEDUKU_STOPPED soon, some milliseconds as a rule, after *flag
 * is not 0 any more. Any thread may set the flag at any time; it must live until the session is freed or has another
 * one. NULL: none. */
DEDUKU_API deduku_code deduku_session_set_stop(deduku_session* session, const volatile int32_t* flag);
/* What went wrong in the last call of the session that returned an error: a JSON object with `code` ("parse_error"),
 * `message` (one sentence), `line` and `column` (from 1; 0: no such place). Stored in *json; belongs to the session, up to
 * its next call but this one. "{}" where nothing went wrong. */
DEDUKU_API deduku_code deduku_last_error(deduku_session* session, const char** json);

/* --- any question */

/* Answers a question by its name. `parameters`: a JSON object of `size` bytes, or NULL for none. The methods, their
 * parameters and answers: docs/protocol.md. Stores in *json the answer, a JSON object on one line, and its size without
 * the NUL in *json_size, which may be NULL; the answer belongs to the session up to its next call. On an error *json is
 * what deduku_last_error tells. `budget` among the parameters limits counted work, the stop flag of the session breaks
 * off at any time. */
DEDUKU_API deduku_code deduku_call(deduku_session* session, const char* method, const char* parameters, size_t size,
                                   const char** json, size_t* json_size);

#ifdef __cplusplus
}
#endif
#endif
