#include "games/nmbr9/search/board/board.h"

#include <algorithm>
#include <utility>

#include "games/nmbr9/search/board/fit_touching.h"

namespace cifra::nmbr9::search {
namespace {

// The hash is a polynomial: the sum over all squares of X^x Y^y Z^level, modulo 2^64. X and Y are odd, so a layout is
// moved by multiplication, and the hash of the layout in the corner of the window belongs to all its places.
constexpr std::uint64_t kX = 0x9E3779B97F4A7C15;
constexpr std::uint64_t kY = 0xD1342543DE82EF95;
constexpr std::uint64_t kZ = 0xF1357AEA2E62A9C5;

constexpr std::uint64_t inverse(std::uint64_t odd) {
  std::uint64_t result = odd;  // right modulo 8, and every step doubles the bits
  for (int i = 0; i < 5; ++i) result *= 2 - odd * result;
  return result;
}
static_assert(inverse(kX) * kX == 1 && inverse(kY) * kY == 1);

constexpr auto powers(std::uint64_t base) {
  std::array<std::uint64_t, kSide> list{1};
  for (std::size_t i = 1; i < list.size(); ++i) list[i] = list[i - 1] * base;
  return list;
}
constexpr auto kPowersX = powers(kX);
constexpr auto kPowersY = powers(kY);
constexpr auto kPowersZ = powers(kZ);
constexpr auto kInverseX = powers(inverse(kX));
constexpr auto kInverseY = powers(inverse(kY));

constexpr auto kShapeHash = [] {
  std::array<std::uint64_t, nmbr9::kNumbers * nmbr9::kRotations> hashes{};
  for (std::size_t i = 0; i < hashes.size(); ++i) {
    const nmbr9::Shape& shape = nmbr9::kShapes[i / nmbr9::kRotations][i % nmbr9::kRotations];
    for (std::size_t y = 0; y < nmbr9::kMaxSide; ++y) {
      for (std::size_t x = 0; x < nmbr9::kMaxSide; ++x) {
        if (shape.has(static_cast<int>(x), static_cast<int>(y))) hashes[i] += kPowersX[x] * kPowersY[y];
      }
    }
  }
  return hashes;
}();

using Fit = void (*)(const Runs&, Rotations&);
constexpr auto kFit = []<std::size_t... N>(std::index_sequence<N...>) {
  return std::array<Fit, nmbr9::kNumbers>{&fit_number<static_cast<int>(N)>...};
}(std::make_index_sequence<nmbr9::kNumbers>());

constexpr int kFirst = (kSide - nmbr9::kMaxSide) / 2;  // where the first tile goes

Grid moved(Grid grid, int right, int down) {
  std::array<std::uint16_t, 3 * kSide> rows{};
  std::memcpy(rows.data() + kSide, &grid, sizeof(grid));
  std::memcpy(&grid, rows.data() + kSide - down, sizeof(grid));
  return right >= 0 ? grid << right : grid >> -right;
}

bool is_within(const nmbr9::Tile& tile, int x, int y) {
  const nmbr9::Shape& shape = tile.shape();
  return tile.at.x >= x && tile.at.y >= y && tile.at.x + shape.width <= x + kSide &&
         tile.at.y + shape.height <= y + kSide;
}

// What a window at (x, y) shows of a tile.
Grid squares_within(const nmbr9::Tile& tile, int x, int y) {
  Grid grid{};
  const nmbr9::Shape& shape = tile.shape();
  for (int dy = 0; dy < shape.height; ++dy) {
    for (int dx = 0; dx < shape.width; ++dx) {
      const int column = tile.at.x + dx - x;
      const int row = tile.at.y + dy - y;
      if (!shape.has(dx, dy) || column < 0 || row < 0 || column >= kSide || row >= kSide) continue;
      grid[row] = static_cast<std::uint16_t>(grid[row] | 1U << column);
    }
  }
  return grid;
}

// The corner of the window: the layout in the middle, or a part of it in the corner.
std::pair<int, int> best_window(const nmbr9::Layout& layout) {
  const nmbr9::Bounds& bounds = layout.bounds();
  const int width = bounds.right - bounds.left;
  const int height = bounds.bottom - bounds.top;
  std::pair<int, int> best{bounds.left - (kSide - width) / 2, bounds.top - (kSide - height) / 2};
  if (width <= kSide && height <= kSide) return best;
  int most = -1;
  for (const nmbr9::Tile& first : layout.tiles()) {
    for (const nmbr9::Tile& other : layout.tiles()) {
      const int x = width <= kSide ? best.first : first.at.x;
      const int y = height <= kSide ? best.second : other.at.y;
      int count = 0;
      for (const nmbr9::Tile& tile : layout.tiles()) {
        if (is_within(tile, x, y)) count += 1 + 2 * tile.at.level;
      }
      if (count <= most) continue;
      most = count;
      best = {x, y};
    }
  }
  return best;
}

}  // namespace

int SearchBoard::highest_open_level() const {
  if (count_ == 0) return 0;
  return std::min(on_level_[levels_ - 1U] >= 2 ? levels_ : levels_ - 1, kMaxLevels - 1);
}

void SearchBoard::positions(int number, int level, Rotations& where, Grid forbidden) const {
  const auto n = static_cast<std::size_t>(number);
  if (count_ == 0) {
    where.fill(Grid{});
    for (Grid& grid : where) grid[kFirst] = 1U << kFirst;
    return;
  }
  const Runs free = runs_free(open(level) & ~forbidden);
  if (level >= levels_) {
    kFit[n](free, where);
  } else {
    kFitTouching[n](free, runs_any(beside(squares(level))), where);
  }
  if (level == 0) return;
  // Takes away the positions that lie wholly on one tile.
  for (std::size_t i = 0; i < count_; ++i) {
    if (level_[i] + 1 != level) continue;
    nmbr9::for_each_inside(number, shape_[i], [&](int rotation, int dx, int dy) {
      const int x = at_[i] % kSide + dx;
      const int y = at_[i] / kSide + dy;
      Grid& grid = where[static_cast<std::size_t>(rotation)];
      grid[y] = static_cast<std::uint16_t>(grid[y] & ~(1U << x));
    });
  }
}

std::uint64_t SearchBoard::normal(std::uint64_t sum, int left, int top) {
  const std::uint64_t product =
      sum * kInverseX[static_cast<std::size_t>(left)] * kInverseY[static_cast<std::size_t>(top)];
  return product ^ product >> 32;  // the low bits of the sum know little
}

std::uint64_t SearchBoard::term(int number, const Move& move) {
  return kShapeHash[nmbr9::shape_index(number, move.rotation)] * kPowersX[move.x] * kPowersY[move.y] *
         kPowersZ[move.level];
}

std::uint64_t SearchBoard::hash_after(int number, const Move& move) const {
  const bool first = count_ == 0;
  const int left = first ? move.x : std::min(left_, move.x);
  const int top = first ? move.y : std::min(top_, move.y);
  return normal(hash_ + term(number, move), left, top);
}

void SearchBoard::place(int number, const Move& move) {
  place_still(number, move);
  if (move.level == 0) centre();
}

void SearchBoard::place_still(int number, const Move& move) {
  const nmbr9::Shape& shape = nmbr9::shape_of(number, move.rotation);
  const std::size_t index = nmbr9::shape_index(number, move.rotation);
  squares_[move.level] |= tile_squares(index, move.x, move.y);
  hash_ += term(number, move);
  at_[count_] = static_cast<std::uint8_t>(kSide * move.y + move.x);
  shape_[count_] = static_cast<std::uint8_t>(index);
  level_[count_] = move.level;
  score_ = static_cast<std::int16_t>(score_ + number * move.level);
  ++on_level_[move.level];
  const auto right = static_cast<std::uint8_t>(move.x + shape.width);
  const auto bottom = static_cast<std::uint8_t>(move.y + shape.height);
  if (count_++ == 0) {
    left_ = move.x, top_ = move.y, right_ = right, bottom_ = bottom;
  } else {
    left_ = std::min(left_, move.x), top_ = std::min(top_, move.y);
    right_ = std::max(right_, right), bottom_ = std::max(bottom_, bottom);
  }
  levels_ = std::max<std::uint8_t>(levels_, static_cast<std::uint8_t>(move.level + 1));
}

// Moves the window when a side has no room for any tile that the other side would have.
void SearchBoard::centre() {
  const auto move_of = [](int before, int after) {
    const bool narrow =
        std::min(before, after) < nmbr9::kMaxSide && std::max(before, after) > std::min(before, after) + 1;
    return narrow ? (after - before) / 2 : 0;
  };
  const int right = move_of(left_, kSide - right_);
  const int down = move_of(top_, kSide - bottom_);
  if (right == 0 && down == 0) return;
  for (std::size_t level = 0; level < levels_; ++level) squares_[level] = moved(squares_[level], right, down);
  for (std::size_t i = 0; i < count_; ++i) at_[i] = static_cast<std::uint8_t>(at_[i] + kSide * down + right);
  const auto by = [](const auto& power, const auto& inverse, int n) {
    return n >= 0 ? power[static_cast<std::size_t>(n)] : inverse[static_cast<std::size_t>(-n)];
  };
  hash_ *= by(kPowersX, kInverseX, right) * by(kPowersY, kInverseY, down);
  left_ = static_cast<std::uint8_t>(left_ + right), right_ = static_cast<std::uint8_t>(right_ + right);
  top_ = static_cast<std::uint8_t>(top_ + down), bottom_ = static_cast<std::uint8_t>(bottom_ + down);
  origin_x_ = static_cast<std::int16_t>(origin_x_ - right);
  origin_y_ = static_cast<std::int16_t>(origin_y_ - down);
}

nmbr9::Placement SearchBoard::placement(const Move& move) const {
  return {static_cast<std::int16_t>(move.x + origin_x_), static_cast<std::int16_t>(move.y + origin_y_), move.level,
          move.rotation};
}

nmbr9::Layout SearchBoard::layout() const {
  nmbr9::Layout layout;
  for (int i = 0; i < count_; ++i) layout.place_unchecked(shape(i) / nmbr9::kRotations, placement(tile(i)));
  return layout;
}

std::optional<SearchBoard> SearchBoard::from(const nmbr9::Layout& layout) {
  const nmbr9::Bounds& bounds = layout.bounds();
  if (bounds.right - bounds.left > kSide || bounds.bottom - bounds.top > kSide) return std::nullopt;
  return part_of(layout);
}

std::optional<SearchBoard> SearchBoard::part_of(const nmbr9::Layout& layout) {
  if (layout.levels() > kMaxLevels || layout.tiles().size() > static_cast<std::size_t>(kMaxSearchTiles)) {
    return std::nullopt;
  }
  const nmbr9::Bounds& bounds = layout.bounds();
  const int width = bounds.right - bounds.left;
  const int height = bounds.bottom - bounds.top;
  const auto [x, y] = best_window(layout);
  SearchBoard board;
  board.origin_x_ = static_cast<std::int16_t>(x);
  board.origin_y_ = static_cast<std::int16_t>(y);
  for (const nmbr9::Tile& tile : layout.tiles()) {
    if (is_within(tile, x, y)) {
      board.place_still(tile.number,
                        Move{static_cast<std::uint8_t>(tile.at.x - x), static_cast<std::uint8_t>(tile.at.y - y),
                             static_cast<std::uint8_t>(tile.at.level), tile.at.rotation});
      continue;
    }
    const Grid squares = squares_within(tile, x, y);
    if (is_empty(squares)) continue;
    board.squares_[tile.at.level] |= squares;
    ++board.on_level_[tile.at.level];
    board.levels_ = std::max<std::uint8_t>(board.levels_, static_cast<std::uint8_t>(tile.at.level + 1));
  }
  // A window that shows only a part stays where it is.
  if (width > kSide) board.left_ = 0, board.right_ = kSide;
  if (height > kSide) board.top_ = 0, board.bottom_ = kSide;
  if (board.count_ != 0) board.centre();
  return board;
}

}  // namespace cifra::nmbr9::search
