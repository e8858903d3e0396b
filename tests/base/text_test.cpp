#include "base/text.h"

#include <gtest/gtest.h>

#include <string>

namespace cifra {
namespace {

TEST(Text, SignsAreTakenOneByOne) {
  std::string_view text = "a\u00df\u65e5\U0001f451";
  for (const char32_t sign : {U'a', U'\u00df', U'\u65e5', U'\U0001f451'}) EXPECT_EQ(take_sign(text), sign);
  EXPECT_TRUE(text.empty());
}

TEST(Text, WhatIsNoUtf8IsLeftAlone) {
  // A lone continuation, overlong forms, a surrogate, beyond U+10FFFF, cut short, a byte that never occurs.
  for (const std::string_view bad : {"\x80", "\xc1\x81", "\xe0\x80\x80", "\xf0\x80\x80\x80", "\xed\xa0\x80",
                                     "\xf4\x90\x80\x80", "\xe6\x97", "\xff", "\xc3("}) {
    std::string_view text = bad;
    EXPECT_FALSE(take_sign(text));
    EXPECT_EQ(text, bad);
    EXPECT_FALSE(is_utf8("good" + std::string(bad)));
  }
  EXPECT_TRUE(is_utf8("") && is_utf8("na\u00efve \u65e5\u672c"));
}

TEST(Text, NamesThatCanBeShownAreAccepted) {
  for (const std::string name : {"Ana", "Zo\u00eb", "\u65e5\u672c\u8a9e", "Ana Maria", "\U0001f451", "e\u0301"})
    EXPECT_TRUE(check_name(name)) << name;
  EXPECT_TRUE(check_name(std::string(64, 'x')));
}

TEST(Text, NamesThatWouldDisturbALineAreRefused) {
  for (const std::string name : {"", "  ", "\u00a0\u3000", "a\tb", "a\nb", "a\x1b[2J", "\x7f", "\u0085", "\u202eana",
                                 "\u2028", "\u200b", "\xff"}) {
    EXPECT_FALSE(check_name(name)) << name;
  }
  EXPECT_FALSE(check_name(std::string(65, 'x')));
}

}  // namespace
}  // namespace cifra
