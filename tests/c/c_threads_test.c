/* The C interface from two threads: each has a session of its own, and gets the same answers as a single thread; and
 * one thread stops the long call of another. */
#include <deduku.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { question_count = 6, rounds = 3 };

static const char puzzle[] = "....7..2.8.......6.1.2.5...9.54....8.........3....85.1...3.2.8.4.......9.7..6....";

struct worker {
  char answers[question_count][4096];
  int failures;
};

static deduku_code ask(deduku_session* session, const deduku_board* board, int question, const char** json) {
  switch (question) {
    case 0:
      return deduku_rate(session, board, "ser", "{\"budget\": 2000}", json);
    case 1:
      return deduku_rate(session, board, "r", "{\"techniques\": \"beginner,easy\", \"lang\": \"zh\"}", json);
    case 2:
      return deduku_hint(session, board, 5, "{\"lang\": \"de\", \"draw\": true}", json);
    case 3:
      return deduku_steps(session, board, "singles", NULL, json);
    case 4:
      return deduku_about(session, NULL, json);
    default:
      return deduku_board_write(session, board, "candidates", json, NULL);
  }
}

/* Asks every question, and keeps the beginnings of the answers. */
static void* work(void* argument) {
  struct worker* worker = argument;
  deduku_session* session = NULL;
  deduku_board board;
  int round;
  int question;
  if (deduku_session_new(&session) != DEDUKU_OK) ++worker->failures;
  for (round = 0; round < rounds; ++round) {
    if (deduku_board_read(session, puzzle, strlen(puzzle), NULL, &board) != DEDUKU_OK) ++worker->failures;
    if (deduku_solve(&board, NULL) != DEDUKU_OK || deduku_canonical(&board, &board) != DEDUKU_OK) ++worker->failures;
    for (question = 0; question < question_count; ++question) {
      const char* json = "";
      if (ask(session, &board, question, &json) != DEDUKU_OK) ++worker->failures;
      snprintf(worker->answers[question], sizeof worker->answers[question], "%s", json);
    }
  }
  deduku_session_free(session);
  return NULL;
}

static int test_two_sessions(void) {
  static struct worker workers[2];
  static struct worker alone;
  pthread_t threads[2];
  int failures = 0;
  int i;
  for (i = 0; i < 2; ++i) pthread_create(&threads[i], NULL, work, &workers[i]);
  for (i = 0; i < 2; ++i) pthread_join(threads[i], NULL);
  work(&alone);
  for (i = 0; i < 2; ++i) {
    failures += workers[i].failures;
    if (memcmp(workers[i].answers, alone.answers, sizeof alone.answers) != 0) ++failures;
  }
  return failures;
}

struct long_call {
  deduku_session* session;
  volatile int32_t flag;
  deduku_code code;
};

static void* count_all(void* argument) {
  struct long_call* call = argument;
  deduku_board empty;
  uint64_t count = 0;
  memset(&empty, 0, sizeof empty);
  call->code = deduku_count(call->session, &empty, UINT64_MAX, &count);
  return NULL;
}

static int test_stop(void) {
  struct long_call call = {NULL, 0, DEDUKU_OK};
  pthread_t thread;
  if (deduku_session_new(&call.session) != DEDUKU_OK) return 1;
  if (deduku_session_set_stop(call.session, &call.flag) != DEDUKU_OK) return 1;
  pthread_create(&thread, NULL, count_all, &call);
  __atomic_store_n(&call.flag, 1, __ATOMIC_RELAXED);
  pthread_join(thread, NULL);
  deduku_session_free(call.session);
  return call.code == DEDUKU_STOPPED ? 0 : 1;
}

int main(void) {
  const int failures = test_two_sessions() + test_stop();
  printf("%d failures\n", failures);
  return failures == 0 ? 0 : 1;
}
