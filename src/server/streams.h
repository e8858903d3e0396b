// The streams under HTTP and WebSocket: sockets whose executor is known, which saves a type-erased one in every socket
// and operation, and the same with TLS.
#pragma once

#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <optional>

#include "server/hub.h"
#include "server/reply.h"

namespace cifra::server {

using Socket = boost::asio::basic_stream_socket<boost::asio::ip::tcp, Executor>;

// Begins to serve an accepted connection, which lives by itself from then on.
void serve_plain(const std::shared_ptr<Hub>& hub, Socket socket, Ticket ticket, const IpAddress& peer,
                 std::optional<Reply> refusal);
void serve_tls(const std::shared_ptr<Hub>& hub, Socket socket, Ticket ticket, const IpAddress& peer,
               std::optional<Reply> refusal);

}  // namespace cifra::server
