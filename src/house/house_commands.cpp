// House: what players can do with a table, as transactions of its live table.
#include <algorithm>
#include <charconv>
#include <memory>
#include <string>
#include <utility>

#include "house/api.h"
#include "house/house.h"
#include "house/names.h"
#include "house/numbered.h"
#include "house/ratings.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Table;

const table::NewSalt kNewSalt = new_salt;
constexpr int kMostSeatsAtOnce = 100;
constexpr int kNormalEnd = 1000;  // of a WebSocket

// A name that somebody else at the table has, but for how it is written. The very same name is the table's business.
bool looks_like_another(const Table& table, const std::string& player, const std::string& name) {
  const std::string key = name_key(name);
  return std::ranges::any_of(table.seats(), [&](const table::Seat& seat) {
    return seat.name != name && (seat.player.empty() || seat.player != player) && name_key(seat.name) == key;
  });
}

std::unexpected<Error> name_taken() {
  return fail("name_taken", "name", "somebody here already has that name, or one that looks like it; choose another");
}

}  // namespace

void House::obey(Message message, const Speaker& speaker, Transaction::Done done) {
  if (closing_) return done(std::unexpected(server_closing()), nullptr);
  if (speaker.player.empty()) return done(std::unexpected(no_player()), nullptr);
  if (worker_.waiting() + unwritten_.size() >= static_cast<std::size_t>(options_.limits.waiting_commands)) {
    return done(fail("store_away", "", "the server cannot save at the moment; try again"), nullptr);
  }
  if (message.verb == Verb::kRematch) return rematch(message.table, speaker, std::move(done));
  if (message.verb == Verb::kSign) return sign(message.table, message.sign, speaker, std::move(done));
  if (!table::is_for_table(message.verb)) {
    return done(fail(table::kBadMessage, "type", "this needs a WebSocket"), nullptr);
  }
  if (message.verb == Verb::kStart) return start(std::move(message), speaker, std::move(done));
  decide_at(std::move(message), speaker, std::move(done), std::nullopt);
}

// Before a table on a numbered shuffle starts, its number is asked for; the people at it must be the same afterwards.
void House::start(Message message, const Speaker& speaker, Transaction::Done done) {
  const std::string id = message.table;
  live_table(id).look([this, message = std::move(message), speaker, done = std::move(done)](const Result<void>& seen,
                                                                                            const Table* t) mutable {
    if (!seen || !t->settings().numbered || t->phase() != table::Phase::kOpen || !t->seat_of(speaker.player) ||
        t->seat_of(speaker.player) != t->host()) {
      return decide_at(std::move(message), speaker, std::move(done), std::nullopt);
    }
    Numbered numbered{0, people_of(*t)};
    const std::vector<std::string> people = numbered.people;
    worker_.ask<int>([id = t->id(), game = t->settings().game, players = people,
                      now = loop_.now_ms()](store::Store& s) { return s.take_shuffle(id, game, players, now); },
                     [this, message = std::move(message), speaker, done = std::move(done),
                      numbered = std::move(numbered)](const Result<int>& number) mutable {
                       if (!number) return done(std::unexpected(number.error()), nullptr);
                       numbered.number = *number;
                       decide_at(std::move(message), speaker, std::move(done), std::move(numbered));
                     });
  });
}

void House::decide_at(Message message, const Speaker& speaker, Transaction::Done done,
                      std::optional<Numbered> numbered) {
  if (message.verb == Verb::kChoose) ++counters_.choices;
  const bool names_somebody = message.verb == Verb::kSit || message.verb == Verb::kSeatBot;
  if (names_somebody) {
    auto name = clean_name(message.verb == Verb::kSit && message.name.empty() ? speaker.name : message.name);
    if (!name) return done(std::unexpected(std::move(name.error())), nullptr);
    message.name = std::move(*name);
  }
  auto decide = [this, player = speaker.player, names_somebody, numbered = std::move(numbered),
                 command = static_cast<table::Command&&>(message)](const Table& t) -> Result<Changes> {
    if (is_hidden(t, player)) return std::unexpected(no_such_table());
    if (names_somebody && looks_like_another(t, player, command.name)) return name_taken();
    const std::optional<int> seat = table::seat_that_matters(t, command);
    const LiveTable* const live = seat ? find_live_table(t.id()) : nullptr;
    const bool starts = command.verb == Verb::kStart && t.phase() == table::Phase::kOpen && t.settings().numbered;
    if (starts && t.seat_of(player) == t.host() && (!numbered || numbered->people != people_of(t))) {
      return fail("busy", "", "somebody has just sat down or left; start again");
    }
    auto changes = table::decide(t, command,
                                 {player, command.name, kNewSalt, live == nullptr ? 0 : live->gone_ms(*seat),
                                  starts && numbered ? std::optional(numbered->number) : std::nullopt});
    if (changes && !changes->empty()) {
      if (command.verb == Verb::kConfigure) {
        if (auto may = may_be_numbered(command.settings); !may) return std::unexpected(std::move(may.error()));
      }
      if (auto may = may_at_rated(t, command, player); !may) return std::unexpected(std::move(may.error()));
    }
    return changes;
  };
  live_table(message.table).submit({std::move(decide), std::move(done)});
}

void House::watch(Client& client, const std::string& table, std::int64_t version,
                  std::function<void(const Result<void>&)> watched) {
  live_table(table).catch_up(version);
  const auto look = [player = client.player()](const Table& t) -> Result<Changes> {
    if (is_hidden(t, player)) return std::unexpected(no_such_table());
    return Changes{};
  };
  live_table(table).submit({look, [this, number = client.number(), table, version, watched = std::move(watched)](
                                      const Result<void>& result, const Table*) {
                              Client* there = find_client(number);
                              if (there == nullptr) return;
                              watched(result);
                              if (result) live_table(table).watch(*there, version);
                            }});
}

// Whoever opens a table, as a new one or for a rematch.
Result<void> House::may_open_table(const Speaker& speaker) {
  const std::int64_t now = loop_.steady_ms();
  if (new_tables_.take(speaker.player, now) && new_tables_of_address_.take(speaker.address, now)) return {};
  return fail("slow_down", "", "you have opened many tables; try again later");
}

void House::open_table(const table::Settings& settings, const Speaker& speaker,
                       std::function<void(Result<std::string>)> opened) {
  if (auto may = may_be_rated(settings); !may) return opened(std::unexpected(std::move(may.error())));
  if (auto may = may_be_numbered(settings); !may) return opened(std::unexpected(std::move(may.error())));
  const std::string id = new_id(loop_.now_ms());
  LiveTable& live = new_live_table(id);
  const auto problem = std::make_shared<Result<void>>();
  live.submit({[settings](const Table& t) { return t.open(settings, new_code()); },
               [problem](const Result<void>& result, const Table*) { *problem = result; }});
  if (!*problem) return opened(std::unexpected(problem->error()));
  ++counters_.tables_opened;
  live.submit({[speaker](const Table& t) { return t.sit(speaker.player, speaker.name); },
               [id, opened = std::move(opened)](const Result<void>& result, const Table*) {
                 if (!result) return opened(std::unexpected(result.error()));
                 opened(id);
               }});
}

// A sign is told to who watches now, here and on the other nodes, and is written nowhere.
void House::sign(const std::string& table, const std::string& sign, const Speaker& speaker, Transaction::Done done) {
  const auto look = [player = speaker.player](const Table& t) -> Result<Changes> {
    if (t.phase() == table::Phase::kClosed) return fail("table_closed", "", "this table is closed");
    if (is_hidden(t, player)) return std::unexpected(no_such_table());
    if (!t.seat_of(player)) return fail("not_seated", "", "only who sits at this table can send a sign");
    return Changes{};
  };
  live_table(table).submit(
      {look, [this, sign, player = speaker.player, done = std::move(done)](const Result<void>& result, const Table* t) {
         if (!result) return done(result, t);
         if (!signs_.take(player, loop_.steady_ms())) {
           return done(fail("slow_down", "", "one sign in five seconds"), t);
         }
         const int seat = t->seat_of(player).value_or(0);
         live_table(t->id()).tell_sign(seat, sign);
         if (worker_.shared()) {
           worker_.announce(std::string(kSignNews) + " " + t->id() + " " + std::to_string(seat) + " " + sign);
         }
         done({}, t);
       }});
}

// "table seat sign", of another node.
void House::hear_sign(std::string_view news) {
  const std::size_t first = news.find(' ');
  if (first == std::string_view::npos) return;
  const std::size_t second = news.find(' ', first + 1);
  if (second == std::string_view::npos) return;
  int seat = -1;
  std::from_chars(news.data() + first + 1, news.data() + second, seat);
  const std::string_view sign = news.substr(second + 1);
  LiveTable* const live = find_live_table(std::string(news.substr(0, first)));
  if (live != nullptr && std::ranges::find(table::kSigns, sign) != table::kSigns.end()) live->tell_sign(seat, sign);
}

// Somebody wants to play again. The first one opens the new table and is its host; who says the same later sits down
// there. Its name follows from the old table, so that everybody who asks gets the same one, on any node.
void House::rematch(const std::string& table, const Speaker& speaker, Transaction::Done done) {
  const auto look = [player = speaker.player](const Table& t) -> Result<Changes> {
    if (is_hidden(t, player)) return std::unexpected(no_such_table());
    const auto changes = t.rematch(player, "");
    if (!changes) return changes;
    return Changes{};
  };
  live_table(table).submit({look, [this, speaker, done = std::move(done)](const Result<void>& result, const Table* t) {
                              if (!result) return done(result, t);
                              if (t->next_table().empty()) return open_rematch(*t, speaker, done);
                              join_rematch(*t, speaker, done);
                            }});
}

void House::open_rematch(const Table& old, const Speaker& speaker, const Transaction::Done& done) {
  if (auto may = may_open_table(speaker); !may) return done(may, nullptr);
  const std::string next = rematch_id(old.id(), old.opened_seed(), old.turn_began_ms(), old.rematches());
  new_live_table(next).submit({seat_again(old, speaker.player), tell_rematch(old, next, speaker.player, done)});
}

// Unless the table was closed meanwhile: then there is another one.
void House::join_rematch(const Table& old, const Speaker& speaker, const Transaction::Done& done) {
  const auto told = tell_rematch(old, old.next_table(), speaker.player, done);
  live_table(old.next_table())
      .submit({seat_again(old, speaker.player),
               [this, table = old.id(), speaker, done, told](const Result<void>& joined, const Table* next) {
                 if (joined || joined.error().code != "table_closed") return told(joined, next);
                 live_table(table).look([this, speaker, done](const Result<void>& result, const Table* t) {
                   if (!result) return done(result, nullptr);
                   open_rematch(*t, speaker, done);
                 });
               }});
}

// Opens the new table with the one who asks on its first seat, or lets them sit down there.
std::function<Result<Changes>(const Table&)> House::seat_again(const Table& old, const std::string& player) {
  return [settings = old.settings(), seats = old.seats(), player](const Table& next) -> Result<Changes> {
    const auto seat = std::ranges::find(seats, player, &table::Seat::player);
    if (seat == seats.end()) return fail("not_seated", "", "you do not sit at this table");
    if (next.version() == 0) return next.open_again(settings, seats, player, new_code());
    if (looks_like_another(next, player, seat->name)) return name_taken();
    return next.sit(player, seat->name);
  };
}

Transaction::Done House::tell_rematch(const Table& old, const std::string& next, const std::string& player,
                                      const Transaction::Done& done) {
  const std::string before = old.next_table() == next ? "" : old.next_table();
  return [this, table = old.id(), next, before, player, done](const Result<void>& joined, const Table*) {
    if (!joined) return done(joined, nullptr);
    live_table(table).submit({[=](const Table& t) { return t.rematch(player, next, before); }, done});
  };
}

void House::follow_group(const Groups::Board& board, bool all) {
  const int released = board.released();
  const bool ended = board.has_ended();
  for (const store::GroupTry& one : board.tries) {
    if (one.by_hand || one.finished_ms > 0 || (released <= 0 && !ended)) continue;  // nothing to release
    const LiveTable* const live = find_live_table(one.id);
    const Table* const there = live == nullptr ? nullptr : live->table();
    if (!all && live == nullptr) continue;
    if (there != nullptr && (ended ? there->phase() == table::Phase::kClosed : there->released() >= released)) continue;
    live_table(one.id).submit({[released, ended](const Table& t) -> Result<Changes> {
                                 if (ended && t.phase() == table::Phase::kPlaying) return t.close("group_over");
                                 return t.release(released);
                               },
                               [](const Result<void>&, const Table*) {}});
  }
}

// All tables, some at a time; then who they were is not needed any more.
void House::forget(const std::string& player, std::function<void(Result<void>)> forgotten) {
  leave_tables(player, "", [this, player, forgotten = std::move(forgotten)](const Result<void>& left) {
    if (!left) return forgotten(left);
    people_.forget(player, [this, player, forgotten](const Result<void>& done) {
      if (!done) return forgotten(done);
      for (const auto& [number, client] : clients_) {
        if (client->player() == player) client->end(kNormalEnd, "forgotten");
      }
      person_changed();
      forgotten(done);
    });
  });
}

// A table that is gone may have left a record.
void House::forget_game(const std::string& player, const std::string& table,
                        std::function<void(Result<void>)> forgotten) {
  live_table(table).submit(
      {[player](const Table& t) -> Result<table::Changes> {
         if (t.phase() == table::Phase::kOpen || t.phase() == table::Phase::kPlaying) {
           return std::unexpected(Error{"not_finished", "", "the game is not finished"});
         }
         return t.forget(player);
       },
       [this, player, table, forgotten = std::move(forgotten)](const Result<void>& left, const Table*) {
         if (!left && left.error().code != "no_such_table") return forgotten(left);
         worker_.ask<void>(
             [player, table](store::Store& s) { return s.remove_seat(player, table, table::kNameOfNobody); },
             [forgotten](const Result<void>& removed) { forgotten(removed); });
       }});
}

void House::leave_tables(const std::string& player, const std::string& after, std::function<void(Result<void>)> left) {
  worker_.ask<std::vector<std::string>>(
      [player, after](store::Store& s) { return s.seats_of(player, after, kMostSeatsAtOnce); },
      [this, player, left = std::move(left)](const Result<std::vector<std::string>>& tables) {
        if (!tables) return left(std::unexpected(tables.error()));
        if (tables->empty()) return left({});
        struct Waiting {
          std::size_t missing;
          Result<void> result;
        };
        const auto waiting = std::make_shared<Waiting>(Waiting{tables->size(), {}});
        for (const std::string& id : *tables) {
          live_table(id).submit(
              {[player](const Table& t) { return t.forget(player); },
               [this, waiting, player, left, last = tables->back()](const Result<void>& result, const Table*) {
                 if (!result && result.error().code != "no_such_table") waiting->result = result;
                 if (--waiting->missing > 0) return;
                 if (!waiting->result) return left(waiting->result);
                 leave_tables(player, last, left);
               }});
        }
      });
}

}  // namespace cifra::house
