#include "games/the_number/review/replay.h"

#include <array>
#include <bit>
#include <string>
#include <tuple>
#include <utility>

namespace cifra::the_number::review {

Result<Replay> replay(const Recorded& recorded, std::size_t players) {
  std::string verdict;
  JsonText text(verdict);
  text.begin_object();
  if (auto judged = game::Codec<Game>::judge(recorded, players, text); !judged)
    return std::unexpected(std::move(judged.error()));
  auto state = Game::start(recorded.options, static_cast<int>(players));
  if (!state) return std::unexpected(std::move(state.error()));
  Replay game;
  game.seats = players;
  for (const WrittenRound& round : recorded.rounds) {
    auto& turns = game.rounds.emplace_back();
    for (const WrittenTurn& written : round) {
      game::Choices<Number> choices{};
      for (std::size_t seat = 0; seat < players; ++seat) {
        if (written[seat].is == Written::Is::kNumber) choices[seat] = written[seat].number;
      }
      const State before = *state;
      turns.push_back({before, *Game::resolve(*state, choices)});
    }
  }
  game.end = *state;
  return game;
}

Hindsight hindsight(const PlayedTurn& turn, std::size_t seat) {
  std::array<Number, kMaxSeats> numbers{};
  const std::size_t seats = turn.before.seats;
  for (std::size_t other = 0; other < seats; ++other) numbers[other] = turn.checked(other);
  Hindsight best;
  const auto rank = [](int points, Number number) {
    return std::tuple(-points, std::popcount(number.digits()), number.value());
  };
  for_each_legal(turn.before, static_cast<int>(seat), [&](Number number) {
    numbers[seat] = number;
    const Turn outcome = resolve_turn(turn.before.options, turn.before.turn, std::span(numbers).first(seats));
    const int points = outcome.results[seat].points;
    if (!best.number.written() || rank(points, number) < rank(best.points, best.number)) best = {number, points};
  });
  return best;
}

}  // namespace cifra::the_number::review
