// What players can do with a table, as commands for its desk.
#include <memory>
#include <string>
#include <utility>

#include "house/api.h"
#include "house/house.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Table;

const table::NewSalt kNewSalt = new_salt;

}  // namespace

void House::obey(Message message, const std::string& player, const std::string& name, Command::Done done) {
  if (closing_) return done(fail("closing", "", "the house is closing for a moment; connect again"), nullptr);
  if (player.empty()) return done(std::unexpected(no_player()), nullptr);
  if (worker_.waiting() + unwritten_.size() >= static_cast<std::size_t>(options_.limits.waiting_commands)) {
    return done(fail("store_away", "", "the house cannot write at the moment; try again"), nullptr);
  }
  if (message.verb == Verb::kRematch) return rematch(message.table, player, std::move(done));
  if (!table::is_for_table(message.verb)) {
    return done(fail(table::kBadMessage, "type", "this needs a WebSocket"), nullptr);
  }
  if (message.verb == Verb::kChoose) ++counters_.choices;
  auto decide = [this, player, name, command = static_cast<table::Command&&>(message)](const Table& t) {
    const std::optional<int> seat = table::seat_that_matters(t, command);
    const Desk* const desk = seat ? find_desk(t.id()) : nullptr;
    return table::decide(t, command, {player, name, kNewSalt, desk == nullptr ? 0 : desk->gone_ms(*seat)});
  };
  desk(message.table).submit({std::move(decide), std::move(done)});
}

void House::watch(Visit& visit, const std::string& table, std::int64_t version,
                  std::function<void(const Result<void>&)> watched) {
  desk(table).catch_up(version);
  desk(table).submit({[](const Table&) { return Changes{}; },
                      [this, number = visit.number(), table, version, watched = std::move(watched)](
                          const Result<void>& result, const Table*) {
                        Visit* there = find_visit(number);
                        if (there == nullptr) return;
                        watched(result);
                        if (result) desk(table).watch(*there, version);
                      }});
}

void House::open_table(const table::Settings& settings, const std::string& player, const std::string& name,
                       std::function<void(Result<std::string>)> opened) {
  const std::string id = new_id(loop_.now_ms());
  Desk& desk = new_desk(id);
  const auto problem = std::make_shared<Result<void>>();
  desk.submit({[settings](const Table& t) { return t.open(settings, new_code()); },
               [problem](const Result<void>& result, const Table*) { *problem = result; }});
  if (!*problem) return opened(std::unexpected(problem->error()));
  ++counters_.tables_opened;
  desk.submit({[player, name](const Table& t) { return t.sit(player, name); },
               [id, opened = std::move(opened)](const Result<void>& result, const Table*) {
                 if (!result) return opened(std::unexpected(result.error()));
                 opened(id);
               }});
}

// The new table has a name that follows from the old one, so that everybody who asks gets the same one, on any node.
void House::rematch(const std::string& table, const std::string& player, Command::Done done) {
  const auto look = [player](const Table& t) -> Result<Changes> {
    const auto changes = t.rematch(player, "");
    if (!changes) return changes;
    return Changes{};
  };
  desk(table).submit(
      {look, [this, table, player, done = std::move(done)](const Result<void>& result, const Table* t) {
         if (!result) return done(result, t);
         const std::string next = rematch_id(table, t->opened_seed(), t->turn_began_ms());
         const auto again = [settings = t->settings(), seats = t->seats()](const Table& n) -> Result<Changes> {
           if (n.version() > 0) return Changes{};
           return n.open_again(settings, seats, new_code());
         };
         const auto announce = [this, table, next, player, done](const Result<void>& made, const Table*) {
           if (!made) return done(made, nullptr);
           desk(table).submit({[player, next](const Table& old) { return old.rematch(player, next); }, done});
         };
         new_desk(next).submit({again, announce});
       }});
}

}  // namespace cifra::house
