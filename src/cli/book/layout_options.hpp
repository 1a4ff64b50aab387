// The layout of puzzles on paper, as options and as fields of a description.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "src/cli/command/arguments.hpp"
#include "src/cli/command/given_options.hpp"
#include "src/records/json_reader.hpp"
#include "src/sheet/book_plan.hpp"

namespace deduku::cli {

/// The help with a puzzle on the pages of hints: the first step that is not a single, the technique of that step, or
/// all steps except singles.
enum class HintKind { none, first, technique, path };

class LayoutOptions {
 public:
  /// The names of the options.
  static constexpr std::array<std::string_view, 18> names = {
      "--paper",       "--margins", "--mirrored",   "--gutter",      "--bleed",      "--per-page",
      "--solutions",   "--hints",   "--difficulty", "--large-print", "--digit-size", "--digit-weight",
      "--line-weight", "--title",   "--author",     "--imprint",     "--date",       "--font"};

  /// Declares the options.
  void declare(Arguments& arguments);
  /// Reads the fields of a description, which have the names of the options with "_" for "-".
  void read(records::ObjectReader& reader);
  /// Adds the fields of a description that differ from their defaults.
  void add_json(records::Json& json) const;
  /// Refuses options that have no effect together with the others.
  void refuse_idle(const GivenOptions& given) const;

  /// Throws `Failure` with the name of the option or field if a value cannot be read or does not fit. `puzzles`: the
  /// number of puzzles, because a short list needs fewer places than the default has on a page.
  sheet::BookOptions resolved(std::size_t puzzles) const;
  /// The same before the puzzles are known.
  void check() const { (void)resolved(default_count); }

  HintKind hints() const;
  sheet::Difficulty difficulty() const;
  const std::string& title() const { return title_; }
  const std::string& author() const { return author_; }
  const std::string& date() const { return date_; }
  const std::string& font() const { return font_; }
  /// Whether pages are bound.
  void set_mirrored() { is_mirrored_ = true; }

 private:
  static constexpr std::size_t default_count = 6;

  void check_words() const;
  sheet::PageSetup setup() const;
  sheet::BoardStyle board_style() const;
  void choose_counts(sheet::BookOptions& options, std::size_t puzzles) const;
  int puzzles_of_page(const sheet::BookOptions& options, std::size_t puzzles) const;
  int solutions_of_page(const sheet::BookOptions& options) const;
  /// "--per-page" or "per_page", the form in which the user wrote it.
  std::string place(std::string_view option) const;
  [[noreturn]] void refuse(std::string_view option, const std::string& reason) const;
  double length(std::string_view option, const std::string& text, double most) const;

  bool are_fields_ = false;
  std::string paper_ = "a4";
  std::string margins_;
  bool is_mirrored_ = false;
  std::string gutter_ = "auto";
  std::string bleed_ = "0mm";
  std::string per_page_ = "auto";
  std::string solutions_ = "auto";
  std::string hints_ = "none";
  std::string difficulty_ = "words";
  bool is_large_print_ = false;
  std::uint64_t digit_size_ = 0;  ///< in per cent of a cell; 0: the default
  std::string digit_weight_ = "bold";
  std::uint64_t line_weight_ = 100;  ///< in per cent
  std::string title_;
  std::string author_;
  std::vector<std::string> imprint_;
  std::string date_;
  std::string font_;
};

/// A text on one line that every page format can show.
std::string printable(std::string_view text);

}  // namespace deduku::cli
