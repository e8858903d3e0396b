#include "terminal/text.h"

#include <gtest/gtest.h>

#include "terminal/canvas.h"

namespace cifra::terminal {
namespace {

TEST(Text, WidthsAreThoseOfTheTerminal) {
  EXPECT_EQ(width("Ana"), 3);
  EXPECT_EQ(width("Zoë"), 3);
  EXPECT_EQ(width("日本"), 4);
  EXPECT_EQ(width("e\u0301"), 1);  // a combining accent takes no column
}

TEST(Text, EverySignComesBackFromDecoding) {
  for (const std::string text : {"", "Ana", "Zoë", "日本語", "👑", "¹²³"}) {
    const Decoded decoded = decode(text);
    EXPECT_TRUE(decoded.valid) << text;
    EXPECT_EQ(encode(decoded.text), text);
  }
}

TEST(Text, WhatIsNoUtf8IsNoticedAndShown) {
  for (const std::string text : {"\xff", "a\xc0\x80", "\xe6\x97", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xe0\x80\xaf"}) {
    EXPECT_FALSE(decode(text).valid);
    EXPECT_NE(decode(text).text.find(0xfffd), std::u32string::npos);
  }
}

TEST(Text, FitIsExactlyAsWideAsAskedFor) {
  const std::string wide = "日本語の名前がとても長いですよ";
  for (const std::string& text :
       {std::string("Ana"), std::string(64, 'x'), wide, std::string("e\u0301e\u0301e\u0301e\u0301")}) {
    for (int columns = 1; columns < 70; ++columns) EXPECT_EQ(width(fit(text, columns)), columns) << text << columns;
  }
  EXPECT_EQ(fit("Maximilian", 6), "Maxim…");
  EXPECT_EQ(fit("日本語", 5), "日本…");
  EXPECT_EQ(fit("日本語", 4), "日… ");  // the second sign would end in column 4, where the ellipsis goes
  EXPECT_EQ(clipped("Ana", 6), "Ana");
}

TEST(Text, LinesBreakBetweenWords) {
  EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("one\ntwo three", 80), (std::vector<std::string>{"one", "two three"}));
  EXPECT_EQ(wrapped("", 80), (std::vector<std::string>{""}));
}

TEST(Canvas, KnowsWhetherEverythingCanBeRead) {
  const auto readable = [](auto write) {
    Canvas canvas({1, 10});
    write(canvas);
    return canvas.readable();
  };
  EXPECT_TRUE(readable([](Canvas& canvas) { canvas.write(0, 0, "0123456789"); }));
  EXPECT_FALSE(readable([](Canvas& canvas) { canvas.write(0, 1, "0123456789"); }));  // cut off
  const auto beside = [&](std::string_view left) {
    return readable([left](Canvas& canvas) {
      canvas.write(0, 0, left);
      canvas.write_right(0, 10, "right");
    });
  };
  EXPECT_TRUE(beside("left"));
  EXPECT_FALSE(beside("close"));
  EXPECT_FALSE(beside("too long"));
}

TEST(Canvas, SpacesThatDoNotBreakAreSpaces) {
  Canvas canvas({1, 20});
  canvas.write(0, 0, "Oui\u202f! Et\u00a0: non");
  EXPECT_EQ(canvas.row_text(0), "Oui ! Et : non");
  EXPECT_EQ(wrapped("Et\u00a0: non", 4), (std::vector<std::string>{"Et\u00a0:", "non"}));
}

TEST(Canvas, WideSignsTakeTwoCellsAndNothingIsWrittenOutside) {
  Canvas canvas({2, 5});
  EXPECT_EQ(canvas.write(0, 0, "日a\u0301b"), 4);
  EXPECT_EQ(canvas.row_text(0), "日a\u0301b");
  EXPECT_TRUE(canvas.at(0, 1).signs.empty());
  canvas.write(1, 4, "日");  // half of it would be outside
  canvas.write(1, -2, "xyz");
  canvas.write(7, 0, "x");
  EXPECT_EQ(canvas.row_text(1), "z");
}

}  // namespace
}  // namespace cifra::terminal
