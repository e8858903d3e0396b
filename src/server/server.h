// The house on the network: HTTP and WebSocket on one port, with or without TLS, and the web client's files.
//
// Everything runs on the thread that runs the io_context, and nothing here waits; other threads may only post. The
// server knows nothing of games: requests to /api/ and what comes through /ws go to a Gateway (house/gateway.h), which
// must outlive the server, as the io_context must. No exceptions leave.
//
// The end: stop_accepting(), then the gateway's close(), then close_all().
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "house/gateway.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming)
}

namespace cifra::server {

// What the network may cost. docs/protocol.md names those a client can meet.
struct Limits {
  std::size_t connections = 20'000;
  std::size_t connections_of_an_address = house::kConnectionsPerAddress;
  std::size_t refusals = 256;  // connections above a limit that are told so; more are closed without a word
  std::size_t header_bytes = 8 * 1024;
  std::size_t body_bytes = house::kMaxMessageBytes;
  std::size_t message_bytes = house::kMaxMessageBytes;
  std::size_t waiting_bytes = 256 * 1024;  // for a slow reader, behind what is being sent

  std::chrono::milliseconds request{10'000};     // to send a request, from its first byte or from connecting
  std::chrono::milliseconds idle{60'000};        // between two requests of a connection
  std::chrono::milliseconds answer{60'000};      // for the house to answer a request
  std::chrono::milliseconds stall{30'000};       // without a byte taken of what is sent; then it is gone
  std::chrono::milliseconds ping_after{60'000};  // silence of a WebSocket
  std::chrono::milliseconds silence{120'000};    // then it is gone
  std::chrono::milliseconds closing{5'000};      // to say goodbye
  std::chrono::milliseconds sweep{1'000};        // how often these are looked at
  std::chrono::milliseconds backoff{100};        // after accepting failed, as it does without free file descriptors
};

struct Options {
  std::vector<std::string> addresses = {"127.0.0.1"};  // numeric, or "localhost"
  std::uint16_t port = 8080;                           // 0: any free one
  std::string public_url;                              // "https://play.example.org", if others see another address
  std::string certificate;                             // files in PEM: a chain and its key; both or none
  std::string key;
  std::string web;                           // a folder with the web client; empty: one page of our own
  std::vector<std::string> trusted_proxies;  // "127.0.0.1", "10.0.0.0/8": whose X-Forwarded-For is believed
  bool local_hosts_only = false;             // no answers for a host that is_local_host() in request.h does not take
  bool access_log = false;
  Limits limits;
};

struct Endpoint {
  std::string address;
  std::uint16_t port = 0;
};

class Hub;

class Server {
 public:
  Server(boost::asio::io_context& io, house::Gateway& gateway, Options options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Loads the files, binds and listens. Errors: bad_address, port_in_use, cannot_listen, bad_certificate,
  // bad_web_folder, bad_url, bad_proxy.
  Result<void> start();

  // What it listens on: the real port where 0 was asked for.
  std::vector<Endpoint> endpoints() const;

  // New TLS connections get the certificate that is in the files now. After an error the old one stays.
  Result<void> reload_certificates();

  // No new connections. Requests under way are answered, idle HTTP connections end, WebSockets stay.
  void stop_accepting();

  // Ends every WebSocket with 1012 after what was delivered to it, and calls `closed` once all connections are gone, at
  // the latest after limits.closing.
  void close_all(std::function<void()> closed);

 private:
  struct Listeners;
  std::shared_ptr<Hub> hub_;
  std::unique_ptr<Listeners> listeners_;
};

}  // namespace cifra::server
