#include "base/text.h"

#include <cstddef>
#include <cstdint>

namespace cifra {
namespace {

bool is_control(char32_t sign) {
  return sign < 0x20 || (sign >= 0x7f && sign < 0xa0) || sign == 0x61c || (sign >= 0x200b && sign <= 0x200f) ||
         (sign >= 0x2028 && sign <= 0x202e) || (sign >= 0x2060 && sign <= 0x206f) || sign == 0xfeff;
}

bool is_blank(char32_t sign) {
  return sign == ' ' || sign == 0xa0 || (sign >= 0x2000 && sign <= 0x200a) || sign == 0x3000;
}

}  // namespace

std::optional<char32_t> take_sign(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::uint8_t lead = byte(0);
  const std::size_t size = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : lead >> 3 == 30 ? 4 : 0;
  if (size == 0 || text.size() < size) return std::nullopt;
  char32_t sign = size == 1 ? lead : lead & (0x7fU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if (byte(i) >> 6 != 2) return std::nullopt;
    sign = sign << 6 | (byte(i) & 0x3fU);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  if (sign < kLeast[size] || sign > 0x10ffff || (sign >= 0xd800 && sign < 0xe000)) return std::nullopt;
  text.remove_prefix(size);
  return sign;
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    if (!take_sign(text)) return false;
  }
  return true;
}

Result<void> check_name(std::string_view name) {
  if (name.size() > kMaxNameBytes) return fail("bad_name", "name", "a name has at most 64 bytes");
  bool visible = false;
  while (!name.empty()) {
    const auto sign = take_sign(name);
    if (!sign) return fail("bad_name", "name", "a name must be UTF-8");
    if (is_control(*sign)) return fail("bad_name", "name", "a name has no control characters");
    visible = visible || !is_blank(*sign);
  }
  if (!visible) return fail("bad_name", "name", "a name cannot be blank");
  return {};
}

}  // namespace cifra
