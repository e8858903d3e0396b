#include "house/api.h"

#include <array>
#include <charconv>
#include <utility>

#include "base/json_text.h"
#include "game/registry.h"
#include "house/house.h"
#include "house/secrets.h"
#include "house/summary.h"
#include "record/read.h"
#include "table/table_message.h"

namespace cifra::house {
namespace {

using table::Table;

int status_of(std::string_view code) {
  constexpr std::array<std::pair<std::string_view, int>, 34> kStatus = {
      {{"no_account", 409},     {"has_account", 409},   {"no_player", 401},       {"wrong_password", 403},
       {"not_seated", 403},     {"not_the_host", 403},  {"no_such_table", 404},   {"not_found", 404},
       {"not_finished", 404},   {"account_taken", 409}, {"already_started", 409}, {"name_taken", 409},
       {"table_full", 409},     {"table_closed", 409},  {"not_now", 409},         {"too_late", 409},
       {"too_big", 413},        {"slow_down", 429},     {"closing", 503},         {"busy", 503},
       {"too_many", 429},       {"not_offered", 403},   {store::kAway, 503},      {store::kFull, 503},
       {store::kDamaged, 500},  {"store_failed", 500},  {"day_not_over", 403},    {"once_a_day", 409},
       {"once_a_group", 409},   {"no_such_group", 404}, {"group_full", 409},      {"group_over", 409},
       {"group_not_over", 403}, {"not_live", 409}}};
  for (const auto& [known, status] : kStatus) {
    if (code == known) return status;
  }
  return 400;
}

// The day that a record is of.
std::optional<record::DayProof> day_of(const std::string& text) {
  if (!text.contains(R"("day":{)")) return std::nullopt;
  const auto record = record::read_record(text);
  return record && record->fair ? record->fair->day : std::nullopt;
}

}  // namespace

Error no_player() { return {"no_player", "", "no valid token: create a guest first"}; }

Error nothing_here() { return {"not_found", "", "there is nothing at this address"}; }

Error server_closing() { return {"closing", "", "the server is restarting; try again in a moment"}; }

Error for_clients(const Error& error) {
  if (error.code == store::kAway || error.code == "store_failed") {
    return {error.code, "", "the server cannot reach its database at the moment; try again"};
  }
  if (error.code == store::kFull) return {error.code, "", "the server's disk is full; try again later"};
  if (error.code == store::kDamaged) return {error.code, "", "the server cannot read this any more"};
  return error;
}

Answer error_answer(int status, const Error& what) {
  const Error error = for_clients(what);
  Answer answer;
  answer.status = status;
  answer.body = json_object([&](JsonText& text) {
    text.key("error").begin_object()("code", error.code)("at", error.at)("message", error.message).end_object();
  });
  if (status == 429 || status == 503) answer.retry_after_s = 5;
  return answer;
}

Api::Api(House& house, Request request, std::function<void(Answer)> answer)
    : house_(house), request_(std::move(request)), answer_(std::move(answer)) {
  std::string_view rest = request_.path;
  if (rest.starts_with("/api/")) rest.remove_prefix(5);
  while (parts_.size() < 4) {
    const std::size_t slash = rest.find('/');
    parts_.emplace_back(rest.substr(0, slash));
    if (slash == std::string_view::npos) break;
    rest.remove_prefix(slash + 1);
  }
}

void Api::reply(Answer answer) { answer_(std::move(answer)); }

void Api::reply(std::string body, int status) {
  Answer answer;
  answer.status = status;
  answer.body = std::move(body);
  reply(std::move(answer));
}

void Api::refuse(const Error& error) { reply(error_answer(status_of(error.code), error)); }

bool Api::within(Buckets& buckets, const std::string& who) {
  if (buckets.take(who, house_.loop_.steady_ms())) return true;
  Answer answer = error_answer(429, {"slow_down", "", "too many attempts; try again later"});
  answer.retry_after_s = buckets.retry_after_s();
  reply(std::move(answer));
  return false;
}

void Api::with_person(Go go) {
  house_.people_.find(request_.caller.token,
                      [self = shared_from_this(), go = std::move(go)](const Result<std::optional<Person>>& person) {
                        if (!person) return self->refuse(person.error());
                        if (!*person) return self->refuse(no_player());
                        go(**person);
                      });
}

void Api::with_table(WithTable go) {
  house_.people_.find(request_.caller.token, [self = shared_from_this(),
                                              go = std::move(go)](const Result<std::optional<Person>>& person) {
    if (!person) return self->refuse(person.error());
    const std::string player = *person ? (*person)->player : "";
    self->house_.live_table(self->parts_[1]).look([self, go, player](const Result<void>& seen, const Table* table) {
      if (!seen) return self->refuse(seen.error());
      if (is_hidden(*table, player)) return self->refuse(no_such_table());
      go(*table, player);
    });
  });
}

void Api::run() {
  struct Route {
    std::string_view method;
    std::string_view first;
    std::size_t parts;
    void (Api::*go)();
  };
  constexpr std::array<Route, 32> kRoutes = {{{"GET", "house", 1, &Api::house},
                                              {"GET", "health", 1, &Api::health},
                                              {"POST", "guests", 1, &Api::add_guest},
                                              {"GET", "me", 1, &Api::me},
                                              {"PATCH", "me", 1, &Api::rename},
                                              {"DELETE", "me", 1, &Api::forget},
                                              {"DELETE", "me", 3, &Api::forget_game},
                                              {"POST", "accounts", 1, &Api::make_account},
                                              {"POST", "login", 1, &Api::log_in},
                                              {"POST", "logout", 1, &Api::log_out},
                                              {"POST", "password", 1, &Api::change_password},
                                              {"DELETE", "sessions", 1, &Api::end_other_sessions},
                                              {"GET", "tables", 1, &Api::list_tables},
                                              {"POST", "tables", 1, &Api::open_table},
                                              {"GET", "codes", 2, &Api::find_code},
                                              {"GET", "tables", 2, &Api::show_table},
                                              {"POST", "tables", 2, &Api::command},
                                              {"GET", "tables", 3, &Api::record},
                                              {"POST", "reviews", 1, &Api::ask_review},
                                              {"GET", "reviews", 2, &Api::show_review},
                                              {"DELETE", "reviews", 2, &Api::end_review},
                                              {"GET", "today", 1, &Api::today},
                                              {"POST", "today", 1, &Api::begin_today},
                                              {"GET", "today", 2, &Api::offline_today},
                                              {"GET", "days", 1, &Api::list_days},
                                              {"GET", "days", 2, &Api::show_day},
                                              {"PATCH", "days", 2, &Api::name_day},
                                              {"POST", "days", 3, &Api::hand_in},
                                              {"POST", "groups", 1, &Api::open_group},
                                              {"GET", "groups", 2, &Api::show_group},
                                              {"DELETE", "groups", 2, &Api::remove_group},
                                              {"POST", "groups", 3, &Api::change_group}}};
  bool other_method = false;
  for (const Route& route : kRoutes) {
    if (route.first != parts_[0] || route.parts != parts_.size()) continue;
    if (route.method == request_.method) return (this->*route.go)();
    other_method = true;
  }
  if (other_method) return reply(error_answer(405, {"wrong_method", "", "this cannot be done with that method"}));
  refuse(nothing_here());
}

void Api::house() {
  const Options& options = house_.options_;
  Answer answer;
  JsonText text(answer.body);
  text.begin_object()("name", "Cifra")("version", options.version)("protocol", table::kProtocol);
  text("public_url", options.public_url)("local_only", options.local_only);
  text("store", house_.store_state_.empty() ? "ok" : house_.store_state_);
  text.key("days");
  if (house_.daily_.today()) {
    text.begin_object()("game", house_.daily_.game().name())("anchor", house_.daily_.anchor()).end_object();
  } else {
    text.null();
  }
  text.key("reviews");
  if (options.limits.offers_reviews()) {
    text.begin_object()("par", options.limits.review_par_games).end_object();
  } else {
    text.null();
  }
  game::write_game_types(text.key("games"));
  text.end_object();
  reply(std::move(answer));
}

void Api::health() {
  const std::string& store = house_.store_state_;
  const bool good = store.empty() && !house_.closing_;
  const std::string_view status = good ? "ok" : house_.closing_ ? "closing" : "unwell";
  reply(json_object([&](JsonText& text) { text("status", status)("store", store.empty() ? "ok" : store); }),
        good ? 200 : 503);
}

void Api::list_tables() {
  house_.worker_.ask<std::vector<store::TableRow>>(
      [](store::Store& s) { return s.public_tables(100); },
      [self = shared_from_this()](const Result<std::vector<store::TableRow>>& rows) {
        if (!rows) return self->refuse(rows.error());
        self->reply(json_object([&](JsonText& text) {
          text.key("tables").begin_array();
          for (const store::TableRow& row : *rows) {
            if (parse_json(row.summary, store::kDamaged)) text.raw(row.summary);
          }
          text.end_array();
        }));
      });
}

void Api::open_table() {
  const auto settings = read_new_table(request_.body);
  if (!settings) return refuse(settings.error());
  with_person([self = shared_from_this(), settings = *settings](const Person& person) {
    House& house = self->house_;
    if (house.closing_) return self->refuse(server_closing());
    const House::Speaker speaker{person.player, person.name, self->request_.caller.address};
    if (const auto may = house.may_open_table(speaker); !may) {
      Answer answer = error_answer(429, may.error());
      answer.retry_after_s = house.new_tables_.retry_after_s();
      return self->reply(std::move(answer));
    }
    house.open_table(settings, speaker, [self](Result<std::string> table) {
      if (!table) return self->refuse(table.error());
      const Table* opened = self->house_.live_table(*table).table();
      const std::string code = opened == nullptr ? "" : opened->code();
      const std::string url = self->house_.options_.public_url + "/t/" + code;
      self->reply(json_object([&](JsonText& text) { text("table", *table)("code", code)("url", url); }), 201);
    });
  });
}

bool Api::may_guess_code() {
  const std::string& address = request_.caller.address;
  if (!house_.code_misses_.empty(address, house_.loop_.steady_ms())) return true;
  return within(house_.code_misses_, address);
}

void Api::miss_code(const Error& why) {
  (void)house_.code_misses_.take(request_.caller.address, house_.loop_.steady_ms());
  refuse(why);
}

void Api::find_code() {
  if (!may_guess_code()) return;
  const auto missed = [self = shared_from_this()] {
    self->miss_code({"no_such_table", "code", "there is no table with that code; it may have ended"});
  };
  const auto code = read_code(parts_[1]);
  if (!code) return missed();
  struct Found {
    std::optional<store::TableRow> table;
    bool is_group = false;
  };
  house_.worker_.ask<Found>(
      [code = *code](store::Store& s) -> Result<Found> {
        auto table = s.table_by_code(code);
        if (!table) return std::unexpected(std::move(table.error()));
        if (*table) return Found{std::move(*table)};
        const auto group = s.group(code);
        if (!group) return std::unexpected(group.error());
        return Found{{}, group->has_value()};
      },
      [self = shared_from_this(), missed, code = *code](const Result<Found>& found) {
        if (!found) return self->refuse(found.error());
        if (found->is_group) return self->reply(json_object([&](JsonText& text) { text("group", code); }));
        if (!found->table) return missed();
        const auto summary = parse_json(found->table->summary, store::kDamaged);
        if (!summary || !summary->is_object()) return self->refuse({std::string(store::kDamaged), "", ""});
        self->reply(found->table->summary);
      });
}

void Api::show_table() {
  if (!is_id(parts_[1])) return refuse(no_such_table());
  std::int64_t version = 0;
  constexpr std::string_view kVersion = "version=";
  if (request_.query.starts_with(kVersion)) {
    const char* end = request_.query.data() + request_.query.size();
    const auto [at, problem] = std::from_chars(request_.query.data() + kVersion.size(), end, version);
    if (problem != std::errc() || at != end || version < 0) {
      return refuse({"bad_message", "version", "version must be an integer"});
    }
  }
  with_table([self = shared_from_this(), version](const Table& table, const std::string& player) {
    Answer answer;
    self->house_.live_table(table.id()).describe(table, player, version, answer.body);
    self->reply(std::move(answer));
  });
}

void Api::command() {
  if (!is_id(parts_[1])) return refuse(no_such_table());
  const auto message = read_command(request_.body, parts_[1]);
  if (!message) return refuse(message.error());
  with_person([self = shared_from_this(), message = *message](const Person& person) {
    self->house_.obey(message, {person.player, person.name, self->request_.caller.address},
                      [self](const Result<void>& result, const Table*) {
                        if (!result) return self->refuse(result.error());
                        self->reply(json_object([](JsonText& text) { text("type", "done"); }));
                      });
  });
}

void Api::record() {
  if (parts_[2] == "ratings" && is_id(parts_[1])) return table_ratings();
  if (parts_[2] == "shuffle" && is_id(parts_[1])) return table_shuffle();
  if (parts_[2] != "record" || !is_id(parts_[1])) return refuse(nothing_here());
  struct Found {
    std::optional<std::string> record;
    std::optional<std::string> group;
  };
  house_.worker_.ask<Found>(
      [id = parts_[1]](store::Store& s) -> Result<Found> {
        auto record = s.record(id);
        if (!record) return std::unexpected(std::move(record.error()));
        auto group = s.group_of(id);
        if (!group) return std::unexpected(std::move(group.error()));
        return Found{std::move(*record), std::move(*group)};
      },
      [self = shared_from_this()](Result<Found> found) {
        if (!found) return self->refuse(found.error());
        if (!found->record) return self->refuse({"not_finished", "", "there is no finished game at this table"});
        if (const auto day = day_of(*found->record)) {
          return self->day_record(*found->record, day->number, day->board());
        }
        if (found->group) return self->group_record(*found->record, *found->group);
        Answer answer;
        answer.body = std::move(*found->record) + "\n";
        self->reply(std::move(answer));
      });
}

}  // namespace cifra::house
