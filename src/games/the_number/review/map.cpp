#include "games/the_number/review/map.h"

#include <array>
#include <functional>
#include <string_view>
#include <utility>

#include "base/sort.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/data/assets.h"
#include "games/the_number/review/field.h"
#include "games/the_number/review/grades.h"
#include "games/the_number/review/solved_rounds.h"
#include "games/the_number/review/two_players.h"
#include "games/the_number/solve/advice.h"

namespace cifra::the_number::review {
namespace {

using solve::Move;

// How often none of these numbers eliminates the one: a lower one that shares a digit with it does.
double spared(Number number, const std::vector<solve::Share>& mix) {
  double falls = 0;
  for (const solve::Share& share : mix) {
    const Number other = Number::of(share.move);
    if (other.value() < number.value() && shared_digits(other, number) != 0) falls += share.part;
  }
  return 1 - falls;
}

Result<Map> map_of_two(const PlayedTurn& turn, std::size_t seat) {
  const RoundTable table = solved_round(turn.before.options.bonuses);
  if (table == nullptr && needs_no_solving(turn.before.options.bonuses))
    return fail(solve::kNoFile, std::string(kRoundAsset), "the map comes from a file");
  if (table == nullptr) return fail(solve::kTakesLong, "", "the round is solved by the review first");
  const solve::Position position = position_of(turn.before, seat);
  const solve::Equilibrium answer = solve::equilibrium(*table, turn.before.options, position);
  const solve::Stakes stakes = solve::Stakes::of(turn.before.options, position.turn);
  const solve::PointsWorth worth = table->worth_after(position.turn);
  const Number other = turn.checked(1 - seat);
  const Move theirs = other.written() ? static_cast<Move>(other.value()) : solve::kNoMove;
  Map map;
  for (const solve::Reply& one : answer.values) {
    const solve::Outcome outcome = solve::play(stakes, position.mine, position.theirs, one.move, theirs);
    map.entries.push_back({Number::of(one.move), one.value, worth(outcome.mine, outcome.theirs, outcome.points), 0,
                           spared(Number::of(one.move), answer.theirs)});
  }
  map.mix = answer.mine;
  const Assessed assessed = assess(*table, turn, seat, answer);
  map.value = assessed.value;
  map.error = assessed.error;
  return map;
}

Result<Map> map_of_more(const PlayedTurn& turn, std::size_t seat) {
  const State& state = turn.before;
  const solve::FieldValues* const values = solve::shipped_field_values(state.seats);
  if (values == nullptr) return fail(solve::kNoFile, std::string(kFieldAsset), "the map comes from a file");
  FieldAnswers answers(state, *values, shift_after(state));
  while (!answers.complete()) answers.add();
  std::vector<std::uint32_t> numbers;
  for_each_legal(state, static_cast<int>(seat), [&](Number number) { numbers.push_back(number.key()); });
  solve::Profile real{};
  for (std::size_t other = 0; other < state.seats; ++other) real[other] = turn.checked(other).key();
  const auto worth = answers.worth(seat, numbers);
  const std::vector<float> against = answers.worth_against(seat, real, numbers);
  Map map;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    map.entries.push_back({Number::from_key(numbers[i]), valued(worth, i), static_cast<double>(against[i]), 0, 0});
  }
  for (MapEntry& entry : map.entries) {
    for (std::size_t answer = kChoosing; answer < kAnswers; ++answer) {
      double all = 1;
      for (std::size_t other = 0; other < state.seats; ++other) {
        if (other != seat) all *= spared(entry.number, answers.plays()[answer].strategies[other]);
      }
      entry.approved += all / static_cast<double>(kAnswers - kChoosing);
    }
  }
  std::array<double, solve::kNoMove> parts{};  // by number
  for (std::size_t answer = kChoosing; answer < kAnswers; ++answer) {
    for (const solve::Share& share : answers.plays()[answer].strategies[seat])
      parts[share.move] += share.part / static_cast<double>(kAnswers - kChoosing);
  }
  for (Move move = 0; move < solve::kNoMove; ++move) {
    if (parts[move] > 0) map.mix.push_back({move, parts[move]});
  }
  const Assessed assessed = answers.assess(seat, turn.checked(seat));
  map.value = assessed.value;
  map.error = assessed.error;
  return map;
}

}  // namespace

Result<Map> map_of(const Replay& game, std::size_t round, std::size_t turn, std::size_t seat) {
  const PlayedTurn& played = game.rounds[round][turn];
  auto map = game.seats == 2 ? map_of_two(played, seat) : map_of_more(played, seat);
  if (!map) return map;
  std::array<Number, kMaxSeats> numbers{};
  for (std::size_t other = 0; other < game.seats; ++other) numbers[other] = played.checked(other);
  for (MapEntry& entry : map->entries) {
    numbers[seat] = entry.number;
    const Turn outcome = resolve_turn(played.before.options, played.before.turn, std::span(numbers).first(game.seats));
    entry.points = outcome.results[seat].points;
  }
  put_in_order(map->mix, std::greater(), [](const solve::Share& share) { return std::pair(share.part, -share.move); });
  return map;
}

std::string to_json(const Map& map, const PlayedTurn& turn, std::size_t seat) {
  return json_object([&](JsonText& text) {
    const SeatResult& result = turn.of(seat);
    text.key("number");
    result.number.written() ? text.value(result.number.text()) : text.null();
    text("value", map.value)(turn.before.seats == 2 ? "gap" : "stderr", map.error);
    text("tolerance", game::tolerance(limits(turn.before.seats)));
    text.key("available").begin_array();
    for (int digit = 0; digit < 10; ++digit) {
      if ((turn.before.available[seat] >> digit & 1) != 0) text.value(digit);
    }
    text.end_array().key("outcome");
    write_turn(turn.outcome, text, Causes::kWritten);
    const auto list = [&](std::string_view key, const auto& of) {
      text.key(key).begin_array();
      for (const MapEntry& entry : map.entries) text.value(of(entry));
      text.end_array();
    };
    list("numbers", [](const MapEntry& entry) { return entry.number.text(); });
    list("values", [](const MapEntry& entry) { return entry.value; });
    list("real", [](const MapEntry& entry) { return entry.real; });
    list("approved", [](const MapEntry& entry) { return entry.approved; });
    list("points", [](const MapEntry& entry) { return entry.points; });
    text.key("mix").begin_array();
    for (const solve::Share& share : map.mix)
      text.begin_object()("number", Number::of(share.move).text())("part", share.part).end_object();
    text.end_array();
  });
}

}  // namespace cifra::the_number::review
