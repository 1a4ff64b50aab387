// Pages as PDF, by the library cairo. A build has one of two halves: one that looks for cairo when it is needed, and one
// that has no PDF.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "src/sheet/canvas.hpp"

namespace deduku::pdf {

struct PdfOptions {
  sheet::Paper paper;
  std::string title{};
  /// The day on which it was made, "2026-11-26"; "": the PDF names none, and the same pages are the same bytes.
  std::string date{};
  /// A family of fonts; "" for that which the system takes for text without serifs.
  std::string font{};
  /// Fonts that are made for it are taken first for what the family lacks: "zh".
  std::string language{};
};

/// What pages became.
struct PdfFile {
  std::string bytes{};
  /// Why there is no PDF, as the end of a sentence; "" where there is one.
  std::string fault{};
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
