#include "server/hub.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>

#include "server/reply.h"
#include "server/request.h"
#include "server/tls_context.h"

namespace cifra::server {

Link::Link(std::shared_ptr<Hub> hub, Protocol protocol) : hub_(std::move(hub)), protocol_(protocol) {
  hub_->add(*this);
}
Link::~Link() { hub_->remove(*this); }  // NOLINT(bugprone-exception-escape): only without memory

void Link::look_again(Clock::time_point when) {
  auto& look = hub_->list(protocol_)[place_].look;
  look = std::min(look, when);
}

Ticket::~Ticket() {
  if (hub_ != nullptr && --count_->second == 0) hub_->of_address_.erase(count_->first);
}

Hub::Hub(boost::asio::io_context& io_context, house::Gateway& the_gateway, Options the_options)
    : io(io_context), gateway(the_gateway), options(std::move(the_options)), timer_(io_context.get_executor()) {}

Hub::~Hub() = default;

Result<void> Hub::load() {
  if (!options.public_url.empty()) {
    public_origin = origin_of(options.public_url);
    if (public_origin.empty()) {
      return fail("bad_url", options.public_url, "the public URL begins with http:// or https:// and a host");
    }
  }
  auto networks = Proxies::read(options.trusted_proxies);
  if (!networks) return std::unexpected(std::move(networks.error()));
  proxies = std::move(*networks);
  auto files = Site::load(options.web);
  if (!files) return std::unexpected(std::move(files.error()));
  site = std::move(*files);
  if (auto loaded = load_certificate(); !loaded) return loaded;
  secure_cookies = tls != nullptr || public_origin.starts_with("https:");
  common_headers = common_headers_of(public_origin, tls != nullptr);
  return {};
}

Result<void> Hub::load_certificate() {
  if (options.certificate.empty() && options.key.empty()) return {};
  auto context = make_tls_context(options.certificate, options.key);
  if (!context) return std::unexpected(std::move(context.error()));
  tls = std::move(*context);
  return {};
}

void Hub::add(Link& link) {
  auto& places = list(link.protocol_);
  link.place_ = places.size();
  places.push_back({&link, now});
  ++(link.protocol_ == Link::Protocol::kHttp ? counters.http_open : counters.websocket_open);
}

void Hub::remove(Link& link) {
  auto& places = list(link.protocol_);
  places[link.place_] = places.back();
  places[link.place_].link->place_ = link.place_;
  places.pop_back();
  --(link.protocol_ == Link::Protocol::kHttp ? counters.http_open : counters.websocket_open);
  if (http_.empty() && websockets_.empty()) tell_closed();
}

void Hub::tell_closed() {
  if (!closed_) return;
  stop_sweeping();
  boost::asio::post(io, std::exchange(closed_, nullptr));
}

Ticket Hub::count(const IpAddress& address) {
  const auto count = of_address_.try_emplace(counted_address(address), 0).first;
  if (count->second >= limits().connections_of_an_address) return {};
  ++count->second;
  return {this, &*count};
}

Hub::Welcome Hub::welcome(const IpAddress& peer, Ticket& ticket) {
  ++counters.accepted;
  const bool full = http_.size() + websockets_.size() - refusing >= limits().connections;
  // All clients of a proxy share its address; theirs are counted when they open a WebSocket.
  if (!full && !proxies.trusts(peer)) ticket = count(peer);
  if (!full && (ticket || proxies.trusts(peer))) return Welcome::kServed;
  if (refusing >= limits().refusals) {
    ++counters.refused_silently;
    return Welcome::kFlood;
  }
  ++(full ? counters.refused_full : counters.refused_address);
  return full ? Welcome::kFull : Welcome::kTooManyOfAddress;
}

const std::string& Hub::date() {
  const std::time_t second = std::time(nullptr);
  if (second != date_second_) {
    date_second_ = second;
    std::tm parts{};
    gmtime_r(&second, &parts);
    std::array<char, 40> text{};
    date_.assign(text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts));
  }
  return date_;
}

void Hub::stop_sweeping() {
  sweeping_ = false;
  timer_.cancel();
}

void Hub::start_sweeping() {
  sweeping_ = true;
  timer_.expires_after(limits().sweep);
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code ec) {
    const auto self = weak.lock();
    if (ec || !self || !self->sweeping_) return;
    self->sweep();
    if (self->sweeping_) self->start_sweeping();
  });
}

// Backwards: a link that goes is replaced by the last one, which has been visited.
template <class Task>
void Hub::for_each(std::vector<Place>& places, Task task) {
  for (std::size_t i = places.size(); i-- > 0;) {
    if (i >= places.size()) continue;
    if (const auto link = places[i].link->weak_from_this().lock()) task(*link);
  }
}

void Hub::sweep(std::vector<Place>& places) {
  for (std::size_t i = places.size(); i-- > 0;) {
    if (i >= places.size() || places[i].look > now) continue;
    const auto link = places[i].link->weak_from_this().lock();
    if (!link) continue;
    const auto next = link->sweep();
    places[link->place_].look = next;
  }
}

void Hub::sweep() {
  now = Clock::now();
  pings_left = 64 + websockets_.size() / 32;  // all of them in half the time to the next
  sweep(http_);
  sweep(websockets_);
  if (now >= close_by_) {
    drop_all();
    tell_closed();  // whatever the house still holds
  }
}

void Hub::stop() {
  stopping = true;
  for_each(http_, [](Link& link) { link.stop(); });
}

void Hub::close_all(std::function<void()> finished) {
  stop();
  now = Clock::now();
  close_by_ = now + limits().closing;
  closed_ = std::move(finished);
  for_each(http_, [](Link& link) { link.close(); });
  for_each(websockets_, [](Link& link) { link.close(); });
  if (http_.empty() && websockets_.empty()) tell_closed();
}

void Hub::drop_all() {
  for_each(http_, [](Link& link) { link.drop(); });
  for_each(websockets_, [](Link& link) { link.drop(); });
}

}  // namespace cifra::server
