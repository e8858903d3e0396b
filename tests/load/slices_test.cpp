#include "load/slices.h"

#include <gtest/gtest.h>

namespace cifra::load {
namespace {

TEST(Slices, FindsValuesOfEveryKind) {
  constexpr std::string_view kText =
      R"({"type":"table", "n":-12,"state":{"turns":[1,"]"],"a":"\"}"},"turns":[{"x":[]},{}],"you":null,"empty":""})";
  EXPECT_EQ(find(kText, "type"), "\"table\"");
  EXPECT_EQ(unquoted(find(kText, "type")), "table");
  EXPECT_EQ(integer(find(kText, "n"), 0), -12);
  EXPECT_EQ(find(kText, "state"), R"({"turns":[1,"]"],"a":"\"}"})");
  EXPECT_EQ(find(find(kText, "state"), "a"), R"("\"}")");
  EXPECT_EQ(find(kText, "turns"), R"([{"x":[]},{}])");
  EXPECT_EQ(find(kText, "you"), "null");
  EXPECT_EQ(find(kText, "empty"), "\"\"");
  EXPECT_EQ(find(kText, "nothing"), "");
}

TEST(Slices, BackslashesBeforeQuotes) {
  EXPECT_EQ(find(R"({"a":"x\\","b":"\\\"","c":1})", "a"), R"("x\\")");
  EXPECT_EQ(find(R"({"a":"x\\","b":"\\\"","c":1})", "c"), "1");
}

TEST(Slices, AnyTextIsSurvived) {
  for (const std::string_view text :
       {"", "{", "{\"", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":\"", "{\"a\":[", "}", "[]", "{\"a\":\"\\"}) {
    EXPECT_LE(find(text, "b").size(), text.size());
    (void)find(text, "a");
  }
}

}  // namespace
}  // namespace cifra::load
