// Pieces of work that do not depend on each other, on several threads, with a bar on a terminal.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <mutex>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <vector>

namespace cifra::cli {

inline void show_bar(std::string_view what, std::size_t done, std::size_t all) {
  if (isatty(STDERR_FILENO) == 0) return;
  const std::size_t width = all == 0 ? 40 : 40 * done / all;
  fmt::print(stderr, "\r[{:<40}] {}: {} of {}{}", std::string(width, '#'), what, done, all,
             done == all ? "\r\033[K" : "");
}

// Every thread makes a worker of its own with make(), and calls worker(index) for the indices it gets.
template <class Make>
void share_out(unsigned threads, std::size_t pieces, std::string_view what, Make&& make) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::size_t done = 0;
  const auto work = [&] {
    auto worker = make();
    for (std::size_t i = next++; i < pieces; i = next++) {
      worker(i);
      const std::scoped_lock lock(mutex);
      show_bar(what, ++done, pieces);
    }
  };
  std::vector<std::jthread> others;
  while (others.size() + 1 < threads && others.size() + 1 < pieces) {
    try {
      others.emplace_back(work);
    } catch (const std::system_error&) {
      break;  // the system has no more threads: those that run do all the work
    }
  }
  work();
}

}  // namespace cifra::cli
