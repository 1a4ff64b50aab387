// Pages as PDF, with the letters that they show embedded. What a PDF of lines and text takes is written here: of libraries only
// zlib is used, if the program has it. So every build makes PDFs, and the same fonts lead to the same bytes on every system.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "src/sheet/canvas.hpp"

namespace deduku::pdf {

struct PdfOptions {
  std::string title{};
  std::string author{};
  /// The day on which it was made, "2026-11-26"; "": the PDF names none, and the same pages are the same bytes.
  std::string date{};
  /// A family of fonts; "" for the first of those without serifs that are usual.
  std::string font{};
  /// Of the text: "zh". Fonts that are made for it are taken first for what the family lacks.
  std::string language{};
};

/// What pages became.
struct PdfFile {
  std::string bytes{};
  /// The fonts that are embedded, each once: "DejaVu Sans Bold".
  std::vector<std::string> fonts{};
  /// The characters that no font has, each once; they are drawn as "?".
  std::string missing{};
};

class PdfPages : public sheet::Canvas {
 public:
  /// The characters of a text that no font has, each once.
  virtual std::string missing_of(std::string_view text) = 0;
  /// Nothing is drawn after that.
  virtual PdfFile finish() = 0;
};

/// A PDF to draw on, or why there is none, as the end of a sentence.
struct PdfStart {
  std::unique_ptr<PdfPages> pages{};
  std::string fault{};
};
PdfStart begin_pdf(const PdfOptions& options);

}  // namespace deduku::pdf
