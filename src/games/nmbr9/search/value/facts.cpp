#include "games/nmbr9/search/value/facts.h"

#include <cstring>
#include <utility>

namespace cifra::nmbr9::search {
namespace {

// The tiles that carry a level. Nothing beyond `count` is written.
struct Carrier {
  std::size_t shape;
  int x;
  int y;
};
struct Carriers {
  std::array<Carrier, kMaxSearchTiles + 1> all;
  std::size_t count = 0;

  void add(int shape, const Move& at) { all[count++] = {static_cast<std::size_t>(shape), at.x, at.y}; }
};

template <int Number>
int count_places(const Carriers& carriers, bool must_touch, const Runs& free, const Runs& near) {
  Rotations where{};
  fit_number<Number>(free, where);
  if (is_empty(where[0] | where[1] | where[2] | where[3])) return 0;
  if (must_touch) {
    [&]<int... R>(std::integer_sequence<int, R...>) {
      ((where[R] &= GridKernel<Number, R>::touching(near)), ...);
    }(std::make_integer_sequence<int, nmbr9::distinct_rotations(Number)>());
  }
  int count = 0;
  for (int r = 0; r < nmbr9::distinct_rotations(Number); ++r)
    count += count_squares(where[static_cast<std::size_t>(r)]);
  // Not those that would lie on one tile only. Rows are read from memory: WebAssembly has no quick way to read
  // the element of a vector at a variable index.
  std::array<std::uint16_t, nmbr9::kRotations * kSide> rows;
  std::memcpy(rows.data(), where.data(), sizeof(rows));
  for (std::size_t i = 0; i < carriers.count; ++i) {
    const Carrier& carrier = carriers.all[i];
    nmbr9::for_each_inside(Number, carrier.shape, [&](int rotation, int dx, int dy) {
      count -= rows[static_cast<std::size_t>(rotation * kSide + carrier.y + dy)] >> (carrier.x + dx) & 1;
    });
  }
  return count;
}

using Count = int (*)(const Carriers&, bool, const Runs&, const Runs&);
constexpr auto kCount = []<std::size_t... N>(std::index_sequence<N...>) {
  return std::array<Count, nmbr9::kNumbers>{&count_places<static_cast<int>(N)>...};
}(std::make_index_sequence<nmbr9::kNumbers>());

}  // namespace

Coming Coming::in_order(std::span<const std::uint8_t> cards) {
  Coming coming;
  coming.rounds = static_cast<int>(cards.size());
  for (std::size_t i = cards.size(); i-- > 0;) {
    ++coming.left[cards[i]];
    coming.soon[cards[i]] = static_cast<std::uint8_t>(soon_class(static_cast<int>(i)));
  }
  return coming;
}

std::uint16_t numbers_that_fit(const SearchBoard& board, const LevelView& view, const Coming& coming,
                               const Guest* guest, const Runs& free, std::array<int, nmbr9::kNumbers>& counts) {
  Carriers carriers;
  for (int i = 0; i < board.tiles(); ++i) {
    if (board.tile(i).level + 1 == view.level) carriers.add(board.shape(i), board.tile(i));
  }
  if (guest != nullptr) carriers.add(guest->shape, guest->at);
  if (carriers.count < 2) {  // a tile lies on two others at least
    counts.fill(0);
    return 0;
  }
  const Runs near = runs_any(beside(view.taken));
  std::uint16_t fits = 0;
  for (std::size_t number = 0; number < nmbr9::kNumbers; ++number) {
    if (coming.left[number] == 0) continue;
    counts[number] = kCount[number](carriers, view.tiles != 0, free, near);
    if (counts[number] != 0) fits = static_cast<std::uint16_t>(fits | 1U << number);
  }
  return fits;
}

}  // namespace cifra::nmbr9::search
