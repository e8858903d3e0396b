// The socket under a Conversation, plain or with TLS. Instantiated in plain.cpp and tls.cpp.
#pragma once

#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <memory>
#include <type_traits>
#include <utility>

#include "server/conversation.h"
#include "server/streams.h"
#include "server/web_socket.h"

namespace cifra::server {

// Not Beast's ssl_stream: in 1.81 it takes a long second buffer after a finished first one for the end of a write.
using TlsStream = boost::asio::ssl::stream<Socket>;

template <class Stream>
class HttpConnection final : public Conversation {
 public:
  static constexpr bool kTls = std::is_same_v<Stream, TlsStream>;

  HttpConnection(std::shared_ptr<Hub> hub_of_all, Ticket ticket, const IpAddress& peer, std::optional<Reply> refusal,
                 Stream stream)
      : Conversation(std::move(hub_of_all), std::move(ticket), peer, std::move(refusal)), stream_(std::move(stream)) {}

  void start() {
    if constexpr (kTls) {
      stream_.async_handshake(boost::asio::ssl::stream_base::server, [self = self()](ErrorCode ec) {
        if (!ec) return self->begin();
        ++self->hub().counters.tls_errors;
        self->drop();
      });
    } else {
      begin();
    }
  }

  void drop() override {
    const auto held = std::move(held_);
    ErrorCode ignored;
    socket().close(ignored);
  }

 private:
  // What may still come after the last answer before the connection is closed with bytes unread, which would take the
  // answer away from the client.
  static constexpr std::size_t kMaxIgnored = std::size_t{1} << 20;

  std::shared_ptr<HttpConnection> self() { return std::static_pointer_cast<HttpConnection>(shared_from_this()); }

  auto& socket() { return boost::beast::get_lowest_layer(stream_); }

  void read(boost::asio::mutable_buffer space) override {
    stream_.async_read_some(space, [self = self()](ErrorCode ec, std::size_t bytes) { self->received(ec, bytes); });
  }

  void write(Buffers bytes) override {
    boost::asio::async_write(stream_, bytes,
                             [self = self()](ErrorCode ec, std::size_t sent) { self->written(ec, sent); });
  }

  void cancel() override {
    ErrorCode ignored;
    socket().cancel(ignored);
  }

  Sending sending() override { return sending_of(socket().native_handle()); }

  void abort() override {
    forget_unsent(socket().native_handle());
    drop();
  }

  void finish() override {
    if constexpr (kTls) {
      stream_.async_shutdown([self = self()](ErrorCode) { self->leave(); });
    } else {
      ErrorCode ec;
      stream_.shutdown(boost::asio::socket_base::shutdown_send, ec);
      ec ? drop() : ignore_rest();
    }
  }

  void ignore_rest() {
    static std::array<char, 4096> nowhere;  // read by nobody, so shared by all
    stream_.async_read_some(boost::asio::buffer(nowhere), [self = self()](ErrorCode ec, std::size_t bytes) {
      self->ignored_ += bytes;
      if (ec) return self->leave();
      self->ignored_ > kMaxIgnored ? self->drop() : self->ignore_rest();
    });
  }

  void upgrade(HttpRequest request, Ticket ticket, house::Gateway::Enter enter) override {
    const auto session =
        std::make_shared<WebSocket<Stream>>(shared_hub(), std::move(ticket), std::move(enter), std::move(stream_));
    session->open(request);
  }

  Stream stream_;
  std::size_t ignored_ = 0;
};

}  // namespace cifra::server
