#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/io/text.hpp"

namespace deduku::cli {

namespace {

std::vector<std::string> writable_formats() {
  std::vector<std::string> names;
  for (const formats::Format& format : formats::all_formats()) {
    if (format.write != nullptr) names.emplace_back(format.name);
  }
  return names;
}

class Convert final : public PuzzleCommand {
  void declare_own(Arguments& arguments) override {
    arguments.choice("--to", to_, writable_formats(), "The format of the output");
    arguments.flag("--only-unique", only_unique_, "Leave out puzzles without exactly one solution");
  }

  void begin(Session& session) override {
    format_ = formats::find_format(to_);
    session.out.write(format_->header);
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    const formats::Record& record = *puzzle.record;
    if (only_unique_ && !is_unique(puzzle)) {
      ++left_out_;
      return Verdict::unsolved;
    }
    session.out.write(with_tail(format_->write(record.board), tail_of(record, session.out)));
    return Verdict::done;
  }

  std::uint64_t prefetch_limit() const override { return only_unique_ ? 2 : 0; }

  static bool is_unique(const InputPuzzle& puzzle) {
    if (puzzle.answer) return puzzle.answer->count == 1;
    return search::is_unique(search::Puzzle(puzzle.record->board));
  }

  /// The rest of the line after the puzzle. That of a HoDoKu line means nothing outside it. A terminal might obey
  /// control characters in it; a file keeps it byte by byte.
  static std::string tail_of(const formats::Record& record, const Output& out) {
    if (record.format->name == "hodoku") return "";
    return out.is_terminal() ? visible(record.tail) : record.tail;
  }

  /// Lines keep the rest of the line.
  std::string with_tail(std::string text, const std::string& tail) const {
    if (format_->name == "line" && !tail.empty()) text.insert(text.size() - 1, " " + tail);
    return text;
  }

  void handle_unreadable(Session&, const InputPuzzle&) override {}

  void end(Session& session, const Tally&) override {
    if (left_out_ > 0) session.log.note(counted(left_out_, "puzzle") + " left out: not exactly one solution");
  }

  std::string to_ = "line";
  const formats::Format* format_ = nullptr;
  bool only_unique_ = false;
  std::uint64_t left_out_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_convert() {
  return std::make_unique<Convert>();
}

}  // namespace deduku::cli
