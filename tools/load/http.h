// Requests to the HTTP API over a few connections that stay open. The answer always comes: status 0 says that there was
// none, with the reason as body.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "load/connection.h"

namespace cifra::load {

struct HttpRequest {
  std::string method;
  std::string path;
  std::string token;
  std::string body;
};

struct HttpAnswer {
  int status = 0;
  std::string body;
};

class HttpClient {
 public:
  using Done = std::function<void(HttpAnswer)>;

  HttpClient(asio::io_context& io, Address address, std::size_t connections);
  ~HttpClient();

  void ask(HttpRequest request, Done done);

 private:
  struct Lane;
  struct Question {
    HttpRequest request;
    Done done;
  };

  void next(const std::shared_ptr<Lane>& lane);
  void finish(const std::shared_ptr<Lane>& lane, HttpAnswer answer);

  asio::io_context& io_;
  Address address_;
  std::vector<std::shared_ptr<Lane>> lanes_;
  std::deque<Question> waiting_;
};

}  // namespace cifra::load
