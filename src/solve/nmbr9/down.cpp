#include "solve/nmbr9/down.h"

#include <algorithm>
#include <bit>

#include "nmbr9/tiles.h"
#include "solve/nmbr9/down_squares.h"

namespace cifra::solve {
namespace {

constexpr int kRankZero = 1 << 20;  // ranks are not negative
constexpr std::size_t kMiddle = 7 * kSide + 7;
constexpr std::size_t kMostUpper = 16;

// The ways to cover a square with a number: the shape, and where in its box the square is.
struct Cover {
  std::uint8_t shape = 0;
  std::uint8_t x = 0;
  std::uint8_t y = 0;
};
struct Covers {
  std::array<Cover, nmbr9::kRotations * 10> list{};
  std::size_t count = 0;
};
constexpr auto kCovers = [] {
  std::array<Covers, nmbr9::kNumbers> covers{};
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    Covers& mine = covers[static_cast<std::size_t>(number)];
    for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
      const nmbr9::Shape& shape = nmbr9::shape_of(number, rotation);
      for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x) {
          if (!shape.has(x, y)) continue;
          mine.list[mine.count++] = {static_cast<std::uint8_t>(nmbr9::shape_index(number, rotation)),
                                     static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y)};
        }
      }
    }
  }
  return covers;
}();

bool in_window(std::size_t shape, int x, int y) {
  const nmbr9::Shape& one = nmbr9::kShapes[shape / nmbr9::kRotations][shape % nmbr9::kRotations];
  return x >= 0 && y >= 0 && x + one.width <= kSide && y + one.height <= kSide;
}

int first_square(Grid grid) {
  std::array<std::uint64_t, 4> words;
  std::memcpy(words.data(), &grid, sizeof(grid));
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] != 0) return static_cast<int>(64 * i) + std::countr_zero(words[i]);
  }
  return -1;
}

Grid one_square(int at) {
  std::array<std::uint16_t, kSide> rows{};
  rows[static_cast<std::size_t>(at / kSide)] = static_cast<std::uint16_t>(1U << (at % kSide));
  Grid grid;
  std::memcpy(&grid, rows.data(), sizeof(grid));
  return grid;
}

constexpr std::uint32_t one_card(int card) { return std::uint32_t{1} << card; }
constexpr std::uint32_t before(int card) { return one_card(card) - 1; }
int first_of(std::uint32_t cards) { return std::countr_zero(cards); }

}  // namespace

struct Descent::Upper {
  std::array<Grid, kMostUpper> tiles;
  std::array<int, kMostUpper> card;
  std::size_t count = 0;

  Upper(const State& state, Cards cards) {
    for (; cards != 0 && count < kMostUpper; cards &= cards - 1) {
      card[count] = first_of(cards);
      tiles[count] = squares(state, card[count]);
      ++count;
    }
  }
};

Descent::Descent(std::span<const std::uint8_t> cards, const DescentWeights& weights)
    : cards_(cards), weights_(weights) {
  for (std::size_t i = 0; i < cards.size(); ++i) areas_[i] = nmbr9::shape_of(cards[i], 0).area();
}

int Descent::area_of(Cards set) const {
  int sum = 0;
  for (; set != 0; set &= set - 1) sum += areas_[static_cast<std::size_t>(first_of(set))];
  return sum;
}

void Descent::add(int rank, std::uint32_t parent, int card, std::size_t shape, std::size_t at) {
  const auto key = static_cast<std::uint64_t>(kRankZero + rank) + noise_(nodes_);
  candidates_.push_back({key << 32 | order_++, parent, static_cast<std::uint8_t>(card),
                         static_cast<std::uint8_t>(shape), static_cast<std::uint8_t>(at)});
}

// Which tiles touch no earlier one when this one lies too, and how many of them still need one; false if one of them
// will never touch.
bool Descent::touches_in_time(const State& state, int card, Grid tile, Cards& loose, int& count) const {
  const Cards here = on_[level_];
  const Grid near = beside(tile);
  loose = state.loose;
  bool touches = false;
  for (Cards rest = here & state.placed & before(card); rest != 0 && !touches; rest &= rest - 1) {
    touches = meet(near, squares(state, first_of(rest)));
  }
  for (Cards rest = loose & ~before(card); rest != 0; rest &= rest - 1) {
    if (meet(near, squares(state, first_of(rest)))) loose &= ~(rest & (0 - rest));
  }
  if (!touches) loose |= one_card(card);
  const Cards to_come = here & ~state.placed & ~one_card(card);
  count = 0;
  for (Cards rest = loose & ~(here & (0 - here)); rest != 0; rest &= rest - 1) {
    if ((to_come & before(first_of(rest))) == 0) return false;
    ++count;
  }
  return true;
}

// How hard it is to cover the rest of the level above; nothing if it is impossible. Chooses the square to cover next.
std::optional<int> Descent::difficulty(State& state, std::size_t level) const {
  if (is_empty(state.uncovered)) return 0;
  const Upper upper(state, on_[level + 1]);
  Grid one{}, two{}, three{};  // squares that so many cards can cover, or more
  Grid blocked = state.taken;
  Runs free = runs_free(~blocked);
  std::size_t passed = 0;  // tiles of the level above that come before the card: they do not lie on it
  for (Cards rest = on_[level] & ~state.placed & before(upper.card[upper.count - 1]); rest != 0; rest &= rest - 1) {
    const int card = first_of(rest);
    const std::size_t passed_before = passed;
    while (passed < upper.count && upper.card[passed] < card) blocked |= upper.tiles[passed++];
    if (passed != passed_before) free = runs_free(~blocked);
    const Grid reach = kReachOf[cards_[static_cast<std::size_t>(card)]](free);
    three |= two & reach;
    two |= one & reach;
    one |= reach;
  }
  if (!lies_within(state.uncovered, one)) return std::nullopt;
  const Grid only_one = state.uncovered & ~two;
  const Grid only_two = state.uncovered & two & ~three;
  Grid choice = !is_empty(only_one) ? only_one : !is_empty(only_two) ? only_two : state.uncovered;
  for (std::size_t i = 0; i < upper.count; ++i) {  // the earliest first
    if (meet(choice, upper.tiles[i])) {
      choice &= upper.tiles[i];
      break;
    }
  }
  state.next = first_square(choice);
  return weights_.only_one * count_squares(only_one) + weights_.only_two * count_squares(only_two);
}

// The level above is covered: the next card of the level goes anywhere beside.
void Descent::lay_beside(std::uint32_t parent) {
  const State& state = states_[parent];
  const int card = first_of(on_[level_] & ~state.placed);
  const int number = cards_[static_cast<std::size_t>(card)];
  if (is_empty(state.taken)) {
    add(0, parent, card, nmbr9::shape_index(number, 0), kMiddle);
    return;
  }
  Rotations where{};
  kFitTouching[static_cast<std::size_t>(number)](runs_free(~state.taken), runs_any(beside(state.taken)), where);
  for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
    const std::size_t shape = nmbr9::shape_index(number, rotation);
    for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
      ++nodes_;
      const Grid tile = tile_squares(shape, x, y);
      Cards loose = 0;
      int count = 0;
      if (!touches_in_time(state, card, tile, loose, count)) return;
      add(weights_.edge * edges_of(state.taken | tile) + weights_.loose * count, parent, card, shape,
          static_cast<std::size_t>(kSide * y + x));
    });
  }
}

void Descent::expand(std::uint32_t parent) {
  const State& state = states_[parent];
  if (is_empty(state.uncovered)) {
    lay_beside(parent);
    return;
  }
  const Upper upper(state, on_[level_ + 1]);
  const Grid square = one_square(state.next);
  std::size_t owner = 0;
  while (!meet(upper.tiles[owner], square)) ++owner;
  Grid blocked = state.taken;
  std::size_t passed = 0;
  for (Cards todo = on_[level_] & ~state.placed & before(upper.card[owner]); todo != 0; todo &= todo - 1) {
    const int card = first_of(todo);
    while (upper.card[passed] < card) blocked |= upper.tiles[passed++];
    const Cards others = on_[level_] & ~state.placed & ~one_card(card);
    std::array<int, kMostUpper> area{};  // of the other cards that come before each tile above
    for (std::size_t i = 0; i < upper.count; ++i) area[i] = area_of(others & before(upper.card[i]));
    const Covers& covers = kCovers[cards_[static_cast<std::size_t>(card)]];
    for (const Cover& cover : std::span(covers.list).first(covers.count)) {
      const int x = state.next % kSide - cover.x;
      const int y = state.next / kSide - cover.y;
      if (!in_window(cover.shape, x, y)) continue;
      ++nodes_;
      const Grid tile = tile_squares(cover.shape, x, y);
      if (meet(tile, blocked)) continue;
      const Grid uncovered = state.uncovered & ~tile;
      bool possible = true;
      int needed = 0;
      for (std::size_t i = 0; i < upper.count && possible; ++i) {
        needed += count_squares(upper.tiles[i] & uncovered);
        // No tile above may lie on this one alone.
        possible = needed <= area[i] && !lies_within(upper.tiles[i], tile);
      }
      Cards loose = 0;
      int count = 0;
      if (!possible || !touches_in_time(state, card, tile, loose, count)) continue;
      add(weights_.uncovered * count_squares(uncovered) + weights_.edge * edges_of(state.taken | tile | uncovered) +
              weights_.loose * count,
          parent, card, cover.shape, static_cast<std::size_t>(kSide * y + x));
    }
  }
}

// How the tiles of the level lie to each other, with the last one.
std::uint64_t Descent::arrangement(const Candidate& last) const {
  State state = states_[last.parent];
  state.shape[last.card] = last.shape;
  state.at[last.card] = last.at;
  const Cards here = on_[level_];
  const std::uint64_t origin = state.at[static_cast<std::size_t>(first_of(here))];
  std::uint64_t hash = 0;
  for (Cards rest = here; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<std::size_t>(first_of(rest));
    hash = mixed(hash, state.shape[card] * std::uint64_t{0x10000} + 0x1000 + state.at[card] - origin);
  }
  return hash;
}

// The level is complete: how those above lie on it does not matter any more. The best one of the same is kept.
void Descent::drop_same() {
  keep_best(candidates_.size());
  seen_.reset(candidates_.size());
  std::erase_if(candidates_, [this](const Candidate& one) { return !seen_.insert(arrangement(one)); });
}

void Descent::keep_best(std::size_t count) {
  if (candidates_.size() > count) {
    std::ranges::nth_element(candidates_, candidates_.begin() + static_cast<std::ptrdiff_t>(count), {},
                             &Candidate::key);
    candidates_.resize(count);
  }
  std::ranges::sort(candidates_, {}, &Candidate::key);  // the order matters: it decides what comes first next
}

bool Descent::step(std::size_t width) {
  candidates_.clear();
  order_ = 0;
  for (std::uint32_t parent = 0; parent < states_.size(); ++parent) expand(parent);
  const Cards here = on_[level_];
  const bool last = level_ > 0 && std::popcount(states_[0].placed & here) + 1 == std::popcount(here);
  if (last) drop_same();
  keep_best(width * weights_.looked_at * (last ? 2 : 1));
  next_.clear();
  std::size_t kept = 0;
  for (Candidate& candidate : candidates_) {
    State state = states_[candidate.parent];
    const auto card = static_cast<std::size_t>(candidate.card);
    state.shape[card] = candidate.shape;
    state.at[card] = candidate.at;
    const Grid tile = squares(state, candidate.card);
    int count = 0;
    touches_in_time(state, candidate.card, tile, state.loose, count);
    state.placed |= one_card(candidate.card);
    state.taken |= tile;
    state.uncovered &= ~tile;
    if (level_ == 0 && is_empty(state.uncovered)) {
      found_ = complete(state);
      if (found_) return false;
      continue;
    }
    if (last) {
      if (!is_empty(state.uncovered)) continue;
      state.uncovered = state.taken;
      state.taken = Grid{};
      state.loose = 0;
    }
    const std::optional<int> hard = difficulty(state, last ? level_ - 1 : level_);
    if (!hard) continue;
    // From here on the parent is the place among the next states.
    candidate.key += static_cast<std::uint64_t>(*hard) << 32;
    candidate.parent = static_cast<std::uint32_t>(next_.size());
    next_.push_back(state);
    candidates_[kept++] = candidate;
  }
  candidates_.resize(kept);
  keep_best(width);
  states_.clear();
  for (const Candidate& candidate : candidates_) states_.push_back(next_[candidate.parent]);
  if (last) --level_;
  return !states_.empty();
}

// Level 0 carries all that it has to: the other cards go beside it, each touching an earlier one.
std::optional<nmbr9::Layout> Descent::complete(State state) const {
  const Cards carriers = on_[0] & state.placed;
  Grid reserved = state.taken;
  Grid there{};
  for (Cards rest = on_[0]; rest != 0; rest &= rest - 1) {
    const int card = first_of(rest);
    if ((carriers & one_card(card)) == 0) {
      // Carriers that would touch nothing when they come.
      Grid lonely{};
      Grid by_then = there;
      for (Cards later = carriers & ~before(card); later != 0; later &= later - 1) {
        const Grid tile = squares(state, first_of(later));
        if (!meet(beside(tile), by_then)) lonely |= tile;
        by_then |= tile;
      }
      const int number = cards_[static_cast<std::size_t>(card)];
      Rotations where{};
      kFitTouching[static_cast<std::size_t>(number)](runs_free(~reserved),
                                                     runs_any(beside(is_empty(there) ? reserved : there)), where);
      int most = -1;
      for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
        const std::size_t shape = nmbr9::shape_index(number, rotation);
        for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
          const int contact = count_squares(beside(tile_squares(shape, x, y)) & lonely);
          if (contact <= most) return;
          most = contact;
          state.shape[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(shape);
          state.at[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(kSide * y + x);
        });
      }
      if (most < 0) return std::nullopt;
    }
    const Grid tile = squares(state, card);
    reserved |= tile;
    there |= tile;
  }
  nmbr9::Layout layout;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const nmbr9::Placement placement{static_cast<std::int16_t>(state.at[i] % kSide),
                                     static_cast<std::int16_t>(state.at[i] / kSide), plan_[i],
                                     static_cast<std::uint8_t>(state.shape[i] % nmbr9::kRotations)};
    if (!layout.place(cards_[i], placement)) return std::nullopt;  // a carrier that touches nothing
  }
  return layout;
}

std::optional<nmbr9::Layout> Descent::run(const LevelPlan& plan, std::size_t width, std::uint64_t seed) {
  plan_ = plan;
  on_ = {};
  level_ = 0;
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    on_[plan[i]] |= one_card(static_cast<int>(i));
    level_ = std::max<std::size_t>(level_, plan[i]);
  }
  if (level_ == 0) return std::nullopt;
  for (const Cards cards : on_) {
    if (std::popcount(cards) > static_cast<int>(kMostUpper) && cards != on_[0]) return std::nullopt;
  }
  noise_ = {seed, weights_.noise};
  found_.reset();
  states_.assign(1, State{});
  while (step(width)) {
  }
  return found_;
}

}  // namespace cifra::solve
