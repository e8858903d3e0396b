// The thread of the house for real: an io_context with a clock and the signals of the process. Whoever has one calls
// run() and lives inside it until stop().
#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "house/loop.h"

namespace boost::asio {
class io_context;  // NOLINT(readability-identifier-naming)
}

namespace cifra::server {

class Runtime : public house::Loop {
 public:
  Runtime();
  ~Runtime() override;

  std::int64_t now_ms() const override;
  std::int64_t steady_ms() const override;
  void post(std::function<void()> task) override;
  void after(std::int64_t ms, std::function<void()> task) override;

  // SIGINT, SIGTERM and SIGHUP, from now on.
  void on_signal(const std::function<void(int number)>& caught);

  boost::asio::io_context& io();
  void run();
  void stop();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace cifra::server
