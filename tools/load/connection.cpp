#include "load/connection.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <stdexcept>

namespace cifra::load {
namespace {

// A handshake needs a key and the answer that fits it (RFC 6455, 1.3). Nothing is gained by a new one for each.
constexpr std::string_view kKey = "Y2lmcmEgbG9hZCBjbGllbg==";
constexpr std::string_view kAccept = "+wLJOGAQK+sLzOjGJZ431bXKGTM=";

constexpr int kContinued = 0;
constexpr int kText = 1;
constexpr int kClose = 8;
constexpr int kPing = 9;
constexpr int kPong = 10;

// Reads of all connections go through one buffer, since one thread handles one at a time.
std::array<char, 256 * 1024> shared_buffer;

}  // namespace

Address Address::parse(std::string_view url) {
  const auto bad = [&] { return std::runtime_error("'" + std::string(url) + "' is not like http://127.0.0.1:8080"); };
  constexpr std::string_view kScheme = "http://";
  if (!url.starts_with(kScheme)) throw bad();
  Address address;
  address.text = url.substr(kScheme.size());
  while (address.text.ends_with('/')) address.text.pop_back();
  const std::size_t colon = address.text.rfind(':');
  std::uint16_t port = 80;
  if (colon != std::string::npos) {
    const char* const end = address.text.data() + address.text.size();
    if (std::from_chars(address.text.data() + colon + 1, end, port).ptr != end) throw bad();
  }
  std::string host = address.text.substr(0, colon);
  if (host == "localhost") host = "127.0.0.1";
  boost::system::error_code problem;
  const auto ip = asio::ip::make_address(host, problem);
  if (problem) throw bad();
  address.endpoint = {ip, port};
  return address;
}

void Connection::open(const Address& address, const std::string& token) {
  std::string request = "GET /ws HTTP/1.1\r\nHost: " + address.text +
                        "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: ";
  request.append(kKey).append("\r\n");
  if (!token.empty()) request += "Authorization: Bearer " + token + "\r\n";
  request += "\r\n";
  socket_.async_connect(address.endpoint, [self = shared_from_this(), request](boost::system::error_code problem) {
    if (self->listener_ == nullptr) return;
    if (problem) return self->close("cannot connect: " + problem.message());
    self->greet(request);
  });
}

void Connection::greet(const std::string& request) {
  boost::system::error_code ignored;
  socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
  socket_.non_blocking(true, ignored);
  write(request);
  wait_for_data();
}

void Connection::wait_for_data() {
  socket_.async_wait(asio::ip::tcp::socket::wait_read,
                     [self = shared_from_this()](boost::system::error_code /*problem*/) {
                       if (self->listener_ != nullptr) self->read();
                     });
}

void Connection::read() {
  boost::system::error_code problem;
  const std::size_t size = socket_.read_some(asio::buffer(shared_buffer), problem);
  if (problem == asio::error::would_block) return wait_for_data();
  if (problem) return close(problem.message());
  std::string_view bytes(shared_buffer.data(), size);
  if (!in_.empty()) {
    in_.append(bytes);
    bytes = in_;
  }
  if (!greeted_) read_greeting(bytes);
  const std::size_t used = greeted_ ? read_frames(bytes) : 0;
  if (listener_ == nullptr) return;
  in_ = std::string(bytes.substr(used));  // mostly nothing, and then without memory
  wait_for_data();
}

void Connection::read_greeting(std::string_view& bytes) {
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == std::string_view::npos) return;
  const std::string_view head = bytes.substr(0, end);
  if (!head.starts_with("HTTP/1.1 101") || head.find(kAccept) == std::string_view::npos) {
    return close("refused: " + std::string(head.substr(0, head.find('\r'))));
  }
  bytes.remove_prefix(end + 4);
  greeted_ = true;
  listener_->opened();
}

// Takes all whole frames; answers how many bytes they were.
std::size_t Connection::read_frames(std::string_view bytes) {
  std::size_t at = 0;
  while (listener_ != nullptr && bytes.size() - at >= 2) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[at + i]); };
    std::size_t head = 2;
    std::size_t size = byte(1) & 0x7f;
    if ((byte(1) & 0x80) != 0) return close("a masked frame"), at;
    if (size >= 126) {
      const std::size_t length_bytes = size == 126 ? 2 : 8;
      head += length_bytes;
      if (bytes.size() - at < head) break;
      size = 0;
      for (std::size_t i = 0; i < length_bytes; ++i) size = size << 8 | byte(2 + i);
    }
    if (bytes.size() - at - head < size || bytes.size() - at < head) break;
    const unsigned first = byte(0);
    const std::string_view payload = bytes.substr(at + head, size);
    at += head + size;
    take_frame(static_cast<int>(first & 15), (first & 0x80) != 0, payload);
  }
  return at;
}

void Connection::take_frame(int opcode, bool last, std::string_view payload) {
  if (opcode == kPing) return write_frame(kPong, payload);
  if (opcode == kPong) return;
  if (opcode == kClose) {
    const int code = payload.size() < 2
                         ? 1005
                         : static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
    return close("closed with " + std::to_string(code));
  }
  if (opcode != kText && opcode != kContinued) return close("a frame of an unknown kind");
  if (last && message_.empty()) return listener_->received(payload);
  message_.append(payload);
  if (!last) return;
  const std::string message = std::move(message_);
  message_.clear();
  listener_->received(message);
}

void Connection::send(std::string_view text) { write_frame(kText, text); }

void Connection::write_frame(int opcode, std::string_view payload) {
  static std::uint32_t mask = 0x9e3779b9;
  mask = mask * 1664525 + 1013904223;
  std::array<char, 4> key{};
  std::memcpy(key.data(), &mask, sizeof(mask));
  std::string frame(1, static_cast<char>(0x80 | opcode));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(payload.size() >> 8 & 255);
    frame += static_cast<char>(payload.size() & 255);
  }
  frame.append(key.data(), key.size());
  for (std::size_t i = 0; i < payload.size(); ++i) frame += static_cast<char>(payload[i] ^ key[i % 4]);
  write(frame);
}

void Connection::write(std::string_view bytes) {
  if (!out_.empty()) {
    out_.append(bytes);
    return;
  }
  boost::system::error_code problem;
  const std::size_t sent = socket_.write_some(asio::buffer(bytes), problem);
  if (problem && problem != asio::error::would_block) return;  // the reader hears of it too, and tells
  if (sent == bytes.size()) return;
  out_.assign(bytes.substr(problem ? 0 : sent));
  flush();
}

void Connection::flush() {
  if (writing_) return;
  writing_ = true;
  socket_.async_wait(asio::ip::tcp::socket::wait_write,
                     [self = shared_from_this()](boost::system::error_code /*problem*/) {
                       self->writing_ = false;
                       if (self->listener_ == nullptr) return;
                       const std::string waiting = std::move(self->out_);
                       self->out_.clear();
                       self->write(waiting);
                     });
}

void Connection::drop() {
  listener_ = nullptr;
  boost::system::error_code ignored;
  socket_.close(ignored);
}

void Connection::close(std::string_view why) {
  Listener* const listener = listener_;
  if (listener == nullptr) return;
  const std::string reason(why);
  drop();
  listener->closed(reason);
}

}  // namespace cifra::load
