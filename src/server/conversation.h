// HTTP on one connection, without its bytes: requests one after the other, each answered before the next is read, and
// the deadlines of all that. HttpConnection (http_connection.h) adds the socket, plain or with TLS.
//
//   opening -> idle -> reading -> answering -> writing -> idle …
//                 (-> continuing)     \-> upgraded       \-> finishing
#pragma once

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "house/gateway.h"
#include "server/framing.h"
#include "server/hub.h"
#include "server/reply.h"
#include "server/request.h"
#include "server/sending.h"

namespace cifra::server {

namespace http = boost::beast::http;
using HttpRequest = http::request<http::string_body>;

class Conversation : public Link {
 public:
  // `refusal`: the only answer this connection gets.
  Conversation(std::shared_ptr<Hub> hub, Ticket ticket, const IpAddress& peer, std::optional<Reply> refusal);
  ~Conversation() override;

  Clock::time_point sweep() final;
  void stop() final;
  void close() final {}  // the answer under way may still be said; nothing else is

 protected:
  using ErrorCode = boost::system::error_code;
  using Buffers = std::array<boost::asio::const_buffer, 2>;

  // The transport's side. At most one of these is under way.
  virtual void read(boost::asio::mutable_buffer space) = 0;  // some bytes, then received()
  virtual void write(Buffers bytes) = 0;                     // all of them, then written()
  virtual void finish() = 0;                                 // nothing more is said; ends when the other side does
  virtual void cancel() = 0;                                 // read() completes with an error
  virtual Sending sending() = 0;                             // as the system sees it
  virtual void abort() = 0;  // drop(), and what the system has still to send is thrown away
  virtual void upgrade(HttpRequest request, Ticket ticket, house::Gateway::Enter enter) = 0;

  void begin();  // the connection is ready for its first request
  void received(ErrorCode ec, std::size_t bytes);
  void written(ErrorCode ec, std::size_t bytes);
  void leave();  // the other side says nothing more: ends when it has taken everything

  // This object, while nothing else is under way that holds it. drop() lets go.
  std::shared_ptr<Link> held_;

 private:
  enum class State : std::uint8_t {
    kOpening,
    kIdle,
    kReading,
    kContinuing,
    kAnswering,
    kWriting,
    kFinishing,
    kUpgraded
  };

  void next_request();
  void read_more();
  void parse();
  void refuse_bytes(ErrorCode ec);
  void say(Reply reply);
  void look_at_sending();

  // conversation_routes.cpp: who answers what.
  void answer_request();
  void route(const HttpRequest& request, Target target);
  void ask_house(const HttpRequest& request, Target target);
  void ask_to_connect(HttpRequest request);
  void admitted(house::Gateway::Enter enter, house::Answer refused);
  Reply file(const HttpRequest& request, const Target& target);
  Reply metrics() const;
  house::Caller caller(const HttpRequest& request) const;
  IpAddress client(const HttpRequest& request) const;
  bool is_cross_site(const HttpRequest& request, bool changes) const;

  using Parser = http::request_parser<http::string_body>;
  Ticket ticket_;
  IpAddress peer_;
  std::optional<Reply> refusal_;
  Clock::time_point deadline_;
  Clock::time_point asked_;  // for the access log
  Clock::time_point took_;   // when the other side was last seen to have taken something, or an answer began
  std::uint64_t taken_ = 0;  // so much, then
  State state_ = State::kOpening;
  bool late_ = false;        // the deadline has passed while reading
  bool keep_alive_ = false;  // as the client wants it, then as we do
  bool head_only_ = false;
  bool continued_ = false;
  std::uint32_t question_ = 0;    // counts what the house was asked, so that a late answer is not taken for another's
  std::size_t header_bytes_ = 0;  // of this request so far
  boost::beast::flat_buffer buffer_;
  std::unique_ptr<Parser> parser_;
  // The header of a request in chunks as it was before its trailer, whose fields Beast adds to it.
  std::unique_ptr<HttpHeader> trailerless_;
  std::unique_ptr<HttpRequest> upgrade_;
  std::string asked_for_;  // "GET /t/…", for the access log
  std::string head_;
  Reply reply_;
};

}  // namespace cifra::server
