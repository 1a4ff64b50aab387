// Pages in the form of a file: a PDF, a page for browsers, or a picture of each page.
#pragma once

#include "src/cli/book/layout_options.hpp"
#include "src/cli/io/session.hpp"
#include "src/pdf/pdf_pages.hpp"
#include "src/sheet/printed_book.hpp"

namespace deduku::cli {

class PageMaker {
 public:
  /// `format`: "pdf", "html" or "svg". Whatever a PDF lacks here throws `Failure`, before any puzzle is rated; `option` is the one
  /// by which the PDF was asked for.
  PageMaker(std::string format, const std::string& option, const LayoutOptions& layout, Language language);

  /// All pages in one file, for which `format` is not "svg". Reports characters that no font has.
  std::string whole(Session& session, const sheet::BookPlan& plan, const std::vector<sheet::PrintedPuzzle>& puzzles,
                    const sheet::BookOptions& options);
  /// A picture of each page.
  std::vector<std::string> pictures(const sheet::BookPlan& plan, const std::vector<sheet::PrintedPuzzle>& puzzles,
                                    const sheet::BookOptions& options) const;

 private:
  std::string pdf(Session& session, const sheet::BookPlan& plan, const std::vector<sheet::PrintedPuzzle>& puzzles,
                  const sheet::BookOptions& options);

  std::string format_;
  std::string title_;
  std::string font_;
  Language language_;
  std::unique_ptr<pdf::PdfPages> pdf_;
};

}  // namespace deduku::cli
