#include "src/draw/tokens.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace deduku::draw {

namespace {

constexpr auto table = std::to_array<Token>({
    // Paper and ink.
    {"paper", "#F6F4EE", "#121418", "#FFFFFF"},
    {"surface", "#FFFFFF", "#1A1D23", "#FFFFFF"},
    {"sunken", "#EFECE4", "#1F232A", "#F2F2F2"},
    {"ink-2", "#565A64", "#AEB2BC", "#333333"},
    {"ink-3", "#636771", "#989DA9", "#4A4A4A"},
    {"ink", "#1C1E23", "#ECEAE4", "#000000"},
    {"rule", "#E3DFD5", "#2A2E36", "#BDBDBD"},
    {"grid", "#D3CFC6", "#373C46", "#9A9A9A"},
    {"box", "#4B4F58", "#8B909B", "#000000"},
    {"pen-tint", "#E3ECF8", "#22324D", "#E9E9E9"},
    {"pen", "#17559E", "#86B2FF", "#000000"},
    {"on-pen", "#FFFFFF", "#10131A", "#FFFFFF"},
    {"pencil", "#5A5F6A", "#A4A9B5", "#454545"},
    // The marks of a step: fill, the digit on it, the line around it, and a tint for cells.
    {"core-ink", "#FFFFFF", "#14171C", "#FFFFFF"},
    {"core-line", "#0F4585", "#7DA9F7", "#1F1F1F"},
    {"core-tint", "#E4EDF8", "#202C42", "#ECECEC"},
    {"core", "#17559E", "#6C9DF5", "#1F1F1F"},
    {"deep-ink", "#14171C", "#14171C", "#FFFFFF"},
    {"deep-line", "#A554B3", "#C98BC0", "#3C3C3C"},
    {"deep-tint", "#F5EAF8", "#32233A", "#F4F4F4"},
    {"deep", "#B673CC", "#B072A6", "#6A6A6A"},
    {"far-ink", "#14171C", "#14171C", "#000000"},
    {"far-line", "#1C7565", "#6BE6C4", "#000000"},
    {"far-tint", "#DFF2ED", "#1A3832", "#FFFFFF"},
    {"far", "#46AE99", "#6BE6C4", "#FFFFFF"},
    {"extra-ink", "#14171C", "#14171C", "#000000"},
    {"extra-line", "#8C6100", "#FBCB62", "#000000"},
    {"extra-tint", "#FCF1D2", "#3A301A", "#EDEDED"},
    {"extra", "#F3C552", "#FBCB62", "#CFCFCF"},
    {"stone-ink", "#FFFFFF", "#14171C", "#FFFFFF"},
    {"stone-line", "#3A3E46", "#A3A7B0", "#4F4F4F"},
    {"stone-tint", "#EBECEE", "#2B2E35", "#E4E4E4"},
    {"stone", "#3A3E46", "#8F939C", "#4F4F4F"},
    {"falls-tint", "#FBE6E0", "#3B1F19", "#FFFFFF"},
    {"falls", "#C23318", "#F0694A", "#000000"},
    {"link-weak", "#4E5668", "#B7BCC8", "#000000"},
    {"link", "#2B3140", "#E4E6EC", "#000000"},
});

}  // namespace

std::string_view Token::in(Theme theme) const {
  assert(theme != Theme::automatic);
  if (theme == Theme::dark) return dark;
  return theme == Theme::print ? print : light;
}

std::span<const Token> tokens() {
  return table;
}

const Token& token(std::string_view name) {
  const auto found = std::ranges::find(table, name, &Token::name);
  assert(found != table.end());
  return *found;
}

}  // namespace deduku::draw
