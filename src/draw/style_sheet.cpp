// The style sheet of pictures: rules over classes, with the colours of a theme in them.
#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "src/draw/tokens.hpp"

namespace deduku::draw {

namespace {

/// A rule: its selectors, and its declarations with tokens as "$ink". The first class of the first selector decides
/// whether a picture needs it.
struct Rule {
  std::string_view selectors;
  std::string_view declarations;
};

constexpr auto rules = std::to_array<Rule>({
    {".page", "fill:$paper"},
    {".coord", "font-size:21px;fill:$ink-3"},
    {".surface", "fill:$surface"},
    {".thin", "fill:none;stroke:$grid;stroke-width:1px;vector-effect:non-scaling-stroke"},
    {".thick", "fill:none;stroke:$box;stroke-width:1.6px;vector-effect:non-scaling-stroke"},
    {".frame", "fill:none;stroke:$box;stroke-width:2px;vector-effect:non-scaling-stroke"},
    // Digits and marks.
    {".given", "font-size:62px;font-weight:600;fill:$ink"},
    {".own", "font-size:62px;fill:$pen"},
    {".large", "font-size:62px;font-weight:500;fill:$pen"},
    {".placedbg", "fill:$pen-tint"},
    {".placedring", "fill:none;stroke:$pen;stroke-width:4"},
    {".pm", "font-size:24.5px;fill:$pencil"},
    {".inset", "fill:$ink"},
    {".on", "font-weight:650;fill:$ink"},
    {".on-core", "fill:$core-ink"},
    {".on-deep", "fill:$deep-ink"},
    {".on-far", "fill:$far-ink"},
    {".on-extra", "fill:$extra-ink"},
    {".on-stone", "fill:$stone-ink"},
    {".on-pen", "fill:$on-pen"},
    {".pm.falls",
     "fill:$falls;font-weight:700;paint-order:stroke;stroke:$falls-tint;stroke-width:5.5;stroke-linejoin:round"},
    {".fallbg", "fill:$falls-tint"},
    {".strike", "fill:none;stroke:$falls;stroke-width:4;stroke-linecap:round"},
    // Houses: base solid, cover hatched, goal dotted.
    {".base", "fill:$core-tint;stroke:$core-line;stroke-width:3;stroke-opacity:.55"},
    {".cover", "stroke:$far-line;stroke-width:3;stroke-dasharray:14 8;stroke-opacity:.9"},
    {".cross_line", "fill:$stone-tint;stroke:$stone-line;stroke-width:2;stroke-opacity:.6"},
    {".goal", "stroke:$extra-line;stroke-width:3;stroke-dasharray:1 9;stroke-linecap:round"},
    {".hatch-cover", "fill:none;stroke:$far-line;stroke-width:2;stroke-opacity:.25"},
    {".hatch-goal", "fill:$extra-line;opacity:.5"},
    // Sets, in the order of the argument.
    {".set", "fill:none;stroke-width:4.5"},
    {".petal", "fill:none;stroke-width:5;stroke-dasharray:1 9;stroke-linecap:round"},
    {".hatch", "fill:none;stroke-width:1.6;stroke-opacity:.2"},
    {".tint-a", "fill:$extra-tint"},
    {".tint-b", "fill:$deep-tint"},
    {".tint-c", "fill:$far-tint"},
    {".tint-d", "fill:$core-tint"},
    {".tint-e", "fill:$stone-tint"},
    {".tint-f", "fill:$extra-tint"},
    {".line-a", "stroke:$extra-line"},
    {".line-b", "stroke:$deep-line"},
    {".line-c", "stroke:$far-line"},
    {".line-d", "stroke:$core-line"},
    {".line-e", "stroke:$stone-line"},
    {".line-f", "stroke:$extra-line"},
    {".tag-a", "fill:$extra-line"},
    {".tag-b", "fill:$deep-line"},
    {".tag-c", "fill:$far-line"},
    {".tag-d", "fill:$core-line"},
    {".tag-e", "fill:$stone-line"},
    {".tag-f", "fill:$extra-line"},
    {".letter", "font-size:17px;text-anchor:middle;font-weight:700;fill:$surface"},
    {".group", "fill:none;stroke:$link;stroke-width:2.6"},
    // Premises.
    {".premise", "fill:none;stroke:$link-weak;stroke-width:3;stroke-linejoin:round;stroke-dasharray:7 5"},
    {".absent", "fill:none;stroke:$ink-3;stroke-width:2;stroke-linecap:round"},
    // Marks with a role: colour and shape.
    {".chip", "stroke-width:2.4;stroke-linejoin:round"},
#define MARK(key, rank, phrase, terminal, radius, path, ring, cut, ink, style) {"." #key, style},
#include "deduku/roles.def"
    {".fixed", "fill:$core-tint;stroke:$core-line;stroke-width:3;stroke-opacity:.55"},
    {".symmetry", "fill:none;stroke:$core-line;stroke-width:3;stroke-dasharray:14 8;stroke-opacity:.6"},
    {".moveline", "fill:none;stroke:$far-line;stroke-width:3;stroke-dasharray:1 7;stroke-linecap:round"},
    {".movehead", "fill:none;stroke:$far-line;stroke-width:3;stroke-linecap:round;stroke-linejoin:round"},
    {".counted", "fill:$stone-tint"},
    {".loopline", "fill:none;stroke:$stone-line;stroke-width:7;stroke-opacity:.45;stroke-linejoin:round"},
    {".barline", "fill:none;stroke:$stone;stroke-width:15;stroke-opacity:.22;stroke-linecap:round"},
    {".second.colour_a", "fill:$deep;stroke:$deep-line"},
    {".second.colour_b", "fill:$far-tint;stroke:$far-line"},
    {".placed", "fill:$pen"},
    {".held", "fill-opacity:.12;stroke-width:1.4"},
    {".gone", "fill:$falls-tint;stroke-width:3"},
    {".ring", "fill:none;stroke-width:2"},
    {".cut", "fill:none;stroke-width:2"},
    // Links.
    {".case", "fill:none;stroke:$surface;stroke-width:9;opacity:.85"},
    {".strong", "fill:none;stroke:$link;stroke-width:4.2;stroke-linecap:round"},
    {".weak", "fill:none;stroke:$link-weak;stroke-width:3.2;stroke-dasharray:9 6.5"},
    {".head-strong", "fill:$link"},
    {".head-weak", "fill:$link-weak"},
    {".dim", "opacity:.35"},
    // Text next to the board.
    {".title", "font-weight:650;letter-spacing:-.02em;fill:$ink"},
    {".label", "font-size:23px;fill:$ink-2"},
    {".say", "font-size:26px;fill:$ink"},
});

/// The classes of a selector: ".on.body" has "on" and "body".
std::vector<std::string_view> classes_of(std::string_view selector) {
  std::vector<std::string_view> classes;
  while (!selector.empty()) {
    selector.remove_prefix(1);
    classes.push_back(selector.substr(0, selector.find('.')));
    selector.remove_prefix(classes.back().size());
  }
  return classes;
}

/// The selectors of a rule, one by one.
std::vector<std::string_view> selectors_of(const Rule& rule) {
  std::vector<std::string_view> selectors;
  for (std::string_view rest = rule.selectors; !rest.empty();) {
    selectors.push_back(rest.substr(0, rest.find(',')));
    rest.remove_prefix(std::min(rest.size(), selectors.back().size() + 1));
  }
  return selectors;
}

/// All words in the class attributes of an SVG.
std::set<std::string_view> classes_in(std::string_view svg) {
  constexpr std::string_view attribute = " class=\"";
  std::set<std::string_view> classes;
  for (std::size_t at = svg.find(attribute); at != std::string_view::npos; at = svg.find(attribute, at)) {
    at += attribute.size();
    std::string_view words = svg.substr(at, svg.find('"', at) - at);
    while (!words.empty()) {
      const std::string_view word = words.substr(0, words.find(' '));
      classes.insert(word);
      words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
  }
  return classes;
}

/// The declarations with each token replaced by `value_of(token)`.
template <class ValueOf>
std::string filled(std::string_view declarations, ValueOf value_of) {
  std::string text;
  while (true) {
    const std::size_t dollar = declarations.find('$');
    text += declarations.substr(0, dollar);
    if (dollar == std::string_view::npos) return text;
    declarations.remove_prefix(dollar + 1);
    const std::size_t end = std::min(declarations.find(';'), declarations.size());
    text += value_of(token(declarations.substr(0, end)));
    declarations.remove_prefix(end);
  }
}

/// Only the declarations of colours.
std::string colours_only(std::string_view declarations) {
  std::string text;
  while (!declarations.empty()) {
    const std::string_view one = declarations.substr(0, declarations.find(';'));
    if (one.find('$') != std::string_view::npos) text += (text.empty() ? "" : ";") + std::string(one);
    declarations.remove_prefix(std::min(declarations.size(), one.size() + 1));
  }
  return text;
}

/// The selectors of a rule that apply to these classes, joined.
std::string needed_selectors(const Rule& rule, const std::set<std::string_view>& classes) {
  std::string text;
  for (std::string_view selector : selectors_of(rule)) {
    const auto is_there = [&](std::string_view word) { return classes.contains(word); };
    if (std::ranges::all_of(classes_of(selector), is_there)) text += (text.empty() ? "" : ",") + std::string(selector);
  }
  return text;
}

std::string rules_for(const std::set<std::string_view>& classes, Theme theme, bool only_colours) {
  std::string text;
  for (const Rule& rule : rules) {
    const std::string selectors = needed_selectors(rule, classes);
    const std::string declarations = only_colours ? colours_only(rule.declarations) : std::string(rule.declarations);
    if (selectors.empty() || declarations.empty()) continue;
    text += selectors + "{" + filled(declarations, [&](const Token& colour) { return colour.in(theme); }) + "}";
  }
  return text;
}

std::string properties(Theme theme) {
  std::string text;
  for (const Token& colour : tokens()) {
    text += "  --" + std::string(colour.name) + ": " + std::string(colour.in(theme)) + ";\n";
  }
  return text;
}

}  // namespace

std::string style_sheet_for(std::string_view svg, Theme theme) {
  const std::set<std::string_view> classes = classes_in(svg);
  if (theme != Theme::automatic) return rules_for(classes, theme, false);
  return rules_for(classes, Theme::light, false) + "@media (prefers-color-scheme:dark){" +
         rules_for(classes, Theme::dark, true) + "}";
}

}  // namespace deduku::draw

namespace deduku {

std::string draw_style_sheet() {
  using draw::properties;
  std::string text = ":root {\n" + properties(Theme::light) + "}\n";
  text += "@media screen and (prefers-color-scheme: dark) {\n:root:not([data-theme=light], [data-theme=print]) {\n" +
          properties(Theme::dark) + "}\n}\n";
  text += ":root[data-theme=dark] {\n" + properties(Theme::dark) + "}\n";
  text += ":root[data-theme=print] {\n" + properties(Theme::print) + "}\n";
  text += "@media print {\n:root, :root[data-theme] {\n" + properties(Theme::print) + "}\n}\n";
  for (const draw::Rule& rule : draw::rules) {
    std::string selectors;
    for (std::string_view selector : draw::selectors_of(rule)) {
      selectors += (selectors.empty() ? ".board " : ", .board ") + std::string(selector);
    }
    const auto variable = [](const draw::Token& colour) { return "var(--" + std::string(colour.name) + ")"; };
    text += selectors + " { " + draw::filled(rule.declarations, variable) + " }\n";
  }
  return text;
}

}  // namespace deduku
