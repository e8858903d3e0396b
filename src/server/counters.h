// Counters of the server, as Prometheus reads them.
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace cifra::server {

struct Counters {
  std::int64_t http_open = 0;  // connections now
  std::int64_t websocket_open = 0;
  std::uint64_t accepted = 0;
  std::uint64_t refused_full = 0;           // the house is full
  std::uint64_t refused_address = 0;        // an address has too many connections
  std::uint64_t refused_silently = 0;       // neither had room for a word
  std::uint64_t accept_errors = 0;          // mostly: no file descriptors left
  std::uint64_t tls_errors = 0;             // handshakes
  std::array<std::uint64_t, 6> requests{};  // by the first digit of their status
  std::uint64_t upgrades = 0;
  std::uint64_t bytes_in = 0;  // of HTTP and of messages, without framing
  std::uint64_t bytes_out = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t slow_readers = 0;   // ended, because too much waited for them
  std::uint64_t silent_peers = 0;   // ended, because they did not answer a ping
  std::uint64_t late_requests = 0;  // ended, because they took too long
  std::uint64_t stalled = 0;        // ended, because they took nothing of what was sent

  std::string prometheus() const;
};

}  // namespace cifra::server
