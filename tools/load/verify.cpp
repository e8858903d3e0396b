// Verify: plays while somebody kills and restarts the house, and proves that nothing acknowledged was lost and that
// every game ends as the rules say. In The Number some change their choice.
#include <fstream>

#include "load/crew.h"

namespace cifra::load {
namespace {

constexpr int kRecordTries = 20;
constexpr double kRecordWaitMs = 100;

class Verify : public Crew {
 public:
  Verify(World& world, const Options& options) : Crew(world, options) {
    if (!options.journal.empty()) journal_.open(options.journal);
    world_.later(options.seconds * 1000, [this] { last_games_ = true; });
  }

 protected:
  void chosen(Group& group, Player& player, const SentCommand& command) override {
    ++acknowledged_;
    if (journal_.is_open()) {
      journal_ << group.table() << ' ' << command.turn << ' ' << player.seat << ' ' << command.choice << '\n';
    }
    const bool still = command.turn == group.board().turns() && player.turns_seen == command.turn;
    if (group.setup().game == "the-number" && still && world_.rng.below(4) == 0) group.choose(player);
  }

  void ended(Group& group) override { get_record(group, 0); }

  void get_record(Group& group, int tries) {
    const std::string path = "/api/tables/" + group.table() + "/record";
    world_.ask(group.node(), {"GET", path, group.host().token, ""}, [this, &group, tries](const HttpAnswer& answer) {
      if (answer.status != 200 && tries < kRecordTries) {
        ++late_records_;
        return world_.later(kRecordWaitMs, [this, &group, tries] { get_record(group, tries + 1); });
      }
      if (answer.status != 200) {
        world_.fail("no record of " + group.describe() + ": " + std::to_string(answer.status) + " " + answer.body);
      } else {
        group.witness().check_record(answer.body);
      }
      ++games_;
      turns_ += group.witness().turns().size();
      if (last_games_ || group.games >= options_.games) return retire(group);
      if (group.games % 2 == 0) return group.open_table();
      group.rematch();
    });
  }

  json::object report() override {
    return {{"tables", options_.tables},
            {"games_ended", games_},
            {"turns", turns_},
            {"acknowledged_choices", acknowledged_},
            {"connections_lost", world_.connections_lost},
            {"stale_refusals", world_.stale_refusals},
            {"records_late", late_records_}};
  }

 private:
  std::ofstream journal_;
  bool last_games_ = false;
  std::uint64_t acknowledged_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t turns_ = 0;
  std::uint64_t late_records_ = 0;
};

}  // namespace

json::object run_verify(World& world, const Options& options) {
  world.patient = true;
  world.strict = true;
  return Verify(world, options).run();
}

}  // namespace cifra::load
