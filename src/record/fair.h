// Commitments: salted SHA-256 of a choice or of a deck's seed, published before the reveal and opened with it. Made by
// the tables, checked by the referee and by the page.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "record/record.h"

namespace cifra::record {

inline constexpr std::string_view kBadCommitment = "bad_commitment";

// 64 lower-case hexadecimal digits.
std::string choice_hash(std::string_view salt, std::string_view table, game::Moment moment, int seat,
                        std::string_view choice);
std::string deck_hash(std::string_view salt, std::string_view table, std::string_view seed);

// Whether every hash in record.fair fits what the record says; no error if there is none.
Result<void> check_fair(const Record& record);

}  // namespace cifra::record
