// Plans: which card of a known shuffle lies on which level, before anything is laid. A plan has a score, and an ease:
// how likely it is that it can be laid out (down.h tries). A beam through the deck makes a list of the best plans of
// every profile (so many tiles on each level), some ten thousand of them in some hundredths of a second.
//
// The ease is a sum over the cards, learned from plans that were tried (research/nmbr9/train/plans). What it knows
// beside areas is in how many ways up to three tiles lie on up to four others: whether a plan can be laid out is
// decided where it is tight.
//
// Integers only: the same plans with every compiler. No clock, no threads, no exceptions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/nmbr9/rules/tiles.h"
#include "games/nmbr9/search/board/board.h"

namespace cifra::nmbr9::search {

// The level of every card, in the order of the deck; 0 after its end.
using LevelPlan = std::array<std::uint8_t, kMaxSearchTiles>;

// Some tiles on others, as far as the model tells them apart: one on two or three, two on two to four, three on three
// or four. The numbers of a group are not ordered and have an index among all groups of their size.
inline constexpr int kMostInGroup = 4;
inline constexpr std::array<int, kMostInGroup + 1> kGroups = {1, 10, 55, 220, 715};
struct TilesOnTiles {
  int upper = 0;
  int lower = 0;
};
inline constexpr std::array<TilesOnTiles, 7> kTilesOnTiles = {{{1, 2}, {1, 3}, {2, 2}, {2, 3}, {2, 4}, {3, 3}, {3, 4}}};

// Keys of plans: the profile, then the better first.
inline constexpr int kProfileShift = 40;
inline constexpr std::int64_t kProfileKeyZero = std::int64_t{1} << (kProfileShift - 1);

// A group of up to four numbers, in order, four bits each.
class Group {
 public:
  void add(int number);
  int size() const { return size_; }  // stays at five when there are more
  int index() const;
  constexpr bool operator==(const Group&) const = default;

 private:
  std::uint16_t numbers_ = 0;
  std::uint16_t size_ = 0;
};

struct PlanModel {
  // By the kind of tiles on tiles, in how many ways they lie so, and level 1, 2, 3 and above.
  static constexpr int kWays = 16;
  static constexpr int kLevels = 3;
  static constexpr int kOnTilesParts = static_cast<int>(kTilesOnTiles.size()) * kWays * kLevels;
  // For all others: the first, second, third, later tile of its level; with two to five tiles below, or more; by how
  // many squares the level below, as it is then, is larger; the level.
  static constexpr int kSlacks = 14;
  static constexpr int kSlackParts = 4 * 5 * kSlacks * kLevels;
  // On level 0, 1, 2, 3 and above; by its number.
  static constexpr int kNumberParts = (kLevels + 1) * nmbr9::kNumbers;
  static constexpr int kParts = kOnTilesParts + kSlackParts + kNumberParts;
  // The log of the odds that a plan is laid out is less than its ease by so much, in 1/256.
  static constexpr int kBias = 742;

  std::array<std::int16_t, kParts> parts{};  // in 1/256
  // For every kind, lower and upper group: 0 if they were never seen to lie so, else the more ways the higher, below
  // kWays.
  std::array<std::vector<std::uint8_t>, kTilesOnTiles.size()> ways;

  PlanModel();
  static std::optional<PlanModel> read(std::span<const unsigned char> bytes);
  std::vector<unsigned char> write() const;
};

// The model that comes with the engine; null if it is not here (base/asset.h).
inline constexpr std::string_view kPlansAsset = "nmbr9/plans";
const PlanModel* plan_model();

// The levels of a plan, card by card.
class PlanLevels {
 public:
  // Calls visit(part) for the parts of the ease that a card on that level brings. False if it cannot lie there.
  template <class Visit>
  bool add(const PlanModel& model, int number, int level, Visit&& visit) {
    std::array<int, 2> parts;
    const int count = parts_of(model, number, level, parts);
    for (int i = 0; i < count; ++i) visit(parts[static_cast<std::size_t>(i)]);
    return count > 0;
  }
  // The highest level that a tile can lie on.
  int highest_open() const;
  // How many tiles there are on levels 1 to 5.
  std::uint64_t profile() const;
  std::uint64_t hash() const;

 private:
  int parts_of(const PlanModel& model, int number, int level, std::array<int, 2>& parts);

  std::array<std::uint8_t, kMaxLevels> areas_{};
  std::array<std::uint8_t, kMaxLevels> counts_{};
  std::array<Group, kMaxLevels> groups_{};
};

// The ease of a plan; nothing if it breaks the rules for areas, or puts tiles on others that cannot carry them.
std::optional<int> ease_of(const PlanModel& model, std::span<const std::uint8_t> cards, const LevelPlan& plan);

// The natural logarithm in 1/256, piecewise linear; of numbers from 1 on.
int log_of(int number);

struct RatedPlan {
  LevelPlan plan{};
  std::int32_t ease = 0;
  std::int32_t score = 0;
  std::uint32_t tried = 0;  // of whoever tries it
};
struct ListSettings {
  std::size_t width = 50;   // plans kept for every profile, at each card
  int point = 60;           // of ease, that a point is worth when they are chosen
  std::uint32_t noise = 0;  // of ease, on every card: 0 to less than that, when they are chosen
  std::uint64_t seed = 0;
  const LevelPlan* near = nullptr;  // a plan that was laid out: a card that lies as in it makes nothing harder
};
struct PlanList {
  std::vector<RatedPlan> plans;
  std::uint64_t looked_at = 0;  // plans of some of the cards, on the way
};
// Plans of all cards that score more than `score`.
PlanList list_plans(const PlanModel& model, std::span<const std::uint8_t> cards, int score,
                    const ListSettings& settings);

}  // namespace cifra::nmbr9::search
