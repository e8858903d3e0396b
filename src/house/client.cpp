#include "house/client.h"

#include <utility>

#include "base/json.h"
#include "base/json_text.h"
#include "base/text_pool.h"
#include "house/api.h"
#include "house/house.h"
#include "table/table_message.h"

namespace cifra::house {
namespace {

constexpr int kMostRefused = 200;  // messages beyond the limit, before somebody is put out
constexpr int kPolicyViolation = 1008;

void append_id(std::string& line, std::optional<std::int64_t> id) {
  if (id) line.append(R"(,"id":)").append(std::to_string(*id));
}

}  // namespace

Client::Client(House& house, Peer& peer, std::uint64_t number, const Person& person, std::string address)
    : house_(house),
      peer_(peer),
      number_(number),
      player_(person.player),
      name_(person.name),
      address_(std::move(address)),
      token_tag_(person.token_tag) {
  line() += json_object([&](JsonText& text) {
    text("type", "hello")("protocol", table::kProtocol)("version", house.options().version).key("player");
    player_.empty() ? text.null() : text.value(player_);
    text.key("name");
    player_.empty() ? text.null() : text.value(name_);
    text("now", house.loop().now_ms());
  });
}

Client::~Client() {
  for (const auto watched = watched_; LiveTable * live : watched) live->unwatch(*this);
  house_.leave(*this);
}

std::string& Client::line() {
  if (!marked_) {
    marked_ = true;
    house_.end_pass_for(*this);
    out_ = TextPool::take();
  }
  if (!out_.empty()) out_ += '\n';
  return out_;
}

void Client::deliver() {
  marked_ = false;
  if (!out_.empty()) peer_.deliver(std::exchange(out_, {}));
}

void Client::refuse(std::optional<std::int64_t> id, const Error& what) {
  const Error error = for_clients(what);
  line() += json_object([&](JsonText& text) {
    text("type", "error")("code", error.code)("at", error.at)("message", error.message);
    if (id) text("id", *id);
  });
}

void Client::done(std::optional<std::int64_t> id) {
  if (!id) return;
  std::string& text = line();
  text += R"({"type":"done")";
  append_id(text, id);
  text += '}';
}

void Client::receive(std::string_view text) {
  ++house_.counters().messages;
  const std::int64_t now = house_.loop().steady_ms();
  const Limits& limits = house_.options().limits;
  const Rate rate{limits.messages_burst, 1000LL * limits.messages_burst / limits.messages_per_s};
  const bool too_many = !messages_.take(rate, now);
  if (too_many && ++refused_ >= kMostRefused) {
    ++house_.counters().refused;
    return peer_.end(kPolicyViolation, "too many messages");
  }
  std::optional<std::int64_t> id;
  auto message = read_message(text, id);
  if (too_many || !message) {
    ++house_.counters().refused;
    return refuse(id, too_many ? Error{"slow_down", "", "too many messages; wait a little"} : message.error());
  }
  obey(std::move(*message));
}

void Client::obey(Message message) {
  const auto id = message.id;
  switch (message.verb) {
    case Verb::kPing: {
      std::string& text = line();
      text += R"({"type":"pong","now":)" + std::to_string(house_.loop().now_ms());
      append_id(text, id);
      text += '}';
      return;
    }
    case Verb::kUnwatch:
      if (LiveTable* live = house_.find_live_table(message.table)) live->unwatch(*this);
      return done(id);
    case Verb::kWatch: {
      if (watched_.size() >= static_cast<std::size_t>(house_.options().limits.watched_tables)) {
        return refuse(id, {"too_many", "table", "you watch too many tables at once"});
      }
      house_.watch(*this, message.table, message.version, [this, id](const Result<void>& result) {
        if (!result) return refuse(id, result.error());
        done(id);
      });
      return;
    }
    default:
      break;
  }
  house_.obey(std::move(message), {player_, name_, address_},
              [&house = house_, number = number_, id](const Result<void>& result, const table::Table*) {
                Client* client = house.find_client(number);
                if (client == nullptr) return;
                if (result) return client->done(id);
                ++house.counters().refused;
                client->refuse(id, result.error());
              });
}

}  // namespace cifra::house
