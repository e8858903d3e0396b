// WebSockets of people without good will, and of the absent-minded.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

// The close code with which the server answers these bytes.
int answer_to(Running& running, const std::string& bytes) {
  Client client(running.port);
  client.upgrade();
  client.send(bytes);
  return client.close_code();
}

TEST(HostileWebSocket, BadUpgrades) {
  Running running;
  const std::string host = "GET /ws HTTP/1.1\r\nHost: house\r\n";
  const std::string upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\n";
  const std::string version = "Sec-WebSocket-Version: 13\r\n";
  const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  const std::vector<std::pair<std::string, int>> cases = {
      {host + "\r\n", 426},
      {host + "Upgrade: websocket\r\n" + version + key + "\r\n", 426},
      {host + "Connection: upgrade\r\n" + version + key + "\r\n", 426},
      {host + "Upgrade: h2c\r\nConnection: Upgrade\r\n" + version + key + "\r\n", 426},
      {"GET /ws HTTP/1.0\r\nHost: house\r\n" + upgrade + version + key + "\r\n", 426},
      {host + upgrade + key + "\r\n", 426},
      {host + upgrade + "Sec-WebSocket-Version: 12\r\n" + key + "\r\n", 426},
      {host + upgrade + version + "\r\n", 400},
      {host + upgrade + version + "Sec-WebSocket-Key: short==\r\n\r\n", 400},
      {host + upgrade + version + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ!!\r\n\r\n", 400},
      {host + upgrade + version + "Sec-WebSocket-Key: " + std::string(1000, 'a') + "\r\n\r\n", 400},
      {host + upgrade + version + key + "Content-Length: 2\r\n\r\n{}", 400},
      {host + upgrade + version + key + "\r\n" + frame_bytes(1, "too early"), 400},
      {"POST /ws HTTP/1.1\r\nHost: house\r\n" + upgrade + version + key + "\r\n", 405},
      {host + upgrade + version + key + "Origin: http://evil.example\r\n\r\n", 403},
      {host + upgrade + version + key + "Origin: null\r\n\r\n", 403},
      {host + upgrade + version + key + "Sec-Fetch-Site: cross-site\r\n\r\n", 403},
      {host + upgrade + version + key + "Origin: http://house\r\n\r\n", 101},
      {host + "upgrade: WebSocket\r\nconnection: keep-alive, Upgrade\r\n" + version + key + "\r\n", 101},
  };
  for (const auto& [bytes, status] : cases) {
    Client client(running.port);
    client.send(bytes);
    EXPECT_EQ(client.response().status, status) << bytes;
  }
}

TEST(HostileWebSocket, BadFrames) {
  Running running;
  EXPECT_EQ(answer_to(running, frame_bytes(1, "unmasked", true, false)), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(2, "binary")), 1003);
  EXPECT_EQ(answer_to(running, frame_bytes(3, "reserved opcode")), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(11, "reserved control")), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(1, "compressed, it says", true, true, 4)), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(1, "reserved bit", true, true, 1)), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(0, "continues nothing")), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(1, "one", false) + frame_bytes(1, "another")), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(9, "half a ping", false)), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(9, std::string(126, 'x'))), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(8, "\x03")), 1002);
  EXPECT_EQ(answer_to(running, frame_bytes(8, std::string("\x00\x01", 2))), 1002);
  EXPECT_EQ(answer_to(running, "GET / HTTP/1.1\r\nHost: house\r\n\r\n"), 1002);
  EXPECT_EQ(running.look<std::size_t>([&] { return running.house.received; }), 0u);
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
}

TEST(HostileWebSocket, TextThatIsNone) {
  Running running;
  for (const char* bytes : {"\xff", "a\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "cut \xe2\x88"}) {
    EXPECT_EQ(answer_to(running, frame_bytes(1, bytes)), 1007) << bytes;
  }
  const std::string two_frames = frame_bytes(1, "\xe2\x88", false) + frame_bytes(0, "\x9e");  // with one sign
  EXPECT_EQ(answer_to(running, two_frames + frame_bytes(1, "end 4000")), 4000);
  EXPECT_EQ(running.look<std::size_t>([&] { return running.house.received; }), 2u);
}

TEST(HostileWebSocket, OversizeMessages) {
  Running running;
  EXPECT_EQ(answer_to(running, frame_bytes(1, std::string(16385, 'x'))), 1009);
  EXPECT_EQ(answer_to(running, std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff"
                                           "abcd",
                                           14)),
            1009);
  EXPECT_EQ(answer_to(running, std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff"
                                           "abcd",
                                           14)),
            1009);
  std::string fragments = frame_bytes(1, std::string(8000, 'x'), false);
  for (int i = 0; i < 10; ++i) fragments += frame_bytes(0, std::string(8000, 'x'), false);
  EXPECT_EQ(answer_to(running, fragments), 1009);
  EXPECT_EQ(running.look<std::size_t>([&] { return running.house.received; }), 0u);
}

// Sockets whose other side is gone without a word do not answer pings.
TEST(HostileWebSocket, HalfOpen) {
  Options options = quick_options();
  options.limits.ping_after = 60ms;
  options.limits.silence = 200ms;
  Running running(options);
  Client client(running.port);
  client.upgrade();
  EXPECT_EQ(client.next().opcode, 1);
  EXPECT_EQ(client.next().opcode, 9);
  EXPECT_TRUE(client.at_end());
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
  EXPECT_EQ(running.metric("cifra_server_ended_total{why=\"silent\"}"), 1);
}

TEST(HostileWebSocket, SlowReaders) {
  Running running;
  Client client(running.port, false, 2048);
  client.upgrade();
  // More than the kernel takes, then more than may wait.
  client.text("big 8000000");
  client.text("flood 100000");
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
  EXPECT_EQ(running.metric("cifra_server_ended_total{why=\"slow_reader\"}"), 1);
}

// One that reads again in time learns why.
TEST(HostileWebSocket, SlowReadersAreTold) {
  Options options = quick_options();
  options.limits.closing = 4s;
  Running running(options);
  Client client(running.port, false, 2048);
  client.upgrade();
  client.text("big 8000000");
  client.text("flood 100000");
  ASSERT_TRUE(eventually([&] { return running.metric("cifra_server_ended_total{why=\"slow_reader\"}") == 1; }));
  EXPECT_EQ(client.close_code(), 1013);
}

// A long answer by itself is no reason to end.
TEST(HostileWebSocket, LongAnswersArrive) {
  Running running;
  Client client(running.port);
  client.upgrade();
  client.next();
  client.text("big 3000000");
  EXPECT_EQ(client.next().payload.size(), 3'000'000u);
}

// Who is told goodbye and says nothing is dropped.
TEST(HostileWebSocket, NoGoodbye) {
  Running running;
  Client client(running.port);
  client.upgrade();
  client.text("end 4000");
  EXPECT_EQ(client.close_code(), 4000);
  EXPECT_TRUE(client.at_end());
  Options options = quick_options();
  options.limits.ping_after = 300ms;  // how soon a stream that failed by itself is looked at
  Running other(options);
  Client broken(other.port);
  broken.upgrade();
  broken.frame(2, "binary");
  EXPECT_EQ(broken.close_code(), 1003);
  EXPECT_TRUE(broken.at_end());
  Client unmasked(other.port);
  unmasked.upgrade();
  unmasked.frame(1, "unmasked", true, false);
  EXPECT_EQ(unmasked.close_code(), 1002);
  EXPECT_TRUE(unmasked.at_end());
  EXPECT_TRUE(other.until([&] { return other.house.peers.empty(); }));
}

TEST(HostileWebSocket, PingFloods) {
  Options options = quick_options();
  options.limits.sweep = 1s;
  Running running(options);
  Client few(running.port);
  few.upgrade();
  few.next();
  for (int i = 0; i < 30; ++i) few.frame(9, "p");
  for (int i = 0; i < 30; ++i) EXPECT_EQ(few.next().opcode, 10);
  std::string pings;
  for (int i = 0; i < 1000; ++i) pings += frame_bytes(9, std::string(125, 'p'));
  Client many(running.port);
  many.upgrade();
  many.send(pings);
  EXPECT_EQ(many.close_code(), 1008);
  Client mute(running.port, false, 2048);  // answers that nobody takes stop the reading, not the server
  mute.upgrade();
  for (int i = 0; i < 40; ++i) ::send(mute.descriptor(), pings.data(), pings.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
  EXPECT_EQ(Client(running.port).get("/api/echo").status, 200);
  few.text("still here");
  EXPECT_EQ(few.next().payload, "still here");
}

// Pings are counted from one sweep to the next, whatever else is said in between.
TEST(HostileWebSocket, PingsBetweenMessages) {
  Options options = quick_options();
  options.limits.idle = 1ms;
  Running running(options);
  Client client(running.port);
  client.upgrade();
  client.next();
  for (int round = 0; round < 5; ++round) {
    client.text("hello");
    EXPECT_EQ(client.next().payload, "hello");
    for (int i = 0; i < 40; ++i) client.frame(9, "p");
    for (int i = 0; i < 40; ++i) ASSERT_EQ(client.next().opcode, 10) << round;
    Client idle(running.port);
    EXPECT_EQ(idle.get("/api/echo").status, 200);
    EXPECT_TRUE(idle.at_end());  // a sweep has been
  }
}

TEST(HostileWebSocket, ManyComeAndGo) {
  Running running;
  for (int round = 0; round < 5; ++round) {
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 80; ++i) {
      clients.push_back(std::make_unique<Client>(running.port));
      EXPECT_EQ(clients.back()->upgrade().status, 101);
      if (i % 3 == 0) clients.back()->text("hello");
      if (i % 5 == 0) clients.back()->frame(8, "");
    }
  }
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
  EXPECT_TRUE(eventually([&] { return running.metric("cifra_server_connections{kind=\"websocket\"}") == 0; }));
}

// Several messages in one write, then a reset with the answers unread: the write fails while a read that the stream has
// completed from its buffer is still to arrive.
TEST(HostileWebSocket, ResetsAfterSeveralMessages) {
  Running running;
  rude_resets(running, false);
}

TEST(HostileWebSocket, BadFramesWhileClosing) {
  Running running;
  bad_frames_while_closing(running, false);
}

}  // namespace
}  // namespace cifra::server
