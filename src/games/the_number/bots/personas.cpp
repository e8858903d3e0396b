#include "games/the_number/bots/personas.h"

#include <algorithm>
#include <bit>
#include <ranges>

#include "games/the_number/bots/crowd.h"
#include "games/the_number/solve/field/field_solver.h"

namespace cifra::the_number::bots {
namespace {

using namespace solve;
using View = game::View<Game>;

constexpr int kCarefulTurns = 64;    // imagined by `careful` and `blocker`
constexpr std::size_t kFallsIn = 8;  // `careful` takes a number that falls in one of so many turns at most

std::size_t seat_of(const View& view) { return static_cast<std::size_t>(view.seat); }
std::uint32_t count_of(DigitSet digits) { return static_cast<std::uint32_t>(std::popcount(digits)); }

class Bold : public game::Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    const DigitSet available = own_digits(view);
    const std::uint32_t count = count_of(available);
    const std::uint32_t high = std::min(3U, count);
    const auto from_top = [&](std::uint32_t index) { return digit_at(available, count - 1 - index); };
    const unsigned first = from_top(std::min(rng.below(high), rng.below(high)));
    const unsigned second = from_top(rng.below(high));
    return rng.below(2) == 0 ? Number(first, first, first) : Number(first, std::min(first, second), first);
  }
};

class Careful : public game::Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    const State& state = view.state;
    const auto turns = imagined_turns(Crowd::kPeople, state, kCarefulTurns, rng);
    Number best;
    std::size_t best_falls = turns.size() + 1;
    for (const std::uint32_t key : lowest_numbers(own_digits(view))) {
      std::size_t falls = 0;
      for (const Profile& turn : turns) {
        const bool fallen =
            std::ranges::any_of(std::views::iota(std::size_t{0}, std::size_t{state.seats}), [&](std::size_t other) {
              return other != seat_of(view) && turn[other] < key && (turn[other] & key & kAllDigits) != 0;
            });
        falls += fallen ? 1 : 0;
      }
      const Number number = Number::from_key(key);
      const bool safe = falls * kFallsIn <= turns.size();
      const bool better =
          safe ? best_falls * kFallsIn > turns.size() || number.first() > best.first() ||
                     (number.first() == best.first() && count_of(number.digits()) < count_of(best.digits()))
               : falls < best_falls;
      if (!better) continue;
      best = number;
      best_falls = falls;
    }
    return best;
  }
};

class Copycat : public game::Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    const State& state = view.state;
    const DigitSet available = own_digits(view);
    const game::Standings standings = Game::standings(state);
    std::size_t leader = seat_of(view) == 0 ? 1 : 0;
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      if (seat != seat_of(view) && standings.scores[seat] > standings.scores[leader]) leader = seat;
    }
    const auto copied = static_cast<DigitSet>(available & ~state.available[leader]);
    const DigitSet from = copied != 0 ? copied : available;
    const unsigned digit = digit_at(from, rng.below(count_of(from)));
    const unsigned other = digit_at(from, rng.below(count_of(from)));
    return {digit, std::min(digit, other), digit};
  }
};

class Blocker : public game::Bot<Game> {
 public:
  Number choose(const View& view, Rng& rng, const Stop&) override {
    constexpr float kOwn = 0.25F;  // how much own points count beside the others'
    const Field field = field_of(view.state);
    const auto turns = imagined_turns(Crowd::kPeople, view.state, kCarefulTurns, rng);
    const auto numbers = lowest_numbers(own_digits(view));
    Goal lead;
    lead.aim = Aim::kLead;
    FieldTurn for_lead(field, lead, nullptr);
    FieldTurn for_points(field, Goal{}, nullptr);
    const std::vector<float> own = worth_against(for_points, seat_of(view), turns, numbers);
    std::vector<float> worth = worth_against(for_lead, seat_of(view), turns, numbers);
    for (std::size_t i = 0; i < worth.size(); ++i) worth[i] += (kOwn - 1) * own[i];
    return best_of(numbers, worth, rng);
  }
};

}  // namespace

std::unique_ptr<game::Bot<Game>> make_bold() { return std::make_unique<Bold>(); }
std::unique_ptr<game::Bot<Game>> make_careful() { return std::make_unique<Careful>(); }
std::unique_ptr<game::Bot<Game>> make_copycat() { return std::make_unique<Copycat>(); }
std::unique_ptr<game::Bot<Game>> make_blocker() { return std::make_unique<Blocker>(); }

}  // namespace cifra::the_number::bots
