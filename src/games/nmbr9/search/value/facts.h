// Facts: what the value network sees of a position. A list of facts, each the index of a row in a table of weights.
//
// Level by level: how large it is, how ragged, how much of the level below is free for it and in what blocks, and for
// each number that is still to come in how many places it could go there now. Then, for the layout as a whole, what is
// still to come and how high each of it could go. A fact is "this quantity is in this range", so that the network
// (value.h) adds rows and multiplies nothing. A placement changes the facts of two levels only.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "games/nmbr9/search/board/board.h"
#include "games/nmbr9/search/value/windows.h"

namespace cifra::nmbr9::search {

// What may still come: how many of each number, and how many rounds there are. Where the order is known, too, `soon`
// says how soon each number comes next (soon_class); otherwise it is zero throughout.
struct Coming {
  std::array<std::uint8_t, nmbr9::kNumbers> left{};
  int rounds = 0;
  std::array<std::uint8_t, nmbr9::kNumbers> soon{};

  // What comes when exactly these cards come, in this order.
  static Coming in_order(std::span<const std::uint8_t> cards);
};

// Of a number that comes after so many others: next, then 2-3, 4-7, later.
inline constexpr int kSoonClasses = 4;
constexpr int soon_class(int others) {
  return std::min(static_cast<int>(std::bit_width(static_cast<unsigned>(others + 1))), kSoonClasses);
}

inline constexpr int kFactLevels = 7;  // levels above are not seen

// The table of all facts. A slot is a quantity with `size` ranges.
namespace facts {

struct Slot {
  int first = 0;
  int size = 0;
  constexpr int at(int value) const { return first + (value < size ? value : size - 1); }
  constexpr int end() const { return first + size; }
};

// Of each level: squares, edges and corners in steps of two, gaps between tiles; what is free for it, in squares and in
// blocks of 2x2 to 3x4, beside its tiles and apart; in how many places each number could go.
inline constexpr Slot kArea{0, 48};
inline constexpr Slot kPerimeter{kArea.end(), 32};
inline constexpr Slot kCorners{kPerimeter.end(), 24};
inline constexpr Slot kGaps{kCorners.end(), 12};
inline constexpr Slot kTiles{kGaps.end(), 12};
inline constexpr Slot kFree{kTiles.end(), 48};
inline constexpr Slot kBlocks22{kFree.end(), 24};
inline constexpr Slot kBlocks23{kBlocks22.end(), 24};
inline constexpr Slot kBlocks33{kBlocks23.end(), 16};
inline constexpr Slot kBlocks34{kBlocks33.end(), 16};
inline constexpr Slot kNear{kBlocks34.end(), 24};
inline constexpr Slot kAlone{kNear.end(), 12};
inline constexpr int kPlaceRanges = 8;
inline constexpr Slot kPlaces{kAlone.end(), 2 * nmbr9::kNumbers* kPlaceRanges};
inline constexpr int kFactsOfLevel = kPlaces.end();
// Of the whole.
inline constexpr Slot kLeft{kFactLevels * kFactsOfLevel, 3 * nmbr9::kNumbers};
inline constexpr Slot kHighest{kLeft.end(), 2 * nmbr9::kNumbers*(kFactLevels + 1)};
inline constexpr Slot kRounds{kHighest.end(), 24};
inline constexpr Slot kWindows{kRounds.end(), kWindowLevels* kWindowClasses};

// With a known order: how soon each number comes, in how many places of each level it could go, how high it could go.
inline constexpr Slot kSoon{kWindows.end(), nmbr9::kNumbers* kSoonClasses};
inline constexpr Slot kSoonPlaces{kSoon.end(), kFactLevels* nmbr9::kNumbers* kSoonClasses* kPlaceRanges};
inline constexpr Slot kSoonHighest{kSoonPlaces.end(), nmbr9::kNumbers* kSoonClasses*(kFactLevels + 1)};

constexpr int soon_index(int number, int soon) { return number * kSoonClasses + soon - 1; }

}  // namespace facts

inline constexpr int kFacts = facts::kSoonHighest.end();

// Where the windows of a level above the table begin.
constexpr int windows_of(int level) {
  return facts::kWindows.first + std::min(level - 1, kWindowLevels - 1) * kWindowClasses;
}

// 0 1 2 3-4 5-8 9-16 17-32 more
inline int place_range(int count) {
  return count < 3 ? count
                   : std::min(1 + static_cast<int>(std::bit_width(static_cast<unsigned>(count - 1))),
                              facts::kPlaceRanges - 1);
}

// A tile that lies somewhere, or is thought to.
struct Guest {
  int shape = 0;
  Move at;
};

// A level, as it is or as it would be.
struct LevelView {
  int level = 0;
  Grid below{};
  Grid taken{};
  int tiles = 0;
};

// In how many places of a level each number that is still to come could go; returns the set of those that could.
// `guest` is null, or a tile of the level below that is not on the board.
std::uint16_t numbers_that_fit(const SearchBoard& board, const LevelView& view, const Coming& coming,
                               const Guest* guest, const Runs& free, std::array<int, nmbr9::kNumbers>& counts);

// Calls fact(index) for each of a level; returns the set of numbers that could go there.
template <class Fact>
inline std::uint16_t level_facts(const SearchBoard& board, const LevelView& view, const Coming& coming,
                                 const Guest* guest, Fact&& fact) {
  using namespace facts;
  const Grid taken = view.taken;
  const int base = view.level * kFactsOfLevel;
  const Grid open = view.level == 0 ? Grid{} : view.below & ~taken;
  const bool has_tiles = view.tiles != 0;
  if (!has_tiles && is_empty(open)) return 0;
  if (has_tiles) {
    const Grid left = taken << 1, right = taken >> 1, up = rows_from<-1>(taken), down = rows_from<1>(taken);
    const Grid outside = ~taken;
    fact(base + kArea.at(count_squares(taken) / 2));
    fact(base + kPerimeter.at((count_squares(taken & ~left) + count_squares(taken & ~up)) / 2));
    const Grid horizontal = left | right, vertical = up | down;
    fact(base + kCorners.at(count_squares(outside & horizontal & vertical)));
    fact(base + kGaps.at(count_squares(outside & ((left & right & vertical) | (up & down & horizontal)))));
  }
  fact(base + kTiles.at(view.tiles));
  if (view.level == 0) return 0;
  const Runs free = runs_free(open);
  fact(base + kFree.at([](int n) { return n <= 20 ? n : 20 + (n - 20) / 2; }(count_squares(open))));
  const Grid two = free.all[1], three = free.all[2], four = free.all[3];
  const Grid two_two = two & rows_from<1>(two);
  const Grid three_two = three & rows_from<1>(three);
  const int blocks22 = count_squares(two_two);
  fact(base + kBlocks22.at(blocks22));
  if (blocks22 != 0) {
    const Grid two_three = two_two & rows_from<2>(two);
    const Grid three_three = three_two & rows_from<2>(three);
    fact(base + kBlocks23.at(count_squares(three_two) + count_squares(two_three)));
    fact(base + kBlocks33.at(count_squares(three_three)));
    fact(base + kBlocks34.at(count_squares(three_three & rows_from<3>(three)) +
                             count_squares(four & rows_from<1>(four) & rows_from<2>(four))));
  }
  if (has_tiles) fact(base + kNear.at(count_squares(open & beside(taken))));
  fact(base + kAlone.at(count_squares(open & ~beside(open))));
  std::array<int, nmbr9::kNumbers> counts;
  const std::uint16_t fits = numbers_that_fit(board, view, coming, guest, free, counts);
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    const int left = coming.left[static_cast<std::size_t>(number)];
    if (left == 0) continue;
    fact(base + kPlaces.first + (2 * number + (left >= 2)) * kPlaceRanges +
         place_range(counts[static_cast<std::size_t>(number)]));
    const int soon = coming.soon[static_cast<std::size_t>(number)];
    if (soon != 0) {
      fact(kSoonPlaces.first + (view.level * nmbr9::kNumbers * kSoonClasses + soon_index(number, soon)) * kPlaceRanges +
           place_range(counts[static_cast<std::size_t>(number)]));
    }
  }
  return fits;
}

// `fits[level]` as level_facts gave it.
template <class Fact>
inline void global_facts(const Coming& coming, const std::array<std::uint16_t, kFactLevels>& fits, Fact&& fact) {
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    const int left = std::min<int>(coming.left[static_cast<std::size_t>(number)], 2);
    if (left == 0) continue;
    int level = kFactLevels - 1;
    while (level > 0 && (fits[static_cast<std::size_t>(level)] >> number & 1) == 0) --level;
    fact(facts::kHighest.first + (2 * number + left - 1) * (kFactLevels + 1) + level);
    const int soon = coming.soon[static_cast<std::size_t>(number)];
    if (soon != 0) fact(facts::kSoonHighest.first + facts::soon_index(number, soon) * (kFactLevels + 1) + level);
  }
}

template <class Fact>
inline void deck_facts(const Coming& coming, Fact&& fact) {
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    fact(facts::kLeft.first + 3 * number + std::min<int>(coming.left[static_cast<std::size_t>(number)], 2));
    const int soon = coming.soon[static_cast<std::size_t>(number)];
    if (soon != 0) fact(facts::kSoon.first + facts::soon_index(number, soon));
  }
  fact(facts::kRounds.at(coming.rounds));
}

}  // namespace cifra::nmbr9::search
