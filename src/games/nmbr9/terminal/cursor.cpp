#include "games/nmbr9/terminal/cursor.h"

#include <algorithm>
#include <cstddef>
#include <tuple>

#include "games/nmbr9/rules/generate.h"

namespace cifra::terminal {
namespace {

using nmbr9::Placement;
using nmbr9::shape_of;

constexpr int kReach = 5;  // how far beyond the layout a tile may be carried: one that touches it fits in

// The middle of a tile, doubled so that halves are whole.
std::tuple<int, int> middle(int number, const Placement& place) {
  const nmbr9::Shape& shape = shape_of(number, place.rotation);
  return {2 * place.x + shape.width, 2 * place.y + shape.height};
}

}  // namespace

Cursor::Cursor(const nmbr9::Layout& layout, int number) : layout_(layout), number_(number) {
  nmbr9::PlacementBuffer buffer;
  const auto legal = nmbr9::legal_placements(layout_, number_, buffer);
  places_.assign(legal.begin(), legal.end());
  std::ranges::sort(places_, {}, [](const Placement& p) { return std::tuple(-p.level, p.y, p.x, p.rotation); });
  reset();
  steered_ = false;
}

void Cursor::move(int dx, int dy) {
  Placement place = fit_.placement;
  place.x = static_cast<std::int16_t>(place.x + dx);
  place.y = static_cast<std::int16_t>(place.y + dy);
  put(place);
}

void Cursor::rotate(int quarter_turns) {
  Placement place = fit_.placement;
  const nmbr9::Shape& before = shape_of(number_, place.rotation);
  place.rotation = static_cast<std::uint8_t>((place.rotation + nmbr9::kRotations + quarter_turns) % nmbr9::kRotations);
  const nmbr9::Shape& after = shape_of(number_, place.rotation);
  place.x = static_cast<std::int16_t>(place.x + (before.width - after.width) / 2);
  place.y = static_cast<std::int16_t>(place.y + (before.height - after.height) / 2);
  put(place);
}

void Cursor::reset() {
  const nmbr9::Bounds& bounds = layout_.bounds();
  fit_.placement = {static_cast<std::int16_t>((bounds.left + bounds.right) / 2 - 1),
                    static_cast<std::int16_t>((bounds.top + bounds.bottom) / 2 - 2), 0, 0};
  put(places_[nearest(true)]);
}

void Cursor::jump(int step) {
  const auto count = static_cast<std::ptrdiff_t>(places_.size());
  const auto here = index();
  const std::ptrdiff_t target = here ? (*here + step + count) % count : static_cast<std::ptrdiff_t>(nearest(false));
  put(places_[static_cast<std::size_t>(target)]);
}

void Cursor::jump_to_level(int level) {
  steered_ = true;
  const std::size_t count = places_.size();
  const std::size_t here = index() ? static_cast<std::size_t>(*index()) : nearest(false);
  for (std::size_t i = 1; i <= count; ++i) {
    const Placement& place = places_[(here + i) % count];
    if (place.level == level) return put(place);
  }
}

bool Cursor::confirm() {
  const bool sure = steered_ || asked_;
  asked_ = true;
  return sure;
}

int Cursor::places(int level) const {
  return static_cast<int>(std::ranges::count_if(places_, [level](const Placement& p) { return p.level == level; }));
}

std::optional<int> Cursor::index() const {
  // The list has every set of squares once: a 0 or an 8 half turned is found as if it were not.
  Placement place = fit_.placement;
  place.rotation = static_cast<std::uint8_t>(place.rotation % nmbr9::distinct_rotations(number_));
  const auto found = std::ranges::find(places_, place);
  if (found == places_.end()) return std::nullopt;
  return static_cast<int>(found - places_.begin());
}

void Cursor::put(Placement place) {
  steered_ = true;
  const nmbr9::Bounds& bounds = layout_.bounds();
  const int left = std::max(bounds.left - kReach, -nmbr9::kMaxCoordinate);
  const int top = std::max(bounds.top - kReach, -nmbr9::kMaxCoordinate);
  const nmbr9::Shape& shape = shape_of(number_, place.rotation);
  const int right = std::min(bounds.right + kReach - shape.width, nmbr9::kMaxCoordinate);
  const int bottom = std::min(bounds.bottom + kReach - shape.height, nmbr9::kMaxCoordinate);
  place.x = static_cast<std::int16_t>(std::clamp<int>(place.x, left, right));
  place.y = static_cast<std::int16_t>(std::clamp<int>(place.y, top, bottom));
  fit_ = fit_at(layout_, number_, place);
}

std::size_t Cursor::nearest(bool upright_only) const {
  const auto [x, y] = middle(number_, fit_.placement);
  const auto distance = [&](const Placement& place) {
    const auto [other_x, other_y] = middle(number_, place);
    const int turned = place.rotation != fit_.placement.rotation ? 1 : 0;
    return std::tuple(upright_only ? turned : 0, std::abs(other_x - x) + std::abs(other_y - y), turned);
  };
  return static_cast<std::size_t>(std::ranges::min_element(places_, {}, distance) - places_.begin());
}

}  // namespace cifra::terminal
