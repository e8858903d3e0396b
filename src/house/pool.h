// A few threads for what takes long: bots, passwords and pieces of jobs (jobs.h). A task goes in, and what is to be
// done with its result comes back through the loop.
//
// Bots wait in one list. Whose turn it is next follows from who has had least: first by person (who opened the table),
// then by table, so that sixty tables of one person delay a single one of somebody else by one task and not by sixty. A
// task that nobody waits for any more is called off: it leaves the list, or, if it runs, its Stop is asked for and its
// result is dropped.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "base/stop.h"
#include "house/loop.h"

namespace cifra::house {

class Pool {
 public:
  static constexpr std::size_t kMostWaiting = 2000;  // bots; one more is refused
  static constexpr std::size_t kMostOfPerson = 400;  // of them, so that one person cannot fill the list

  Pool(Loop& loop, int threads);
  ~Pool();  // what has not begun is dropped, what runs is asked to stop
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // For whom a bot thinks.
  struct Owner {
    std::string person;
    std::string table;
  };
  using Then = std::function<void()>;
  using Think = std::function<Then(const Stop&)>;

  // A task that can be called off. The pool forgets it when it is done.
  class Task {
   public:
    void call_off();  // by the loop's thread

   private:
    friend class Pool;
    Pool* pool_ = nullptr;
    std::uint64_t number_ = 0;
    Owner owner_;
    Think think_;
    std::atomic<bool> off_ = false;
  };

  // `think` runs on some thread; the function it returns runs on the loop unless the task was called off. Null: too
  // many wait already.
  std::shared_ptr<Task> think(Owner owner, Think think);

  // Before all bots: somebody is at the gateway, and it is short.
  void run_next(std::function<Then()> work);

  // After all bots, and on one thread at a time: a piece of a job. It should be short, and look at `waiting` now and
  // then.
  void run_last(std::function<Then()> work);

  std::size_t waiting() const;  // bots and passwords

 private:
  // How many turns somebody has had, and how many of their tasks wait. Who had none for a while begins level with the
  // one whose turn was last.
  struct Share {
    std::uint64_t had = 0;
    std::size_t waiting = 0;
  };
  using Shares = std::unordered_map<std::string, Share>;

  void serve();
  std::shared_ptr<Task> next();  // under the lock; some task waits
  void tidy();
  bool may_run_last() const { return !last_.empty() && !runs_last_; }
  template <class Work>
  void finish(Then then, Work work);

  Loop& loop_;
  mutable std::mutex mutex_;
  std::condition_variable ready_;
  std::deque<std::function<Then()>> urgent_;
  std::vector<std::shared_ptr<Task>> waiting_;
  std::vector<std::shared_ptr<Task>> running_;
  std::deque<std::function<Then()>> last_;
  bool runs_last_ = false;  // some thread has one of these
  Shares persons_;
  Shares tables_;
  std::uint64_t person_had_ = 0;  // of the person whose turn was last
  std::uint64_t table_had_ = 0;
  std::uint64_t numbers_ = 0;
  bool ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cifra::house
