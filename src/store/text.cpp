#include "store/text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "base/text.h"

namespace cifra::store {

namespace {

bool is_id(std::string_view id) { return id.find('\n') == std::string_view::npos && is_keepable(id); }

bool is_keepable_row(const TableRow& row) {
  return is_keepable(row.code) && is_keepable(row.phase) && is_keepable(row.summary) &&
         std::ranges::all_of(row.players, is_id);
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
    if (take_sign(text).value_or(0) == 0) return false;
  }
  return true;
}

bool is_keepable(const Append& append) {
  return append.seq >= 0 && append.version > append.seq && !append.table.empty() && is_id(append.table) &&
         is_keepable(append.events) && (!append.record || is_keepable(*append.record)) &&
         (!append.row || is_keepable_row(*append.row)) &&
         (!append.rated || (is_keepable(append.rated->league) && is_keepable(append.rated->seats)));
}

Result<void> check_texts(std::initializer_list<std::string_view> texts) {
  for (const std::string_view text : texts) {
    if (!is_keepable(text)) return fail(kBadText, "", "a text is not UTF-8, has a NUL, or is too long");
  }
  return {};
}

}  // namespace cifra::store
