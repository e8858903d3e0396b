#include "house/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/sha256.h"

namespace cifra::house {
namespace {

constexpr std::string_view kIdSigns = "234567abcdefghijklmnopqrstuvwxyz";
constexpr std::size_t kIdLength = 15;  // the longest text that std::string keeps without asking for memory

std::string id_of(std::int64_t ms, std::span<const std::uint8_t> bytes) {
  constexpr std::size_t kTimeLength = 5;
  std::string id(kTimeLength, 'a');
  auto seconds = static_cast<std::uint64_t>(ms) / 1000;
  for (std::size_t i = kTimeLength; i-- > 0; seconds /= kIdSigns.size()) id[i] = kIdSigns[seconds % kIdSigns.size()];
  for (const std::uint8_t byte : bytes.first(kIdLength - kTimeLength)) id += kIdSigns[byte % kIdSigns.size()];
  return id;
}

// From a stock: a system call for each choice would be felt.
void random_bytes(std::span<std::uint8_t> bytes) {
  thread_local std::array<std::uint8_t, 4096> stock{};
  thread_local std::size_t left = 0;
  if (left < bytes.size()) {
    randombytes_buf(stock.data(), stock.size());
    left = stock.size();
  }
  std::copy_n(stock.begin() + static_cast<std::ptrdiff_t>(left - bytes.size()), bytes.size(), bytes.begin());
  left -= bytes.size();
}

}  // namespace

bool init_secrets() { return sodium_init() >= 0; }

std::string new_id(std::int64_t now_ms) {
  std::array<std::uint8_t, kIdLength> bytes{};
  random_bytes(bytes);
  return id_of(now_ms, bytes);
}

std::string new_salt() {
  Digest digest{};
  random_bytes(digest);
  return hex(digest);
}

std::string new_token() {
  std::array<std::uint8_t, 32> bytes{};
  random_bytes(bytes);
  std::string text(sodium_base64_ENCODED_LEN(32, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();  // the final zero
  return text;
}

std::string new_code() {
  std::string code;
  while (code.size() < kCodeLength) {
    std::array<std::uint8_t, 1> byte{};
    random_bytes(byte);
    if (byte[0] >= 256 - 256 % kCodeSigns.size()) continue;  // so that every sign is as likely
    code += kCodeSigns[byte[0] % kCodeSigns.size()];
  }
  return code;
}

std::optional<std::string> read_code(std::string_view text) {
  std::string code;
  for (const char c : text) {
    if (c == ' ' || c == '-') continue;
    const char big = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (!kCodeSigns.contains(big) || code.size() == kCodeLength) return std::nullopt;
    code += big;
  }
  if (code.size() != kCodeLength) return std::nullopt;
  return code;
}

bool is_id(std::string_view text) {
  return text.size() == kIdLength && std::ranges::all_of(text, [](char c) { return kIdSigns.contains(c); });
}

std::string token_hash(std::string_view token) { return hex(sha256(token)); }

std::string rematch_id(std::string_view table, std::string_view seed, std::int64_t finished_ms, int number) {
  const std::string which = number == 0 ? "" : ":" + std::to_string(number);
  return id_of(finished_ms, sha256("rematch:" + std::string(table) + ":" + std::string(seed) + which));
}

std::string hash_password(const std::string& password) {
  std::string hash(crypto_pwhash_STRBYTES, '\0');
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
    return "";
  }
  hash.resize(hash.find('\0'));
  return hash;
}

bool fits_password(const std::string& hash, const std::string& password) {
  return hash.size() < crypto_pwhash_STRBYTES &&
         crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace cifra::house
