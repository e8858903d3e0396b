#include "server/runtime.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <utility>

#include "server/hub.h"

namespace cifra::server {
namespace asio = boost::asio;
namespace {

void wait_for_signal(asio::signal_set& signals, const std::function<void(int)>& caught) {
  signals.async_wait([&signals, caught](const boost::system::error_code& error, int number) {
    if (error) return;
    wait_for_signal(signals, caught);
    caught(number);
  });
}

}  // namespace

struct Runtime::Inside {
  // One thread runs it; others only post.
  asio::io_context io{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};
  asio::signal_set signals{io};
  asio::executor_work_guard<asio::io_context::executor_type> work{io.get_executor()};
};

Runtime::Runtime() : inside_(std::make_unique<Inside>()) {}
Runtime::~Runtime() = default;

std::int64_t Runtime::now_ms() const {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

std::int64_t Runtime::steady_ms() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

void Runtime::post(std::function<void()> task) { asio::post(inside_->io, std::move(task)); }

void Runtime::after(std::int64_t ms, std::function<void()> task) {
  auto timer = std::make_unique<Timer>(inside_->io, std::chrono::milliseconds(ms));
  Timer& waiting = *timer;
  waiting.async_wait([timer = std::move(timer), task = std::move(task)](const boost::system::error_code& error) {
    if (!error) task();
  });
}

void Runtime::on_signal(const std::function<void(int)>& caught) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) inside_->signals.add(number);
  wait_for_signal(inside_->signals, caught);
}

asio::io_context& Runtime::io() { return inside_->io; }

void Runtime::run() { inside_->io.run(); }

void Runtime::stop() { inside_->io.stop(); }

}  // namespace cifra::server
