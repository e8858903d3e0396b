// The part of the API that is about groups: the same shuffle for several people.
#include <algorithm>
#include <memory>
#include <utility>

#include "base/json_text.h"
#include "house/api.h"
#include "house/house.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Table;

constexpr int kMostScore = 1000;  // that somebody with real tiles may say
constexpr int kCodeTries = 5;     // for a code that nobody has

Error group_over() { return {"group_over", "", "this group has ended"}; }
Error not_the_host() { return {"not_the_host", "", "only the host of the group can do that"}; }

// A try as somebody may see it. How a game goes on is known as it is played only where all are in step.
void write_group_try(JsonText& text, const Groups::Board& board, const store::GroupTry& one, std::string_view player,
                     bool shows_games) {
  const bool finished = one.finished_ms > 0;
  const bool is_own = !player.empty() && one.player == player;
  text.begin_object().key("name");
  one.name.empty() ? text.null() : text.value(one.name);
  text("by_hand", one.by_hand)("placed", one.progress.placed)("finished", finished).key("score");
  finished || (board.group.in_step && !one.by_hand) || board.has_ended() ? text.value(one.progress.score) : text.null();
  if (is_own) text("you", true);
  if (!one.by_hand && (is_own || (finished && shows_games))) text("table", one.id);
  text.end_object();
}

std::string group_message(const Groups::Board& board, std::string_view player) {
  const store::Group& group = board.group;
  const auto settings = parse_json(group.settings, store::kDamaged);
  return json_object([&](JsonText& text) {
    text("code", group.code).key("settings").raw(settings ? group.settings : "null").key("host");
    group.host_name.empty() ? text.null() : text.value(group.host_name);
    text("you_host", !player.empty() && player == group.host)("in_step", group.in_step)("cards", board.cards);
    text("turned", group.turned)("ended", board.has_ended())("open", board.may_see_games(player)).key("dealt");
    group.in_step || board.has_ended() ? text.value(board.dealt()) : text.null();
    text.key("seed");
    board.has_ended() ? text.value(group.seed) : text.null();
    text("version", board.version).key("tries").begin_array();
    for (const store::GroupTry& one : board.tries) {
      write_group_try(text, board, one, player, board.may_see_games(player));
    }
    text.end_array();
  });
}

}  // namespace

// Who asks (perhaps nobody), and the group of the path, for changes as it is now.
void Api::with_group(WithGroup go) {
  if (!may_guess_code()) return;
  const auto missed = [self = shared_from_this()] { self->miss_code(no_such_group()); };
  const auto code = read_code(parts_[1]);
  if (!code) return missed();
  house_.people_.find(request_.caller.token, [self = shared_from_this(), code = *code, missed,
                                              go = std::move(go)](const Result<std::optional<Person>>& person) {
    if (!person) return self->refuse(person.error());
    const Groups::Known known = [self, missed, go,
                                 who = person->value_or(Person{})](const Result<Groups::BoardPtr>& board) {
      if (!board && board.error().code == no_such_group().code) return missed();
      if (!board) return self->refuse(board.error());
      go(who, *board);
    };
    if (self->request_.method == "GET") return self->house_.groups_.board(code, known);
    self->house_.groups_.read(code, known);
  });
}

void Api::open_group() {
  const auto wish = read_new_group(request_.body);
  if (!wish) return refuse(wish.error());
  const auto settings = house_.groups_.settings();
  if (!settings) return refuse(settings.error());
  with_person([self = shared_from_this(), in_step = *wish, settings = *settings](const Person& person) {
    House& house = self->house_;
    if (house.closing_) return self->refuse(server_closing());
    if (!self->within(house.new_groups_, person.player)) return;
    if (!self->within(house.new_groups_of_address_, self->request_.caller.address)) return;
    store::Group group;
    group.host = person.player;
    group.settings = table::to_json(settings);
    group.seed = new_salt();
    group.in_step = in_step;
    group.made_ms = house.loop_.now_ms();
    house.worker_.ask<std::string>(
        [group](store::Store& s) mutable -> Result<std::string> {
          for (int i = 0; i < kCodeTries; ++i) {
            group.code = new_code();
            const auto added = s.add_group(group);
            if (!added) return std::unexpected(added.error());
            if (*added) return group.code;
          }
          return fail("busy", "", "there is no code left at the moment; try again");
        },
        [self](const Result<std::string>& code) {
          if (!code) return self->refuse(code.error());
          const std::string url = self->house_.options_.public_url + "/g/" + *code;
          self->reply(json_object([&](JsonText& text) { text("code", *code)("url", url); }), 201);
        });
  });
}

void Api::show_group() {
  with_group([self = shared_from_this()](const Person& person, const Groups::BoardPtr& board) {
    if (self->request_.query == "known=" + std::to_string(board->version)) {
      return self->reply(json_object([&](JsonText& text) { text("version", board->version)("unchanged", true); }));
    }
    self->reply(group_message(*board, person.player));
  });
}

void Api::change_group() {
  const std::string& what = parts_[2];
  if (what != "tries" && what != "turn" && what != "end" && what != "score") {
    return refuse(nothing_here());
  }
  const auto change = read_group_change(request_.body);
  if (!change) return refuse(change.error());
  with_group([self = shared_from_this(), what, change = *change](const Person& person, const Groups::BoardPtr& board) {
    if (person.player.empty()) return self->refuse(no_player());
    if (self->house_.closing_) return self->refuse(server_closing());
    if (what == "tries") return self->join_group(person, board, change.by_hand);
    if (what == "score") return self->score_in_group(person, board, change.score);
    if (board->group.host != person.player) return self->refuse(not_the_host());
    if (what == "turn") return self->turn_group(person, board, change.turned);
    self->end_group(person, board);
  });
}

void Api::join_group(const Person& person, const Groups::BoardPtr& board, bool by_hand) {
  const store::GroupTry* const own = board->try_of(person.player);
  if (by_hand && !board->group.in_step) {
    return refuse({"not_now", "", "real tiles are for a group in which the host turns the cards"});
  }
  if (own == nullptr && !house_.may_open_table({person.player, person.name, request_.caller.address})) {
    return refuse({"slow_down", "", "you have opened many tables; try again later"});
  }
  store::GroupTry made;
  made.id = new_id(house_.loop_.now_ms());
  made.player = person.player;
  made.by_hand = by_hand;
  made.joined_ms = house_.loop_.now_ms();
  house_.worker_.ask<std::optional<store::GroupTry>>(
      [code = board->group.code, made, most = house_.options_.limits.group_people](store::Store& s) {
        return s.add_group_try(code, made, most);
      },
      [self = shared_from_this(), person, code = board->group.code,
       id = made.id](const Result<std::optional<store::GroupTry>>& there) {
        if (!there) return self->refuse(there.error());
        self->house_.groups_.changed(code);
        // What is dealt, and how many cards are turned, as it is now.
        self->house_.groups_.read(code, [self, person, made = *there, id](const Result<Groups::BoardPtr>& now) {
          if (!now) return self->refuse(now.error());
          if (!made && (*now)->has_ended()) return self->refuse(group_over());
          if (!made) return self->refuse({"group_full", "", "this group is full"});
          self->open_group_table(person, *made, *now, made->id == id ? 201 : 200);
        });
      });
}

// The table is opened once there is a card to place.
void Api::open_group_table(const Person& person, const store::GroupTry& made, const Groups::BoardPtr& board,
                           int status) {
  const bool begun = board->has_begun() && !made.by_hand;
  const auto done = [self = shared_from_this(), made, begun, status] {
    self->reply(json_object([&](JsonText& text) {
                  text("by_hand", made.by_hand).key("table");
                  begun ? text.value(made.id) : text.null();
                }),
                status);
  };
  if (!begun || made.finished_ms > 0 || board->has_ended()) return done();
  const auto settings = parse_json(board->group.settings, store::kDamaged);
  const auto read = settings ? table::read_settings(*settings) : std::unexpected(settings.error());
  if (!read) return refuse(read.error());
  table::Started started;
  started.seed = board->group.seed;
  started.salt = new_salt();
  started.group = board->group.code;
  started.released = board->released();
  // If another node, or this one before, has opened it, that is found out by what stands there.
  const auto open = [settings = *read, person, started](const Table& t) -> Result<Changes> {
    if (t.version() > 0) return t.release(started.released);
    return t.open_try(settings, person.player, person.name, started);
  };
  Transaction opens{open, [self = shared_from_this(), done](const Result<void>& opened, const Table*) {
                      if (!opened) return self->refuse(opened.error());
                      done();
                    }};
  opens.opens = true;
  house_.new_live_table(made.id).submit(std::move(opens));
}

// The next card, once however often it is asked for; then all tables follow.
void Api::turn_group(const Person& person, const Groups::BoardPtr& board, int turned) {
  if (!board->group.in_step) return refuse({"not_now", "", "in this group everybody plays at their own pace"});
  if (turned < 1 || turned > board->cards) return refuse({"bad_message", "turned", "there is no such card"});
  const std::string& code = board->group.code;
  house_.worker_.ask<bool>(
      [code, host = person.player, turned](store::Store& s) { return s.turn_group(code, host, turned); },
      [self = shared_from_this(), code, turned](const Result<bool>& done) {
        if (!done) return self->refuse(done.error());
        self->follow_group(code, [self, turned](const Groups::Board& now) {
          if (now.has_ended()) return self->refuse(group_over());
          if (now.group.turned < turned) return self->refuse({"not_now", "turned", "the cards are turned one by one"});
          self->reply(json_object([&](JsonText& text) { text("turned", now.group.turned); }));
        });
      });
}

void Api::end_group(const Person& person, const Groups::BoardPtr& board) {
  const std::string& code = board->group.code;
  house_.worker_.ask<bool>([code, host = person.player,
                            now = house_.loop_.now_ms()](store::Store& s) { return s.end_group(code, host, now); },
                           [self = shared_from_this(), code](const Result<bool>& done) {
                             if (!done) return self->refuse(done.error());
                             self->follow_group(code, [self](const Groups::Board&) { self->reply("{}"); });
                           });
}

void Api::follow_group(const std::string& code, std::function<void(const Groups::Board&)> then) {
  house_.groups_.changed(code);
  house_.groups_.read(code, [self = shared_from_this(), then = std::move(then)](const Result<Groups::BoardPtr>& now) {
    if (!now) return self->refuse(now.error());
    self->house_.follow_group(**now, true);
    then(**now);
  });
}

// Of somebody with real tiles, who counts alone.
void Api::score_in_group(const Person& person, const Groups::BoardPtr& board, int score) {
  if (!board->order_is_open()) return refuse({"not_now", "", "the score is counted when all cards have been turned"});
  if (score < 0 || score > kMostScore) return refuse({"bad_message", "score", "no layout has such a score"});
  const std::string& code = board->group.code;
  house_.worker_.ask<bool>([code, player = person.player, score, now = house_.loop_.now_ms()](
                               store::Store& s) { return s.set_group_score(code, player, score, now); },
                           [self = shared_from_this(), code](const Result<bool>& done) {
                             if (!done) return self->refuse(done.error());
                             if (!*done)
                               return self->refuse({"not_seated", "", "you do not play with real tiles in this group"});
                             self->house_.groups_.changed(code);
                             self->reply("{}");
                           });
}

void Api::remove_group() {
  with_group([self = shared_from_this()](const Person& person, const Groups::BoardPtr& board) {
    if (board->group.host != person.player || person.player.empty()) return self->refuse(not_the_host());
    const std::string& code = board->group.code;
    self->house_.worker_.ask<bool>([code, host = person.player](store::Store& s) { return s.remove_group(code, host); },
                                   [self, code](const Result<bool>& done) {
                                     if (!done) return self->refuse(done.error());
                                     self->house_.groups_.changed(code);
                                     self->reply("{}");
                                   });
  });
}

// The record of a game in a group, which tells its order.
void Api::group_record(const std::string& text, const std::string& code) {
  house_.people_.find(request_.caller.token, [self = shared_from_this(), text,
                                              code](const Result<std::optional<Person>>& person) {
    if (!person) return self->refuse(person.error());
    const std::string player = *person ? (*person)->player : "";
    self->house_.groups_.board(code, [self, text, player](const Result<Groups::BoardPtr>& board) {
      const bool is_gone = !board && board.error().code == no_such_group().code;
      if (!board && !is_gone) return self->refuse(board.error());
      if (!is_gone && !(*board)->may_see_games(player)) {
        return self->refuse({"group_not_over", "", "finish your own game of this group first, or wait for its end"});
      }
      Answer answer;
      answer.body = text + "\n";
      self->reply(std::move(answer));
    });
  });
}

}  // namespace cifra::house
