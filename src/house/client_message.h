// Client messages: WebSocket messages, and the bodies of API requests. Hostile until read; a reader answers with a
// value whose every field has been checked for type and size, or with an error for the client. docs/protocol.md is the
// description for people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "table/command.h"
#include "table/event.h"

namespace cifra::house {

using table::Verb;

struct Message : table::Command {
  std::optional<std::int64_t> id;
  std::string table;
};

// `id` is filled in even when the rest is wrong, so that the error can name what it answers.
Result<Message> read_message(std::string_view text, std::optional<std::int64_t>& id);

// A command posted to /api/tables/ID: the table is in the path.
Result<Message> read_command(std::string_view body, std::string_view table);

Result<table::Settings> read_new_table(std::string_view body);

struct NewGuest {
  std::string name;
  bool wants_token = false;
};
Result<NewGuest> read_guest(std::string_view body);

struct Credentials {
  std::string account;  // in small letters
  std::string password;
  bool wants_token = false;
};
Result<Credentials> read_credentials(std::string_view body);

struct NewPassword {
  std::string old_password;
  std::string new_password;
  bool wants_token = false;
};
Result<NewPassword> read_new_password(std::string_view body);

struct ReviewRequest {
  std::string record;  // JSON, to be read
  int par_games = 0;
};
// A game of a day that was played without a connection.
struct HandIn {
  std::string record;  // JSON, to be read
  bool named = false;  // others may see the name
};
Result<HandIn> read_hand_in(std::string_view body);
Result<bool> read_named(std::string_view body);

Result<bool> read_new_group(std::string_view body);  // whether it plays in step
// Only what its request needs is filled in.
struct GroupChange {
  bool by_hand = false;
  int turned = 0;
  int score = -1;
};
Result<GroupChange> read_group_change(std::string_view body);

Result<ReviewRequest> read_review_request(std::string_view body, int most_par_games);

}  // namespace cifra::house
