// A build without PDF.
#include "src/pdf/pdf_pages.hpp"

namespace deduku::pdf {

PdfStart begin_pdf(const PdfOptions&) {
  return {.fault = "this build of the program makes no PDF; a browser prints what --format html makes, as a PDF, too"};
}

}  // namespace deduku::pdf
