#include "store/text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace cifra::store {

namespace {

bool is_id(std::string_view id) { return id.find('\n') == std::string_view::npos && is_keepable(id); }

bool is_keepable_row(const TableRow& row) {
  return is_keepable(row.code) && is_keepable(row.phase) && is_keepable(row.summary) &&
         std::ranges::all_of(row.players, is_id);
}

// The length of the UTF-8 sequence at the front, or 0. Shortest forms only, no surrogates, up to U+10FFFF.
std::size_t sequence(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
  const unsigned first = byte(0);
  if (first < 0x80) return first == 0 ? 0 : 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first <= 0xEF) {
    if ((first == 0xE0 && byte(1) < 0xA0) || (first == 0xED && byte(1) > 0x9F)) return 0;
    return follows(1) && follows(2) ? 3 : 0;
  }
  if (first >= 0xF0 && first <= 0xF4) {
    if ((first == 0xF0 && byte(1) < 0x90) || (first == 0xF4 && byte(1) > 0x8F)) return 0;
    return follows(1) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

}  // namespace

bool is_keepable(std::string_view text) {
  if (text.size() > kMaxTextBytes) return false;
  while (!text.empty()) {
    std::uint64_t eight = 0;
    if (text.size() >= sizeof eight) {
      std::memcpy(&eight, text.data(), sizeof eight);
      // No byte has its high bit, and none is zero: 128 minus a byte of 1..127 keeps the high bit clear.
      constexpr std::uint64_t kHigh = 0x8080808080808080U;
      if (((eight | (kHigh - eight)) & kHigh) == 0) {
        text.remove_prefix(sizeof eight);
        continue;
      }
    }
    const std::size_t length = sequence(text);
    if (length == 0) return false;
    text.remove_prefix(length);
  }
  return true;
}

bool is_keepable(const Append& append) {
  return append.seq >= 0 && append.version > append.seq && !append.table.empty() && is_id(append.table) &&
         is_keepable(append.events) && (!append.record || is_keepable(*append.record)) &&
         (!append.row || is_keepable_row(*append.row));
}

Result<void> check_texts(std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    if (!is_keepable(text)) return fail(kBadText, "", "A text is not UTF-8, has a NUL, or is too long.");
  }
  return {};
}

}  // namespace cifra::store
