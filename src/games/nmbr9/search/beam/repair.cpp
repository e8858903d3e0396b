#include "games/nmbr9/search/beam/repair.h"

#include <algorithm>

#include "base/sort.h"
#include "games/nmbr9/search/points.h"

namespace cifra::nmbr9::search {
namespace {

constexpr std::int32_t kDemand = 4 * kPoint;  // a square that a later tile needs and that is not there yet

}  // namespace

std::optional<SearchBoard> Repair::run(std::span<const std::uint8_t> cards, const SearchBoard& layout,
                                       std::uint32_t removed, std::size_t width, Noise noise) {
  std::vector<std::uint8_t> free;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if ((removed >> i & 1) != 0) free.push_back(cards[i]);
  }
  const PlanOf<SmallPlan> plan(weights_, free);
  prepare(cards, layout, removed);
  states_.assign(1, SearchBoard{});
  std::size_t step = 0;
  for (int i = 0; i < layout.tiles() && !states_.empty(); ++i) {
    const int number = cards[static_cast<std::size_t>(i)];
    if ((removed >> i & 1) != 0) {
      choose(number, plan, ++step, width, noise);
    } else {
      keep(number, layout.tile(i));
    }
  }
  const auto best = std::ranges::max_element(states_, {}, &SearchBoard::score);
  if (best == states_.end()) return std::nullopt;
  return *best;
}

void Repair::prepare(std::span<const std::uint8_t> cards, const SearchBoard& layout, std::uint32_t removed) {
  reserved_.fill(Grid{});
  demanded_.fill(Grid{});
  for (int i = 0; i < layout.tiles(); ++i) {
    if ((removed >> i & 1) != 0) continue;
    const Move at = layout.tile(i);
    const Grid tile = tile_squares(nmbr9::shape_index(cards[static_cast<std::size_t>(i)], at.rotation), at.x, at.y);
    reserved_[at.level] |= tile;
    if (at.level > 0) demanded_[at.level - 1U] |= tile;
  }
  for (std::size_t level = 0; level < kMaxLevels; ++level) demanded_[level] &= ~reserved_[level];
}

void Repair::keep(int number, const Move& move) {
  reserved_[move.level] &= ~tile_squares(nmbr9::shape_index(number, move.rotation), move.x, move.y);
  std::erase_if(states_, [&](SearchBoard& board) {
    if (board.tiles() > 0) {
      if (move.level > board.highest_open_level()) return true;
      Rotations where;
      board.positions(number, move.level, where);
      if ((where[move.rotation][move.y] >> move.x & 1) == 0) return true;
    }
    board.place_still(number, move);
    return false;
  });
}

void Repair::choose(int number, const PlanOf<SmallPlan>& plan, std::size_t step, std::size_t width, Noise noise) {
  candidates_.clear();
  std::uint32_t order = 0;
  Rotations where;
  for (std::uint32_t parent = 0; parent < states_.size(); ++parent) {
    const SearchBoard& board = states_[parent];
    std::array<Grid, kMaxLevels + 1> all{};  // with those to come
    Areas before{};
    std::int32_t missing_before = 0;
    for (std::size_t level = 0; level < kMaxLevels; ++level) {
      all[level] = board.squares(static_cast<int>(level)) | reserved_[level];
      missing_before += count_squares(demanded_[level] & ~all[level]);
    }
    const auto platform = [&](int level) {
      return all[static_cast<std::size_t>(level - 1)] & ~all[static_cast<std::size_t>(level)];
    };
    for (int level = 1; level <= kPlanLevels; ++level) {
      before[static_cast<std::size_t>(level - 1)] = platform_area(weights_, platform(level), level);
    }
    for (int level = 0; level <= board.highest_open_level(); ++level) {
      const auto at = static_cast<std::size_t>(level);
      board.positions(number, level, where, reserved_[at]);
      const std::int32_t score = (board.score() + number * level) * kPoint;
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        const std::size_t shape = nmbr9::shape_index(number, rotation);
        for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
          const Grid tile = tile_squares(shape, x, y);
          Areas areas = before;
          if (level >= 1 && level <= kPlanLevels)
            areas[at - 1] = platform_area(weights_, platform(level) & ~tile, level);
          if (level < kPlanLevels) {
            areas[at] = platform_area(weights_, (all[at] | tile) & ~all[at + 1], level + 1);
          }
          const std::int32_t missing = missing_before - count_squares(demanded_[at] & tile & ~all[at]);
          const Move move{static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y), static_cast<std::uint8_t>(level),
                          static_cast<std::uint8_t>(rotation)};
          const auto shake = static_cast<std::int32_t>(noise((static_cast<std::uint64_t>(step) << 32) + order));
          const std::int32_t value = score + plan.value(step, areas) - kDemand * missing + shake;
          candidates_.push_back({key_of(value, order), parent, move});
          ++order;
        });
      }
    }
  }
  nodes_ += order;
  const std::size_t count = std::min(candidates_.size(), 2 * width);
  put_first(candidates_, count, std::ranges::greater{}, &Candidate::key);
  candidates_.resize(count);
  put_in_order(candidates_, std::ranges::greater{}, &Candidate::key);
  next_.clear();
  seen_.reset(count);
  for (const Candidate& one : candidates_) {
    if (!seen_.insert(states_[one.parent].hash_after(number, one.move))) continue;
    next_.push_back(states_[one.parent]);
    next_.back().place_still(number, one.move);
    if (next_.size() == width) break;
  }
  std::swap(states_, next_);
}

}  // namespace cifra::nmbr9::search
