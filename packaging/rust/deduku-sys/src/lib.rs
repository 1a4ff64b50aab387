//! The C interface of Deduku, as in `deduku.h`: that header describes the functions, ownership, and the rules for
//! threads. The crate `deduku` is a safe wrapper.
#![allow(non_camel_case_types)]

use std::os::raw::c_char;

/// The result of the functions: 0 and above are answers, below 0 are errors.
pub type deduku_code = i32;

/// The ABI that this crate declares: compare it with `deduku_abi()`.
pub const DEDUKU_ABI: u32 = 1;
pub const DEDUKU_OK: deduku_code = 0;
pub const DEDUKU_END: deduku_code = 1;
pub const DEDUKU_NO_SOLUTION: deduku_code = 2;
pub const DEDUKU_SEVERAL: deduku_code = 3;
pub const DEDUKU_CONFLICT: deduku_code = 4;
pub const DEDUKU_BAD_SESSION: deduku_code = -1;
pub const DEDUKU_BAD_ARGUMENT: deduku_code = -2;
pub const DEDUKU_BAD_JSON: deduku_code = -3;
pub const DEDUKU_UNKNOWN_METHOD: deduku_code = -4;
pub const DEDUKU_PARSE_ERROR: deduku_code = -5;
pub const DEDUKU_IMPOSSIBLE: deduku_code = -6;
pub const DEDUKU_STOPPED: deduku_code = -7;
pub const DEDUKU_NO_MEMORY: deduku_code = -8;

/// A session, which serves one thread at a time.
#[repr(C)]
pub struct deduku_session {
    _private: [u8; 0],
}

/// A reader of many boards in one text.
#[repr(C)]
pub struct deduku_reader {
    _private: [u8; 0],
}

/// A board, cells row by row.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct deduku_board {
    pub digits: [u8; 81],
    pub is_given: [u8; 81],
    pub marks: [u16; 81],
    pub has_marks: u8,
    pub reserved: [u8; 83],
}

extern "C" {
    pub fn deduku_abi() -> u32;
    pub fn deduku_version() -> *const c_char;
    pub fn deduku_code_name(code: deduku_code) -> *const c_char;
    pub fn deduku_method_count() -> usize;
    pub fn deduku_method_name(index: usize) -> *const c_char;
    pub fn deduku_session_new(session: *mut *mut deduku_session) -> deduku_code;
    pub fn deduku_session_free(session: *mut deduku_session);
    pub fn deduku_session_set_stop(session: *mut deduku_session, flag: *const i32) -> deduku_code;
    pub fn deduku_session_stop(session: *mut deduku_session, stops: i32) -> deduku_code;
    pub fn deduku_last_error(session: *mut deduku_session, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_last_text(session: *mut deduku_session, text: *mut *const c_char) -> deduku_code;
    pub fn deduku_call(session: *mut deduku_session, method: *const c_char, parameters: *const c_char, size: usize, json: *mut *const c_char, json_size: *mut usize) -> deduku_code;
    pub fn deduku_about(session: *mut deduku_session, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_board_of(digits: *const c_char, board: *mut deduku_board) -> deduku_code;
    pub fn deduku_board_read(session: *mut deduku_session, text: *const c_char, size: usize, format: *const c_char, board: *mut deduku_board) -> deduku_code;
    pub fn deduku_board_write(session: *mut deduku_session, board: *const deduku_board, format: *const c_char, text: *mut *const c_char, size: *mut usize) -> deduku_code;
    pub fn deduku_board_fill_marks(board: *mut deduku_board) -> deduku_code;
    pub fn deduku_board_place(board: *mut deduku_board, cell: i32, digit: i32) -> deduku_code;
    pub fn deduku_board_eliminate(board: *mut deduku_board, cell: i32, digit: i32) -> deduku_code;
    pub fn deduku_place(session: *mut deduku_session, board: *mut deduku_board, cell: i32, digit: i32) -> deduku_code;
    pub fn deduku_eliminate(session: *mut deduku_session, board: *mut deduku_board, cell: i32, digit: i32) -> deduku_code;
    pub fn deduku_apply(session: *mut deduku_session, board: *mut deduku_board, step: *const c_char) -> deduku_code;
    pub fn deduku_reader_new(session: *mut deduku_session, text: *const c_char, size: usize, format: *const c_char, reader: *mut *mut deduku_reader) -> deduku_code;
    pub fn deduku_reader_next(session: *mut deduku_session, reader: *mut deduku_reader, board: *mut deduku_board) -> deduku_code;
    pub fn deduku_reader_free(reader: *mut deduku_reader);
    pub fn deduku_solve(board: *const deduku_board, solution: *mut u8) -> deduku_code;
    pub fn deduku_solve_in(session: *mut deduku_session, board: *const deduku_board, solution: *mut u8) -> deduku_code;
    pub fn deduku_solve_many(puzzles: *const c_char, stride: usize, n: usize, limit: u64, counts: *mut u64, solutions: *mut u8) -> deduku_code;
    pub fn deduku_count(session: *mut deduku_session, board: *const deduku_board, limit: u64, count: *mut u64) -> deduku_code;
    pub fn deduku_check(board: *const deduku_board, is_redundant: *mut u8) -> deduku_code;
    pub fn deduku_rate(session: *mut deduku_session, board: *const deduku_board, scale: *const c_char, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_rate_several(session: *mut deduku_session, board: *const deduku_board, scales: *const c_char, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_hint(session: *mut deduku_session, board: *const deduku_board, level: i32, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_steps(session: *mut deduku_session, board: *const deduku_board, technique: *const c_char, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_path(session: *mut deduku_session, board: *const deduku_board, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_assess(session: *mut deduku_session, board: *const deduku_board, step: *const c_char, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_verify(session: *mut deduku_session, board: *const deduku_board, step: *const c_char, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_why(session: *mut deduku_session, board: *const deduku_board, cell: i32, digit: i32, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_progress(session: *mut deduku_session, board: *const deduku_board, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_draw(session: *mut deduku_session, board: *const deduku_board, step: i32, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_explain(session: *mut deduku_session, board: *const deduku_board, options: *const c_char, json: *mut *const c_char) -> deduku_code;
    pub fn deduku_canonical(board: *const deduku_board, form: *mut deduku_board) -> deduku_code;
    pub fn deduku_canonical_in(session: *mut deduku_session, board: *const deduku_board, form: *mut deduku_board) -> deduku_code;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_the_size_of_the_header() {
        assert_eq!(std::mem::size_of::<deduku_board>(), 408);
    }

    #[test]
    fn the_library_has_this_abi() {
        assert_eq!(unsafe { deduku_abi() }, DEDUKU_ABI);
    }
}
