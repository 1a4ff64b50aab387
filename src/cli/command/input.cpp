#include "src/cli/command/input.hpp"

#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <utility>

#include "src/cli/command/help_text.hpp"
#include "src/cli/io/checksum.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/formats/link.hpp"
#include "src/formats/symbols.hpp"
#include "src/platform/file.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

/// The least number of characters of a puzzle.
constexpr std::size_t shortest_puzzle = Cell::count;
/// A shorter text is hardly a truncated puzzle.
constexpr std::size_t min_truncated_puzzle = 21;

std::vector<std::string> readable_formats() {
  std::vector<std::string> names;
  for (const formats::Format& format : formats::all_formats()) {
    if (format.readable) names.emplace_back(format.name);
  }
  return names;
}

/// Yields the lines of a text.
formats::Reader::NextLine lines_of(std::string text) {
  return [text = std::move(text), begin = std::size_t{0}](std::string& line) mutable {
    if (begin >= text.size()) return false;
    const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    line = text.substr(begin, end - begin);
    begin = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
    return true;
  };
}

std::size_t count_symbols(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, formats::is_symbol));
}

bool is_all_symbols(const std::string& operand) {
  return count_symbols(operand) == operand.size();
}

std::string not_a_puzzle(const std::string& operand) {
  return "; and no puzzle: " + counted(operand.size(), "cell") + ", expected 81";
}

/// In bytes; empty if the size is unknown.
std::optional<std::uint64_t> size_of_operand(const std::string& operand) {
  std::error_code error;
  if (std::filesystem::is_regular_file(platform::path_of(operand), error)) {
    const std::uintmax_t size = std::filesystem::file_size(platform::path_of(operand), error);
    return error ? std::nullopt : std::optional<std::uint64_t>(size);
  }
  return is_written_out(operand) ? std::optional<std::uint64_t>(operand.size()) : std::nullopt;
}

[[noreturn]] void fail(const std::string& file, const ParseError& error) {
  throw Failure(ExitCode::unreadable, error_text(file, error));
}

}  // namespace

void FormatOptions::declare(Arguments& arguments) {
  arguments.group(OptionGroup::input);
  arguments.choice("--from", from_, readable_formats(), help_of(arguments.parameter("format")));
  arguments.text("--column", column_, "CSV column with the puzzle, by name or number");
  arguments.choice("--lone-digit", lone_digit_, {"auto", "value", "candidate"},
                   "Meaning of a lone digit in a grid of candidates; +5 is always a placed digit, <5> a given, {5} a "
                   "candidate, and . a cell without marks");
}

formats::ReadOptions FormatOptions::read_options() const {
  formats::ReadOptions options;
  options.from = formats::find_format(from_);
  options.column = column_;
  if (lone_digit_ == "value") options.lone_digit = formats::LoneDigit::value;
  if (lone_digit_ == "candidate") options.lone_digit = formats::LoneDigit::candidate;
  return options;
}

void FormatOptions::add_json(nlohmann::ordered_json& options) const {
  if (!from_.empty()) options["from"] = from_;
  if (!column_.empty()) options["column"] = column_;
  if (lone_digit_ != "auto") options["lone_digit"] = lone_digit_;
}

InputPuzzle with_board(const InputPuzzle& puzzle, const Board& board) {
  InputPuzzle other = puzzle;
  formats::Record record = *puzzle.record;
  record.board = board;
  other.record = std::move(record);
  return other;
}

namespace {

/// Whether a text is an address, or the content of a link to a puzzle.
bool is_link(const std::string& text) {
  return text.find("://") != std::string::npos || text.starts_with("www.") || formats::find_link(text).has_value();
}

/// Whether a text is a row of nine cells.
bool is_row(const std::string& text) {
  return text.size() == Digit::count && count_symbols(text) == text.size();
}

}  // namespace

void join_rows(std::vector<std::string>& operands) {
  if (operands.size() != Digit::count || !std::ranges::all_of(operands, is_row)) return;
  if (std::ranges::any_of(operands, [](const std::string& row) { return platform::exists(row); })) return;
  std::string puzzle;
  for (const std::string& row : operands) puzzle += row;
  operands = {puzzle};
}

void protect_puzzles(std::vector<std::string>& arguments) {
  for (std::string& argument : arguments) {
    const bool is_puzzle =
        argument.size() >= min_truncated_puzzle && argument.find_first_of("123456789") != argument.npos;
    if (is_puzzle && argument.starts_with('-') && is_all_symbols(argument)) argument[0] = '.';
  }
}

bool is_written_out(const std::string& operand) {
  if (operand == "-" || platform::exists(operand)) return false;
  if (operand.size() >= shortest_puzzle || is_link(operand)) return true;
  return operand.size() >= min_truncated_puzzle && 8 * count_symbols(operand) >= 7 * operand.size();
}

Operand::Operand(std::string text, Output& out, std::uint64_t most) : name_(std::move(text)) {
  if (is_written_out(name_)) {
    text_ = std::exchange(name_, "puzzle");
  } else {
    if (auto fault = fault_of_operand(name_)) throw *std::move(fault);
    source_ = std::make_shared<LineSource>(name_, out, formats::max_line_length + 1, most);
  }
}

std::optional<Failure> fault_of_operand(const std::string& operand) {
  if (operand == "-" || is_written_out(operand)) return std::nullopt;
  std::error_code error;
  const bool is_folder = std::filesystem::is_directory(platform::path_of(operand), error);
  if (is_folder) {
    error = std::make_error_code(std::errc::is_a_directory);
  } else if (!error && platform::check_readable(operand) != 0) {
    error = {errno, std::generic_category()};
  }
  if (!error) return std::nullopt;
  const std::string why =
      error.message() + (is_all_symbols(operand) && !platform::exists(operand) ? not_a_puzzle(operand) : "");
  return Failure(ExitCode::file_error, error_text(operand, {0, 0, why}));
}

Failure damaged(const std::string& operand, const std::string& damage) {
  return {ExitCode::file_error, error_text(operand, {0, 0, damage + "; none of it is read"})};
}

std::optional<Failure> damage_of_operand(const std::string& operand) {
  const std::string damage = is_written_out(operand) ? "" : damage_of(operand);
  return damage.empty() ? std::nullopt : std::optional(damaged(operand, damage));
}

formats::Reader::NextLine Operand::lines() const {
  if (!source_) return lines_of(text_);
  return [source = source_](std::string& line) { return source->next(line); };
}

PuzzleStream::PuzzleStream(std::vector<std::string> operands, const formats::ReadOptions& options, Output& out)
    : operands_(std::move(operands)), options_(options), out_(out) {
  for (const std::string& operand : operands_) {
    const std::optional<std::uint64_t> size = size_of_operand(operand);
    size_ = size && size_ ? std::optional(*size_ + *size) : std::nullopt;
  }
}

void PuzzleStream::open_next() {
  const std::string& name = operands_[opened_++];
  operand_.emplace(name, out_, most_ ? most_(name) : ByteSource::unlimited);
  reader_.emplace(lines_before_fault(), options_);
  if (keeps_conflicts_) reader_->keep_conflicts();
  count_before_ = count_;
}

/// A reader looks ahead, so a fault is reported after the puzzles before it have been yielded.
formats::Reader::NextLine PuzzleStream::lines_before_fault() {
  return [this, next = operand_->lines()](std::string& line) {
    try {
      return !fault_ && next(line);
    } catch (const OutputFailure&) {
      throw;
    } catch (const Failure&) {
      fault_ = std::current_exception();
      return false;
    }
  };
}

double PuzzleStream::fraction() const {
  if (!size_ || *size_ == 0) return -1;
  return static_cast<double>(size_before_ + operand_->consumed()) / static_cast<double>(*size_);
}

std::optional<InputPuzzle> PuzzleStream::next() {
  while (operand_ || opened_ < operands_.size()) {
    if (!operand_) open_next();
    if (std::optional<InputPuzzle> puzzle = next_of_operand()) return puzzle;
    leave_operand();
    if (fault_) std::rethrow_exception(std::exchange(fault_, nullptr));
  }
  return std::nullopt;
}

std::optional<InputPuzzle> PuzzleStream::next_of_operand() {
  if (!skip_to_selected()) return std::nullopt;
  auto record = reader_->next();
  if (!record) return std::nullopt;
  InputPuzzle puzzle{++count_, operand_->name(), std::move(*record), fraction()};
  if (keeps_lines_) puzzle.text_line = reader_->text();
  return puzzle;
}

/// False at the end of the operand.
bool PuzzleStream::skip_to_selected() {
  while (!selection_.contains(count_ + 1)) {
    if (interrupted() || !reader_->skip()) return false;
    ++count_;
  }
  return true;
}

void PuzzleStream::leave_operand() {
  const formats::PassedOver passed_over = reader_->passed_over();
  if (passed_over.lines > 0 && count_ > count_before_) passed_over_.push_back({operand_->name(), passed_over});
  size_before_ += operand_->consumed();
  reader_.reset();
  operand_.reset();
}

void BoardArgument::declare(Arguments& arguments, const std::string& name, const std::string& help) {
  arguments.text(name, value_, help);
}

formats::Record BoardArgument::read(const FormatOptions& format, bool keep_conflicts, Output& out) const {
  InputPuzzle puzzle = read_puzzle(format, keep_conflicts, out);
  if (!puzzle.record) fail(puzzle.file, puzzle.record.error());
  return std::move(*puzzle.record);
}

InputPuzzle BoardArgument::read_puzzle(const FormatOptions& format, bool keep_conflicts, Output& out) const {
  const Operand operand(text(), out);
  formats::Reader reader(operand.lines(), format.read_options());
  if (keep_conflicts) reader.keep_conflicts();
  return {1, operand.name(), formats::read_one(reader), -1};
}

}  // namespace deduku::cli
