// A client that can send anything: a blocking socket with a few words of HTTP and WebSocket, plain or over TLS.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct ssl_st;

namespace cifra::server {

struct Response {
  int status = 0;
  std::string head;
  std::multimap<std::string, std::string> headers;  // names in small letters
  std::string body;

  std::string header(const std::string& name) const {
    const auto found = headers.find(name);
    return found == headers.end() ? std::string() : found->second;
  }
  bool has(const std::string& name) const { return headers.contains(name); }
};

struct Frame {
  int opcode = -1;  // -1: the connection has ended
  bool fin = false;
  std::string payload;

  int close_code() const;  // of a frame with opcode 8
};

class Client {
 public:
  // `receive_buffer`: of the kernel, in bytes; small ones make slow readers.
  explicit Client(std::uint16_t port, bool tls = false, int receive_buffer = 0, const char* address = "127.0.0.1");
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  bool connected() const { return connected_; }

  // Returns whether all bytes could be sent.
  bool send(std::string_view bytes);

  // The next answer; status 0 if the connection ends before it has. A HEAD has no body whatever its length says.
  Response response(bool head_only = false);
  Response get(std::string_view path, std::string_view headers = "");
  Response ask(std::string_view method, std::string_view path, std::string_view headers = "",
               std::string_view body = "");

  // Whether the other side ends the connection before anything else comes, within some seconds.
  bool at_end();
  std::string rest();  // everything until the end
  bool fill();         // reads once, for response() and the others; false at the end

  Response upgrade(std::string_view headers = "", std::string_view path = "/ws");
  bool frame(int opcode, std::string_view payload, bool fin = true, bool masked = true, int reserved = 0);
  bool text(std::string_view payload) { return frame(1, payload); }
  Frame next();
  // The close code of what comes until the end; 0 without one.
  int close_code();

  // Ends the connection at once with a reset, whatever was sent or is unread.
  void reset();

  int descriptor() const { return socket_; }
  std::string certificate_name() const;  // of the server, over TLS
  std::string tls_version() const;

 private:
  std::optional<std::string> line();

  int socket_ = -1;
  ssl_st* ssl_ = nullptr;
  bool connected_ = false;
  std::string input_;
};

// A frame of a client, as bytes.
std::string frame_bytes(int opcode, std::string_view payload, bool fin = true, bool masked = true, int reserved = 0);

}  // namespace cifra::server
