// The part of the API that is about people.
#include <memory>
#include <utility>

#include "house/api.h"
#include "house/house.h"
#include "house/summary.h"

namespace cifra::house {
namespace {

json::object person_json(const Person& person) {
  return {{"player", person.player},
          {"name", person.name},
          {"account", person.account.empty() ? json::value(nullptr) : json::value(person.account)}};
}

Answer with_token(const NewToken& added, bool show, int status) {
  json::object body = person_json(added.person);
  if (show) body["token"] = added.token;
  Answer answer;
  answer.status = status;
  answer.body = json::serialize(body);
  answer.token = added.token;
  return answer;
}

constexpr int kMostTables = 50;  // in one answer

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
    self->house_.worker_.ask<std::vector<store::TableRow>>(
        [id = person.player](store::Store& s) { return s.tables_of(id, kMostTables); },
        [self, person](const Result<std::vector<store::TableRow>>& rows) {
          if (!rows) return self->refuse(rows.error());
          std::vector<std::string> ids;
          for (const store::TableRow& row : *rows) ids.push_back(row.id);
          self->add_tables_of(person, ids);
        });
  });
}

// Whose turn it is, only the table itself knows.
void Api::add_tables_of(const Person& person, const std::vector<std::string>& ids) {
  struct Gathered {
    std::vector<std::string> tables;
    std::size_t missing = 0;
  };
  const auto gathered = std::make_shared<Gathered>();
  gathered->tables.resize(ids.size());
  gathered->missing = ids.size();
  const auto finish = [self = shared_from_this(), gathered, person] {
    json::array tables;
    for (const std::string& table : gathered->tables) {
      if (!table.empty()) tables.push_back(*parse_json(table, "bad_table"));
    }
    json::object body = person_json(person);
    body["tables"] = std::move(tables);
    self->reply(std::move(body));
  };
  if (ids.empty()) return finish();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    house_.desk(ids[i]).submit({[](const table::Table&) { return table::Changes{}; },
                                [gathered, finish, person, i](const Result<void>&, const table::Table* table) {
                                  if (table != nullptr && table->phase() != table::Phase::kClosed) {
                                    gathered->tables[i] = summary(*table, person.player);
                                  }
                                  if (--gathered->missing == 0) finish();
                                }});
  }
}

void Api::rename() {
  const auto guest = read_guest(request_.body);
  if (!guest) return refuse(guest.error());
  with_person([self = shared_from_this(), name = guest->name](const Person& person) {
    self->house_.people_.rename(person, name, [self, person, name](const Result<void>& renamed) {
      if (!renamed) return self->refuse(renamed.error());
      for (const auto& [number, visit] : self->house_.visits_) {
        if (visit->player() == person.player) visit->rename(name);
      }
      Person after = person;
      after.name = name;
      self->reply(person_json(after));
    });
  });
}

// Leaves all tables first, so that nobody waits for who is gone.
void Api::forget() {
  with_person([self = shared_from_this()](const Person& person) {
    const auto then_forget = [self, person] {
      self->house_.people_.forget(person, [self, person](const Result<void>& forgotten) {
        if (!forgotten) return self->refuse(forgotten.error());
        for (const auto& [number, visit] : self->house_.visits_) {
          if (visit->player() == person.player) visit->end(1000, "forgotten");
        }
        Answer answer;
        answer.body = "{}";
        answer.token = "";
        self->reply(std::move(answer));
      });
    };
    self->house_.worker_.ask<std::vector<store::TableRow>>(
        [id = person.player](store::Store& s) { return s.tables_of(id, 1000); },
        [self, person, then_forget](const Result<std::vector<store::TableRow>>& rows) {
          if (!rows) return self->refuse(rows.error());
          const auto missing = std::make_shared<std::size_t>(rows->size());
          if (rows->empty()) return then_forget();
          for (const store::TableRow& row : *rows) {
            self->house_.desk(row.id).submit({[id = person.player](const table::Table& t) { return t.leave(id); },
                                              [missing, then_forget](const Result<void>&, const table::Table*) {
                                                if (--*missing == 0) then_forget();
                                              }});
          }
        });
  });
}

void Api::make_account() {
  const auto credentials = read_credentials(request_.body);
  if (!credentials) return refuse(credentials.error());
  if (!within(house_.password_tries_, request_.caller.address)) return;
  with_person([self = shared_from_this(), credentials = *credentials](const Person& person) {
    if (!person.account.empty()) {
      return self->refuse({"has_account", "", "you have an account already"});
    }
    self->house_.people_.make_account(person, credentials, [self, person, credentials](const Result<void>& made) {
      if (!made) return self->refuse(made.error());
      Person after = person;
      after.account = credentials.account;
      self->reply(person_json(after), 201);
    });
  });
}

void Api::log_in() {
  const auto credentials = read_credentials(request_.body);
  if (!credentials) return refuse(credentials.error());
  if (!within(house_.password_tries_, request_.caller.address)) return;
  if (!within(house_.password_tries_, "account " + credentials->account)) return;
  house_.people_.log_in(*credentials, [self = shared_from_this()](const Result<NewToken>& in) {
    if (!in) return self->refuse(in.error());
    self->reply(with_token(*in, false, 200));
  });
}

void Api::log_out() {
  if (request_.caller.token.empty()) return refuse(no_player());
  house_.people_.log_out(request_.caller.token, [self = shared_from_this()](const Result<void>& out) {
    if (!out) return self->refuse(out.error());
    const std::size_t tag = People::tag(self->request_.caller.token);
    for (const auto& [number, visit] : self->house_.visits_) {
      if (!visit->player().empty() && visit->token_tag() == tag) visit->end(1000, "logged out");
    }
    Answer answer;
    answer.body = "{}";
    answer.token = "";
    self->reply(std::move(answer));
  });
}

}  // namespace cifra::house
