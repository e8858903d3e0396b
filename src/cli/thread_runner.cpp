#include "cli/thread_runner.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "cli/subcommand.h"

namespace cifra::cli {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

}  // namespace

ThreadRunner::ThreadRunner(std::size_t threads, const Limits& limits)
    : threads_(std::max<std::size_t>(threads, 1)), limits_(limits), begin_(seconds_now()) {
  if (!limits_.interruptible) return;
  interrupted = false;
  std::signal(SIGINT, [](int) {
    interrupted = true;
    std::signal(SIGINT, SIG_DFL);
  });
}

ThreadRunner::~ThreadRunner() {
  if (limits_.interruptible) std::signal(SIGINT, SIG_DFL);
}

void ThreadRunner::run(std::size_t count, std::string_view what, const Work& work) {
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::size_t done = 0;
  const auto lane_work = [&](std::size_t lane) {
    for (std::size_t piece = next++; piece < count; piece = next++) {
      work(piece, lane);
      if (what.empty()) continue;
      const std::scoped_lock lock(mutex);
      progress(what, ++done, count);
    }
  };
  std::vector<std::jthread> others;
  while (others.size() + 1 < std::min(threads_, count)) {
    try {
      others.emplace_back(lane_work, others.size() + 1);
    } catch (const std::system_error&) {
      break;  // the system has no more threads: those that run do all the work
    }
  }
  lane_work(0);
}

bool ThreadRunner::stopped() const {
  return (limits_.interruptible && interrupted) || (limits_.seconds > 0 && seconds() >= limits_.seconds);
}

double ThreadRunner::seconds() const { return seconds_now() - begin_; }

double ThreadRunner::thread_seconds() const {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void ThreadRunner::progress(std::string_view what, std::size_t done, std::size_t all) {
  if (isatty(STDERR_FILENO) == 0) return;
  const std::size_t width = all == 0 ? 40 : 40 * done / all;
  fmt::print(stderr, "\r[{:<40}] {}: {} of {}{}", std::string(width, '#'), what, done, all,
             done == all ? "\r\033[K" : "");
}

}  // namespace cifra::cli
