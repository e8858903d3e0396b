#include "load/http.h"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <chrono>
#include <optional>

namespace cifra::load {

namespace beast = boost::beast;
namespace http = beast::http;

// One connection, and the request it is busy with.
struct HttpClient::Lane {
  explicit Lane(asio::io_context& io) : stream(io) {}

  beast::tcp_stream stream;
  beast::flat_buffer buffer;
  http::request<http::string_body> request;
  std::optional<http::response_parser<http::string_body>> answer;
  Done done;
  bool busy = false;
  bool open = false;
  bool reused = false;  // the server may have closed it meanwhile: then another try is fair
};

HttpClient::HttpClient(asio::io_context& io, Address address, std::size_t connections)
    : io_(io), address_(std::move(address)) {
  for (std::size_t i = 0; i < connections; ++i) lanes_.push_back(std::make_shared<Lane>(io_));
}

HttpClient::~HttpClient() = default;

void HttpClient::ask(HttpRequest request, Done done) {
  waiting_.push_back({std::move(request), std::move(done)});
  for (const auto& lane : lanes_) {
    if (!lane->busy) return next(lane);
  }
}

void HttpClient::next(const std::shared_ptr<Lane>& lane) {
  if (waiting_.empty()) return;
  Question question = std::move(waiting_.front());
  waiting_.pop_front();
  lane->busy = true;
  lane->done = std::move(question.done);
  lane->request = {http::string_to_verb(question.request.method), question.request.path, 11};
  lane->request.set(http::field::host, address_.text);
  if (!question.request.token.empty()) {
    lane->request.set(http::field::authorization, "Bearer " + question.request.token);
  }
  if (!question.request.body.empty()) lane->request.set(http::field::content_type, "application/json");
  lane->request.body() = std::move(question.request.body);
  lane->request.prepare_payload();

  const auto exchange = [this, lane] {
    lane->answer.emplace();
    lane->answer->body_limit(64 << 20);
    http::async_write(lane->stream, lane->request, [this, lane](beast::error_code problem, std::size_t) {
      if (problem) return finish(lane, {0, problem.message()});
      http::async_read(lane->stream, lane->buffer, *lane->answer, [this, lane](beast::error_code failed, std::size_t) {
        if (failed) return finish(lane, {0, failed.message()});
        lane->open = lane->answer->get().keep_alive();
        finish(lane, {static_cast<int>(lane->answer->get().result_int()), std::move(lane->answer->get().body())});
      });
    });
  };
  lane->stream.expires_after(std::chrono::seconds(30));
  lane->reused = lane->open;
  if (lane->open) {
    lane->open = false;
    return exchange();
  }
  lane->stream.close();
  lane->buffer.clear();
  lane->stream.async_connect(address_.endpoint, [this, lane, exchange](beast::error_code problem) {
    if (problem) return finish(lane, {0, problem.message()});
    lane->stream.socket().set_option(asio::ip::tcp::no_delay(true));
    exchange();
  });
}

void HttpClient::finish(const std::shared_ptr<Lane>& lane, HttpAnswer answer) {
  if (answer.status == 0 && lane->reused) {
    HttpRequest again{std::string(lane->request.method_string()), std::string(lane->request.target()), "",
                      lane->request.body()};
    const std::string_view bearer = lane->request[http::field::authorization];
    if (bearer.size() > 7) again.token = bearer.substr(7);
    waiting_.push_front({std::move(again), std::move(lane->done)});
  } else {
    const Done done = std::move(lane->done);
    lane->done = nullptr;
    done(std::move(answer));
  }
  lane->busy = false;
  next(lane);
}

}  // namespace cifra::load
