#include "house/client_message.h"

#include <algorithm>
#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <utility>

#include "base/fields.h"
#include "base/json.h"
#include "house/gateway.h"
#include "house/names.h"
#include "house/secrets.h"
#include "record/review.h"

namespace cifra::house {
namespace {

using table::kBadMessage;

// A message is read, copied into a Message and gone: its tree of values lives on the stack.
struct Scratch {
  std::array<unsigned char, 4096> bytes;
  json::monotonic_resource resource{bytes.data(), bytes.size()};
};

Result<json::value> read_object(std::string_view text, Scratch& scratch) {
  if (text.size() > kMaxMessageBytes) return fail("too_big", "", "this is too long");
  auto value = parse_json(text, kBadMessage, &scratch.resource);
  if (value && !value->is_object()) return fail(kBadMessage, "", "this must be a JSON object");
  return value;
}

Result<void> check_password(std::string_view password, std::string_view at) {
  if (password.size() >= 8 && password.size() <= 200) return {};
  return fail("bad_password", std::string(at), "a password has 8 to 200 bytes");
}

Result<Message> read_object_as_message(const json::object& object, std::string_view table) {
  const auto verb = table::read_verb(object);
  if (!verb) return std::unexpected(verb.error());
  std::string id(table);
  if (*verb != Verb::kPing && table.empty()) {
    Fields fields(object, kBadMessage);
    fields.text("table", id, 64);
    if (!fields.ok()) return fields.error();
    if (!is_id(id)) return fail("no_such_table", "table", "there is no such table");
  }
  auto command = table::read_command(object);
  if (!command) return std::unexpected(std::move(command.error()));
  return Message{std::move(*command), std::nullopt, std::move(id)};
}

}  // namespace

Result<Message> read_message(std::string_view text, std::optional<std::int64_t>& id) {
  Scratch scratch;
  const auto value = read_object(text, scratch);
  if (!value) return std::unexpected(value.error());
  if (const json::value* found = value->get_object().if_contains("id")) {
    if (!found->is_int64()) return fail(kBadMessage, "id", "id must be an integer");
    id = found->get_int64();
  }
  auto message = read_object_as_message(value->get_object(), "");
  if (message) message->id = id;
  return message;
}

Result<Message> read_command(std::string_view body, std::string_view table) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  return read_object_as_message(value->get_object(), table);
}

Result<table::Settings> read_new_table(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  table::Settings settings;
  fields.other("settings", settings, table::read_settings);
  if (!fields.ok()) return fields.error();
  return settings;
}

Result<NewGuest> read_guest(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  NewGuest guest;
  fields.text("name", guest.name, 256);
  fields.truth("token", guest.wants_token);
  if (!fields.ok()) return fields.error();
  auto name = clean_name(guest.name);
  if (!name) return std::unexpected(std::move(name.error()));
  guest.name = std::move(*name);
  return guest;
}

Result<Credentials> read_credentials(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  Credentials credentials;
  fields.text("account", credentials.account, 256);
  fields.text("password", credentials.password, kMaxMessageBytes);
  fields.truth("token", credentials.wants_token);
  if (!fields.ok()) return fields.error();
  for (char& c : credentials.account) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  if (credentials.account.size() < 3 || credentials.account.size() > 32 ||
      !std::ranges::all_of(credentials.account, plain)) {
    return fail("bad_account", "account", "the name of an account has 3 to 32 letters, digits, - and _");
  }
  if (const auto good = check_password(credentials.password, "password"); !good) return std::unexpected(good.error());
  return credentials;
}

Result<NewPassword> read_new_password(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  NewPassword passwords;
  fields.text("password", passwords.old_password, kMaxMessageBytes);
  fields.text("new_password", passwords.new_password, kMaxMessageBytes);
  fields.truth("token", passwords.wants_token);
  if (!fields.ok()) return fields.error();
  if (const auto good = check_password(passwords.new_password, "new_password"); !good) {
    return std::unexpected(good.error());
  }
  return passwords;
}

Result<ReviewRequest> read_review_request(std::string_view body, int most_par_games) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  ReviewRequest request;
  fields.number("par", request.par_games, record::kMostParGames, false);
  if (!fields.ok()) return fields.error();
  if (request.par_games > most_par_games) {
    return fail(kBadMessage, "par", "this server plays at most " + std::to_string(most_par_games) + " games for par");
  }
  const json::value* const record = value->get_object().if_contains("record");
  if (record == nullptr || !record->is_object()) return fail(kBadMessage, "record", "record must be an object");
  request.record = json::serialize(*record);
  return request;
}

Result<HandIn> read_hand_in(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  HandIn hand_in;
  fields.truth("named", hand_in.named);
  if (!fields.ok()) return fields.error();
  const json::value* const record = value->get_object().if_contains("record");
  if (record == nullptr || !record->is_object()) return fail(kBadMessage, "record", "record must be an object");
  hand_in.record = json::serialize(*record);
  return hand_in;
}

Result<bool> read_named(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  bool named = false;
  fields.truth("named", named);
  if (!fields.ok()) return fields.error();
  return named;
}

Result<bool> read_new_group(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  bool in_step = false;
  fields.truth("in_step", in_step);
  if (!fields.ok()) return fields.error();
  return in_step;
}

Result<GroupChange> read_group_change(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body.empty() ? "{}" : body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object(), kBadMessage);
  GroupChange change;
  fields.truth("by_hand", change.by_hand);
  fields.number("turned", change.turned, 1000, false);
  fields.number("score", change.score, 100'000, false);
  if (!fields.ok()) return fields.error();
  return change;
}

}  // namespace cifra::house
