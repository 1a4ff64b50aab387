#include "src/cli/input.hpp"

#include <filesystem>

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

PuzzleStream::PuzzleStream(std::vector<std::string> files, const formats::ReadOptions& options, Output& out)
    : files_(std::move(files)), options_(options), out_(out) {
  if (files_.empty()) files_.emplace_back("-");
}

void PuzzleStream::open(const std::string& file) {
  reader_.reset();
  source_ = std::make_unique<LineSource>(file, out_);
  reader_.emplace([source = source_.get()](std::string& line) { return source->next(line); }, options_);
  if (keeps_conflicts_) reader_->keep_conflicts();
}

std::optional<Puzzle> PuzzleStream::next() {
  while (true) {
    if (reader_) {
      if (auto record = reader_->next()) return Puzzle{++count_, files_[opened_ - 1], std::move(*record)};
    }
    if (opened_ == files_.size()) return std::nullopt;
    open(files_[opened_++]);
  }
}

void BoardArgument::declare(Arguments& arguments, const std::string& name, const std::string& help) {
  arguments.text(name, value_, help);
}

formats::Record BoardArgument::read(const FormatOptions& format, bool keep_conflicts, Output& out) const {
  const std::string file = value_.empty() ? "-" : value_;
  const bool is_text = file.size() >= shortest_puzzle && !exists(file);
  const std::string shown = is_text ? "puzzle" : file;
  formats::Reader reader(lines_of(is_text ? file : read_file(file, out)), format.read_options());
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
