// Carriers: every way to lay a level of given tiles below another one. See level_search.h for what that means; it and
// ordered.h search with them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "games/nmbr9/bounds/level.h"
#include "games/nmbr9/bounds/supply.h"

namespace cifra::nmbr9::bounds {

// A multiset of tiles that the lower level may be made of.
struct Choice {
  Packed packed;
  Index set;
  std::int16_t area;
  std::int16_t below;  // the most that levels below it can add (Bound::below), for who chooses; not looked at here
};

class Carriers {
 public:
  // Told a level and its tiles; says whether to go on.
  using Found = std::function<bool(const Level& level, Index set)>;

  // Calls `found` for every level made of one of `choices` that may lie below `upper`, which is canonical; the middle
  // of `upper` lies at (kMiddle, kMiddle) of the levels found. Every set of carriers comes once, with spares possibly
  // several times. Without `spares`, only the carriers are laid, and a choice counts as soon as they are part of it.
  // False if stopped.
  bool enumerate(const Supply& supply, const Level& upper, std::span<const Choice> choices, bool spares,
                 const Found& found);

  std::uint64_t tried() const { return tried_; }
  // False once a level of more than kMaxLevelTiles tiles would have been needed.
  bool is_complete() const { return complete_; }

 private:
  bool cover(int depth, int uncovered);
  bool complete(int depth);
  bool add_spares(int depth);
  bool contains_upper(const Spot& spot) const;
  int narrow(int depth, int number);  // into choices_[depth + 1]; the most area that may still come, or -1

  const Supply* supply_ = nullptr;
  const Found* found_ = nullptr;
  bool spares_ = true;
  Level upper_;
  Squares uncovered_;  // squares of the upper level with nothing below yet
  Squares taken_;      // squares of the level that is being laid
  Level level_;
  Packed used_ = 0;
  Index set_ = 0;
  int area_ = 0;
  std::array<std::vector<Choice>, kMaxLevelTiles + 1> choices_;  // by depth: those of which the tiles laid are part
  std::uint64_t tried_ = 0;
  bool complete_ = true;
};

}  // namespace cifra::nmbr9::bounds
