#include "tests/server/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <csignal>

namespace cifra::server {
namespace {

constexpr int kPatienceSeconds = 5;

SSL_CTX* client_context() {
  static SSL_CTX* const context = SSL_CTX_new(TLS_client_method());
  return context;
}

}  // namespace

int Frame::close_code() const {
  if (payload.size() < 2) return 0;
  return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

Client::Client(std::uint16_t port, bool tls, int receive_buffer, const char* address) {
  std::signal(SIGPIPE, SIG_IGN);
  const bool v6 = std::string_view(address).find(':') != std::string_view::npos;
  socket_ = ::socket(v6 ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval patience{kPatienceSeconds, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (receive_buffer > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
  if (v6) {
    sockaddr_in6 to{};
    to.sin6_family = AF_INET6;
    to.sin6_port = htons(port);
    inet_pton(AF_INET6, address, &to.sin6_addr);
    connected_ = connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
  } else {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    inet_pton(AF_INET, address, &to.sin_addr);
    connected_ = connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0;
  }
  if (tls && connected_) {
    ssl_ = SSL_new(client_context());
    SSL_set_fd(ssl_, socket_);
    connected_ = SSL_connect(ssl_) == 1;
  }
}

Client::~Client() {
  if (ssl_ != nullptr) SSL_free(ssl_);
  if (socket_ >= 0) ::close(socket_);
}

void Client::reset() {
  const linger at_once{1, 0};
  setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  ::close(socket_);
  socket_ = -1;
}

bool Client::send(std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ssl_ != nullptr ? SSL_write(ssl_, bytes.data(), static_cast<int>(bytes.size()))
                                      : ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool Client::fill() {
  std::array<char, 16384> bytes;
  const auto count = ssl_ != nullptr ? SSL_read(ssl_, bytes.data(), static_cast<int>(bytes.size()))
                                     : ::recv(socket_, bytes.data(), bytes.size(), 0);
  if (count <= 0) return false;
  input_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

std::optional<std::string> Client::line() {
  std::size_t end;
  while ((end = input_.find("\r\n")) == std::string::npos) {
    if (!fill()) return std::nullopt;
  }
  std::string text = input_.substr(0, end);
  input_.erase(0, end + 2);
  return text;
}

Response Client::response(bool head_only) {
  Response response;
  auto first = line();
  if (!first || first->size() < 12) return response;
  response.head = *first + '\n';
  for (;;) {
    const auto field = line();
    if (!field) return {};
    if (field->empty()) break;
    response.head += *field + '\n';
    const auto colon = field->find(':');
    std::string name = field->substr(0, colon);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    response.headers.emplace(name, field->substr(std::min(colon + 2, field->size())));
  }
  response.status = std::stoi(first->substr(9, 3));
  const std::string length = response.header("content-length");
  if (head_only || length.empty()) return response;
  while (input_.size() < std::stoul(length)) {
    if (!fill()) return {};
  }
  response.body = input_.substr(0, std::stoul(length));
  input_.erase(0, std::stoul(length));
  return response;
}

Response Client::ask(std::string_view method, std::string_view path, std::string_view headers, std::string_view body) {
  std::string request = std::string(method) + ' ' + std::string(path) + " HTTP/1.1\r\nHost: house\r\n";
  request += headers;
  if (!body.empty()) request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  request += "\r\n";
  request += body;
  send(request);
  return response(method == "HEAD");
}

Response Client::get(std::string_view path, std::string_view headers) { return ask("GET", path, headers); }

bool Client::at_end() {
  errno = 0;  // the end of a connection does not set it
  return input_.empty() && !fill() && errno != EAGAIN && errno != EWOULDBLOCK;
}

std::string Client::rest() {
  while (fill()) {
  }
  return std::move(input_);
}

Response Client::upgrade(std::string_view headers, std::string_view path) {
  std::string request = "GET " + std::string(path) + " HTTP/1.1\r\nHost: house\r\n";
  request += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n";
  request += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  request += headers;
  request += "\r\n";
  send(request);
  return response();
}

std::string frame_bytes(int opcode, std::string_view payload, bool fin, bool masked, int reserved) {
  std::string bytes;
  bytes += static_cast<char>((fin ? 0x80 : 0) | reserved << 4 | opcode);
  const int mask_bit = masked ? 0x80 : 0;
  if (payload.size() < 126) {
    bytes += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
  } else if (payload.size() < 65536) {
    bytes += static_cast<char>(mask_bit | 126);
    bytes += static_cast<char>(payload.size() >> 8);
    bytes += static_cast<char>(payload.size() & 255);
  } else {
    bytes += static_cast<char>(mask_bit | 127);
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(payload.size() >> shift & 255);
  }
  if (!masked) return bytes.append(payload);
  constexpr std::string_view kMask = "\x12\x34\x56\x78";
  bytes += kMask;
  for (std::size_t i = 0; i < payload.size(); ++i) bytes += static_cast<char>(payload[i] ^ kMask[i % 4]);
  return bytes;
}

bool Client::frame(int opcode, std::string_view payload, bool fin, bool masked, int reserved) {
  return send(frame_bytes(opcode, payload, fin, masked, reserved));
}

Frame Client::next() {
  Frame frame;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(input_[i]); };
  const auto need = [&](std::size_t bytes) {
    while (input_.size() < bytes) {
      if (!fill()) return false;
    }
    return true;
  };
  if (!need(2)) return frame;
  std::size_t length = byte(1) & 127;
  std::size_t head = 2;
  if (length >= 126) {
    const std::size_t digits = length == 126 ? 2 : 8;
    head += digits;
    if (!need(head)) return frame;
    length = 0;
    for (std::size_t i = 0; i < digits; ++i) length = length * 256 + byte(2 + i);
  }
  if (!need(head + length)) return frame;
  frame.opcode = byte(0) & 15;
  frame.fin = (byte(0) & 0x80) != 0;
  frame.payload = input_.substr(head, length);
  input_.erase(0, head + length);
  return frame;
}

int Client::close_code() {
  for (;;) {
    const Frame frame = next();
    if (frame.opcode == 8) return frame.close_code();
    if (frame.opcode < 0) return 0;
  }
}

std::string Client::certificate_name() const {
  if (ssl_ == nullptr) return {};
  X509* certificate = SSL_get1_peer_certificate(ssl_);
  std::array<char, 200> name{};
  X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_commonName, name.data(),
                            static_cast<int>(name.size()));
  X509_free(certificate);
  return name.data();
}

std::string Client::tls_version() const { return ssl_ == nullptr ? "" : SSL_get_version(ssl_); }

}  // namespace cifra::server
