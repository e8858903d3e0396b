#include "games/the_number/bench/bench.h"

#include <array>
#include <string>
#include <vector>

#include "base/lanes.h"
#include "base/random.h"
#include "games/the_number/rules/batch.h"

namespace cifra::the_number::bench {
namespace {

constexpr int kResolveSeats = 5;

// Five-player turns, all numbers at random, eight at a time.
std::uint64_t run_resolves(std::uint64_t units, std::uint64_t& sum) {
  static const auto kTables = [] {
    std::vector<NumberLanes<kResolveSeats>> tables(256);
    Rng rng("bench/resolves");
    for (auto& table : tables) {
      for (Lanes& seat : table) {
        for (int lane = 0; lane < kLanes; ++lane) seat[lane] = Number::of(rng.below(1000)).key();
      }
    }
    return tables;
  }();
  const Options options;
  Lanes total{};
  std::uint64_t done = 0;
  for (int turn = 0; done < units; turn = (turn + 1) % kTurns) {
    for (const auto& table : kTables) {
      const auto result = resolve_lanes<kResolveSeats>(options, turn, table);
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
  const Options options;
  Lanes total{};
  std::uint64_t done = 0;
  for (; done < units; done += kLanes) {
    const auto scores = random_games<Seats>(options, rng);
    for (std::size_t seat = 0; seat < Seats; ++seat) total += scores[seat] << seat;
  }
  for (int lane = 0; lane < kLanes; ++lane) sum += total[lane];
  return done;
}

constexpr std::array<game::Workload, 5> kWorkloads = {{
    {"the-number/resolves", "five-player turns", "the_number.resolves_per_s", 1'000'000, run_resolves},
    {"the-number/games-2", "random games", "the_number.random_games_per_s.2", 50'000, run_random_games<2>},
    {"the-number/games-3", "random games", "the_number.random_games_per_s.3", 50'000, run_random_games<3>},
    {"the-number/games-4", "random games", "the_number.random_games_per_s.4", 50'000, run_random_games<4>},
    {"the-number/games-5", "random games", "the_number.random_games_per_s.5", 50'000, run_random_games<5>},
}};

void add(game::Fingerprint& hash, Lanes lanes) {
  for (int lane = 0; lane < kLanes; ++lane) hash.add(lanes[lane]);
}

template <int Seats>
void add_lanes(game::Fingerprint& hash) {
  Rng rng("signature/lanes/" + std::to_string(Seats));
  const Options options;
  for (int i = 0; i < 200; ++i) {
    NumberLanes<Seats> numbers{};
    for (Lanes& seat : numbers) {
      for (int lane = 0; lane < kLanes; ++lane) seat[lane] = Number::of(rng.below(1000)).key();
    }
    const auto result = resolve_lanes<Seats>(options, i % kTurns, numbers);
    for (const Lanes& points : result.points) add(hash, points);
    for (const Lanes& crossed : result.crossed) add(hash, crossed);
  }
  LaneRng games("signature/games/" + std::to_string(Seats));
  for (int i = 0; i < 100; ++i) {
    for (const Lanes& scores : random_games<Seats>(options, games)) add(hash, scores);
  }
}

}  // namespace

std::span<const game::Workload> workloads() { return kWorkloads; }

void add_to(game::Fingerprint& fingerprint) {
  add_lanes<2>(fingerprint);
  add_lanes<3>(fingerprint);
  add_lanes<4>(fingerprint);
  add_lanes<5>(fingerprint);
}

}  // namespace cifra::the_number::bench
