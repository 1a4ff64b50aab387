#include <deduku.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  const char* puzzle = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  deduku_session* session = NULL;
  deduku_board board;
  const char* json = NULL;
  if (deduku_session_new(&session) != DEDUKU_OK) return 1;
  deduku_code code = deduku_board_read(session, puzzle, strlen(puzzle), NULL, &board);
  if (code == DEDUKU_OK) code = deduku_rate(session, &board, "ser", NULL, &json);
  if (code != DEDUKU_OK) deduku_last_error(session, &json);
  puts(json);
  deduku_session_free(session);
  return code == DEDUKU_OK ? 0 : 1;
}
