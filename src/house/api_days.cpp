// The part of the API that is about the game of a day.
#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <utility>

#include "base/json_text.h"
#include "house/api.h"
#include "house/house.h"
#include "house/secrets.h"
#include "record/read.h"
#include "record/write.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Table;

constexpr int kMostDays = 400;  // in one answer
constexpr std::array kBoards = {record::kLiveBoard, record::kOfflineBoard};

const store::DayTry* find_try(const std::vector<store::DayTry>& tries, int day, std::string_view board) {
  const auto found =
      std::ranges::find_if(tries, [&](const store::DayTry& one) { return one.day == day && one.board == board; });
  return found == tries.end() ? nullptr : &*found;
}

// What somebody has done on a board. A live try has a table, and both have a record at the same address.
void write_try(JsonText& text, const store::DayTry* made) {
  if (made == nullptr) {
    text.null();
    return;
  }
  const bool finished = made->finished_ms > 0;
  text.begin_object()("state", finished ? "finished" : "playing")("table", made->id)("named", made->named);
  if (finished) {
    text("score", made->result.score)("counts", made->result.counts);
    text("late", made->finished_ms >= Daily::opens_ms(made->day));
  }
  text.end_object();
}

void write_raw(JsonText& text, std::string_view key, const std::string& json) {
  text.key(key);
  json.empty() ? text.null() : text.raw(json);
}

// After one's own try: percent of the others who had less.
void write_better_than(JsonText& text, const Daily::Board& board, const store::DayTry* made) {
  const bool finished = made != nullptr && made->finished_ms > 0;
  text.key("better_than");
  finished ? text.value(board.better_than(made->result.score)) : text.null();
}

// A board as somebody may see it: all of it after their own try, or when the day is open.
void write_board(JsonText& text, const Daily& daily, int day, std::string_view name, const Daily::Board& board,
                 const store::DayTry* made) {
  const bool open = daily.is_open(day);
  const bool finished = made != nullptr && made->finished_ms > 0;
  text.key(name).begin_object()("players", board.players()).key("you");
  write_try(text, made);
  if (finished || open) {
    text.key("bars").begin_array();
    for (const store::ScoreBar& bar : board.bars) {
      text.begin_array().value(bar.score).value(bar.tries).end_array();
    }
    text.end_array();
    write_better_than(text, board, made);
    write_raw(text, "par", board.par);
    write_raw(text, "best", board.best);
    text.key("layouts").raw(board.layouts);
  }
  if (open) text("seed", daily.seed(name, day));
  text.end_object();
}

void write_day(JsonText& text, const Daily& daily, int day, std::int64_t now_ms) {
  const table::Settings settings = daily.settings();
  text("day", day)("game", settings.game).key("options").raw(json::serialize(settings.options));
  text("begins", Daily::begins_ms(day))("ends", Daily::ends_ms(day))("opens", Daily::opens_ms(day))("now", now_ms);
  text("anchor", daily.anchor()).key("link");
  daily.is_open(day) ? text.value(daily.link(day)) : text.null();
}

std::optional<int> read_number(std::string_view text) {
  int number = -1;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

// "from=300&to=330"
std::optional<std::pair<int, int>> read_days(std::string_view query) {
  const std::size_t both = query.find('&');
  if (both == std::string_view::npos || !query.starts_with("from=") || !query.substr(both + 1).starts_with("to=")) {
    return std::nullopt;
  }
  const auto from = read_number(query.substr(5, both - 5));
  const auto to = read_number(query.substr(both + 4));
  if (!from || !to || *from > *to || *to - *from >= kMostDays) return std::nullopt;
  return std::pair(*from, *to);
}

// What was played without a connection, as it is kept: named like its player, with the day instead of commitments.
std::string kept_record(const record::Record& posted, const std::string& id, const std::string& name, int day) {
  record::Record record;
  record.players = {name};
  record.game = posted.game;
  record::Fair fair;
  fair.table = id;
  fair.day = record::DayProof{.number = day, .is_live = false};
  for (const std::size_t turns : posted.game->turns()) {
    fair.choices.emplace_back(turns, std::vector<std::optional<record::Commitment>>(1));
  }
  record.fair = std::move(fair);
  return record::write_record(record);
}

}  // namespace

// Gives what a player tried in these days; nobody has tried anything.
void Api::with_tries(int first_day, int last_day, Tries go) {
  house_.people_.find(request_.caller.token, [self = shared_from_this(), first_day, last_day,
                                              go = std::move(go)](const Result<std::optional<Person>>& person) {
    if (!person) return self->refuse(person.error());
    if (!*person) return go({});
    self->house_.worker_.ask<std::vector<store::DayTry>>(
        [player = (*person)->player, first_day, last_day](store::Store& s) {
          return s.tries_of(player, first_day, last_day);
        },
        [self, go](const Result<std::vector<store::DayTry>>& tries) {
          if (!tries) return self->refuse(tries.error());
          go(*tries);
        });
  });
}

// Both boards of a day.
void Api::with_boards(int day, Boards go) {
  house_.daily_.board(day, record::kLiveBoard,
                      [self = shared_from_this(), day, go = std::move(go)](const Result<Daily::BoardPtr>& live) {
                        if (!live) return self->refuse(live.error());
                        self->house_.daily_.board(day, record::kOfflineBoard,
                                                  [self, go, live = *live](const Result<Daily::BoardPtr>& offline) {
                                                    if (!offline) return self->refuse(offline.error());
                                                    go({live, *offline});
                                                  });
                      });
}

std::optional<int> Api::day_of_path() {
  const auto number = read_number(parts_[1]);
  const auto day = number ? house_.daily_.day(*number) : Result<int>(std::unexpected(nothing_here()));
  if (day) return *day;
  refuse(day.error());
  return std::nullopt;
}

void Api::today() {
  const auto day = house_.daily_.today();
  if (!day) return refuse(day.error());
  with_tries(*day, *day, [self = shared_from_this(), day = *day](const std::vector<store::DayTry>& tries) {
    self->with_boards(day, [self, day, tries](const std::array<Daily::BoardPtr, 2>& boards) {
      Daily& daily = self->house_.daily_;
      self->reply(json_object([&](JsonText& text) {
        write_day(text, daily, day, self->house_.loop_.now_ms());
        write_raw(text, "par", boards[0]->par);
        write_raw(text, "opening", daily.opening(record::kLiveBoard, day));
        for (std::size_t i = 0; i < kBoards.size(); ++i) {
          const store::DayTry* const made = find_try(tries, day, kBoards[i]);
          text.key(kBoards[i]).begin_object()("players", boards[i]->players()).key("you");
          write_try(text, made);
          write_better_than(text, *boards[i], made);
          text.end_object();
        }
      }));
    });
  });
}

// The try that this person has today: a new one, or the one from before. Its table is opened with the first who asks.
void Api::begin_today() {
  bool named = false;
  if (!request_.body.empty()) {
    const auto read = read_named(request_.body);
    if (!read) return refuse(read.error());
    named = *read;
  }
  with_person([self = shared_from_this(), named](const Person& person) {
    House& house = self->house_;
    if (house.closing_) return self->refuse(server_closing());
    const auto day = house.daily_.today();
    if (!day) return self->refuse(day.error());
    const std::int64_t now = house.loop_.now_ms();
    const store::DayTry made{new_id(now), *day, std::string(record::kLiveBoard), person.player, now, 0, {}, named};
    house.worker_.ask<std::optional<store::DayTry>>(
        [made](store::Store& s) { return s.add_try(made, ""); },
        [self, person, made](const Result<std::optional<store::DayTry>>& there) {
          if (!there) return self->refuse(there.error());
          if (!*there) return self->refuse(no_player());
          self->open_day(person, **there, (*there)->id == made.id ? 201 : 200);
        });
  });
}

void Api::open_day(const Person& person, const store::DayTry& made, int status) {
  Daily& daily = house_.daily_;
  daily.want_par(made.day);
  const auto done = [self = shared_from_this(), made, status] {
    self->reply(json_object([&](JsonText& text) { text("day", made.day)("table", made.id); }), status);
  };
  if (made.finished_ms > 0) return done();
  // If another node, or this one before, has opened it, that is found out by what stands there.
  const auto open = [settings = daily.settings(), seed = daily.seed(record::kLiveBoard, made.day), person,
                     day = made.day](const Table& t) -> Result<Changes> {
    if (t.version() > 0) return Changes{};
    table::Started started;
    started.seed = seed;
    started.day = day;
    return t.open_try(settings, person.player, person.name, std::move(started));
  };
  house_.new_live_table(made.id).submit(
      {open, [self = shared_from_this(), done](const Result<void>& opened, const Table*) {
         if (!opened) return self->refuse(opened.error());
         done();
       }});
}

void Api::offline_today() {
  if (parts_[1] != record::kOfflineBoard) return refuse(nothing_here());
  const auto day = house_.daily_.today();
  if (!day) return refuse(day.error());
  const Daily& daily = house_.daily_;
  reply(json_object([&](JsonText& text) {
    write_day(text, daily, *day, house_.loop_.now_ms());
    text("board", record::kOfflineBoard)("seed", daily.seed(record::kOfflineBoard, *day));
  }));
}

void Api::show_day() {
  const auto day = day_of_path();
  if (!day) return;
  with_tries(*day, *day, [self = shared_from_this(), day = *day](const std::vector<store::DayTry>& tries) {
    self->with_boards(day, [self, day, tries](const std::array<Daily::BoardPtr, 2>& boards) {
      const Daily& daily = self->house_.daily_;
      self->reply(json_object([&](JsonText& text) {
        write_day(text, daily, day, self->house_.loop_.now_ms());
        for (std::size_t i = 0; i < kBoards.size(); ++i) {
          write_board(text, daily, day, kBoards[i], *boards[i], find_try(tries, day, kBoards[i]));
        }
      }));
    });
  });
}

// One's own days, with the par of each.
void Api::list_days() {
  const auto days = read_days(request_.query);
  if (!days) return refuse({"bad_message", "from", "days are asked for with from=DAY&to=DAY, at most 400 of them"});
  if (const auto now = house_.daily_.today(); !now) return refuse(now.error());
  with_person([self = shared_from_this(), days = *days](const Person& person) {
    using Found = std::pair<std::vector<store::DayTry>, std::vector<store::DayReport>>;
    self->house_.worker_.ask<Found>(
        [player = person.player, days](store::Store& s) -> Result<Found> {
          auto tries = s.tries_of(player, days.first, days.second);
          if (!tries) return std::unexpected(std::move(tries.error()));
          auto reports = s.day_reports(days.first, days.second);
          if (!reports) return std::unexpected(std::move(reports.error()));
          return Found{std::move(*tries), std::move(*reports)};
        },
        [self](const Result<Found>& found) {
          if (!found) return self->refuse(found.error());
          const auto& [tries, reports] = *found;
          self->reply(json_object([&](JsonText& text) {
            text.key("days").begin_array();
            for (std::size_t i = 0; i < tries.size(); ++i) {
              const int day = tries[i].day;
              if (i > 0 && tries[i - 1].day == day) continue;
              const auto report = std::ranges::find(reports, day, &store::DayReport::day);
              text.begin_object()("day", day);
              write_raw(text, "par", report == reports.end() ? "" : report->par);
              for (const std::string_view board : kBoards) {
                text.key(board);
                write_try(text, find_try(tries, day, board));
              }
              text.end_object();
            }
            text.end_array();
          }));
        });
  });
}

void Api::name_day() {
  const auto day = day_of_path();
  if (!day) return;
  const auto named = read_named(request_.body);
  if (!named) return refuse(named.error());
  with_person([self = shared_from_this(), day = *day, named = *named](const Person& person) {
    self->house_.worker_.ask<void>(
        [player = person.player, day, named](store::Store& s) { return s.name_tries(player, day, named); },
        [self, day](const Result<void>& done) {
          if (!done) return self->refuse(done.error());
          for (const std::string_view board : kBoards) self->house_.daily_.board_changed(day, board);
          self->reply("{}");
        });
  });
}

// Moves are handed in, never a score: the engine plays them on the day's shuffle.
void Api::hand_in() {
  if (parts_[2] != record::kOfflineBoard) return refuse(nothing_here());
  const auto day = day_of_path();
  if (!day) return;
  const auto request = read_hand_in(request_.body);
  if (!request) return refuse(request.error());
  with_person([self = shared_from_this(), request = *request, day = *day](const Person& person) {
    House& house = self->house_;
    const std::int64_t now = house.loop_.now_ms();
    if (now >= Daily::ends_ms(day + Daily::kHandInDays)) {
      return self->refuse({"too_late", "", "a game of that day cannot be handed in any more"});
    }
    const auto record = record::read_record(request.record);
    if (!record) return self->refuse(record.error());
    const auto score = house.daily_.referee(day, *record);
    if (!score) return self->refuse(score.error());
    const store::DayTry made{new_id(now),    day,          std::string(record::kOfflineBoard), person.player, now, now,
                             {*score, true}, request.named};
    house.worker_.ask<std::optional<store::DayTry>>([made, text = kept_record(*record, made.id, person.name, day)](
                                                        store::Store& s) { return s.add_try(made, text); },
                                                    [self, made](const Result<std::optional<store::DayTry>>& there) {
                                                      if (!there) return self->refuse(there.error());
                                                      if (!*there) return self->refuse(no_player());
                                                      self->house_.daily_.board_changed(made.day, made.board);
                                                      self->reply(json_object([&](JsonText& text) {
                                                                    text("day", made.day).key("offline");
                                                                    write_try(text, &**there);
                                                                  }),
                                                                  (*there)->id == made.id ? 201 : 200);
                                                    });
  });
}

// The record of a day's game, which tells its order: before the day is open only to who has finished that board.
void Api::day_record(const std::string& text, int day, std::string_view board) {
  const auto show = [self = shared_from_this(), text] {
    Answer answer;
    answer.body = self->house_.daily_.with_proof(text) + "\n";
    self->reply(std::move(answer));
  };
  if (house_.daily_.is_open(day)) return show();
  with_tries(day, day, [self = shared_from_this(), show, day, board = std::string(board)](const auto& tries) {
    const store::DayTry* const made = find_try(tries, day, board);
    if (made != nullptr && made->finished_ms > 0) return show();
    self->refuse({"day_not_over", "", "the day is not over: finish your own game of it first"});
  });
}

}  // namespace cifra::house
