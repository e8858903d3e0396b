// JSON written straight into a text is what Boost.JSON would have written, whatever the strings.
#include "base/json_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>

#include "base/json.h"

namespace cifra {
namespace {

TEST(JsonText, ObjectsArraysAndCommas) {
  std::string out = "before ";
  JsonText text(out);
  text.begin_object()("a", 1)("b", "x").key("c").begin_array().value(true).null().value(-7).end_array();
  text.key("d").begin_object().end_object().key("e").raw("[1,2]").end_object();
  EXPECT_EQ(out, R"(before {"a":1,"b":"x","c":[true,null,-7],"d":{},"e":[1,2]})");
}

TEST(JsonText, NumbersWithDecimals) {
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const double number : {0.0, 1.5, -0.25, -1e-10, 123456.7890123456, -8e9, 1e10, std::nan("")}) text.value(number);
  text.end_array();
  EXPECT_EQ(out, "[0.000000000,1.500000000,-0.250000000,0.000000000,123456.789012346,-8000000000.000000000,null,null]");
}

RC_GTEST_PROP(JsonText, AnyStringComesBack, ()) {
  const auto bytes = *rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127));
  std::string out;
  JsonText(out).value(bytes);
  const auto read = parse_json(out, "bad");
  RC_ASSERT(read.has_value());
  RC_ASSERT(read->as_string() == bytes);
}

TEST(JsonText, EverySignThatNeedsAnEscapeAtEveryPlace) {
  for (const char c : {'"', '\\', '\n', '\0', '\x1f', '\x7f'}) {
    for (std::size_t length = 1; length < 20; ++length) {
      for (std::size_t at = 0; at < length; ++at) {
        std::string plain(length, 'x');
        plain[at] = c;
        std::string out;
        JsonText(out).value(plain);
        EXPECT_EQ(parse_json(out, "bad")->as_string(), plain);
      }
    }
  }
  std::string out;
  JsonText(out).value("東京 é");
  EXPECT_EQ(out, "\"東京 é\"");
}

}  // namespace
}  // namespace cifra
