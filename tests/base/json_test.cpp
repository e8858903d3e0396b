// Texts from outside: the limits of parse_json, and what is not JSON at all.
#include "base/json.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>
#include <string_view>

namespace cifra {
namespace {

Result<json::value> parse(std::string_view text) { return parse_json(text, "bad_test"); }

std::string nested(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

std::string in_quotes(std::string_view bytes) { return std::string("\"").append(bytes).append("\""); }

// The message of the error, or "" if there is none.
std::string problem(std::string_view text) {
  const auto value = parse(text);
  if (value) return "";
  EXPECT_EQ(value.error().code, "bad_test");
  EXPECT_FALSE(value.error().message.empty());
  return value.error().message;
}

TEST(Json, ReadsWhatItWrites) {
  const std::string text = R"({"a":[1,-2,2.5E0,true,false,null,"\u0001\"\\"],"b":{}})";
  const auto value = parse(text);
  ASSERT_TRUE(value);
  EXPECT_EQ(json::serialize(*value), text);
}

TEST(Json, DepthOf32IsTheLast) {
  EXPECT_EQ(problem(nested(32)), "");
  EXPECT_EQ(problem(nested(33)), "nested deeper than 32");
  EXPECT_EQ(problem(std::string(1 << 20, '[')), "nested deeper than 32");
  std::string objects = "0";
  for (int depth = 0; depth < 33; ++depth) objects = std::string(R"({"a":)").append(objects).append("}");
  EXPECT_EQ(problem(objects), "nested deeper than 32");
}

TEST(Json, OneMebibyteIsTheLongest) {
  const std::string longest = in_quotes(std::string((1 << 20) - 2, 'a'));
  EXPECT_EQ(longest.size(), kMaxJsonBytes);
  EXPECT_EQ(problem(longest), "");
  EXPECT_EQ(problem(longest + " "), "the text is longer than 1 MiB");
}

TEST(Json, OfDuplicateKeysTheLastCounts) {
  const auto value = parse(R"({"a":1,"b":2,"a":3})");
  ASSERT_TRUE(value);
  EXPECT_EQ(value->as_object().size(), 2U);
  EXPECT_EQ(value->at("a").as_int64(), 3);
}

TEST(Json, RefusesBadUtf8) {
  for (const std::string_view bytes : {"\xff", "\xc0\xaf", "\xe2\x82", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80"}) {
    EXPECT_NE(problem(in_quotes(bytes)), "");
    EXPECT_NE(problem(std::string("{").append(in_quotes(bytes)).append(":1}")), "");
  }
  EXPECT_EQ(problem("\"\u00e9\u20ac\U0001f3b2\""), "");
}

TEST(Json, RefusesHalfASurrogatePair) {
  EXPECT_NE(problem(R"("\ud800")"), "");
  EXPECT_NE(problem(R"("\udc00")"), "");
  EXPECT_NE(problem(R"("\ud800\u0041")"), "");
  EXPECT_EQ(problem(R"("\ud83c\udfb2")"), "");
}

TEST(Json, RefusesWhatIsNotJson) {
  for (const std::string_view text : {"",
                                      " ",
                                      "\n",
                                      "{",
                                      "[1,]",
                                      "{\"a\":1,}",
                                      "[1 2]",
                                      "1 2",
                                      "[] []",
                                      "nul",
                                      "NaN",
                                      "Infinity",
                                      "-",
                                      "01",
                                      "+1",
                                      ".5",
                                      "1.",
                                      "'a'",
                                      "{a:1}",
                                      "// comment\n1",
                                      "\xef\xbb\xbf"
                                      "1",
                                      "\"\t\"",
                                      "\"\\x\"",
                                      "[1}",
                                      "\"a"}) {
    EXPECT_NE(problem(text), "") << text;
  }
}

TEST(Json, RefusesNulBytes) {
  EXPECT_NE(problem(std::string_view("1\0", 2)), "");
  EXPECT_NE(problem(std::string_view("\0"
                                     "1",
                                     2)),
            "");
  EXPECT_NE(problem(std::string_view("\"a\0b\"", 5)), "");
  EXPECT_NE(problem(std::string_view("[1,\0]", 5)), "");
  EXPECT_EQ(parse(R"("a\u0000b")")->as_string().size(), 3U);
}

TEST(Json, IntegersThatDoNotFitAreNoIntegers) {
  EXPECT_TRUE(parse("9223372036854775807")->is_int64());
  EXPECT_TRUE(parse("18446744073709551615")->is_uint64());
  EXPECT_TRUE(parse("18446744073709551616")->is_double());
  EXPECT_TRUE(parse("1e5")->is_double());
}

TEST(Json, HugeExponentsAreNumbersButNoIntegers) {
  for (const std::string_view number : {"1e400", "-1e400", "1e999999999", "1.7976931348623157e308"}) {
    EXPECT_TRUE(parse(number)->is_double()) << number;
  }
  for (const std::string_view number : {"1e99999999999999999999", "1e-99999999999999999999"}) {
    EXPECT_NE(problem(number), "");
  }
  EXPECT_EQ(parse("1e-400")->as_double(), 0.0);
}

TEST(Json, TheErrorNamesTheByte) { EXPECT_EQ(problem("[1,x]").substr(0, 21), "not JSON at byte 3: s"); }

TEST(Json, NeverFailsOnAnything) {
  EXPECT_TRUE(rc::check("any bytes give a value that can be written, or an error", [](const std::string& text) {
    const auto value = parse(text);
    if (!value || value->is_double()) return;  // an infinity is read, and never written by us
    RC_ASSERT(parse(json::serialize(*value)).has_value());
  }));
}

}  // namespace
}  // namespace cifra
