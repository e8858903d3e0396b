#include "record/day.h"

#include <cstddef>

namespace cifra::record {
namespace {

int nibble(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

}  // namespace

std::optional<Digest> read_digest(std::string_view text) {
  Digest digest{};
  if (text.size() != 2 * digest.size()) return std::nullopt;
  for (std::size_t i = 0; i < digest.size(); ++i) {
    const int high = nibble(text[2 * i]);
    const int low = nibble(text[2 * i + 1]);
    if (high < 0 || low < 0) return std::nullopt;
    digest[i] = static_cast<std::uint8_t>(16 * high + low);
  }
  return digest;
}

Digest hashed(Digest digest, int times) {
  for (int i = 0; i < times; ++i) {
    digest = sha256(std::string_view(reinterpret_cast<const char*>(digest.data()), digest.size()));
  }
  return digest;
}

Digest anchor_of(const Digest& link, int day) { return hashed(link, day + 1); }

std::string day_seed(std::string_view board, const Digest& link) {
  return hex(sha256(std::string(board) + ":" + hex(link)));
}

}  // namespace cifra::record
