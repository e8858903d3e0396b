#include "server/http_connection.h"

namespace cifra::server {

void serve_plain(const std::shared_ptr<Hub>& hub, Socket socket, Ticket ticket, const IpAddress& peer,
                 std::optional<Reply> refusal) {
  std::make_shared<HttpConnection<Socket>>(hub, std::move(ticket), peer, std::move(refusal), std::move(socket))
      ->start();
}

}  // namespace cifra::server
