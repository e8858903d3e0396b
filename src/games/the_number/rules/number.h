// Digits and three-digit numbers of The Number, as machine words that the rules compare directly.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cifra::the_number {

// A set of digits 0-9, one bit each.
using DigitSet = std::uint16_t;
inline constexpr DigitSet kAllDigits = 0x3ff;

// A written number 000-999. The default value is "no number": it shares no digit with any and is below all.
//
//   bits 21..18 | 17..14 | 13..10 | 9..0
//   first       | second | third  | set of its digits
//
// The order of the words is the order of the numbers, and a bitwise and of two tells whether they share a digit.
class Number {
 public:
  constexpr Number() = default;
  constexpr Number(unsigned first, unsigned second, unsigned third)
      : key_(first << 18 | second << 14 | third << 10 | 1U << first | 1U << second | 1U << third) {}

  static constexpr Number of(unsigned value) { return {value / 100, value / 10 % 10, value % 10}; }
  static constexpr Number from_key(std::uint32_t key) {
    Number number;
    number.key_ = key;
    return number;
  }
  // Exactly three digits 0-9, or nothing.
  static constexpr std::optional<Number> parse(std::string_view text) {
    if (text.size() != 3) return std::nullopt;
    for (const char c : text) {
      if (c < '0' || c > '9') return std::nullopt;
    }
    return Number(static_cast<unsigned>(text[0] - '0'), static_cast<unsigned>(text[1] - '0'),
                  static_cast<unsigned>(text[2] - '0'));
  }

  constexpr bool written() const { return key_ != 0; }
  constexpr std::uint32_t key() const { return key_; }
  constexpr DigitSet digits() const { return key_ & kAllDigits; }
  constexpr unsigned first() const { return key_ >> 18; }
  constexpr unsigned value() const { return first() * 100 + (key_ >> 14 & 15) * 10 + (key_ >> 10 & 15); }
  std::string text() const {
    return {static_cast<char>('0' + first()), static_cast<char>('0' + (key_ >> 14 & 15)),
            static_cast<char>('0' + (key_ >> 10 & 15))};
  }

  constexpr bool operator==(const Number&) const = default;
  constexpr auto operator<=>(const Number&) const = default;

 private:
  std::uint32_t key_ = 0;
};

constexpr DigitSet shared_digits(Number a, Number b) { return a.digits() & b.digits(); }

// The digits of each set, lowest first, four bits each: the k-th digit of a set is kDigitLists[set] >> 4k & 15.
inline constexpr auto kDigitLists = [] {
  std::array<std::uint64_t, 1024> lists{};
  for (unsigned set = 0; set < lists.size(); ++set) {
    unsigned count = 0;
    for (std::uint64_t digit = 0; digit < 10; ++digit) {
      if ((set >> digit & 1) != 0) lists[set] |= digit << (4 * count++);
    }
  }
  return lists;
}();

// Calls f(digit) for every digit of a set, lowest first.
template <class F>
constexpr void for_each_digit(DigitSet set, F&& f) {
  for (unsigned digit = 0; digit < 10; ++digit) {
    if ((set >> digit & 1) != 0) f(digit);
  }
}

// Calls f(number) for every number that can be written with these digits, in ascending order.
template <class F>
constexpr void for_each_number(DigitSet available, F&& f) {
  for_each_digit(available, [&](unsigned first) {
    for_each_digit(available, [&](unsigned second) {
      for_each_digit(available, [&](unsigned third) { f(Number(first, second, third)); });
    });
  });
}

constexpr unsigned digit_at(DigitSet set, unsigned index) {
  return static_cast<unsigned>(kDigitLists[set] >> (4 * index) & 15);
}

}  // namespace cifra::the_number
