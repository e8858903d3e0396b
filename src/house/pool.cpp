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
    for (const auto& task : running_) task->off_ = true;
  }
  ready_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

std::shared_ptr<Pool::Task> Pool::think(Owner owner, Think think) {
  auto task = std::make_shared<Task>();
  {
    const std::scoped_lock lock(mutex_);
    if (waiting_.size() >= kMostWaiting) return nullptr;
    Share& person = persons_[owner.person];
    if (person.waiting >= kMostOfPerson) return nullptr;
    Share& table = tables_[owner.table];
    if (person.waiting++ == 0) person.had = std::max(person.had, person_had_);
    if (table.waiting++ == 0) table.had = std::max(table.had, table_had_);
    task->pool_ = this;
    task->number_ = ++numbers_;
    task->owner_ = std::move(owner);
    task->think_ = std::move(think);
    waiting_.push_back(task);
  }
  ready_.notify_one();
  return task;
}

void Pool::Task::call_off() {
  off_ = true;
  const std::scoped_lock lock(pool_->mutex_);
  const auto there = std::ranges::find(pool_->waiting_, this, [](const auto& task) { return task.get(); });
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

void Pool::run_last(std::function<Then()> work) {
  {
    const std::scoped_lock lock(mutex_);
    last_.push_back(std::move(work));
  }
  ready_.notify_one();
}

std::size_t Pool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return urgent_.size() + waiting_.size();
}

std::shared_ptr<Pool::Task> Pool::next() {
  const auto turn = [this](const std::shared_ptr<Task>& task) {
    return std::tuple(persons_[task->owner_.person].had, tables_[task->owner_.table].had, task->number_);
  };
  const auto first = std::ranges::min_element(waiting_, {}, turn);
  std::shared_ptr<Task> task = std::move(*first);
  waiting_.erase(first);
  Share& person = persons_[task->owner_.person];
  Share& table = tables_[task->owner_.table];
  person_had_ = person.had++;
  table_had_ = table.had++;
  --person.waiting;
  --table.waiting;
  tidy();
  return task;
}

void Pool::serve() {
  std::unique_lock lock(mutex_);
  for (;;) {
    ready_.wait(lock, [this] { return ending_ || !urgent_.empty() || !waiting_.empty() || may_run_last(); });
    if (ending_) return;
    if (!urgent_.empty() || waiting_.empty()) {
      const bool is_last = urgent_.empty();
      auto& list = is_last ? last_ : urgent_;
      auto work = std::move(list.front());
      list.pop_front();
      if (is_last) runs_last_ = true;
      lock.unlock();
      Then then = work();
      finish(std::move(then), std::move(work));
      lock.lock();
      if (is_last) runs_last_ = false;
      continue;
    }
    auto task = next();
    running_.push_back(task);
    auto think = std::move(task->think_);
    lock.unlock();
    Then then = think(Stop(task->off_));
    lock.lock();
    std::erase(running_, task);
    lock.unlock();
    finish(
        [task, then = std::move(then)] {
          if (then && !task->off_) then();
        },
        std::move(think));
    task.reset();
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
