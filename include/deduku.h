/* Deduku's C interface: what other languages bind.
 *
 * Sessions    Everything that works or answers in text takes a session. Make one per thread: a session serves one thread
 *             at a time, different sessions different threads. There is no other state: no globals, no locale, no
 *             environment, no I/O. What is asked before never changes an answer.
 * Ownership   Boards and solutions are plain memory of the caller. `const char*` results belong to the session and
 *             stay valid until its next call or its end; those without a session belong to the library for ever. Nothing
 *             but sessions and readers is ever freed by the caller.
 * Errors      What can fail returns a code: 0 and above are answers, below 0 are errors, and then no result is written
 *             but what `deduku_last_error` reports. Nothing is thrown across this line. Where memory ends the code is
 *             DEDUKU_NO_MEMORY.
 * Arguments   are checked: no text, digit, cell or null pointer makes the behaviour undefined, but sizes and pointers that
 *             do not belong together, and handles that are gone, do. Debug builds of the library refuse the latter,
 *             sessions with DEDUKU_BAD_SESSION, readers with DEDUKU_BAD_ARGUMENT, and keep some bytes of each for that.
 *             Texts are UTF-8; those that come with a size need no NUL; those that come back end with one, which their
 *             size does not count.
 * Versions    Within one DEDUKU_ABI functions and codes are added, never changed or taken away. The JSON has a
 *             schema_version of its own (see deduku_about). Techniques, scales and formats have keys, no numbers. */
#ifndef DEDUKU_H
#define DEDUKU_H

#include <stddef.h>
#include <stdint.h>

#include "deduku/export.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DEDUKU_ABI 1

typedef int32_t deduku_code; /* not an enum, whose size would be the compiler's affair */
enum {
  DEDUKU_OK = 0,
  DEDUKU_END = 1,             /* there is no further board */
  DEDUKU_NO_SOLUTION = 2,     /* the board has none */
  DEDUKU_SEVERAL = 3,         /* the board has more than one solution */
  DEDUKU_CONFLICT = 4,        /* a digit stands twice in a house */
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
/* Many boards in one text, on their way. */
typedef struct deduku_reader deduku_reader;

/* A board, cells row by row: cell 0 is r1c1, cell 80 r9c9. 408 bytes without padding. What is not within the ranges below is
 * DEDUKU_BAD_ARGUMENT wherever a board is taken; that a digit stands twice in a house is not. */
typedef struct deduku_board {
  uint8_t digits[81];   /* 0 where the cell is empty, else 1 to 9 */
  uint8_t is_given[81]; /* 1: the digit belongs to the puzzle; 0: it is the player's, or there is none */
  uint16_t marks[81];   /* bit d-1: pencil mark d, up to 0x1FF; read where has_marks is 1 and the cell is empty */
  uint8_t has_marks;    /* 0: the candidates of the empty cells are what the digits leave; 1: they are `marks` */
  uint8_t reserved[83]; /* zero */
} deduku_board;

/* --- the library */

/* The ABI of the library that is loaded: compare it with DEDUKU_ABI before anything else. Any thread, any time. */
DEDUKU_API uint32_t deduku_abi(void);
/* The version of the library that is loaded, "0.1.0". Belongs to the library. Any thread, any time. */
DEDUKU_API const char* deduku_version(void);
/* The name of a code: "parse_error" for DEDUKU_PARSE_ERROR; "unknown" for a number that is none. Belongs to the
 * library. Any thread, any time. */
DEDUKU_API const char* deduku_code_name(deduku_code code);
/* How many methods deduku_call knows, and the name of each, `index` from 0; NULL after the last. Belong to the library. Any
 * thread, any time. */
DEDUKU_API size_t deduku_method_count(void);
DEDUKU_API const char* deduku_method_name(size_t index);

/* --- sessions */

/* Makes a session and stores it in *session; the caller frees it by deduku_session_free. One thread uses it at a time.
 * Errors: DEDUKU_BAD_ARGUMENT where `session` is NULL, DEDUKU_NO_MEMORY. Any thread, any time. */
DEDUKU_API deduku_code deduku_session_new(deduku_session** session);
/* Frees a session and all texts that belong to it; NULL is allowed. No call of it may be under way, in any thread; its
 * readers stay, and may be used with other sessions. */
DEDUKU_API void deduku_session_free(deduku_session* session);
/* Lets long calls of the session be broken off: they return DEDUKU_STOPPED soon, some milliseconds as a rule, after *flag
 * is not 0 any more. The flag is the caller's: any thread may set it at any time, and it must live until the session is
 * freed or has another one. NULL: none. Errors: DEDUKU_BAD_SESSION. Not while a call of the session is under way. */
DEDUKU_API deduku_code deduku_session_set_stop(deduku_session* session, const volatile int32_t* flag);
/* The same without a flag of the caller's, whose kind each language has another word for: calls of the session are broken
 * off, the one that is under way and those that come, until `stops` is 0 again. Any thread, any time, while the session is
 * there. Errors: DEDUKU_BAD_SESSION. */
DEDUKU_API deduku_code deduku_session_stop(deduku_session* session, int32_t stops);
/* What went wrong in the last call of the session: a JSON object with `code` ("parse_error"; of DEDUKU_BAD_ARGUMENT
 * "bad_parameter"), `message` (one sentence), `line` and `column` (from 1; 0: no such place); "{}" where nothing did.
 * Stored in *json; belongs to the session, up to its next call but this one. Errors: DEDUKU_BAD_SESSION,
 * DEDUKU_BAD_ARGUMENT where `json` is NULL. */
DEDUKU_API deduku_code deduku_last_error(deduku_session* session, const char** json);

/* What the last call of the session says, without JSON: the sentence of an error; the `text` of deduku_hint, deduku_why and
 * deduku_progress; the picture of deduku_draw; the page or the Markdown of deduku_explain; the board of deduku_board_write;
 * of deduku_rate the figure of the scale, "7.2", ">=7.2" or "", none. "" where there is nothing of the kind. Stored in *text;
 * belongs to the session, up to its next call but this one and deduku_last_error. Errors: DEDUKU_BAD_SESSION,
 * DEDUKU_BAD_ARGUMENT where `text` is NULL, DEDUKU_NO_MEMORY. */
DEDUKU_API deduku_code deduku_last_text(deduku_session* session, const char** text);

/* --- any question */

/* Answers a question by its name. `parameters`: a JSON object of `size` bytes, or NULL for none. The methods, their
 * parameters and answers: docs/protocol.md. Stores in *json the answer, a JSON object on one line, and its size without
 * the NUL in *json_size, which may be NULL; the answer belongs to the session up to its next call. `budget` among the
 * parameters limits counted work; left out, it is about five seconds. The stop flag of the session breaks off at any time. Errors: DEDUKU_BAD_SESSION,
 * DEDUKU_NO_MEMORY and, without an answer, DEDUKU_BAD_ARGUMENT where `method` or `json` is NULL; else the code of the
 * fault, and *json is what deduku_last_error reports. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_call(deduku_session* session, const char* method, const char* parameters, size_t size,
                                   const char** json, size_t* json_size);

/* What this library is and has: versions, methods, formats, scales, languages, the default ladder. `options`: NULL, or a
 * JSON object ending with a NUL, {"lang": "de"}. The answer, as of deduku_call with "about", is stored in *json and
 * belongs to the session up to its next call. Errors: DEDUKU_BAD_SESSION; DEDUKU_BAD_ARGUMENT, DEDUKU_BAD_JSON for the
 * options; nothing is stored then. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_about(deduku_session* session, const char* options, const char** json);

/* --- boards */

/* Reads the one board in a text of `size` bytes. `format`: one of those that deduku_about names, or NULL: it is
 * recognised. Writes *board, the caller's. Errors, with which nothing is written: DEDUKU_PARSE_ERROR where there is no
 * board, more than one, or one that cannot be read, a digit that stands twice in a house included; deduku_last_error has
 * line and column. DEDUKU_BAD_ARGUMENT for an unknown format, one that is only written, or NULL. DEDUKU_BAD_SESSION. One
 * thread at a time for each session. */
DEDUKU_API deduku_code deduku_board_read(deduku_session* session, const char* text, size_t size, const char* format,
                                         deduku_board* board);
/* Writes a board as text in a format: "line", "grid", "candidates", "sukaku", "hodoku", ...; NULL: "line". Stores the
 * text in *text; it belongs to the session up to its next call. *size, which may be NULL, is its size without the NUL.
 * Errors: DEDUKU_BAD_ARGUMENT for NULL, a board out of range, an unknown format or one that is only read;
 * DEDUKU_BAD_SESSION; nothing is stored then. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_board_write(deduku_session* session, const deduku_board* board, const char* format,
                                          const char** text, size_t* size);
/* Gives a board the pencil marks that its digits leave, in place of any that it has. Errors: DEDUKU_BAD_ARGUMENT for NULL
 * or a board out of range, which stays as it is. Needs no session; any thread. */
DEDUKU_API deduku_code deduku_board_fill_marks(deduku_board* board);
/* Puts a digit of the player, 1 to 9, into a cell, 0 to 80, and takes the marks of this digit from all cells that see it;
 * digit 0 empties the cell, which has all marks then that its houses leave, where the board has marks. A digit that
 * stands in a house already is no error. Errors: DEDUKU_BAD_ARGUMENT for the cell of a given, NULL, or anything out of
 * range; the board stays as it is. Needs no session; any thread. */
DEDUKU_API deduku_code deduku_board_place(deduku_board* board, int32_t cell, int32_t digit);
/* Takes a pencil mark, 1 to 9, from a cell, 0 to 80; one that is not there is no error. A board without marks has those
 * that its digits leave filled in first. Errors: DEDUKU_BAD_ARGUMENT for NULL or anything out of range; the board stays
 * as it is. Needs no session; any thread. */
DEDUKU_API deduku_code deduku_board_eliminate(deduku_board* board, int32_t cell, int32_t digit);

/* The same as the two above in a session, which has the words where they refuse: deduku_last_text says "r1c3 is a given".
 * Errors as above, and DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_place(deduku_session* session, deduku_board* board, int32_t cell, int32_t digit);
DEDUKU_API deduku_code deduku_eliminate(deduku_session* session, deduku_board* board, int32_t cell, int32_t digit);
/* Carries out a step on a board: its digits are placed, the candidates that it removes are no longer marked, and no mark is
 * left that a digit excludes, so that deduku_hint gives the next step. `step`: JSON that ends with a NUL, the answer of
 * deduku_hint as it is (which may still be the session's), a step as deduku_steps and deduku_path list them, or an object
 * with `places` and `removes`. Errors, with which the board stays as it is and deduku_last_text says what was
 * wrong: DEDUKU_IMPOSSIBLE where the step does not fit the board, or the hint has none; DEDUKU_BAD_ARGUMENT for NULL, a
 * board out of range, or what is no step; DEDUKU_BAD_JSON; DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_apply(deduku_session* session, deduku_board* board, const char* step);

/* --- many boards in one text */

/* Begins to read the boards in a text of `size` bytes, which stays the caller's, and must outlive the reader and not
 * change. `format`: one of those that deduku_about names, or NULL: it is recognised. Stores in *reader a reader that the
 * caller frees by deduku_reader_free. Errors: DEDUKU_BAD_ARGUMENT for NULL or an unknown format, DEDUKU_BAD_SESSION,
 * DEDUKU_NO_MEMORY; nothing is stored then. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_reader_new(deduku_session* session, const char* text, size_t size, const char* format,
                                         deduku_reader** reader);
/* Reads the next board into *board, the caller's; DEDUKU_END where there is none left, and nothing is written. Errors,
 * with which nothing is written either: DEDUKU_PARSE_ERROR for a record that cannot be read, with its place in
 * deduku_last_error of this session; the next call goes on after it. DEDUKU_BAD_ARGUMENT where `reader` or `board` is
 * NULL, DEDUKU_BAD_SESSION. Any session will do; a reader, like a session, serves one thread at a time. */
DEDUKU_API deduku_code deduku_reader_next(deduku_session* session, deduku_reader* reader, deduku_board* board);
/* Frees a reader, but not the text that it reads; NULL is allowed. No call of it may be under way. Needs no session. */
DEDUKU_API void deduku_reader_free(deduku_reader* reader);

/* --- search; without a session, from any thread at any time, but for deduku_solve_in and deduku_count */

/* Solves a board by search, in microseconds. Writes a solution, 81 digits 1 to 9, to `solution`, 81 bytes of the caller or
 * NULL. DEDUKU_OK: it is the only one. DEDUKU_SEVERAL: it is one of them. DEDUKU_NO_SOLUTION, DEDUKU_CONFLICT: nothing is
 * written. Errors: DEDUKU_BAD_ARGUMENT for NULL or a board out of range. Any thread, any time. */
DEDUKU_API deduku_code deduku_solve(const deduku_board* board, uint8_t* solution);
/* The same in a session, whose stop flag breaks it off, from one solution to the next: DEDUKU_STOPPED, and nothing is
 * written. Also fails with DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_solve_in(deduku_session* session, const deduku_board* board, uint8_t* solution);
/* Counts the solutions of `n` puzzles of 81 characters each, `stride` (at least 81) bytes from one to the next; 1 to 9 are
 * digits, everything else is an empty cell. Stops at `limit` (at least 1) for each: 2 recognises unique puzzles.
 * Writes `n` numbers to `counts` and a solution of 81 digits for each puzzle that has one to `solutions`, 81 n bytes; both
 * are the caller's, and either may be NULL. Easy puzzles take less than a microsecond each. Errors: DEDUKU_BAD_ARGUMENT for
 * a smaller stride, the limit 0, or NULL for puzzles; DEDUKU_NO_MEMORY. Any thread, any time. */
DEDUKU_API deduku_code deduku_solve_many(const char* puzzles, size_t stride, size_t n, uint64_t limit, uint64_t* counts,
                                         uint8_t* solutions);
/* Counts the solutions of a board, up to `limit` (at least 1), into *count. A conflict means 0. The stop flag of the
 * session breaks it off, from one solution to the next. Errors, with which nothing is written: DEDUKU_STOPPED;
 * DEDUKU_BAD_ARGUMENT for NULL, the limit 0 or a board out of range; DEDUKU_BAD_SESSION. One thread at a time for each
 * session. */
DEDUKU_API deduku_code deduku_count(deduku_session* session, const deduku_board* board, uint64_t limit,
                                    uint64_t* count);
/* Whether a board is a proper puzzle: DEDUKU_OK (exactly one solution), DEDUKU_SEVERAL, DEDUKU_NO_SOLUTION,
 * DEDUKU_CONFLICT. With DEDUKU_OK, is_redundant[cell] becomes 1 for each given that could be left out alone, else 0; 81
 * bytes of the caller, or NULL where nobody wants to know, which is faster. Errors: DEDUKU_BAD_ARGUMENT for NULL or a board
 * out of range. Any thread, any time. */
DEDUKU_API deduku_code deduku_check(const deduku_board* board, uint8_t* is_redundant);

/* --- reasons, ratings, pictures
 *
 * Each asks the method of docs/protocol.md with its name about a board. `options`: NULL, or the other parameters of the
 * method as a JSON object that ends with a NUL, {"lang": "de", "budget": 100000}; without `puzzle` and `board`. Stores in
 * *json the answer, a JSON object on one line, which belongs to the session up to its next call. The stop flag of the
 * session and `budget` among the options limit the work: the former ends a call with DEDUKU_STOPPED, the latter gives an
 * answer with the status "out_of_budget", or one that says that it is `cut`, at the same place on every machine. Without
 * `budget`, or with 0, the bound is about five seconds; with 9007199254740991 there is practically none. One thread at a time
 * for each session.
 *
 * Errors, which each of them may have, and with which nothing is stored: DEDUKU_BAD_SESSION; DEDUKU_BAD_ARGUMENT for NULL,
 * for a board, an argument or an option out of range; DEDUKU_BAD_JSON for options that are no JSON object;
 * DEDUKU_PARSE_ERROR for a ladder or givens that cannot be read, or a digit that stands twice in a house where the method
 * cannot deal with that; DEDUKU_IMPOSSIBLE where the question makes no sense for this board; DEDUKU_STOPPED;
 * DEDUKU_NO_MEMORY. deduku_last_error says what was wrong, deduku_last_text in one sentence. */

/* Rates a board on a scale: "r", "ladder", "ser" (Sudoku Explainer), "hodoku", "w", ... The answer is the record
 * `rate` of docs/json.md without the place of the puzzle in a list. A puzzle without exactly one solution is an
 * answer, too: its status says so. Options: `trace` (every step), `blind`, `ladder`, `techniques`, `uniqueness`,
 * `se_mode`, `budget`, `lang`, `notation`. The answer is the session's up to its next call; errors and limits: see
 * above. */
DEDUKU_API deduku_code deduku_rate(deduku_session* session, const deduku_board* board, const char* scale,
                                   const char* options, const char** json);
/* The same on several scales, their names separated by commas: "r,ser,hodoku". The answer has an array `records`, one for each
 * scale, with its name in `scale`. */
DEDUKU_API deduku_code deduku_rate_several(deduku_session* session, const deduku_board* board, const char* scales,
                                           const char* options, const char** json);
/* The next step from a board in progress, as a hint of a level from 1 (where to look) to 5 (everything). Mistakes on
 * the board come before any hint. Options: `givens` (the puzzle as text, where the board does not say which digits
 * are given), `ladder`, `techniques`, `uniqueness`, `se_mode`, `budget`, `lang`, `notation`, `draw`,
 * `html`. The answer is the session's up to its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_hint(deduku_session* session, const deduku_board* board, int32_t level,
                                   const char* options, const char** json);
/* Every step that applies to the board now, cheapest first. `technique`: only those of this technique or family;
 * NULL: of all on the ladder. Options: `ladder`, `techniques`, `uniqueness`, `budget`, `lang`, `notation`, `draw`,
 * `html`. The answer is the session's up to its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_steps(deduku_session* session, const deduku_board* board, const char* technique,
                                    const char* options, const char** json);
/* The whole path of reasons from the board to its solution, or to where logic is stuck. Options: `ladder`,
 * `techniques`, `uniqueness`, `short` (without steps that nothing rests on), `se_mode`, `budget`, `lang`, `notation`,
 * `draw`, `html`. The answer is the session's up to its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_path(deduku_session* session, const deduku_board* board, const char* options,
                                   const char** json);
/* Why a cell, 0 to 80, cannot hold a digit, 1 to 9, or must: the steps that this rests on. Options: `ladder`,
 * `techniques`, `uniqueness`, `budget`, `lang`, `notation`, `draw`, `html`. The answer is the session's up to its next
 * call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_why(deduku_session* session, const deduku_board* board, int32_t cell, int32_t digit,
                                  const char* options, const char** json);
/* What is wrong with a board in progress: wrong entries and why each is, pencil marks that are missing, those that
 * could go. Options: `givens`, `refutations` (false: not why entries are wrong, which is much), `ladder`, `techniques`,
 * `uniqueness`, `budget`, `lang`, `notation`. The answer is the session's up to its next call; errors and limits: see
 * above. */
DEDUKU_API deduku_code deduku_progress(deduku_session* session, const deduku_board* board, const char* options,
                                       const char** json);
/* A picture as an SVG document, in the field `svg` of the answer. `step`: which step of the path, from 1; 0: the
 * board alone. DEDUKU_IMPOSSIBLE where the path or the budget ends before. Options: `theme`, `style_sheet`, `marks`,
 * `coordinates`, `title`, `legend`, `sentence`, `id_prefix`, `ladder`, `techniques`, `uniqueness`, `se_mode`, `budget`,
 * `lang`, `notation`. The answer is the session's up to its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_draw(deduku_session* session, const deduku_board* board, int32_t step,
                                   const char* options, const char** json);
/* The whole path explained, as an HTML page that needs no other file, in the field `html` of the answer; or as
 * Markdown with {"to": "markdown"}. Options: `to`, `name`, `ladder`, `techniques`, `uniqueness`, `se_mode`, `budget`,
 * `lang`, `notation`. The answer is the session's up to its next call; errors and limits are described above. */
DEDUKU_API deduku_code deduku_explain(deduku_session* session, const deduku_board* board, const char* options,
                                      const char** json);
/* The canonical form of a board, the same for all equivalent ones, into *form, which may be `board` itself. Errors, with
 * which nothing is written: DEDUKU_BAD_ARGUMENT for NULL or a board out of range; DEDUKU_NO_MEMORY. Needs no session; any
 * thread. */
DEDUKU_API deduku_code deduku_canonical(const deduku_board* board, deduku_board* form);
/* The same in a session, which has the words where it refuses a board: deduku_last_text says "r1c3 holds 12, which is no
 * digit". Also fails with DEDUKU_BAD_SESSION. One thread at a time for each session. */
DEDUKU_API deduku_code deduku_canonical_in(deduku_session* session, const deduku_board* board, deduku_board* form);

#ifdef __cplusplus
}
#endif
#endif
