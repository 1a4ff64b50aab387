// Pages as PDF, with their letters embedded. The PDF syntax for lines and text is written here: the only library is
// zlib, if the program has it. So every build makes PDFs, and the same fonts give the same bytes on every system.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "src/sheet/canvas.hpp"

namespace deduku::pdf {

struct PdfOptions {
  std::string title{};
  std::string author{};
  /// The day on which it was made, "2026-11-26"; "": the PDF contains no date, and the same pages have the same bytes.
  std::string date{};
  /// A family of fonts; "" for the first common one without serifs.
  std::string font{};
  /// The language of the text: "zh". For characters that the family lacks, fonts made for the language come first.
  std::string language{};
};

/// The finished PDF.
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
  /// Finishes the file; no drawing may follow.
  virtual PdfFile finish() = 0;
};

/// A PDF to draw on, or the reason why there is no PDF, as the end of a sentence.
struct PdfStart {
  std::unique_ptr<PdfPages> pages{};
  std::string fault{};
};
PdfStart begin_pdf(const PdfOptions& options);

}  // namespace deduku::pdf
