#include "src/cli/command/puzzle_command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/formats/symbols.hpp"

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
    arguments.group(OptionGroup::output);
    arguments.choice("--to", to_, writable_formats(), "Output format");
    arguments.text("--blank", blank_, "Character for empty cells; 0, or any other that is not a digit");
    arguments.flag("--only-unique", only_unique_, "Omit puzzles without exactly one solution");
  }

  void begin(Session& session) override {
    format_ = formats::find_format(to_);
    if (!blank_.empty()) choose_blank();
    session.out.write(format_->header);
  }

  Verdict handle(Session& session, const InputPuzzle& puzzle) override {
    const formats::Record& record = *puzzle.record;
    if (only_unique_ && !is_unique(puzzle)) {
      ++left_out_;
      return Verdict::unsolved;
    }
    options_.title = title_of(record, session.out);
    session.out.write(formats::write(record.board, *format_, options_));
    count_losses(record.board);
    return Verdict::done;
  }

  std::uint64_t prefetch_limit() const override { return only_unique_ ? 2 : 0; }

  static bool is_unique(const InputPuzzle& puzzle) {
    if (puzzle.answer) return puzzle.answer->count == 1;
    return search::is_unique(search::Puzzle(puzzle.record->board));
  }

  /// Chooses a sign other than the default of a format.
  void choose_blank() {
    const bool is_sign = blank_.size() == 1 && blank_[0] > ' ' && blank_[0] <= '~' && !formats::is_digit(blank_[0]);
    if (!is_sign || std::string_view("+,;:\"'`").find(blank_[0]) != std::string_view::npos) {
      refuse_usage("--blank: expected a character that is neither a digit nor a separator, found \"" + echo(blank_) +
                   "\"");
    }
    if (!formats::holds_blanks(*format_)) refuse_usage("--blank: the format " + to_ + " has no such character");
    options_.blank = blank_[0];
  }

  /// The text next to the cells of a puzzle. The text of a HoDoKu line has no meaning outside of it. Control characters
  /// are escaped for a terminal; the format line keeps the text byte by byte.
  std::string title_of(const formats::Record& record, const Output& out) {
    if (record.format->name == "hodoku" || record.tail.empty()) return "";
    if (!formats::holds_titles(*format_)) ++lost_titles_;
    return out.is_terminal() || format_->name != "line" ? visible(record.tail) : record.tail;
  }

  void count_losses(const Board& board) {
    const formats::Losses lost = formats::lost_in(board, *format_);
    losses_.placed += lost.placed;
    losses_.eliminations += lost.eliminations;
    losses_.digits += lost.digits;
  }

  /// "5 placed digits and 22 eliminated candidates are not in the format scf"; "" if nothing is lost.
  std::string losses_text() const {
    const std::pair<std::uint64_t, std::string> kinds[] = {
        {static_cast<std::uint64_t>(losses_.placed), "placed digit"},
        {static_cast<std::uint64_t>(losses_.eliminations), "eliminated candidate"},
        {static_cast<std::uint64_t>(losses_.digits), "given"},
        {lost_titles_, "title"}};
    std::vector<std::string> parts;
    for (const auto& [count, what] : kinds) {
      if (count > 0) parts.push_back(counted(count, what));
    }
    if (parts.empty()) return "";
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
      text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    const bool is_one = parts.size() == 1 && text.starts_with("1 ");
    return text + (is_one ? " is" : " are") + " not in the format " + to_ + " as " + (is_one ? "it was" : "they were");
  }

  void handle_unreadable(Session&, const InputPuzzle&) override {}

  void end(Session& session, const Tally&) override {
    session.out.write(format_->footer);
    if (const std::string lost = losses_text(); !lost.empty()) session.log.note(lost);
    if (left_out_ > 0) session.log.note(counted(left_out_, "puzzle") + " omitted: not exactly one solution");
  }

  std::string to_ = "line";
  std::string blank_;
  formats::WriteOptions options_;
  formats::Losses losses_;  ///< of all boards together
  std::uint64_t lost_titles_ = 0;
  const formats::Format* format_ = nullptr;
  bool only_unique_ = false;
  std::uint64_t left_out_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_convert() {
  return std::make_unique<Convert>();
}

}  // namespace deduku::cli
