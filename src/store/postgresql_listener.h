// Listener: hears what other nodes announce, by a thread with a connection of its own, opened again when it is lost.
#pragma once

#include <functional>
#include <string>
#include <thread>

#include "store/postgresql_connection.h"

namespace cifra::store {

class PostgresqlListener {
 public:
  // Until the alarm is raised, which must be before this is destroyed. `node` is whom not to hear.
  PostgresqlListener(const PostgresqlAddress& address, const Alarm& alarm, std::string node,
                     std::function<void(std::string)> heard);
  ~PostgresqlListener();
  PostgresqlListener(const PostgresqlListener&) = delete;
  PostgresqlListener& operator=(const PostgresqlListener&) = delete;

 private:
  void run();
  bool hear_some();  // false: the connection is lost
  void hear(const std::string& payload);
  void pause();

  const Alarm& alarm_;
  PostgresqlConnection connection_;
  std::string node_;
  std::function<void(std::string)> heard_;
  std::chrono::milliseconds pause_{};
  std::thread thread_;
};

}  // namespace cifra::store
