// A text as the finders see it: whole, each character one byte, with the found parts marked.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "src/formats/codec.hpp"
#include "src/formats/pieces.hpp"

namespace deduku::formats {

/// The byte for a letter or sign without a plain variant.
inline constexpr char other_character = '\x01';

class Document {
 public:
  /// `lines` are in their order; their numbers are those of the input.
  explicit Document(std::vector<Line> lines);

  /// All lines, with a line feed after each. Variants are replaced by plain characters, and characters of zero width
  /// are removed. Styling tags are removed as well, unless they are alone on their line, after a puzzle, or those of
  /// the cells of a board. Blanks encoded by a link are decoded, and control characters become spaces.
  std::string_view text() const { return text_; }
  std::string_view text(Piece piece) const { return piece.of(text_); }

  /// Lines from 0. A Unicode separator or <br> also ends a line.
  std::size_t line_count() const { return lines_.size(); }
  Piece line_piece(std::size_t line) const { return lines_[line]; }
  /// The lines from one up to another.
  Piece lines_piece(std::size_t begin, std::size_t end) const { return {lines_[begin].begin, lines_[end - 1].end}; }
  std::string_view line(std::size_t line) const { return text(lines_[line]); }
  /// The line of a byte.
  std::size_t line_at(std::size_t at) const;
  /// The last line of a piece, which may be empty.
  std::size_t last_line_of(Piece piece) const { return line_at(std::max(piece.end, piece.begin + 1) - 1); }

  /// Whether a line is a whole line of the input, neither a part of one nor rewritten.
  bool is_as_read(std::size_t line) const;
  /// The input line that a line equals; otherwise the line in the form of an input line, numbered in the document.
  Line line_as_read(std::size_t line) const;

  Place place(std::size_t at) const;
  /// An error about a line numbered in the document, with its place in the input.
  ParseError placed(ParseError error) const;
  /// A piece as the user wrote it.
  std::string_view written(Piece piece) const;
  /// The line of the input that contains a line.
  const Line& input_line(std::size_t line) const { return input_[inputs_[line]]; }

  /// Marks a piece that belongs to a puzzle, whether intact or damaged.
  void claim(Piece piece);
  bool is_free(Piece piece) const;
  bool is_line_free(std::size_t line) const { return is_free(lines_[line]); }

 private:
  /// How a line is rewritten.
  struct Rewriting {
    bool leaves_tags_out;
    bool has_codes;  ///< codes of blanks
    bool has_rows_of_latex;
  };
  /// The next bytes of a line: a tag, a character, or an encoded character.
  struct Token {
    std::size_t size = 0;
    std::string_view shown;  ///< empty for a tag
    bool ends_line = false;
    bool surrounds_line = false;
  };
  static Token next_token(std::string_view rest, Rewriting rewriting);
  void add_line(std::size_t input);
  void add_character(std::string_view character, std::uint32_t origin);
  /// Ends the line that began at `begin`; `origin` is its end in the input.
  void end_line(std::size_t& begin, std::size_t input, std::size_t origin);

  std::vector<Line> input_;
  bool keeps_tags_;  ///< they are those of the cells of a board
  std::string text_;
  std::string written_;                 ///< the original lines, with a line feed after each
  std::vector<std::uint32_t> origins_;  ///< for each byte of `text_` its place in `written_`
  std::vector<Piece> lines_;
  std::vector<std::uint32_t> inputs_;          ///< for each line the line of the input
  std::vector<bool> is_rewritten_;             ///< for each line of the input
  std::vector<std::uint32_t> written_begins_;  ///< for each line of the input its place in `written_`
  std::vector<bool> claimed_;
};

}  // namespace deduku::formats
