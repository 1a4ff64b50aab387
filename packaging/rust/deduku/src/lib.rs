//! Solves a Sudoku as people do, gives the reason for every step, and rates how hard it is.
//!
//! ```
//! # fn main() -> Result<(), deduku::Error> {
//! let mut session = deduku::Session::new()?;
//! let board = deduku::Board::of("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")?;
//! println!("{}", session.hint(&board, 3)?.text);
//! assert_eq!(session.rate(&board, "ser")?.figure, "1.2");
//! # Ok(())
//! # }
//! ```
//!
//! Large answers are JSON, which docs/json.md of Deduku describes; this crate has no dependencies, and so no JSON
//! parser. A `Session` serves one thread at a time; another thread can stop it with its `Stopper`.

use deduku_sys as sys;
use std::ffi::{CStr, CString};
use std::fmt;
use std::os::raw::c_char;
use std::ptr;
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::Arc;

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// "parse_error", "bad_argument", "impossible", "stopped", ...
    pub code: String,
    /// One sentence.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)
    }
}
impl std::error::Error for Error {}

impl Error {
    fn of_code(code: sys::deduku_code) -> Error {
        let name = text_of(unsafe { sys::deduku_code_name(code) });
        Error { message: name.clone(), code: name }
    }
    fn with_message(code: &str, message: &str) -> Error {
        Error { code: code.to_string(), message: message.to_string() }
    }
}

/// A text that the library owns; "" for NULL.
fn text_of(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
}

fn c_text(text: &str) -> Result<CString, Error> {
    CString::new(text).map_err(|_| Error::with_message("bad_argument", "the text has a NUL in it"))
}

/// Digits, givens and pencil marks.
#[derive(Clone, Copy)]
pub struct Board(sys::deduku_board);

impl Board {
    /// The puzzle of 81 characters, row by row, '.' or '0' for an empty cell.
    pub fn of(digits: &str) -> Result<Board, Error> {
        let mut board = Board::default();
        match unsafe { sys::deduku_board_of(c_text(digits)?.as_ptr(), &mut board.0) } {
            sys::DEDUKU_OK => Ok(board),
            sys::DEDUKU_PARSE_ERROR => {
                Err(Error::with_message("parse_error", "expected 81 characters, digits and ., row by row"))
            }
            code => Err(Error::of_code(code)),
        }
    }

    /// The digit in a cell, 0 to 80: 0 if it is empty. None for other cells.
    pub fn digit(&self, cell: usize) -> Option<u8> {
        self.0.digits.get(cell).copied()
    }
    /// Whether the digit of a cell belongs to the puzzle.
    pub fn is_given(&self, cell: usize) -> bool {
        self.0.is_given.get(cell) == Some(&1)
    }
    /// 81 characters, '.' for an empty cell.
    pub fn digits(&self) -> String {
        self.0.digits.iter().map(|&digit| if digit == 0 { '.' } else { (b'0' + digit) as char }).collect()
    }

    /// Places a digit of the player, 1 to 9, in a cell, 0 to 80; 0 empties it.
    pub fn place(&mut self, cell: i32, digit: i32) -> Result<(), Error> {
        match unsafe { sys::deduku_board_place(&mut self.0, cell, digit) } {
            sys::DEDUKU_OK => Ok(()),
            code => Err(Error::of_code(code)),
        }
    }

    /// The only solution; None if the board has no solution, or more than one.
    pub fn solution(&self) -> Option<String> {
        let mut digits = [0u8; 81];
        let code = unsafe { sys::deduku_solve(&self.0, digits.as_mut_ptr()) };
        (code == sys::DEDUKU_OK).then(|| digits.iter().map(|&digit| (b'0' + digit) as char).collect())
    }
}

impl Default for Board {
    fn default() -> Board {
        Board(sys::deduku_board { digits: [0; 81], is_given: [0; 81], marks: [0; 81], has_marks: 0, reserved: [0; 83] })
    }
}
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})", self.digits())
    }
}

/// An answer: its text for people, and all of it as JSON.
#[derive(Clone, Debug)]
pub struct Answer {
    pub text: String,
    pub json: String,
}

/// A rating: its figure, in points, and all of it as JSON.
#[derive(Clone, Debug)]
pub struct Rating {
    /// "7.2", ">=7.2", or "" if the board is not rated.
    pub figure: String,
    pub json: String,
}

/// Stops the questions of a session from any thread.
#[derive(Clone)]
pub struct Stopper(Arc<AtomicI32>);

impl Stopper {
    /// Stops the running question, soon, and all later ones, until `resume`.
    pub fn stop(&self) {
        self.0.store(1, Ordering::Relaxed);
    }
    pub fn resume(&self) {
        self.0.store(0, Ordering::Relaxed);
    }
}

/// Asks questions of the library.
pub struct Session {
    raw: *mut sys::deduku_session,
    flag: Arc<AtomicI32>,
}

// A session may move between threads but serves one at a time: all methods that work take `&mut self`.
unsafe impl Send for Session {}

impl Drop for Session {
    fn drop(&mut self) {
        unsafe { sys::deduku_session_free(self.raw) }
    }
}

impl Session {
    pub fn new() -> Result<Session, Error> {
        let abi = unsafe { sys::deduku_abi() };
        if abi != sys::DEDUKU_ABI {
            let message = format!("the library has the ABI {abi}, this crate needs {}", sys::DEDUKU_ABI);
            return Err(Error::with_message("bad_abi", &message));
        }
        let mut raw = ptr::null_mut();
        let flag = Arc::new(AtomicI32::new(0));
        match unsafe { sys::deduku_session_new(&mut raw) } {
            sys::DEDUKU_OK => {}
            code => return Err(Error::of_code(code)),
        }
        unsafe { sys::deduku_session_set_stop(raw, Arc::as_ptr(&flag) as *const i32) };
        Ok(Session { raw, flag })
    }

    pub fn stopper(&self) -> Stopper {
        Stopper(self.flag.clone())
    }

    /// Reads the only board of a text, in any format.
    pub fn read(&mut self, text: &str) -> Result<Board, Error> {
        let mut board = Board::default();
        let code = unsafe {
            sys::deduku_board_read(self.raw, text.as_ptr() as *const c_char, text.len(), ptr::null(), &mut board.0)
        };
        self.checked(code).map(|()| board)
    }

    /// The next step, from level 1 (where to look) to 5 (everything); or the faults of the board.
    pub fn hint(&mut self, board: &Board, level: i32) -> Result<Answer, Error> {
        self.ask(|raw, json| unsafe { sys::deduku_hint(raw, &board.0, level, ptr::null(), json) })
    }

    /// Carries out a step: the JSON of a hint, or of a step of `steps` or `path`.
    pub fn apply(&mut self, board: &mut Board, step: &str) -> Result<(), Error> {
        let step = c_text(step)?;
        let code = unsafe { sys::deduku_apply(self.raw, &mut board.0, step.as_ptr()) };
        self.checked(code)
    }

    /// Rates a board on a scale, "r", "ser", "hodoku", ...
    pub fn rate(&mut self, board: &Board, scale: &str) -> Result<Rating, Error> {
        let scale = c_text(scale)?;
        let answer = self.ask(|raw, json| unsafe { sys::deduku_rate(raw, &board.0, scale.as_ptr(), ptr::null(), json) })?;
        Ok(Rating { figure: answer.text, json: answer.json })
    }

    /// Every step that applies now, of one technique or family, or of all; as JSON.
    pub fn steps(&mut self, board: &Board, technique: Option<&str>) -> Result<String, Error> {
        let technique = technique.map(c_text).transpose()?;
        let name = technique.as_ref().map_or(ptr::null(), |name| name.as_ptr());
        Ok(self.ask(|raw, json| unsafe { sys::deduku_steps(raw, &board.0, name, ptr::null(), json) })?.json)
    }

    /// The path to the solution, as JSON.
    pub fn path(&mut self, board: &Board) -> Result<String, Error> {
        Ok(self.ask(|raw, json| unsafe { sys::deduku_path(raw, &board.0, ptr::null(), json) })?.json)
    }

    /// Whether a step follows, as JSON with `status`.
    pub fn verify(&mut self, board: &Board, step: &str) -> Result<String, Error> {
        let step = c_text(step)?;
        Ok(self.ask(|raw, json| unsafe { sys::deduku_verify(raw, &board.0, step.as_ptr(), ptr::null(), json) })?.json)
    }

    /// The number of solutions, counted up to a limit, which is at least 1.
    pub fn count(&mut self, board: &Board, limit: u64) -> Result<u64, Error> {
        let mut count = 0;
        let code = unsafe { sys::deduku_count(self.raw, &board.0, limit, &mut count) };
        self.checked(code).map(|()| count)
    }

    /// Any question by its name, with parameters and answer as JSON: docs/protocol.md of Deduku describes them.
    pub fn call(&mut self, method: &str, parameters: &str) -> Result<String, Error> {
        let method = c_text(method)?;
        let mut json = ptr::null();
        let text = parameters.as_ptr() as *const c_char;
        let code = unsafe {
            sys::deduku_call(self.raw, method.as_ptr(), text, parameters.len(), &mut json, ptr::null_mut())
        };
        let answer = text_of(json);
        self.checked(code).map(|()| answer)
    }

    fn ask<Ask>(&mut self, ask: Ask) -> Result<Answer, Error>
    where
        Ask: FnOnce(*mut sys::deduku_session, *mut *const c_char) -> sys::deduku_code,
    {
        let mut json = ptr::null();
        let code = ask(self.raw, &mut json);
        let json = text_of(json);
        self.checked(code)?;
        Ok(Answer { text: self.last_text(), json })
    }

    fn checked(&mut self, code: sys::deduku_code) -> Result<(), Error> {
        if code >= 0 {
            return Ok(());
        }
        let error = Error::of_code(code);
        let message = self.last_text();
        Err(if message.is_empty() { error } else { Error { message, ..error } })
    }

    fn last_text(&mut self) -> String {
        let mut text = ptr::null();
        unsafe { sys::deduku_last_text(self.raw, &mut text) };
        text_of(text)
    }
}

/// The version of the library that is loaded.
pub fn version() -> String {
    text_of(unsafe { sys::deduku_version() })
}
