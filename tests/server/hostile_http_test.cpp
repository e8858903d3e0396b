// Requests of people without good will.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <memory>
#include <vector>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

constexpr const char* kJson = "Content-Type: application/json\r\n";

bool is_error(const Response& response, int status, std::string_view code) {
  return response.status == status &&
         response.body.starts_with("{\"error\":{\"code\":\"" + std::string(code) + "\",\"at\":\"\",\"message\":\"") &&
         response.body.ends_with("\"}}") && response.header("content-type") == "application/json";
}

TEST(HostileHttp, Methods) {
  Running running;
  Client client(running.port);
  for (const char* method : {"OPTIONS", "PUT", "TRACE", "CONNECT", "PROPFIND", "BREW"}) {
    const Response response = client.ask(method, "/api/echo");
    EXPECT_TRUE(is_error(response, 405, "wrong_method")) << method << response.head << response.body;
    EXPECT_EQ(response.header("allow"), "GET, HEAD, POST, PATCH, DELETE");
  }
  EXPECT_EQ(client.ask("OPTIONS", "*").status, 405);
  for (const char* path : {"/", "/metrics", "/health", "/ws", "/index.html"}) {
    const Response response = client.ask("POST", path, kJson, "{}");
    EXPECT_TRUE(is_error(response, 405, "wrong_method")) << path;
    EXPECT_EQ(response.header("allow"), "GET, HEAD");
  }
}

TEST(HostileHttp, NotHttp) {
  Running running;
  const std::vector<std::pair<std::string, int>> cases = {
      {"nonsense\r\n\r\n", 400},
      {"GET /\r\n\r\n", 400},
      {"GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505},
      {"GET / HTTP/0.9\r\nHost: h\r\n\r\n", 505},
      {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505},
      {"GET / HTTP/1.1\r\n\r\n", 400},                                // no host
      {"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},          // two
      {"GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400},                    // a blank before the colon
      {"GET / HTTP/1.1\nHost: h\n\n", 505},                           // bare line feeds
      {"GET / HTTP/1.1\r\nHost: h\r\nA\x01: b\r\n\r\n", 400},         // control characters
      {std::string("GET /\0 HTTP/1.1\r\nHost: h\r\n\r\n", 29), 400},  // NUL
      {"GET /%00 HTTP/1.1\r\nHost: h\r\n\r\n", 400},
      {"GET index.html HTTP/1.1\r\nHost: h\r\n\r\n", 400},
      {"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 TLS here\r\n\r\n", 400},
      // Two lengths, or a length and chunks: where does the next request begin?
      {"POST /api/e HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400},
      {"POST /api/e HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400},
      {"POST /api/e HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n", 400},
      {"POST /api/e HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", 400},
      {"POST /api/e HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n", 400},
      {"POST /api/e HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", 400},
  };
  for (const auto& [bytes, status] : cases) {
    Client client(running.port);
    client.send(bytes);
    const Response response = client.response();
    EXPECT_EQ(response.status, status) << bytes;
  }
  EXPECT_EQ(Client(running.port).get("/api/echo").status, 200);
}

TEST(HostileHttp, OversizeHeaders) {
  Running running;
  Client client(running.port);
  EXPECT_TRUE(is_error(client.get("/api/echo", "X: " + std::string(9000, 'x') + "\r\n"), 431, "too_big"));
  EXPECT_TRUE(client.at_end());
  Client target(running.port);
  EXPECT_EQ(target.get("/" + std::string(9000, 'x')).status, 431);
  Client many(running.port);
  std::string lines;
  for (int i = 0; i < 2000; ++i) lines += "A: b\r\n";
  EXPECT_EQ(many.get("/api/echo", lines).status, 431);
  Client endless(running.port);
  endless.send("GET / HTTP/1.1\r\nHost: h\r\nX: ");
  for (int i = 0; i < 100 && endless.send(std::string(1000, 'x')); ++i) {
  }
  EXPECT_EQ(endless.response().status, 431);
}

TEST(HostileHttp, OversizeBodies) {
  Running running;
  Client fits(running.port);
  EXPECT_EQ(fits.ask("POST", "/api/echo", kJson, std::string(16384, ' ')).status, 200);
  Client client(running.port);
  EXPECT_TRUE(is_error(client.ask("POST", "/api/echo", kJson, std::string(16385, ' ')), 413, "too_big"));
  EXPECT_TRUE(client.at_end());
  Client huge(running.port);  // is told although it goes on sending
  huge.ask("POST", "/api/echo", kJson, "");
  EXPECT_EQ(huge.ask("POST", "/api/echo", kJson, std::string(500'000, ' ')).status, 413);
  Client chunks(running.port);
  chunks.send(
      "POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n");
  for (int i = 0; i < 20; ++i) chunks.send("3e8\r\n" + std::string(1000, ' ') + "\r\n");
  EXPECT_EQ(chunks.response().status, 413);
  Client extension(running.port);
  extension.send("POST /api/echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1;x=");
  for (int i = 0; i < 40 && extension.send(std::string(1000, 'x')); ++i) {
  }
  const int status = extension.response().status;
  EXPECT_TRUE(status == 400 || status == 431) << status;
}

TEST(HostileHttp, SlowRequests) {
  Options options = quick_options();
  options.limits.request = 150ms;
  options.limits.idle = 150ms;
  Running running(options);
  Client silent(running.port);
  Client loris(running.port);
  Client half(running.port);
  loris.send("GET /api/echo HTTP/1.1\r\nHost: h\r\n");
  half.send("POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\n{");
  for (int i = 0; i < 30; ++i) {  // a byte now and then does not help
    if (!loris.send("X")) break;
    std::this_thread::sleep_for(10ms);
  }
  EXPECT_TRUE(is_error(loris.response(), 408, "too_late"));
  EXPECT_TRUE(loris.at_end());
  EXPECT_EQ(half.response().status, 408);
  EXPECT_TRUE(silent.at_end());
  Client idle(running.port);
  EXPECT_EQ(idle.get("/api/echo").status, 200);
  EXPECT_TRUE(idle.at_end());
}

TEST(HostileHttp, OtherSites) {
  Options options = quick_options();
  options.public_url = "https://play.example.org/";
  Running running(options);
  Client client(running.port);
  const auto status = [&](const char* method, const std::string& headers) {
    return client.ask(method, "/api/echo", headers).status;
  };
  EXPECT_EQ(status("POST", "Origin: https://play.example.org\r\n"), 200);
  EXPECT_EQ(status("GET", "Origin: https://play.example.org\r\n"), 200);
  EXPECT_EQ(status("POST", "Sec-Fetch-Site: same-origin\r\nOrigin: https://play.example.org\r\n"), 200);
  EXPECT_EQ(status("GET", "Sec-Fetch-Site: cross-site\r\n"), 200);  // a link on another page
  EXPECT_EQ(Client(running.port).upgrade("Origin: https://play.example.org\r\n").status, 101);
  EXPECT_EQ(Client(running.port).upgrade("Origin: http://house\r\n").status, 403);
  for (const char* method : {"GET", "POST", "PATCH", "DELETE"}) {
    for (const char* origin :
         {"http://evil.example", "null", "http://house", "http://house:81", "https://play.example.org.evil.example"}) {
      const Response response = client.ask(method, "/api/echo", "Origin: " + std::string(origin) + "\r\n");
      EXPECT_TRUE(is_error(response, 403, "wrong_origin")) << method << origin;
      EXPECT_FALSE(response.has("access-control-allow-origin"));
    }
  }
  EXPECT_EQ(status("POST", "Sec-Fetch-Site: cross-site\r\n"), 403);
  EXPECT_EQ(status("POST", "Origin: https://play.example.org\r\nOrigin: http://evil.example\r\n"), 403);
}

// Without a public URL the own pages are those of the host that was asked.
TEST(HostileHttp, OtherSitesWithoutPublicUrl) {
  Running running;
  Client client(running.port);
  EXPECT_EQ(client.ask("POST", "/api/echo", "Origin: http://house\r\n").status, 200);
  EXPECT_EQ(client.ask("GET", "/api/echo", "Origin: http://house\r\n").status, 200);
  EXPECT_EQ(client.ask("POST", "/api/echo", "Origin: http://other\r\n").status, 403);
  // The host of the target counts, not that of the header.
  EXPECT_EQ(client.ask("POST", "http://other/api/echo", "Origin: http://other\r\n").status, 200);
  EXPECT_EQ(client.ask("POST", "http://other/api/echo", "Origin: http://house\r\n").status, 403);
}

// A name that somebody has pointed at this machine gets nothing from a house that is for this machine alone.
TEST(HostileHttp, NamesPointedHere) {
  Options options = quick_options();
  options.local_hosts_only = true;
  Running running(options);
  const auto ask = [&](const std::string& host, const std::string& rest) {
    Client client(running.port);
    client.send(rest + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host + "\r\n\r\n");
    return client.response();
  };
  for (const char* rest : {"GET /api/echo", "POST /api/echo", "GET /", "GET /metrics", "GET /health", "GET /ws"}) {
    EXPECT_TRUE(is_error(ask("evil.example:8080", rest), 403, "wrong_origin")) << rest;
  }
  EXPECT_EQ(running.look<std::size_t>([&] { return running.house.asked.size(); }), 0u);
  for (const char* host : {"localhost:8080", "127.0.0.1", "[::1]:8080", "house.lan"}) {
    EXPECT_EQ(ask(host, "POST /api/echo").status, 200) << host;
  }
  EXPECT_TRUE(is_error(ask("localhost", "GET http://evil.example/api/echo"), 403, "wrong_origin"));
}

TEST(HostileHttp, BodiesOfForms) {
  Running running;
  Client client(running.port);
  for (const char* type : {"", "Content-Type: text/plain\r\n", "Content-Type: application/x-www-form-urlencoded\r\n"}) {
    EXPECT_TRUE(is_error(client.ask("POST", "/api/echo", type, "{}"), 415, "wrong_type")) << type;
  }
  EXPECT_EQ(client.ask("POST", "/api/echo", "Content-Type: application/json;charset=utf-8\r\n", "{}").status, 200);
}

TEST(HostileHttp, TooManyConnections) {
  Options options = quick_options();
  options.limits.connections = 3;
  options.limits.refusals = 1;
  Running running(options);
  std::vector<std::unique_ptr<Client>> open;
  for (int i = 0; i < 3; ++i) {
    open.push_back(std::make_unique<Client>(running.port));
    EXPECT_EQ(open.back()->get("/api/echo").status, 200);
  }
  Client told(running.port);
  Client untold(running.port);
  EXPECT_EQ(untold.get("/api/echo").status, 0);
  const Response response = told.get("/api/echo");
  EXPECT_TRUE(is_error(response, 503, "full")) << response.status;
  EXPECT_TRUE(response.has("retry-after"));
  EXPECT_EQ(response.header("connection"), "close");
  EXPECT_TRUE(told.at_end());
  open.clear();
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) status = Client(running.port).get("/api/echo").status;
  EXPECT_EQ(status, 200);
}

TEST(HostileHttp, TooManyConnectionsOfAnAddress) {
  Options options = quick_options();
  options.limits.connections_of_an_address = 2;
  Running running(options);
  Client one(running.port);
  auto two = std::make_unique<Client>(running.port);
  EXPECT_EQ(one.get("/api/echo").status, 200);
  EXPECT_EQ(two->upgrade().status, 101);  // the place goes with the WebSocket
  EXPECT_EQ(one.get("/api/echo").status, 200);
  Client three(running.port);
  EXPECT_TRUE(is_error(three.get("/api/echo"), 429, "too_many"));
  two.reset();
  int status = 0;
  for (int i = 0; i < 100 && status != 200; ++i) status = Client(running.port).get("/api/echo").status;
  EXPECT_EQ(status, 200);
}

TEST(HostileHttp, AProxyIsManyPeople) {
  Options options = quick_options();
  options.limits.connections_of_an_address = 1;
  options.trusted_proxies = {"127.0.0.1"};
  Running running(options);
  const std::string ana = "X-Forwarded-For: 198.51.100.1\r\n";
  Client one(running.port);
  Client two(running.port);
  Client three(running.port);
  EXPECT_EQ(one.upgrade(ana).status, 101);
  EXPECT_EQ(two.get("/api/echo", ana).status, 200);
  EXPECT_TRUE(is_error(two.upgrade(ana), 429, "too_many"));
  EXPECT_EQ(three.upgrade("X-Forwarded-For: 198.51.100.2\r\n").status, 101);
}

// Without free file descriptors the server waits instead of spinning, and accepts when there are some again.
TEST(HostileHttp, NoFileDescriptors) {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
  GTEST_SKIP() << "UBSan itself needs a pipe to look at an object";
#endif
#endif
  Options options = quick_options();
  options.limits.backoff = 50ms;
  Running running(options);
  Client before(running.port);
  EXPECT_EQ(before.get("/api/echo").status, 200);
  Client waiting(running.port);
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  Client next(running.port);  // the lowest number that is still free comes after this
  rlimit none = limit;
  none.rlim_cur = static_cast<rlim_t>(next.descriptor());
  ASSERT_EQ(waiting.get("/api/echo").status, 200);
  ASSERT_EQ(next.get("/api/echo").status, 200);
  const int late = socket(AF_INET, SOCK_STREAM, 0);
  setrlimit(RLIMIT_NOFILE, &none);
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_port = htons(running.port);
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ASSERT_EQ(connect(late, reinterpret_cast<const sockaddr*>(&to), sizeof to), 0);
  std::this_thread::sleep_for(300ms);
  const std::string metrics = before.get("/metrics").body;
  setrlimit(RLIMIT_NOFILE, &limit);
  const std::string name = "\ncifra_server_accept_errors_total ";
  const int errors = std::stoi(metrics.substr(metrics.find(name) + name.size()));
  EXPECT_GE(errors, 2);
  EXPECT_LE(errors, 10);
  const std::string request = "GET /api/echo HTTP/1.1\r\nHost: h\r\n\r\n";
  ASSERT_EQ(send(late, request.data(), request.size(), 0), static_cast<ssize_t>(request.size()));
  char byte = 0;
  EXPECT_EQ(recv(late, &byte, 1, 0), 1);
  close(late);
}

}  // namespace
}  // namespace cifra::server
