// Pages drawn by cairo.
#include <array>
#include <charconv>
#include <numbers>

#include "src/pdf/cairo/fonts.hpp"
#include "src/pdf/pdf_pages.hpp"
#include "src/platform/file.hpp"

namespace deduku::pdf {

namespace {

using sheet::Anchor;
using sheet::Pen;
using sheet::Point;
using sheet::Type;
using sheet::Weight;

constexpr double points_per_millimetre = 72 / 25.4;

cairo_status_t append_bytes(void* bytes, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

class CairoPages final : public PdfPages {
 public:
  CairoPages(const CairoLibrary& cairo, const PdfOptions& options)
      : cairo_(cairo),
        regular_(cairo, options.font, false, options.language),
        bold_(cairo, options.font, true, options.language),
        surface_(cairo.cairo_pdf_surface_create_for_stream(append_bytes, &bytes_, in_points(options.paper.width),
                                                           in_points(options.paper.height))),
        context_(cairo.cairo_create(surface_)) {
    cairo_.cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_TITLE, drawable(options.title).c_str());
    cairo_.cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_CREATOR, "Deduku");
    // An empty date is left out, where without any it would be that of now.
    const std::string date = options.date.empty() ? "" : options.date + "T00:00:00Z";
    cairo_.cairo_pdf_surface_set_metadata(surface_, CAIRO_PDF_METADATA_CREATE_DATE, date.c_str());
    // Letters stand where they are wide, not on the pixels of a screen.
    cairo_font_options_t* const font_options = cairo_.cairo_font_options_create();
    cairo_.cairo_font_options_set_hint_style(font_options, CAIRO_HINT_STYLE_NONE);
    cairo_.cairo_font_options_set_hint_metrics(font_options, CAIRO_HINT_METRICS_OFF);
    cairo_.cairo_set_font_options(context_, font_options);
    cairo_.cairo_font_options_destroy(font_options);
    cairo_.cairo_set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
  }
  ~CairoPages() override {
    cairo_.cairo_destroy(context_);
    cairo_.cairo_surface_destroy(surface_);
  }
  CairoPages(const CairoPages&) = delete;
  CairoPages& operator=(const CairoPages&) = delete;

  bool has_fonts() const { return regular_.is_there() && bold_.is_there(); }

  std::string missing_of(std::string_view text) override {
    std::string missing;
    regular_.runs_of(text, missing);
    bold_.runs_of(text, missing);
    return missing;
  }

  void begin_page() override {
    if (page_ > 0) cairo_.cairo_show_page(context_);
    ++page_;
  }

  void line(Point from, Point to, const Pen& pen) override {
    move_to(from);
    line_to(to);
    stroke(pen);
  }

  void square(Point corner, double side, double radius, const Pen& pen) override {
    constexpr double quarter = std::numbers::pi / 2;
    const double near = radius;
    const double far = side - radius;
    const std::array<Point, 4> middles = {{{far, near}, {far, far}, {near, far}, {near, near}}};
    for (int i = 0; i < 4; ++i) {
      const Point middle = corner + middles[static_cast<std::size_t>(i)];
      cairo_.cairo_arc(context_, in_points(middle.x), in_points(middle.y), in_points(radius), (i - 1) * quarter,
                       i * quarter);
    }
    cairo_.cairo_close_path(context_);
    stroke(pen);
  }

  void star(Point middle, double radius, bool is_filled, std::string_view colour) override {
    bool is_first = true;
    for (Point corner : sheet::star_corners(middle, radius).corners) {
      is_first ? move_to(corner) : line_to(corner);
      is_first = false;
    }
    cairo_.cairo_close_path(context_);
    choose_colour(colour);
    if (is_filled) cairo_.cairo_fill_preserve(context_);
    stroke({sheet::outline_of_star * radius, colour});
  }

  void text(Point baseline, std::string_view text, const Type& type) override {
    const std::vector<FontRun> runs = (type.weight == Weight::bold ? bold_ : regular_).runs_of(text, missing_);
    cairo_.cairo_set_font_size(context_, in_points(type.size));
    choose_colour(type.colour);
    double x = in_points(baseline.x);
    if (type.anchor != Anchor::start) x -= width_of(runs) / (type.anchor == Anchor::middle ? 2 : 1);
    for (const FontRun& run : runs) {
      run.font->is_used = true;
      cairo_.cairo_set_font_face(context_, run.font->face);
      cairo_.cairo_move_to(context_, x, in_points(baseline.y));
      cairo_.cairo_show_text(context_, run.text.c_str());
      x += width_of(run);
    }
    cairo_.cairo_new_path(context_);
  }

  void add_to_contents(std::string_view name) override {
    const std::string place = "page=" + std::to_string(page_);
    cairo_.cairo_pdf_surface_add_outline(surface_, CAIRO_PDF_OUTLINE_ROOT, drawable(name).c_str(), place.c_str(),
                                         CAIRO_PDF_OUTLINE_FLAG_OPEN);
  }

  PdfFile finish() override {
    cairo_.cairo_show_page(context_);
    const cairo_status_t drawn = cairo_.cairo_status(context_);
    cairo_.cairo_surface_finish(surface_);
    const cairo_status_t status = drawn != CAIRO_STATUS_SUCCESS ? drawn : cairo_.cairo_surface_status(surface_);
    PdfFile file;
    if (status != CAIRO_STATUS_SUCCESS) {
      file.fault = std::string("cairo says: ") + cairo_.cairo_status_to_string(status);
      return file;
    }
    bold_.add_used(file.fonts);
    regular_.add_used(file.fonts);
    file.missing = missing_;
    file.bytes = std::move(bytes_);
    return file;
  }

 private:
  static double in_points(double millimetres) { return millimetres * points_per_millimetre; }
  void move_to(Point point) { cairo_.cairo_move_to(context_, in_points(point.x), in_points(point.y)); }
  void line_to(Point point) { cairo_.cairo_line_to(context_, in_points(point.x), in_points(point.y)); }

  void stroke(const Pen& pen) {
    choose_colour(pen.colour);
    cairo_.cairo_set_line_width(context_, in_points(pen.width));
    cairo_.cairo_stroke(context_);
  }

  /// "#9A9A9A"
  void choose_colour(std::string_view colour) {
    std::array<double, 3> parts{};
    for (std::size_t i = 0; i < 3; ++i) {
      unsigned value = 0;
      std::from_chars(colour.data() + 1 + 2 * i, colour.data() + 3 + 2 * i, value, 16);
      parts[i] = value / 255.0;
    }
    cairo_.cairo_set_source_rgb(context_, parts[0], parts[1], parts[2]);
  }

  double width_of(const FontRun& run) {
    cairo_text_extents_t extents{};
    cairo_.cairo_set_font_face(context_, run.font->face);
    cairo_.cairo_text_extents(context_, run.text.c_str(), &extents);
    return extents.x_advance;
  }
  double width_of(const std::vector<FontRun>& runs) {
    double width = 0;
    for (const FontRun& run : runs) width += width_of(run);
    return width;
  }

  const CairoLibrary& cairo_;
  std::string bytes_;
  std::string missing_;
  Fonts regular_;
  Fonts bold_;
  cairo_surface_t* surface_;
  cairo_t* context_;
  int page_ = 0;
};

}  // namespace

PdfStart begin_pdf(const PdfOptions& options) {
  // What fontconfig cannot read for want of them it leaves out without a word, and the fonts would be others.
  constexpr int needed_files = 16;
  if (!platform::can_open_more(needed_files)) {
    return {.fault = "fewer than " + std::to_string(needed_files) + " more files may be opened (ulimit -n)"};
  }
  const OpenCairo& open = open_cairo();
  if (!open.library) return {.fault = open.fault};
  const CairoLibrary* const cairo = &*open.library;
  if (cairo->FcInit() != FcTrue) return {.fault = "fontconfig has no configuration"};
  auto pages = std::make_unique<CairoPages>(*cairo, options);
  if (!pages->has_fonts()) {
    return {.fault = "no font is installed (on Debian there are some in the package fonts-dejavu-core)"};
  }
  return {.pages = std::move(pages)};
}

}  // namespace deduku::pdf
