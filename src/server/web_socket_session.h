// One WebSocket, without its bytes: what is being written and what waits behind it, the message being read, silence and
// the end. WebSocket (web_socket.h) adds the stream, plain or with TLS.
//
// Memory matters here, as most connections are quiet: an open one without traffic holds no buffer but a small one for
// the next message, 3.6 KiB in all (8,000 plain connections, 2.5 KiB of it in Beast's stream; with TLS it is 73 KiB).
#pragma once

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/system/error_code.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "house/gateway.h"
#include "server/hub.h"
#include "server/sending.h"

namespace cifra::server {

class WebSocketSession : public Link, public house::Peer {
 public:
  WebSocketSession(std::shared_ptr<Hub> hub, Ticket ticket, house::Gateway::Enter enter);

  void deliver(std::string lines) final;
  void end(int code, std::string_view reason) final;

  Clock::time_point sweep() final;
  void stop() final {}
  void close() final { end(1012, "the server is restarting"); }
  void drop() final;

 protected:
  using ErrorCode = boost::system::error_code;

  // The transport's side. One of each may be under way.
  virtual void start_reading(boost::asio::mutable_buffer space) = 0;  // then received()
  virtual void start_writing(boost::asio::const_buffer text) = 0;     // then written()
  virtual void start_closing(int code, std::string_view reason) = 0;  // then drop()
  virtual void start_ping() = 0;                                      // then pinged()
  virtual bool is_open() const = 0;
  virtual Sending sending() = 0;     // as the system sees it
  virtual void close_socket() = 0;   // and what was not taken is thrown away
  virtual void forget_stream() = 0;  // and what it still holds

  void opened();                                                            // after the handshake
  void received(std::size_t bytes, bool is_whole_message, bool is_binary);  // not called after an error
  void written(std::size_t bytes);
  void pinged() { pinging_ = false; }
  void heard() {
    heard_ = hub().now;
    asked_ = false;
  }
  void heard_control_frame(bool is_close);  // or a ping, or a pong

 private:
  // Most commands are shorter; a longer message grows `message_` and gives it back.
  static constexpr std::size_t kShortMessage = 128;
  static constexpr std::size_t kLongMessage = 4096;
  // Each ping costs an answer, and the house does not see them to count them.
  static constexpr int kMaxControlFrames = 100;  // between two sweeps

  struct End {
    int code;
    std::string reason;
  };

  void read_more();
  void send(std::string text);
  void message(std::string_view text);
  bool is_stalled();  // of what is being written nothing is taken

  Ticket ticket_;
  std::unique_ptr<house::Gateway::Enter> enter_;
  std::unique_ptr<house::MessageHandler> handler_;
  std::unique_ptr<End> end_;
  std::string sending_;
  std::string waiting_;
  std::string message_;
  Clock::time_point heard_;
  Clock::time_point controlled_;  // the sweep since which control frames are counted
  Clock::time_point since_;       // of the write under way or of what was last taken of it; of the end, or of drop()
  std::uint64_t taken_ = 0;       // by the other side, when that was last looked at
  int control_frames_ = 0;
  bool writing_ = false;
  bool pinging_ = false;  // a ping is being written
  bool asked_ = false;    // and not answered yet
  bool closing_ = false;
  bool gone_ = false;
  std::array<char, kShortMessage> short_;
};

}  // namespace cifra::server
