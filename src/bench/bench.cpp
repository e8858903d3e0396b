#include "bench/bench.h"

#include <string_view>

#include "game/registry.h"
#include "record/referee.h"
#include "record/write.h"

namespace cifra::bench {
namespace {

// Whole games between bots, as records with their verdicts: the quick levels, which play with no file.
void add_games(game::Fingerprint& fingerprint, const game::GameType& type) {
  for (int seats = type.min_seats(); seats <= type.max_seats(); ++seats) {
    std::vector<std::string> levels;
    record::Record record;
    for (int seat = 0; seat < seats; ++seat) {
      levels.emplace_back(seat % 2 == 0 ? "random" : "easy");
      record.players.push_back(std::to_string(seat + 1));
    }
    game::BotGame game;
    game.seed = "signature/" + std::string(type.name()) + "/" + std::to_string(seats);
    const auto played = type.bot_table(levels)->play(game);
    if (!played) {
      fingerprint.add(played.error().message);
      continue;
    }
    for (const int score : played->standings.scores) fingerprint.add(static_cast<std::uint64_t>(score));
    record.game = played->record;
    const std::string line = record::write_record(record);
    fingerprint.add(line);
    fingerprint.add(record::referee(line).line);
  }
}

}  // namespace

std::vector<game::Workload> workloads() {
  std::vector<game::Workload> all;
  for (const game::GameType* type : game::game_types()) {
    const auto of_game = type->workloads();
    all.insert(all.end(), of_game.begin(), of_game.end());
  }
  return all;
}

std::string signature() {
  game::Fingerprint fingerprint;
  for (const game::GameType* type : game::game_types()) type->add_to(fingerprint);
  for (const game::GameType* type : game::game_types()) add_games(fingerprint, *type);
  return fingerprint.text();
}

}  // namespace cifra::bench
