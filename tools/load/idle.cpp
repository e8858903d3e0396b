// Tables at which nobody does anything: what they cost.
#include "load/crew.h"
#include "load/measure.h"

namespace cifra::load {
namespace {

constexpr double kSettleMs = 3000;

class Idle : public Crew {
 public:
  Idle(World& world, const Options& options) : Crew(world, options), before_kib_(resident_kib(options.pids)) {
    patience_s_ += options.seconds;
  }

 protected:
  bool starts_games() override { return options_.started; }
  void may_choose(Group& /*group*/, Player& /*player*/) override {}
  void ended(Group& /*group*/) override {}

  void all_seated() override {
    world_.later(kSettleMs, [this] {
      cpu_ = cpu_seconds(options_.pids);
      begin_us_ = now_us();
      world_.later(options_.seconds * 1000, [this] {
        seconds_ = static_cast<double>(now_us() - begin_us_) / 1e6;
        cpu_ = cpu_seconds(options_.pids) - cpu_;
        resident_kib_ = resident_kib(options_.pids);
        stop();
      });
    });
  }

  json::object report() override {
    std::size_t connections = 0;
    for (const auto& group : groups_) connections += group->players().size();
    return {{"tables", options_.tables},
            {"connections", connections},
            {"games_started", options_.started},
            {"seconds", seconds_},
            {"server_cpu_percent", seconds_ > 0 ? 100 * cpu_ / seconds_ : 0},
            {"server_resident_kib", resident_kib_},
            {"server_resident_kib_before", before_kib_},
            {"resident_kib_per_table", static_cast<double>(resident_kib_) / options_.tables}};
  }

 private:
  std::int64_t before_kib_;
  std::int64_t resident_kib_ = 0;
  std::int64_t begin_us_ = 0;
  double cpu_ = 0;
  double seconds_ = 0;
};

}  // namespace

json::object run_idle(World& world, const Options& options) { return Idle(world, options).run(); }

}  // namespace cifra::load
