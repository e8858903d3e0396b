#include "research/the_number/measure/habits.h"

#include <algorithm>
#include <array>
#include <optional>

namespace cifra::measure {
namespace {

using namespace the_number;

DigitSet own(const View& view) { return view.state.available[static_cast<std::size_t>(view.seat)]; }
unsigned count_of(DigitSet digits) { return static_cast<unsigned>(std::popcount(digits)); }
Number same(unsigned digit) { return {digit, digit, digit}; }
unsigned lowest_digit(DigitSet digits) { return digit_at(digits, 0); }
unsigned highest_digit(DigitSet digits) { return digit_at(digits, count_of(digits) - 1); }
bool can_write(DigitSet digits, Number number) { return number.written() && (number.digits() & ~digits) == 0; }

// The nearest digit from this one upwards, or else downwards.
unsigned from(DigitSet digits, unsigned digit) {
  for (unsigned up = digit; up < 10; ++up) {
    if ((digits >> up & 1) != 0) return up;
  }
  return highest_digit(digits);
}

Number lowest_of(DigitSet digits) {
  const unsigned last = count_of(digits) - 1;
  return {digit_at(digits, 0), digit_at(digits, std::min(1U, last)), digit_at(digits, std::min(2U, last))};
}

Number climb(const View& view, Rng&) { return same(from(own(view), 5U + view.state.turn)); }
Number highest(const View& view, Rng&) { return same(highest_digit(own(view))); }
Number lowest(const View& view, Rng&) { return lowest_of(own(view)); }
Number switching(const View& view, Rng&) {
  const DigitSet digits = own(view);
  if (view.state.turn < 2) return lowest_of(digits);
  return {highest_digit(digits), lowest_digit(digits), highest_digit(digits)};
}
Number middle(const View& view, Rng& rng) {
  const unsigned count = count_of(own(view));
  return same(digit_at(own(view), std::min(count - 1, count / 2 + rng.below(2))));
}
Number split(const View& view, Rng&) {
  const unsigned low = lowest_digit(own(view));
  return {highest_digit(own(view)), low, low};
}
Number hoard(const View& view, Rng& rng) {
  if (view.state.turn >= 3) return same(highest_digit(own(view)));
  return same(digit_at(own(view), rng.below(std::min(4U, count_of(own(view))))));
}
Number favourite(const View& view, Rng& rng) {
  constexpr std::array<unsigned, 7> kLiked = {725, 483, 619, 537, 861, 942, 305};
  for (const unsigned liked : kLiked) {
    if (rng.below(4) != 0 && can_write(own(view), Number::of(liked))) return Number::of(liked);
  }
  const unsigned count = count_of(own(view));
  const unsigned first = digit_at(own(view), rng.below(count));
  return {first, digit_at(own(view), rng.below(count)), first};
}

template <Number (*kChoose)(const View&, Rng&)>
class Simple : public Player {
 public:
  Number choose(const View& view, Rng& rng) override { return kChoose(view, rng); }
};

class Stubborn : public Player {
 public:
  Number choose(const View& view, Rng& rng) override {
    if (!can_write(own(view), number_)) number_ = same(digit_at(own(view), rng.below(count_of(own(view)))));
    return number_;
  }
  void end_game() override { number_ = {}; }

 private:
  Number number_;
};

// One who remembers the last turn of the round.
class Watcher : public Player {
 public:
  void saw(const State& before, const Turn& turn, int seat) override {
    last_ = before.turn + 1 == kTurns ? std::nullopt : std::optional(turn);
    seat_ = seat;
  }
  void end_game() override { last_.reset(); }

 protected:
  std::optional<Turn> last_;
  int seat_ = 0;
};

class Winner : public Watcher {
 public:
  Number choose(const View& view, Rng& rng) override {
    Number best;
    int most = -1;
    for (const SeatResult& result : last_ ? std::span(last_->results) : std::span<SeatResult>()) {
      if (result.status != Status::kApproved || result.points <= most || !can_write(own(view), result.number)) continue;
      best = result.number;
      most = result.points;
    }
    return best.written() ? best : same(digit_at(own(view), rng.below(count_of(own(view)))));
  }
};

class Undercut : public Watcher {
 public:
  Number choose(const View& view, Rng& rng) override {
    unsigned top = 7 + rng.below(3);
    if (last_) {
      top = 0;
      for (const SeatResult& result : last_->results) {
        if (is_number(result.status)) top = std::max(top, result.number.first());
      }
    }
    const DigitSet below = static_cast<DigitSet>(own(view) & ((1U << top) - 1));
    return same(highest_digit(below != 0 ? below : own(view)));
  }
};

class Answer : public Watcher {
 public:
  Number choose(const View& view, Rng& rng) override {
    if (!last_) return middle(view, rng);
    std::array<Number, kMaxSeats> numbers{};
    for (int seat = 0; seat < last_->seats; ++seat) {
      const SeatResult& result = last_->results[static_cast<std::size_t>(seat)];
      if (is_number(result.status)) numbers[static_cast<std::size_t>(seat)] = result.number;
    }
    Number best;
    int most = -1;
    for_each_number(own(view), [&](Number number) {
      numbers[static_cast<std::size_t>(view.seat)] = number;
      const Turn turn = resolve_turn(view.state.options, view.state.turn,
                                     std::span(numbers).first(static_cast<std::size_t>(last_->seats)));
      const int points = turn.results[static_cast<std::size_t>(view.seat)].points;
      if (points <= most) return;
      most = points;
      best = number;
    });
    return best;
  }
};

template <class Kind>
PlayerPtr make() {
  return std::make_unique<Kind>();
}

constexpr std::array kHabits = {
    Habit{"climb", &make<Simple<climb>>},   Habit{"switch", &make<Simple<switching>>},
    Habit{"stubborn", &make<Stubborn>},     Habit{"highest", &make<Simple<highest>>},
    Habit{"lowest", &make<Simple<lowest>>}, Habit{"winner", &make<Winner>},
    Habit{"undercut", &make<Undercut>},     Habit{"middle", &make<Simple<middle>>},
    Habit{"split", &make<Simple<split>>},   Habit{"hoard", &make<Simple<hoard>>},
    Habit{"answer", &make<Answer>},         Habit{"favourite", &make<Simple<favourite>>},
};

}  // namespace

std::span<const Habit> habits() { return kHabits; }

std::vector<PlayerPtr> table_of(std::string_view name, std::size_t others) {
  constexpr std::array<std::string_view, 4> kTogether = {"climb", "hoard", "split", "stubborn"};
  std::vector<PlayerPtr> players;
  for (std::size_t i = 0; i < others; ++i) {
    const auto found = std::ranges::find(kHabits, name == kMixed ? kTogether[i] : name, &Habit::name);
    if (found == kHabits.end()) return {};
    players.push_back(found->make());
  }
  return players;
}

}  // namespace cifra::measure
