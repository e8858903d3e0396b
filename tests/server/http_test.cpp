// Requests and answers between people of good will.
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/sha.h>

#include <array>
#include <string>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

constexpr const char* kJsonType = "Content-Type: application/json\r\n";

house::Answer said(int status, std::string body) {
  house::Answer answer;
  answer.status = status;
  answer.body = std::move(body);
  return answer;
}

TEST(Http, AsksTheHouse) {
  Running running;
  Client client(running.port);
  const Response response = client.get("/api/echo/a%20b?x=1&y=%20");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "GET|/api/echo/a b|x=1&y=%20||127.0.0.1|");
  EXPECT_EQ(response.header("content-type"), "application/json");
  EXPECT_EQ(response.header("cache-control"), "no-store");
  EXPECT_EQ(response.header("x-robots-tag"), "noindex");
  EXPECT_EQ(client.ask("POST", "/api/echo", kJsonType, "{}").body, "POST|/api/echo||{}|127.0.0.1|");
  EXPECT_EQ(client.ask("PATCH", "/api/echo").body, "PATCH|/api/echo|||127.0.0.1|");
  EXPECT_EQ(client.ask("DELETE", "/api/echo").body, "DELETE|/api/echo|||127.0.0.1|");
  EXPECT_EQ(client.get("/health").body, "GET|/api/health|||127.0.0.1|");
  EXPECT_EQ(client.get("http://house/api/echo").body, "GET|/api/echo|||127.0.0.1|");
}

TEST(Http, HeadHasTheLengthAndNoBody) {
  Running running;
  Client client(running.port);
  const Response response = client.ask("HEAD", "/api/echo");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.header("content-length"), std::to_string(client.get("/api/echo").body.size()));
  EXPECT_EQ(client.ask("HEAD", "/").header("content-length"), std::to_string(client.get("/").body.size()));
}

TEST(Http, AnswersLater) {
  Running running;
  Client client(running.port);
  client.send("GET /api/later HTTP/1.1\r\nHost: house\r\n\r\n");
  ASSERT_TRUE(running.until([&] { return running.house.waiting.size() == 1; }));
  running.on_loop([&] { running.house.waiting[0](said(201, "late")); });
  const Response response = client.response();
  EXPECT_EQ(response.status, 201);
  EXPECT_EQ(response.body, "late");
  EXPECT_EQ(client.get("/api/echo").status, 200);
}

TEST(Http, TheHouseMayOutliveAConnection) {
  Running running;
  {
    Client client(running.port);
    client.send("GET /api/later HTTP/1.1\r\nHost: house\r\n\r\n");
    ASSERT_TRUE(running.until([&] { return running.house.waiting.size() == 1; }));
  }
  running.on_loop([&] { running.house.waiting[0](said(200, "nobody hears")); });
  running.on_loop([&] { running.house.waiting.clear(); });
  EXPECT_EQ(Client(running.port).get("/api/echo").status, 200);
}

TEST(Http, AHouseThatDoesNotAnswer) {
  Options options = quick_options();
  options.limits.answer = 100ms;
  Running running(options);
  Client client(running.port);
  EXPECT_EQ(client.get("/api/later").status, 503);
  // Its answer comes while the next request waits for another one.
  client.send("GET /api/later HTTP/1.1\r\nHost: house\r\n\r\n");
  ASSERT_TRUE(running.until([&] { return running.house.waiting.size() == 2; }));
  running.on_loop([&] {
    running.house.waiting[0](said(200, "late"));
    running.house.waiting[1](said(200, "in time"));
  });
  EXPECT_EQ(client.response().body, "in time");
}

TEST(Http, TokensAndCookies) {
  Running running;
  Client client(running.port);
  EXPECT_EQ(client.get("/api/echo", "Authorization: Bearer abc\r\nCookie: cifra=def\r\n").body,
            "GET|/api/echo|||127.0.0.1|abc");
  EXPECT_EQ(client.get("/api/echo", "Cookie: a=b; cifra=def\r\n").body, "GET|/api/echo|||127.0.0.1|def");
  EXPECT_EQ(client.get("/api/token").header("set-cookie"),
            "cifra=T0ken-_; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000");
  EXPECT_EQ(client.get("/api/forget").header("set-cookie"), "cifra=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  EXPECT_FALSE(client.get("/api/echo").has("set-cookie"));
  EXPECT_FALSE(client.get("/api/hostile").has("x-evil"));
}

TEST(Http, CookiesAreSecureBehindHttps) {
  Options options = quick_options();
  options.public_url = "https://play.example.org";
  Running running(options);
  EXPECT_TRUE(Client(running.port).get("/api/token").header("set-cookie").ends_with("; Secure"));
}

TEST(Http, RetryAfter) {
  Running running;
  const Response response = Client(running.port).get("/api/busy");
  EXPECT_EQ(response.status, 429);
  EXPECT_EQ(response.header("retry-after"), "7");
}

TEST(Http, KeepsAndEndsConnections) {
  Running running;
  Client kept(running.port);
  EXPECT_EQ(kept.get("/api/echo").status, 200);
  EXPECT_EQ(kept.get("/api/echo").status, 200);
  const Response last = kept.get("/api/echo", "Connection: close\r\n");
  EXPECT_EQ(last.header("connection"), "close");
  EXPECT_TRUE(kept.at_end());
  Client old(running.port);
  old.send("GET /api/echo HTTP/1.0\r\n\r\n");
  EXPECT_EQ(old.response().status, 200);
  EXPECT_TRUE(old.at_end());
}

TEST(Http, OneRequestAfterTheOther) {
  Running running;
  Client client(running.port);
  client.send(
      "GET /api/later HTTP/1.1\r\nHost: h\r\n\r\n"
      "POST /api/two HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\n\"a\""
      "GET /api/three HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\nGET /api/four HTTP/1.1\r\nHost: h\r\n\r\n");
  ASSERT_TRUE(running.until([&] { return running.house.waiting.size() == 1; }));
  running.on_loop([&] { running.house.waiting[0](said(200, "one")); });
  EXPECT_EQ(client.response().body, "one");
  EXPECT_EQ(client.response().body, "POST|/api/two||\"a\"|127.0.0.1|");
  EXPECT_EQ(client.response().body, "GET|/api/three|||127.0.0.1|");
  EXPECT_TRUE(client.at_end());
}

TEST(Http, BodiesInPieces) {
  Running running;
  Client client(running.port);
  client.send("POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 6\r\n\r\n[1");
  std::this_thread::sleep_for(20ms);
  client.send(",2");
  std::this_thread::sleep_for(20ms);
  client.send(",]");
  EXPECT_EQ(client.response().body, "POST|/api/echo||[1,2,]|127.0.0.1|");
  client.send(
      "POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
      "2;x=y\r\n[1\r\n3\r\n,2]\r\n0\r\nTrailer: z\r\n\r\n");
  EXPECT_EQ(client.response().body, "POST|/api/echo||[1,2]|127.0.0.1|");
}

TEST(Http, Expectations) {
  Running running;
  Client client(running.port);
  client.send(
      "POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
      "Expect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.response().status, 100);
  client.send("{}");
  EXPECT_EQ(client.response().body, "POST|/api/echo||{}|127.0.0.1|");
  // Too large: nobody needs to send it.
  client.send(
      "POST /api/echo HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n"
      "Expect: 100-continue\r\n\r\n");
  EXPECT_EQ(client.response().status, 413);
  Client strange(running.port);
  EXPECT_EQ(strange.get("/api/echo", "Expect: miracles\r\n").status, 417);
}

TEST(Http, Metrics) {
  Running running;
  Client handler(running.port);
  handler.upgrade();
  EXPECT_EQ(handler.next().opcode, 1);
  Client client(running.port);
  client.get("/api/echo");
  client.ask("OPTIONS", "/api/echo");
  const Response response = client.get("/metrics");
  EXPECT_EQ(response.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
  const std::string& text = response.body;
  EXPECT_NE(text.find("cifra_fake 1\n"), std::string::npos);
  EXPECT_NE(text.find("\ncifra_server_connections{kind=\"http\"} 1\n"), std::string::npos);
  EXPECT_NE(text.find("\ncifra_server_connections{kind=\"websocket\"} 1\n"), std::string::npos);
  EXPECT_NE(text.find("\ncifra_server_requests_total{status=\"2xx\"} 1\n"), std::string::npos);
  EXPECT_NE(text.find("\ncifra_server_requests_total{status=\"4xx\"} 1\n"), std::string::npos);
  EXPECT_NE(text.find("\ncifra_server_messages_total{direction=\"out\"} 1\n"), std::string::npos);
  // Every sample has a family with HELP and TYPE before it, and every line ends.
  std::string family;
  std::size_t start = 0;
  while (start < text.size()) {
    const auto end = text.find('\n', start);
    ASSERT_NE(end, std::string::npos);
    const std::string line = text.substr(start, end - start);
    start = end + 1;
    if (line.starts_with("# HELP ")) {
      family = line.substr(7, line.find(' ', 7) - 7);
    } else if (line.starts_with("# TYPE ")) {
      EXPECT_EQ(line.substr(7, line.find(' ', 7) - 7), family);
    } else {
      EXPECT_TRUE(line.starts_with(family + " ") || line.starts_with(family + "{")) << line;
    }
  }
}

// Files of the house and nothing else; the style in the pages that the server has itself is allowed by its hash.
TEST(Http, ContentSecurityPolicy) {
  Running running;
  Client client(running.port);
  const std::string policy = client.get("/").header("content-security-policy");
  for (const char* loose : {"unsafe-inline", "'unsafe-eval'", "blob:", "data:", "http:", "https:", "*"}) {
    EXPECT_EQ(policy.find(loose), std::string::npos) << loose;
  }
  for (const char* path : {"/", "/missing.html"}) {
    const std::string body = client.get(path).body;
    EXPECT_EQ(body.find("style="), std::string::npos);
    EXPECT_EQ(body.find("<script"), std::string::npos);
    const auto begin = body.find("<style>") + 7;
    const std::string style = body.substr(begin, body.find("</style>") - begin);
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(style.data()), style.size(), digest.data());
    std::array<unsigned char, 64> text{};
    EVP_EncodeBlock(text.data(), digest.data(), digest.size());
    const std::string source = "style-src 'self' 'sha256-" + std::string(reinterpret_cast<char*>(text.data())) + "';";
    EXPECT_NE(policy.find(source), std::string::npos) << path << source << policy;
  }
}

TEST(Http, HeadersOnEveryAnswer) {
  Running running;
  Client client(running.port);
  const auto check = [](const Response& response) {
    EXPECT_NE(response.header("content-security-policy").find("default-src 'none'; script-src 'self'"),
              std::string::npos);
    EXPECT_NE(response.header("content-security-policy").find("frame-ancestors 'none'"), std::string::npos);
    EXPECT_EQ(response.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(response.header("x-frame-options"), "DENY");
    EXPECT_EQ(response.header("referrer-policy"), "no-referrer");
    EXPECT_EQ(response.header("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(response.header("cross-origin-resource-policy"), "same-origin");
    EXPECT_TRUE(response.has("permissions-policy"));
    EXPECT_TRUE(response.has("date"));
    EXPECT_FALSE(response.has("strict-transport-security"));
    EXPECT_TRUE(response.has("cache-control")) << response.head;
  };
  for (const char* path : {"/", "/t/K7M4QX", "/nothing.js", "/api/echo", "/api/busy", "/health", "/metrics", "/ws"}) {
    check(client.get(path));
  }
  check(client.ask("OPTIONS", "/"));
  check(client.ask("POST", "/"));
  check(client.get("/", "If-None-Match: *\r\n"));
  check(client.get("/api/echo", "Origin: http://evil.example\r\n"));
  EXPECT_EQ(client.get("/t/K7M4QX").header("x-robots-tag"), "noindex");
  client.send("nonsense\r\n\r\n");
  check(client.response());
}

TEST(Http, IPv6) {
  Options options = quick_options();
  options.addresses = {"::1"};
  Running running(options);
  Client client(running.port, false, 0, "::1");
  EXPECT_EQ(client.get("/api/echo").body, "GET|/api/echo|||::/64|");
}

TEST(Http, SeveralAddresses) {
  Options options = quick_options();
  options.addresses = {"127.0.0.1", "::1", "localhost"};
  Running running(options);
  ASSERT_EQ(running.ports.size(), 3u);
  EXPECT_EQ(Client(running.ports[0]).get("/api/echo").status, 200);
  EXPECT_EQ(Client(running.ports[1], false, 0, "::1").get("/api/echo").status, 200);
  EXPECT_EQ(Client(running.ports[2]).get("/api/echo").status, 200);
}

TEST(Http, ClientsBehindAProxy) {
  Options options = quick_options();
  options.trusted_proxies = {"127.0.0.0/8"};
  Running running(options);
  Client client(running.port);
  EXPECT_EQ(client.get("/api/echo", "X-Forwarded-For: 6.6.6.6, 198.51.100.1\r\nX-Forwarded-For: 127.0.0.9\r\n").body,
            "GET|/api/echo|||198.51.100.1|");
  EXPECT_EQ(client.get("/api/echo", "X-Forwarded-For: 2001:db8:1:2:3::4\r\n").body,
            "GET|/api/echo|||2001:db8:1:2::/64|");
  Running strict;
  EXPECT_EQ(Client(strict.port).get("/api/echo", "X-Forwarded-For: 6.6.6.6\r\n").body, "GET|/api/echo|||127.0.0.1|");
}

}  // namespace
}  // namespace cifra::server
