// The beginning and the end of a server.
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <memory>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

Result<void> start(Options options) {
  spdlog::set_level(spdlog::level::off);
  boost::asio::io_context io;
  FakeHouse house;
  Server server(io, house, std::move(options));
  return server.start();
}

// Closes as `cifra serve` does, and answers how long it took.
std::chrono::milliseconds close(Running& running) {
  const auto began = std::chrono::steady_clock::now();
  std::promise<void> closed;
  running.on_loop([&] {
    running.server().stop_accepting();
    running.house.close([&] { running.server().close_all([&] { closed.set_value(); }); });
  });
  EXPECT_EQ(closed.get_future().wait_for(5s), std::future_status::ready);
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began);
}

TEST(Life, ProblemsAtTheStart) {
  Options options = quick_options();
  options.addresses = {"house.example"};
  EXPECT_EQ(start(options).error().code, "bad_address");
  options.addresses = {};
  EXPECT_EQ(start(options).error().code, "bad_address");
  options.addresses = {"192.0.2.1"};  // nobody has this one
  EXPECT_EQ(start(options).error().code, "cannot_listen");
  Running running;
  options = quick_options();
  options.port = running.port;
  const auto taken = start(options);
  ASSERT_FALSE(taken);
  EXPECT_EQ(taken.error().code, "port_in_use");
  EXPECT_EQ(taken.error().at, std::to_string(running.port));
  options = quick_options();
  options.public_url = "play.example.org";
  EXPECT_EQ(start(options).error().code, "bad_url");
  options = quick_options();
  options.trusted_proxies = {"nginx"};
  EXPECT_EQ(start(options).error().code, "bad_proxy");
  options = quick_options();
  options.web = "/nowhere";
  EXPECT_EQ(start(options).error().code, "bad_web_folder");
  EXPECT_TRUE(start(quick_options()));
}

TEST(Life, EndsWithAGoodbye) {
  Running running;
  auto handler = std::make_unique<Client>(running.port);
  handler->upgrade();
  handler->next();
  Client idle(running.port);
  idle.get("/api/echo");
  auto ended = std::async(std::launch::async, [&] { return close(running); });
  EXPECT_EQ(handler->next().payload, R"({"type":"bye"})");
  const Frame frame = handler->next();
  EXPECT_EQ(frame.opcode, 8);
  EXPECT_EQ(frame.close_code(), 1012);
  handler->frame(8, frame.payload);
  EXPECT_TRUE(handler->at_end());
  handler.reset();
  EXPECT_TRUE(idle.at_end());
  EXPECT_LT(ended.get(), 250ms);
  EXPECT_FALSE(Client(running.port).connected());
}

TEST(Life, RequestsUnderWayAreAnswered) {
  Options options = quick_options();
  options.limits.closing = 3s;
  Running running(options);
  Client client(running.port);
  Client half(running.port);
  client.send("GET /api/later HTTP/1.1\r\nHost: h\r\n\r\n");
  half.send("GET /api/echo HTTP/1.1\r\n");
  ASSERT_TRUE(running.until([&] { return running.house.waiting.size() == 1; }));
  running.on_loop([&] { running.server().stop_accepting(); });
  EXPECT_FALSE(Client(running.port).connected());
  running.on_loop([&] { running.house.waiting[0](house::Answer{}); });
  running.on_loop([&] { running.house.waiting.clear(); });
  const Response response = client.response();
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.header("connection"), "close");
  half.send("Host: h\r\n\r\n");
  EXPECT_EQ(half.response().status, 200);
}

TEST(Life, NoNewVisitorsAtTheEnd) {
  Running running;
  Client client(running.port);
  client.send("GET /ws HTTP/1.1\r\nHost: h\r\n");
  Client later(running.port);
  later.send(
      "GET /ws HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: cifra=later\r\n\r\n");
  ASSERT_TRUE(running.until([&] { return running.house.handlers_waiting.size() == 1; }));
  running.on_loop([&] { running.server().stop_accepting(); });
  client.send(
      "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_EQ(client.response().status, 503);
  running.on_loop([&] {
    running.house.handlers_waiting[0](true);
    running.house.handlers_waiting.clear();
  });
  EXPECT_EQ(later.response().status, 503);
}

// Neither people who say nothing nor a house that does not answer can hold up the end.
TEST(Life, EndsInTime) {
  Running running;
  Client mute(running.port);
  mute.upgrade();
  Client slow(running.port, false, 2048);
  slow.upgrade();
  slow.text("big 8000000");
  Client half(running.port);
  half.send("GET /api/echo HTTP/1.1\r\n");
  Client waiting(running.port);
  waiting.send("GET /api/later HTTP/1.1\r\nHost: h\r\n\r\n");
  ASSERT_TRUE(running.until([&] { return running.house.waiting.size() == 1 && running.house.received == 1; }));
  const auto took = close(running);
  EXPECT_GE(took, 250ms);
  EXPECT_LT(took, 1500ms);
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
}

TEST(Life, EndsAtOnceWhenNobodyIsThere) {
  Running running;
  EXPECT_LT(close(running), 250ms);
}

// The server may go while everything is under way.
TEST(Life, IsDestroyedInTheMiddle) {
  auto running = std::make_unique<Running>();
  Client handler(running->port);
  handler.upgrade();
  Client slow(running->port, false, 2048);
  slow.upgrade();
  slow.text("big 8000000");
  Client waiting(running->port);
  waiting.send("GET /api/later HTTP/1.1\r\nHost: h\r\n\r\n");
  Client half(running->port);
  half.send("GET /api/echo HTTP/1.1\r\n");
  ASSERT_TRUE(running->until([&] { return running->house.waiting.size() == 1 && running->house.peers.size() == 2; }));
  running.reset();
  EXPECT_EQ(waiting.response().status, 0);
}

}  // namespace
}  // namespace cifra::server
