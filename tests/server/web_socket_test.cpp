// The WebSocket, from the upgrade to the end, between people of good will.
#include <gtest/gtest.h>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

TEST(WebSocket, Talks) {
  Running running;
  Client client(running.port);
  const Response response = client.upgrade("Authorization: Bearer abc\r\n");
  EXPECT_EQ(response.status, 101);
  EXPECT_EQ(response.header("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_FALSE(response.has("sec-websocket-extensions"));
  EXPECT_EQ(client.next().payload, "hello 127.0.0.1 abc");
  for (const std::size_t size : {3u, 255u, 256u, 257u, 1535u, 1536u, 4000u, 16384u}) {
    const std::string text(size, 'a');
    client.text(text);
    const Frame frame = client.next();
    EXPECT_EQ(frame.opcode, 1);
    EXPECT_TRUE(frame.fin);
    EXPECT_EQ(frame.payload, text) << size;
  }
  client.text("");
  client.text("Größe: ∞");
  EXPECT_EQ(client.next().payload, "Größe: ∞");
  EXPECT_EQ(running.look<std::size_t>([&] { return running.house.received; }), 10u);
}

TEST(WebSocket, CookiesCountToo) {
  Running running;
  Client client(running.port);
  client.upgrade("Cookie: cifra=def\r\nOrigin: http://house\r\n");
  EXPECT_EQ(client.next().payload, "hello 127.0.0.1 def");
}

TEST(WebSocket, CompressionIsNotOffered) {
  Running running;
  Client client(running.port);
  const Response response = client.upgrade("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n");
  EXPECT_EQ(response.status, 101);
  EXPECT_FALSE(response.has("sec-websocket-extensions"));
}

TEST(WebSocket, ManyMessagesAtOnce) {
  Running running;
  Client client(running.port);
  client.upgrade();
  std::string bytes;
  for (int i = 0; i < 500; ++i) bytes += frame_bytes(1, "message " + std::to_string(i));
  client.send(bytes);
  std::string all;
  while (all.find("message 499") == std::string::npos) {
    const Frame frame = client.next();
    ASSERT_EQ(frame.opcode, 1);
    all += frame.payload + '\n';
  }
  std::string expected = "hello 127.0.0.1 \n";
  for (int i = 0; i < 500; ++i) expected += "message " + std::to_string(i) + '\n';
  EXPECT_EQ(all, expected);
}

TEST(WebSocket, JoinsWhatWaits) {
  Running running;
  Client client(running.port);
  client.upgrade();
  client.next();
  client.text("join ");
  EXPECT_EQ(client.next().payload, "a");
  EXPECT_EQ(client.next().payload, "b\nc\nd");
}

TEST(WebSocket, FragmentsAndControlFrames) {
  Running running;
  Client client(running.port);
  client.upgrade();
  client.next();
  client.frame(1, "one ", false);
  client.frame(9, "ping");
  client.frame(0, "two ", false);
  client.frame(0, "", false);
  client.frame(10, "nobody asked");
  client.frame(0, "three", true);
  Frame frame = client.next();
  EXPECT_EQ(frame.opcode, 10);
  EXPECT_EQ(frame.payload, "ping");
  EXPECT_EQ(client.next().payload, "one two three");
  for (const char c : frame_bytes(1, "byte by byte")) client.send({&c, 1});
  EXPECT_EQ(client.next().payload, "byte by byte");
  std::string long_text;
  for (int i = 0; i < 1000; ++i) {
    client.frame(i == 0 ? 1 : 0, "fragment", i == 999);
    long_text += "fragment";
  }
  EXPECT_EQ(client.next().payload, long_text);
}

TEST(WebSocket, TheClientEnds) {
  Running running;
  Client client(running.port);
  client.upgrade();
  client.next();
  client.frame(8,
               "\x03\xe8"
               "bye");
  EXPECT_EQ(client.close_code(), 1000);
  EXPECT_TRUE(client.at_end());
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
}

TEST(WebSocket, TheClientIsGone) {
  Running running;
  {
    Client client(running.port);
    client.upgrade();
    client.next();
  }
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
  EXPECT_TRUE(eventually([&] { return running.metric("cifra_server_connections{kind=\"websocket\"}") == 0; }));
}

TEST(WebSocket, TheHouseEnds) {
  Running running;
  Client client(running.port);
  client.upgrade();
  client.next();
  client.text("end 4001");
  EXPECT_EQ(client.next().payload, "last words");
  const Frame frame = client.next();
  EXPECT_EQ(frame.opcode, 8);
  EXPECT_EQ(frame.close_code(), 4001);
  EXPECT_EQ(frame.payload.substr(2), "reason");
  client.text("ignored");
  client.frame(8, frame.payload.substr(0, 2));
  EXPECT_TRUE(client.at_end());
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
  EXPECT_EQ(running.look<std::size_t>([&] { return running.house.received; }), 1u);
}

TEST(WebSocket, IsRefused) {
  Running running;
  Client client(running.port);
  const Response response = client.upgrade("Authorization: Bearer refused\r\n");
  EXPECT_EQ(response.status, 503);
  EXPECT_EQ(response.body, R"({"error":{"code":"not_today"}})");
  EXPECT_EQ(client.get("/api/echo").status, 200);
}

TEST(WebSocket, IsAdmittedLater) {
  Running running;
  Client client(running.port);
  Client gone(running.port);
  for (Client* one : {&client, &gone}) {
    one->send(
        "GET /ws HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: cifra=later\r\n\r\n");
  }
  ASSERT_TRUE(running.until([&] { return running.house.handlers_waiting.size() == 2; }));
  shutdown(gone.descriptor(), SHUT_RDWR);
  running.on_loop([&] {
    for (auto& admit : running.house.handlers_waiting) admit(true);
    running.house.handlers_waiting.clear();
  });
  EXPECT_EQ(client.response().status, 101);
  EXPECT_EQ(client.next().payload, "hello 127.0.0.1 later");
  EXPECT_TRUE(running.until([&] { return running.house.peers.size() == 1; }));
}

TEST(WebSocket, AsksTheSilent) {
  Options options = quick_options();
  options.limits.ping_after = 60ms;
  options.limits.silence = 400ms;
  Running running(options);
  Client client(running.port);
  client.upgrade();
  client.next();
  for (int i = 0; i < 8; ++i) {  // half a second and more: a pong is enough to stay
    const Frame frame = client.next();
    ASSERT_EQ(frame.opcode, 9) << i;
    client.frame(10, frame.payload);
  }
  client.text("here");
  Frame frame;
  do frame = client.next();
  while (frame.opcode == 9);
  EXPECT_EQ(frame.payload, "here");
}

}  // namespace
}  // namespace cifra::server
