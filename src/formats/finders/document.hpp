// A text as those see it who look for puzzles in it: whole, each character one byte, what was found marked.
#pragma once

#include <string>
#include <vector>

#include "src/formats/codec.hpp"

namespace deduku::formats {

/// The byte that stands for a letter or sign that has no plain variant.
inline constexpr char other_character = '\x01';

/// Bytes of a document, from the first to the one after the last.
struct Piece {
  std::size_t begin = 0;
  std::size_t end = 0;

  std::size_t size() const { return end - begin; }
};

class Document {
 public:
  /// `lines` in their order; their numbers are those of the input.
  explicit Document(std::vector<Line> lines);

  /// All lines, a line feed after each. Variants are plain, characters of no width are left out, and so are tags that say
  /// how a text looks, unless they are alone on their line, behind a puzzle, or those of the cells of a board; blanks that a link
  /// encodes are decoded, and control characters are spaces.
  std::string_view text() const { return text_; }
  std::string_view text(Piece piece) const { return text().substr(piece.begin, piece.size()); }

  /// Lines from 0. A separator of Unicode ends a line, too, and so does <br>.
  std::size_t line_count() const { return lines_.size(); }
  Piece line_piece(std::size_t line) const { return lines_[line]; }
  std::string_view line(std::size_t line) const { return text(lines_[line]); }
  /// The line of a byte.
  std::size_t line_at(std::size_t at) const;
  /// A line for those who read one of the input. Places in it are turned back by `place_in`.
  Line as_line(std::size_t line) const;
  /// A piece that was put together from the document, likewise: as line 1 of its own.
  static Line as_line(std::string text);

  /// Whether a line is one of the input, and not a part of one or one that was rewritten.
  bool is_as_read(std::size_t line) const;
  /// The line of the input that a line is, or else itself as `as_line` has it.
  Line line_as_read(std::size_t line) const;

  Place place(std::size_t at) const;
  /// An error about lines of `as_line` with its place in the input; `line`: the one that was handed out as number 1.
  ParseError placed(ParseError error, std::size_t line) const;
  /// What stands there as the user wrote it.
  std::string_view written(Piece piece) const;
  /// The line of the input that a byte is in.
  const Line& input_line(std::size_t at) const;

  /// Marks what belongs to a puzzle, or to one that is damaged.
  void claim(Piece piece);
  bool is_free(Piece piece) const;
  bool is_line_free(std::size_t line) const { return is_free(lines_[line]); }

 private:
  /// How a line is rewritten.
  struct Rewriting {
    bool leaves_tags_out;
    bool has_codes;  ///< of blanks
    bool has_rows_of_latex;
  };
  /// The next bytes of a line: a tag, a character, or one that is encoded.
  struct Token {
    std::size_t size = 0;
    std::string_view shown;  ///< empty for a tag
    bool ends_line = false;
    bool surrounds_line = false;
  };
  static Token next_token(std::string_view rest, Rewriting rewriting);
  void add_line(std::size_t input);
  void add_character(std::string_view character, std::uint32_t origin);
  /// Ends the line that began at `begin`; where in the input it ends is `origin`.
  void end_line(std::size_t& begin, std::size_t input, std::size_t origin);

  std::vector<Line> input_;
  bool keeps_tags_;  ///< they are those of the cells of a board
  std::string text_;
  std::string written_;                 ///< the lines as they were, a line feed after each
  std::vector<std::uint32_t> origins_;  ///< of each byte of `text_` in `written_`
  std::vector<Piece> lines_;
  std::vector<std::uint32_t> inputs_;          ///< of each line the one of the input
  std::vector<bool> is_rewritten_;             ///< of each line of the input
  std::vector<std::uint32_t> written_begins_;  ///< of each line of the input in `written_`
  std::vector<bool> claimed_;
};

}  // namespace deduku::formats
