#include "house/ratings.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "game/game_type.h"
#include "game/registry.h"
#include "house/rated_seats.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

using rating::Rating;
using store::RatedGame;
using store::Rater;
using table::Table;

constexpr int kGamesAtOnce = 100;
constexpr int kMostTries = 20;  // when other nodes are quicker

std::unexpected<Error> refuse(std::string_view code, std::string_view message) {
  return fail(code, "", std::string(message));
}

int rounded(double value) { return static_cast<int>(std::lround(value)); }

Shown after(const RatedSeat& seat) {
  Shown there{rating_of(seat.mean, seat.deviation), seat.games, std::nullopt};
  if (seat.games > rating::kGamesToShow) {
    there.change = rounded(there.rating.mean) - rounded(rating_of(seat.before, 0).mean);
  }
  return there;
}

bool has_usual_options(const table::Settings& settings) {
  const game::GameType* type = game::find_game_type(settings.game);
  if (type == nullptr) return false;
  const auto usual = type->complete({});
  const auto these = type->complete(settings.options);
  return usual && these && *usual == *these;
}

// The bots of a table with at least two levels, each once: the seats of one level are the same player.
std::optional<store::RatedResult> result_of_bots(const Table& table) {
  if (!has_usual_options(table.settings())) return std::nullopt;
  std::vector<RatedSeat> seats;
  for (std::size_t i = 0; i < table.seats().size(); ++i) {
    const std::string& level = table.seats()[i].bot;
    if (level.empty() || std::ranges::find(seats, level, &RatedSeat::player) != seats.end()) continue;
    seats.push_back({.player = level, .rater = "", .place = table.place(static_cast<int>(i))});
  }
  if (seats.size() < 2) return std::nullopt;
  return store::RatedResult{std::string(kOfBots) + table.settings().game, write_seats(seats), false};
}

// The seats of a game with the ratings that it led to, and the raters as they are then.
struct Counted {
  std::vector<RatedSeat> seats;
  std::vector<Rater> raters;
};

Counted counted(const std::vector<RatedSeat>& waiting, const std::string& league, const std::vector<Rater>& known) {
  Counted result;
  std::vector<rating::Finish> finishes;
  for (const RatedSeat& seat : waiting) {
    if (seat.player.empty()) continue;  // deleted meanwhile
    const auto there = std::ranges::find(known, seat.player, &Rater::player);
    const Rating first;
    const Rater rater =
        there == known.end()
            ? Rater{new_id(0), league, seat.player, thousandths(first.mean), thousandths(first.deviation), 0, ""}
            : *there;
    finishes.push_back({rating_of(rater.mean, rater.deviation), seat.place});
    result.raters.push_back(rater);
  }
  if (finishes.size() < 2) return {};
  const auto after = rating::rated(finishes);
  for (std::size_t i = 0; i < after.size(); ++i) {
    Rater& rater = result.raters[i];
    RatedSeat seat{
        .player = "", .rater = rater.id, .place = finishes[i].place, .games = ++rater.games, .before = rater.mean};
    rater.mean = seat.mean = thousandths(after[i].mean);
    rater.deviation = seat.deviation = thousandths(after[i].deviation);
    result.seats.push_back(std::move(seat));
  }
  return result;
}

Result<void> count_game(store::Store& store, const RatedGame& game) {
  const std::vector<RatedSeat> seats = read_seats(game.seats);
  std::vector<std::string> players;
  for (const RatedSeat& seat : seats) players.push_back(seat.player);
  for (int tries = 0; tries < kMostTries; ++tries) {
    const auto last = store.last_game_number(game.league);  // before the raters, so that these are not older
    if (!last) return std::unexpected(last.error());
    const auto known = store.raters(game.league, players);
    if (!known) return std::unexpected(known.error());
    const Counted after = counted(seats, game.league, *known);
    RatedGame with_number = game;
    with_number.number = *last + 1;
    with_number.seats = write_seats(after.seats);
    const auto done = store.count_game(with_number, after.raters);
    if (!done) return std::unexpected(done.error());
    if (*done) return {};
    const auto now = store.rated_game(game.id);
    if (!now) return std::unexpected(now.error());
    if (!*now || (*now)->number != 0) return {};  // by another node
  }
  return fail(store::kAway, "", "other nodes were quicker every time");
}

}  // namespace

Result<void> may_be_rated(const table::Settings& settings) {
  if (!settings.rated) return {};
  if (settings.clock.unit == table::Clock::Unit::kNone) {
    return refuse("not_rated", "a rated game needs a clock; choose one first");
  }
  if (!has_usual_options(settings)) {
    return refuse("not_rated", "a rated game is played with the usual options");
  }
  return {};
}

Result<void> may_at_rated(const Table& table, const table::Command& command, std::string_view player) {
  const auto& seats = table.seats();
  const auto is_bot = [](const table::Seat& seat) { return !seat.is_person(); };
  switch (command.verb) {
    case table::Verb::kConfigure: {
      if (!command.settings.rated) return {};
      if (std::ranges::any_of(seats, is_bot)) {
        return refuse("not_rated", "a rated game is for people alone; remove the bots first");
      }
      if (!table.settings().rated && std::ranges::any_of(seats, [&](const auto& s) { return s.player != player; })) {
        return refuse("not_rated", "others sit here already; whether a game is rated is settled before they sit down");
      }
      return may_be_rated(command.settings);
    }
    case table::Verb::kSeatBot:
      if (!table.settings().rated) return {};
      return refuse("not_rated", "a rated game is for people alone, without bots");
    case table::Verb::kStart:
      if (!table.settings().rated) return {};
      if (std::ranges::any_of(seats, is_bot)) {
        return refuse("not_rated", "a rated game is for people alone; remove the bots first");
      }
      if (seats.size() < 2) return refuse("too_few_seats", "a rated game needs at least 2 players");
      return {};
    default:
      return {};
  }
}

std::optional<store::RatedResult> rated_result(const Table& table) {
  if (table.phase() != table::Phase::kFinished || table.day()) return std::nullopt;
  if (!table.settings().rated) return result_of_bots(table);
  std::vector<RatedSeat> seats;
  for (std::size_t i = 0; i < table.seats().size(); ++i) {
    const table::Seat& seat = table.seats()[i];
    if (seat.player.empty()) continue;
    const int number = static_cast<int>(i);
    const int place = table.had_stand_in(number) ? game::kMaxSeats + 1 : table.place(number);
    seats.push_back({.player = seat.player, .rater = "", .place = place});
  }
  if (seats.size() < 2) return std::nullopt;
  return store::RatedResult{table.settings().game, write_seats(seats)};
}

Result<void> count_games(store::Store& store) {
  for (;;) {
    const auto waiting = store.uncounted_games(kGamesAtOnce);
    if (!waiting) return std::unexpected(waiting.error());
    if (waiting->empty()) return {};
    for (const RatedGame& game : *waiting) {
      if (auto done = count_game(store, game); !done) return done;
    }
  }
}

Shown shown(const Rater& rater) { return {rating_of(rater.mean, rater.deviation), rater.games, std::nullopt}; }

void write_shown(JsonText& text, const Shown& shown) {
  if (shown.is_shown()) {
    text("rating", rounded(shown.rating.mean))("uncertainty", rounded(shown.rating.deviation));
  } else {
    text.key("rating").null();
    text.key("uncertainty").null();
  }
  text("games", shown.games);
  if (shown.change) text("change", *shown.change);
}

Result<std::vector<std::optional<Shown>>> ratings_at(store::Store& store, const TableOfRated& table) {
  std::vector<RatedSeat> seats;
  if (table.finished) {
    if (auto done = count_games(store); !done) return std::unexpected(done.error());
    const auto game = store.rated_game(table.id);
    if (!game) return std::unexpected(game.error());
    if (*game) seats = read_seats((*game)->seats);
  }
  const auto raters = store.raters(table.game, table.players);
  if (!raters) return std::unexpected(raters.error());
  std::vector<std::optional<Shown>> list;
  for (const std::string& player : table.players) {
    list.emplace_back();
    const auto rater = std::ranges::find(*raters, player, &Rater::player);
    if (player.empty() || rater == raters->end()) continue;
    Shown there = shown(*rater);
    if (table.finished) {
      const auto seat = std::ranges::find(seats, rater->id, &RatedSeat::rater);
      if (seat == seats.end()) continue;
      there = after(*seat);
    }
    if (there.is_shown()) list.back() = there;
  }
  return list;
}

}  // namespace cifra::house
