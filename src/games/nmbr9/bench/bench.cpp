#include "games/nmbr9/bench/bench.h"

#include <array>
#include <vector>

#include "base/random.h"
#include "games/nmbr9/rules/generate.h"
#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/rules/playout.h"

namespace cifra::nmbr9::bench {
namespace {

struct Position {
  Layout layout;
  int card = 0;
};

// Every position of a hundred random games.
std::vector<Position> random_positions() {
  std::vector<Position> positions;
  Rng rng("bench/positions");
  for (int game = 0; game < 100; ++game) {
    Layout layout;
    for (const int card : shuffled_deck({}, rng).cards()) {
      positions.push_back({layout, card});
      layout.place_unchecked(card, random_placement(layout, card, rng));
    }
  }
  return positions;
}

std::uint64_t run_placements(std::uint64_t units, std::uint64_t& sum) {
  static const std::vector<Position> kPositions = random_positions();
  PlacementBuffer buffer;
  std::uint64_t done = 0;
  while (done < units) {
    for (const Position& position : kPositions) {
      const auto list = legal_placements(position.layout, position.card, buffer);
      done += list.size();
      sum += static_cast<std::uint64_t>(list.back().x) + list[list.size() / 2].rotation;
    }
  }
  return done;
}

std::uint64_t run_games(std::uint64_t units, std::uint64_t& sum) {
  Rng rng("bench/nmbr9");
  for (std::uint64_t game = 0; game < units; ++game) {
    Layout layout;
    play_randomly(layout, shuffled_deck({}, rng).cards(), rng);
    sum += static_cast<std::uint64_t>(layout.score());
  }
  return units;
}

constexpr std::array<game::Workload, 2> kWorkloads = {{
    {"nmbr9/placements", "legal placements", "nmbr9.placements_per_s", 1'000'000, run_placements},
    {"nmbr9/games", "random games", "nmbr9.random_games_per_s", 1'000, run_games},
}};

void add(game::Fingerprint& hash, const Placement& p) {
  for (const int part : {int{p.x}, int{p.y}, int{p.level}, int{p.rotation}}) hash.add(static_cast<std::uint64_t>(part));
}

// Every list of legal placements along random games, and along one that runs off in one direction.
void add_placements(game::Fingerprint& hash) {
  PlacementBuffer buffer;
  Rng rng("signature/placements");
  for (int game = 0; game < 60; ++game) {
    Layout layout;
    for (const int card : shuffled_deck({}, rng).cards()) {
      const auto list = legal_placements(layout, card, buffer);
      for (const Placement& placement : list) add(hash, placement);
      const bool run_off = game % 10 == 9;
      layout.place_unchecked(card, run_off ? list.back() : random_placement(layout, card, rng));
    }
    Layout quick;
    play_randomly(quick, shuffled_deck({}, rng).cards(), rng);
    hash.add(static_cast<std::uint64_t>(quick.score()));
    add(hash, quick.tiles().back().at);
  }
}

}  // namespace

std::span<const game::Workload> workloads() { return kWorkloads; }

void add_to(game::Fingerprint& fingerprint) { add_placements(fingerprint); }

}  // namespace cifra::nmbr9::bench
