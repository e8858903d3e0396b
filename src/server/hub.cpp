#include "server/hub.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>

#include "server/reply.h"
#include "server/request.h"
#include "server/tls_context.h"

namespace cifra::server {

Link::Link(std::shared_ptr<Hub> hub, Kind kind) : hub_(std::move(hub)), kind_(kind) { hub_->add(*this); }
Link::~Link() { hub_->remove(*this); }

Ticket::~Ticket() {
  if (hub_ != nullptr && --count_->second == 0) hub_->of_address_.erase(count_->first);
}

Hub::Hub(boost::asio::io_context& io_context, house::Door& the_door, Options the_options)
    : io(io_context), door(the_door), options(std::move(the_options)), timer_(io_context.get_executor()) {}

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
  auto& links = list(link.kind_);
  link.place_ = links.size();
  links.push_back(&link);
  ++(link.kind_ == Link::Kind::kHttp ? counters.http_open : counters.websocket_open);
}

void Hub::remove(Link& link) {
  auto& links = list(link.kind_);
  links[link.place_] = links.back();
  links[link.place_]->place_ = link.place_;
  links.pop_back();
  --(link.kind_ == Link::Kind::kHttp ? counters.http_open : counters.websocket_open);
  if (closed_ && http_.empty() && websockets_.empty()) {
    timer_.cancel();
    boost::asio::post(io, std::exchange(closed_, nullptr));
  }
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

void Hub::start_sweeping() {
  timer_.expires_after(limits().sweep);
  timer_.async_wait([weak = weak_from_this()](boost::system::error_code ec) {
    const auto self = weak.lock();
    if (ec || !self) return;
    self->sweep();
    self->start_sweeping();
  });
}

// Backwards: a link that goes is replaced by the last one, which has been visited.
template <class Visit>
void Hub::for_each(std::vector<Link*>& links, Visit visit) {
  for (std::size_t i = links.size(); i-- > 0;) {
    if (i >= links.size()) continue;
    if (const auto link = links[i]->weak_from_this().lock()) visit(*link);
  }
}

void Hub::sweep() {
  now = Clock::now();
  for_each(http_, [](Link& link) { link.sweep(); });
  // A walk over 8,000 WebSockets costs a millisecond of cache misses, and their deadlines are long.
  if (now - websockets_swept_ >= std::min(limits().ping_after, limits().closing) / 8) {
    websockets_swept_ = now;
    for_each(websockets_, [](Link& link) { link.sweep(); });
  }
  if (now >= close_by_) drop_all();
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
  if (closed_ && http_.empty() && websockets_.empty()) {
    timer_.cancel();
    boost::asio::post(io, std::exchange(closed_, nullptr));
  }
}

void Hub::drop_all() {
  for_each(http_, [](Link& link) { link.drop(); });
  for_each(websockets_, [](Link& link) { link.drop(); });
}

}  // namespace cifra::server
