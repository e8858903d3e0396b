#include "house/message.h"

#include <algorithm>
#include <array>
#include <boost/json/monotonic_resource.hpp>
#include <limits>
#include <utility>

#include "base/json.h"
#include "base/text.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

constexpr std::string_view kBad = "bad_message";

struct Known {
  std::string_view word;
  Verb verb;
};
constexpr std::array<Known, 14> kVerbs = {{{"watch", Verb::kWatch},
                                           {"unwatch", Verb::kUnwatch},
                                           {"sit", Verb::kSit},
                                           {"configure", Verb::kConfigure},
                                           {"seat_bot", Verb::kSeatBot},
                                           {"remove", Verb::kRemove},
                                           {"start", Verb::kStart},
                                           {"choose", Verb::kChoose},
                                           {"hurry", Verb::kHurry},
                                           {"stand_in", Verb::kStandIn},
                                           {"come_back", Verb::kComeBack},
                                           {"leave", Verb::kLeave},
                                           {"rematch", Verb::kRematch},
                                           {"ping", Verb::kPing}}};

// Takes fields out of an object and remembers the first that is missing or wrong.
class Fields {
 public:
  explicit Fields(const json::object& object) : object_(object) {}

  void text(std::string_view key, std::string& value, std::size_t most, bool needed = true) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr && !needed) return;
    if (found == nullptr || !found->is_string()) return wrong(key, "must be a string");
    if (found->get_string().size() > most) return wrong(key, "is too long");
    value = found->get_string();
  }

  template <class Int>
  void number(std::string_view key, Int& value, std::int64_t most, bool needed = true) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr && !needed) return;
    if (found == nullptr || !found->is_int64()) return wrong(key, "must be an integer");
    if (found->get_int64() < 0 || found->get_int64() > most) return wrong(key, "is out of range");
    value = static_cast<Int>(found->get_int64());
  }

  void truth(std::string_view key, bool& value) {
    const json::value* found = object_.if_contains(key);
    if (found == nullptr) return;
    if (!found->is_bool()) return wrong(key, "must be true or false");
    value = found->get_bool();
  }

  void settings(std::string_view key, table::Settings& value) {
    const json::value* found = object_.if_contains(key);
    auto settings = table::read_settings(found == nullptr ? json::value() : *found);
    if (settings) {
      value = std::move(*settings);
    } else if (problem_) {
      problem_ = std::unexpected(std::move(settings.error()));
    }
  }

  Result<void>& problem() { return problem_; }

 private:
  void wrong(std::string_view key, std::string_view what) {
    if (problem_) problem_ = fail(kBad, std::string(key), std::string(key).append(" ").append(what));
  }

  const json::object& object_;
  Result<void> problem_;
};

// A message is read, copied into a Message and gone: its tree of values lives on the stack.
struct Scratch {
  std::array<unsigned char, 4096> bytes;
  json::monotonic_resource resource{bytes.data(), bytes.size()};
};

Result<json::value> read_object(std::string_view text, Scratch& scratch) {
  if (text.size() > kMaxMessageBytes) return fail("too_big", "", "this is too long");
  auto value = parse_json(text, kBad, &scratch.resource);
  if (value && !value->is_object()) return fail(kBad, "", "this must be a JSON object");
  return value;
}

Result<Message> read_verb(const json::object& object, std::string_view table) {
  const json::value* type = object.if_contains("type");
  if (type == nullptr || !type->is_string()) return fail(kBad, "type", "a message needs a type");
  const auto* known = std::ranges::find(kVerbs, std::string_view(type->get_string()), &Known::word);
  if (known == kVerbs.end()) return fail(kBad, "type", "there is no such type of message");
  Message message;
  message.verb = known->verb;
  message.table = table;
  Fields fields(object);
  constexpr std::int64_t kAny = std::numeric_limits<std::int64_t>::max();
  if (message.verb != Verb::kPing && table.empty()) {
    fields.text("table", message.table, 64);
    if (fields.problem() && !is_id(message.table)) return fail("no_such_table", "table", "there is no such table");
  }
  switch (message.verb) {
    case Verb::kWatch:
      fields.number("version", message.version, kAny, false);
      break;
    case Verb::kSit:
      fields.text("name", message.name, 256, false);
      break;
    case Verb::kConfigure:
      fields.settings("settings", message.settings);
      break;
    case Verb::kRemove:
      fields.text("name", message.name, 256);
      break;
    case Verb::kSeatBot:
      fields.text("level", message.level, 32);
      fields.text("name", message.name, 256);
      break;
    case Verb::kChoose:
      fields.number("round", message.moment.round, 1000);
      fields.number("turn", message.moment.turn, 1000);
      fields.text("choice", message.choice, 32);
      break;
    case Verb::kHurry:
      fields.number("round", message.moment.round, 1000);
      fields.number("turn", message.moment.turn, 1000);
      break;
    case Verb::kStandIn:
      fields.number("seat", message.seat, 100);
      fields.text("level", message.level, 32, false);
      break;
    default:
      break;
  }
  if (!fields.problem()) return std::unexpected(std::move(fields.problem().error()));
  return message;
}

}  // namespace

Result<Message> read_message(std::string_view text, std::optional<std::int64_t>& id) {
  Scratch scratch;
  const auto value = read_object(text, scratch);
  if (!value) return std::unexpected(value.error());
  if (const json::value* found = value->get_object().if_contains("id")) {
    if (!found->is_int64()) return fail(kBad, "id", "id must be an integer");
    id = found->get_int64();
  }
  auto message = read_verb(value->get_object(), "");
  if (message) message->id = id;
  return message;
}

Result<Message> read_command(std::string_view body, std::string_view table) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  return read_verb(value->get_object(), table);
}

Result<table::Settings> read_new_table(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object());
  table::Settings settings;
  fields.settings("settings", settings);
  if (!fields.problem()) return std::unexpected(std::move(fields.problem().error()));
  return settings;
}

Result<NewGuest> read_guest(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object());
  NewGuest guest;
  fields.text("name", guest.name, 256);
  fields.truth("token", guest.wants_token);
  if (!fields.problem()) return std::unexpected(std::move(fields.problem().error()));
  if (const auto good = check_name(guest.name); !good) return std::unexpected(good.error());
  return guest;
}

Result<Credentials> read_credentials(std::string_view body) {
  Scratch scratch;
  const auto value = read_object(body, scratch);
  if (!value) return std::unexpected(value.error());
  Fields fields(value->get_object());
  Credentials credentials;
  fields.text("account", credentials.account, 256);
  fields.text("password", credentials.password, kMaxMessageBytes);
  if (!fields.problem()) return std::unexpected(std::move(fields.problem().error()));
  for (char& c : credentials.account) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_'; };
  if (credentials.account.size() < 3 || credentials.account.size() > 32 ||
      !std::ranges::all_of(credentials.account, plain)) {
    return fail("bad_account", "account", "the name of an account has 3 to 32 letters, digits, - and _");
  }
  if (credentials.password.size() < 8 || credentials.password.size() > 200) {
    return fail("bad_password", "password", "a password has 8 to 200 bytes");
  }
  return credentials;
}

}  // namespace cifra::house
