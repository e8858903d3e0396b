// The queue of jobs: long work that people ask for, kept in the store, so that it outlives this process. All nodes on
// one store share the queue: each takes the next job with a lease that it renews while it works, and takes over the job
// of a node that does not renew its lease any more. Work begins anew then.
//
// A node works on one job at a time, piece by piece and below every bot (Pool::run_last); one that takes minutes gives
// way to one that takes seconds. Everything here runs on the house's thread but the pieces.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "house/loop.h"
#include "house/pool.h"
#include "record/review.h"
#include "store/worker.h"

namespace cifra::house {

class Jobs {
 public:
  struct Figures {  // for metrics; since the start, on this node
    std::uint64_t begun = 0;
    std::uint64_t done = 0;
    std::uint64_t failed = 0;
    std::size_t working = 0;  // now
    int waiting = 0;          // on all nodes, when last looked
  };

  // `is_on`: whether this node works on jobs.
  Jobs(Loop& loop, store::Worker& worker, Pool& pool, bool is_on);
  ~Jobs();
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  void look();      // whether there is something to do: when told so
  void look_all();  // and every few seconds, for what nobody told
  void close();     // what is not done is given back, for the next node or the next start
  Figures figures() const;

 private:
  // A job that this node has taken.
  struct Work {
    store::Job job;
    std::optional<record::RecordReview> review;  // the thread's that has the piece, otherwise the house's
    std::optional<Error> error;                  // the same
    bool has_more = true;                        // the same
    std::atomic<bool> off = false;
    int permille = 0;  // as the store was told, at renewed_ms
    std::string so_far;
    std::int64_t renewed_ms = 0;
    std::int64_t told_ms = 0;
    bool finished = false;  // its result is on its way to the store
  };
  using WorkPtr = std::shared_ptr<Work>;
  static constexpr std::size_t kSlots = 2;  // quick jobs, and long ones, which give way

  static void work_a_while(Work& work, const Pool& pool);
  bool has(const WorkPtr& work) const;
  void drop(const WorkPtr& work);
  void took(store::Job job);
  void go_on();
  void worked(const WorkPtr& work);
  void renew(const WorkPtr& work);
  void finish(const WorkPtr& work, store::JobState state, std::string result);
  store::Lease lease() const;

  Loop& loop_;
  store::Worker& worker_;
  Pool& pool_;
  bool is_on_;
  std::string node_;
  std::array<WorkPtr, kSlots> slots_;
  bool is_taking_ = false;  // the store is asked for the next one
  bool has_piece_ = false;  // the pool has one
  Figures figures_;
};

}  // namespace cifra::house
