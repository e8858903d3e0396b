#include "terminal/palette.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace cifra::terminal {
namespace {

struct Rgb {
  int red = 0;
  int green = 0;
  int blue = 0;
};

constexpr Rgb rgb(unsigned value) {
  return {static_cast<int>(value >> 16), static_cast<int>(value >> 8 & 0xff), static_cast<int>(value & 0xff)};
}

// Stone, straw, ochre, sky, brick, leaf, blue, rose, violet, sage: those of the page.
constexpr std::array<unsigned, 10> kTileHues = {0xb5a99b, 0xf0e692, 0xdc8e2b, 0x9ddcf7, 0xcf6343,
                                                0xa0ce6e, 0x6c9ff0, 0xfbbbbe, 0xa271bb, 0x659381};
constexpr unsigned kFade = 0x788189;                           // what a low tile recedes into
constexpr std::array<int, kShades> kKeep = {62, 76, 89, 100};  // percent of the hue

// Colour `index` of the 256: a cube of 6x6x6 from 16 on, then 24 greys.
constexpr Rgb colour_256(int index) {
  if (index >= 232) return {8 + 10 * (index - 232), 8 + 10 * (index - 232), 8 + 10 * (index - 232)};
  const auto step = [](int i) { return i == 0 ? 0 : 55 + 40 * i; };
  return {step((index - 16) / 36), step((index - 16) / 6 % 6), step((index - 16) % 6)};
}

constexpr int nearest_256(Rgb wanted) {
  const auto square = [](int a) { return a * a; };
  int best = 16;
  int best_distance = 1 << 30;
  for (int index = 16; index < 256; ++index) {
    const Rgb have = colour_256(index);
    const int distance =
        2 * square(wanted.red - have.red) + 4 * square(wanted.green - have.green) + 3 * square(wanted.blue - have.blue);
    if (distance < best_distance) {
      best_distance = distance;
      best = index;
    }
  }
  return best;
}

constexpr auto kTiles256 = [] {
  std::array<std::array<int, kShades>, 10> tiles{};
  for (std::size_t number = 0; number < tiles.size(); ++number) {
    for (std::size_t level = 0; level < kShades; ++level) {
      const Rgb hue = rgb(kTileHues[number]);
      const Rgb fade = rgb(kFade);
      const int keep = kKeep[level];
      const auto mixed = [keep](int a, int b) { return (a * keep + b * (100 - keep)) / 100; };
      tiles[number][level] =
          nearest_256({mixed(hue.red, fade.red), mixed(hue.green, fade.green), mixed(hue.blue, fade.blue)});
    }
  }
  return tiles;
}();

// The eight: black red green yellow blue magenta cyan white.
constexpr std::array<Colours, 10> kTiles8 = {
    {{0, 7}, {0, 3}, {7, 1}, {0, 6}, {3, 1}, {0, 2}, {7, 4}, {0, 5}, {7, 5}, {7, 2}}};
constexpr std::array<int, 5> kSeats256 = {167, 68, 71, 178, 133};
constexpr std::array<int, 5> kSeats8 = {1, 4, 2, 3, 5};

constexpr int kQuietPair = 1;
constexpr int kGoodPair = 2;
constexpr int kBadPair = 3;
constexpr int kFirstSeatPair = 4;
constexpr int kFirstTilePair = 9;

}  // namespace

Colours colours_of(const Style& style, int terminal_colours) {
  const bool many = terminal_colours >= 256;
  switch (style.role) {
    case Role::kPlain:
      return {};
    case Role::kQuiet:
      return {many ? 245 : -1, -1};
    case Role::kGood:
      return {many ? 71 : 2, -1};
    case Role::kBad:
      return {many ? 167 : 1, -1};
    case Role::kSeat:
      return {many ? kSeats256[style.index] : kSeats8[style.index], -1};
    case Role::kTile:
      break;
  }
  if (!many) return kTiles8[style.index];
  return {233, kTiles256[style.index][std::min<std::size_t>(style.level, kShades - 1)]};
}

int colour_pair(const Style& style) {
  switch (style.role) {
    case Role::kPlain:
      return 0;
    case Role::kQuiet:
      return kQuietPair;
    case Role::kGood:
      return kGoodPair;
    case Role::kBad:
      return kBadPair;
    case Role::kSeat:
      return kFirstSeatPair + style.index;
    case Role::kTile:
      break;
  }
  return kFirstTilePair + style.index * kShades + std::min<int>(style.level, kShades - 1);
}

Style style_of_pair(int pair) {
  if (pair == kQuietPair) return kQuiet;
  if (pair == kGoodPair) return kGood;
  if (pair == kBadPair) return kBad;
  if (pair >= kFirstTilePair) {
    return {.role = Role::kTile,
            .index = static_cast<std::uint8_t>((pair - kFirstTilePair) / kShades),
            .level = static_cast<std::uint8_t>((pair - kFirstTilePair) % kShades)};
  }
  return pair >= kFirstSeatPair ? seat_style(pair - kFirstSeatPair) : kPlain;
}

char ascii_for(char32_t sign) {
  if (sign < 0x7f) return static_cast<char>(sign);
  constexpr std::pair<std::u32string_view, std::string_view> kSame = {
      U"─│┌┐└┘├┤┬┴┼═▔▏▲●■★☾✓✗×·…▶◀←→↑↓—¹²³⁴⁵⁶⁷⁸⁹’‘“”«»¿¡ºª"
      U"àáâäèéêëìíîïòóôöùúûüñçßœæÀÁÂÄÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜÑÇŒÆ",
      "-|+++++++++=-|^o#*(+xx.~><<>^v-abcdefghi''\"\"\"\"?!oa"
      "aaaaeeeeiiiioooouuuuncsoaAAAAEEEEIIIIOOOOUUUUNCOA"};
  static_assert(kSame.first.size() == kSame.second.size());
  const std::size_t found = kSame.first.find(sign);
  return found == std::u32string_view::npos ? '?' : kSame.second[found];
}

}  // namespace cifra::terminal
