/* Deduku's C interface: the one that other languages bind to.
 *
 * Sessions    Every function that does lengthy work or returns text takes a session. Make one per thread: a session
 *             serves one thread at a time, different sessions different threads. There is no other state: no
 *             globals, no locale, no environment, no I/O. Earlier calls never change an answer.
 * Ownership   Boards and solutions are plain memory of the caller. `const char*` results belong to the session and
 *             stay valid until its next call or its end; the results of functions without a session belong to the
 *             library for ever. The caller frees only sessions and readers.
 * Errors      A function that can fail returns a code: 0 and above are answers, below 0 are errors. After an error
 *             no result is written; only `deduku_last_error` reports it. No exception crosses this interface. If
 *             memory runs out, the code is DEDUKU_NO_MEMORY.
 * Arguments   are checked: no text, digit, cell or null pointer makes the behaviour undefined. Sizes and pointers
 *             that do not belong together, and handles that were freed, do. Debug builds of the library refuse freed
 *             handles (sessions with DEDUKU_BAD_SESSION, readers with DEDUKU_BAD_ARGUMENT) and keep some bytes of
 *             each for that. Texts are UTF-8. A text passed with a size needs no NUL. A returned text ends with a
 *             NUL, which its size does not count.
 * Versions    Within one DEDUKU_ABI functions and codes are added, never changed or removed. The JSON has a
 *             schema_version of its own (see deduku_about). Techniques, scales and formats have keys, not numbers. */
#ifndef DEDUKU_H
#define DEDUKU_H

#include <stddef.h>
#include <stdint.h>

#include "deduku/export.h"
#include "deduku/version.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DEDUKU_ABI 1

typedef int32_t deduku_code; /* not an enum because the compiler would choose the size of one */
enum {
  DEDUKU_OK = 0,
  DEDUKU_END = 1,             /* no board is left */
  DEDUKU_NO_SOLUTION = 2,     /* the board has no solution */
  DEDUKU_SEVERAL = 3,         /* the board has more than one solution */
  DEDUKU_CONFLICT = 4,        /* a house contains a digit twice */
  DEDUKU_BAD_SESSION = -1,    /* the session is NULL, or (in debug builds) was freed */
  DEDUKU_BAD_ARGUMENT = -2,   /* an argument is NULL or out of range, or a parameter in the JSON is */
  DEDUKU_BAD_JSON = -3,       /* the parameters are not a JSON object */
  DEDUKU_UNKNOWN_METHOD = -4, /* no method has this name */
  DEDUKU_PARSE_ERROR = -5,    /* a puzzle or a ladder cannot be read */
  DEDUKU_IMPOSSIBLE = -6,     /* the question makes no sense for this board */
  DEDUKU_STOPPED = -7,        /* the stop flag was set */
  DEDUKU_NO_MEMORY = -8
};

/* The state of one thread. */
typedef struct deduku_session deduku_session;
/* An iterator over the boards in one text. */
typedef struct deduku_reader deduku_reader;

/* A board, cells row by row: cell 0 is r1c1, cell 80 r9c9. 408 bytes without padding. Every function that takes a
 * board returns DEDUKU_BAD_ARGUMENT if a value is outside the ranges below. A digit that occurs twice in a house is
 * allowed. */
typedef struct deduku_board {
  uint8_t digits[81];   /* 0 if the cell is empty, else 1 to 9 */
  uint8_t is_given[81]; /* 1: the digit belongs to the puzzle; 0: it is the player's, or the cell is empty. If no
                           digit is given and has_marks is 0, every digit belongs to the puzzle */
  uint16_t marks[81];   /* bit d-1: pencil mark d, up to 0x1FF; read if has_marks is 1 and the cell is empty */
  uint8_t has_marks;    /* 0: the candidates of the empty cells are those that the digits allow; 1: they are `marks` */
  uint8_t reserved[83]; /* zero */
} deduku_board;

/* --- the library */

/* The ABI of the loaded library: compare it with DEDUKU_ABI before anything else. Any thread, any time. */
DEDUKU_API uint32_t deduku_abi(void);
/* The version of the loaded library, "0.1.0". Belongs to the library. Any thread, any time. */
DEDUKU_API const char* deduku_version(void);
/* The name of a code: "parse_error" for DEDUKU_PARSE_ERROR; "unknown" for a number that is not a code. Belongs to
 * the library. Any thread, any time. */
DEDUKU_API const char* deduku_code_name(deduku_code code);
/* The number of methods of deduku_call, and the name of each, `index` from 0; NULL after the last. Belong to the
 * library. Any thread, any time. */
DEDUKU_API size_t deduku_method_count(void);
DEDUKU_API const char* deduku_method_name(size_t index);

/* --- sessions */

/* Makes a session and stores it in *session; the caller frees it with deduku_session_free. One thread uses it at a
 * time. Errors: DEDUKU_BAD_ARGUMENT if `session` is NULL, DEDUKU_NO_MEMORY. Any thread, any time. */
DEDUKU_API deduku_code deduku_session_new(deduku_session** session);
/* Frees a session and all texts that belong to it; NULL is allowed. No call with it may be in progress in any
 * thread. Its readers stay valid and may be used with other sessions. */
DEDUKU_API void deduku_session_free(deduku_session* session);
/* Makes long calls of the session cancellable: they return DEDUKU_STOPPED soon after *flag is no longer 0, usually
 * within some milliseconds. The caller owns the flag. Any thread may set it at any time. It must live until the
 * session is freed or has another flag. NULL: no flag. Errors: DEDUKU_BAD_SESSION. Not while a call of the session
 * is in progress. */
DEDUKU_API deduku_code deduku_session_set_stop(deduku_session* session, const volatile int32_t* flag);
/* Like deduku_session_set_stop without a flag of the caller, whose type differs from language to language: cancels
 * the call of the session that is in progress and all later ones until `stops` is 0 again. Any thread, any time
 * before the session is freed. Errors: DEDUKU_BAD_SESSION. */
DEDUKU_API deduku_code deduku_session_stop(deduku_session* session, int32_t stops);
/* The error of the last call of the session: a JSON object with `code` ("parse_error"; for DEDUKU_BAD_ARGUMENT
 * "bad_parameter"), `message` (one sentence), `line` and `column` (from 1; 0: no such place); "{}" if the call
 * succeeded. Stored in *json; belongs to the session until its next call except this one. Errors:
 * DEDUKU_BAD_SESSION, DEDUKU_BAD_ARGUMENT if `json` is NULL. */
DEDUKU_API deduku_code deduku_last_error(deduku_session* session, const char** json);

/* The result of the last call of the session without JSON: the sentence of an error; the `text` of deduku_hint,
 * deduku_why and deduku_progress; the picture of deduku_draw; the page or the Markdown of deduku_explain; the board
 * of deduku_board_write; for deduku_rate the rating on the scale in points, "7.2", ">=7.2" or "" for no rating; for
 * "search" the guesses. "" if the call has no such result. Stored in *text; belongs to the session until its next
 * call except this one and deduku_last_error. Errors: DEDUKU_BAD_SESSION, DEDUKU_BAD_ARGUMENT if `text` is NULL,
 * DEDUKU_NO_MEMORY. */
DEDUKU_API deduku_code deduku_last_text(deduku_session* session, const char** text);

/* --- any method */

/* Calls a method by its name. `parameters`: a JSON object of `size` bytes, or NULL for no parameters. The methods,
 * their parameters and answers: docs/protocol.md. Stores in *json the answer, a JSON object on one line, and in
 * *json_size, which may be NULL, its size without the NUL. The answer belongs to the session until its next call.
 * The parameter `budget` limits counted work; its default is about five seconds. The stop flag of the session
 * cancels the call at any time. Errors: DEDUKU_BAD_SESSION, DEDUKU_NO_MEMORY and, without an answer,
 * DEDUKU_BAD_ARGUMENT if `method` or `json` is NULL; else the code of the fault, and *json is the object that
 * deduku_last_error reports. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_call(deduku_session* session, const char* method, const char* parameters, size_t size,
                                   const char** json, size_t* json_size);

/* Describes the library: versions, methods, formats, scales, languages, the default ladder. `options`: NULL, or a
 * JSON object ending with a NUL, {"lang": "de"}. The answer, that of deduku_call with "about", is stored in *json
 * and belongs to the session until its next call. Errors: DEDUKU_BAD_SESSION; DEDUKU_BAD_ARGUMENT, DEDUKU_BAD_JSON
 * for the options; nothing is stored then. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_about(deduku_session* session, const char* options, const char** json);

/* --- boards */

/* Makes a board from 81 characters that end with a NUL, row by row: 1 to 9 are givens, '.' and '0' empty cells.
 * Writes *board, the caller's. Errors, after which nothing is written: DEDUKU_PARSE_ERROR for another text,
 * DEDUKU_BAD_ARGUMENT for NULL. A digit that occurs twice in a house is not an error. Needs no session; any thread. */
DEDUKU_API deduku_code deduku_board_of(const char* digits, deduku_board* board);
/* Reads the only board in a text of `size` bytes. `format`: a format that deduku_about lists, or NULL to recognise
 * it. Writes *board, the caller's. Errors, after which nothing is written: DEDUKU_PARSE_ERROR if the text has no
 * board, more than one, or one that cannot be read (also if a digit occurs twice in a house); deduku_last_error has
 * line and column. DEDUKU_BAD_ARGUMENT for an unknown format, a format that is only written, or NULL.
 * DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_board_read(deduku_session* session, const char* text, size_t size, const char* format,
                                         deduku_board* board);
/* Writes a board as text in a format: "line", "grid", "candidates", "sukaku", "hodoku", ...; NULL: "line". Stores
 * the text in *text; it belongs to the session until its next call. *size, which may be NULL, is its size without
 * the NUL. Errors: DEDUKU_BAD_ARGUMENT for NULL, a board out of range, an unknown format or a format that is only
 * read; DEDUKU_BAD_SESSION; nothing is stored then. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_board_write(deduku_session* session, const deduku_board* board, const char* format,
                                          const char** text, size_t* size);
/* Fills in the pencil marks that the digits of a board allow, in place of any that it has. Errors:
 * DEDUKU_BAD_ARGUMENT for NULL or a board out of range, which does not change. Needs no session; any thread. */
DEDUKU_API deduku_code deduku_board_fill_marks(deduku_board* board);
/* Places a digit of the player, 1 to 9, in a cell, 0 to 80, and removes the marks of this digit from all cells that
 * see it. Digit 0 empties the cell; if the board has marks, the cell then has all marks that its houses allow. A
 * digit that is already in a house is not an error. Errors: DEDUKU_BAD_ARGUMENT for the cell of a given, NULL, or
 * anything out of range; the board does not change. Needs no session; any thread. */
DEDUKU_API deduku_code deduku_board_place(deduku_board* board, int32_t cell, int32_t digit);
/* Removes a pencil mark, 1 to 9, from a cell, 0 to 80; a mark that is absent is not an error. If the board has no
 * marks, those that its digits allow are filled in first. Errors: DEDUKU_BAD_ARGUMENT for NULL or anything out of
 * range; the board does not change. Needs no session; any thread. */
DEDUKU_API deduku_code deduku_board_eliminate(deduku_board* board, int32_t cell, int32_t digit);

/* deduku_board_place and deduku_board_eliminate in a session, which has a sentence for each error: deduku_last_text
 * returns "r1c3 is a given". Errors as above, and DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_place(deduku_session* session, deduku_board* board, int32_t cell, int32_t digit);
DEDUKU_API deduku_code deduku_eliminate(deduku_session* session, deduku_board* board, int32_t cell, int32_t digit);
/* Executes a step on a board: places its digits, removes its candidates from the marks, and removes all marks that a
 * digit excludes, so that deduku_hint returns the next step. `step`: JSON that ends with a NUL: the unchanged answer
 * of deduku_hint (which may still be the session's), a step as deduku_steps and deduku_path list them, or an object
 * with `places` and `removes`. Errors, after which the board is unchanged and deduku_last_text describes the fault:
 * DEDUKU_IMPOSSIBLE if the step does not fit the board, or the hint has no step; DEDUKU_BAD_ARGUMENT for NULL, a
 * board out of range, or JSON that is not a step; DEDUKU_BAD_JSON; DEDUKU_BAD_SESSION. One thread at a time for each
 * session. */
DEDUKU_API deduku_code deduku_apply(deduku_session* session, deduku_board* board, const char* step);

/* --- many boards in one text */

/* Begins to read the boards in a text of `size` bytes, which stays the caller's, and must outlive the reader and not
 * change. `format`: a format that deduku_about lists, or NULL to recognise it. Stores in *reader a reader that the
 * caller frees with deduku_reader_free. Errors: DEDUKU_BAD_ARGUMENT for NULL or an unknown format,
 * DEDUKU_BAD_SESSION, DEDUKU_NO_MEMORY; after an error nothing is stored. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_reader_new(deduku_session* session, const char* text, size_t size, const char* format,
                                         deduku_reader** reader);
/* Reads the next board into *board, the caller's. Returns DEDUKU_END, and writes nothing, if no board is left.
 * Errors, after which nothing is written either: DEDUKU_PARSE_ERROR for a record that cannot be read, with its place
 * in deduku_last_error of this session; the next call continues after it. DEDUKU_BAD_ARGUMENT if `reader` or `board`
 * is NULL, DEDUKU_BAD_SESSION. Any session will do. A reader, like a session, serves one thread at a time. */
DEDUKU_API deduku_code deduku_reader_next(deduku_session* session, deduku_reader* reader, deduku_board* board);
/* Frees a reader, but not the text that it reads; NULL is allowed. No call with it may be in progress. Needs no
 * session. */
DEDUKU_API void deduku_reader_free(deduku_reader* reader);

/* --- search; without a session and from any thread at any time, except for deduku_solve_in and deduku_count */

/* Solves a board by search, in microseconds. Writes a solution, 81 digits 1 to 9, to `solution`, 81 bytes of the caller
 * or NULL. DEDUKU_OK: it is the only one. DEDUKU_SEVERAL: it is one of them. DEDUKU_NO_SOLUTION, DEDUKU_CONFLICT:
 * nothing is written. Errors: DEDUKU_BAD_ARGUMENT for NULL or a board out of range. Any thread, any time. */
DEDUKU_API deduku_code deduku_solve(const deduku_board* board, uint8_t* solution);
/* deduku_solve in a session, whose stop flag cancels it between two solutions: DEDUKU_STOPPED, and nothing is
 * written. Also fails with DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_solve_in(deduku_session* session, const deduku_board* board, uint8_t* solution);
/* Counts the solutions of `n` puzzles of 81 characters each, `stride` (at least 81) bytes from one to the next; 1 to 9
 * are digits, everything else is an empty cell. Stops at `limit` (at least 1) for each: 2 recognises unique puzzles.
 * Writes `n` numbers to `counts` and a solution of 81 digits for each puzzle that has one to `solutions`, 81 n bytes;
 * both are the caller's, and either may be NULL. Easy puzzles take less than a microsecond each. Errors:
 * DEDUKU_BAD_ARGUMENT for a smaller stride, the limit 0, or NULL for puzzles; DEDUKU_NO_MEMORY. Any thread, any time.
 */
DEDUKU_API deduku_code deduku_solve_many(const char* puzzles, size_t stride, size_t n, uint64_t limit, uint64_t* counts,
                                         uint8_t* solutions);
/* Counts the solutions of a board, up to `limit` (at least 1), into *count. A conflict means 0. The stop flag of the
 * session cancels it between two solutions. Errors, after which nothing is written: DEDUKU_STOPPED;
 * DEDUKU_BAD_ARGUMENT for NULL, the limit 0 or a board out of range; DEDUKU_BAD_SESSION. One thread at a time for
 * each session. */
DEDUKU_API deduku_code deduku_count(deduku_session* session, const deduku_board* board, uint64_t limit,
                                    uint64_t* count);
/* Whether a board is a proper puzzle: DEDUKU_OK (exactly one solution), DEDUKU_SEVERAL, DEDUKU_NO_SOLUTION,
 * DEDUKU_CONFLICT. With DEDUKU_OK, is_redundant[cell] becomes 1 for each given that could be removed alone, else 0.
 * is_redundant: 81 bytes of the caller, or NULL, which is faster. Errors: DEDUKU_BAD_ARGUMENT for NULL or a board
 * out of range. Any thread, any time. */
DEDUKU_API deduku_code deduku_check(const deduku_board* board, uint8_t* is_redundant);

/* --- reasons, ratings, pictures
 *
 * Each function calls the method of docs/protocol.md with its name for a board. `options`: NULL, or the other
 * parameters of the method as a JSON object that ends with a NUL, {"lang": "de", "budget": 100000}; without `puzzle`
 * and `board`. Stores in *json the answer, a JSON object on one line, which belongs to the session until its next
 * call. The stop flag of the session and the option `budget` limit the work. The flag ends a call with
 * DEDUKU_STOPPED. The budget ends it with an answer, at the same place on every machine: its status is
 * "out_of_budget", or it is marked `cut`. Without `budget`, or with 0, the limit is about five seconds; with
 * 9007199254740991 there is practically no limit. One thread at a time for each session.
 *
 * Errors, which each of them may have, and after which nothing is stored: DEDUKU_BAD_SESSION; DEDUKU_BAD_ARGUMENT
 * for NULL, for a board, an argument or an option out of range; DEDUKU_BAD_JSON for options that are not a JSON
 * object; DEDUKU_PARSE_ERROR for a ladder or givens that cannot be read, or a digit that occurs twice in a house if
 * the method does not allow that; DEDUKU_IMPOSSIBLE if the question makes no sense for this board; DEDUKU_STOPPED;
 * DEDUKU_NO_MEMORY. deduku_last_error describes the fault, deduku_last_text does in one sentence. */

/* Rates a board on a scale: "r", "ladder", "ser" (Sudoku Explainer), "hodoku", "w", ... The answer is the record
 * `rate` of docs/json.md without the place of the puzzle in a list. A puzzle without exactly one solution also has
 * an answer, whose status reports it. Options: `trace` (every step), `blind`, `ladder`, `techniques`, `uniqueness`,
 * `se_mode`, `budget`, `lang`, `notation`. The answer belongs to the session until its next call; errors and limits
 * are described above. */
DEDUKU_API deduku_code deduku_rate(deduku_session* session, const deduku_board* board, const char* scale,
                                   const char* options, const char** json);
/* Rates a board on several scales, their names separated by commas: "r,ser,hodoku". The answer has an array
 * `records`, one for each scale, with its name in `scale`. */
DEDUKU_API deduku_code deduku_rate_several(deduku_session* session, const deduku_board* board, const char* scales,
                                           const char* options, const char** json);
/* The next step from a board in progress, as a hint of a level from 1 (where to look) to 5 (everything). Mistakes on
 * the board come before any hint. Options: `givens` (the puzzle as text, if the board does not mark its givens),
 * `ladder`, `techniques`, `uniqueness`, `se_mode`, `budget`, `lang`, `notation`, `draw`, `html`. The answer belongs
 * to the session until its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_hint(deduku_session* session, const deduku_board* board, int32_t level,
                                   const char* options, const char** json);
/* Every step that applies to the board now, cheapest first. `technique`: only those of this technique or family;
 * NULL: of all on the ladder. Options: `ladder`, `techniques`, `uniqueness`, `budget`, `lang`, `notation`, `draw`,
 * `html`. The answer belongs to the session until its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_steps(deduku_session* session, const deduku_board* board, const char* technique,
                                    const char* options, const char** json);
/* The whole path of steps from the board to its solution, or to the grid where logic is stuck. Options: `ladder`,
 * `techniques`, `uniqueness`, `short` (without steps that no later step needs), `se_mode`, `budget`, `lang`,
 * `notation`, `draw`, `html`. The answer belongs to the session until its next call; errors and limits are described
 * above. */
DEDUKU_API deduku_code deduku_path(deduku_session* session, const deduku_board* board, const char* options,
                                   const char** json);
/* Judges a move: whether it is right, whether it follows, and by which technique. `move`: JSON that ends with a NUL,
 * like `step` of deduku_apply. Options: `technique` (by which the move is claimed to follow), `within` (the maximum
 * cost of a step), `why`, `ladder`, `techniques`, `uniqueness`, `budget`, `lang`, `notation`. The method
 * "assess_many" of deduku_call judges many moves at once. The answer belongs to the session until its next call;
 * errors and limits are described above. */
DEDUKU_API deduku_code deduku_assess(deduku_session* session, const deduku_board* board, const char* move,
                                     const char* options, const char** json);
/* Whether a step follows, as proved by the checker, which uses no techniques: the field `status` of the answer is
 * "proved", "unproved", "false_premise" or "out_of_budget". `step`: JSON that ends with a NUL, as for deduku_apply.
 * Options: `premises` (the facts that the step may use; default: those that it names, or else all of the board),
 * `uniqueness`, `budget`. The answer belongs to the session until its next call; errors and limits are described
 * above. */
DEDUKU_API deduku_code deduku_verify(deduku_session* session, const deduku_board* board, const char* step,
                                     const char* options, const char** json);
/* Why a cell, 0 to 80, cannot hold a digit, 1 to 9, or must: the steps that prove it. Options: `ladder`,
 * `techniques`, `uniqueness`, `budget`, `lang`, `notation`, `draw`, `html`. The answer belongs to the session until
 * its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_why(deduku_session* session, const deduku_board* board, int32_t cell, int32_t digit,
                                  const char* options, const char** json);
/* The faults of a board in progress: wrong entries and why each is wrong, missing pencil marks, and pencil marks
 * that can be removed. Options: `givens`, `refutations` (false: no reasons for wrong entries, which are long),
 * `ladder`, `techniques`, `uniqueness`, `budget`, `lang`, `notation`. The answer belongs to the session until its
 * next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_progress(deduku_session* session, const deduku_board* board, const char* options,
                                       const char** json);
/* A picture as an SVG document, in the field `svg` of the answer. `step`: which step of the path, from 1; 0: the
 * board alone. DEDUKU_IMPOSSIBLE if the path or the budget ends before that step. Options: `theme`, `style_sheet`,
 * `marks`, `coordinates`, `title`, `legend`, `sentence`, `id_prefix`, `ladder`, `techniques`, `uniqueness`,
 * `se_mode`, `budget`, `lang`, `notation`. The answer belongs to the session until its next call; errors and limits
 * are described above. */
DEDUKU_API deduku_code deduku_draw(deduku_session* session, const deduku_board* board, int32_t step,
                                   const char* options, const char** json);
/* The whole path explained, as an HTML page that needs no other file, in the field `html` of the answer; or as
 * Markdown with {"to": "markdown"}. Options: `to`, `name`, `ladder`, `techniques`, `uniqueness`, `se_mode`,
 * `budget`, `lang`, `notation`. The answer belongs to the session until its next call; errors and limits are
 * described above. */
DEDUKU_API deduku_code deduku_explain(deduku_session* session, const deduku_board* board, const char* options,
                                      const char** json);
/* Writes the canonical form of a board, the same for all equivalent boards, to *form, which may be `board` itself.
 * Errors, after which nothing is written: DEDUKU_BAD_ARGUMENT for NULL or a board out of range; DEDUKU_NO_MEMORY.
 * Needs no session; any thread. */
DEDUKU_API deduku_code deduku_canonical(const deduku_board* board, deduku_board* form);
/* deduku_canonical in a session, which has a sentence for each error: deduku_last_text returns "r1c3 holds 12, which
 * is no digit". Also fails with DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_canonical_in(deduku_session* session, const deduku_board* board, deduku_board* form);

#ifdef __cplusplus
}
#endif
#endif
