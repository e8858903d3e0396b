// Conversation: who answers what; the house under /api/, /health and /ws, the server itself /metrics, and files
// everything else.
#include <spdlog/spdlog.h>

#include <boost/beast/websocket/rfc6455.hpp>
#include <utility>

#include "server/access.h"
#include "server/conversation.h"
#include "server/words.h"

namespace cifra::server {
namespace {

constexpr std::string_view kApi = "/api/";

// A header's value, or nothing. By field or by name.
std::string_view header(const HttpRequest& request, auto name) {
  const auto value = request[name];
  return {value.data(), value.size()};
}

Reply wrong_method(std::string_view allowed) {
  Reply reply = error_reply(405, "wrong_method", "this is not done with this method");
  reply.header("Allow", allowed);
  return reply;
}

bool is_api(std::string_view path) { return path == "/api" || path.starts_with(kApi); }

bool changes_something(http::verb method) {
  return method == http::verb::post || method == http::verb::patch || method == http::verb::delete_;
}

bool is_known(http::verb method) {
  return changes_something(method) || method == http::verb::get || method == http::verb::head;
}

// 16 bytes in base64.
bool is_websocket_key(std::string_view key) {
  return key.size() == 24 && key.ends_with("==") &&
         key.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") == 22;
}

}  // namespace

void Conversation::answer_request() {
  HttpRequest request = parser_->release();
  parser_.reset();
  if (trailerless_) request.base() = std::move(*std::exchange(trailerless_, nullptr));
  asked_ = Clock::now();
  keep_alive_ = request.keep_alive() && request.version() >= 11;
  head_only_ = request.method() == http::verb::head;
  if (refusal_) return say(*refusal_);
  const auto expect = header(request, http::field::expect);
  if (!expect.empty() && !same_word(expect, "100-continue")) {
    return say(error_reply(417, "bad_request", "only 100-continue can be expected"));
  }
  const auto text = request.target();
  auto target = read_target({text.data(), text.size()});
  if (hub().options.access_log) {
    const auto method = request.method_string();
    asked_for_ = shape_of({method.data(), method.size()}, target ? target->path : std::string_view(), hub().site);
  }
  if (!is_known(request.method())) return say(wrong_method("GET, HEAD, POST, PATCH, DELETE"));
  if (!target) return say(error_reply(400, "bad_request", "this path cannot be read"));
  if (!target->host.empty()) request.set(http::field::host, target->host);
  if (hub().options.local_hosts_only && !is_local_host(header(request, http::field::host))) {
    return say(error_reply(403, "wrong_origin", "this house is for its own machine; a name needs --public-url"));
  }
  route(request, std::move(*target));
}

void Conversation::route(const HttpRequest& request, Target target) {
  const bool changes = changes_something(request.method());
  if (is_api(target.path)) {
    if (is_cross_site(request, changes)) {
      return say(error_reply(403, "wrong_origin", "requests of other sites are not answered"));
    }
    if (changes && !request.body().empty() && !is_json(header(request, http::field::content_type))) {
      return say(error_reply(415, "wrong_type", "a body is JSON, with Content-Type: application/json"));
    }
    return ask_house(request, std::move(target));
  }
  if (changes) return say(wrong_method("GET, HEAD"));
  if (target.path == "/ws") return ask_to_connect(request);
  if (target.path == "/health") {
    target.path = "/api/health";
    return ask_house(request, std::move(target));
  }
  if (target.path == "/metrics") return say(metrics());
  say(file(request, target));
}

bool Conversation::is_cross_site(const HttpRequest& request, bool changes) const {
  if (changes && same_word(header(request, "Sec-Fetch-Site"), "cross-site")) return true;
  if (request.count(http::field::origin) == 0) return false;
  return request.count(http::field::origin) > 1 ||
         !is_own_origin(header(request, http::field::origin), header(request, http::field::host), hub().public_origin);
}

IpAddress Conversation::client(const HttpRequest& request) const {
  if (!hub().proxies.trusts(peer_)) return peer_;
  std::string hops;
  const auto [first, last] = request.equal_range("X-Forwarded-For");
  for (auto it = first; it != last; ++it) {
    if (!hops.empty()) hops += ',';
    hops += it->value();
  }
  return hub().proxies.client(peer_, hops);
}

house::Caller Conversation::caller(const HttpRequest& request) const {
  return {counted_address(client(request)),
          token_of(header(request, http::field::authorization), header(request, http::field::cookie)),
          device_of(header(request, http::field::cookie))};
}

void Conversation::ask_house(const HttpRequest& request, Target target) {
  state_ = State::kAnswering;
  deadline_ = Clock::now() + hub().limits().answer;
  house::Request ask;
  ask.method = head_only_ ? "GET" : std::string(request.method_string());
  ask.path = std::move(target.path);
  ask.query = std::move(target.query);
  if (changes_something(request.method())) ask.body = request.body();
  ask.caller = caller(request);
  hub().gateway.request(std::move(ask), [self = std::static_pointer_cast<Conversation>(shared_from_this()),
                                         question = question_](house::Answer answer) {
    if (question != self->question_ || self->state_ != State::kAnswering) return;
    self->say(house_reply(std::move(answer), self->hub().secure_cookies));
  });
}

void Conversation::ask_to_connect(HttpRequest request) {
  namespace websocket = boost::beast::websocket;
  if (!websocket::is_upgrade(request)) {
    Reply reply = error_reply(426, "not_a_websocket", "this is the address of the WebSocket");
    reply.header("Upgrade", "websocket");
    reply.header("Connection", "upgrade");
    return say(std::move(reply));
  }
  if (header(request, http::field::sec_websocket_version) != "13") {
    Reply reply = error_reply(426, "not_a_websocket", "this server speaks version 13 of the WebSocket protocol");
    reply.header("Sec-WebSocket-Version", "13");
    return say(std::move(reply));
  }
  if (!is_websocket_key(header(request, http::field::sec_websocket_key)) || !request.body().empty() ||
      buffer_.size() > 0) {
    return say(error_reply(400, "not_a_websocket", "this is not how a WebSocket is opened"));
  }
  if (is_cross_site(request, true)) {
    return say(error_reply(403, "wrong_origin", "pages of other sites may not play here"));
  }
  if (!ticket_) {
    ticket_ = hub().count(client(request));
    if (!ticket_) {
      ++hub().counters.refused_address;
      return say(error_reply(429, "too_many", "this address has too many connections"));
    }
  }
  if (hub().stopping) return say(error_reply(503, "closing", "the server is restarting; try again in a moment"));
  state_ = State::kAnswering;
  deadline_ = Clock::now() + hub().limits().answer;
  house::Caller handler = caller(request);
  upgrade_ = std::make_unique<HttpRequest>(std::move(request));
  hub().gateway.connect(std::move(handler), [self = std::static_pointer_cast<Conversation>(shared_from_this()),
                                             question = question_](house::Gateway::Enter enter, house::Answer refused) {
    if (question != self->question_ || self->state_ != State::kAnswering) return;
    self->admitted(std::move(enter), std::move(refused));
  });
}

void Conversation::admitted(house::Gateway::Enter enter, house::Answer refused) {
  const std::unique_ptr<HttpRequest> request = std::move(upgrade_);
  if (!enter) return say(house_reply(std::move(refused), hub().secure_cookies));
  if (hub().stopping) return say(error_reply(503, "closing", "the server is restarting; try again in a moment"));
  state_ = State::kUpgraded;
  ++hub().counters.requests[1];
  ++hub().counters.upgrades;
  upgrade(std::move(*request), std::move(ticket_), std::move(enter));
}

Reply Conversation::metrics() const {
  Reply reply;
  reply.type = "text/plain; version=0.0.4; charset=utf-8";
  reply.body = hub().gateway.metrics();
  if (!reply.body.empty() && !reply.body.ends_with('\n')) reply.body += '\n';
  reply.body += hub().counters.prometheus();
  reply.header("Cache-Control", "no-store");
  return reply;
}

Reply Conversation::file(const HttpRequest& request, const Target& target) {
  const File* found = hub().site.find(target.path);
  const File& file = found == nullptr ? hub().site.not_found() : *found;
  const auto tags = found == nullptr ? std::string_view() : header(request, http::field::if_none_match);
  Reply reply = file_reply(file, header(request, http::field::accept_encoding), tags);
  if (found == nullptr) reply.status = 404;
  if (target.path.starts_with("/t/")) reply.header("X-Robots-Tag", "noindex");
  return reply;
}

}  // namespace cifra::server
