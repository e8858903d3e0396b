// The access log has what was asked for, and nothing that a person typed.
#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>

#include <sstream>
#include <string>
#include <vector>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

// What is logged as long as this lives.
class Log {
 public:
  Log() {
    auto logger = std::make_shared<spdlog::logger>("test", std::make_shared<spdlog::sinks::ostream_sink_mt>(text_));
    logger->set_pattern("%v");
    spdlog::set_default_logger(std::move(logger));
  }
  ~Log() { spdlog::set_default_logger(before_); }
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  // The next line without the microseconds at its end.
  std::string line() {
    std::string line;
    std::getline(text_, line);
    text_.clear();
    const auto time = line.find_last_not_of("0123456789", line.size() - 4);
    return line.ends_with(" us") ? line.substr(0, time) : line;
  }

 private:
  std::shared_ptr<spdlog::logger> before_ = spdlog::default_logger();
  std::stringstream text_;
};

TEST(AccessLog, HasShapesOfPaths) {
  Options options = quick_options();
  options.access_log = true;
  Running running(options);
  Log log;
  struct Case {
    std::string method;
    std::string path;
    std::string logged;
  };
  const std::vector<Case> cases = {
      {"GET", "/", "GET / 200"},
      {"HEAD", "/icon.svg", "HEAD /icon.svg 200"},
      {"GET", "/health", "GET /health 200"},
      {"GET", "/api/tables?name=Ana", "GET /api/tables 200"},
      {"GET", "/api/codes/K7M4QX", "GET /api/codes/… 200"},
      {"GET", "/t/K7M4QX", "GET /t/… 200"},
      {"GET", "/t/K7M4QX/K7M4QX", "GET /… 200"},
      {"GET", "/api/tables/h7c2m5k4t6xwqz3?version=7", "GET /api/tables/… 200"},
      {"POST", "/api/tables/h7c2m5k4t6xwqz3", "POST /api/tables/… 200"},
      {"GET", "/api/tables/h7c2m5k4t6xwqz3/record", "GET /api/tables/…/record 200"},
      {"GET", "/api/tables/h7c2m5k4t6xwqz3/ana", "GET /api/… 200"},
      {"GET", "/api/me/", "GET /api/… 200"},
      {"GET", "/api/ana-761", "GET /api/… 200"},
      {"GET", "/api", "GET /… 200"},
      {"GET", "/K7M4QX", "GET /… 200"},
      {"GET", "//K7M4QX", "GET /… 404"},
      {"GET", "/K7M4QX.html", "GET /… 404"},
      {"GET", "/%", "GET /… 400"},
      {"K7M4QX", "/api/me", "… /api/me 405"},
  };
  Client client(running.port);
  for (const auto& [method, path, logged] : cases) {
    client.ask(method, path);
    EXPECT_EQ(running.look<std::string>([&] { return log.line(); }), logged) << method << path;
  }
  client.send("K7M4QX\r\n\r\n");  // what is no request is not the one before it either
  EXPECT_EQ(client.response().status, 400);
  EXPECT_EQ(running.look<std::string>([&] { return log.line(); }), "- 400");
}

}  // namespace
}  // namespace cifra::server
