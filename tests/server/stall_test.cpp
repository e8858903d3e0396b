// Clients that take what they are sent slowly, or not at all, plain and over TLS.
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/server/certificate.h"
#include "tests/server/running.h"

namespace cifra::server {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr auto kStall = 1500ms;
constexpr auto kSlow = 2 * kStall;  // how long slow readers are slow
constexpr auto kPause = 20ms;       // between two reads of theirs
constexpr int kSmallBuffer = 4096;  // of the kernel, for what a client has not read
constexpr std::size_t kBig = 3'000'000;
constexpr std::size_t kShort = 60'000;  // more than a client's buffer takes, less than the server's

class Stall : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("cifra_stall_" + std::to_string(getpid()));
    fs::create_directories(folder_ / "web");
    std::ofstream(folder_ / "web/index.html") << "<!doctype html>";
    for (std::size_t i = 0; big_.size() < kBig; ++i) big_ += std::to_string(i * i) + '\n';
    std::ofstream(folder_ / "web/big.bin", std::ios::binary) << big_;
    std::ofstream(folder_ / "web/short.bin", std::ios::binary) << big_.substr(0, kShort);
    make_certificate("house.example", folder_ / "certificate.pem", folder_ / "key.pem");
    Options options = quick_options();
    options.web = folder_ / "web";
    options.limits.stall = kStall;
    options.limits.ping_after = 6s;  // a sixth of it is how often a quiet WebSocket is looked at
    if (GetParam()) {
      options.certificate = folder_ / "certificate.pem";
      options.key = folder_ / "key.pem";
    }
    running_ = std::make_unique<Running>(options);
  }
  void TearDown() override {
    running_.reset();
    fs::remove_all(folder_);
  }

  std::unique_ptr<Client> connect() { return std::make_unique<Client>(running_->port, GetParam(), kSmallBuffer); }
  static void ask(Client& client, const std::string& path, const std::string& headers = "") {
    ASSERT_TRUE(client.send("GET " + path + " HTTP/1.1\r\nHost: house\r\n" + headers + "\r\n"));
  }

  double metric(const std::string& name) {
    const std::string text = "\n" + Client(running_->port, GetParam()).get("/metrics").body;
    const auto at = text.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stod(text.substr(at + name.size() + 2));
  }
  double open(const std::string& kind) { return metric("cifra_server_connections{kind=\"" + kind + "\"}"); }
  double stalled() { return metric("cifra_server_ended_total{why=\"stalled\"}"); }

  // How long it takes until there are so many connections; a minute at most.
  Clock::duration until_open(const std::string& kind, int count) {
    const auto began = Clock::now();
    while (open(kind) > count && Clock::now() - began < 60s) std::this_thread::sleep_for(20ms);
    return Clock::now() - began;
  }

  std::string big_;
  fs::path folder_;
  std::unique_ptr<Running> running_;
};

// The file may be as long as it likes: who takes nothing of it is gone, also one that says nothing more.
TEST_P(Stall, ReadsNothing) {
  const auto client = connect();
  const auto half = connect();
  ask(*client, "/big.bin");
  ask(*half, "/big.bin");
  shutdown(half->descriptor(), SHUT_WR);
  const auto took = until_open("http", 1);
  EXPECT_GE(took, kStall / 2);
  EXPECT_LT(took, 10 * kStall);
  EXPECT_EQ(stalled(), 2);
  EXPECT_LT(client->rest().size(), kBig / 10);
}

// A slow reader gets everything, of a file and of a message, though it takes longer than the limit.
TEST_P(Stall, ReadsSlowly) {
  const auto client = connect();
  const auto handler = connect();
  ASSERT_EQ(handler->upgrade().status, 101);
  EXPECT_EQ(handler->next().opcode, 1);
  ask(*client, "/big.bin");
  handler->text("big " + std::to_string(kBig));
  const auto end = Clock::now() + kSlow;
  while (Clock::now() < end && client->fill() && handler->fill()) std::this_thread::sleep_for(kPause);
  EXPECT_EQ(metric("cifra_server_messages_total{direction=\"out\"}"), 1);  // both are still being sent
  EXPECT_EQ(open("http"), 2);
  const Response response = client->response();
  EXPECT_EQ(response.status, 200);
  EXPECT_TRUE(response.body == big_);
  EXPECT_EQ(handler->next().payload.size(), kBig);
  EXPECT_EQ(stalled(), 0);
}

// Of many answers that nobody reads only the first is even made: the kernel keeps less than one.
TEST_P(Stall, LittleIsKept) {
  const auto client = connect();
  for (int i = 0; i < 10; ++i) ask(*client, "/api/big");
  EXPECT_LT(until_open("http", 1), 10 * kStall);
  EXPECT_EQ(running_->look<std::size_t>([&] { return running_->house.asked.size(); }), 1u);
}

// A connection whose last answer the kernel still has counts as one, and no longer than others that take nothing.
TEST_P(Stall, TheLastAnswerCounts) {
  const auto client = connect();
  ask(*client, "/short.bin", "Connection: close\r\n");
  shutdown(client->descriptor(), SHUT_WR);
  const auto took = until_open("http", 1);
  EXPECT_GE(took, kStall / 2);  // limits.closing is much shorter
  EXPECT_LT(took, 10 * kStall);
}

TEST_P(Stall, TheLastAnswerArrives) {
  const auto client = connect();
  ask(*client, "/short.bin", "Connection: close\r\n");
  shutdown(client->descriptor(), SHUT_WR);
  std::this_thread::sleep_for(kStall / 2);
  EXPECT_EQ(client->response().body.size(), kShort);
  EXPECT_TRUE(client->at_end());
  EXPECT_LT(until_open("http", 1), 10 * kStall);
}

// Messages of its own do not help a client that reads nothing.
TEST_P(Stall, AWebSocketThatReadsNothing) {
  const auto client = connect();
  ASSERT_EQ(client->upgrade().status, 101);
  client->text("big 8000000");
  const auto began = Clock::now();
  while (client->text("mute") && Clock::now() - began < 10 * kStall) std::this_thread::sleep_for(kPause);
  EXPECT_LT(Clock::now() - began, 10 * kStall);
  EXPECT_LT(until_open("websocket", 0), 10 * kStall);
  EXPECT_EQ(stalled(), 1);
}

INSTANTIATE_TEST_SUITE_P(All, Stall, testing::Values(false, true),
                         [](const auto& tls) { return tls.param ? "Tls" : "Plain"; });

}  // namespace
}  // namespace cifra::server
