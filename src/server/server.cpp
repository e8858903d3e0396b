#include "server/server.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <tuple>
#include <utility>

#include "server/hub.h"
#include "server/sending.h"
#include "server/streams.h"

namespace cifra::server {
namespace {

using ErrorCode = boost::system::error_code;
using Tcp = boost::asio::ip::tcp;

// A storm of connections must not keep the others waiting: after so many the loop goes round once.
constexpr int kAcceptAtOnce = 16;

std::optional<Reply> refusal_of(Hub::Welcome welcome) {
  Reply reply;
  switch (welcome) {
    case Hub::Welcome::kFull:
      reply = error_reply(503, "full", "the server is full; try again later");
      break;
    case Hub::Welcome::kTooManyOfAddress:
      reply = error_reply(429, "too_many", "this address has too many connections");
      break;
    default:
      return std::nullopt;
  }
  reply.header("Retry-After", "10");
  return reply;
}

class Listener : public std::enable_shared_from_this<Listener> {
 public:
  explicit Listener(std::shared_ptr<Hub> hub)
      : hub_(std::move(hub)), acceptor_(hub_->io.get_executor()), timer_(hub_->io.get_executor()) {}

  ErrorCode listen(const Tcp::endpoint& endpoint, bool only_v6) {
    ErrorCode ec;
    if (acceptor_.open(endpoint.protocol(), ec)) return ec;
    if (acceptor_.set_option(boost::asio::socket_base::reuse_address(true), ec)) return ec;
    if (endpoint.address().is_v6() && acceptor_.set_option(boost::asio::ip::v6_only(only_v6), ec)) return ec;
    if (acceptor_.bind(endpoint, ec)) return ec;
    if (acceptor_.listen(boost::asio::socket_base::max_listen_connections, ec)) return ec;
    return acceptor_.non_blocking(true, ec);
  }

  Endpoint endpoint() const {
    ErrorCode ignored;
    const auto local = acceptor_.local_endpoint(ignored);
    return {local.address().to_string(), local.port()};
  }

  void accept() {
    acceptor_.async_accept([self = shared_from_this()](ErrorCode ec, Socket socket) {
      for (int left = kAcceptAtOnce; !ec; socket = self->acceptor_.accept(ec)) {
        self->serve(std::move(socket));
        if (--left == 0) break;
      }
      self->go_on(ec);
    });
  }

  void close() {
    ErrorCode ignored;
    std::ignore = acceptor_.close(ignored);
    timer_.cancel();
  }

 private:
  void go_on(ErrorCode ec) {
    if (!acceptor_.is_open()) return;
    namespace error = boost::asio::error;
    if (!ec || ec == error::would_block || ec == error::connection_aborted) return accept();
    if (hub_->counters.accept_errors++ == 0 || !failing_) spdlog::warn("cannot accept connections: {}", ec.message());
    failing_ = true;
    timer_.expires_after(hub_->limits().backoff);
    timer_.async_wait([self = shared_from_this()](ErrorCode stopped) {
      if (!stopped && self->acceptor_.is_open()) self->accept();
    });
  }

  void serve(Socket socket) {
    failing_ = false;
    ErrorCode ec;
    const auto remote = socket.remote_endpoint(ec);
    if (ec) return;  // gone already
    std::ignore = socket.set_option(Tcp::no_delay(true), ec);
    bound_sending(socket.native_handle());
    Ticket ticket;
    const Hub::Welcome welcome = hub_->welcome(remote.address(), ticket);
    if (welcome == Hub::Welcome::kFlood) return;
    const auto serve = hub_->tls ? serve_tls : serve_plain;
    serve(hub_, std::move(socket), std::move(ticket), remote.address(), refusal_of(welcome));
  }

  std::shared_ptr<Hub> hub_;
  boost::asio::basic_socket_acceptor<Tcp, Executor> acceptor_;
  Timer timer_;
  bool failing_ = false;
};

Result<std::vector<IpAddress>> read_addresses(const std::vector<std::string>& texts) {
  std::vector<IpAddress> addresses;
  for (const std::string& text : texts) {
    ErrorCode ec;
    const IpAddress address = boost::asio::ip::make_address(text == "localhost" ? "127.0.0.1" : text, ec);
    if (ec) return fail("bad_address", text, "an address to listen on is a number such as 0.0.0.0 or ::");
    addresses.push_back(address);
  }
  if (addresses.empty()) return fail("bad_address", "", "there is no address to listen on");
  return addresses;
}

}  // namespace

struct Server::Listeners {
  std::vector<std::shared_ptr<Listener>> all;
};

Server::Server(boost::asio::io_context& io, house::Gateway& gateway, Options options)
    : hub_(std::make_shared<Hub>(io, gateway, std::move(options))), listeners_(std::make_unique<Listeners>()) {}

// Only without memory could anything here throw.
Server::~Server() {  // NOLINT(bugprone-exception-escape)
  stop_accepting();
  hub_->stop_sweeping();
  hub_->drop_all();
}

Result<void> Server::start() {
  if (auto loaded = hub_->load(); !loaded) return loaded;
  const auto addresses = read_addresses(hub_->options.addresses);
  if (!addresses) return std::unexpected(addresses.error());
  const bool has_v4 = std::ranges::any_of(*addresses, [](const IpAddress& address) { return address.is_v4(); });
  std::vector<std::shared_ptr<Listener>> listeners;
  for (const IpAddress& address : *addresses) {
    auto listener = std::make_shared<Listener>(hub_);
    const ErrorCode ec = listener->listen({address, hub_->options.port}, has_v4);
    if (ec == boost::asio::error::address_in_use) {
      return fail("port_in_use", std::to_string(hub_->options.port), "another program listens on this port");
    }
    if (ec) return fail("cannot_listen", address.to_string(), "cannot listen on this address: " + ec.message());
    listeners.push_back(std::move(listener));
  }
  listeners_->all = std::move(listeners);
  for (const auto& listener : listeners_->all) {
    const Endpoint endpoint = listener->endpoint();
    spdlog::info("listening on {} port {}{}", endpoint.address, endpoint.port, hub_->tls ? " with TLS" : "");
    listener->accept();
  }
  spdlog::info("{} files of the web client, {} KiB", hub_->site.size(), hub_->site.bytes() / 1024);
  hub_->start_sweeping();
  return {};
}

std::vector<Endpoint> Server::endpoints() const {
  std::vector<Endpoint> endpoints;
  for (const auto& listener : listeners_->all) endpoints.push_back(listener->endpoint());
  return endpoints;
}

Result<void> Server::reload_certificates() {
  auto loaded = hub_->load_certificate();
  if (loaded) {
    spdlog::info("certificate loaded again");
  } else {
    spdlog::error("certificate not loaded, the old one stays in use: {}: {}", loaded.error().at,
                  loaded.error().message);
  }
  return loaded;
}

void Server::stop_accepting() {
  if (hub_->stopping) return;
  for (const auto& listener : listeners_->all) listener->close();
  hub_->stop();
  spdlog::info("no new connections");
}

void Server::close_all(std::function<void()> closed) {
  stop_accepting();
  hub_->close_all(std::move(closed));
}

}  // namespace cifra::server
