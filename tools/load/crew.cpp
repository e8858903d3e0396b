#include "load/crew.h"

#include <algorithm>

namespace cifra::load {

constexpr std::size_t kBeginAtOnce = 25;

Crew::Crew(World& world, const Options& options) : world_(world), options_(options), patience_s_(options.patience) {}

Setup Crew::setup_of(int index) {
  Setup setup;
  setup.game = options_.game == "both" ? (index % 2 == 0 ? "the-number" : "nmbr9") : options_.game;
  setup.seats = std::min(options_.seats, setup.game == "nmbr9" ? 4 : 5);
  return setup;
}

json::object Crew::run() {
  for (int i = 0; i < options_.tables; ++i) {
    groups_.push_back(std::make_unique<Group>(world_, *this, i, setup_of(i)));
  }
  for (std::size_t i = 0; i < kBeginAtOnce; ++i) begin_next();
  watch_progress(0, 0);
  world_.io.run();
  return report();
}

void Crew::begin_next() {
  if (begun_ < groups_.size()) groups_[begun_++]->begin();
}

void Crew::seated(Group& group) {
  if (starts_games()) group.start();
  if (group.games > 1) return;
  world_.progress += 1;
  begin_next();
  if (++seated_ == groups_.size()) all_seated();
}

void Crew::retire(Group& group) {
  group.retired = true;
  if (++retired_ == groups_.size()) stop();
}

void Crew::watch_progress(std::uint64_t before, double idle_s) {
  const bool idle = world_.progress == before;
  if (idle && idle_s >= patience_s_) {
    world_.fail("nothing happens any more");
    int shown = 0;
    for (const auto& group : groups_) {
      if (!group->retired && ++shown <= 5) world_.fail("stuck: " + group->describe());
    }
    return stop();
  }
  world_.later(1000, [this, now = world_.progress, idle, idle_s] { watch_progress(now, idle ? idle_s + 1 : 0); });
}

}  // namespace cifra::load
