// A WebSocket's stream under a WebSocketSession: Beast's, without compression and without its timers. Instantiated for
// plain sockets in plain.cpp and for TLS in tls.cpp, and nowhere else: each costs half a minute of compiling.
#pragma once

#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string_view>
#include <utility>

#include "server/conversation.h"
#include "server/sending.h"
#include "server/web_socket_session.h"

namespace cifra::server {

template <class Stream>
class WebSocket final : public WebSocketSession {
 public:
  WebSocket(std::shared_ptr<Hub> hub_of_all, Ticket ticket, house::Gateway::Enter enter, Stream stream)
      : WebSocketSession(std::move(hub_of_all), std::move(ticket), std::move(enter)), stream_(std::move(stream)) {
    namespace websocket = boost::beast::websocket;
    stream_.set_option(
        websocket::stream_base::timeout{websocket::stream_base::none(), websocket::stream_base::none(), false});
    stream_.read_message_max(hub().limits().message_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.control_callback(
        [this](websocket::frame_type type, auto) { heard_control_frame(type == websocket::frame_type::close); });
  }

  void open(const HttpRequest& request) {
    using boost::beast::websocket::response_type;
    using boost::beast::websocket::stream_base;
    stream_.set_option(stream_base::decorator([](response_type& answer) { answer.set(http::field::server, "cifra"); }));
    stream_.async_accept(request, [self = self()](ErrorCode ec) { ec ? self->drop() : self->opened(); });
  }

 private:
  std::shared_ptr<WebSocket> self() { return std::static_pointer_cast<WebSocket>(shared_from_this()); }

  void start_reading(boost::asio::mutable_buffer space) override {
    stream_.async_read_some(space, [self = self()](ErrorCode ec, std::size_t bytes) {
      if (ec) return self->drop();
      self->received(bytes, self->stream_.is_message_done(), self->stream_.got_binary());
    });
  }

  void start_writing(boost::asio::const_buffer text) override {
    stream_.async_write(text,
                        [self = self()](ErrorCode ec, std::size_t bytes) { ec ? self->drop() : self->written(bytes); });
  }

  void start_closing(int code, std::string_view reason) override {
    const boost::beast::websocket::close_reason why(static_cast<boost::beast::websocket::close_code>(code),
                                                    boost::beast::string_view(reason.data(), reason.size()));
    stream_.async_close(why, [self = self()](ErrorCode) { self->drop(); });
  }

  void start_ping() override {
    stream_.async_ping({}, [self = self()](ErrorCode) { self->pinged(); });
  }

  bool is_open() const override { return stream_.is_open(); }

  Sending sending() override { return sending_of(boost::beast::get_lowest_layer(stream_).native_handle()); }

  void close_socket() override {
    auto& socket = boost::beast::get_lowest_layer(stream_);
    if (sending().waiting) forget_unsent(socket.native_handle());
    ErrorCode ignored;
    socket.close(ignored);
  }

  void forget_stream() override { const auto forgotten = std::move(stream_); }

  boost::beast::websocket::stream<Stream, false> stream_;
};

}  // namespace cifra::server
