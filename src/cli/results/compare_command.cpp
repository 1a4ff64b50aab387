// The differences between two results of the same list: two versions, two machines, two ladders.
#include <algorithm>
#include <array>

#include "src/cli/command/command.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/cli/results/result_reader.hpp"
#include "src/cli/results/where_option.hpp"
#include "src/ratings/field_values.hpp"

namespace deduku::cli {

namespace {

/// A puzzle on which the two results differ in a field.
struct Difference {
  std::uint64_t n;
  std::string before;
  std::string after;
};

/// The differences in one field.
class FieldDifferences {
 public:
  explicit FieldDifferences(std::string field) : field_(std::move(field)) {}

  const std::string& field() const { return field_; }
  std::uint64_t count() const { return count_; }

  void add(std::uint64_t n, const std::string& before, const std::string& after) {
    ++count_;
    if (examples_.size() < most_examples) examples_.push_back({n, before, after});
    const auto least = ratings::number_of_field(before);
    const auto greatest = ratings::number_of_field(after);
    if (!least || !greatest) return;
    const double change = *greatest - *least;
    least_ = numbers_ == 0 ? change : std::min(least_, change);
    greatest_ = numbers_ == 0 ? change : std::max(greatest_, change);
    sum_ += change;
    ++numbers_;
  }

  std::string text() const {
    std::string text = padded(field_, 18) + "  differs in " + counted(count_, "puzzle");
    if (numbers_ > 0) {
      text +=
          ", by " + signed_number(least_) + " to " + signed_number(greatest_) + ", on average " + signed_number(mean());
    }
    text += "\n";
    for (const Difference& example : examples_) {
      text += "    puzzle " + std::to_string(example.n) + ": " + shown(example.before) + " -> " + shown(example.after) +
              "\n";
    }
    return text;
  }

  Json json() const {
    Json examples = Json::array();
    for (const Difference& example : examples_) {
      examples.push_back({{"n", example.n}, {"a", example.before}, {"b", example.after}});
    }
    Json json = {{"field", field_}, {"differs", count_}};
    json["least"] = numbers_ > 0 ? Json(least_) : Json(nullptr);
    json["greatest"] = numbers_ > 0 ? Json(greatest_) : Json(nullptr);
    json["mean"] = numbers_ > 0 ? Json(mean()) : Json(nullptr);
    json["examples"] = std::move(examples);
    return json;
  }

 private:
  static constexpr std::size_t most_examples = 3;

  double mean() const { return sum_ / static_cast<double>(numbers_); }
  static std::string shown(const std::string& value) { return value.empty() ? "(none)" : echo(value); }
  static std::string signed_number(double number) { return printed("%+.2f", number); }

  std::string field_;
  std::uint64_t count_ = 0;
  std::vector<Difference> examples_;
  std::uint64_t numbers_ = 0;  ///< differences between numbers
  double least_ = 0;
  double greatest_ = 0;
  double sum_ = 0;
};

/// One of the two files.
class Side {
 public:
  Side(const std::string& path, Output& out) : rows_(path, out) { go_on(); }

  bool is_over() const { return is_over_; }
  void note_what_is_wrong(Log& log) const { rows_.note_what_is_wrong(log); }
  std::uint64_t n() const { return rows_.n(); }
  void go_on() { is_over_ = !rows_.next(); }
  const std::vector<std::string>& names() const { return rows_.names(); }
  /// "" if the row has no such field.
  std::string text(const std::string& name) const {
    const auto found = std::ranges::find(names(), name);
    return found == names().end() ? "" : rows_.texts()[static_cast<std::size_t>(found - names().begin())];
  }

 private:
  FieldReader rows_;
  bool is_over_ = false;
};

/// The fields that identify a puzzle and its place, which are not results.
constexpr std::array<std::string_view, 5> names_of_puzzle = {"type", "n", "puzzle", "file", "line"};

class Compare final : public Command {
  void declare(Arguments& arguments) override {
    arguments.texts("FILES", paths_, "Two files of results of the same list, as CSV or JSON, compressed or not");
    arguments.format(format_);
    arguments.text("--fields", names_, "Fields to compare, with commas between them; default: those of both files");
  }

  ExitCode run(Session& session) override {
    if (paths_.size() != 2) refuse_usage("expected two files of results, such as old.csv new.csv");
    Side a(paths_[0], session.out);
    Side b(paths_[1], session.out);
    choose_fields(a.names(), b.names());
    while (!interrupted() && (!a.is_over() || !b.is_over())) {
      compare_next(a, b);
      session.progress.show(both_, -1);
    }
    session.progress.clear();
    if (interrupted()) return interrupted_code();
    a.note_what_is_wrong(session.log);
    b.note_what_is_wrong(session.log);
    if (both_ == 0) throw Failure(ExitCode::unreadable, "the two files have no puzzle in common");
    session.out.write(format_ == "json" ? json_line(json()) : text());
    return is_equal() ? ExitCode::done : ExitCode::unsolved;
  }

  void choose_fields(const std::vector<std::string>& in_a, const std::vector<std::string>& in_b) {
    std::vector<std::string> common;
    for (const std::string& name : in_a) {
      const bool is_result = std::ranges::count(names_of_puzzle, name) == 0;
      if (is_result && std::ranges::count(in_b, name) > 0) common.push_back(name);
    }
    for (const std::string& name : names_.empty() ? common : fields_named("--fields", names_, common))
      fields_.emplace_back(name);
  }

  void compare_next(Side& a, Side& b) {
    if (b.is_over() || (!a.is_over() && a.n() < b.n())) {
      ++only_in_a_;
      return a.go_on();
    }
    if (a.is_over() || b.n() < a.n()) {
      ++only_in_b_;
      return b.go_on();
    }
    compare_rows(a, b);
    a.go_on();
    b.go_on();
  }

  void compare_rows(const Side& a, const Side& b) {
    const std::string puzzle_in_a = a.text("puzzle");
    const std::string puzzle_in_b = b.text("puzzle");
    if (!puzzle_in_a.empty() && !puzzle_in_b.empty() && puzzle_in_a != puzzle_in_b) {
      throw Failure(ExitCode::unreadable,
                    "these are not results of the same list: puzzle " + std::to_string(a.n()) + " differs");
    }
    ++both_;
    bool is_different = false;
    for (FieldDifferences& field : fields_) {
      const std::string before = a.text(field.field());
      const std::string after = b.text(field.field());
      if (before == after) continue;
      is_different = true;
      field.add(a.n(), before, after);
    }
    if (is_different) ++different_;
  }

  bool is_equal() const { return different_ == 0 && only_in_a_ == 0 && only_in_b_ == 0; }

  std::string text() const {
    std::string text = counted(both_, "puzzle") + " in both files, " + std::to_string(different_) + " of them differ\n";
    if (only_in_a_ > 0) text += counted(only_in_a_, "puzzle") + " only in " + paths_[0] + "\n";
    if (only_in_b_ > 0) text += counted(only_in_b_, "puzzle") + " only in " + paths_[1] + "\n";
    for (const FieldDifferences& field : fields_) {
      if (field.count() > 0) text += field.text();
    }
    return text;
  }

  Json json() const {
    Json fields = Json::array();
    for (const FieldDifferences& field : fields_) {
      if (field.count() > 0) fields.push_back(field.json());
    }
    return {{"type", "compare"},       {"puzzles", both_},        {"differ", different_},
            {"only_in_a", only_in_a_}, {"only_in_b", only_in_b_}, {"fields", std::move(fields)}};
  }

  std::vector<std::string> paths_;
  std::string format_ = "text";
  std::string names_;
  std::vector<FieldDifferences> fields_;
  std::uint64_t both_ = 0;
  std::uint64_t different_ = 0;
  std::uint64_t only_in_a_ = 0;
  std::uint64_t only_in_b_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_compare() {
  return std::make_unique<Compare>();
}

}  // namespace deduku::cli
