// A small reader of XML: enough to check whether a picture is well-formed, and to inspect its content.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::testing {

/// An element at its start tag, with all its attributes, and the elements that contain it.
struct XmlElement {
  std::string name;
  std::map<std::string, std::string> attributes;
  std::vector<std::size_t> ancestors;  ///< indices in the list of elements, the root first
  std::string text;                    ///< its direct text

  std::string attribute(const std::string& key) const {
    const auto found = attributes.find(key);
    return found == attributes.end() ? "" : found->second;
  }
};

/// Reads a document; stores the fault, if any, in `error`.
class XmlReader {
 public:
  explicit XmlReader(std::string_view text) : rest_(text) { read(); }

  const std::vector<XmlElement>& elements() const { return elements_; }
  const std::string& error() const { return error_; }

 private:
  void read() {
    while (error_.empty() && !rest_.empty()) {
      const std::size_t open = rest_.find('<');
      read_text(rest_.substr(0, open));
      if (open == std::string_view::npos) break;
      rest_.remove_prefix(open + 1);
      const std::size_t close = rest_.find('>');
      if (close == std::string_view::npos) return fail("a tag is not closed");
      const std::string_view tag = rest_.substr(0, close);
      rest_.remove_prefix(close + 1);
      read_tag(tag);
    }
    if (error_.empty() && !open_.empty()) fail("<" + elements_[open_.back()].name + "> is not ended");
    if (error_.empty() && elements_.empty()) fail("there is no element");
  }

  void read_text(std::string_view text) {
    if (text.find_first_not_of(" \n") == std::string_view::npos) return;
    if (open_.empty()) return fail("text outside the root");
    if (const auto plain = unescaped(text)) elements_[open_.back()].text += *plain;
  }

  void read_tag(std::string_view tag) {
    if (tag.starts_with('/')) return end(tag.substr(1));
    const bool is_empty = tag.ends_with('/');
    if (is_empty) tag.remove_suffix(1);
    XmlElement element;
    element.ancestors = open_;
    const std::size_t blank = std::min(tag.find(' '), tag.size());
    element.name = tag.substr(0, blank);
    tag.remove_prefix(blank);
    if (element.name.empty()) return fail("an element without a name");
    if (open_.empty() && !elements_.empty()) return fail("a second root");
    while (!tag.empty()) {
      if (!read_attribute(tag, element)) return fail("the attributes of <" + element.name + ">");
    }
    elements_.push_back(element);
    if (!is_empty) open_.push_back(elements_.size() - 1);
  }

  /// ` name="value"`
  bool read_attribute(std::string_view& tag, XmlElement& element) {
    const std::size_t equals = tag.find("=\"");
    if (tag.front() != ' ' || equals == std::string_view::npos) return false;
    const std::string name(tag.substr(1, equals - 1));
    tag.remove_prefix(equals + 2);
    const std::size_t quote = tag.find('"');
    if (quote == std::string_view::npos || name.find_first_of(" <>&") != std::string::npos) return false;
    const auto value = unescaped(tag.substr(0, quote));
    tag.remove_prefix(quote + 1);
    return value && element.attributes.emplace(name, *value).second;
  }

  void end(std::string_view name) {
    if (open_.empty() || elements_[open_.back()].name != name) return fail("</" + std::string(name) + "> ends nothing");
    open_.pop_back();
  }

  std::optional<std::string> unescaped(std::string_view text) {
    static const std::map<std::string_view, char> entities = {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}};
    std::string plain;
    while (!text.empty()) {
      if (text.front() == '<') fail("a bare <");
      if (text.front() != '&') {
        plain += text.front();
        text.remove_prefix(1);
        continue;
      }
      const std::size_t semicolon = text.find(';');
      const auto entity =
          semicolon == std::string_view::npos ? entities.end() : entities.find(text.substr(1, semicolon - 1));
      if (entity == entities.end()) {
        fail("a bare &");
        return std::nullopt;
      }
      plain += entity->second;
      text.remove_prefix(semicolon + 1);
    }
    return plain;
  }

  void fail(const std::string& reason) {
    if (error_.empty()) error_ = reason + ", before \"" + std::string(rest_.substr(0, 40)) + "\"";
  }

  std::string_view rest_;
  std::vector<XmlElement> elements_;
  std::vector<std::size_t> open_;
  std::string error_;
};

}  // namespace deduku::testing
