#include "server/conversation.h"

#include <spdlog/spdlog.h>

#include <boost/beast/http/error.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <utility>

#include "server/framing.h"
#include "server/words.h"

namespace cifra::server {
namespace {

constexpr std::size_t kReadAtOnce = 4096;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

void check_chunk(std::uint64_t, boost::beast::string_view extension, boost::system::error_code& ec) {
  if (!is_chunk_extension({extension.data(), extension.size()})) ec = http::error::bad_chunk_extension;
}

}  // namespace

Conversation::Conversation(std::shared_ptr<Hub> hub_of_all, Ticket ticket, const IpAddress& peer,
                           std::optional<Reply> refusal)
    : Link(std::move(hub_of_all), Protocol::kHttp),
      ticket_(std::move(ticket)),
      peer_(peer),
      refusal_(std::move(refusal)),
      deadline_(Clock::now() + hub().limits().request) {
  if (refusal_) ++hub().refusing;
}

Conversation::~Conversation() {
  if (refusal_) --hub().refusing;
}

void Conversation::begin() {
  state_ = State::kIdle;
  read_more();
}

void Conversation::next_request() {
  if (hub().stopping) return drop();
  question_ += 1;
  late_ = continued_ = false;
  head_ = {};
  reply_ = {};
  if (buffer_.size() > 0) {  // the next request came along with the last one
    state_ = State::kReading;
    deadline_ = Clock::now() + hub().limits().request;
    return parse();
  }
  buffer_.shrink_to_fit();
  state_ = State::kIdle;
  deadline_ = Clock::now() + hub().limits().idle;
  read_more();
}

void Conversation::read_more() { read(buffer_.prepare(kReadAtOnce)); }

void Conversation::received(ErrorCode ec, std::size_t bytes) {
  if (late_) {
    ++hub().counters.late_requests;
    return say(error_reply(408, "too_late", "the request took too long to arrive"));
  }
  if (ec) return leave();
  hub().counters.bytes_in += bytes;
  buffer_.commit(bytes);
  if (state_ == State::kIdle) {
    state_ = State::kReading;
    deadline_ = Clock::now() + hub().limits().request;
  }
  parse();
}

void Conversation::parse() {
  const Limits& limits = hub().limits();
  if (!parser_) {
    parser_ = std::make_unique<Parser>();
    parser_->header_limit(static_cast<std::uint32_t>(limits.header_bytes));
    parser_->body_limit(limits.body_bytes);
    parser_->on_chunk_header(check_chunk);
    header_bytes_ = 0;
    trailerless_.reset();
    asked_ = Clock::now();
    asked_for_.clear();
  }
  ErrorCode ec;
  while (!ec && !parser_->is_done() && (buffer_.size() > 0 || header_bytes_ == 0)) {
    const bool in_header = !parser_->is_header_done();
    const std::size_t used = parser_->put(buffer_.data(), ec);
    const bool folded = in_header && has_folded_line({static_cast<const char*>(buffer_.data().data()), used});
    buffer_.consume(used);
    if (ec && ec != http::error::need_more) return refuse_bytes(ec);
    if (folded) return refuse_bytes(http::error::bad_value);
    if (in_header && parser_->is_header_done()) {
      const HttpHeader& header = parser_->get();
      if (!has_plain_length(header)) return refuse_bytes(http::error::bad_transfer_encoding);
      if (!has_host(header)) return refuse_bytes(http::error::bad_field);
      if (parser_->chunked()) trailerless_ = std::make_unique<HttpHeader>(header);
    }
    // The parser has a limit for a line, not for all of them, and none for the lines between chunks.
    if (in_header) header_bytes_ += used;
    const std::size_t unread = ec ? buffer_.size() : 0;
    if (unread > limits.header_bytes || (in_header && header_bytes_ + unread > limits.header_bytes)) {
      return refuse_bytes(http::error::header_limit);
    }
  }
  if (parser_->is_done()) return answer_request();
  if (parser_->is_header_done() && !continued_) {
    continued_ = true;
    if (same_word(parser_->get()[http::field::expect], "100-continue") && !refusal_) {
      state_ = State::kContinuing;
      return write({boost::asio::buffer(kContinue), {}});
    }
  }
  read_more();
}

void Conversation::refuse_bytes(ErrorCode ec) {
  if (refusal_) return say(*refusal_);
  Reply reply = error_reply(400, "bad_request", "this is not HTTP as it should be");
  if (ec == http::error::header_limit) reply = error_reply(431, "too_big", "the header is too long");
  if (ec == http::error::body_limit) reply = error_reply(413, "too_big", "the body is too long");
  if (ec == http::error::bad_version) reply = error_reply(505, "bad_request", "this server speaks HTTP/1.1");
  keep_alive_ = head_only_ = false;
  say(std::move(reply));
}

void Conversation::say(Reply reply) {
  // What is left of a request that was not read to its end would be taken for the next one.
  if (parser_) keep_alive_ = false;
  parser_.reset();
  reply_ = std::move(reply);
  keep_alive_ = keep_alive_ && !reply_.close && !refusal_ && !hub().stopping;
  state_ = State::kWriting;
  Counters& counters = hub().counters;
  ++counters.requests[static_cast<std::size_t>(reply_.status / 100) % counters.requests.size()];
  if (hub().options.access_log) {
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - asked_);
    spdlog::info("{} {} {} us", asked_for_.empty() ? "-" : asked_for_, reply_.status, took.count());
  }
  head_ = head_of(reply_, hub().common_headers, hub().date(), keep_alive_);
  const std::string_view body = head_only_ || reply_.status == 304 ? std::string_view() : reply_.content();
  took_ = deadline_ = hub().now;  // every sweep looks whether it is being taken
  write({boost::asio::buffer(head_), boost::asio::buffer(body)});
}

void Conversation::written(ErrorCode ec, std::size_t bytes) {
  hub().counters.bytes_out += bytes;
  if (ec) return drop();
  if (state_ == State::kContinuing) {
    state_ = State::kReading;
    return read_more();
  }
  if (keep_alive_) return next_request();
  state_ = State::kFinishing;
  deadline_ = Clock::now() + hub().limits().closing;
  buffer_.clear();
  finish();
}

// Closed now, the socket would be out of all counts while the system goes on sending.
void Conversation::leave() {
  if (!sending().waiting) return drop();
  state_ = State::kFinishing;
  deadline_ = hub().now;
  held_ = shared_from_this();
}

// While an answer is being written, and after a deadline, because a slow reader may still take the rest.
void Conversation::look_at_sending() {
  const Sending now = sending();
  if (now.taken != taken_) {
    taken_ = now.taken;
    took_ = hub().now;
  }
  if (state_ != State::kWriting && !now.waiting) return drop();
  if (hub().now - took_ < hub().limits().stall) return;
  ++hub().counters.stalled;
  abort();
}

Clock::time_point Conversation::sweep() {
  if (state_ == State::kUpgraded || hub().now < deadline_) return hub().now;  // HTTP is looked at in every sweep
  switch (state_) {
    case State::kReading:
      late_ = true;
      cancel();
      break;
    case State::kAnswering:
      question_ += 1;
      upgrade_.reset();
      say(error_reply(503, "no_answer", "the server did not answer in time"));
      break;
    case State::kWriting:
    case State::kIdle:
    case State::kFinishing:
      look_at_sending();
      break;
    default:
      drop();
  }
  return hub().now;
}

void Conversation::stop() {
  if (state_ == State::kIdle || state_ == State::kOpening) drop();
}

}  // namespace cifra::server
