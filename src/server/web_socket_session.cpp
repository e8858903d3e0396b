#include "server/web_socket_session.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "base/text_pool.h"

namespace cifra::server {

WebSocketSession::WebSocketSession(std::shared_ptr<Hub> hub_of_all, Ticket ticket, house::Gateway::Enter enter)
    : Link(std::move(hub_of_all), Protocol::kWebSocket),
      ticket_(std::move(ticket)),
      enter_(std::make_unique<house::Gateway::Enter>(std::move(enter))),
      heard_(hub().now),
      controlled_(hub().now),
      since_(hub().now) {}

void WebSocketSession::opened() {
  const auto enter = std::move(enter_);
  if (end_ || gone_) return drop();
  heard();
  handler_ = (*enter)(*this);
  if (!handler_) return end(1011, "the server cannot take this connection");
  read_more();
}

void WebSocketSession::deliver(std::string lines) {
  if (end_ || gone_ || lines.empty()) return;
  if (!writing_) return send(std::move(lines));
  if (waiting_.size() + lines.size() > hub().limits().waiting_bytes) {
    ++hub().counters.slow_readers;
    waiting_ = {};
    return end(1013, "too much is waiting; come back and watch with the last version");
  }
  if (waiting_.empty()) {
    waiting_ = std::move(lines);
  } else {
    if (!waiting_.ends_with('\n')) waiting_ += '\n';
    waiting_ += lines;
  }
}

void WebSocketSession::send(std::string text) {
  sending_ = std::move(text);
  writing_ = true;
  since_ = hub().now;
  start_writing(boost::asio::buffer(sending_));
}

void WebSocketSession::written(std::size_t bytes) {
  ++hub().counters.messages_out;
  hub().counters.bytes_out += bytes;
  if (gone_) return;
  writing_ = false;
  TextPool::give(std::exchange(sending_, {}));
  if (!waiting_.empty()) return send(std::exchange(waiting_, {}));
  if (end_ && !closing_) {
    closing_ = true;
    start_closing(end_->code, end_->reason);
  }
}

void WebSocketSession::end(int code, std::string_view reason) {
  if (end_ || gone_) return;
  end_ = std::make_unique<End>(code, std::string(reason));
  since_ = hub().now;
  look_again(since_ + hub().limits().closing);
  if (writing_) return;
  closing_ = true;
  start_closing(code, end_->reason);
}

void WebSocketSession::read_more() {
  if (message_.empty()) return start_reading(boost::asio::buffer(short_));
  const std::size_t size = message_.size();
  message_.resize(size + kLongMessage);
  start_reading(boost::asio::buffer(message_.data() + size, kLongMessage));
}

void WebSocketSession::received(std::size_t bytes, bool is_whole_message, bool is_binary) {
  heard();
  hub().counters.bytes_in += bytes;
  // After drop() there is no handler any more, and a read that was completed from Beast's buffer before still arrives.
  // After end() the closing handshake reads the rest.
  if (end_ || gone_) return;
  if (is_binary) return end(1003, "messages are text");
  if (!message_.empty()) {
    message_.resize(message_.size() - kLongMessage + bytes);
    if (is_whole_message) message(std::exchange(message_, {}));
  } else if (is_whole_message) {
    message({short_.data(), bytes});
  } else {
    message_.assign(short_.data(), bytes);
  }
  if (!end_ && !gone_) read_more();
}

void WebSocketSession::heard_control_frame(bool is_close) {
  heard();
  if (is_close) look_again(hub().now);  // who says goodbye and stays connected is put out in time
  if (controlled_ != hub().now) control_frames_ = 0;
  controlled_ = hub().now;
  if (++control_frames_ != kMaxControlFrames) return;
  // Not from inside the stream's own operation.
  boost::asio::post(hub().io, [self = std::static_pointer_cast<WebSocketSession>(shared_from_this())] {
    self->end(1008, "too many pings");
  });
}

void WebSocketSession::message(std::string_view text) {
  ++hub().counters.messages_in;
  handler_->receive(text);
}

bool WebSocketSession::is_stalled() {
  if (const std::uint64_t taken = sending().taken; taken != taken_) {
    taken_ = taken;
    since_ = hub().now;
  }
  return hub().now - since_ >= hub().limits().stall;
}

Clock::time_point WebSocketSession::sweep() {
  const auto now = hub().now;
  const Limits& limits = hub().limits();
  if (gone_) {
    // Nothing is under way on a closed socket, but Beast may hold back operations for ever, and they this object: a bad
    // frame read while a closing one is being sent has the reading wait for the closing, and that for the reading.
    if (now - since_ >= limits.closing) forget_stream();
    return since_ + limits.closing;
  }
  if (!end_ && !enter_ && !is_open()) {  // the stream ends it because of what it has read
    end_ = std::make_unique<End>();
    closing_ = true;
    since_ = now;
  }
  if (end_ || enter_) {
    if (now - since_ >= limits.closing) drop();
    return since_ + limits.closing;
  }
  const auto quiet = now - heard_;
  if (writing_ && is_stalled()) {
    ++hub().counters.stalled;
    drop();
  } else if (quiet >= limits.silence) {
    ++hub().counters.silent_peers;
    drop();
  } else if (quiet >= limits.ping_after && !asked_ && !pinging_) {
    if (hub().pings_left == 0) return now;
    --hub().pings_left;
    asked_ = pinging_ = true;
    start_ping();
  }
  return writing_ ? now : now + limits.ping_after / 6;
}

void WebSocketSession::drop() {
  if (std::exchange(gone_, true)) return;
  const auto handler = std::move(handler_);
  waiting_ = {};
  since_ = hub().now;
  close_socket();
}

}  // namespace cifra::server
