// Framing: where a request ends, RFC 9112 sections 2 to 7. A request whose end could be read in two ways is refused and
// the connection ends, so that its body never runs as a request of its own.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

constexpr const char* kHidden = "GET /api/hidden HTTP/1.1\r\nHost: h\r\n\r\n";

bool was_asked(Running& running, const std::string& path) {
  return running.look<bool>([&] { return std::ranges::count(running.house.asked, path) > 0; });
}

struct Case {
  const char* what;
  std::string request;  // what comes before the hidden one
};

// A POST with these headers; a body may follow their empty line.
std::string post(const std::string& headers, const char* version = "1.1") {
  return std::string("POST /api/first HTTP/") + version + "\r\nHost: h\r\n" + headers + "\r\n";
}

void expect_refused(const std::vector<Case>& cases) {
  Running running;
  for (const auto& [what, request] : cases) {
    running.on_loop([&] { running.house.asked.clear(); });
    Client client(running.port);
    client.send(request + kHidden);
    const Response response = client.response();
    EXPECT_EQ(response.status, 400) << what;
    EXPECT_EQ(response.header("connection"), "close") << what;
    EXPECT_TRUE(client.at_end()) << what;
    EXPECT_FALSE(was_asked(running, "/api/first")) << what;
    EXPECT_FALSE(was_asked(running, "/api/hidden")) << what;
  }
  EXPECT_EQ(Client(running.port).get("/api/echo").status, 200);
}

TEST(Framing, TransferEncoding) {
  expect_refused({
      {"an unknown coding", post("Transfer-Encoding: xchunked\r\n")},
      {"identity", post("Transfer-Encoding: identity\r\n")},
      {"gzip alone", post("Transfer-Encoding: gzip\r\n")},
      {"gzip before chunked", post("Transfer-Encoding: gzip, chunked\r\n") + "0\r\n\r\n"},
      {"chunked is not the last", post("Transfer-Encoding: chunked, identity\r\n")},
      {"chunked twice", post("Transfer-Encoding: chunked, chunked\r\n")},
      {"chunked in quotes", post("Transfer-Encoding: \"chunked\"\r\n")},
      {"chunked with a parameter", post("Transfer-Encoding: chunked;a=b\r\n")},
      {"chunked after a comma", post("Transfer-Encoding: , chunked\r\n") + "0\r\n\r\n"},
      {"chunked before a comma", post("Transfer-Encoding: chunked,\r\n") + "0\r\n\r\n"},
      {"a character of another alphabet", post("Transfer-Encoding: chun\xe2\x84\xaa"
                                               "ed\r\n")},
      {"a vertical tab", post("Transfer-Encoding: \vchunked\r\n")},
      {"empty", post("Transfer-Encoding:\r\n")},
      {"empty, then chunked", post("Transfer-Encoding:\r\nTransfer-Encoding: chunked\r\n") + "0\r\n\r\n"},
      {"two fields, chunked last", post("Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n") + "0\r\n\r\n"},
      {"two fields, chunked first", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n")},
      {"two fields, both chunked", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n")},
      {"a request without a body", "GET /api/first HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: x\r\n\r\n"},
      {"HTTP/1.0", post("Transfer-Encoding: chunked\r\nConnection: keep-alive\r\n", "1.0") + "0\r\n\r\n"},
      {"HTTP/1.0 with an unknown coding", post("Transfer-Encoding: x\r\nConnection: keep-alive\r\n", "1.0")},
  });
}

TEST(Framing, ContentLength) {
  expect_refused({
      {"with chunks, before", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n") + "0\r\n\r\n"},
      {"with chunks, after", post("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n") + "0\r\n\r\n"},
      {"with another coding, before", post("Content-Length: 0\r\nTransfer-Encoding: x\r\n")},
      {"with another coding, after", post("Transfer-Encoding: x\r\nContent-Length: 0\r\n")},
      {"two that differ", post("Content-Length: 0\r\nContent-Length: 37\r\n")},
      {"two that agree", post("Content-Length: 0\r\nContent-Length: 0\r\n")},
      {"a list that differs", post("Content-Length: 0, 37\r\n")},
      {"a list that agrees", post("Content-Length: 0, 0\r\n")},
      {"a comma", post("Content-Length: 0,\r\n")},
      {"empty", post("Content-Length:\r\n")},
      {"a plus", post("Content-Length: +0\r\n")},
      {"a minus", post("Content-Length: -0\r\n")},
      {"blanks between digits", post("Content-Length: 0 0\r\n")},
      {"hexadecimal", post("Content-Length: 0x0\r\n")},
      {"a point", post("Content-Length: 0.0\r\n")},
      {"in quotes", post("Content-Length: \"0\"\r\n")},
      {"too large for 64 bits", post("Content-Length: 18446744073709551616\r\n")},
  });
}

TEST(Framing, Lines) {
  expect_refused({
      {"a folded line", post("Transfer-Encoding:\r\n chunked\r\n") + "0\r\n\r\n"},
      {"a folded line with a tab", post("X: a\r\n\tb\r\n")},
      {"a line of blanks", post("X: a\r\n \r\n")},
      {"a blank before the first field", "GET /api/first HTTP/1.1\r\n Host: h\r\n\r\n"},
      {"a blank before the colon", post("Content-Length : 0\r\n")},
      {"a tab before the colon", post("Transfer-Encoding\t: chunked\r\n") + "0\r\n\r\n"},
      {"a blank in a name", post("Content Length: 0\r\n")},
      {"a field without a name", post(": a\r\n")},
      {"a field without a colon", post("Content-Length\r\n")},
      {"a bare line feed after a field", post("X: a\nContent-Length: 37\r\n")},
      {"a bare carriage return after a field", post("X: a\rContent-Length: 37\r\n")},
      {"a carriage return before the end of a line", post("X: a\r\r\n")},
      {"a bare line feed at the end of the header", "POST /api/first HTTP/1.1\r\nHost: h\r\n\n"},
      {"NUL in a value", post(std::string("X: a\0b\r\n", 8))},
      {"two blanks after the method", "GET  /api/first HTTP/1.1\r\nHost: h\r\n\r\n"},
  });
}

TEST(Framing, Host) {
  expect_refused({
      {"none", "GET /api/first HTTP/1.1\r\n\r\n"},
      {"two that agree", "GET /api/first HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n"},
      {"two in HTTP/1.0", "GET /api/first HTTP/1.0\r\nHost: h\r\nHost: i\r\n\r\n"},
      {"a list", "GET /api/first HTTP/1.1\r\nHost: h, i\r\n\r\n"},
      {"a path", "GET /api/first HTTP/1.1\r\nHost: h/api\r\n\r\n"},
      {"a user", "GET /api/first HTTP/1.1\r\nHost: me@h\r\n\r\n"},
      {"a port of letters", "GET /api/first HTTP/1.1\r\nHost: h:http\r\n\r\n"},
      {"two ports", "GET /api/first HTTP/1.1\r\nHost: h:1:2\r\n\r\n"},
      {"an open bracket", "GET /api/first HTTP/1.1\r\nHost: [::1\r\n\r\n"},
      {"text after a bracket", "GET /api/first HTTP/1.1\r\nHost: [::1]h\r\n\r\n"},
  });
}

TEST(Framing, Chunks) {
  const std::string head = post("Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n");
  expect_refused({
      {"no digits", head + "x\r\n\r\n"},
      {"a sign", head + "+0\r\n\r\n"},
      {"a blank before the digits", head + " 0\r\n\r\n"},
      {"0x", head + "0x2\r\n{}\r\n0\r\n\r\n"},
      {"too many digits", head + "10000000000000002\r\n{}\r\n0\r\n\r\n"},
      {"more than was said", head + "2\r\n{}}\r\n0\r\n\r\n"},
      {"a bare line feed after the digits", head + "2\n{}\r\n0\r\n\r\n"},
      {"a bare line feed after the data", head + "2\r\n{}\n0\r\n\r\n"},
      {"a bare line feed in an extension", head + "2;a=\"\n\"\r\n{}\r\n0\r\n\r\n"},
      {"a bare line feed in the last extension", head + "0;a=\"\n\"\r\n\r\n"},
      {"a length in the trailer", head + "0\r\nContent-Length: 37\r\n\r\n"},
      {"a coding in the trailer", head + "0\r\nTransfer-Encoding: chunked\r\n\r\n"},
  });
}

// What is allowed stays allowed, and the request behind it is one of its own.
TEST(Framing, Allowed) {
  Running running;
  const std::string json = "Content-Type: application/json\r\n";
  const std::vector<Case> cases = {
      {"chunks", post(json + "Transfer-Encoding: chunked\r\n") + "2\r\n{}\r\n0\r\n\r\n"},
      {"chunks in capitals", post(json + "transfer-encoding: \t CHUNKED \r\n") + "2\r\n{}\r\n0\r\n\r\n"},
      {"an extension", post(json + "Transfer-Encoding: chunked\r\n") + "2;a=\"b\";c\r\n{}\r\n0;d\r\n\r\n"},
      {"a trailer", post(json + "Transfer-Encoding: chunked\r\n") + "2\r\n{}\r\n0\r\nX: a\r\n\r\n"},
      {"a length", post(json + "Content-Length: 2\r\n") + "{}"},
      {"a length with zeros", post(json + "Content-Length: 002\r\n") + "{}"},
      {"a body with lines", post(json + "Content-Length: 6\r\n") + "{\r\n \r}"},
      {"no body", post("")},
      {"an empty host", "GET /api/first HTTP/1.1\r\nHost:\r\n\r\n"},
      {"a host with a port", "GET /api/first HTTP/1.1\r\nHost: a-b.example.org:8080\r\n\r\n"},
      {"an address of version 6", "GET /api/first HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n"},
  };
  for (const auto& [what, request] : cases) {
    running.on_loop([&] { running.house.asked.clear(); });
    Client client(running.port);
    client.send(request + kHidden);
    EXPECT_EQ(client.response().status, 200) << what;
    EXPECT_EQ(client.response().status, 200) << what;
    EXPECT_TRUE(was_asked(running, "/api/first")) << what;
    EXPECT_TRUE(was_asked(running, "/api/hidden")) << what;
  }
}

// A trailer is no part of the header: it names neither a person nor an address.
TEST(Framing, TrailersAreIgnored) {
  Options options = quick_options();
  options.trusted_proxies = {"127.0.0.1"};
  Running running(options);
  Client client(running.port);
  client.send(
      "POST /api/echo HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
      "Authorization: Bearer abc\r\nX-Forwarded-For: 198.51.100.1\r\nHost: i\r\nConnection: close\r\n\r\n");
  const Response response = client.response();
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "POST|/api/echo|||127.0.0.1|");
  EXPECT_EQ(client.get("/api/echo").status, 200);
}

}  // namespace
}  // namespace cifra::server
