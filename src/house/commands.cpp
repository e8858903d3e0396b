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

// Good company, and quick enough for any table.
std::string stand_in_level(const Table& table) {
  const table::Kind* kind = table::find_kind(table.settings().game);
  return kind->has_bot("hard") ? "hard" : std::string(kind->bots().back());
}

}  // namespace

void House::obey(const Message& message, const std::string& player, const std::string& name, Command::Done done) {
  if (closing_) return done(fail("closing", "", "the house is closing for a moment; connect again"), nullptr);
  if (player.empty()) return done(std::unexpected(no_player()), nullptr);
  if (worker_.waiting() + unwritten_.size() >= static_cast<std::size_t>(options_.limits.waiting_commands)) {
    return done(fail("store_away", "", "the house cannot write at the moment; try again"), nullptr);
  }
  if (message.verb == Verb::kRematch) return rematch(message.table, player, std::move(done));
  std::function<Result<Changes>(const Table&)> decide;
  switch (message.verb) {
    case Verb::kSit:
      decide = [player, name = message.name.empty() ? name : message.name](const Table& t) {
        return t.sit(player, name);
      };
      break;
    case Verb::kConfigure:
      decide = [player, settings = message.settings](const Table& t) { return t.configure(player, settings); };
      break;
    case Verb::kSeatBot:
      decide = [player, bot = message.name, level = message.level](const Table& t) {
        return t.seat_bot(player, bot, level);
      };
      break;
    case Verb::kRemove:
      decide = [player, who = message.name](const Table& t) { return t.remove(player, who); };
      break;
    case Verb::kStart:
      decide = [player](const Table& t) { return t.start(player, new_salt(), new_salt()); };
      break;
    case Verb::kChoose:
      ++counters_.choices;
      decide = [player, moment = message.moment, choice = message.choice](const Table& t) {
        return t.choose(player, moment, choice, new_salt());
      };
      break;
    case Verb::kHurry:
      decide = [player, moment = message.moment](const Table& t) { return t.hurry(player, moment); };
      break;
    case Verb::kStandIn:
      decide = [this, player, seat = message.seat, level = message.level](const Table& t) {
        const Desk* desk = find_desk(t.id());
        return t.wish_stand_in(player, seat, level.empty() ? stand_in_level(t) : level,
                               desk == nullptr ? 0 : desk->gone_ms(seat));
      };
      break;
    case Verb::kComeBack:
      decide = [player](const Table& t) { return t.come_back(player); };
      break;
    case Verb::kLeave:
      decide = [player](const Table& t) { return t.leave(player); };
      break;
    default:
      return done(fail("bad_message", "type", "this needs a WebSocket"), nullptr);
  }
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
