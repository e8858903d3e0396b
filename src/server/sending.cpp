#include "server/sending.h"

#include <linux/tcp.h>  // not netinet/tcp.h, whose tcp_info is too short; both in one unit do not compile
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstddef>

namespace cifra::server {
namespace {

constexpr int kUnsentBytes = 64 * 1024;
constexpr int kClosed = 7;  // TCP_CLOSE of netinet/tcp.h

}  // namespace

Sending sending_of(int socket) {
  tcp_info info{};
  socklen_t size = sizeof info;
  if (getsockopt(socket, IPPROTO_TCP, TCP_INFO, &info, &size) != 0) return {};
  const bool unsent = info.tcpi_notsent_bytes > 0 || info.tcpi_unacked > 0;
  return {info.tcpi_bytes_acked, unsent && info.tcpi_state != kClosed};
}

void bound_sending(int socket) {
  setsockopt(socket, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &kUnsentBytes, sizeof kUnsentBytes);
}

void forget_unsent(int socket) {
  const linger at_once{1, 0};
  setsockopt(socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
}

}  // namespace cifra::server
