// Tight fits: which three or four tiles can lie on which four with hardly a square to spare, kSpare at most: a table
// for known_bound.h. With more to spare they are taken to fit, so the table may say yes too often, never no.
//
// For up to two copies of every number, in both levels together. The engine only reads the table; research/nmbr9/tight
// computes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/nmbr9/bounds/supply.h"

namespace cifra::nmbr9::bounds {

inline constexpr int kSpare = 3;
inline constexpr int kTightCopies = 2;
inline constexpr std::string_view kTightAsset = "nmbr9/tight";
inline constexpr std::size_t kFours = 615;  // multisets of four tiles: 210 + 360 + 45
inline constexpr std::size_t kThrees = 210;

// The multisets of three or four numbers with at most two copies of each, in a fixed order.
class TightClasses {
 public:
  static const TightClasses& all();

  // First the fours, then the threes; -1 if it is neither.
  int of(Packed packed) const;
  Packed packed(std::size_t cls) const { return packed_[cls]; }
  int area(std::size_t cls) const { return area_[cls]; }
  static constexpr std::size_t size() { return kFours + kThrees; }
  // Whether the table has to say something about the two: tiles enough, and few squares to spare.
  bool is_asked(std::size_t lower, std::size_t upper) const;

 private:
  TightClasses();
  std::vector<Packed> packed_;
  std::vector<int> area_;
  std::vector<std::uint16_t> order_;  // by packed
};

// The table as it comes with the engine, data/nmbr9/tight.bin.
class Tight {
 public:
  Tight();      // nothing that is asked fits
  bool load();  // false if it is not here
  void set(std::size_t lower, std::size_t upper, bool carries);
  std::string write() const;  // a bit for everything that is asked

  // The lower one is of four tiles.
  bool carries(std::size_t lower, std::size_t upper) const {
    return (rows_[lower][upper / 64] >> (upper % 64) & 1) != 0;
  }

 private:
  template <class Visit>
  static void for_each_asked(Visit&& visit);

  using Row = std::array<std::uint64_t, (kFours + kThrees + 63) / 64>;
  std::vector<Row> rows_;
};

}  // namespace cifra::nmbr9::bounds
