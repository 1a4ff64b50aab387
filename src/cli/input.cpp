#include "src/cli/input.hpp"

#include <filesystem>
#include <utility>

#include "src/cli/failure.hpp"
#include "src/cli/text.hpp"

namespace deduku::cli {

namespace {

/// No puzzle is written with fewer characters, so that shorter operands can only be files.
constexpr std::size_t shortest_puzzle = 81;

std::vector<std::string> readable_formats() {
  std::vector<std::string> names;
  for (const formats::Format& format : formats::all_formats()) {
    if (format.readable) names.emplace_back(format.name);
  }
  return names;
}

/// Hands out the lines of a text.
formats::Reader::NextLine lines_of(std::string text) {
  return [text = std::move(text), begin = std::size_t{0}](std::string& line) mutable {
    if (begin >= text.size()) return false;
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    line = text.substr(begin, end - begin);
    begin = end + 1;
    return true;
  };
}

bool exists(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::exists(file, ignored);
}

[[noreturn]] void fail(const std::string& file, const ParseError& error) {
  throw Failure(ExitCode::unreadable, error_text(file, error));
}

}  // namespace

void FormatOptions::declare(Arguments& arguments) {
  arguments.choice("--from", from_, readable_formats(), "The format of the input; left out: recognised");
  arguments.text("--column", column_, "The CSV column with the puzzle, by name or number");
  arguments.choice("--lone-digit", lone_digit_, {"auto", "value", "candidate"},
                   "What a lone digit in a candidate grid is");
}

formats::ReadOptions FormatOptions::read_options() const {
  formats::ReadOptions options;
  options.from = formats::find_format(from_);
  options.column = column_;
  if (lone_digit_ == "value") options.lone_digit = formats::LoneDigit::value;
  if (lone_digit_ == "candidate") options.lone_digit = formats::LoneDigit::candidate;
  return options;
}

Operand::Operand(std::string text, Output& out) : name_(std::move(text)) {
  if (name_.size() >= shortest_puzzle && !exists(name_)) {
    text_ = std::exchange(name_, "puzzle");
  } else {
    source_ = std::make_shared<LineSource>(name_, out);
  }
}

formats::Reader::NextLine Operand::lines() const {
  if (!source_) return lines_of(text_);
  return [source = source_](std::string& line) { return source->next(line); };
}

PuzzleStream::PuzzleStream(std::vector<std::string> operands, const formats::ReadOptions& options,
                           Output& out)
    : operands_(std::move(operands)), options_(options), out_(out) {
  open_next();
}

void PuzzleStream::keep_conflicts() {
  keeps_conflicts_ = true;
  reader_->keep_conflicts();
}

void PuzzleStream::open_next() {
  const Operand operand(operands_[opened_++], out_);
  name_ = operand.name();
  reader_.emplace(operand.lines(), options_);
  if (keeps_conflicts_) reader_->keep_conflicts();
}

std::optional<Puzzle> PuzzleStream::next() {
  while (true) {
    if (auto record = reader_->next()) return Puzzle{++count_, name_, std::move(*record)};
    if (opened_ == operands_.size()) return std::nullopt;
    open_next();
  }
}

void BoardArgument::declare(Arguments& arguments, const std::string& name, const std::string& help) {
  arguments.text(name, value_, help);
}

formats::Record BoardArgument::read(const FormatOptions& format, bool keep_conflicts, Output& out) const {
  const Operand operand(value_.empty() ? "-" : value_, out);
  const std::string& shown = operand.name();
  formats::Reader reader(operand.lines(), format.read_options());
  if (keep_conflicts) reader.keep_conflicts();
  const auto record = reader.next();
  if (!record) fail(shown, {0, 0, "expected a puzzle, found none"});
  if (!*record) fail(shown, record->error());
  if (const auto second = reader.next()) {
    if (!*second) fail(shown, second->error());
    fail(shown, {(*second)->line_number, 0, "expected one puzzle, found another one"});
  }
  return **record;
}

}  // namespace deduku::cli
