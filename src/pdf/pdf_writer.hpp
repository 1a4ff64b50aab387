// The syntax of PDF: objects, streams, the table of their places.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace deduku::pdf {

/// The number of an object in its file, from 1.
using ObjectId = int;

/// A number with at most two decimals: "12", "-0.5".
std::string number(double value);
/// "12 0 R"
std::string reference(ObjectId object);
/// Appends the four hexadecimal digits of a unit of UTF-16, or of the code of a glyph.
void append_hexadecimal(std::string& text, std::size_t unit);
/// Appends a character as UTF-16 in hexadecimal digits.
void append_utf16(std::string& text, char32_t character);
/// A text for people, as UTF-16 in hexadecimal digits. The text is valid UTF-8.
std::string text_string(std::string_view text);

class PdfWriter {
 public:
  PdfWriter();

  /// Reserves a number for an object that is written later.
  ObjectId reserve();
  /// Writes an object: the text between `obj` and `endobj`.
  void write(ObjectId object, std::string_view content);
  ObjectId add(std::string_view content);
  /// Adds a stream of bytes, which is compressed if the program has zlib. `fields`: of its dictionary, "/Length1 12".
  ObjectId add_stream(std::string_view bytes, const std::string& fields = "");
  /// Returns the whole file.
  std::string finish(ObjectId catalogue, ObjectId info);

 private:
  std::string bytes_;
  std::vector<std::size_t> places_;  ///< of the objects; 0 if they are not written yet
};

}  // namespace deduku::pdf
