#include "terminal/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cwchar>

#include "game/game.h"

namespace cifra::terminal {
namespace {

constexpr char32_t kBroken = 0xfffd;

// How many bytes the sign that starts with this byte takes; 0 if none starts so.
int length_of(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  if (first >= 0xf0 && first < 0xf5) return 4;
  return 0;
}

// The sign at the start of `bytes`, or nothing if they are no UTF-8 (overlong forms and surrogates are none).
std::optional<char32_t> first_sign(std::string_view bytes) {
  const int length = length_of(static_cast<unsigned char>(bytes[0]));
  if (length == 0 || bytes.size() < static_cast<std::size_t>(length)) return std::nullopt;
  if (length == 1) return static_cast<char32_t>(bytes[0]);
  std::uint32_t sign = static_cast<unsigned char>(bytes[0]) & (0x7fU >> length);
  for (const char c : bytes.substr(1, static_cast<std::size_t>(length) - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xc0) != 0x80) return std::nullopt;
    sign = sign << 6 | (byte & 0x3f);
  }
  const bool overlong = (length == 3 && sign < 0x800) || (length == 4 && sign < 0x10000);
  if (overlong || (sign >= 0xd800 && sign < 0xe000) || sign > 0x10ffff) return std::nullopt;
  return sign;
}

// Signs that turn the direction of the rest of the line, or break it.
bool disturbs_the_line(char32_t sign) {
  return sign == 0x61c || sign == 0x200e || sign == 0x200f || (sign >= 0x2028 && sign <= 0x202e) ||
         (sign >= 0x2066 && sign <= 0x2069);
}

// The longest beginning of at most that many columns.
std::u32string_view cut(std::u32string_view text, int columns) {
  int used = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int more = std::max(width(text[i]), 0);
    if (used + more > columns) return text.substr(0, i);
    used += more;
  }
  return text;
}

}  // namespace

Decoded decode(std::string_view utf8) {
  Decoded decoded;
  while (!utf8.empty()) {
    const auto sign = first_sign(utf8);
    decoded.text += sign.value_or(kBroken);
    decoded.valid = decoded.valid && sign.has_value();
    utf8.remove_prefix(sign ? static_cast<std::size_t>(length_of(static_cast<unsigned char>(utf8[0]))) : 1);
  }
  return decoded;
}

std::string encode(std::u32string_view text) {
  std::string utf8;
  const auto add = [&utf8](std::uint32_t byte) { utf8 += static_cast<char>(byte); };
  for (const char32_t sign : text) {
    if (sign < 0x80) {
      add(sign);
      continue;
    }
    if (sign < 0x800) {
      add(0xc0 | sign >> 6);
    } else if (sign < 0x10000) {
      add(0xe0 | sign >> 12);
      add(0x80 | (sign >> 6 & 0x3f));
    } else {
      add(0xf0 | sign >> 18);
      add(0x80 | (sign >> 12 & 0x3f));
      add(0x80 | (sign >> 6 & 0x3f));
    }
    add(0x80 | (sign & 0x3f));
  }
  return utf8;
}

int width(char32_t sign) { return wcwidth(static_cast<wchar_t>(sign)); }

int width(std::string_view utf8) {
  int columns = 0;
  for (const char32_t sign : decode(utf8).text) columns += std::max(width(sign), 0);
  return columns;
}

std::string clipped(std::string_view utf8, int columns) {
  if (width(utf8) <= columns) return std::string(utf8);
  return encode(cut(decode(utf8).text, columns - 1)) + (columns > 0 ? "…" : "");
}

std::string fit(std::string_view utf8, int columns) {
  std::string text = clipped(utf8, columns);
  return text.append(static_cast<std::size_t>(std::max(columns - width(text), 0)), ' ');
}

std::vector<std::string> wrapped(std::string_view utf8, int columns) {
  std::vector<std::string> lines = {""};
  bool start = true;  // of a line
  while (!utf8.empty()) {
    const std::string_view word = utf8.substr(0, utf8.find_first_of(" \n"));
    if (!start && width(lines.back()) + 1 + width(word) > columns) {
      lines.emplace_back();
      start = true;
    }
    lines.back().append(start ? "" : " ").append(word);
    start = utf8.substr(word.size()).starts_with('\n');
    if (start) lines.emplace_back();
    utf8.remove_prefix(std::min(word.size() + 1, utf8.size()));
  }
  return lines;
}

std::optional<std::string> name_problem(std::string_view name) {
  if (name.size() > game::kMaxNameBytes) {
    return fmt::format("a name has at most {} bytes, this one has {}", game::kMaxNameBytes, name.size());
  }
  const Decoded decoded = decode(name);
  if (!decoded.valid) return "the name is not UTF-8 text";
  int columns = 0;
  for (const char32_t sign : decoded.text) {
    if (width(sign) < 0 || disturbs_the_line(sign)) {
      return fmt::format("the name has a control character in it (U+{:04X})", static_cast<std::uint32_t>(sign));
    }
    columns += sign == U' ' ? 0 : width(sign);
  }
  if (columns == 0) return "the name is empty";
  return std::nullopt;
}

}  // namespace cifra::terminal
