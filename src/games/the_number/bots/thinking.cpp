#include "games/the_number/bots/thinking.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "games/the_number/bots/crowd.h"
#include "games/the_number/solve/field/field_file.h"

namespace cifra::the_number::bots {
namespace {

using namespace solve;

// Turns that are looked at besides first ones; each may have to be solved.
constexpr std::size_t kLatest = 2;

// Chosen by trial (research/notes/2026-11-18-thinkers.md).
constexpr int kImagined = 40;       // turns to think of
constexpr int kOfPeople = 10;       // of them as people write, the others with any numbers
constexpr int kLookedAt = 8;        // of them by one who thinks
constexpr int kThoughts = 160;      // how often one is asked to think
constexpr float kLater = 0.65F;     // how much of what comes later counts
constexpr float kErrs = 0.2F;       // how often one who thinks writes as one who mixes
constexpr float kAny = 0.02F;       // how often anybody writes just anything
constexpr float kOdds = 1.F / 9;    // that all others think, before they wrote
constexpr float kMixes = 0.25F;     // odds below which somebody may be one who mixes
constexpr float kHopeless = 0.02F;  // odds of all or of one below which no more is looked at
constexpr float kMost = 1e6F;       // of odds

// The numbers one who thinks may write, and how often.
struct Thoughts {
  std::vector<std::uint32_t> numbers;
  std::vector<float> parts;
};

Thoughts thoughts_of(const State& state, std::size_t seat) {
  Thoughts thoughts{lowest_numbers(state.available[seat]), {}};
  const std::size_t count = thoughts.numbers.size();
  thoughts.parts.assign(count, 0);
  Rng rng = shared_rng("thinker", state);
  auto turns = imagined_turns(Crowd::kAnything, state, kImagined - kOfPeople, rng);
  for (const Profile& turn : imagined_turns(Crowd::kPeople, state, kOfPeople, rng)) turns.push_back(turn);
  FieldTurn now(field_of(state), {}, nullptr);
  FieldTurn later(field_of(state), {}, shipped_field_values(state.seats)->before(state.turn + 1));
  std::vector<float> worth(count * turns.size());
  std::vector<float> sum(count);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const std::span<float> one = std::span(worth).subspan(i * count, count);
    now.payoffs(seat, turns[i], thoughts.numbers, one);
    later.payoffs(seat, turns[i], thoughts.numbers, sum);
    for (std::size_t x = 0; x < count; ++x) one[x] += kLater * (sum[x] - one[x]);
  }
  for (int thought = 0; thought < kThoughts; ++thought) {
    std::ranges::fill(sum, 0.F);
    for (int looked_at = 0; looked_at < kLookedAt; ++looked_at) {
      const std::span<const float> one =
          std::span(worth).subspan(rng.below(static_cast<std::uint32_t>(turns.size())) * count, count);
      for (std::size_t x = 0; x < count; ++x) sum[x] += one[x];
    }
    thoughts.parts[static_cast<std::size_t>(std::ranges::max_element(sum) - sum.begin())] += 1.F / kThoughts;
  }
  return thoughts;
}

// How much likelier one who thinks writes the number than one who mixes. The higher orders of the same digits, which
// neither writes, say nothing.
float odds_of(Number number, const Thoughts& thoughts, std::span<const Share> mixed) {
  const auto at = std::ranges::lower_bound(thoughts.numbers, number.key());
  if (at == thoughts.numbers.end() || *at != number.key()) return 1;
  const auto share = std::ranges::find(mixed, static_cast<Move>(number.value()), &Share::move);
  const float any = kAny / static_cast<float>(thoughts.numbers.size());
  const float thought = thoughts.parts[static_cast<std::size_t>(at - thoughts.numbers.begin())];
  const float drawn = any + (share == mixed.end() ? 0 : static_cast<float>(share->part));
  return kErrs + (1 - kErrs) * (thought + any) / drawn;
}

// Whether it need not be known better.
bool is_hopeless(const std::array<float, kMaxSeats>& odds) {
  float all = 1;
  for (const float one : odds) all *= one;
  return std::min(all, std::ranges::min(odds)) < kHopeless;
}

// The odds that each seat is one who thinks, by what it wrote.
std::array<float, kMaxSeats> odds_of_seats(const game::View<Game>& view, Mixing& mixing, const Stop& stop) {
  std::array<float, kMaxSeats> odds;
  odds.fill(1);
  State state = *Game::start(view.state.options, view.state.seats);
  for (std::size_t i = 0; i < view.past.turns && !stop.asked(); ++i) {
    game::Choices<Number> choices{};
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      if (view.past.numbers[i][seat].written()) choices[seat] = view.past.numbers[i][seat];
    }
    if (is_first_turn(state) || i + kLatest >= view.past.turns) {
      if (!is_first_turn(state) && is_hopeless(odds)) break;
      FieldTurn turn(field_of(state), win_goal(state), shipped_field_values(state.seats)->before(state.turn + 1));
      const FieldPlay play = mixing.in(turn, state, 0, stop);
      for (std::size_t seat = 0; seat < state.seats; ++seat) {
        if (static_cast<int>(seat) == view.seat || !choices[seat]) continue;
        const float one = odds_of(*choices[seat], thoughts_of(state, seat), play.strategies[seat]);
        odds[seat] = std::clamp(odds[seat] * one, 1 / kMost, kMost);
      }
    }
    if (!Game::resolve(state, choices)) break;
  }
  return odds;
}

Profile drawn(const std::array<Thoughts, kMaxSeats>& thoughts, Rng& rng) {
  Profile turn{};
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    float chance = any_fraction(rng);
    for (std::size_t x = 0; x < thoughts[seat].numbers.size() && chance >= 0; ++x) {
      turn[seat] = thoughts[seat].numbers[x];
      chance -= thoughts[seat].parts[x];
    }
  }
  return turn;
}

}  // namespace

Foreseen foresee_thinkers(const game::View<Game>& view, Mixing& mixing, float least, std::size_t turns, Rng& rng,
                          const Stop& stop) {
  // How the latest turns came about must be known.
  const std::size_t turns_so_far = std::size_t{view.state.round} * kTurns + view.state.turn;
  if (view.past.turns != turns_so_far) return {};
  const std::array<float, kMaxSeats> odds = odds_of_seats(view, mixing, stop);
  if (stop.asked()) return {};
  float all = kOdds;
  for (std::size_t seat = 0; seat < view.state.seats; ++seat) {
    if (static_cast<int>(seat) == view.seat) continue;
    if (odds[seat] < kMixes) return {};
    all = std::min(all * odds[seat], kMost);
  }
  Foreseen foreseen{all / (1 + all), {}};
  if (foreseen.chance < least) return foreseen;
  std::array<Thoughts, kMaxSeats> thoughts;
  for (std::size_t seat = 0; seat < view.state.seats; ++seat) {
    if (static_cast<int>(seat) != view.seat && view.state.available[seat] != 0)
      thoughts[seat] = thoughts_of(view.state, seat);
  }
  for (std::size_t i = 0; i < turns; ++i) foreseen.turns.push_back(drawn(thoughts, rng));
  return foreseen;
}

}  // namespace cifra::the_number::bots
