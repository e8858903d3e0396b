// Commitments: salted SHA-256 of a choice or of a deck's seed, published before the reveal and opened with it. Made by
// the tables, checked by the referee and by the page.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "nmbr9/layout.h"
#include "record/record.h"
#include "the_number/number.h"

namespace cifra::record {

inline constexpr std::string_view kBadCommitment = "bad_commitment";

// Where in a game a choice was made, counted from 0; NMBR 9 has turn 0.
struct Moment {
  int round = 0;
  int turn = 0;
  int seat = 0;
};

// A choice as it is hashed: three digits, or x,y,level,rotation.
std::string choice_text(the_number::Number number);
std::string choice_text(const nmbr9::Placement& placement);

// 64 lower-case hexadecimal digits.
std::string choice_hash(std::string_view salt, std::string_view table, const Moment& moment, std::string_view choice);
std::string deck_hash(std::string_view salt, std::string_view table, std::string_view seed);

// Whether every hash in record.fair fits what the record says; no error if there is none.
Result<void> check_fair(const Record& record);

}  // namespace cifra::record
