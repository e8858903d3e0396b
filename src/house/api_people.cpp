// The part of the API that is about people.
#include <algorithm>
#include <memory>
#include <utility>

#include "base/json_text.h"
#include "house/api.h"
#include "house/house.h"
#include "house/ratings.h"
#include "house/secrets.h"
#include "house/summary.h"

namespace cifra::house {
namespace {

void write_person(JsonText& text, const Person& person) {
  text("player", person.player)("name", person.name).key("account");
  person.account.empty() ? text.null() : text.value(person.account);
}

Answer with_token(const NewToken& added, bool show, int status) {
  Answer answer;
  answer.status = status;
  answer.body = json_object([&](JsonText& text) {
    write_person(text, added.person);
    if (show) text("token", added.token);
  });
  answer.token = added.token;
  return answer;
}

constexpr int kMostTables = 1000;  // in one answer

}  // namespace

void Api::add_guest() {
  const auto guest = read_guest(request_.body);
  if (!guest) return refuse(guest.error());
  if (!within(house_.new_guests_, request_.caller.address)) return;
  house_.people_.add_guest(guest->name,
                           [self = shared_from_this(), show = guest->wants_token](const Result<NewToken>& added) {
                             if (!added) return self->refuse(added.error());
                             self->reply(with_token(*added, show, 201));
                           });
}

void Api::me() {
  with_person([self = shared_from_this()](const Person& person) {
    self->house_.worker_.ask<Mine>(
        [id = person.player](store::Store& s) -> Result<Mine> {
          auto tables = s.tables_of(id, kMostTables);
          if (!tables) return std::unexpected(std::move(tables.error()));
          auto raters = s.raters_of(id);
          if (!raters) return std::unexpected(std::move(raters.error()));
          return Mine{std::move(*tables), std::move(*raters)};
        },
        [self, person](const Result<Mine>& mine) {
          if (!mine) return self->refuse(mine.error());
          self->add_tables_of(person, *mine);
        });
  });
}

// Whose turn it is, only the table itself knows; where no game is being played, the list knows enough. Tables that wait
// for this person come first, then the newest.
void Api::add_tables_of(const Person& person, const Mine& mine) {
  const std::vector<store::TableRow>& rows = mine.tables;
  struct Gathered {
    std::vector<std::string> tables;  // summaries; empty: not to be shown
    std::vector<bool> wait_for_you;
    std::size_t missing = 1;
  };
  const auto gathered = std::make_shared<Gathered>();
  gathered->tables.resize(rows.size());
  gathered->wait_for_you.resize(rows.size());
  const auto finish = [self = shared_from_this(), gathered, person, raters = mine.raters] {
    if (--gathered->missing > 0) return;
    self->reply(json_object([&](JsonText& text) {
      write_person(text, person);
      text.key("tables").begin_array();
      for (const bool waits : {true, false}) {
        for (std::size_t i = 0; i < gathered->tables.size(); ++i) {
          if (gathered->wait_for_you[i] == waits && !gathered->tables[i].empty()) text.raw(gathered->tables[i]);
        }
      }
      text.end_array();
      text.key("ratings").begin_array();
      for (const store::Rater& rater : raters) {
        text.begin_object()("game", rater.league);
        write_shown(text, shown(rater));
        text.end_object();
      }
      text.end_array();
    }));
  };
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].phase != table::word(table::Phase::kPlaying)) {
      const auto row = parse_json(rows[i].summary, store::kDamaged);
      const auto seat = std::ranges::find(rows[i].players, person.player) - rows[i].players.begin();
      if (!row || !row->is_object()) continue;
      std::string& text = gathered->tables[i] = rows[i].summary;
      text.resize(text.rfind('}'));
      text += R"(,"you":)" + std::to_string(seat) + R"(,"waits_for":[]})";
      continue;
    }
    ++gathered->missing;
    house_.live_table(rows[i].id).look([gathered, finish, person, i](const Result<void>&, const table::Table* table) {
      if (table != nullptr && table->phase() != table::Phase::kClosed) {
        gathered->tables[i] = summary(*table, person.player);
        const auto seat = table->seat_of(person.player);
        gathered->wait_for_you[i] = seat && table->must_act(*seat);
      }
      finish();
    });
  }
  finish();
}

void Api::rename() {
  const auto guest = read_guest(request_.body);
  if (!guest) return refuse(guest.error());
  with_person([self = shared_from_this(), name = guest->name](const Person& person) {
    self->house_.people_.rename(person, name, [self, person, name](const Result<void>& renamed) {
      if (!renamed) return self->refuse(renamed.error());
      for (const auto& [number, client] : self->house_.clients_) {
        if (client->player() == person.player) client->rename(name);
      }
      self->house_.person_changed();
      Person after = person;
      after.name = name;
      self->reply(json_object([&](JsonText& text) { write_person(text, after); }));
    });
  });
}

void Api::forget() {
  with_person([self = shared_from_this()](const Person& person) {
    self->house_.forget(person.player, [self](const Result<void>& forgotten) {
      if (!forgotten) return self->refuse(forgotten.error());
      Answer answer;
      answer.body = "{}";
      answer.token = "";
      self->reply(std::move(answer));
    });
  });
}

void Api::forget_game() {
  if (parts_[1] != "tables" || !is_id(parts_[2])) return refuse(nothing_here());
  with_person([self = shared_from_this()](const Person& person) {
    self->house_.forget_game(person.player, self->parts_[2], [self](const Result<void>& forgotten) {
      if (!forgotten) return self->refuse(forgotten.error());
      Answer answer;
      answer.body = "{}";
      self->reply(std::move(answer));
    });
  });
}

// The connection of the page that asked goes on with the new token.
void Api::make_account() {
  const auto credentials = read_credentials(request_.body);
  if (!credentials) return refuse(credentials.error());
  if (!within(house_.password_tries_of_address_, request_.caller.address)) return;
  with_person([self = shared_from_this(), credentials = *credentials](const Person& person) {
    if (!person.account.empty()) return self->refuse({"has_account", "", "you have an account already"});
    self->house_.people_.make_account(
        person, self->request_.caller.token, credentials,
        [self, show = credentials.wants_token, own = person.token_tag](const Result<NewToken>& made) {
          if (!made) return self->refuse(made.error());
          self->renew_clients(made->person, own);
          self->house_.person_changed();
          self->reply(self->with_device(with_token(*made, show, 201), made->person.player));
        });
  });
}

// A device that the account has logged in from before has tries of its own, so that strangers cannot use up its
// owner's.
void Api::log_in() {
  const auto credentials = read_credentials(request_.body);
  if (!credentials) return refuse(credentials.error());
  house_.people_.knows_device(credentials->account, request_.caller.device,
                              [self = shared_from_this(), credentials = *credentials](const Result<bool>& known) {
                                if (!known) return self->refuse(known.error());
                                self->try_log_in(credentials, *known);
                              });
}

void Api::try_log_in(const Credentials& credentials, bool known_device) {
  const std::string& address = request_.caller.address;
  if (known_device) {
    if (!within(house_.password_tries_, "device " + request_.caller.device)) return;
  } else {
    if (!within(house_.password_tries_, address + " " + credentials.account)) return;
    if (!within(house_.password_tries_of_address_, address)) return;
    if (!within(house_.password_tries_of_account_, credentials.account)) return;
  }
  house_.people_.log_in(credentials,
                        [self = shared_from_this(), show = credentials.wants_token](const Result<NewToken>& in) {
                          if (!in) return self->refuse(in.error());
                          self->reply(self->with_device(with_token(*in, show, 200), in->person.player));
                        });
}

// The answer, and that this device is known to the account from now on.
Answer Api::with_device(Answer answer, const std::string& player) {
  answer.device =
      request_.caller.device.empty() || request_.caller.device.size() > 100 ? new_token() : request_.caller.device;
  house_.people_.add_device(player, answer.device);
  return answer;
}

void Api::log_out() {
  if (request_.caller.token.empty()) return refuse(no_player());
  house_.people_.log_out(request_.caller.token, [self = shared_from_this()](const Result<void>& out) {
    if (!out) return self->refuse(out.error());
    const std::size_t tag = People::tag(self->request_.caller.token);
    for (const auto& [number, client] : self->house_.clients_) {
      if (!client->player().empty() && client->token_tag() == tag) client->end(1000, "logged out");
    }
    self->house_.person_changed();
    Answer answer;
    answer.body = "{}";
    answer.token = "";
    self->reply(std::move(answer));
  });
}

void Api::change_password() {
  const auto passwords = read_new_password(request_.body);
  if (!passwords) return refuse(passwords.error());
  with_person([self = shared_from_this(), passwords = *passwords](const Person& person) {
    if (person.account.empty()) return self->refuse({"no_account", "", "you have no account, and so no password"});
    if (!self->within(self->house_.password_tries_, "password of " + person.player)) return;
    self->house_.people_.change_password(
        person, passwords,
        [self, show = passwords.wants_token, own = person.token_tag](const Result<NewToken>& changed) {
          if (!changed) return self->refuse(changed.error());
          self->renew_clients(changed->person, own);
          self->end_clients(changed->person, changed->person.token_tag);
          self->house_.person_changed();
          self->reply(self->with_device(with_token(*changed, show, 200), changed->person.player));
        });
  });
}

void Api::end_other_sessions() {
  with_person([self = shared_from_this()](const Person& person) {
    self->house_.people_.end_others(person, self->request_.caller.token, [self, person](const Result<int>& ended) {
      if (!ended) return self->refuse(ended.error());
      self->end_clients(person, person.token_tag);
      self->house_.person_changed();
      self->reply(json_object([&](JsonText& text) { text("ended", *ended); }));
    });
  });
}

void Api::renew_clients(const Person& person, std::size_t old_tag) {
  for (const auto& [number, client] : house_.clients_) {
    if (client->player() == person.player && client->token_tag() == old_tag) client->renew_token(person.token_tag);
  }
}

void Api::end_clients(const Person& person, std::size_t but_tag) {
  for (const auto& [number, client] : house_.clients_) {
    if (client->player() == person.player && client->token_tag() != but_tag) {
      client->end(kSessionEnded, "this session was ended");
    }
  }
}

}  // namespace cifra::house
