#include <boost/beast/websocket/ssl.hpp>

#include "server/http_connection.h"
#include "server/tls_context.h"

namespace cifra::server {

void serve_tls(const std::shared_ptr<Hub>& hub, Socket socket, Ticket ticket, const IpAddress& peer,
               std::optional<Reply> refusal) {
  TlsStream stream(std::move(socket), *hub->tls);
  std::make_shared<HttpConnection<TlsStream>>(hub, std::move(ticket), peer, std::move(refusal), std::move(stream))
      ->start();
}

}  // namespace cifra::server
