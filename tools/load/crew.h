// All groups of a run, and what the modes have in common: groups begin a few at a time, since a listening socket takes
// only so many at once, and a run in which nothing happens any more is ended.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/json.h"
#include "load/group.h"
#include "load/mode.h"
#include "load/world.h"

namespace cifra::load {

struct Options {
  std::vector<std::string> urls;
  std::vector<int> pids;
  std::string game = "both";  // the-number, nmbr9 or both
  int tables = 100;
  int seats = 4;
  double seconds = 10;
  double warmup = 2;
  double rate = 600;              // paced: choices a second
  bool started = false;           // idle: with games that have begun
  int games = 1000;               // leak: in all; verify: at each table, at most
  int players = 1000;             // day: in all; `tables` of them at once
  double patience = 60;           // seconds without any progress that are the end
  std::string journal;            // verify: a file for acknowledged choices
  std::vector<std::string> logs;  // leak: what the server wrote
  std::string seed;
};

class Crew : public Mode {
 public:
  Crew(World& world, const Options& options);

  // Everything from the first guest to the last word; then report().
  json::object run();

 protected:
  virtual Setup setup_of(int index);  // what group `index` plays
  virtual bool starts_games() { return true; }
  virtual void all_seated() {}  // the first game of every group has its people
  virtual json::object report() = 0;

  void seated(Group& group) override;
  void retire(Group& group);  // the last one ends the run
  void stop() { world_.io.stop(); }

  World& world_;
  const Options& options_;
  std::vector<std::unique_ptr<Group>> groups_;
  double patience_s_;

 private:
  void begin_next();
  void watch_progress(std::uint64_t before, double idle_s);

  std::size_t begun_ = 0;
  std::size_t seated_ = 0;
  std::size_t retired_ = 0;
};

json::object run_closed(World& world, const Options& options);
json::object run_paced(World& world, const Options& options);
json::object run_idle(World& world, const Options& options);
json::object run_verify(World& world, const Options& options);
json::object run_day(World& world, const Options& options);
json::object run_leak(World& world, const Options& options);

}  // namespace cifra::load
