// Worker: the thread of a Store, which writes with group commit. Everything that arrived while a transaction was
// being written goes into the next one; questions are answered after the writes that came before them.
//
// Answers come back through `post`, all of one transaction in one call, so the receiver can work in passes. When the
// store is away or full, appends are kept and tried again until they succeed or the worker stops; `on_state` tells the
// change, also through `post`. Nothing here knows what an event is. When there is nothing to do, the thread sleeps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "base/error.h"
#include "store/store.h"

namespace cifra::store {

struct Figures {  // for metrics; since the start
  std::uint64_t commits = 0;
  std::uint64_t appends = 0;
  std::uint64_t failures = 0;
  std::uint64_t commit_us = 0;
};

class Worker {
 public:
  using Post = std::function<void(std::function<void()>)>;       // runs it later on the receiver's thread
  using OnState = std::function<void(const std::string& code)>;  // "" when all is well, otherwise the error's code

  Worker(std::unique_ptr<Store> store, Post post, OnState on_state);
  ~Worker();  // stop(0)
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // Any thread. `done` runs through `post`.
  void append(Append append, std::function<void(Appended)> done);

  // A question or a small change: runs on the worker's thread, `done` through `post`. One that fails with store_away is
  // tried again for a few seconds before the error is handed over. As long it also waits for appends that came before
  // it and cannot be written.
  template <class T>
  void ask(std::function<Result<T>(Store&)> question, std::function<void(Result<T>)> done) {
    ask(std::make_unique<Asked<T>>(std::move(question), std::move(done)));
  }

  // To other nodes, after the appends that came before it are written. News that waits goes out together, each once;
  // what cannot be sent is dropped. Each is a line of at most kMaxNewsBytes.
  void announce(std::string news);

  std::size_t waiting() const;  // appends not yet durable
  Figures figures() const;
  bool shared() const;

  // Writes what is waiting, for at most that long, and ends the thread. Nothing is called back afterwards, not even
  // what was posted before and had no turn yet. Once the first stop has returned, everything else here does nothing.
  void stop(std::int64_t within_ms);

 private:
  // A question without its type.
  class Question {
   public:
    Question() = default;
    virtual ~Question() = default;
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;
    virtual const Error* run(Store& store) = 0;  // null when all went well
    virtual void refuse(Error error) = 0;        // that is its answer then
    virtual void answer() = 0;                   // calls `done`
  };
  template <class T>
  class Asked final : public Question {
   public:
    Asked(std::function<Result<T>(Store&)> question, std::function<void(Result<T>)> done)
        : question_(std::move(question)), done_(std::move(done)) {}
    const Error* run(Store& store) override {
      result_ = question_(store);
      return result_ ? nullptr : &result_.error();
    }
    void refuse(Error error) override { result_ = std::unexpected(std::move(error)); }
    void answer() override { done_(std::move(result_)); }

   private:
    std::function<Result<T>(Store&)> question_;
    std::function<void(Result<T>)> done_;
    Result<T> result_ = std::unexpected(Error{});
  };
  void ask(std::unique_ptr<Question> question);

  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace cifra::store
