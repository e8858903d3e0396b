#include "games/nmbr9/rules/layout.h"

#include <algorithm>
#include <cstddef>

namespace cifra::nmbr9 {
namespace {

constexpr int kInset = Surroundings::kInset;
constexpr int kSide = Surroundings::kSide;

// The squares of a tile whose bounding box starts at (dx, dy), as far as they are inside.
std::uint64_t squares(const Shape& shape, int dx, int dy) {
  std::uint64_t bits = 0;
  for (int y = 0; y < shape.height; ++y) {
    const int row = dy + y;
    if (row < 0 || row >= kSide) continue;
    const unsigned line = shape.rows[static_cast<std::size_t>(y)];
    const unsigned moved = dx >= 0 ? line << dx : line >> -dx;
    bits |= static_cast<std::uint64_t>(moved & 0xff) << (kSide * row);
  }
  return bits;
}

}  // namespace

std::string_view code(Refusal refusal) {
  constexpr std::array<std::string_view, 9> kCodes = {"game_over",      "no_such_seat",  "missing_action",
                                                      "already_placed", "bad_placement", "overlap",
                                                      "not_adjacent",   "unsupported",   "one_tile_support"};
  return kCodes[static_cast<std::size_t>(refusal)];
}

Surroundings Layout::surroundings(int number, const Placement& placement) const {
  Surroundings around;
  around.own = squares(shape_of(number, placement.rotation), kInset, kInset);
  for (const Tile& tile : tiles()) {
    const int dx = tile.at.x - placement.x + kInset;
    const int dy = tile.at.y - placement.y + kInset;
    if (dx <= -kMaxSide || dx >= kSide || dy <= -kMaxSide || dy >= kSide) continue;
    if (tile.at.level == placement.level) {
      around.same_level |= squares(tile.shape(), dx, dy);
    } else if (tile.at.level + 1 == placement.level) {
      const std::uint64_t carrier = squares(tile.shape(), dx, dy);
      around.below |= carrier;
      if ((carrier & around.own) != 0) ++around.carriers;
    }
  }
  return around;
}

std::expected<void, Refusal> Layout::check(int number, const Placement& placement) const {
  if (placement.rotation >= kRotations || placement.level > kMaxLevel || !placement.is_in_range() || number < 0 ||
      number >= kNumbers || count_ == kMaxTiles) {
    return std::unexpected(Refusal::kBadPlacement);
  }
  const Surroundings around = surroundings(number, placement);
  if ((around.same_level & around.own) != 0) return std::unexpected(Refusal::kOverlap);
  if (placement.level < levels_ && (around.same_level & around.edges()) == 0)
    return std::unexpected(Refusal::kNotAdjacent);
  if (placement.level > 0) {
    if ((around.own & ~around.below) != 0) return std::unexpected(Refusal::kUnsupported);
    if (around.carriers < 2) return std::unexpected(Refusal::kOneTileSupport);
  }
  return {};
}

std::expected<void, Refusal> Layout::place(int number, const Placement& placement) {
  const auto checked = check(number, placement);
  if (checked) place_unchecked(number, placement);
  return checked;
}

void Layout::place_unchecked(int number, const Placement& placement) {
  const Tile tile{placement, static_cast<std::uint8_t>(number)};
  const Shape& shape = tile.shape();
  const Bounds own{placement.x, placement.y, placement.x + shape.width, placement.y + shape.height};
  bounds_ = count_ == 0 ? own
                        : Bounds{std::min(bounds_.left, own.left), std::min(bounds_.top, own.top),
                                 std::max(bounds_.right, own.right), std::max(bounds_.bottom, own.bottom)};
  tiles_[count_++] = tile;
  if (placement.level >= levels_) {
    levels_ = static_cast<std::uint8_t>(placement.level + 1);
    tiles_on_top_ = 0;
  }
  if (placement.level + 1 == levels_) ++tiles_on_top_;
  score_ = static_cast<std::int16_t>(score_ + number * placement.level);
}

int Layout::score(int level) const {
  int points = 0;
  for (const Tile& tile : tiles()) {
    if (tile.at.level == level) points += tile.number * level;
  }
  return points;
}

bool Layout::operator==(const Layout& other) const { return std::ranges::equal(tiles(), other.tiles()); }

}  // namespace cifra::nmbr9
