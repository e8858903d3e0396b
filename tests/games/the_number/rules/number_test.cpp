// All thousand numbers and all sets of digits, against plain text.
#include "games/the_number/rules/number.h"

#include <gtest/gtest.h>

#include <bit>
#include <set>
#include <string>

namespace cifra::the_number {
namespace {

std::string three_digits(unsigned value) {
  const std::string text = std::to_string(value);
  return std::string(3 - text.size(), '0') + text;
}

TEST(Number, AllThousandAreWhatTheySay) {
  for (unsigned value = 0; value < 1000; ++value) {
    const std::string text = three_digits(value);
    const Number number = Number::of(value);
    EXPECT_TRUE(number.written());
    EXPECT_EQ(number.text(), text);
    EXPECT_EQ(number.value(), value);
    EXPECT_EQ(number.first(), value / 100);
    EXPECT_EQ(Number::parse(text), number);
    EXPECT_EQ(Number::from_key(number.key()), number);
    for (char c = '0'; c <= '9'; ++c) {
      EXPECT_EQ((number.digits() >> (c - '0') & 1) != 0, text.find(c) != std::string::npos) << text << " " << c;
    }
    EXPECT_LT(Number(), number);
  }
}

TEST(Number, OrderAndSharedDigitsOfAllPairs) {
  int wrong = 0;
  for (unsigned a = 0; a < 1000; ++a) {
    const std::string text = three_digits(a);
    for (unsigned b = 0; b < 1000; ++b) {
      wrong += (Number::of(a) < Number::of(b)) == (a < b) ? 0 : 1;
      const bool share = three_digits(b).find_first_of(text) != std::string::npos;
      wrong += (shared_digits(Number::of(a), Number::of(b)) != 0) == share ? 0 : 1;
    }
  }
  EXPECT_EQ(wrong, 0);
}

TEST(Number, ParseTakesThreeDigitsOnly) {
  for (const char* text : {"", "1", "12", "1234", "12a", " 12", "12 ", "-12", "+12", "1.2",
                           "\xd9\xa1"
                           "2"}) {
    EXPECT_FALSE(Number::parse(text)) << text;
  }
  EXPECT_FALSE(Number::parse(std::string_view("12\0", 3)));
}

TEST(Digits, TheListOfASetIsTheSet) {
  for (unsigned set = 0; set < 1024; ++set) {
    const auto digits = static_cast<DigitSet>(set);
    unsigned rebuilt = 0;
    unsigned previous = 0;
    for (unsigned index = 0; index < static_cast<unsigned>(std::popcount(set)); ++index) {
      const unsigned digit = digit_at(digits, index);
      EXPECT_TRUE(index == 0 || digit > previous);
      previous = digit;
      rebuilt |= 1U << digit;
    }
    EXPECT_EQ(rebuilt, set);
  }
}

}  // namespace
}  // namespace cifra::the_number
