// Everything unguessable, from libsodium: names of tables and players, codes, tokens, salts, and hashes of passwords.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cifra::house {

// Once, before anything else here.
bool init_secrets();

// 15 signs of a-z and 2-7. The first five are the time in seconds, so that what is opened together lies together in a
// database; the others are 50 bits that nobody can guess.
std::string new_id(std::int64_t now_ms);
std::string new_salt();   // 64 hexadecimal digits
std::string new_token();  // 43 signs: 256 bits

// Six signs that cannot be mixed up, neither by eye nor by ear.
inline constexpr std::string_view kCodeSigns = "ACDEFGHJKMNPQRTWXY34679";
inline constexpr std::size_t kCodeLength = 6;
std::string new_code();
// As people type it, with small letters, spaces and dashes; nothing if that is no code.
std::optional<std::string> read_code(std::string_view text);

bool is_id(std::string_view text);

std::string token_hash(std::string_view token);  // 64 hexadecimal digits

// The name of the table that a rematch is played at, the first or another one: the same on every node.
std::string rematch_id(std::string_view table, std::string_view seed, std::int64_t finished_ms, int number);

// argon2id. Takes some 50 ms and 64 MB, so never on the house's thread.
std::string hash_password(const std::string& password);  // empty: no memory
bool fits_password(const std::string& hash, const std::string& password);

}  // namespace cifra::house
