#include "src/cli/draw/gallery.hpp"

#include <map>
#include <set>

#include "deduku/explain.hpp"
#include "deduku/solver.hpp"
#include "src/cases/cases.hpp"
#include "src/cli/io/failure.hpp"
#include "src/cli/io/line_source.hpp"
#include "src/cli/io/signals.hpp"
#include "src/cli/io/text.hpp"
#include "src/draw/svg_writer.hpp"
#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view page_head = R"(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deduku: gallery of techniques</title>
<style>
  :root { color-scheme: light dark; --paper: #F6F4EE; --ink: #1C1E23; --soft: #565A64; --rule: #E3DFD5; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #121418; --ink: #ECEAE4; --soft: #AEB2BC; --rule: #2A2E36; }
  }
  body { margin: 0 auto; max-width: 1500px; padding: 16px 24px; background: var(--paper); color: var(--ink);
         font: 15px/1.5 system-ui, sans-serif; }
  h2 { border-top: 1px solid var(--rule); padding-top: 24px; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(440px, 100%), 1fr)); gap: 24px; }
  figure { margin: 0; }
  figcaption { color: var(--soft); }
  img { width: 100%; height: auto; border-radius: 8px; }
</style>
<h1>Gallery of techniques</h1>
)";

/// The case files by technique, in the order of the table of techniques.
std::map<TechniqueId, std::string> case_files(const std::vector<std::string>& paths) {
  std::map<TechniqueId, std::string> files;
  const auto add = [&](const fs::path& path) {
    const std::optional<TechniqueId> technique = find_technique(platform::text_of(path.stem()));
    if (!technique) {
      refuse_usage(platform::text_of(path) + ": no technique has the name \"" + platform::text_of(path.stem()) + "\"");
    }
    files.emplace(*technique, platform::text_of(path));
  };
  for (const std::string& name : paths) {
    const fs::path path = platform::path_of(name);
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      add(path);
      continue;
    }
    for (const auto& entry : fs::recursive_directory_iterator(path, error)) {
      if (entry.path().extension() == ".txt") add(entry.path());
    }
    if (error) throw Failure(ExitCode::file_error, error_text(name, {0, 0, error.message()}));
  }
  return files;
}

/// Draws the cases of one technique and writes its part of the page.
class Chapter {
 public:
  Chapter(Session& session, const DrawOptions& options, PictureFiles& files)
      : session_(session), options_(options), files_(files) {}

  std::string write(TechniqueId technique, const std::string& path) {
    const Expected<cases::CaseFile> content = cases::parse(read_file(path, session_.out));
    if (!content) throw Failure(ExitCode::unreadable, error_text(path, content.error()));
    std::string figures;
    int number = 0;
    for (const cases::Case& each : content->cases) {
      if (interrupted()) break;
      const StepList& steps = solver_.all_steps(each.grid, technique, Promise::givens);
      if (steps.empty()) continue;
      const std::string name = std::string(key(technique)) + "-" + std::to_string(++number);
      files_.write(draw_step(steps.view(each.grid, most_telling(steps)), options_), name, session_.out);
      figures += "<figure><img loading=\"lazy\" src=\"" + name + "." + std::string(files_.extension()) +
                 "\" alt=\"\">" + "<figcaption>" + draw::escaped(each.title) + "</figcaption></figure>\n";
    }
    drawn_ += number;
    return "<h3 id=\"" + std::string(key(technique)) + "\">" +
           draw::escaped(technique_name(technique, options_.text.language)) + "</h3>\n<div class=\"pictures\">\n" +
           figures + "</div>\n";
  }

  int drawn() const { return drawn_; }

 private:
  /// The first step of a variant that has no picture yet; else the first step.
  const Step& most_telling(const StepList& steps) {
    for (const Step& step : steps) {
      if (shown_.emplace(step.technique, step.variant).second) return step;
    }
    return steps[0];
  }

  Session& session_;
  const DrawOptions& options_;
  PictureFiles& files_;
  Solver solver_;
  std::set<std::pair<TechniqueId, std::uint8_t>> shown_;
  int drawn_ = 0;
};

}  // namespace

int write_gallery(Session& session, const std::vector<std::string>& paths, const DrawOptions& options,
                  PictureFiles& files) {
  Chapter chapter(session, options, files);
  std::map<Family, std::string> chapters;
  for (const auto& [technique, path] : case_files(paths)) {
    if (interrupted()) return chapter.drawn();
    chapters[family_of(technique)] += chapter.write(technique, path);
  }
  std::string page(page_head);
  for (const auto& [family, text] : chapters) {
    page += "<h2>" + draw::escaped(family_name(family, options.text.language)) + "</h2>\n" + text;
  }
  files.write_text("index.html", page + "</html>\n");
  return chapter.drawn();
}

}  // namespace deduku::cli
