// cifra_train_habits FILE TABLES: counts what kinds of players have crossed out by when
// (games/the_number/solve/field/habits.h), in rounds at tables of three to five, and puts it into FILE beside the
// networks.
//
// At every other table all but one are of one kind and one is strong, at the rest everybody is of any kind. Who is
// strong plays an equilibrium with the networks that this program was built with.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "game/bot.h"
#include "games/the_number/solve/field/habits.h"
#include "games/the_number/solve/two_players/equilibrium.h"
#include "research/the_number/field/networks.h"
#include "research/the_number/field/positions.h"

namespace {

using namespace cifra;
using namespace cifra::train;
using the_number::Game;
using the_number::State;

struct Counted {
  double all = 0;
  std::array<double, 11> count{};
  std::array<double, 10> digit{};
};

the_number::Number strong_number(const State& state, std::size_t seat, Rng& rng) {
  Field field;
  field.seats = state.seats;
  field.turn = state.turn;
  field.digits = state.available;
  Goal goal;
  goal.aim = Aim::kLead;
  FieldTurn turn(field, goal, shipped_field_values(state.seats)->before(state.turn + 1));
  FieldEffort effort = learning_effort(state.seats);
  effort.steps /= 2;
  const FieldPlay play = solve_field(turn, effort, rng);
  return the_number::Number::of(draw(play.strategies[seat], static_cast<double>(rng.next() >> 11) * 0x1p-53));
}

std::int8_t halvings(double chance) {
  return static_cast<std::int8_t>(std::clamp(std::lround(kHalving * std::log2(chance)), -127L, 0L));
}

Habit habit_of(const Counted& counted) {
  Habit habit;
  for (std::size_t i = 0; i < habit.count.size(); ++i)
    habit.count[i] = halvings((counted.count[i] + 0.5) / (counted.all + 5.5));
  std::array<double, 10> odds{};
  for (std::size_t i = 0; i < odds.size(); ++i)
    odds[i] = (counted.digit[i] + 0.5) / (counted.all - counted.digit[i] + 0.5);
  for (std::size_t i = 0; i < odds.size(); ++i) habit.digit[i] = halvings(odds[i] / std::ranges::max(odds));
  return habit;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("cifra_train_habits FILE TABLES\n", stderr);
    return 2;
  }
  auto file = load_networks(argv[1]);
  if (!file) {
    std::fprintf(stderr, "%s is not a file of networks\n", argv[1]);
    return 2;
  }
  const int tables = std::atoi(argv[2]);
  Rng rng("habits");
  std::vector<std::unique_ptr<game::Bot<Game>>> players;
  for (const std::string_view name : kHabitLevels) players.push_back(game::make_bot<Game>(name));
  std::array<Counted, kHabits> counted;
  for (int table = 0; table < tables; ++table) {
    const auto seats = static_cast<std::size_t>(3 + table % 3);
    std::array<std::size_t, kMostSeats> kinds{};
    const auto all = rng.below(kKinds);
    for (std::size_t seat = 0; seat < seats; ++seat)
      kinds[seat] = table / 3 % 2 == 0 ? rng.below(kKinds) : seat == 0 ? kStrongKind : all;
    State state = *Game::start({}, static_cast<int>(seats));
    while (state.round == 0 && state.turn + 1 < the_number::kTurns) {
      game::Choices<the_number::Number> choices;
      for (std::size_t seat = 0; seat < seats; ++seat) {
        if (state.available[seat] == 0) continue;
        choices[seat] = kinds[seat] == kStrongKind
                            ? strong_number(state, seat, rng)
                            : players[kinds[seat]]->choose({state, static_cast<int>(seat), {}, std::nullopt}, rng);
      }
      if (!Game::resolve(state, choices)) return 1;
      for (std::size_t seat = 0; seat < seats; ++seat) {
        Counted& one = counted[static_cast<std::size_t>(state.turn - 1) * kKinds + kinds[seat]];
        const unsigned crossed = kAllDigits & ~static_cast<unsigned>(state.available[seat]);
        ++one.all;
        ++one.count[static_cast<std::size_t>(std::popcount(crossed))];
        for (std::size_t digit = 0; digit < 10; ++digit) one.digit[digit] += crossed >> digit & 1;
      }
    }
  }
  file->habits.clear();
  for (const Counted& one : counted) {
    const Habit habit = habit_of(one);
    file->habits.insert(file->habits.end(), habit.count.begin(), habit.count.end());
    file->habits.insert(file->habits.end(), habit.digit.begin(), habit.digit.end());
  }
  for (std::size_t turn = 0; turn + 1 < the_number::kTurns; ++turn) {
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      const Counted& one = counted[turn * kKinds + kind];
      std::printf("before turn %zu, kind %zu:", turn + 2, kind);
      for (const double digit : one.digit) std::printf(" %.2f", digit / one.all);
      std::printf(" (%.0f players)\n", one.all);
    }
  }
  return save_networks(argv[1], *file) ? 0 : 1;
}
