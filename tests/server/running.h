// A server with a fake house on a thread of its own, for as long as a test lasts.
#pragma once

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "server/server.h"
#include "tests/server/client.h"
#include "tests/server/fake_house.h"

namespace cifra::server {

using namespace std::chrono_literals;

// Quick enough for tests, slow enough for a machine that is busy.
inline Options quick_options() {
  Options options;
  options.port = 0;
  options.limits.sweep = 10ms;
  options.limits.closing = 300ms;
  return options;
}

inline bool eventually(const std::function<bool()>& task) {
  for (int i = 0; i < 500; ++i) {
    if (task()) return true;
    std::this_thread::sleep_for(10ms);
  }
  return false;
}

class Running {
  boost::asio::io_context io_{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};

 public:
  explicit Running(Options options = quick_options()) {
    spdlog::set_level(spdlog::level::off);
    server_.emplace(io_, house, std::move(options));
    const auto started = server_->start();
    EXPECT_TRUE(started) << (started ? "" : started.error().message);
    if (!started) return;
    for (const Endpoint& endpoint : server_->endpoints()) ports.push_back(endpoint.port);
    port = ports.front();
    thread_ = std::thread([this] { io_.run(); });
  }

  ~Running() {
    on_loop([this] { server_.reset(); });
    work_.reset();
    if (thread_.joinable()) thread_.join();
  }

  // Runs something on the server's thread and waits for it.
  void on_loop(const std::function<void()>& task) {
    if (!thread_.joinable()) return task();
    std::promise<void> done;
    boost::asio::post(io_, [&] {
      task();
      done.set_value();
    });
    done.get_future().wait();
  }

  template <class T>
  T look(const std::function<T()>& task) {
    T value{};
    on_loop([&] { value = task(); });
    return value;
  }

  // Waits until something is so on the server's thread, for a few seconds.
  bool until(const std::function<bool()>& task) {
    return eventually([&] { return look<bool>(task); });
  }

  double metric(const std::string& name) {
    Client client(port);
    const std::string text = client.get("/metrics").body;
    const auto at = text.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stod(text.substr(at + name.size() + 2));
  }

  Server& server() { return *server_; }

  FakeHouse house;
  std::uint16_t port = 0;
  std::vector<std::uint16_t> ports;

 private:
  std::optional<boost::asio::executor_work_guard<boost::asio::io_context::executor_type>> work_{io_.get_executor()};
  std::optional<Server> server_;
  std::thread thread_;
};

// Many clients that send a few messages at once and reset the connection, plain or over TLS; the server lives on.
inline void rude_resets(Running& running, bool tls) {
  for (int i = 0; i < 200; ++i) {
    Client client(running.port, tls);
    client.upgrade();
    std::string messages;
    for (int k = 0; k < 3 + i % 5; ++k) messages += frame_bytes(1, "hello");
    client.send(messages);
    if (i % 3 == 1) std::this_thread::sleep_for(std::chrono::microseconds(50 * (i % 11)));
    client.reset();
  }
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
  EXPECT_EQ(Client(running.port, tls).get("/api/echo").status, 200);
}

// Clients that are put out for too many pings and at the same moment fail the protocol, plain or over TLS; nothing of
// them is kept. 100 pings are too many, and the closing frame is on its way when the next frame is read.
inline void bad_frames_while_closing(Running& running, bool tls) {
  std::string pings;
  for (int i = 0; i < 100; ++i) pings += frame_bytes(9, "");
  for (int i = 0; i < 20; ++i) {
    Client client(running.port, tls);
    client.upgrade();
    client.send(pings + frame_bytes(1, i % 2 == 0 ? "\xff" : "reserved bit", true, true, i % 2));
    client.close_code();
  }
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
  EXPECT_TRUE(eventually([&] {
    const std::string metrics = Client(running.port, tls).get("/metrics").body;
    return metrics.contains("cifra_server_connections{kind=\"websocket\"} 0\n");
  }));
}

}  // namespace cifra::server
