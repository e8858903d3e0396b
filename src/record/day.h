// Days: the hash chain behind the shuffles of a server's days. Made by the house, checked by the referee.
//
// A link is 32 bytes. The link of a day hashes to the link of the day before, and that of day 0 to the anchor, which is
// published before anything is played. So nobody can change the link of any day afterwards, and the links of past days
// tell nothing about those to come. The seeds of a day's two shuffles are hashes of its link. docs/records.md has the
// exact bytes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/sha256.h"

namespace cifra::record {

inline constexpr int kChainDays = 20'000;  // some 54 years
inline constexpr std::string_view kLiveBoard = "live";
inline constexpr std::string_view kOfflineBoard = "offline";

// 64 hexadecimal digits to bytes; nothing if they are none.
std::optional<Digest> read_digest(std::string_view text);

// The hash of the hash of …, so many times.
Digest hashed(Digest digest, int times);

// Where the link of that day leads.
Digest anchor_of(const Digest& link, int day);

// The seed of that day's shuffle on that board.
std::string day_seed(std::string_view board, const Digest& link);

}  // namespace cifra::record
