/* A program of a third party in C: the rating of a puzzle, and the first hint. */
#include <deduku.h>
#include <stdio.h>
#include <string.h>

static const char puzzle[] = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

int main(void) {
  deduku_session* session = NULL;
  deduku_board board;
  const char* json = NULL;
  if (deduku_abi() != DEDUKU_ABI || deduku_session_new(&session) != DEDUKU_OK) return 1;
  if (deduku_board_read(session, puzzle, strlen(puzzle), NULL, &board) != DEDUKU_OK) return 2;
  if (deduku_rate(session, &board, "hodoku", NULL, &json) != DEDUKU_OK) return 3;
  if (strstr(json, "\"level\":\"") == NULL) return 4;
  if (deduku_hint(session, &board, 1, NULL, &json) != DEDUKU_OK) return 5;
  if (strstr(json, "\"text\":\"Look") == NULL) return 6;
  deduku_session_free(session);
  return 0;
}
