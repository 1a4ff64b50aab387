//! The questions, asked as in a new project that has just added the crate.
use deduku::{Board, Session};
use std::thread;
use std::time::{Duration, Instant};

const EASY: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const SOLUTION: &str = "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

#[test]
fn a_puzzle_is_solved_rated_and_explained() {
    let mut session = Session::new().unwrap();
    let board = Board::of(EASY).unwrap();
    assert_eq!(board.solution().unwrap(), SOLUTION);
    assert_eq!(session.count(&board, 2).unwrap(), 1);
    assert_eq!(session.rate(&board, "ser").unwrap().figure, "1.2");
    assert!(session.path(&board).unwrap().contains("\"status\":\"solved\""));
    assert!(session.steps(&board, Some("singles")).unwrap().contains("hidden_single"));
    assert_eq!(deduku::version().split('.').count(), 3);
}

#[test]
fn hints_lead_to_the_solution_and_are_proved() {
    let mut session = Session::new().unwrap();
    let mut board = session.read(EASY).unwrap();
    while board.digits() != SOLUTION {
        let hint = session.hint(&board, 5).unwrap();
        assert!(!hint.text.is_empty());
        assert!(session.verify(&board, &hint.json).unwrap().contains("\"proved\""));
        session.apply(&mut board, &hint.json).unwrap();
    }
    assert!(board.is_given(2) && !board.is_given(0));
}

#[test]
fn what_is_wrong_is_said_in_a_sentence() {
    let mut session = Session::new().unwrap();
    assert_eq!(Board::of("1").unwrap_err().code, "parse_error");
    assert_eq!(session.read("nothing").unwrap_err().code, "parse_error");
    let board = Board::of(HARD).unwrap();
    let error = session.rate(&board, "seer").unwrap_err();
    assert!(error.message.contains("there is no scale"), "{error}");
    assert!(session.call("solve", "{\"puze\": 1}").unwrap_err().message.contains("puze"));
    assert!(session.call("about", "{}").unwrap().contains("\"protocol_version\""));
    assert!(session.call("a\0b", "{}").is_err());
}

#[test]
fn a_long_question_is_stopped_from_another_thread() {
    let mut session = Session::new().unwrap();
    let stopper = session.stopper();
    let begun = Instant::now();
    let other = thread::spawn(move || {
        thread::sleep(Duration::from_millis(100));
        stopper.stop();
    });
    let error = session.count(&Board::default(), u64::MAX).unwrap_err();
    assert_eq!(error.code, "stopped");
    assert!(begun.elapsed() < Duration::from_secs(10));
    other.join().unwrap();
    session.stopper().resume();
    assert_eq!(session.count(&Board::of(EASY).unwrap(), 2).unwrap(), 1);
}

#[test]
fn sessions_of_several_threads_agree() {
    let rate = || Session::new().unwrap().rate(&Board::of(HARD).unwrap(), "r").unwrap().figure;
    let threads: Vec<_> = (0..2).map(|_| thread::spawn(rate)).collect();
    let figures: Vec<_> = threads.into_iter().map(|one| one.join().unwrap()).collect();
    assert!(!figures[0].is_empty() && figures[0] == figures[1]);
}
