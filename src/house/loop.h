// The thread the house lives on, and its clocks. The server has a real one; tests make time pass as they like.
#pragma once

#include <cstdint>
#include <functional>

namespace cifra::house {

class Loop {
 public:
  virtual ~Loop() = default;
  virtual std::int64_t now_ms() const = 0;     // since 1970; somebody may set the clock
  virtual std::int64_t steady_ms() const = 0;  // since some moment, never set: for limits and durations
  // From any thread: runs it on the house's thread, after everything that is ready now.
  virtual void post(std::function<void()> task) = 0;
  // Runs it after that time; nothing can be called off, so a task looks whether it is still wanted.
  virtual void after(std::int64_t ms, std::function<void()> task) = 0;
};

}  // namespace cifra::house
