#include "src/cli/book/page_maker.hpp"

#include "src/cli/io/failure.hpp"
#include "src/cli/io/text.hpp"
#include "src/sheet/svg_pages.hpp"

namespace deduku::cli {

PageMaker::PageMaker(std::string format, const std::string& option, const LayoutOptions& layout, Language language)
    : format_(std::move(format)),
      title_(layout.title().empty() ? "Sudoku" : printable(layout.title())),
      font_(layout.font()),
      language_(language) {
  if (format_ != "pdf") return;
  pdf::PdfStart start = pdf::begin_pdf({.title = title_,
                                        .author = printable(layout.author()),
                                        .date = layout.date(),
                                        .font = font_,
                                        .language = std::string(name(language))});
  if (!start.fault.empty()) throw Failure(ExitCode::file_error, option + ": " + start.fault);
  const std::string missing = start.pages->missing_of(sheet::words_of_book(language));
  if (!missing.empty()) {
    throw Failure(ExitCode::file_error,
                  option + ": no installed font has " + missing +
                      " (on Debian fonts with Chinese characters are in the packages fonts-wqy-microhei "
                      "and fonts-noto-cjk); HTML leaves the fonts to the browser");
  }
  pdf_ = std::move(start.pages);
}

std::string PageMaker::whole(Session& session, const sheet::BookPlan& plan,
                             const std::vector<sheet::PrintedPuzzle>& puzzles, const sheet::BookOptions& options) {
  if (!pdf_)
    return html_of(pictures(plan, puzzles, options), sheet::printed_paper(plan.setup), title_, name(language_));
  sheet::draw_book(*pdf_, plan, puzzles, options);
  pdf::PdfFile file = pdf_->finish();
  if (!file.missing.empty()) {
    session.report_fault("no installed font has " + file.missing + ": the pages have ? there");
  }
  session.log.note("fonts in the PDF: " + joined(file.fonts));
  return std::move(file.bytes);
}

std::vector<std::string> PageMaker::pictures(const sheet::BookPlan& plan,
                                             const std::vector<sheet::PrintedPuzzle>& puzzles,
                                             const sheet::BookOptions& options) const {
  sheet::SvgPages pages(font_);
  sheet::draw_book(pages, plan, puzzles, options);
  return pages.take();
}

}  // namespace deduku::cli
