// Canvas: what is shown, before any terminal is involved. A grid of cells, each a sign and a style. Every screen of the
// game is a pure function that returns a Canvas; Screen puts it on the terminal, tests read it as text.
//
// Styles say what a thing is, not how it looks: a tile, a seat, good or bad news. palette.h turns them into the colours
// that the terminal has, and everything stays readable when it has none.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cifra::terminal {

enum class Role : std::uint8_t { kPlain, kQuiet, kGood, kBad, kSeat, kTile };

struct Style {
  Role role = Role::kPlain;
  std::uint8_t index = 0;  // which seat, or which number of a tile
  std::uint8_t level = 0;  // of a tile
  bool bold = false;
  bool underline = false;
  bool reverse = false;

  constexpr bool operator==(const Style&) const = default;
};

inline constexpr Style kPlain{};
inline constexpr Style kBold{.bold = true};
inline constexpr Style kQuiet{.role = Role::kQuiet};
inline constexpr Style kGood{.role = Role::kGood};
inline constexpr Style kBad{.role = Role::kBad};
constexpr Style seat_style(int seat) { return {.role = Role::kSeat, .index = static_cast<std::uint8_t>(seat)}; }

// A piece of a line in one style, and a line of such pieces.
struct Span {
  std::string text;
  Style style;
};
using Line = std::vector<Span>;

struct Size {
  int rows = 0;
  int columns = 0;

  constexpr bool operator==(const Size&) const = default;
};
inline constexpr Size kSmallest{24, 80};  // what every screen is made for

struct Cell {
  std::u32string signs = U" ";  // one and its combining marks; empty under the right half of a wide one
  Style style;
};

class Canvas {
 public:
  explicit Canvas(Size size);

  Size size() const { return size_; }

  // Whether all that was written can be read: nothing was cut off at the right, and what ends at a column
  // (write_right) was not written over or hard against something else. Tests ask, in every language.
  bool readable() const { return readable_; }

  const Cell& at(int row, int column) const;

  // Writes as far as there is room and returns the column after the last sign. Anything outside is left away. Spaces
  // that do not break are drawn as spaces.
  int write(int row, int column, std::string_view utf8, Style style = kPlain);
  int write(int row, int column, const Line& line);
  void write_right(int row, int right, std::string_view utf8, Style style = kPlain);  // ends before column `right`
  void rule(int row, int column, int columns);                                        // a horizontal line
  void clear_row(int row);
  void paste(const Canvas& part, int row, int column);

  std::string row_text(int row) const;  // without spaces at the end
  std::string text() const;             // all rows

 private:
  Cell* cell(int row, int column);

  Size size_;
  std::vector<Cell> cells_;
  bool readable_ = true;
};

}  // namespace cifra::terminal
