#include "src/formats/link.hpp"

#include <algorithm>

#include "src/core/contract.hpp"
#include "src/core/erase_repeated.hpp"
#include "src/formats/board_text.hpp"
#include "src/formats/characters.hpp"
#include "src/formats/lz_string.hpp"
#include "src/formats/symbols.hpp"
#include "src/formats/tagged_text.hpp"

namespace deduku::formats {

namespace {

constexpr std::string_view fpuzzles_host = "f-puzzles.com/";
constexpr std::string_view sudokupad_places[] = {"sudokupad.app/", "crackingthecryptic.com/", "sudokupad://puzzle/"};

int hexadecimal(char c) {
  if ('0' <= c && c <= '9') return c - '0';
  if ('a' <= c && c <= 'f') return c - 'a' + 10;
  return 'A' <= c && c <= 'F' ? c - 'A' + 10 : -1;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int high = text[i] == '%' && i + 2 < text.size() ? hexadecimal(text[i + 1]) : -1;
    const int low = high < 0 ? -1 : hexadecimal(text[i + 2]);
    decoded += low < 0 ? text[i] : static_cast<char>(high * 16 + low);
    if (low >= 0) i += 2;
  }
  return decoded;
}

/// Decodes a piece of a link; links that were passed on are sometimes encoded twice.
std::string decoded_piece(std::string_view text) {
  const std::string once = percent_decoded(text);
  return once.find('%') == std::string::npos ? once : percent_decoded(once);
}

/// The byte after a link that continues at `begin`.
std::size_t link_end(std::string_view text, std::size_t begin) {
  return std::min(text.find_first_of(" \t\"<>`", begin), text.size());
}

/// The byte after a part of an address.
std::size_t part_end(std::string_view text, std::size_t begin, std::size_t end) {
  return std::min(text.find_first_of("?&#)];,'", begin), end);
}

/// Removes a prefix from a text; false if it does not have it.
bool drop(std::string_view& text, std::string_view beginning) {
  if (!text.starts_with(beginning)) return false;
  text.remove_prefix(beginning.size());
  return true;
}

/// The byte at which the address of the host at `at` begins.
std::size_t address_begin(std::string_view text, std::size_t at) {
  while (at > 0 && (is_alphanumeric(text[at - 1]) || is_one_of(text[at - 1], ":/.-"))) --at;
  return at;
}

/// Removes the first letters of a form; returns the kind that they name.
std::optional<Link::Kind> drop_form(std::string_view& text) {
  if (drop(text, "scl") || drop(text, "ctc")) return Link::Kind::sudokupad;
  if (drop(text, "fpuzzles") || drop(text, "fpuz")) return Link::Kind::fpuzzles;
  if (drop(text, "scf")) return Link::Kind::scf;
  return std::nullopt;
}

/// The value of a parameter of an address, up to the next one; empty if it does not occur.
std::string_view parameter(std::string_view address, std::string_view name) {
  const std::size_t at = address.find(name);
  if (at == std::string_view::npos || at == 0 || (address[at - 1] != '?' && address[at - 1] != '&')) return {};
  const std::size_t begin = at + name.size();
  return address.substr(begin, part_end(address, begin, address.size()) - begin);
}

std::optional<Link> fpuzzles_link(std::string_view text) {
  const std::size_t at = text.find(fpuzzles_host);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view address = text.substr(0, link_end(text, at));
  Link link{.begin = address_begin(text, at), .end = address.size(), .payload = {}};
  const std::string_view load = parameter(address.substr(at), "load=");
  if (load.empty()) return parameter(address.substr(at), "id=").empty() ? std::nullopt : std::optional(link);
  link.kind = Link::Kind::fpuzzles;
  link.payload = decoded_piece(load);
  return link;
}

/// A form on its own, which is long enough not to be a word.
std::optional<Link> bare_form(std::string_view text, std::size_t begin) {
  constexpr std::size_t least_scf = 14;
  constexpr std::size_t least_packed = 30;
  const std::size_t end = link_end(text, begin);
  std::string_view rest = text.substr(begin, end - begin);
  const auto kind = rest.starts_with("N4Ig") ? Link::Kind::fpuzzles : drop_form(rest);
  if (!kind || rest.size() < (*kind == Link::Kind::scf ? least_scf : least_packed)) return std::nullopt;
  if (!std::ranges::all_of(rest.substr(0, least_scf), is_alphanumeric)) return std::nullopt;
  return Link{*kind, begin, end, decoded_piece(rest)};
}

/// Whether a part of an address cannot be a name: it is empty, long, or likely a puzzle of 81 digits.
bool is_no_name(std::string_view part) {
  return part.empty() || part.size() > 60 || 2 * std::ranges::count_if(part, is_symbol) > std::ssize(part);
}

std::optional<Link> sudokupad_link(std::string_view text) {
  for (const std::string_view place : sudokupad_places) {
    const std::size_t at = text.find(place);
    if (at == std::string_view::npos) continue;
    const std::size_t end = link_end(text, at);
    Link link{.begin = address_begin(text, at), .end = end, .payload = {}};
    const std::string_view address = text.substr(at, end - at);
    std::string_view part = parameter(address, "puzzleid=");
    if (part.empty()) {
      std::string_view path = address.substr(place.size());
      drop(path, "sudoku/");
      part = path.substr(0, part_end(path, 0, path.size()));
    }
    const std::string_view name = part;
    const auto kind = drop_form(part);
    if (kind && part.size() > 10) {
      link.kind = *kind;
      link.payload = decoded_piece(part);
    } else if (is_no_name(name)) {
      continue;
    }
    return link;
  }
  return std::nullopt;
}

/// A link to another host that contains the packed text of f-puzzles or SudokuPad: all such texts begin alike.
std::optional<Link> link_of_other_host(std::string_view text) {
  constexpr std::string_view beginning = "N4Ig";
  constexpr std::size_t least_packed = 30;
  const std::size_t at = text.find(beginning);
  if (at == text.npos || at == 0 || is_space(text[at - 1])) return std::nullopt;
  const std::size_t end = link_end(text, at);
  const std::string_view before = text.substr(0, at);
  Link link{.begin = at, .end = end, .payload = {}};
  link.kind = before.ends_with("scl") || before.ends_with("ctc") ? Link::Kind::sudokupad : Link::Kind::fpuzzles;
  while (link.begin > 0 && !is_space(text[link.begin - 1])) --link.begin;
  link.payload = decoded_piece(text.substr(at, part_end(text, at, end) - at));
  return link.payload.size() < least_packed ? std::nullopt : std::optional(link);
}

/// Unpacks and reads a payload. If slashes were doubled in transit, it is read again with single ones.
std::optional<LooseValue> content_of(std::string payload) {
  auto text = unpacked(payload);
  auto value = text ? read_loose_json(*text) : std::nullopt;
  if (value || payload.find("//") == std::string::npos) return value;
  erase_repeated(payload, [](char a, char b) { return a == '/' && b == '/'; });
  text = unpacked(payload);
  return text ? read_loose_json(*text) : std::nullopt;
}

/// Whether a text has only the signs of a packed text, encoded or not.
bool is_packed_piece(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return is_alphanumeric(c) || is_one_of(c, "/%="); });
}

/// A link with the words after it, if spaces have replaced its `+`: with as many words as are needed to unpack it.
Link with_lost_pluses(std::string_view text, Link link) {
  constexpr std::size_t most = 200;
  const bool is_packed = link.kind == Link::Kind::fpuzzles || link.kind == Link::Kind::sudokupad;
  if (is_packed) std::ranges::replace(link.payload, ' ', '+');
  if (!is_packed || link.end >= text.size() || text[link.end] != ' ' || unpacked(link.payload)) return link;
  Link longer = link;
  for (std::size_t words = 0; words < most && longer.end < text.size() && text[longer.end] == ' '; ++words) {
    const std::size_t begin = longer.end + 1;
    const std::string_view word = text.substr(begin, link_end(text, begin) - begin);
    const std::string_view piece = word.substr(0, part_end(word, 0, word.size()));
    if (!is_packed_piece(piece)) return link;
    longer.payload += '+' + decoded_piece(piece);
    longer.end = begin + word.size();
    if (unpacked(longer.payload)) return longer;
  }
  return link;
}

/// The readable text around a link, without the tag or the brackets around it.
std::string words_around(std::string_view before, std::string_view after) {
  const bool is_in_tag = before.find('<') != before.npos && (before.ends_with('"') || before.ends_with('\''));
  if (is_in_tag) return plain_text(std::string(before) + std::string(after));
  const std::size_t bracket = before.ends_with("](") ? before.rfind('[') : before.npos;
  std::string words(before);
  if (bracket != before.npos) {
    words =
        std::string(before.substr(0, bracket)) + std::string(before.substr(bracket + 1, before.size() - bracket - 3));
    if (after.starts_with(')')) after.remove_prefix(1);
  }
  after = trimmed(after);
  return words + (words.empty() || after.empty() ? "" : " ") + std::string(after);
}

/// "Title (Author)", without line breaks; if the link has neither, the text around it.
std::string tail_of(const Line& line, const Link& link, const LinkNotes& notes) {
  std::string tail = notes.title;
  if (!notes.author.empty()) tail += tail.empty() ? notes.author : " (" + notes.author + ")";
  if (tail.empty()) {
    tail = words_around(trimmed(line.written(0, link.begin)), trimmed(line.written(link.end, line.text.size())));
  }
  std::ranges::replace_if(
      tail, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return tail;
}

std::optional<Fault> read_content(const Link& link, Draft& draft, LinkNotes& notes) {
  if (link.kind == Link::Kind::scf) {
    return read_scf(link.payload, draft, notes) ? std::nullopt : std::optional(Fault::damaged_link);
  }
  const auto content = content_of(link.payload);
  if (!content) return Fault::damaged_link;
  const bool is_read = link.kind == Link::Kind::fpuzzles ? read_fpuzzles(*content, draft, notes)
                                                         : read_sudokupad(*content, draft, notes);
  return is_read ? std::nullopt : std::optional(Fault::empty_link);
}

class LinkParser final : public LineParser {
 public:
  explicit LinkParser(Link::Kind usual) : usual_(usual) {}

 private:
  std::optional<ParseError> parse_line(const Line& line, Draft& draft) override {
    const auto link = find_link(line.text);
    if (!link) return error_at(line, 0, Fault::no_link);
    if (link->kind != usual_ && link->kind != Link::Kind::remote) draft.format = format_of(link->kind);
    return read_link(line, *link, draft);
  }

  Link::Kind usual_;
};

}  // namespace

std::optional<Link> find_link(std::string_view text) {
  for (const auto find : {fpuzzles_link, sudokupad_link, link_of_other_host}) {
    if (auto link = find(text)) return with_lost_pluses(text, *std::move(link));
  }
  for (std::size_t at = text.find_first_not_of(spaces); at < text.size();) {
    if (auto link = bare_form(text, at)) return with_lost_pluses(text, *std::move(link));
    at = std::min(text.find_first_not_of(spaces, link_end(text, at)), text.size());
    if (at < text.size() && is_space(text[at])) ++at;
    while (at < text.size() && is_one_of(text[at], "\"<>`")) ++at;
  }
  return std::nullopt;
}

const Format* format_of(Link::Kind kind) {
  constexpr std::string_view names[] = {"fpuzzles", "sudokupad", "scf"};
  return find_format(names[static_cast<int>(kind)]);
}

std::optional<ParseError> read_link(const Line& line, const Link& link, Draft& draft) {
  if (link.kind == Link::Kind::remote) return error_at(line, link.begin, Fault::remote_link);
  draft.places.fill(line.place(link.begin));
  LinkNotes notes;
  if (const auto fault = read_content(link, draft, notes)) return error_at(line, link.begin, *fault);
  if (auto refusal = notes.rules.refusal(line, link.begin)) return refusal;
  draft.tail = tail_of(line, link, notes);
  return std::nullopt;
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view hexadecimals = "0123456789ABCDEF";
  std::string encoded;
  for (const char character : text) {
    if (is_alphanumeric(character)) {
      encoded += character;
      continue;
    }
    const auto code = static_cast<unsigned char>(character);
    encoded += '%';
    encoded += hexadecimals[code / 16];
    encoded += hexadecimals[code % 16];
  }
  return encoded;
}

void LinkNotes::check_solution(const LooseValue* solution, const Board& board) {
  if (solution == nullptr) return;
  std::string text = solution->text;
  for (const LooseValue& item : solution->items) text += item.text;
  std::erase(text, ',');
  if (text.size() != Cell::count || !std::ranges::all_of(text, is_digit)) return;
  Board solved;
  for (Cell cell : Cell::all()) solved.values[cell] = value_of(text[cell.slot()]);
  bool is_other = find_conflict(solved).has_value();
  for (Cell cell : board.givens) is_other |= board.values[cell] != solved.values[cell];
  if (is_other) rules.add(Fault::rule_solution);
}

bool has_nine_rows(const LooseValue& grid) {
  const auto is_row = [](const LooseValue& row) { return row.is_list() && row.items.size() == Digit::count; };
  return is_row(grid) && std::ranges::all_of(grid.items, is_row);
}

const LooseValue& content_at(const LooseValue& grid, Cell cell) {
  const auto row = static_cast<std::size_t>(cell.row().number() - 1);
  const auto column = static_cast<std::size_t>(cell.column().number() - 1);
  return grid.items[row].items[column];
}

DigitSet digits_in(const LooseValue* list) {
  DigitSet digits;
  if (list == nullptr) return digits;
  for (const LooseValue& item : list->items) {
    if (item.digit() != 0) digits.insert(Digit::of(item.digit()));
  }
  return digits;
}

void set_marks(Board& board, const PerCell<DigitSet>& marks) {
  if (std::ranges::all_of(marks, [](DigitSet digits) { return digits.empty(); })) return;
  board.marks = allowed_marks(board);
  for (Cell cell : Cell::all()) {
    const DigitSet digits = marks[cell];
    if (board.values[cell] == 0 && !digits.empty()) (*board.marks)[cell] = digits;
  }
}

std::string rows_text(const Board& board, std::string (*cell_text)(const Board& board, Cell cell)) {
  require_digits(board);
  std::string text;
  for (Cell cell : Cell::all()) {
    const bool begins_row = cell.column().number() == 1;
    if (cell.index() != 0) text += begins_row ? "]," : ",";
    text += (begins_row ? "[" : "") + cell_text(board, cell);
  }
  return "[" + text + "]]";
}

std::string json_text(std::string_view text) {
  constexpr std::string_view hexadecimals = "0123456789abcdef";
  std::string quoted = "\"";
  const auto escape = [&](unsigned code) {
    quoted += "\\u";
    for (unsigned shift : {12U, 8U, 4U, 0U}) quoted += hexadecimals[(code >> shift) & 15U];
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view character = text.substr(at, character_length(text, at));
    at += character.size();
    const bool is_plain = character.size() == 1 && ' ' <= character[0] && character[0] <= '~';
    const char32_t code = is_plain ? 0 : code_point(character);
    if (is_plain && (character[0] == '"' || character[0] == '\\')) quoted += '\\';
    if (is_plain) quoted += character;
    if (!is_plain && code >= 0x10000) escape(static_cast<unsigned>(0xD800 + ((code - 0x10000) >> 10U)));
    if (!is_plain) escape(static_cast<unsigned>(code < 0x10000 ? code : 0xDC00 + ((code - 0x10000) & 0x3FFU)));
  }
  return quoted + "\"";
}

std::string list_text(DigitSet digits) {
  std::string text;
  for (Digit digit : digits) text += (text.empty() ? "" : ",") + std::to_string(digit.number());
  return "[" + text + "]";
}

std::unique_ptr<Parser> open_links(Link::Kind usual) {
  return std::make_unique<LinkParser>(usual);
}

}  // namespace deduku::formats
