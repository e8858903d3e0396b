// Hub: what all connections of a server share. Options, files, counts, the time, and the list of connections itself,
// which one timer sweeps for those that have been quiet, slow or late for too long. Connections have no timers of their
// own.
#pragma once

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <cstddef>
#include <ctime>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "house/gateway.h"
#include "server/addresses.h"
#include "server/counters.h"
#include "server/server.h"
#include "server/site.h"

namespace boost::asio::ssl {
class context;  // NOLINT(readability-identifier-naming)
}

namespace cifra::server {

using Clock = std::chrono::steady_clock;
using Executor = boost::asio::io_context::executor_type;
using Timer = boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor>;

// One connection. It lives as long as something is under way that holds it, and is in the hub's list for as long.
class Link : public std::enable_shared_from_this<Link> {
 public:
  enum class Protocol : std::uint8_t { kHttp, kWebSocket };

  Link(std::shared_ptr<Hub> hub, Protocol protocol);
  virtual ~Link();
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;

  virtual Clock::time_point sweep() = 0;  // looks at its deadlines; answers when to look again
  virtual void stop() = 0;                // ends when what is under way is done
  virtual void close() = 0;               // says goodbye
  virtual void drop() = 0;                // ends now; nobody is told anything any more

 protected:
  Hub& hub() const { return *hub_; }
  const std::shared_ptr<Hub>& shared_hub() const { return hub_; }
  void look_again(Clock::time_point when);  // earlier than sweep() said

 private:
  friend class Hub;
  std::shared_ptr<Hub> hub_;
  std::size_t place_ = 0;
  Protocol protocol_;
};

// A connection's share in the count of its address, given back when it is gone.
class Ticket {
 public:
  Ticket() = default;
  Ticket(Ticket&& other) noexcept : hub_(std::exchange(other.hub_, nullptr)), count_(other.count_) {}
  Ticket& operator=(Ticket&& other) noexcept {
    std::swap(hub_, other.hub_);
    std::swap(count_, other.count_);
    return *this;
  }
  ~Ticket();
  explicit operator bool() const { return hub_ != nullptr; }

 private:
  friend class Hub;
  using Count = std::pair<const std::string, std::size_t>;
  Ticket(Hub* hub, Count* count) : hub_(hub), count_(count) {}
  Hub* hub_ = nullptr;
  Count* count_ = nullptr;
};

class Hub : public std::enable_shared_from_this<Hub> {
 public:
  Hub(boost::asio::io_context& io_context, house::Gateway& the_gateway, Options the_options);
  ~Hub();

  Result<void> load();  // files, proxies, URL, certificate
  Result<void> load_certificate();

  boost::asio::io_context& io;
  house::Gateway& gateway;
  const Options options;
  Site site;
  Proxies proxies;
  std::string public_origin;
  std::string common_headers;  // of every response, each with its line end
  bool secure_cookies = false;
  std::shared_ptr<boost::asio::ssl::context> tls;  // null: without
  Counters counters;
  Clock::time_point now = Clock::now();  // as of the last sweep
  bool stopping = false;
  // How many pings a sweep may still send: thousands that came together must not all be asked in one go.
  std::size_t pings_left = 0;

  const Limits& limits() const { return options.limits; }

  // A new connection: served, told that it is one too many, or closed at once.
  enum class Welcome : std::uint8_t { kServed, kFull, kTooManyOfAddress, kFlood };
  Welcome welcome(const IpAddress& peer, Ticket& ticket);
  Ticket count(const IpAddress& address);  // nothing if that is above its limit
  std::size_t refusing = 0;                // connections that are being told

  const std::string& date();  // for the header of that name

  void start_sweeping();
  void stop_sweeping();
  void stop();                                     // see Server::stop_accepting
  void close_all(std::function<void()> finished);  // see Server::close_all
  void drop_all();

 private:
  friend class Link;
  friend class Ticket;
  // Times stand beside each other, so that a sweep over 8,000 connections touches none that has nothing to do.
  struct Place {
    Link* link;
    Clock::time_point look;
  };
  void add(Link& link);
  void remove(Link& link);
  void sweep();
  void tell_closed();
  void sweep(std::vector<Place>& places);
  template <class Task>
  void for_each(std::vector<Place>& places, Task task);
  std::vector<Place>& list(Link::Protocol protocol) { return protocol == Link::Protocol::kHttp ? http_ : websockets_; }

  std::vector<Place> http_;
  std::vector<Place> websockets_;
  std::unordered_map<std::string, std::size_t> of_address_;
  Timer timer_;
  bool sweeping_ = false;
  Clock::time_point close_by_ = Clock::time_point::max();
  std::function<void()> closed_;
  std::time_t date_second_ = 0;
  std::string date_;
};

}  // namespace cifra::server
