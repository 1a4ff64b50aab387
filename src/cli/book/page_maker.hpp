// Pages in an output format: a PDF, a page for browsers, or a picture of each page.
#pragma once

#include "src/cli/book/layout_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/pdf/pdf_pages.hpp"
#include "src/sheet/printed_book.hpp"

namespace deduku::cli {

class PageMaker {
 public:
  /// `format`: "pdf", "html" or "svg". Throws `Failure`, before any puzzle is rated, if something a PDF needs is
  /// missing; `option` is the one that requested the PDF.
  PageMaker(std::string format, const std::string& option, const LayoutOptions& layout, Language language);

  /// All pages in one file; `format` must not be "svg". Reports characters that no font has.
  std::string whole(Session& session, const sheet::BookPlan& plan, const std::vector<sheet::PrintedPuzzle>& puzzles,
                    const sheet::BookOptions& options);
  /// A picture of each page.
  std::vector<std::string> pictures(const sheet::BookPlan& plan, const std::vector<sheet::PrintedPuzzle>& puzzles,
                                    const sheet::BookOptions& options) const;

 private:
  std::string format_;
  std::string title_;
  std::string font_;
  Language language_;
  std::unique_ptr<pdf::PdfPages> pdf_;
};

}  // namespace deduku::cli
