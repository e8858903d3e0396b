#include "house/jobs.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/json_text.h"
#include "house/review_job.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

constexpr std::int64_t kLeaseMs = 10'000;
constexpr std::int64_t kRenewMs = 2000;
constexpr std::int64_t kTellMs = 1000;   // what is known so far
constexpr std::int64_t kRetryMs = 1000;  // a result that the store did not take
constexpr std::chrono::milliseconds kPiece{20};
constexpr int kMostTries = 5;  // a job that ends the process every time must not do so for ever
constexpr int kAnyRank = 1000;

std::string text_of(const Error& error) {
  return json_object([&](JsonText& text) { text("code", error.code)("at", error.at)("message", error.message); });
}

}  // namespace

Jobs::Jobs(Loop& loop, store::Worker& worker, Pool& pool, bool is_on)
    : loop_(loop), worker_(worker), pool_(pool), is_on_(is_on), node_(new_token()) {}

Jobs::~Jobs() {
  for (const WorkPtr& work : slots_) {
    if (work) work->off = true;
  }
}

store::Lease Jobs::lease() const { return {node_, loop_.now_ms() + kLeaseMs}; }

bool Jobs::has(const WorkPtr& work) const { return std::ranges::find(slots_, work) != slots_.end(); }

void Jobs::drop(const WorkPtr& work) {
  work->off = true;
  std::ranges::replace(slots_, work, nullptr);
  look();
}

Jobs::Figures Jobs::figures() const {
  Figures figures = figures_;
  figures.working =
      static_cast<std::size_t>(std::ranges::count_if(slots_, [](const WorkPtr& work) { return work != nullptr; }));
  return figures;
}

// A quick job is taken whenever there is none; a long one only when there is nothing else to do, so that other nodes
// may have it.
void Jobs::look() {
  if (!is_on_ || is_taking_ || slots_[0]) return;
  is_taking_ = true;
  worker_.ask<std::optional<store::Job>>([lease = lease(), most_rank = slots_[1] ? 0 : kAnyRank, now = loop_.now_ms()](
                                             store::Store& s) { return s.take_job(lease, most_rank, now); },
                                         [this](Result<std::optional<store::Job>> job) {
                                           is_taking_ = false;
                                           if (job && *job) took(std::move(**job));
                                         });
}

void Jobs::look_all() {
  if (!is_on_) return;
  look();
  for (const WorkPtr& work : slots_) {
    if (work && !work->finished && loop_.steady_ms() - work->renewed_ms >= kRenewMs) renew(work);
  }
  worker_.ask<int>([](store::Store& s) { return s.waiting_jobs(); },
                   [this](const Result<int>& waiting) {
                     if (waiting) figures_.waiting = *waiting;
                   });
}

void Jobs::took(store::Job job) {
  if (!is_on_) {  // the house is closing
    worker_.ask<bool>([key = job.key, node = node_](store::Store& s) { return s.return_job(key, node); },
                      [](const Result<bool>&) {});
    return;
  }
  const auto work = std::make_shared<Work>();
  work->job = std::move(job);
  work->renewed_ms = loop_.steady_ms();
  slots_[work->job.rank == 0 ? 0 : 1] = work;
  ++figures_.begun;
  if (work->job.tries > kMostTries) {
    const Error error{"gave_up", "", "the server tried this several times and could not finish it"};
    finish(work, store::JobState::kFailed, text_of(error));
  }
  go_on();
  look();
}

void Jobs::go_on() {
  if (has_piece_) return;
  const auto next = std::ranges::find_if(slots_, [](const WorkPtr& work) { return work && !work->finished; });
  if (next == slots_.end()) return;
  has_piece_ = true;
  pool_.run_last([this, work = *next, &pool = pool_]() -> Pool::Then {
    work_a_while(*work, pool);
    return [this, work] {
      has_piece_ = false;
      if (has(work)) worked(work);
      go_on();
    };
  });
}

// On a thread of the pool, which is wanted back as soon as a bot waits.
void Jobs::work_a_while(Work& work, const Pool& pool) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end = Clock::now() + kPiece;
  if (!work.review) {
    auto begun = begin_review(work.job);
    if (!begun) {
      work.error = std::move(begun.error());
      return;
    }
    work.review.emplace(std::move(*begun));
  }
  do {
    work.has_more = work.review->step();
  } while (work.has_more && !work.off && pool.waiting() == 0 && Clock::now() < end);
}

void Jobs::worked(const WorkPtr& work) {
  if (work->error) return finish(work, store::JobState::kFailed, text_of(*work->error));
  if (!work->has_more) return finish(work, store::JobState::kDone, work->review->json());
  const std::int64_t now = loop_.steady_ms();
  if (work->told_ms != 0 && now - work->told_ms < kTellMs) return;
  work->told_ms = now;
  work->permille = static_cast<int>(1000 * work->review->progress());
  work->so_far = work->review->json();
  renew(work);
}

void Jobs::renew(const WorkPtr& work) {
  work->renewed_ms = loop_.steady_ms();
  worker_.ask<bool>([key = work->job.key, lease = lease(), permille = work->permille,
                     so_far = work->so_far](store::Store& s) { return s.renew_job(key, lease, permille, so_far); },
                    [this, work](const Result<bool>& ours) {
                      if (ours && !*ours && has(work) && !work->finished) drop(work);
                    });
}

void Jobs::finish(const WorkPtr& work, store::JobState state, std::string result) {
  work->finished = true;
  worker_.ask<bool>([key = work->job.key, node = node_, state, result,
                     now = loop_.now_ms()](store::Store& s) { return s.finish_job(key, node, state, result, now); },
                    [this, work, state, result](const Result<bool>& finished) {
                      if (!has(work)) return;
                      if (!finished && is_on_) {
                        return loop_.after(kRetryMs, [this, work, state, result] {
                          if (has(work)) finish(work, state, result);
                        });
                      }
                      if (finished && *finished) ++(state == store::JobState::kDone ? figures_.done : figures_.failed);
                      drop(work);
                    });
}

void Jobs::close() {
  is_on_ = false;
  for (WorkPtr& slot : slots_) {
    const WorkPtr work = std::exchange(slot, nullptr);
    if (!work) continue;
    work->off = true;
    if (work->finished) continue;
    worker_.ask<bool>([key = work->job.key, node = node_](store::Store& s) { return s.return_job(key, node); },
                      [](const Result<bool>&) {});
  }
}

}  // namespace cifra::house
