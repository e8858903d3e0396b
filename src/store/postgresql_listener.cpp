#include "store/postgresql_listener.h"

#include <poll.h>

#include <algorithm>
#include <ranges>

namespace cifra::store {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kFirstListenPause{100};
constexpr milliseconds kLongestListenPause{2000};
constexpr milliseconds kConnectingTime{3000};
constexpr milliseconds kListenTime{30'000};  // of silence, then it asks whether the server is still there

}  // namespace

PostgresqlListener::PostgresqlListener(const PostgresqlAddress& address, const Alarm& alarm, std::string node,
                                       std::function<void(std::string)> heard)
    : alarm_(alarm),
      connection_(address, alarm, Access::kRead),
      node_(std::move(node)),
      heard_(std::move(heard)),
      pause_(kFirstListenPause),
      thread_([this] { run(); }) {}

PostgresqlListener::~PostgresqlListener() { thread_.join(); }

void PostgresqlListener::run() {
  while (!alarm_.is_raised()) {
    bool good = false;
    try {
      good = hear_some();
    } catch (...) {
      good = false;  // no memory, or `heard` threw: a hint is lost
    }
    if (good) continue;
    connection_.close();
    pause();
  }
}

bool PostgresqlListener::hear_some() {
  if (!connection_.is_open()) {
    const Deadline deadline = SteadyClock::now() + kConnectingTime;
    if (!connection_.open(deadline) || !connection_.run_once("LISTEN cifra", deadline)) return false;
    pause_ = kFirstListenPause;
  }
  const auto payloads = connection_.notifications(SteadyClock::now() + kListenTime);
  if (!payloads) return false;
  for (const std::string& payload : *payloads) hear(payload);
  return !payloads->empty() || connection_.run_once("SELECT 1", SteadyClock::now() + kConnectingTime).has_value();
}

// "node\nline\nline"
void PostgresqlListener::hear(const std::string& payload) {
  bool is_first = true;
  for (const auto part : payload | std::views::split('\n')) {
    std::string line(part.begin(), part.end());
    if (is_first && line == node_) return;
    if (!is_first && !line.empty()) heard_(std::move(line));
    is_first = false;
  }
}

void PostgresqlListener::pause() {
  pollfd wake{alarm_.fd(), POLLIN, 0};
  ::poll(&wake, 1, static_cast<int>(pause_.count()));
  pause_ = std::min(pause_ * 2, kLongestListenPause);
}

}  // namespace cifra::store
