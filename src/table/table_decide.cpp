// Table: commands into events. What somebody wants, checked; every error is a sentence a player understands.
#include <algorithm>
#include <limits>
#include <utility>

#include "base/text.h"
#include "game/game_type.h"
#include "record/shuffle.h"
#include "table/table.h"

namespace cifra::table {
namespace {

std::unexpected<Error> refuse(std::string_view code, std::string message) { return fail(code, "", std::move(message)); }

}  // namespace

Result<int> Table::seated(std::string_view player) const {
  if (const auto seat = seat_of(player)) return *seat;
  return refuse("not_seated", "you have no seat at this table");
}

Result<void> Table::must_be_host(std::string_view player, std::int64_t host_gone_ms) const {
  if (const auto seat = seated(player); !seat) return std::unexpected(seat.error());
  if (phase_ != Phase::kOpen) return refuse("already_started", "the game has started already");
  if (seat_of(player) == host() || host_gone_ms >= kGoneMs) return {};
  if (host_gone_ms > 0) return refuse("not_gone", "the host has not been away for a minute yet");
  return refuse("not_the_host", "only the host can do that");
}

Result<Settings> Table::complete(const Settings& settings) const {
  const game::GameType* type = game::find_game_type(settings.game);
  if (type == nullptr) return fail("bad_settings", "game", "there is no such game");
  auto options = type->complete(settings.options);
  if (!options) return std::unexpected(options.error());
  if (static_cast<int>(seats_.size()) > type->max_seats())
    return refuse("too_many_seats", "more players sit here than that game allows");
  for (const Seat& seat : seats_) {
    if (!seat.bot.empty() && !type->has_bot(seat.bot))
      return refuse("no_such_bot", "a bot at this table cannot play that game");
  }
  Settings full = settings;
  full.options = std::move(*options);
  return full;
}

Result<Changes> Table::open(const Settings& settings, std::string_view code) const {
  if (version_ > 0) return refuse("already_open", "the table is open already");
  auto full = complete(settings);
  if (!full) return std::unexpected(full.error());
  return Changes{Opened{std::move(*full), std::string(code)}};
}

Result<Changes> Table::open_again(const Settings& settings, const std::vector<Seat>& seats, std::string_view player,
                                  std::string_view code) const {
  auto changes = open(settings, code);
  if (!changes) return changes;
  for (const Seat& seat : seats) {
    if (seat.player == player) changes->insert(changes->begin() + 1, Sat{seat.player, seat.name, ""});
    if (!seat.is_person()) changes->push_back(Sat{"", seat.name, seat.bot});
  }
  return changes;
}

Result<Changes> Table::configure(std::string_view player, const Settings& settings, std::int64_t host_gone_ms) const {
  if (const auto host = must_be_host(player, host_gone_ms); !host) return std::unexpected(host.error());
  auto full = complete(settings);
  if (!full) return std::unexpected(full.error());
  if (*full == settings_) return Changes{};
  return Changes{Configured{std::move(*full)}};
}

Result<Changes> Table::sit(std::string_view player, std::string_view name) const {
  if (seat_of(player)) return Changes{};
  if (phase_ == Phase::kClosed) return refuse("table_closed", "this table is closed");
  if (phase_ != Phase::kOpen) return refuse("already_started", "the game has started already; you can watch it");
  if (player.empty()) return refuse("not_a_player", "only a known player can sit down");
  if (const auto good = check_name(name); !good) return std::unexpected(good.error());
  if (static_cast<int>(seats_.size()) >= game::find_game_type(settings_.game)->max_seats()) {
    return refuse("table_full", "all seats are taken; you can watch the game");
  }
  if (std::ranges::find(seats_, name, &Seat::name) != seats_.end()) {
    return refuse("name_taken", "somebody here has that name already; choose another");
  }
  return Changes{Sat{std::string(player), std::string(name), ""}};
}

Result<Changes> Table::seat_bot(std::string_view player, std::string_view name, std::string_view level,
                                std::int64_t host_gone_ms) const {
  if (const auto host = must_be_host(player, host_gone_ms); !host) return std::unexpected(host.error());
  if (const auto good = check_name(name); !good) return std::unexpected(good.error());
  const game::GameType* type = game::find_game_type(settings_.game);
  if (!type->has_bot(level)) return refuse("no_such_bot", "there is no such bot for this game");
  if (const auto same = std::ranges::find(seats_, name, &Seat::name); same != seats_.end()) {
    if (same->bot == level) return Changes{};
    return refuse("name_taken", "somebody here has that name already; choose another");
  }
  if (static_cast<int>(seats_.size()) >= type->max_seats()) return refuse("table_full", "all seats are taken");
  return Changes{Sat{"", std::string(name), std::string(level)}};
}

Result<Changes> Table::remove(std::string_view player, std::string_view name, std::int64_t host_gone_ms) const {
  if (const auto host = must_be_host(player, host_gone_ms); !host) return std::unexpected(host.error());
  const auto seat = std::ranges::find(seats_, name, &Seat::name);
  if (seat == seats_.end()) return Changes{};
  if (seat->player == player) return leave(player);
  return Changes{Left{static_cast<int>(seat - seats_.begin())}};
}

Result<Changes> Table::start(std::string_view player, std::string_view seed, std::string_view salt,
                             std::int64_t host_gone_ms, std::optional<int> shuffle) const {
  if (phase_ == Phase::kPlaying && seat_of(player) == host()) return Changes{};
  if (const auto host = must_be_host(player, host_gone_ms); !host) return std::unexpected(host.error());
  const game::GameType* type = game::find_game_type(settings_.game);
  if (static_cast<int>(seats_.size()) < type->min_seats()) {
    return refuse("too_few_seats", "this game needs at least " + std::to_string(type->min_seats()) + " players");
  }
  Started started;
  started.seed = seed;
  started.salt = salt;
  if (shuffle) {
    started.seed = record::shuffle_seed(settings_.game, *shuffle);
    started.salt.clear();
    started.shuffle = *shuffle;
  }
  return Changes{std::move(started)};
}

Result<Changes> Table::leave(std::string_view player) const {
  const auto seat = seat_of(player);
  if (!seat || phase_ == Phase::kClosed || at(*seat).left) return Changes{};
  Changes changes{Left{*seat}};
  const auto is_other_person = [&](const Seat& other) { return other.is_person() && other.player != player; };
  if (phase_ == Phase::kOpen && std::ranges::none_of(seats_, is_other_person)) changes.push_back(Closed{"empty"});
  return changes;
}

Result<Changes> Table::open_try(const Settings& settings, std::string_view player, std::string_view name,
                                Started started) const {
  auto changes = open(settings, "");
  if (!changes) return changes;
  if (player.empty()) return refuse("not_a_player", "only a known player can sit down");
  if (const auto good = check_name(name); !good) return std::unexpected(good.error());
  changes->push_back(Sat{std::string(player), std::string(name), ""});
  changes->push_back(std::move(started));
  return changes;
}

Result<Changes> Table::fork(const game::RecordedGame& game, const std::vector<Seat>& seats, game::Moment from,
                            bool same_order, std::string_view seed) const {
  auto changes = open({std::string(game.type().name()), game.options(), {}, false}, "");
  if (!changes) return changes;
  const auto turns = game.turns();
  const auto round = static_cast<std::size_t>(from.round);
  if (from.round < 0 || round >= turns.size() || from.turn < 0 || static_cast<std::size_t>(from.turn) >= turns[round]) {
    return fail("no_such_turn", "turn", "the recorded game has no such turn");
  }
  for (const Seat& seat : seats) {
    if (const auto good = check_name(seat.name); !good) return std::unexpected(good.error());
    if (std::ranges::count(seats, seat.name, &Seat::name) > 1) return refuse("name_taken", "two have the same name");
    if (seat.is_person() ? seat.player.empty() : !game.type().has_bot(seat.bot)) {
      return refuse("no_such_bot", "there is no such bot for this game");
    }
    changes->push_back(Sat{seat.player, seat.name, seat.bot});
  }
  const std::size_t rounds = same_order ? std::numeric_limits<std::size_t>::max() : round + 1;
  changes->push_back(Forked{from.round, from.turn, game.dealt(rounds), std::string(seed)});
  return changes;
}

Changes Table::replay(const game::RecordedGame& game) const {
  Changes changes;
  if (phase_ != Phase::kPlaying || !from_ || game_->moment() >= *from_) return changes;
  const game::Moment moment = game_->moment();
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (!must_act(seat)) continue;
    const auto choice = game.choice_at(moment, static_cast<std::size_t>(seat));
    changes.push_back(Chose{moment.round, moment.turn, seat, choice.value_or(""), "", std::string(kByRecord)});
  }
  return changes;
}

Result<Changes> Table::choose(std::string_view player, game::Moment moment, std::string_view choice,
                              std::string salt) const {
  const auto seat = seated(player);
  if (!seat) return std::unexpected(seat.error());
  if (phase_ == Phase::kFinished || phase_ == Phase::kClosed) return refuse("too_late", "the game is over");
  if (phase_ != Phase::kPlaying || moment > game_->moment()) return refuse("not_now", "that turn has not begun");
  if (moment < game_->moment()) return refuse("too_late", "that turn is over");
  if (game_->choice_of(*seat) == choice) return Changes{};
  if (choice.empty()) return refuse("bad_choice", "an empty choice is not allowed");
  if (const auto good = game_->check(*seat, choice); !good) return std::unexpected(good.error());
  Changes changes;
  if (!at(*seat).stand_in.empty() || at(*seat).left) changes.push_back(CameBack{*seat});
  changes.push_back(Chose{moment.round, moment.turn, *seat, std::string(choice), std::move(salt), ""});
  return changes;
}

Result<Changes> Table::choose_for_bot(int seat, game::Moment moment, std::string_view choice, std::string salt) const {
  // An answer that comes too late (the turn is over, the person is back) is nothing to complain about.
  if (phase_ != Phase::kPlaying || moment != game_->moment() || !is_seat(seat) || !must_act(seat)) return Changes{};
  const std::string& level = bot_at(seat);
  if (level.empty()) return Changes{};
  if (const auto good = game_->check(seat, choice); !good) return std::unexpected(good.error());
  return Changes{Chose{moment.round, moment.turn, seat, std::string(choice), std::move(salt), level}};
}

Result<Changes> Table::help(std::string_view player, game::Moment moment) const {
  const auto seat = seated(player);
  if (!seat) return std::unexpected(seat.error());
  if (std::ranges::count_if(seats_, &Seat::is_person) > 1 || is_try()) {
    return refuse("no_help", "nobody is shown what to choose where people play each other");
  }
  if (phase_ != Phase::kPlaying || moment != game_->moment() || !must_act(*seat)) {
    return refuse("not_now", "there is nothing to choose now");
  }
  if (!help_.empty() && help_.back().moment == moment) return Changes{};
  return Changes{Helped{moment.round, moment.turn, *seat}};
}

Result<Changes> Table::hurry(std::string_view player, game::Moment moment) const {
  const auto seat = seated(player);
  if (!seat) return std::unexpected(seat.error());
  if (phase_ != Phase::kPlaying || moment != game_->moment()) return refuse("not_now", "that turn is not being played");
  if (settings_.clock.unit == Clock::Unit::kDays)
    return refuse("not_live", "at this table everybody has days to choose");
  if (is_try()) return refuse("not_live", "there is nobody to hurry here");
  if (must_act(*seat)) return refuse("act_first", "choose first, then hurry the others");
  if (hurried_ms_) return Changes{};
  return Changes{Hurried{moment.round, moment.turn, *seat}};
}

// Good company, and quick enough for any table.
std::string Table::stand_in_level() const {
  const game::GameType* type = game::find_game_type(settings_.game);
  return type->has_bot("hard") ? "hard" : std::string(type->offered_bots().back().name);
}

Result<Changes> Table::wish_stand_in(std::string_view player, int seat, std::int64_t gone_ms) const {
  const auto by = seated(player);
  if (!by) return std::unexpected(by.error());
  if (phase_ != Phase::kPlaying) return refuse("not_now", "the game is not being played");
  if (!is_seat(seat) || !at(seat).is_person() || seat == *by)
    return refuse("no_such_seat", "a bot can only stand in for another person at the table");
  if (settings_.clock.unit == Clock::Unit::kDays) {
    return refuse("not_live", "at this table everybody has days to choose; only the clock decides");
  }
  if (!at(seat).stand_in.empty() || std::ranges::find(at(seat).wishes, *by) != at(seat).wishes.end()) return Changes{};
  if (!at(seat).left && gone_ms < kGoneMs) return refuse("not_gone", "this player has not been away for a minute yet");
  return Changes{StandInWished{seat, *by, stand_in_level()}};
}

Result<Changes> Table::come_back(std::string_view player) const {
  const auto seat = seat_of(player);
  if (!seat || (at(*seat).stand_in.empty() && !at(*seat).left)) return Changes{};
  return Changes{CameBack{*seat}};
}

Result<Changes> Table::forget(std::string_view player) const {
  const auto seat = seat_of(player);
  if (!seat) return Changes{};
  if (phase_ == Phase::kOpen) return leave(player);
  if (is_try() && phase_ == Phase::kPlaying)
    return Changes{Forgotten{*seat, ""}, Closed{"empty"}};  // nobody else's game
  return Changes{Forgotten{*seat, stand_in_level()}};
}

Changes Table::release(int turns) const {
  if (phase_ != Phase::kPlaying || released_ < 0 || turns <= released_) return {};
  return {Released{turns}};
}

Changes Table::tick(std::int64_t now_ms, const NewSalt& new_salt) const {
  Changes changes;
  const auto deadline = deadline_ms();
  if (!deadline || now_ms < *deadline) return changes;
  const game::Moment moment = game_->moment();
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (!must_act(seat)) continue;
    // From the seed, so that two nodes that fire at once choose the same.
    Rng rng(seed_ + "/clock/" + std::to_string(moment.round) + "/" + std::to_string(moment.turn) + "/" +
            std::to_string(seat));
    const auto choice = game_->at_zero(seat, rng);
    changes.push_back(
        Chose{moment.round, moment.turn, seat, choice.value_or(""), choice ? new_salt() : "", std::string(kByClock)});
  }
  return changes;
}

Result<Changes> Table::rematch(std::string_view player, std::string_view new_table, std::string_view instead_of) const {
  const auto seat = seated(player);
  if (!seat) return std::unexpected(seat.error());
  if (phase_ != Phase::kFinished) return refuse("not_finished", "the game is not finished");
  if (day_) return refuse("once_a_day", "the game of a day is played once");
  if (is_try()) return refuse("once_a_group", "a group plays its shuffle once; open another group for the next one");
  const bool is_new = next_table_ == instead_of;
  if (!is_new && std::ranges::find(rematch_by_, *seat) != rematch_by_.end()) return Changes{};
  Changes changes;
  if (is_new) changes.push_back(Rematched{std::string(new_table)});
  changes.push_back(RematchWanted{*seat});
  return changes;
}

Result<Changes> Table::close(std::string_view reason) const {
  if (phase_ == Phase::kClosed) return Changes{};
  return Changes{Closed{std::string(reason)}};
}

}  // namespace cifra::table
