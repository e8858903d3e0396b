#include "games/the_number/rules/the_number.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace cifra::the_number {
namespace {

constexpr bool is_seat(const State& state, int seat) { return seat >= 0 && seat < state.seats; }

void end_round(State& state) {
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    const int crossed = std::popcount(static_cast<DigitSet>(kAllDigits & ~state.available[seat]));
    state.total[seat] = static_cast<std::uint16_t>(state.total[seat] + state.round_points[seat] + crossed);
    state.round_points[seat] = 0;
    state.available[seat] = kAllDigits;
  }
  state.turn = 0;
  ++state.round;
}

}  // namespace

std::string_view word(Status status) {
  constexpr std::array<std::string_view, 5> kWords = {"approved", "eliminated", "void", "none", "out"};
  return kWords[static_cast<std::size_t>(status)];
}

std::string_view code(Refusal refusal) {
  constexpr std::array<std::string_view, 5> kCodes = {"game_over", "no_such_seat", "bad_number", "player_is_out",
                                                      "unavailable_digit"};
  return kCodes[static_cast<std::size_t>(refusal)];
}

Fall reason(const Turn& turn, int seat) {
  const Number fallen = turn.results[static_cast<std::size_t>(seat)].number;
  Fall fall;
  for (int other = 0; other < turn.seats; ++other) {
    const SeatResult& result = turn.results[static_cast<std::size_t>(other)];
    const DigitSet shared = shared_digits(fallen, result.number);
    if (!is_number(result.status) || result.number >= fallen || result.number < fall.to || shared == 0) continue;
    if (result.number != fall.to) fall = {result.number, {}, shared};
    fall.seats.add(other);
  }
  return fall;
}

Turn resolve_turn(const Options& options, int turn, std::span<const Number> numbers) {
  Turn outcome;
  outcome.seats = static_cast<int>(numbers.size());
  Number best;
  for (std::size_t seat = 0; seat < numbers.size(); ++seat) {
    SeatResult& result = outcome.results[seat];
    const Number own = numbers[seat];
    if (!own.written()) continue;
    DigitSet lower = 0;  // every digit of every lower number
    for (const Number other : numbers) lower = static_cast<DigitSet>(lower | (other < own ? other.digits() : 0));
    result.number = own;
    if ((lower & own.digits()) != 0) {
      result.status = Status::kEliminated;
      continue;
    }
    result.status = Status::kApproved;
    result.points = static_cast<std::uint8_t>(times_of(turn) * static_cast<int>(own.first()));
    result.crossed = own.digits();
    best = std::max(best, own);
  }
  for (std::size_t seat = 0; seat < numbers.size(); ++seat) {
    SeatResult& result = outcome.results[seat];
    if (!best.written() || result.number != best) continue;
    result.bonus = options.bonuses[static_cast<std::size_t>(turn)];
    result.points = static_cast<std::uint8_t>(result.points + result.bonus);
  }
  return outcome;
}

Result<State> Game::start(const Options& options, int seats) {
  if (seats < kMinSeats || seats > kMaxSeats) return fail("bad_options", "players", "The Number is for 2 to 5 players");
  if (options.rounds < 1 || options.rounds > kMaxRounds)
    return fail("bad_options", "options.rounds", "a game has 1 to 9 rounds");
  for (std::size_t turn = 0; turn < options.bonuses.size(); ++turn) {
    if (options.bonuses[turn] > kMaxBonus) {
      return fail("bad_options", "options.bonuses[" + std::to_string(turn) + "]", "a bonus is 0 to 99");
    }
  }
  State state;
  state.options = options;
  state.seats = static_cast<std::uint8_t>(seats);
  std::fill_n(state.available.begin(), seats, kAllDigits);
  return state;
}

game::SeatSet Game::must_act(const State& state) {
  game::SeatSet seats;
  if (finished(state)) return seats;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.available[static_cast<std::size_t>(seat)] != 0) seats.add(seat);
  }
  return seats;
}

std::expected<void, Refusal> Game::check(const State& state, int seat, Number number) {
  if (finished(state)) return std::unexpected(Refusal::kGameOver);
  if (!is_seat(state, seat)) return std::unexpected(Refusal::kNoSuchSeat);
  if (!number.written()) return std::unexpected(Refusal::kBadNumber);
  const DigitSet available = state.available[static_cast<std::size_t>(seat)];
  if (available == 0) return std::unexpected(Refusal::kPlayerIsOut);
  if (state.options.slips == Slips::kReject && (number.digits() & ~available) != 0)
    return std::unexpected(Refusal::kUnavailableDigit);
  return {};
}

std::expected<Turn, Refusal> Game::resolve(State& state, const game::Choices<Number>& choices) {
  if (finished(state)) return std::unexpected(Refusal::kGameOver);
  const std::size_t seats = state.seats;
  std::array<Number, kMaxSeats> numbers{};
  for (std::size_t seat = 0; seat < choices.size(); ++seat) {
    if (!choices[seat]) continue;
    if (const auto checked = check(state, static_cast<int>(seat), *choices[seat]); !checked)
      return std::unexpected(checked.error());
    if ((choices[seat]->digits() & ~state.available[seat]) == 0) numbers[seat] = *choices[seat];
  }
  Turn turn = resolve_turn(state.options, state.turn, std::span(numbers).first(seats));
  for (std::size_t seat = 0; seat < seats; ++seat) {
    SeatResult& result = turn.results[seat];
    if (!numbers[seat].written()) {
      if (choices[seat]) result.number = *choices[seat];
      result.status = choices[seat] ? Status::kVoid : state.available[seat] == 0 ? Status::kOut : Status::kNone;
    }
    state.available[seat] = static_cast<DigitSet>(state.available[seat] & ~result.crossed);
    state.round_points[seat] = static_cast<std::uint16_t>(state.round_points[seat] + result.points);
  }
  if (++state.turn == kTurns) end_round(state);
  return turn;
}

game::Standings Game::standings(const State& state) {
  game::Standings standings;
  for (std::size_t seat = 0; seat < state.seats; ++seat)
    standings.scores[seat] = state.total[seat] + state.round_points[seat];
  if (finished(state)) standings.winners = game::highest(std::span(standings.scores).first(state.seats));
  return standings;
}

void Game::remember(Past& past, const Turn& turn) {
  if (past.turns == past.numbers.size()) return;
  auto& numbers = past.numbers[past.turns++];
  for (std::size_t seat = 0; seat < numbers.size(); ++seat) {
    if (is_number(turn.results[seat].status)) numbers[seat] = turn.results[seat].number;
  }
}

static_assert(game::SimultaneousGame<Game> && game::Remembered<Game>);

}  // namespace cifra::the_number
