// Closed loop: everybody chooses as soon as a turn begins, and plays again when a game ends. Paced play: everybody
// thinks for a random while, so that so many choices a second are made in all.
#include <algorithm>
#include <cmath>

#include "load/crew.h"
#include "load/measure.h"

namespace cifra::load {
namespace {

class Playing : public Crew {
 public:
  using Crew::Crew;

 protected:
  void all_seated() override {
    world_.later(options_.warmup * 1000, [this] {
      measuring_ = true;
      begin_us_ = now_us();
      cpu_ = cpu_seconds(options_.pids);
      world_.later(options_.seconds * 1000, [this] {
        seconds_ = static_cast<double>(now_us() - begin_us_) / 1e6;
        cpu_ = cpu_seconds(options_.pids) - cpu_;
        stop();
      });
    });
  }

  void chosen(Group& /*group*/, Player& /*player*/, const SentCommand& command) override {
    if (!measuring_) return;
    ++choices_;
    if (command.sent_us >= begin_us_) done_.add(now_us() - command.sent_us);
  }

  void all_know(Group& /*group*/, std::int64_t us) override {
    if (measuring_) resolution_.add(us);
  }

  void ended(Group& group) override {
    if (measuring_) ++games_;
    group.rematch();
  }

  json::object report() override {
    json::object report{{"tables", options_.tables},
                        {"seats", options_.seats},
                        {"game", options_.game},
                        {"seconds", seconds_},
                        {"choices", choices_},
                        {"choices_per_s", seconds_ > 0 ? static_cast<double>(choices_) / seconds_ : 0},
                        {"games_ended", games_},
                        {"choice_to_done", done_.report()},
                        {"last_choice_to_all_know", resolution_.report()}};
    if (!options_.pids.empty() && choices_ > 0) {
      report["server_cpu_s"] = cpu_;
      report["server_cpu_ms_per_1000_choices"] = cpu_ * 1e6 / static_cast<double>(choices_);
      report["server_cpu_percent"] = 100 * cpu_ / seconds_;
      report["server_resident_kib"] = resident_kib(options_.pids);
    }
    return report;
  }

  bool measuring_ = false;
  std::uint64_t choices_ = 0;

 private:
  std::int64_t begin_us_ = 0;
  double seconds_ = 0;
  double cpu_ = 0;
  std::uint64_t games_ = 0;
  Latencies done_;
  Latencies resolution_;
};

// The mean is what fits the rate when nobody is ever out, corrected by what really comes.
class Paced : public Playing {
 public:
  Paced(World& world, const Options& options) : Playing(world, options) {
    double longest = 0;  // of that many exponential times, in means
    for (int i = 1; i <= options.seats; ++i) longest += 1.0 / i;
    mean_ms_ = 1000.0 * options.tables * options.seats / options.rate / longest;
    correct();
  }

 protected:
  void may_choose(Group& group, Player& player) override {
    const double even = (static_cast<double>(world_.rng.below(1U << 30)) + 1) / (1U << 30);
    world_.later(-std::log(even) * mean_ms_, [&] {
      ++made_;
      group.choose(player);
    });
  }

 private:
  void correct() {
    world_.later(1000, [this] {
      const double share = static_cast<double>(std::exchange(made_, 0)) / options_.rate;
      if (share > 0.5 && share < 2) mean_ms_ *= 0.7 + 0.3 * share;
      correct();
    });
  }

  double mean_ms_ = 0;
  std::uint64_t made_ = 0;
};

}  // namespace

json::object run_closed(World& world, const Options& options) { return Playing(world, options).run(); }

json::object run_paced(World& world, const Options& options) { return Paced(world, options).run(); }

}  // namespace cifra::load
