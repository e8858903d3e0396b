// Fits: tables of what can lie on few tiles. For every multiset of two or three tiles as a level, exactly which
// multisets of up to three tiles can lie on it, on whatever arrangement. Found by going through every arrangement of
// the lower tiles.
//
//   Three tiles touch each other so that one of them touches both others: it is laid at the origin, unturned, and the
//   others around it in every way. That is every arrangement up to turning and shifting, some of them twice.
//
// Whether the upper tiles touch each other is not asked: the tables are used as bounds and may say yes too often,
// never no.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/runner.h"
#include "games/nmbr9/bounds/supply.h"

namespace cifra::nmbr9::bounds {

inline constexpr int kSmall = 3;              // multisets of up to that many tiles have a class of their own
inline constexpr std::size_t kClasses = 285;  // 10 + 55 + 220

// A set of classes. (std::bitset cannot list its members quickly.)
struct ClassSet {
  std::array<std::uint64_t, (kClasses + 63) / 64> words{};

  bool test(std::size_t cls) const { return (words[cls / 64] >> (cls % 64) & 1) != 0; }
  void set(std::size_t cls) { words[cls / 64] |= std::uint64_t{1} << (cls % 64); }
  bool operator==(const ClassSet&) const = default;
};

// The multisets of one to three numbers, in a fixed order that does not depend on the variant.
class Classes {
 public:
  static const Classes& all();
  int of(int a) const { return index_[key(a, -1, -1)]; }
  int of(int a, int b) const { return index_[key(a, b, -1)]; }
  int of(int a, int b, int c) const { return index_[key(a, b, c)]; }
  int of(Packed packed) const;  // -1 for none or more than three
  Packed packed(int cls) const { return packed_[static_cast<std::size_t>(cls)]; }
  int tiles(int cls) const { return cls < 10 ? 1 : cls < 65 ? 2 : 3; }

 private:
  Classes();
  static std::size_t key(int a, int b, int c) {
    return static_cast<std::size_t>((a + 1) * 121 + (b + 1) * 11 + (c + 1));
  }
  std::vector<std::int16_t> index_;  // in every order of the numbers
  std::vector<Packed> packed_;
};

// Which classes can lie on the tiles of `lower`, if there are `copies` of every number up to `highest`. None on one
// tile.
ClassSet fits_on(int lower, int highest, int copies);

// For every class as the lower level, the classes that can lie on it: on[lower].
struct Fits {
  std::vector<ClassSet> on = std::vector<ClassSet>(kClasses);

  static Fits of_everything();  // all lie on all: what may be used where there is no table
};

// fits_on() of every class, a piece for each: some seconds of one core for two copies of all numbers. Nothing if the
// runner was stopped: a table that is not complete says no too often.
std::optional<Fits> compute_fits(int highest, int copies, Runner& runner);

// The tables for two copies of every number come with the engine as data/nmbr9/fits.bin (they may say yes too often
// for one copy, which is what a bound may do). False if they are not here.
inline constexpr int kFitsCopies = 2;
inline constexpr std::string_view kFitsAsset = "nmbr9/fits";
bool load_fits(Fits& fits);
std::string write_fits(const Fits& fits);

}  // namespace cifra::nmbr9::bounds
