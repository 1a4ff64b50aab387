#include "src/cli/page/page_files.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>

#include "src/platform/native_path.hpp"

namespace deduku::cli {

namespace {

namespace fs = std::filesystem;

/// The content types of files by the endings of their names. Browsers compile WebAssembly during the download only
/// under its own type.
std::string_view type_of(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> types = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
  }};
  for (const auto& [ending, type] : types) {
    if (name.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

/// Whether a file is named by its content, so that it never changes.
bool is_lasting(std::string_view name) {
  return name.starts_with("assets/");
}

std::string answer(std::string_view status, std::string_view type, std::string_view body, bool has_body = true,
                   bool lasts = false) {
  std::string text = "HTTP/1.1 " + std::string(status) + "\r\nContent-Type: " + std::string(type) +
                     "\r\nContent-Length: " + std::to_string(body.size()) +
                     "\r\nCache-Control: " + (lasts ? "max-age=31536000, immutable" : "no-cache") +
                     "\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n";
  if (has_body) text += body;
  return text;
}

std::string refusal(std::string_view status) {
  return answer(status, "text/plain; charset=utf-8", std::string(status) + "\n");
}

/// The words of the first line: method, target, version; "" for a missing one.
std::array<std::string_view, 3> words_of(std::string_view line) {
  std::array<std::string_view, 3> words;
  for (std::string_view& word : words) {
    word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(line.size(), word.size() + 1));
  }
  return words;
}

std::string_view next_line(std::string_view& text) {
  const std::string_view line = text.substr(0, text.find("\r\n"));
  text.remove_prefix(std::min(text.size(), line.size() + 2));
  return line;
}

/// The value of the header with this name, in small letters, in a request; "" if it is missing.
std::string_view header_of(std::string_view request, std::string_view name) {
  (void)next_line(request);
  for (std::string_view line = next_line(request); !line.empty(); line = next_line(request)) {
    const std::size_t colon = line.find(':');
    if (colon != name.size()) continue;
    const auto is_same = [](char one, char other) { return std::tolower(static_cast<unsigned char>(one)) == other; };
    if (!std::ranges::equal(line.substr(0, colon), name, is_same)) continue;
    line.remove_prefix(colon + 1);
    line.remove_prefix(std::min(line.size(), line.find_first_not_of(' ')));
    return line.substr(0, line.find_last_not_of(' ') + 1);
  }
  return "";
}

int value_of(char hexadecimal) {
  if (std::isdigit(static_cast<unsigned char>(hexadecimal)) != 0) return hexadecimal - '0';
  const int letter = std::tolower(static_cast<unsigned char>(hexadecimal)) - 'a';
  return 0 <= letter && letter < 6 ? letter + 10 : -1;
}

/// A path with its %-signs decoded; empty if they are wrong.
std::optional<std::string> decoded(std::string_view path) {
  std::string text;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] != '%') {
      text += path[i];
      continue;
    }
    if (i + 2 >= path.size()) return std::nullopt;
    const int high = value_of(path[i + 1]);
    const int low = value_of(path[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    text += static_cast<char>(16 * high + low);
    i += 2;
  }
  return text;
}

/// Whether a path from the root of the page stays inside it: names of letters, digits, ".", "-" and "_" that do not
/// begin with a dot.
bool stays_inside(std::string_view path) {
  const auto is_plain = [](char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 ||
           std::string_view("/.-_").find(letter) != std::string_view::npos;
  };
  const auto has = [path](std::string_view part) { return path.find(part) != std::string_view::npos; };
  return path.starts_with('/') && !has("//") && !has("/.") && std::ranges::all_of(path, is_plain);
}

/// The name of a file in the folder; empty for a path that leads out of it.
std::optional<std::string> file_of(std::string_view path) {
  const std::optional<std::string> plain = decoded(path);
  if (!plain || !stays_inside(*plain)) return std::nullopt;
  return plain->substr(1) + (plain->ends_with('/') ? "index.html" : "");
}

std::optional<std::string> content_of(const fs::path& file) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) return std::nullopt;
  std::ifstream stream(file, std::ios::binary);
  std::ostringstream content;
  content << stream.rdbuf();
  if (!stream) return std::nullopt;
  return std::move(content).str();
}

}  // namespace

std::string PageFiles::answer_to(std::string_view request) const {
  std::string_view rest = request;
  const auto [method, target, version] = words_of(next_line(rest));
  if (!version.starts_with("HTTP/1.")) return refusal("400 Bad Request");
  if (header_of(request, "host") != host) return refusal("421 Misdirected Request");
  if (method != "GET" && method != "HEAD") return refusal("405 Method Not Allowed");
  const std::optional<std::string> file = file_of(target.substr(0, target.find('?')));
  const std::optional<std::string> content = file ? content_of(platform::path_of(folder) / *file) : std::nullopt;
  if (!content) return refusal("404 Not Found");
  return answer("200 OK", type_of(*file), *content, method == "GET", is_lasting(*file));
}

bool has_page(const std::string& folder) {
  std::error_code error;
  return fs::is_regular_file(platform::path_of(folder) / "index.html", error);
}

std::string page_folder_of(const std::string& program) {
  const fs::path folder = platform::path_of(program).parent_path();
  for (const char* place : {"page", "../share/deduku/page", "../page"}) {
    std::string page = platform::text_of((folder / place).lexically_normal());
    if (has_page(page)) return page;
  }
  return "";
}

}  // namespace deduku::cli
