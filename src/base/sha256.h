// SHA-256 (FIPS 180-4). Our own because the same function must run in the browser, where seeds are turned into decks
// and commitments are checked; it is used for nothing but that, on texts of a few hundred bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace cifra {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view text);

// 64 lower-case hexadecimal digits.
std::string hex(const Digest& digest);

}  // namespace cifra
