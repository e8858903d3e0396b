#include "house/pool.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace cifra::house {

Pool::Pool(Loop& loop, int threads) : loop_(loop) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

Pool::~Pool() {
  {
    const std::scoped_lock lock(mutex_);
    ending_ = true;
    for (const auto& job : running_) job->off_ = true;
  }
  ready_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<Pool::Job> Pool::think(Owner owner, Think think) {
  auto job = std::make_shared<Job>();
  {
    const std::scoped_lock lock(mutex_);
    if (waiting_.size() >= kMostWaiting) return nullptr;
    Share& person = persons_[owner.person];
    if (person.waiting >= kMostOfPerson) return nullptr;
    Share& table = tables_[owner.table];
    if (person.waiting++ == 0) person.had = std::max(person.had, person_had_);
    if (table.waiting++ == 0) table.had = std::max(table.had, table_had_);
    job->pool_ = this;
    job->number_ = ++numbers_;
    job->owner_ = std::move(owner);
    job->think_ = std::move(think);
    waiting_.push_back(job);
  }
  ready_.notify_one();
  return job;
}

void Pool::Job::call_off() {
  off_ = true;
  const std::scoped_lock lock(pool_->mutex_);
  const auto there = std::ranges::find(pool_->waiting_, this, [](const auto& job) { return job.get(); });
  if (there == pool_->waiting_.end()) return;
  --pool_->persons_[owner_.person].waiting;
  --pool_->tables_[owner_.table].waiting;
  pool_->waiting_.erase(there);
  pool_->tidy();
}

// Shares of those who wait for nothing and are not ahead of the others are as good as new ones.
void Pool::tidy() {
  std::erase_if(persons_, [&](const auto& one) { return one.second.waiting == 0 && one.second.had <= person_had_; });
  std::erase_if(tables_, [&](const auto& one) { return one.second.waiting == 0 && one.second.had <= table_had_; });
  if (waiting_.empty()) {
    persons_.clear();
    tables_.clear();
  }
}

void Pool::run_next(std::function<Then()> work) {
  {
    const std::scoped_lock lock(mutex_);
    urgent_.push_back(std::move(work));
  }
  ready_.notify_one();
}

std::size_t Pool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return urgent_.size() + waiting_.size();
}

std::shared_ptr<Pool::Job> Pool::next() {
  const auto turn = [this](const std::shared_ptr<Job>& job) {
    return std::tuple(persons_[job->owner_.person].had, tables_[job->owner_.table].had, job->number_);
  };
  const auto first = std::ranges::min_element(waiting_, {}, turn);
  std::shared_ptr<Job> job = std::move(*first);
  waiting_.erase(first);
  Share& person = persons_[job->owner_.person];
  Share& table = tables_[job->owner_.table];
  person_had_ = person.had++;
  table_had_ = table.had++;
  --person.waiting;
  --table.waiting;
  tidy();
  return job;
}

void Pool::serve() {
  std::unique_lock lock(mutex_);
  for (;;) {
    ready_.wait(lock, [this] { return ending_ || !urgent_.empty() || !waiting_.empty(); });
    if (ending_) return;
    if (!urgent_.empty()) {
      auto work = std::move(urgent_.front());
      urgent_.pop_front();
      lock.unlock();
      Then then = work();
      finish(std::move(then), std::move(work));
      lock.lock();
      continue;
    }
    auto job = next();
    running_.push_back(job);
    auto think = std::move(job->think_);
    lock.unlock();
    Then then = think(Stop(job->off_));
    lock.lock();
    std::erase(running_, job);
    lock.unlock();
    finish(
        [job, then = std::move(then)] {
          if (then && !job->off_) then();
        },
        std::move(think));
    job.reset();
    lock.lock();
  }
}

// What the work holds is let go of on the loop too: it may be the last to hold a connection.
template <class Work>
void Pool::finish(Then then, Work work) {
  loop_.post([then = std::move(then), held = std::move(work)]() mutable {
    if (then) then();
    held = nullptr;
  });
}

}  // namespace cifra::house
