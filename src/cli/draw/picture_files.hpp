// Pictures on their way to files or to standard output: as SVG, or converted.
#pragma once

#include <optional>
#include <string>

#include "src/cli/io/output.hpp"
#include "src/cli/io/page_folder.hpp"
#include "src/platform/file.hpp"

namespace deduku::cli {

enum class PictureFormat : std::uint8_t { svg, png, pdf };
/// "svg", "png", "pdf": the word of --to, and the extension.
std::string_view name(PictureFormat format);

/// Where pictures go.
class PictureFiles {
 public:
  /// `target`: a file; a folder, which ends with a slash; "" for standard output. Throws `Failure` where it cannot be.
  /// `kind`: of the pictures that a folder gets together; "" for one alone. `width`: of a PNG in pixels.
  PictureFiles(std::string target, std::string_view kind, PictureFormat format, int width, const Output& out);

  /// Whether it is a folder, which holds any number of pictures.
  bool is_folder() const { return platform::ends_as_folder(target_); }
  /// "svg": what the names of its pictures end with.
  std::string_view extension() const { return name(format_); }
  /// Writes a picture: into the folder, once it is published, under its name without extension; else to the only place there
  /// is.
  void write(const std::string& svg, const std::string& name, Output& out);
  /// Writes another file into the folder.
  void write_text(const std::string& name, std::string text) { folder_->add(name, std::move(text)); }
  /// Puts everything into the folder, if there is one. False, with the folder as it was, after a signal.
  bool publish(Log& log) { return !folder_ || folder_->publish(log); }

 private:
  std::string converted(const std::string& svg) const;

  std::string target_;
  std::optional<PageFolder> folder_;
  PictureFormat format_;
  int width_;
};

}  // namespace deduku::cli
