// Runner: how a long computation gets its threads, its time and its end. The computation lives with its game and calls
// a Runner; the command line, the server's pool and a page's Worker bring their own. So a computation reads no clock,
// starts no thread and prints nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace cifra {

class Runner {
 public:
  virtual ~Runner() = default;

  // Pieces that run at once, at most.
  virtual std::size_t lanes() const { return 1; }

  // Calls work(piece, lane) once for every piece below `count`, in any order, and returns when all are done. Two pieces
  // that run at once have different lanes, which are below lanes(). `what` names the pieces for whoever shows how far
  // it is; empty: nobody does.
  using Work = std::function<void(std::size_t piece, std::size_t lane)>;
  virtual void run(std::size_t count, std::string_view /*what*/, const Work& work) {
    for (std::size_t piece = 0; piece < count; ++piece) work(piece, 0);
  }

  // Whether the computation shall end: its time is over, or somebody has had enough. Once true, it stays true. Work
  // that has begun looks now and then.
  virtual bool stopped() const { return false; }

  // Seconds since the computation began, and seconds of processor time of this thread; 0 where nobody counts them.
  virtual double seconds() const { return 0; }
  virtual double thread_seconds() const { return 0; }

  // How far a computation of several runs is. Called from one thread at a time.
  virtual void progress(std::string_view /*what*/, std::size_t /*done*/, std::size_t /*all*/) {}
};

// Pieces of work with something of its own for every lane (buffers, bots): a lane makes a worker with make() when it
// gets its first piece, and calls worker(piece).
template <class Make>
void share_out(Runner& runner, std::size_t pieces, std::string_view what, Make&& make) {
  std::vector<std::optional<decltype(make())>> workers(runner.lanes());
  runner.run(pieces, what, [&](std::size_t piece, std::size_t lane) {
    auto& worker = workers[lane];
    if (!worker) worker.emplace(make());
    (*worker)(piece);
  });
}

// PartRunner: the Runner of a part of a computation that may take `limit` seconds of its own; 0 is no limit. Lanes, the
// end and progress are those of the whole; seconds() count from the beginning of the part.
class PartRunner : public Runner {
 public:
  PartRunner(Runner& whole, double limit) : whole_(whole), limit_(limit), begin_(whole.seconds()) {}

  std::size_t lanes() const override { return whole_.lanes(); }
  void run(std::size_t count, std::string_view what, const Work& work) override { whole_.run(count, what, work); }
  bool stopped() const override { return whole_.stopped() || (limit_ > 0 && seconds() >= limit_); }
  double seconds() const override { return whole_.seconds() - begin_; }
  double thread_seconds() const override { return whole_.thread_seconds(); }
  void progress(std::string_view what, std::size_t done, std::size_t all) override { whole_.progress(what, done, all); }

 private:
  Runner& whole_;
  double limit_;
  double begin_;
};

// LaneRunner: the Runner of a computation inside one piece of another. It has that one lane; time and end are those of
// the whole.
class LaneRunner : public Runner {
 public:
  explicit LaneRunner(const Runner& whole) : whole_(whole) {}

  bool stopped() const override { return whole_.stopped(); }
  double seconds() const override { return whole_.seconds(); }
  double thread_seconds() const override { return whole_.thread_seconds(); }

 private:
  const Runner& whole_;
};

}  // namespace cifra
