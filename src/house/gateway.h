// Gateway: the interface between the network and the house. The server (src/server) turns HTTP and WebSocket
// into these calls; tests and fuzzers make them directly. Everything runs on one thread, and nothing here waits.
//
// Texts that come in through the gateway are hostile until the house has checked them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace cifra::house {

// Limits that the network and the house both keep.
inline constexpr std::size_t kMaxMessageBytes = 16 * 1024;  // of a message, or of the body of a request
inline constexpr std::size_t kConnectionsPerAddress = 500;  // unless the host says otherwise

// Who is asking, as far as the network can tell.
struct Caller {
  std::string address;  // of the client, for limits
  std::string token;    // from the cookie or as a bearer token; empty for nobody
  std::string device;   // from its own cookie; empty for a device that nobody has logged in from
};

// A request to the API: everything under /api/.
struct Request {
  std::string method;  // GET, POST, PATCH, DELETE
  std::string path;    // "/api/tables/abc", decoded, without the query
  std::string query;   // "version=3", or empty
  std::string body;
  Caller caller;
};

struct Answer {
  int status = 200;
  std::string body;  // JSON, or what `type` says
  std::string type = "application/json";
  std::optional<std::string> token;  // set the cookie to this; empty: remove it
  std::string device;                // set the cookie of the device to this; empty: leave it as it is
  int retry_after_s = 0;             // with status 429 and 503
};

// One open WebSocket. The house calls deliver() at most once a pass, with everything there is to say: one JSON object a
// line. `end` ends the connection with a WebSocket close code after what was delivered.
class Peer {
 public:
  virtual ~Peer() = default;
  virtual void deliver(std::string lines) = 0;
  virtual void end(int code, std::string_view reason) = 0;
};

// What the house knows of an open WebSocket; owned by the server, gone when the connection is.
class MessageHandler {
 public:
  virtual ~MessageHandler() = default;
  virtual void receive(std::string_view text) = 0;  // one message
};

class Gateway {
 public:
  virtual ~Gateway() = default;

  // Answers now or later, exactly once, on the same thread.
  virtual void request(Request request, std::function<void(Answer)> answer) = 0;

  // Somebody wants to open a WebSocket. `admitted` is called once: with null and why not, or with a function that makes
  // the handler for a peer once the handshake is done.
  using Enter = std::function<std::unique_ptr<MessageHandler>(Peer&)>;
  virtual void connect(Caller caller, std::function<void(Enter enter, Answer refused)> admitted) = 0;

  // Prometheus text of what happens in the house. The server adds its own.
  virtual std::string metrics() const = 0;

  // Says goodbye to everybody; `closed` once everything acknowledged and everything waiting is written.
  virtual void close(std::function<void()> closed) = 0;
};

}  // namespace cifra::house
