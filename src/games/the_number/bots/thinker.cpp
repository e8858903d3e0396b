#include "games/the_number/bots/thinker.h"

#include <algorithm>
#include <bit>
#include <string>

#include "games/the_number/bots/crowd.h"
#include "games/the_number/bots/evidence.h"
#include "games/the_number/bots/mixing.h"
#include "games/the_number/bots/thinking.h"
#include "games/the_number/solve/field/field_file.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "games/the_number/solve/two_players/win_play.h"

namespace cifra::the_number::bots {
namespace {

using namespace solve;
using the_number::Number;
using the_number::State;

constexpr int kTurnsAtFirst = 8;  // imagined for a first idea

// Evidence is looked at after this many turns, and followed if it is likely that somebody does not mix. Chances of
// winning: what a number may lose if all mix after all and the evidence is certain, what it must gain, what is as good
// as the best.
constexpr std::size_t kTurnsOfEvidence = 2;
constexpr std::size_t kTurnsForeseen = 256;
constexpr float kLeastChance = 0.9F;
constexpr double kMostLost = 0.05;
constexpr double kLeastGain = 0.01;
constexpr double kAsGood = 0.005;
// How often it is followed at most; the rest is the equilibrium.
constexpr double kFollowed = 0.8;
// From four players on a mixture does not beat players who all think alike, and evidence that they do is much surer: it
// is weighed against the equilibria of the turns in which they wrote (games/the_number/bots/thinking.h).
constexpr std::size_t kManySeats = 4;
constexpr double kMostLostToThinkers = 0.2;

double chance(Rng& rng) { return static_cast<double>(rng.next() >> 11) * 0x1p-53; }

Number drawn(const std::vector<Share>& strategy, Rng& rng) { return Number::of(draw(strategy, chance(rng))); }
std::vector<Share> only(Number number) { return {{static_cast<Move>(number.value()), 1}}; }

// For winning, where that is solved and the game is open; for points elsewhere.
std::vector<Share> mixture_of_two(const State& state, std::size_t seat, const RoundValues& values) {
  const Position position{state.turn, state.available[seat], state.available[1 - seat]};
  const Goal goal = win_goal(state);
  const auto difference = static_cast<int>(goal.scores[seat] - goal.scores[1 - seat]);
  const auto is_open = [](double chance) { return chance > 0.001 && chance < 0.999; };
  const WinPlay* const to_win = shipped_win_play();
  if (const auto round = win_round(state.options, state.round); round && to_win != nullptr) {
    Equilibrium answer = to_win->play(*round, position, difference);
    if (is_open(answer.value)) return std::move(answer.mine);
  } else if (state.round + 1 == state.options.rounds && state.turn + 1 == kTurns) {
    static const WinLayer kEnd = WinLayer::of_end(end_of_game());
    Equilibrium answer = win_equilibrium(kEnd, 0, state.options, position, difference);
    if (is_open(answer.value)) return std::move(answer.mine);
  }
  return equilibrium(values, state.options, position).mine;
}

// The equilibrium, or what is better against what the others seem to do: numbers that lose little if they mix after
// all.
std::vector<Share> exploit(FieldTurn& turn, Mixing& mixing, const game::View<the_number::Game>& view,
                           const FieldPlay& play, Rng& rng, const Stop& stop) {
  const auto seat = static_cast<std::size_t>(view.seat);
  const std::vector<Share>& mine = play.strategies[seat];
  Foreseen foreseen;
  double most_lost = kMostLost;
  double followed = kFollowed;
  if (view.state.seats >= kManySeats && view.past.turns > 0)
    foreseen = foresee_thinkers(view, mixing, kLeastChance, kTurnsForeseen, rng, stop);
  if (foreseen.chance >= kLeastChance) {
    most_lost = kMostLostToThinkers;
    followed = 1;
  } else if (view.past.turns >= kTurnsOfEvidence) {
    foreseen = foresee(view, play, kTurnsForeseen, rng);
  }
  if (foreseen.chance < kLeastChance) return mine;
  const auto numbers = lowest_numbers(view.state.available[seat]);
  const std::vector<float> worth = worth_against(turn, seat, foreseen.turns, numbers);
  const std::vector<double> safe = field_worth(turn, play, seat, numbers, kTurnsForeseen, rng);
  double equal = 0;
  double usual = 0;
  for (const Share& share : mine) {
    const auto at =
        static_cast<std::size_t>(std::ranges::lower_bound(numbers, Number::of(share.move).key()) - numbers.begin());
    equal += share.part * safe[at];
    usual += share.part * static_cast<double>(worth[at]);
  }
  const auto allowed = [&](std::size_t i) {
    return safe[i] >= equal - most_lost * static_cast<double>(foreseen.chance);
  };
  double best = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (allowed(i)) best = std::max(best, static_cast<double>(worth[i]));
  }
  if (best < usual + kLeastGain) return mine;
  std::vector<Share> strategy;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (allowed(i) && static_cast<double>(worth[i]) >= best - kAsGood)
      strategy.push_back({static_cast<Move>(Number::from_key(numbers[i]).value()), 1});
  }
  for (Share& share : strategy) share.part = followed / static_cast<double>(strategy.size());
  for (const Share& share : mine) {
    if (followed < 1) strategy.push_back({share.move, (1 - followed) * share.part});
  }
  return strategy;
}

}  // namespace

Number NumberThinker::choose(const game::View<the_number::Game>& view, Rng& rng, const Stop& stop) {
  const std::vector<Share> strategy = mixture(view, rng, stop);
  return stop.asked() || strategy.empty() ? low_digits(own_digits(view), rng) : drawn(strategy, rng);
}

std::vector<Share> NumberThinker::mixture(const game::View<the_number::Game>& view, Rng& rng, const Stop& stop) {
  const State& state = view.state;
  const auto seat = static_cast<std::size_t>(view.seat);
  if (std::popcount(state.available[seat]) == 1) {
    const unsigned digit = the_number::digit_at(state.available[seat], 0);
    return only({digit, digit, digit});
  }
  if (state.seats == 2) {
    const RoundValues* const values = shipped_round_values();
    if (values != nullptr) return mixture_of_two(state, seat, *values);
  }
  const FieldValues* const values = shipped_field_values(state.seats);
  if (values == nullptr) return only(best_against(Crowd::kAll, view, true, 100, rng));
  FieldTurn turn(field_of(state), win_goal(state), values->before(state.turn + 1));
  const FieldPlay play = equilibrium_of(turn, view, rng, stop);
  Rng same = shared_rng("evidence", state);
  std::vector<Share> strategy = stop.asked() ? std::vector<Share>() : exploit(turn, mixing_, view, play, same, stop);
  done_ += turn.calls();
  return strategy;
}

FieldPlay NumberThinker::equilibrium_of(FieldTurn& turn, const game::View<the_number::Game>& view, const Rng& rng,
                                        const Stop& stop) {
  const State& state = view.state;
  Listener<std::vector<Share>> said;
  if (listener() && !is_first_turn(state)) {
    Rng luck = rng;  // of its own, so that listening changes nothing
    listener()(0, 1, best_against(Crowd::kAll, view, true, kTurnsAtFirst, luck));
    said = [this, chance = chance(luck)](std::uint64_t done, std::uint64_t total, const std::vector<Share>& strategy) {
      if (!strategy.empty()) listener()(done, total, Number::of(draw(strategy, chance)));
    };
  }
  return mixing_.in(turn, state, static_cast<std::size_t>(view.seat), stop, said);
}

}  // namespace cifra::the_number::bots
