#include "terminal/text.h"

#include <algorithm>
#include <cstdint>
#include <cwchar>

#include "base/text.h"

namespace cifra::terminal {
namespace {

constexpr char32_t kBroken = 0xfffd;

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
    const auto sign = take_sign(utf8);
    decoded.text += sign.value_or(kBroken);
    decoded.valid = decoded.valid && sign.has_value();
    if (!sign) utf8.remove_prefix(1);
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

std::string fit_right(std::string_view utf8, int columns) {
  const std::string text = clipped(utf8, columns);
  return std::string(static_cast<std::size_t>(std::max(columns - width(text), 0)), ' ') + text;
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

}  // namespace cifra::terminal
