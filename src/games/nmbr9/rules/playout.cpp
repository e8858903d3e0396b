#include "games/nmbr9/rules/playout.h"

#include <array>
#include <cstddef>
#include <cstring>

#include "games/nmbr9/rules/canvas.h"

namespace cifra::nmbr9 {
namespace {

// All places that a tile could take, as numbers that are drawn evenly.
class Box {
 public:
  Box(const Layout& layout, int number)
      : left_(layout.bounds().left - kMaxSide),
        top_(layout.bounds().top - kMaxSide),
        width_(size(layout.bounds().left, layout.bounds().right)),
        height_(size(layout.bounds().top, layout.bounds().bottom)),
        rotations_(static_cast<std::uint32_t>(distinct_rotations(number))),
        levels_(static_cast<std::uint32_t>(layout.highest_open_level() + 1)) {}

  // Rng::below(width * height * rotations * levels), taken apart digit by digit instead of by divisions.
  Placement draw(Rng& rng) const {
    for (;;) {
      std::uint64_t rest = rng.next() >> 32;
      const auto digit = [&rest](std::uint32_t base) {
        const std::uint64_t product = rest * base;
        rest = static_cast<std::uint32_t>(product);
        return static_cast<int>(product >> 32);
      };
      const int x = digit(width_);
      const int y = digit(height_);
      const int rotation = digit(rotations_);
      const int level = digit(levels_);
      const std::uint32_t all = width_ * height_ * rotations_ * levels_;
      if (rest < all && rest < (0U - all) % all) continue;
      return {static_cast<std::int16_t>(left_ + x), static_cast<std::int16_t>(top_ + y),
              static_cast<std::uint16_t>(level), static_cast<std::uint8_t>(rotation)};
    }
  }

 private:
  static std::uint32_t size(int begin, int end) { return static_cast<std::uint32_t>(end - begin + kMaxSide + 1); }

  int left_;
  int top_;
  std::uint32_t width_;
  std::uint32_t height_;
  std::uint32_t rotations_;
  std::uint32_t levels_;
};

// The eight rows from one above a tile, its bounding box beginning in column 1: its squares, and those around them.
template <class Word>
struct Stencil {
  static constexpr int kVectors = 8 / VectorOf<Word>::kRows;
  std::array<Word, 8> own{};
  std::array<Word, 8> around{};
};

template <class Word>
constexpr auto kStencils = [] {
  std::array<Stencil<Word>, kNumbers * kRotations> stencils{};
  for (std::size_t i = 0; i < stencils.size(); ++i) {
    const Shape& shape = kShapes[i / kRotations][i % kRotations];
    for (int y = -1; y <= shape.height; ++y) {
      for (int x = -1; x <= shape.width; ++x) {
        const Word bit = Word{1} << (x + 1);
        const auto row = static_cast<std::size_t>(y + 1);
        const bool touches = shape.has(x - 1, y) || shape.has(x + 1, y) || shape.has(x, y - 1) || shape.has(x, y + 1);
        if (shape.has(x, y)) {
          stencils[i].own[row] |= bit;
        } else if (touches) {
          stencils[i].around[row] |= bit;
        }
      }
    }
  }
  return stencils;
}();

template <class Word>
constexpr auto kEverywhere = [] {
  Rows<Word> rows{};
  rows.words.fill(~Word{0});
  return rows;
}();

// Not zero if any bit is set.
template <class Word>
std::uint64_t any_bit(Vector<Word> vector) {
  std::array<std::uint64_t, sizeof(vector) / sizeof(std::uint64_t)> words;
  std::memcpy(words.data(), &vector, sizeof(vector));
  return (words[0] | words[1]) | (words[2] | words[3]);
}

// What a try looks at, chosen by level without a branch: tries go to all levels alike.
template <class Word>
class Planes {
 public:
  Planes(const Canvas<Word>& canvas, const Layout& layout) : left_(canvas.left()), top_(canvas.top()) {
    for (int level = 0; level <= layout.highest_open_level(); ++level) {
      planes_[static_cast<std::size_t>(level)] = {&canvas.level(level),
                                                  level == 0 ? &kEverywhere<Word> : &canvas.level(level - 1),
                                                  level < layout.levels() ? &canvas.level(level) : &kEverywhere<Word>};
    }
  }

  // Whether a tile fits and touches. One-tile support is not looked at.
  bool fits(int number, const Placement& placement) const {
    const Plane& plane = planes_[placement.level];
    const Stencil<Word>& stencil = kStencils<Word>[shape_index(number, placement.rotation)];
    const int x = placement.x - left_ - 1;
    const int y = placement.y - top_ - 1;
    Vector<Word> wrong{};
    Vector<Word> touching{};
    for (int i = 0; i < Stencil<Word>::kVectors; ++i) {
      const int row = i * VectorOf<Word>::kRows;
      Vector<Word> own;
      Vector<Word> around;
      std::memcpy(&own, &stencil.own[static_cast<std::size_t>(row)], sizeof(own));
      std::memcpy(&around, &stencil.around[static_cast<std::size_t>(row)], sizeof(around));
      wrong |= own & (~(load(*plane.carried, y + row) >> x) | load(*plane.taken, y + row) >> x);
      touching |= around & load(*plane.near, y + row) >> x;
    }
    return any_bit<Word>(wrong) == 0 && any_bit<Word>(touching) != 0;
  }

 private:
  struct Plane {
    const Rows<Word>* taken;
    const Rows<Word>* carried;  // everything on the table
    const Rows<Word>* near;     // everything for the first tile of a level
  };
  std::array<Plane, kMostLevels + 1> planes_;
  int left_;
  int top_;
};

template <class Word>
Placement draw_on_canvas(const Canvas<Word>& canvas, const Layout& layout, int number, Rng& rng) {
  const Box box(layout, number);
  const Planes<Word> planes(canvas, layout);
  for (;;) {
    const Placement placement = box.draw(rng);
    if (!planes.fits(number, placement) || !placement.is_in_range()) continue;
    if (placement.level == 0 || layout.surroundings(number, placement).carriers >= 2) return placement;
  }
}

Placement first_placement(int number, Rng& rng) {
  const std::uint32_t rotation = rng.below(static_cast<std::uint32_t>(distinct_rotations(number)));
  return {0, 0, 0, static_cast<std::uint8_t>(rotation)};
}

// Plays cards as long as the layout fits on a canvas of that kind, and returns the rest.
template <class Word>
std::span<const std::uint8_t> play_on_canvas(Layout& layout, std::span<const std::uint8_t> cards, Rng& rng) {
  if (cards.empty() || !Canvas<Word>::can_hold(layout.bounds())) return cards;
  Canvas<Word> canvas;
  canvas.paint(layout);
  for (; !cards.empty() && Canvas<Word>::can_hold(layout.bounds()); cards = cards.subspan(1)) {
    const int card = cards.front();
    if (!canvas.holds(layout.bounds())) canvas.paint(layout);
    layout.place_unchecked(card, draw_on_canvas(canvas, layout, card, rng));
    if (canvas.holds(layout.bounds())) canvas.add(layout.tiles().back());
  }
  return cards;
}

}  // namespace

Placement random_placement(const Layout& layout, int number, Rng& rng) {
  if (layout.tiles().empty()) return first_placement(number, rng);
  const Box box(layout, number);
  for (;;) {
    const Placement placement = box.draw(rng);
    if (layout.check(number, placement)) return placement;
  }
}

void play_randomly(Layout& layout, std::span<const std::uint8_t> cards, Rng& rng) {
  if (cards.empty()) return;
  if (layout.tiles().empty()) {
    layout.place_unchecked(cards.front(), first_placement(cards.front(), rng));
    cards = cards.subspan(1);
  }
  cards = play_on_canvas<std::uint32_t>(layout, cards, rng);
  cards = play_on_canvas<std::uint64_t>(layout, cards, rng);
  for (const int card : cards) layout.place_unchecked(card, random_placement(layout, card, rng));
}

}  // namespace cifra::nmbr9
