// Requests and answers, good and bad.
#include <gtest/gtest.h>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

TEST(Http, AsksTheHouse) {
  Running running;
  Client client(running.port);
  const Response response = client.get("/api/echo/a%20b?x=1&y=%20");
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.body, "GET|/api/echo/a b|x=1&y=%20||127.0.0.1|");
  EXPECT_EQ(response.header("content-type"), "application/json");
  EXPECT_EQ(response.header("cache-control"), "no-store");
  EXPECT_EQ(response.header("x-robots-tag"), "noindex");
  EXPECT_EQ(client.ask("POST", "/api/echo", "Content-Type: application/json\r\n", "{}").body,
            "POST|/api/echo||{}|127.0.0.1|");
  EXPECT_EQ(client.ask("PATCH", "/api/echo").body, "PATCH|/api/echo|||127.0.0.1|");
  EXPECT_EQ(client.ask("DELETE", "/api/echo").body, "DELETE|/api/echo|||127.0.0.1|");
  EXPECT_EQ(client.get("/health").body, "GET|/api/health|||127.0.0.1|");
}

}  // namespace
}  // namespace cifra::server
