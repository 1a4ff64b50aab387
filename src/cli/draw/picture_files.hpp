// Writes pictures to files or to standard output: as SVG, or converted.
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

/// The destination of pictures.
class PictureFiles {
 public:
  /// `target`: a file; a folder, which ends with a slash; "" for standard output. Throws `Failure` if that is not
  /// possible. `kind`: of the pictures published in one folder; "" for a single picture. `width`: of a PNG in pixels.
  PictureFiles(std::string target, std::string_view kind, PictureFormat format, int width);

  /// Whether it is a folder, which holds any number of pictures.
  bool is_folder() const { return platform::ends_as_folder(target_); }
  /// "svg": the ending of the names of its pictures.
  std::string_view extension() const { return name(format_); }
  /// Writes a picture: into a folder, when it is published, under its name without extension; else to the single
  /// target.
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
