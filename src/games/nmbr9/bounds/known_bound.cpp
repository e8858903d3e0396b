#include "games/nmbr9/bounds/known_bound.h"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "base/sort.h"
#include "games/nmbr9/rules/tiles.h"

namespace cifra::nmbr9::bounds {

namespace {

constexpr int kLevels = 10;  // for up to 20 cards: a tile on level 10 would need two tiles on each of ten levels
constexpr std::int16_t kFour = 1000;   // and above: the multiset of a level of four tiles, if there is a table for it
constexpr std::int16_t kLarge = 2000;  // and above: the area of a larger level

struct Stack {
  std::array<std::int16_t, kLevels> levels{};  // 0: empty; 1 + class; kFour + class of tight.h; kLarge + area
  std::int16_t score = 0;
  std::int16_t most = 0;  // with everything that could ever come

  bool same(const Stack& other) const { return levels == other.levels; }
};

class Programme {
 public:
  Programme(std::span<const std::uint8_t> deck, const Fits& fits, const Tight* tight)
      : deck_(deck), fits_(fits), tight_(tight) {
    const Classes& classes = Classes::all();
    const TightClasses& tight_classes = TightClasses::all();
    for (std::size_t cls = 0; cls < kClasses; ++cls) {
      const Packed packed = classes.packed(static_cast<int>(cls));
      for (int number = 0; number < nmbr9::kNumbers; ++number) {
        const auto at = static_cast<std::size_t>(number);
        area_[cls] = static_cast<std::int16_t>(area_[cls] + packed_count(packed, number) * nmbr9::tile_area(number));
        const int more = classes.of(packed + packed_one(number));
        const int four = tight == nullptr ? -1 : tight_classes.of(packed + packed_one(number));
        grown_[cls][at] = static_cast<std::int16_t>(more >= 0 ? 1 + more : four >= 0 ? kFour + four : -1);
      }
      as_tight_[cls] = static_cast<std::int16_t>(tight_classes.of(packed));
      tiles_[cls] = static_cast<std::int8_t>(classes.tiles(static_cast<int>(cls)));
    }
  }

  // The level with one more tile.
  std::int16_t with(std::int16_t level, int number) const {
    if (level == 0) return static_cast<std::int16_t>(1 + number);
    if (level >= kFour) return static_cast<std::int16_t>(kLarge + area(level) + nmbr9::tile_area(number));
    const auto cls = static_cast<std::size_t>(level - 1);
    const std::int16_t more = grown_[cls][static_cast<std::size_t>(number)];
    return more >= 0 ? more : static_cast<std::int16_t>(kLarge + area_[cls] + nmbr9::tile_area(number));
  }

  bool carries(std::int16_t lower, std::int16_t upper) const {
    if (lower == 0 || (lower < kFour && tiles_[static_cast<std::size_t>(lower - 1)] < 2)) return false;
    if (lower < kFour && upper < kFour) {
      return fits_.on[static_cast<std::size_t>(lower - 1)].test(static_cast<std::size_t>(upper - 1));
    }
    if (lower >= kFour && lower < kLarge && upper < kLarge) {
      const int cls = upper >= kFour ? upper - kFour : as_tight_[static_cast<std::size_t>(upper - 1)];
      if (cls >= 0) return tight_->carries(static_cast<std::size_t>(lower - kFour), static_cast<std::size_t>(cls));
    }
    return area(lower) >= area(upper);
  }

  // Whether a level that is, or gets, larger than the tables know may get `number` on `lower`. Whatever lies on a level
  // still does when some of it is taken away (the tables do not ask whether upper tiles touch), so every part has to
  // fit.
  bool parts_fit(std::int16_t lower, std::int16_t upper, int number) const {
    if (lower >= kFour) return true;
    const Classes& classes = Classes::all();
    const ClassSet& on = fits_.on[static_cast<std::size_t>(lower - 1)];
    if (upper >= kFour) return on.test(static_cast<std::size_t>(classes.of(number)));
    const Packed four = classes.packed(upper - 1) + packed_one(number);
    for (int left_out = 0; left_out < nmbr9::kNumbers; ++left_out) {
      if (packed_count(four, left_out) == 0) continue;
      if (!on.test(static_cast<std::size_t>(classes.of(four - packed_one(left_out))))) return false;
    }
    return true;
  }

  int area(std::int16_t level) const {
    if (level >= kLarge) return level - kLarge;
    if (level >= kFour) return TightClasses::all().area(static_cast<std::size_t>(level - kFour));
    return level == 0 ? 0 : area_[static_cast<std::size_t>(level - 1)];
  }

  // The most the cards from `card` on can add to a stack: every new level needs two tiles below.
  int most_from(const Stack& stack, std::size_t card) const {
    int open = 0;  // the highest level a tile can lie on
    while (open < kLevels && stack.levels[static_cast<std::size_t>(open)] != 0) ++open;
    // The first classes, as many as there are numbers, are single tiles: nothing lies on one alone.
    if (open > 0 && stack.levels[static_cast<std::size_t>(open - 1)] <= nmbr9::kNumbers) --open;
    int most = 0;
    int half = open < kLevels && stack.levels[static_cast<std::size_t>(open)] != 0 ? 1 : 0;
    for (; card < deck_.size(); ++card) {
      most += deck_[card] * open;
      if (++half == 2) {
        ++open;
        half = 0;
      }
    }
    return most;
  }

  // After one more card.
  void step(const std::vector<Stack>& from, std::size_t card, int floor, std::vector<Stack>& to) const {
    const int number = deck_[card];
    to.clear();
    for (const Stack& stack : from) {
      for (std::size_t level = 0; level < kLevels; ++level) {
        const std::int16_t grown = with(stack.levels[level], number);
        if (level > 0 && (!carries(stack.levels[level - 1], grown) ||
                          (grown >= kFour && !parts_fit(stack.levels[level - 1], stack.levels[level], number)))) {
          if (stack.levels[level] == 0) break;
          continue;
        }
        Stack next = stack;
        next.levels[level] = grown;
        next.score = static_cast<std::int16_t>(stack.score + number * static_cast<int>(level));
        next.most = static_cast<std::int16_t>(next.score + most_from(next, card + 1));
        if (next.most > floor) to.push_back(next);
        if (stack.levels[level] == 0) break;
      }
    }
    put_in_order(to, [](const Stack& a, const Stack& b) {
      return a.levels != b.levels ? a.levels < b.levels : a.score > b.score;
    });
    const auto [first, last] = std::ranges::unique(to, [](const Stack& a, const Stack& b) { return a.same(b); });
    to.erase(first, last);
  }

 private:
  std::span<const std::uint8_t> deck_;
  const Fits& fits_;
  const Tight* tight_;
  std::array<std::int16_t, kClasses> area_{};
  std::array<std::int16_t, kClasses> as_tight_{};  // the class of tight.h, -1 if there is none
  std::array<std::int8_t, kClasses> tiles_{};
  std::array<std::array<std::int16_t, nmbr9::kNumbers>, kClasses> grown_{};
};

// Of the number that is there most often.
int copies_of(std::span<const std::uint8_t> deck) {
  int most = 0;
  for (const std::uint8_t number : deck) most = std::max(most, static_cast<int>(std::ranges::count(deck, number)));
  return most;
}

}  // namespace

struct KnownBoundSteps::State {
  std::vector<std::uint8_t> deck;
  Programme programme;
  int floor;
  std::size_t width;
  KnownBound result;
  std::vector<Stack> now = std::vector<Stack>(1);
  std::vector<Stack> next;
  std::size_t card = 0;
  int dropped = 0;
  int most = 0;

  State(std::span<const std::uint8_t> cards, const Fits& fits, int least, std::size_t states, const Tight* tight)
      : deck(cards.begin(), cards.end()),
        programme(deck, fits, copies_of(deck) > kTightCopies ? nullptr : tight),
        floor(least),
        width(states) {
    result.complete = deck.size() <= 2 * kLevels;
    dropped = floor;
    most = programme.most_from(now[0], 0);
    if (!result.complete) card = deck.size();
  }
};

KnownBoundSteps::KnownBoundSteps(std::span<const std::uint8_t> deck, const Fits& fits, int floor, std::size_t width,
                                 const Tight* tight)
    : state_(std::make_unique<State>(deck, fits, floor, width, tight)) {}
KnownBoundSteps::KnownBoundSteps(KnownBoundSteps&&) noexcept = default;
KnownBoundSteps& KnownBoundSteps::operator=(KnownBoundSteps&&) noexcept = default;
KnownBoundSteps::~KnownBoundSteps() = default;

bool KnownBoundSteps::done() const { return state_->card == state_->deck.size() || state_->now.empty(); }

void KnownBoundSteps::step() {
  State& state = *state_;
  std::vector<Stack>& now = state.now;
  state.programme.step(now, state.card++, state.floor, state.next);
  std::swap(now, state.next);
  state.result.states += now.size();
  if (now.size() > state.width) {
    put_first(now, state.width, std::greater(), &Stack::most);
    state.dropped = std::max<int>(state.dropped, now[state.width].most);
    now.resize(state.width);
    state.result.complete = false;
  }
  state.most = now.empty() ? state.floor : std::ranges::max(now, {}, &Stack::most).most;
}

KnownBound KnownBoundSteps::result() const {
  KnownBound result = state_->result;
  result.bound = std::max({state_->floor, state_->dropped, state_->most});
  return result;
}

KnownBound known_bound(std::span<const std::uint8_t> deck, const Fits& fits, int floor, std::size_t width,
                       const Tight* tight) {
  KnownBoundSteps steps(deck, fits, floor, width, tight);
  while (!steps.done()) steps.step();
  return steps.result();
}

}  // namespace cifra::nmbr9::bounds
