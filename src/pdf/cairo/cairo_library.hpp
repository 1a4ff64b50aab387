// The functions of cairo and fontconfig that are used. Both libraries are opened when the first PDF is made: of the headers
// the build needs the types alone.
#pragma once

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>

#include <optional>
#include <string>

namespace deduku::pdf {

#define DEDUKU_CAIRO_FUNCTIONS(FUNCTION)          \
  FUNCTION(cairo_create)                          \
  FUNCTION(cairo_destroy)                         \
  FUNCTION(cairo_fill_preserve)                   \
  FUNCTION(cairo_arc)                             \
  FUNCTION(cairo_close_path)                      \
  FUNCTION(cairo_font_face_destroy)               \
  FUNCTION(cairo_font_options_create)             \
  FUNCTION(cairo_font_options_destroy)            \
  FUNCTION(cairo_font_options_set_hint_metrics)   \
  FUNCTION(cairo_font_options_set_hint_style)     \
  FUNCTION(cairo_ft_font_face_create_for_pattern) \
  FUNCTION(cairo_line_to)                         \
  FUNCTION(cairo_move_to)                         \
  FUNCTION(cairo_new_path)                        \
  FUNCTION(cairo_pdf_surface_add_outline)         \
  FUNCTION(cairo_pdf_surface_create_for_stream)   \
  FUNCTION(cairo_pdf_surface_set_metadata)        \
  FUNCTION(cairo_set_font_face)                   \
  FUNCTION(cairo_set_font_options)                \
  FUNCTION(cairo_set_font_size)                   \
  FUNCTION(cairo_set_line_join)                   \
  FUNCTION(cairo_set_line_width)                  \
  FUNCTION(cairo_set_source_rgb)                  \
  FUNCTION(cairo_show_page)                       \
  FUNCTION(cairo_show_text)                       \
  FUNCTION(cairo_status)                          \
  FUNCTION(cairo_status_to_string)                \
  FUNCTION(cairo_stroke)                          \
  FUNCTION(cairo_surface_destroy)                 \
  FUNCTION(cairo_surface_finish)                  \
  FUNCTION(cairo_surface_status)                  \
  FUNCTION(cairo_text_extents)

#define DEDUKU_FONTCONFIG_FUNCTIONS(FUNCTION) \
  FUNCTION(FcCharSetHasChar)                  \
  FUNCTION(FcConfigSubstitute)                \
  FUNCTION(FcDefaultSubstitute)               \
  FUNCTION(FcFontRenderPrepare)               \
  FUNCTION(FcFontSetDestroy)                  \
  FUNCTION(FcFontSort)                        \
  FUNCTION(FcInit)                            \
  FUNCTION(FcPatternAddBool)                  \
  FUNCTION(FcPatternAddInteger)               \
  FUNCTION(FcPatternAddString)                \
  FUNCTION(FcPatternCreate)                   \
  FUNCTION(FcPatternDestroy)                  \
  FUNCTION(FcPatternGetCharSet)               \
  FUNCTION(FcPatternGetString)

/// Each function under its own name.
struct CairoLibrary {
#define DEDUKU_POINTER(name) decltype(&::name) name = nullptr;
  DEDUKU_CAIRO_FUNCTIONS(DEDUKU_POINTER)
  DEDUKU_FONTCONFIG_FUNCTIONS(DEDUKU_POINTER)
#undef DEDUKU_POINTER
};

/// The libraries, or why they cannot be used, as the end of a sentence.
struct OpenCairo {
  std::optional<CairoLibrary> library{};
  std::string fault{};
};
const OpenCairo& open_cairo();

}  // namespace deduku::pdf
