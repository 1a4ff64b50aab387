#include "src/pdf/pdf_pages.hpp"

#include <algorithm>

#include "src/pdf/fonts.hpp"
#include "src/pdf/page_content.hpp"
#include "src/pdf/pdf_writer.hpp"
#include "src/platform/file.hpp"

namespace deduku::pdf {

namespace {

using sheet::Anchor;
using sheet::Pen;
using sheet::Point;
using sheet::Type;
using sheet::Weight;

bool is_decimal(std::string_view label) {
  return !label.empty() && std::ranges::all_of(label, [](char digit) { return '0' <= digit && digit <= '9'; });
}

class WrittenPages final : public PdfPages {
 public:
  WrittenPages(const FontCollection& collection, const PdfOptions& options)
      : options_(options),
        regular_(collection, options.font, false, options.language),
        bold_(collection, options.font, true, options.language),
        tree_(writer_.reserve()),
        resources_(writer_.reserve()) {}

  bool has_fonts() const { return regular_.is_there() && bold_.is_there(); }

  std::string missing_of(std::string_view text) override {
    std::string missing;
    regular_.runs_of(text, missing);
    bold_.runs_of(text, missing);
    return missing;
  }

  void begin_page(const sheet::PageBox& box, std::string_view label) override {
    end_page();
    page_.emplace(box);
    pages_.push_back(writer_.reserve());
    labels_.emplace_back(label);
  }

  void line(Point from, Point to, const Pen& pen) override { page_->line(from, to, pen); }
  void fill(Point corner, double width, double height, std::string_view colour) override {
    page_->fill(corner, width, height, colour);
  }
  void square(Point corner, double side, double radius, const Pen& pen) override {
    page_->square(corner, side, radius, pen);
  }
  void star(Point middle, double radius, bool is_filled, std::string_view colour) override {
    page_->star(middle, radius, is_filled, colour);
  }

  void text(Point baseline, std::string_view text, const Type& type) override {
    const std::vector<FontRun> runs = (type.weight == Weight::bold ? bold_ : regular_).runs_of(text, missing_);
    double x = baseline.x;
    if (type.anchor != Anchor::start) x -= width_of(runs, type.size) / (type.anchor == Anchor::middle ? 2 : 1);
    for (const FontRun& run : runs) {
      std::string codes;
      for (const char32_t character : run.characters) append_hexadecimal(codes, run.font->code_of(character));
      page_->glyphs({x, baseline.y}, name_of(*run.font), type.size, codes, type.colour, run.font->is_thickened());
      x += width_of(run, type.size);
    }
  }

  void add_to_contents(std::string_view name) override { contents_.push_back({std::string(name), pages_.back()}); }

  PdfFile finish() override {
    end_page();
    PdfFile file;
    write_tree();
    write_resources(file);
    const ObjectId catalogue = write_catalogue();
    const ObjectId info = write_info();
    file.missing = missing_;
    file.bytes = writer_.finish(catalogue, info);
    return file;
  }

 private:
  struct ContentsEntry {
    std::string name;
    ObjectId page;
  };

  static double width_of(const FontRun& run, double size) {
    int thousandths = 0;
    for (const char32_t character : run.characters) {
      thousandths += run.font->face().file.advance(run.font->face().file.glyph_of(character));
    }
    return thousandths * size / 1000;
  }
  static double width_of(const std::vector<FontRun>& runs, double size) {
    double width = 0;
    for (const FontRun& run : runs) width += width_of(run, size);
    return width;
  }

  /// "F1" for the first font that is used.
  std::string name_of(const EmbeddedFont& font) {
    auto known = std::ranges::find(used_, &font);
    if (known == used_.end()) known = used_.insert(used_.end(), &font);
    return "F" + std::to_string(known - used_.begin() + 1);
  }

  void end_page() {
    if (!page_) return;
    const ObjectId content = writer_.add_stream(page_->operators());
    writer_.write(pages_.back(), "<< /Type /Page /Parent " + reference(tree_) + " /Resources " + reference(resources_) +
                                     " /MediaBox [0 0 " + number(page_->width()) + " " + number(page_->height()) +
                                     "] /TrimBox " + page_->trim_box() + " /Contents " + reference(content) + " >>");
    page_.reset();
  }

  void write_tree() {
    std::string kids;
    for (const ObjectId page : pages_) kids += (kids.empty() ? "" : " ") + reference(page);
    writer_.write(tree_, "<< /Type /Pages /Kids [" + kids + "] /Count " + std::to_string(pages_.size()) + " >>");
  }

  void write_resources(PdfFile& file) {
    std::string fonts;
    for (const EmbeddedFont* font : used_) {
      fonts += " /" + name_of(*font) + " " + reference(write_font(writer_, *font));
      const std::string name = font->face().names.family + " " + font->face().names.style;
      if (std::ranges::find(file.fonts, name) == file.fonts.end()) file.fonts.push_back(name);
    }
    writer_.write(resources_, "<< /Font <<" + fonts + " >> >>");
  }

  ObjectId write_catalogue() {
    std::string catalogue = "<< /Type /Catalog /Pages " + reference(tree_) + " /PageLabels << /Nums [" + page_labels() +
                            "] >> /ViewerPreferences << /DisplayDocTitle true >>";
    if (!options_.language.empty()) catalogue += " /Lang (" + options_.language + ")";
    if (!contents_.empty()) catalogue += " /PageMode /UseOutlines /Outlines " + reference(write_outline());
    return writer_.add(catalogue + " >>");
  }

  /// The labels of pages, with one entry for each run of consecutive numbers.
  std::string page_labels() const {
    std::string labels;
    std::optional<int> next;
    for (std::size_t page = 0; page < labels_.size(); ++page) {
      const std::string& label = labels_[page];
      const bool is_counted = is_decimal(label);
      if (is_counted && next && std::to_string(*next) == label) {
        ++*next;
        continue;
      }
      labels += (labels.empty() ? "" : " ") + std::to_string(page);
      labels += is_counted ? " << /S /D /St " + label + " >>" : " << /P (" + label + ") >>";
      next = is_counted ? std::optional(std::stoi(label) + 1) : std::nullopt;
    }
    return labels;
  }

  ObjectId write_outline() {
    const ObjectId outline = writer_.reserve();
    std::vector<ObjectId> items;
    for (std::size_t i = 0; i < contents_.size(); ++i) items.push_back(writer_.reserve());
    for (std::size_t i = 0; i < contents_.size(); ++i) {
      std::string item = "<< /Title " + text_string(drawable(contents_[i].name)) + " /Parent " + reference(outline);
      if (i > 0) item += " /Prev " + reference(items[i - 1]);
      if (i + 1 < items.size()) item += " /Next " + reference(items[i + 1]);
      writer_.write(items[i], item + " /Dest [" + reference(contents_[i].page) + " /Fit] >>");
    }
    writer_.write(outline, "<< /Type /Outlines /First " + reference(items.front()) + " /Last " +
                               reference(items.back()) + " /Count " + std::to_string(items.size()) + " >>");
    return outline;
  }

  ObjectId write_info() {
    std::string info = "<< /Title " + text_string(drawable(options_.title));
    if (!options_.author.empty()) info += " /Author " + text_string(drawable(options_.author));
    info += " /Creator (Deduku)";
    if (!options_.date.empty()) {
      std::string day = options_.date;
      std::erase(day, '-');
      info += " /CreationDate (D:" + day + "000000Z)";
    }
    return writer_.add(info + " >>");
  }

  PdfOptions options_;
  PdfWriter writer_;
  Fonts regular_;
  Fonts bold_;
  ObjectId tree_;
  ObjectId resources_;
  std::vector<const EmbeddedFont*> used_;
  std::vector<ObjectId> pages_;
  std::vector<std::string> labels_;
  std::vector<ContentsEntry> contents_;
  std::optional<PageContent> page_;
  std::string missing_;
};

}  // namespace

PdfStart begin_pdf(const PdfOptions& options) {
  // Without enough open files a font would be omitted silently, and the choice of fonts would change.
  constexpr int needed_files = 16;
  if (!platform::can_open_more(needed_files)) {
    return {.fault = "fewer than " + std::to_string(needed_files) + " more files may be opened (ulimit -n)"};
  }
  const FontCollection& collection = installed_fonts();
  if (!options.font.empty() && !collection.has_family(options.font)) {
    return {.fault = "no font that can be embedded has the name \"" + drawable(options.font) + "\""};
  }
  auto pages = std::make_unique<WrittenPages>(collection, options);
  if (!pages->has_fonts()) {
    return {.fault =
                "no font that can be embedded is installed (on Debian there are some in the package "
                "fonts-dejavu-core); HTML leaves the fonts to the browser"};
  }
  return {.pages = std::move(pages)};
}

}  // namespace deduku::pdf
