#include <array>
#include <vector>

#include "base/random.h"
#include "bench/bench.h"
#include "nmbr9/generate.h"
#include "nmbr9/nmbr9.h"
#include "nmbr9/playout.h"
#include "the_number/batch.h"

namespace cifra::bench {
namespace {

constexpr int kResolveSeats = 5;

// Five-player turns, all numbers at random, eight at a time.
std::uint64_t run_resolves(std::uint64_t units, std::uint64_t& sum) {
  using the_number::Number;
  static const auto kTables = [] {
    std::vector<the_number::NumberLanes<kResolveSeats>> tables(256);
    Rng rng("bench/resolves");
    for (auto& table : tables) {
      for (Lanes& seat : table) {
        for (int lane = 0; lane < kLanes; ++lane) seat[lane] = Number::of(rng.below(1000)).key();
      }
    }
    return tables;
  }();
  const the_number::Options options;
  Lanes total{};
  std::uint64_t done = 0;
  for (int turn = 0; done < units; turn = (turn + 1) % the_number::kTurns) {
    for (const auto& table : kTables) {
      const auto result = the_number::resolve_lanes<kResolveSeats>(options, turn, table);
      for (std::size_t seat = 0; seat < kResolveSeats; ++seat) total += result.points[seat] ^ result.crossed[seat] << 8;
    }
    done += kTables.size() * kLanes;
  }
  for (int lane = 0; lane < kLanes; ++lane) sum += total[lane];
  return done;
}

template <int Seats>
std::uint64_t run_random_games(std::uint64_t units, std::uint64_t& sum) {
  LaneRng rng("bench/games");
  const the_number::Options options;
  Lanes total{};
  std::uint64_t done = 0;
  for (; done < units; done += kLanes) {
    const auto scores = the_number::random_games<Seats>(options, rng);
    for (std::size_t seat = 0; seat < Seats; ++seat) total += scores[seat] << seat;
  }
  for (int lane = 0; lane < kLanes; ++lane) sum += total[lane];
  return done;
}

struct Position {
  nmbr9::Layout layout;
  int card = 0;
};

// Every position of a hundred random games.
std::vector<Position> random_positions() {
  std::vector<Position> positions;
  Rng rng("bench/positions");
  for (int game = 0; game < 100; ++game) {
    nmbr9::Layout layout;
    for (const int card : nmbr9::shuffled_deck({}, rng).cards()) {
      positions.push_back({layout, card});
      layout.place_unchecked(card, nmbr9::random_placement(layout, card, rng));
    }
  }
  return positions;
}

std::uint64_t run_placements(std::uint64_t units, std::uint64_t& sum) {
  static const std::vector<Position> kPositions = random_positions();
  nmbr9::PlacementBuffer buffer;
  std::uint64_t done = 0;
  while (done < units) {
    for (const Position& position : kPositions) {
      const auto list = nmbr9::legal_placements(position.layout, position.card, buffer);
      done += list.size();
      sum += static_cast<std::uint64_t>(list.back().x) + list[list.size() / 2].rotation;
    }
  }
  return done;
}

std::uint64_t run_nmbr9_games(std::uint64_t units, std::uint64_t& sum) {
  Rng rng("bench/nmbr9");
  for (std::uint64_t game = 0; game < units; ++game) {
    nmbr9::Layout layout;
    nmbr9::play_randomly(layout, nmbr9::shuffled_deck({}, rng).cards(), rng);
    sum += static_cast<std::uint64_t>(layout.score());
  }
  return units;
}

constexpr std::array kWorkloads = {
    Workload{"the-number/resolves", "five-player turns", 1'000'000, run_resolves},
    Workload{"the-number/games-2", "random games", 50'000, run_random_games<2>},
    Workload{"the-number/games-3", "random games", 50'000, run_random_games<3>},
    Workload{"the-number/games-4", "random games", 50'000, run_random_games<4>},
    Workload{"the-number/games-5", "random games", 50'000, run_random_games<5>},
    Workload{"nmbr9/placements", "legal placements", 1'000'000, run_placements},
    Workload{"nmbr9/games", "random games", 1'000, run_nmbr9_games},
};

}  // namespace

std::span<const Workload> workloads() { return kWorkloads; }

}  // namespace cifra::bench
