// Pictures on their way to files or to standard output: as SVG, or converted.
#pragma once

#include <string>

#include "src/cli/io/output.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

enum class PictureFormat : std::uint8_t { svg, png, pdf };
/// "svg", "png", "pdf": the word of --to, and the extension.
std::string_view name(PictureFormat format);

/// Where pictures go.
class PictureFiles {
 public:
  /// `target`: a file; a folder, which ends with a slash; "" for standard output. Throws `Failure` where it cannot be.
  /// `width`: of a PNG in pixels.
  PictureFiles(std::string target, PictureFormat format, int width, const Output& out);

  /// Whether it is a folder, which holds any number of pictures.
  bool is_folder() const { return platform::ends_as_folder(target_); }
  /// "svg": what the names of its pictures end with.
  std::string_view extension() const { return name(format_); }
  /// Writes a picture: into the folder under its name, without extension; else to the only place there is.
  void write(const std::string& svg, const std::string& name, Output& out);
  /// Writes another file into the folder.
  void write_text(const std::string& name, const std::string& text);

 private:
  std::string converted(const std::string& svg) const;
  std::string in_folder(const std::string& name) const { return target_ + name; }

  std::string target_;
  PictureFormat format_;
  int width_;
};

}  // namespace deduku::cli
