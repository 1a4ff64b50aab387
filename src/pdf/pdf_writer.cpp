#include "src/pdf/pdf_writer.hpp"

#include <cmath>

#include "src/core/utf8_characters.hpp"

#ifdef DEDUKU_WITH_GZIP
#include <zlib.h>
#endif

namespace deduku::pdf {

namespace {

/// The bytes in the form of zlib; empty if the program cannot compress.
std::string deflated([[maybe_unused]] std::string_view bytes) {
#ifdef DEDUKU_WITH_GZIP
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  std::string compressed(size, '\0');
  const int status = compress2(reinterpret_cast<Bytef*>(compressed.data()), &size,
                               reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uLong>(bytes.size()), 9);
  if (status == Z_OK) {
    compressed.resize(size);
    return compressed;
  }
#endif
  return "";
}

std::string padded(std::size_t value, std::size_t width) {
  const std::string digits = std::to_string(value);
  return std::string(width - digits.size(), '0') + digits;
}

}  // namespace

void append_hexadecimal(std::string& text, std::size_t unit) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  for (int shift = 12; shift >= 0; shift -= 4) text += digits[unit >> static_cast<unsigned>(shift) & 0xFU];
}

void append_utf16(std::string& text, char32_t character) {
  if (character >= 0x10000) append_hexadecimal(text, 0xD800U + ((character - 0x10000U) >> 10U));
  append_hexadecimal(text, character < 0x10000 ? character : 0xDC00U + ((character - 0x10000U) & 0x3FFU));
}

std::string number(double value) {
  const long hundredths = std::lround(value * 100);
  const long size = std::labs(hundredths);
  std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
  if (size % 100 == 0) return text;
  text += '.';
  text += static_cast<char>('0' + size % 100 / 10);
  if (size % 10 != 0) text += static_cast<char>('0' + size % 10);
  return text;
}

std::string reference(ObjectId object) {
  return std::to_string(object) + " 0 R";
}

std::string text_string(std::string_view text) {
  std::string units = "<FEFF";
  while (!text.empty()) {
    const std::size_t size = utf8_character_size(text);
    append_utf16(units, utf8_code_point(text.substr(0, size)));
    text.remove_prefix(size);
  }
  return units + ">";
}

/// The second line marks the file as binary for other programs.
PdfWriter::PdfWriter() : bytes_("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n") {}

ObjectId PdfWriter::reserve() {
  places_.push_back(0);
  return static_cast<ObjectId>(places_.size());
}

void PdfWriter::write(ObjectId object, std::string_view content) {
  places_[static_cast<std::size_t>(object - 1)] = bytes_.size();
  bytes_ += std::to_string(object) + " 0 obj\n";
  bytes_ += content;
  bytes_ += "\nendobj\n";
}

ObjectId PdfWriter::add(std::string_view content) {
  const ObjectId object = reserve();
  write(object, content);
  return object;
}

ObjectId PdfWriter::add_stream(std::string_view bytes, const std::string& fields) {
  const std::string compressed = deflated(bytes);
  const bool is_compressed = !compressed.empty();
  const std::string_view written = is_compressed ? std::string_view(compressed) : bytes;
  std::string content = "<< /Length " + std::to_string(written.size());
  if (is_compressed) content += " /Filter /FlateDecode";
  if (!fields.empty()) content += ' ' + fields;
  content += " >>\nstream\n";
  content += written;
  content += "\nendstream";
  return add(content);
}

std::string PdfWriter::finish(ObjectId catalogue, ObjectId info) {
  const std::size_t table = bytes_.size();
  const std::string size = std::to_string(places_.size() + 1);
  bytes_ += "xref\n0 " + size + "\n0000000000 65535 f \n";
  for (const std::size_t place : places_) bytes_ += padded(place, 10) + " 00000 n \n";
  bytes_ += "trailer\n<< /Size " + size + " /Root " + reference(catalogue) + " /Info " + reference(info) +
            " >>\nstartxref\n" + std::to_string(table) + "\n%%EOF\n";
  return std::move(bytes_);
}

}  // namespace deduku::pdf
