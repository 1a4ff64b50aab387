// Formats other than SVG are made by rsvg-convert, which is run without a shell.
#include "src/cli/draw/picture_files.hpp"

#include <array>
#include <system_error>
#include <vector>

#include "src/cli/io/failure.hpp"
#include "src/cli/io/whole_file.hpp"
#include "src/platform/native_path.hpp"
#include "src/platform/process.hpp"

namespace deduku::cli {

namespace {

[[noreturn]] void fail_to_start(PictureFormat format, const platform::ProgramRun& run) {
  const std::string picture = "--to " + std::string(name(format)) + ": ";
  if (!run.is_missing) {
    throw Failure(ExitCode::file_error, picture + "rsvg-convert: " + std::generic_category().message(run.start_error));
  }
  throw Failure(ExitCode::file_error,
                picture +
                    "the program rsvg-convert, which converts the SVG, is not installed (on Debian it is in the "
                    "package librsvg2-bin); --to svg needs no other program");
}

}  // namespace

std::string_view name(PictureFormat format) {
  static constexpr std::array<std::string_view, 3> names = {"svg", "png", "pdf"};
  return names[static_cast<std::size_t>(format)];
}

PictureFiles::PictureFiles(std::string target, std::string_view kind, PictureFormat format, int width)
    : target_(std::move(target)), format_(format), width_(width) {
  std::error_code error;
  if (target_.empty()) return;
  if (is_folder()) {
    folder_.emplace(target_, kind);
  } else if (std::filesystem::is_directory(platform::path_of(target_), error)) {
    refuse_usage("-o: \"" + target_ + "\" is a folder; write \"" + target_ + "/\" to put pictures into it");
  }
}

void PictureFiles::write(const std::string& svg, const std::string& name, Output& out) {
  std::string bytes = format_ == PictureFormat::svg ? svg + "\n" : converted(svg);
  if (folder_) return folder_->add(name + "." + std::string(extension()), std::move(bytes));
  write_to_target(target_, bytes, out);
}

std::string PictureFiles::converted(const std::string& svg) const {
  std::vector<std::string> words = {"rsvg-convert", "--format", std::string(name(format_))};
  if (format_ == PictureFormat::png)
    words.insert(words.end(), {"--width", std::to_string(width_), "--keep-aspect-ratio"});
  platform::ProgramRun run = platform::run_program(words, svg);
  if (run.start_error != 0) fail_to_start(format_, run);
  if (!run.has_succeeded || run.output.empty()) {
    throw Failure(ExitCode::file_error, "rsvg-convert: could not convert the picture");
  }
  return std::move(run.output);
}

}  // namespace deduku::cli
