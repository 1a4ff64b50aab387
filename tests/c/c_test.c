/* The C interface from C: every function, right and wrong. Prints the failures, and ends with 1. */
#include <deduku.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

#define EXPECT(condition)                                                     \
  do {                                                                        \
    if (!(condition)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      ++failures;                                                             \
    }                                                                         \
  } while (0)

static const char puzzle[] = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";
static const char solution[] = "594876123823914756617235894965421378781653942342798561159342687436587219278169435";

static deduku_session* new_session(void) {
  deduku_session* session = NULL;
  EXPECT(deduku_session_new(&session) == DEDUKU_OK);
  return session;
}

static deduku_board board_of(deduku_session* session, const char* text) {
  deduku_board board;
  memset(&board, 0, sizeof board);
  EXPECT(deduku_board_read(session, text, strlen(text), NULL, &board) == DEDUKU_OK);
  return board;
}

static int text_is(deduku_session* session, const char* expected) {
  const char* text = NULL;
  return deduku_last_text(session, &text) == DEDUKU_OK && strcmp(text, expected) == 0;
}

static int error_is(deduku_session* session, const char* part) {
  const char* json = NULL;
  return deduku_last_error(session, &json) == DEDUKU_OK && strstr(json, part) != NULL;
}

static void test_library(void) {
  EXPECT(deduku_abi() == DEDUKU_ABI);
  EXPECT(strchr(deduku_version(), '.') != NULL);
  EXPECT(strcmp(deduku_code_name(DEDUKU_PARSE_ERROR), "parse_error") == 0);
  EXPECT(strcmp(deduku_code_name(DEDUKU_OK), "ok") == 0);
  EXPECT(strcmp(deduku_code_name(DEDUKU_BAD_SESSION), "bad_session") == 0);
  EXPECT(strcmp(deduku_code_name(DEDUKU_NO_MEMORY), "no_memory") == 0);
  EXPECT(strcmp(deduku_code_name(DEDUKU_CONFLICT), "conflict") == 0);
  EXPECT(strcmp(deduku_code_name(INT32_MIN), "unknown") == 0);
  EXPECT(strcmp(deduku_code_name(INT32_MAX), "unknown") == 0);
}

static void test_sessions(void) {
  const char* json = NULL;
  deduku_session* session = new_session();
  EXPECT(deduku_session_new(NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_last_error(NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_last_error(session, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(error_is(session, "{}"));
  deduku_session_free(NULL);
  deduku_session_free(session);
}

/* Every function that takes a session refuses this one, and writes nothing. */
static void expect_refused(deduku_session* session) {
  const char* json = "untouched";
  uint64_t count = 7;
  deduku_reader* reader = NULL;
  deduku_board board;
  memset(&board, 0, sizeof board);
  EXPECT(deduku_session_set_stop(session, NULL) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_last_error(session, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_call(session, "about", NULL, 0, &json, NULL) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_about(session, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_board_read(session, puzzle, 81, NULL, &board) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_board_write(session, &board, NULL, &json, NULL) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_reader_new(session, puzzle, 81, NULL, &reader) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_count(session, &board, 1, &count) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_rate(session, &board, "r", NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_hint(session, &board, 1, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_apply(session, &board, "{}") == DEDUKU_BAD_SESSION);
  EXPECT(deduku_place(session, &board, 0, 1) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_eliminate(session, &board, 0, 1) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_last_text(session, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_solve_in(session, &board, NULL) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_canonical_in(session, &board, &board) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_session_stop(session, 1) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_steps(session, &board, NULL, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_path(session, &board, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_why(session, &board, 0, 1, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_progress(session, &board, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_draw(session, &board, 0, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_explain(session, &board, NULL, &json) == DEDUKU_BAD_SESSION);
  EXPECT(strcmp(json, "untouched") == 0 && count == 7 && reader == NULL && board.digits[4] == 0);
}

static void test_bad_sessions(void) {
  expect_refused(NULL);
#ifdef DEDUKU_CATCHES_GONE_HANDLES
  {
    deduku_session* gone = new_session();
    deduku_session_free(gone);
    expect_refused(gone);
    deduku_session_free(gone);
    expect_refused(gone);
  }
#endif
}

static void test_call(void) {
  deduku_session* session = new_session();
  const char* json = NULL;
  size_t size = 0;
  EXPECT(deduku_call(session, "about", NULL, 0, &json, &size) == DEDUKU_OK);
  EXPECT(strlen(json) == size && strstr(json, "\"methods\"") != NULL);
  EXPECT(deduku_call(session, "nonsense", "{}", 2, &json, NULL) == DEDUKU_UNKNOWN_METHOD);
  EXPECT(strstr(json, "unknown_method") != NULL && error_is(session, "unknown_method"));
  EXPECT(deduku_call(session, "solve", "[", 1, &json, NULL) == DEDUKU_BAD_JSON);
  EXPECT(deduku_call(session, "solve", "[]", 2, &json, NULL) == DEDUKU_BAD_JSON);
  EXPECT(deduku_call(session, "solve", "{\"x\":1}", 7, &json, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_call(session, "solve", NULL, 1, &json, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_call(session, NULL, NULL, 0, &json, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_call(session, "about", NULL, 0, NULL, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_about(session, "{\"lang\":\"de\"}", &json) == DEDUKU_OK && strstr(json, "W-Wing") != NULL);
  EXPECT(error_is(session, "{}"));
  deduku_session_free(session);
}

static void test_boards(void) {
  deduku_session* session = new_session();
  deduku_board board = board_of(session, puzzle);
  deduku_board other = board;
  const char* text = NULL;
  size_t size = 0;
  EXPECT(board.digits[4] == 7 && board.is_given[4] == 1 && board.digits[0] == 0 && board.has_marks == 0);
  EXPECT(deduku_board_write(session, &board, NULL, &text, &size) == DEDUKU_OK);
  EXPECT(size == 82 && strncmp(text, puzzle, 81) == 0);
  EXPECT(deduku_board_write(session, &board, "candidates", &text, NULL) == DEDUKU_OK);
  EXPECT(deduku_board_write(session, &board, "nonsense", &text, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_read(session, "abc\n", 4, NULL, &board) == DEDUKU_PARSE_ERROR);
  EXPECT(error_is(session, "\"line\":1"));
  EXPECT(deduku_board_read(session, puzzle, 81, "nonsense", &board) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_read(session, NULL, 81, NULL, &board) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_read(session, NULL, 0, NULL, &board) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_read(session, puzzle, 81, NULL, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(memcmp(&board, &other, sizeof board) == 0);

  EXPECT(deduku_board_fill_marks(&board) == DEDUKU_OK && board.has_marks == 1);
  EXPECT((board.marks[0] & 1U << 4) != 0);
  EXPECT(deduku_board_eliminate(&board, 0, 5) == DEDUKU_OK && (board.marks[0] & 1U << 4) == 0);
  EXPECT(deduku_board_place(&board, 1, 9) == DEDUKU_OK && board.digits[1] == 9 && board.is_given[1] == 0);
  EXPECT(deduku_board_place(&board, 1, 0) == DEDUKU_OK && board.digits[1] == 0 && board.marks[1] != 0);
  EXPECT(deduku_board_place(&board, 4, 1) == DEDUKU_BAD_ARGUMENT); /* a given */
  EXPECT(deduku_board_place(&board, 81, 1) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_place(&board, 0, 10) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_place(NULL, 0, 1) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_eliminate(&board, -1, 1) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_fill_marks(NULL) == DEDUKU_BAD_ARGUMENT);
  board.digits[0] = 10;
  EXPECT(deduku_board_fill_marks(&board) == DEDUKU_BAD_ARGUMENT);
  deduku_session_free(session);
}

static void test_reader(void) {
  deduku_session* session = new_session();
  deduku_reader* reader = NULL;
  deduku_board board;
  char text[400];
  snprintf(text, sizeof text, "%s\n%s x\nnonsense\n%s\n", puzzle, solution, puzzle);
  EXPECT(deduku_reader_new(session, text, strlen(text), "line", &reader) == DEDUKU_OK);
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_OK && board.digits[0] == 0);
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_OK && board.digits[0] == 5);
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_PARSE_ERROR && error_is(session, "\"line\":3"));
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_OK && board.digits[0] == 0);
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_END);
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_END);
  EXPECT(deduku_reader_next(session, NULL, &board) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_reader_next(session, reader, NULL) == DEDUKU_BAD_ARGUMENT);
  deduku_reader_free(reader);
  deduku_reader_free(NULL);
#ifdef DEDUKU_CATCHES_GONE_HANDLES
  EXPECT(deduku_reader_next(session, reader, &board) == DEDUKU_BAD_ARGUMENT);
  deduku_reader_free(reader);
#endif
  EXPECT(deduku_reader_new(session, NULL, 5, NULL, &reader) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_reader_new(session, NULL, 0, NULL, &reader) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_reader_new(session, text, 5, NULL, NULL) == DEDUKU_BAD_ARGUMENT);
  deduku_session_free(session);
}

static void test_search(void) {
  deduku_session* session = new_session();
  deduku_board board = board_of(session, puzzle);
  deduku_board empty;
  deduku_board form;
  uint8_t found[81];
  uint8_t redundant[81];
  uint64_t count = 7;
  int i;
  memset(&empty, 0, sizeof empty);
  EXPECT(deduku_solve(&board, found) == DEDUKU_OK);
  for (i = 0; i < 81; ++i) EXPECT(found[i] == solution[i] - '0');
  EXPECT(deduku_solve(&board, NULL) == DEDUKU_OK);
  EXPECT(deduku_solve(&empty, found) == DEDUKU_SEVERAL);
  EXPECT(deduku_solve(NULL, found) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_check(&board, redundant) == DEDUKU_OK && redundant[4] == 0);
  EXPECT(deduku_check(&empty, redundant) == DEDUKU_SEVERAL);
  EXPECT(deduku_count(session, &empty, 1000, &count) == DEDUKU_OK && count == 1000);
  EXPECT(deduku_count(session, &board, 0, &count) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_canonical(&board, &form) == DEDUKU_OK && form.digits[80] == 0);
  EXPECT(deduku_canonical_in(session, &board, NULL) == DEDUKU_BAD_ARGUMENT && text_is(session, "form is NULL"));
  board.marks[0] = 0x200;
  board.has_marks = 1;
  EXPECT(deduku_canonical_in(session, &board, &board) == DEDUKU_BAD_ARGUMENT);
  EXPECT(text_is(session, "the marks of r1c1 are above 0x1FF"));
  board.marks[0] = board.has_marks = 0;
  EXPECT(deduku_canonical_in(session, &board, &empty) == DEDUKU_OK && memcmp(&empty, &form, sizeof form) == 0);
  memset(&empty, 0, sizeof empty);
  EXPECT(deduku_canonical(&board, &board) == DEDUKU_OK && memcmp(&board, &form, sizeof form) == 0);
  board.digits[0] = board.digits[1] = 5;
  EXPECT(deduku_solve(&board, found) == DEDUKU_CONFLICT);
  EXPECT(deduku_check(&board, redundant) == DEDUKU_CONFLICT && deduku_check(&board, NULL) == DEDUKU_CONFLICT);
  deduku_session_free(session);
}

static void test_many(void) {
  enum { n = 2500, stride = 82 };
  char* texts = malloc(n * stride);
  uint64_t* counts = malloc(n * sizeof *counts);
  uint8_t* solutions = malloc(n * 81);
  size_t i;
  for (i = 0; i < n; ++i) memcpy(texts + i * stride, puzzle, stride);
  EXPECT(deduku_solve_many(texts, stride, n, 2, counts, solutions) == DEDUKU_OK);
  for (i = 0; i < n; ++i) EXPECT(counts[i] == 1 && solutions[81 * i + 80] == 5);
  EXPECT(deduku_solve_many(texts, 80, n, 2, counts, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_solve_many(NULL, stride, n, 2, counts, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_solve_many(NULL, stride, 0, 2, NULL, NULL) == DEDUKU_OK);
  free(texts);
  free(counts);
  free(solutions);
}

static void test_reasons(void) {
  deduku_session* session = new_session();
  deduku_board board = board_of(session, puzzle);
  const char* json = NULL;
  EXPECT(deduku_rate(session, &board, "ser", NULL, &json) == DEDUKU_OK && strstr(json, "\"er\":") != NULL);
  EXPECT(deduku_rate(session, &board, "r", "{\"lang\":\"zh\"}", &json) == DEDUKU_OK && strstr(json, "\"r\":") != NULL);
  EXPECT(deduku_rate(session, &board, "nonsense", NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_rate(session, &board, NULL, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_rate(session, &board, "ser", "{\"budget\":5}", &json) == DEDUKU_OK && strstr(json, "out_of_budget"));
  EXPECT(deduku_hint(session, &board, 1, NULL, &json) == DEDUKU_OK && strstr(json, "\"text\":\"Look") != NULL);
  EXPECT(deduku_hint(session, &board, 5, "{\"draw\":true}", &json) == DEDUKU_OK && strstr(json, "<svg") != NULL);
  EXPECT(deduku_hint(session, &board, 6, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_hint(session, &board, 1, "{\"level\":2}", &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_hint(session, &board, 1, "nonsense", &json) == DEDUKU_BAD_JSON);
  EXPECT(deduku_hint(session, &board, 1, "[]", &json) == DEDUKU_BAD_JSON);
  EXPECT(deduku_hint(session, NULL, 1, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_hint(session, &board, 1, NULL, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_steps(session, &board, "hidden_single", NULL, &json) == DEDUKU_OK);
  EXPECT(deduku_steps(session, &board, "nonsense", NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_path(session, &board, "{\"ladder\":\"se\"}", &json) == DEDUKU_OK && strstr(json, "\"solved\"") != NULL);
  EXPECT(deduku_why(session, &board, 0, 3, NULL, &json) == DEDUKU_OK && strstr(json, "\"excluded\"") != NULL);
  EXPECT(deduku_why(session, &board, 81, 3, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(text_is(session, "there is no cell 81, they are 0 to 80"));
  EXPECT(deduku_why(session, &board, 0, 0, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_assess(session, &board, "{\"places\":[{\"cell\":\"r1c1\",\"digit\":3}]}", NULL, &json) == DEDUKU_OK &&
         strstr(json, "\"breaks_rule\"") != NULL);
  EXPECT(deduku_assess(session, &board, "{}", NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_assess(session, &board, "{", NULL, &json) == DEDUKU_BAD_JSON);
  EXPECT(deduku_assess(session, &board, NULL, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_draw(session, &board, 0, "{\"theme\":\"dark\"}", &json) == DEDUKU_OK && strstr(json, "<svg") != NULL);
  EXPECT(deduku_draw(session, &board, 2, NULL, &json) == DEDUKU_OK);
  EXPECT(deduku_draw(session, &board, 99999, NULL, &json) == DEDUKU_IMPOSSIBLE && error_is(session, "ends before"));
  EXPECT(deduku_draw(session, &board, -1, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_explain(session, &board, "{\"name\":\"<b>\"}", &json) == DEDUKU_OK && strstr(json, "html") != NULL);
  EXPECT(deduku_board_place(&board, 0, 1) == DEDUKU_OK);
  EXPECT(deduku_progress(session, &board, NULL, &json) == DEDUKU_OK && strstr(json, "\"wrong\"") != NULL);
  EXPECT(deduku_hint(session, &board, 5, NULL, &json) == DEDUKU_OK && strstr(json, "\"status\":\"wrong\"") != NULL);
  deduku_session_free(session);
}

/* The output of a program without a JSON reader. */
static void test_words(void) {
  deduku_session* session = new_session();
  deduku_board board = board_of(session, puzzle);
  const char* json = NULL;
  const char* text = NULL;
  size_t i;
  EXPECT(text_is(session, ""));
  EXPECT(deduku_hint(session, &board, 1, NULL, &json) == DEDUKU_OK && deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strncmp(text, "Look", 4) == 0 && json[0] == '{');
  EXPECT(deduku_why(session, &board, 0, 9, NULL, &json) == DEDUKU_OK && deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strstr(text, "r4c1") != NULL);
  EXPECT(deduku_draw(session, &board, 0, NULL, &json) == DEDUKU_OK && deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strncmp(text, "<svg", 4) == 0);
  EXPECT(deduku_explain(session, &board, NULL, &json) == DEDUKU_OK && deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strncmp(text, "<!doctype", 9) == 0);
  EXPECT(deduku_rate(session, &board, "ser", NULL, &json) == DEDUKU_OK && text_is(session, "8.3"));
  EXPECT(deduku_rate(session, &board, "r", NULL, &json) == DEDUKU_OK && deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strtod(text, NULL) > 1 && strtod(text, NULL) < 20);
  EXPECT(deduku_rate_several(session, &board, "r,ser", NULL, &json) == DEDUKU_OK);
  EXPECT(strstr(json, "\"scale\":\"r\"") != NULL && strstr(json, "\"er\":8.3") != NULL);
  EXPECT(deduku_rate_several(session, &board, "r,nonsense", NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_rate_several(session, &board, NULL, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_board_write(session, &board, NULL, &text, NULL) == DEDUKU_OK &&
         deduku_last_text(session, &json) == DEDUKU_OK);
  EXPECT(strncmp(json, puzzle, 81) == 0);
  EXPECT(deduku_call(session, "nonsense", NULL, 0, &json, NULL) < 0 && deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strncmp(text, "there is no method", 18) == 0);
  EXPECT(deduku_place(session, &board, 4, 1) == DEDUKU_BAD_ARGUMENT && text_is(session, "r1c5 is a given"));
  EXPECT(deduku_place(session, &board, 81, 1) == DEDUKU_BAD_ARGUMENT);
  EXPECT(text_is(session, "there is no cell 81, they are 0 to 80"));
  EXPECT(deduku_eliminate(session, &board, 0, 0) == DEDUKU_BAD_ARGUMENT);
  EXPECT(text_is(session, "there is no digit 0, they are 1 to 9"));
  EXPECT(deduku_place(session, NULL, 0, 1) == DEDUKU_BAD_ARGUMENT && text_is(session, "the board is NULL"));
  EXPECT(deduku_eliminate(session, &board, 0, 6) == DEDUKU_OK && board.marks[0] == 1U << 4);
  EXPECT(deduku_place(session, &board, 0, 5) == DEDUKU_OK && board.digits[0] == 5 && text_is(session, ""));
  board.digits[7] = 12;
  EXPECT(deduku_hint(session, &board, 1, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(text_is(session, "r1c8 holds 12, which is not a digit"));
  EXPECT(deduku_last_text(session, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_method_count() > 15 && deduku_method_name(deduku_method_count()) == NULL);
  for (i = 0; i < deduku_method_count(); ++i) EXPECT(strlen(deduku_method_name(i)) > 0);
  deduku_session_free(session);
}

/* A fault of a board is reported at once if no reason is requested. */
static void test_progress(void) {
  deduku_session* session = new_session();
  deduku_board board = board_of(session, puzzle);
  const char* json = NULL;
  EXPECT(deduku_board_place(&board, 0, 6) == DEDUKU_OK);
  EXPECT(deduku_progress(session, &board, NULL, &json) == DEDUKU_OK && strstr(json, "\"refutations\":[{") != NULL);
  EXPECT(deduku_progress(session, &board, "{\"refutations\":false}", &json) == DEDUKU_OK);
  EXPECT(strlen(json) < 400 && strstr(json, "\"refutations\":[]") != NULL);
  EXPECT(text_is(session, "6 in r1c1 is wrong.\n"));
  deduku_session_free(session);
}

/* Requests the next step and carries it out until no more exist. */
static void test_apply(void) {
  deduku_session* session = new_session();
  deduku_board board = board_of(session, puzzle);
  deduku_board before;
  const char* json = NULL;
  int moves = 0;
  while (deduku_hint(session, &board, 1, NULL, &json) == DEDUKU_OK && strstr(json, "\"found\"") != NULL) {
    EXPECT(deduku_apply(session, &board, json) == DEDUKU_OK);
    if (++moves > 729) break;
  }
  EXPECT(moves > 50 && moves <= 729 && strstr(json, "\"complete\"") != NULL);
  EXPECT(board.digits[0] == 5 && board.digits[80] == 5);
  before = board;
  EXPECT(deduku_apply(session, &board, json) == DEDUKU_IMPOSSIBLE && error_is(session, "the hint has no step"));
  EXPECT(deduku_apply(session, &board, "{\"places\":[{\"cell\":\"r1c5\",\"digit\":1}]}") == DEDUKU_IMPOSSIBLE);
  EXPECT(error_is(session, "r1c5 is a given"));
  EXPECT(deduku_apply(session, &board, "{\"places\":[{\"cell\":\"r0c5\",\"digit\":1}]}") == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_apply(session, &board, "{}") == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_apply(session, &board, "[]") == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_apply(session, &board, "nonsense") == DEDUKU_BAD_JSON);
  EXPECT(deduku_apply(session, &board, NULL) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_apply(session, NULL, "{}") == DEDUKU_BAD_ARGUMENT);
  EXPECT(memcmp(&board, &before, sizeof board) == 0);
  deduku_session_free(session);
}

static void test_stop(void) {
  deduku_session* session = new_session();
  volatile int32_t flag = 1;
  deduku_board empty;
  deduku_board board = board_of(session, puzzle);
  const char* json = NULL;
  uint64_t count = 7;
  memset(&empty, 0, sizeof empty);
  EXPECT(deduku_session_set_stop(session, &flag) == DEDUKU_OK);
  EXPECT(deduku_count(session, &empty, UINT64_MAX, &count) == DEDUKU_STOPPED && count == 7);
  EXPECT(deduku_rate(session, &board, "ser", NULL, &json) == DEDUKU_STOPPED && json == NULL);
  EXPECT(deduku_call(session, "about", NULL, 0, &json, NULL) == DEDUKU_STOPPED);
  flag = 0;
  EXPECT(deduku_rate(session, &board, "ser", NULL, &json) == DEDUKU_OK);
  EXPECT(deduku_session_set_stop(session, NULL) == DEDUKU_OK);
  EXPECT(deduku_last_error(session, &json) == DEDUKU_OK && strcmp(json, "{}") == 0);
  EXPECT(deduku_session_set_stop(NULL, NULL) == DEDUKU_BAD_SESSION);
  EXPECT(deduku_session_stop(session, 1) == DEDUKU_OK);
  EXPECT(deduku_solve_in(session, &board, NULL) == DEDUKU_STOPPED);
  EXPECT(deduku_count(session, &empty, 5, &count) == DEDUKU_STOPPED && count == 7);
  EXPECT(deduku_session_stop(session, 0) == DEDUKU_OK);
  EXPECT(deduku_solve_in(session, &board, NULL) == DEDUKU_OK);
  EXPECT(deduku_solve_in(session, &empty, NULL) == DEDUKU_SEVERAL);
  EXPECT(deduku_session_stop(NULL, 1) == DEDUKU_BAD_SESSION);
  board.reserved[82] = 1;
  EXPECT(deduku_rate(session, &board, "ser", NULL, &json) == DEDUKU_BAD_ARGUMENT);
  deduku_session_free(session);
}

/* A board from a text, and one from digits alone, which are all given. */
static void test_boards_of_digits(void) {
  deduku_session* session = NULL;
  const char* puzzle = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
  deduku_board board;
  deduku_board by_hand;
  const char* json = NULL;
  const char* text = NULL;
  char figure[32];
  int i;
  EXPECT(deduku_session_new(&session) == DEDUKU_OK);
  EXPECT(deduku_board_of(puzzle, &board) == DEDUKU_OK && board.digits[0] == 1 && board.is_given[0] == 1 &&
         board.has_marks == 0);
  EXPECT(deduku_board_of("1", &board) == DEDUKU_PARSE_ERROR);
  EXPECT(deduku_board_of(NULL, &board) == DEDUKU_BAD_ARGUMENT && deduku_board_of(puzzle, NULL) == DEDUKU_BAD_ARGUMENT);
  memset(&by_hand, 0, sizeof by_hand);
  for (i = 0; i < 81; ++i) by_hand.digits[i] = board.digits[i];
  EXPECT(deduku_rate(session, &board, "ladder", NULL, &json) == DEDUKU_OK &&
         deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strchr(text, '.') != NULL && strlen(text) < sizeof figure);
  strcpy(figure, text);
  EXPECT(deduku_rate(session, &by_hand, "ladder", NULL, &json) == DEDUKU_OK &&
         deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(strcmp(text, figure) == 0);
  EXPECT(deduku_rate(session, &board, "search", NULL, &json) == DEDUKU_OK &&
         deduku_last_text(session, &text) == DEDUKU_OK);
  EXPECT(text[0] != '\0');
  EXPECT(deduku_rate(session, &board, "r", "{\"fields\": [\"r\"]}", &json) == DEDUKU_OK);
  EXPECT(strncmp(json, "{\"r\":", 5) == 0 && strchr(json, ',') == NULL);
  EXPECT(deduku_rate(session, &board, "r", "{\"fields\": 5}", &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(DEDUKU_VERSION_MAJOR >= 0 && strlen(deduku_version()) >= 5);
  deduku_session_free(session);
}

static void test_steps_verified(void) {
  deduku_session* session = NULL;
  deduku_board board;
  const char* json = NULL;
  const char* wrong = "{\"removes\": [{\"cell\": \"r1c3\", \"digit\": 4}]}";
  EXPECT(deduku_session_new(&session) == DEDUKU_OK);
  EXPECT(deduku_board_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", &board) ==
         DEDUKU_OK);
  EXPECT(deduku_hint(session, &board, 5, NULL, &json) == DEDUKU_OK);
  EXPECT(deduku_verify(session, &board, json, NULL, &json) == DEDUKU_OK &&
         strstr(json, "\"status\":\"proved\"") != NULL);
  EXPECT(deduku_verify(session, &board, wrong, NULL, &json) == DEDUKU_OK &&
         strstr(json, "\"status\":\"unproved\"") != NULL);
  EXPECT(deduku_verify(session, &board, NULL, NULL, &json) == DEDUKU_BAD_ARGUMENT);
  EXPECT(deduku_verify(session, &board, "[", NULL, &json) == DEDUKU_BAD_JSON);
  deduku_session_free(session);
}

int main(void) {
  test_library();
  test_sessions();
  test_bad_sessions();
  test_call();
  test_boards();
  test_reader();
  test_search();
  test_many();
  test_reasons();
  test_words();
  test_progress();
  test_apply();
  test_stop();
  test_boards_of_digits();
  test_steps_verified();
  printf("%d failures\n", failures);
  return failures == 0 ? 0 : 1;
}
