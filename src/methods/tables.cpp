// Tables on the device. A method that changes one answers with the events that were made of it, for the log.
#include "methods/tables.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/fields.h"
#include "base/json_text.h"
#include "game/registry.h"
#include "methods/method.h"
#include "record/read.h"
#include "record/referee.h"
#include "record/write.h"
#include "table/command.h"
#include "table/table_message.h"

namespace cifra::methods {
namespace {

using table::Changes;
using table::Table;

constexpr std::int64_t kMaxTime = std::int64_t{1} << 53;
constexpr std::size_t kMaxSalts = 64;

bool is_salt(std::string_view text) {
  return text.size() == 64 &&
         std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

void take_word(Fields& fields, std::string_view key, std::string& value) {
  fields.text(key, value, 64);
  if (fields.ok() && value.empty()) fields.wrong(key, "must not be empty");
}

void take_salt(Fields& fields, std::string_view key, std::string& value) {
  fields.text(key, value, 64);
  if (fields.ok() && !is_salt(value)) fields.wrong(key, "must be 64 hexadecimal digits");
}

Result<std::vector<std::string>> read_texts(const json::value& value, std::string_view at) {
  const json::array* array = value.if_array();
  if (array == nullptr) return fail(kBadInput, std::string(at), "this must be a list of strings");
  std::vector<std::string> texts;
  for (const json::value& text : *array) {
    if (!text.is_string()) return fail(kBadInput, std::string(at), "this must be a list of strings");
    texts.emplace_back(text.get_string());
  }
  return texts;
}

// The table of an input, and whatever else is read before it is looked for.
Result<Table*> find_table(Tables& tables, Fields& fields) {
  std::string id;
  take_word(fields, "table", id);
  if (!fields.ok()) return fields.error();
  return tables.find(id);
}

// Makes changes happen, and adds their events to the log.
Result<void> apply(Table& table, Result<Changes> changes, std::int64_t now_ms, std::vector<std::string>& log) {
  if (!changes) return std::unexpected(std::move(changes.error()));
  for (table::What& what : *changes) {
    const table::Event event{now_ms, std::move(what)};
    if (auto applied = table.apply(event); !applied) return applied;
    log.push_back(table::to_json(event));
  }
  return {};
}

void write_events(JsonText& text, const std::vector<std::string>& log) {
  text.key("events").begin_array();
  for (const std::string& event : log) text.value(event);
  text.end_array();
}

std::string events_of(const std::vector<std::string>& log) {
  std::string out;
  JsonText text(out);
  text.begin_object();
  write_events(text, log);
  text.end_object();
  return out;
}

Result<std::string> changed(Table& table, Result<Changes> changes, std::int64_t now_ms) {
  std::vector<std::string> log;
  if (auto applied = apply(table, std::move(changes), now_ms, log); !applied) {
    return std::unexpected(std::move(applied.error()));
  }
  return events_of(log);
}

Result<std::string> load_table(Tables& tables, const json::object& input) {
  std::string id;
  std::vector<std::string> log;
  Fields fields(input, kBadInput);
  take_word(fields, "table", id);
  fields.other("log", log, [](const json::value& value) { return read_texts(value, "log"); });
  if (!fields.ok()) return fields.error();
  if (log.empty()) return fail(kBadInput, "log", "a table begins by being opened");
  Table table(id);
  for (std::size_t i = 0; i < log.size(); ++i) {
    const std::string at = "log[" + std::to_string(i) + "]";
    const auto value = parse_json(log[i], "bad_event");
    if (!value) return fail("bad_event", at, value.error().message);
    const auto event = table::read_event(*value);
    if (!event) return fail("bad_event", at, event.error().message);
    if (const auto applied = table.apply(*event); !applied) return fail("bad_event", at, applied.error().message);
  }
  if (const auto kept = tables.keep(std::move(table)); !kept) return std::unexpected(kept.error());
  return "null";
}

struct Person {
  std::string player;
  std::string name;
};
struct Asked {
  std::string name;
  std::string who;
};

Result<Person> read_person(const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) return fail(kBadInput, "you", "you must be an object with player and name");
  Person person;
  Fields fields(*object, kBadInput);
  take_word(fields, "player", person.player);
  fields.text("name", person.name, 256);
  if (!fields.ok()) return fields.error();
  return person;
}

// Bots with their levels, or people with their players.
Result<std::vector<Asked>> read_asked(const json::value& value, std::string_view list, std::string_view who) {
  const json::array* array = value.if_array();
  const bool is_short = array != nullptr && array->size() <= game::kMaxSeats;
  if (!is_short) return fail(kBadInput, std::string(list), "this must be a short list");
  std::vector<Asked> seats;
  for (const json::value& entry : *array) {
    if (!entry.is_object()) return fail(kBadInput, std::string(list), "a seat must be an object");
    Asked seat;
    Fields fields(entry.get_object(), kBadInput);
    fields.text("name", seat.name, 256);
    fields.text(who, seat.who, 32);
    if (!fields.ok()) return fields.error();
    seats.push_back(std::move(seat));
  }
  return seats;
}

Result<std::vector<Asked>> read_bots(const json::value& value) { return read_asked(value, "bots", "level"); }

// Who plays at the same device; most often nobody.
Result<std::vector<Asked>> read_with(const json::value& value) {
  if (value.is_null()) return std::vector<Asked>();
  return read_asked(value, "with", "player");
}

Result<std::string> begin_table(Tables& tables, const json::object& input) {
  std::string id;
  std::string seed;
  std::string salt;
  table::Settings settings;
  Person you;
  std::vector<Asked> with;
  std::vector<Asked> bots;
  std::int64_t now = 0;
  Fields fields(input, kBadInput);
  take_word(fields, "table", id);
  fields.other("settings", settings, table::read_settings);
  fields.other("you", you, read_person);
  fields.other("with", with, read_with);
  fields.other("bots", bots, read_bots);
  fields.text("seed", seed, 256);
  take_salt(fields, "salt", salt);
  fields.number("now", now, kMaxTime);
  if (!fields.ok()) return fields.error();
  if (tables.find(id)) return fail("already_open", "table", "the table is open already");

  Table table(id);
  std::vector<std::string> log;
  Result<void> done = apply(table, table.open(settings, ""), now, log);
  if (done) done = apply(table, table.sit(you.player, you.name), now, log);
  for (const Asked& person : with) {
    if (done) done = apply(table, table.sit(person.who, person.name), now, log);
  }
  for (const Asked& bot : bots) {
    if (done) done = apply(table, table.seat_bot(you.player, bot.name, bot.who), now, log);
  }
  if (done) done = apply(table, table.start(you.player, seed, salt), now, log);
  if (done) done = tables.keep(std::move(table));
  if (!done) return std::unexpected(std::move(done.error()));
  return events_of(log);
}

// A new table that goes on from a turn of a record.
Result<std::string> fork_table(Tables& tables, const json::object& input) {
  std::string id;
  std::string text;
  std::string seed;
  game::Moment from;
  bool same_order = false;
  Person you;
  std::size_t seat = 0;
  std::vector<Asked> bots;
  std::int64_t now = 0;
  Fields fields(input, kBadInput);
  take_word(fields, "table", id);
  fields.text("record", text, kMaxJsonBytes);
  fields.number("round", from.round, 1000);
  fields.number("turn", from.turn, 1000);
  fields.truth("same_order", same_order);
  fields.other("you", you, read_person);
  fields.number("seat", seat, game::kMaxSeats - 1);
  fields.other("bots", bots, read_bots);
  fields.text("seed", seed, 256);
  fields.number("now", now, kMaxTime);
  if (!fields.ok()) return fields.error();
  if (tables.find(id)) return fail("already_open", "table", "the table is open already");
  const auto record = record::read_record(text);
  if (!record) return std::unexpected(record.error());
  if (const auto verdict = record::judge(*record); !verdict) return std::unexpected(verdict.error());
  if (bots.size() + 1 != record->players.size() || seat > bots.size()) {
    return fail(kBadInput, "bots", "every player of the record has a seat");
  }
  std::vector<table::Seat> seats(bots.size() + 1);
  for (std::size_t i = 0, next = 0; i < seats.size(); ++i) {
    seats[i].name = i == seat ? you.name : bots[next].name;
    (i == seat ? seats[i].player : seats[i].bot) = i == seat ? you.player : bots[next++].who;
  }

  Table table(id);
  std::vector<std::string> log;
  Result<void> done = apply(table, table.fork(*record->game, seats, from, same_order, seed), now, log);
  for (std::size_t before = 0; done && table.version() > before && table.moment() < from;) {
    before = table.version();
    done = apply(table, table.replay(*record->game), now, log);
  }
  if (!done) return std::unexpected(std::move(done.error()));
  if (table.moment() != from || !table.must_act(static_cast<int>(seat))) {
    return fail("nothing_to_choose", "turn", "in this turn there is nothing to choose");
  }
  if (auto kept = tables.keep(std::move(table)); !kept) return std::unexpected(std::move(kept.error()));
  return events_of(log);
}

Result<std::string> help_table(Tables& tables, const json::object& input) {
  std::string player;
  game::Moment moment;
  std::int64_t now = 0;
  Fields fields(input, kBadInput);
  take_word(fields, "player", player);
  fields.number("round", moment.round, 1000);
  fields.number("turn", moment.turn, 1000);
  fields.number("now", now, kMaxTime);
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  return changed(**found, (*found)->help(player, moment), now);
}

Result<std::string> command_table(Tables& tables, const json::object& input) {
  std::string player;
  std::string salt;
  table::Command command;
  std::int64_t now = 0;
  Fields fields(input, kBadInput);
  take_word(fields, "player", player);
  take_salt(fields, "salt", salt);
  fields.number("now", now, kMaxTime);
  fields.other("command", command, [](const json::value& value) -> Result<table::Command> {
    if (!value.is_object()) return fail(kBadInput, "command", "a command must be an object");
    return table::read_command(value.get_object());
  });
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  const table::NewSalt new_salt = [&salt] { return salt; };
  return changed(**found, table::decide(**found, command, {player, player, new_salt}), now);
}

Result<std::string> choose_for_bot(Tables& tables, const json::object& input) {
  int seat = 0;
  game::Moment moment;
  std::string choice;
  std::string salt;
  std::int64_t now = 0;
  Fields fields(input, kBadInput);
  fields.number("seat", seat, game::kMaxSeats - 1);
  fields.number("round", moment.round, 1000);
  fields.number("turn", moment.turn, 1000);
  fields.text("choice", choice, 32);
  take_salt(fields, "salt", salt);
  fields.number("now", now, kMaxTime);
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  return changed(**found, (*found)->choose_for_bot(seat, moment, choice, salt), now);
}

Result<std::string> waiting_bots(Tables& tables, const json::object& input) {
  Fields fields(input, kBadInput);
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  std::string out;
  JsonText text(out);
  text.begin_array();
  for (const Table::WaitingBot& bot : (*found)->waiting_bots()) {
    text.begin_object()("seat", bot.seat)("level", bot.level).end_object();
  }
  text.end_array();
  return out;
}

// Whether there is such a bot, and all it plays with.
Result<void> bot_is_ready(const game::GameType* type, std::string_view level) {
  const std::vector<game::BotLevel> bots = type == nullptr ? std::vector<game::BotLevel>() : type->offered_bots();
  const auto bot = std::ranges::find(bots, level, &game::BotLevel::name);
  if (bot == bots.end()) return fail("no_such_bot", "level", "there is no such bot for this game");
  for (const std::string_view name : bot->needs) {
    if (!name.empty() && game::asset_bytes(name).empty())
      return fail("asset_missing", std::string(name), "this bot plays with a file");
  }
  return {};
}

Result<std::string> think(Tables& tables, const json::object& input) {
  int seat = 0;
  std::string level;
  std::string random;
  Fields fields(input, kBadInput);
  fields.number("seat", seat, game::kMaxSeats - 1);
  fields.text("level", level, 32);
  fields.text("random", random, 256);
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  const Table& table = **found;
  if (const auto ready = bot_is_ready(game::find_game_type(table.settings().game), level); !ready) {
    return std::unexpected(ready.error());
  }
  const auto work = table.bot_work(seat, level, tables.listener());
  if (!work) return fail("not_now", "seat", "this seat has nothing to choose");
  Rng rng(random);
  std::string out;
  JsonText(out).begin_object()("choice", work(rng, Stop())).end_object();
  return out;
}

Result<std::string> tick_table(Tables& tables, const json::object& input) {
  std::vector<std::string> salts;
  std::int64_t now = 0;
  Fields fields(input, kBadInput);
  fields.other("salts", salts, [](const json::value& value) { return read_texts(value, "salts"); });
  fields.number("now", now, kMaxTime);
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  Table& table = **found;
  if (salts.size() < table.seats().size() || salts.size() > kMaxSalts || !std::ranges::all_of(salts, is_salt)) {
    return fail(kBadInput, "salts", "a salt of 64 hexadecimal digits is needed for every seat");
  }
  std::size_t next = 0;
  std::vector<std::string> log;
  const auto applied = apply(table, table.tick(now, [&] { return salts[next++]; }), now, log);
  if (!applied) return std::unexpected(applied.error());
  std::string out;
  JsonText text(out);
  text.begin_object();
  write_events(text, log);
  text.key("deadline");
  const auto deadline = table.deadline_ms();
  deadline ? text.value(*deadline) : text.null();
  text.end_object();
  return out;
}

// Everybody who sits at a table of the device is there.
Result<std::string> table_message(Tables& tables, const json::object& input) {
  std::string player;
  std::int64_t version = 0;
  table::Company company;
  Fields fields(input, kBadInput);
  fields.text("player", player, 64);
  fields.number("version", version, kMaxTime);
  fields.number("now", company.now_ms, kMaxTime);
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  const Table& table = **found;
  for (std::size_t seat = 0; seat < table.seats().size(); ++seat) {
    if (table.seats()[seat].is_person()) company.here.add(static_cast<int>(seat));
  }
  std::string out;
  table::append_head(out, table, company);
  table::append_rest(out, table, table::first_turn_after(table, version), player);
  return out;
}

Result<std::string> table_record(Tables& tables, const json::object& input) {
  Fields fields(input, kBadInput);
  const auto found = find_table(tables, fields);
  if (!found) return std::unexpected(found.error());
  const auto record = (*found)->record();
  if (!record) return std::unexpected(record.error());
  return record::write_record(*record);
}

Result<std::string> forget_table(Tables& tables, const json::object& input) {
  std::string id;
  Fields fields(input, kBadInput);
  take_word(fields, "table", id);
  if (!fields.ok()) return fields.error();
  tables.forget(id);
  return "null";
}

constexpr std::array<Method, 12> kTables = {{{"table.load", load_table},
                                             {"table.begin", begin_table},
                                             {"table.fork", fork_table},
                                             {"table.help", help_table},
                                             {"table.command", command_table},
                                             {"table.bot", choose_for_bot},
                                             {"table.waiting", waiting_bots},
                                             {"table.think", think},
                                             {"table.tick", tick_table},
                                             {"table.message", table_message},
                                             {"table.record", table_record},
                                             {"table.forget", forget_table}}};

}  // namespace

Result<Table*> Tables::find(std::string_view id) {
  const auto there = tables_.find(id);
  if (there == tables_.end()) return fail("no_such_table", "table", "there is no such table");
  return &there->second;
}

Result<void> Tables::keep(Table table) {
  const std::string id = table.id();
  if (tables_.size() >= kMostTables && !tables_.contains(id)) {
    return fail("too_many_tables", "table", "too many tables at once; forget some");
  }
  tables_.insert_or_assign(id, std::move(table));
  return {};
}

void Tables::forget(std::string_view id) {
  if (const auto there = tables_.find(id); there != tables_.end()) tables_.erase(there);
}

std::span<const Method> table_methods() { return kTables; }

}  // namespace cifra::methods
