// Unsent bytes: what the system keeps of the bytes written to a connection, until the other side takes them.
#pragma once

#include <cstdint>

namespace cifra::server {

struct Sending {
  std::uint64_t taken = 0;  // bytes that the other side has acknowledged, since the connection began
  bool waiting = false;     // there are others, and the connection has not ended
};

Sending sending_of(int socket);

// From now on the socket takes no more than some 64 KiB beyond what is on its way: a large answer waits as bytes of
// ours, which all its readers share, and not as megabytes of the system's.
void bound_sending(int socket);

// Closing the socket throws away what the other side has not taken, instead of offering it for minutes.
void forget_unsent(int socket);

}  // namespace cifra::server
