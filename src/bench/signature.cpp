#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "bench/bench.h"
#include "bots/nmbr9.h"
#include "bots/the_number.h"
#include "nmbr9/generate.h"
#include "nmbr9/playout.h"
#include "record/play.h"
#include "record/referee.h"
#include "record/write.h"
#include "the_number/batch.h"

namespace cifra::bench {
namespace {

// FNV-1a, 64 bits.
class Hash {
 public:
  void add(std::uint64_t value) {
    for (int byte = 0; byte < 8; ++byte) add_byte(static_cast<std::uint8_t>(value >> (8 * byte)));
  }
  void add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<std::uint8_t>(c));
    add(text.size());
  }
  void add(const nmbr9::Placement& p) {
    for (const int part : {int{p.x}, int{p.y}, int{p.level}, int{p.rotation}}) add(static_cast<std::uint64_t>(part));
  }
  void add(Lanes lanes) {
    for (int lane = 0; lane < kLanes; ++lane) add(lanes[lane]);
  }
  std::string text() const {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (int digit = 15; digit >= 0; --digit) text += kDigits[value_ >> (4 * digit) & 15];
    return text;
  }

 private:
  void add_byte(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3; }
  std::uint64_t value_ = 0xcbf29ce484222325;
};

template <int Seats>
void add_lanes(Hash& hash) {
  Rng rng("signature/lanes/" + std::to_string(Seats));
  const the_number::Options options;
  for (int i = 0; i < 200; ++i) {
    the_number::NumberLanes<Seats> numbers{};
    for (Lanes& seat : numbers) {
      for (int lane = 0; lane < kLanes; ++lane) seat[lane] = the_number::Number::of(rng.below(1000)).key();
    }
    const auto result = the_number::resolve_lanes<Seats>(options, i % the_number::kTurns, numbers);
    for (const Lanes& points : result.points) hash.add(points);
    for (const Lanes& crossed : result.crossed) hash.add(crossed);
  }
  LaneRng games("signature/games/" + std::to_string(Seats));
  for (int i = 0; i < 100; ++i) {
    for (const Lanes& scores : the_number::random_games<Seats>(options, games)) hash.add(scores);
  }
}

// Every list of legal placements along random games, and along one that runs off in one direction.
void add_placements(Hash& hash) {
  nmbr9::PlacementBuffer buffer;
  Rng rng("signature/placements");
  for (int game = 0; game < 60; ++game) {
    nmbr9::Layout layout;
    for (const int card : nmbr9::shuffled_deck({}, rng).cards()) {
      const auto list = nmbr9::legal_placements(layout, card, buffer);
      for (const nmbr9::Placement& placement : list) hash.add(placement);
      const bool run_off = game % 10 == 9;
      layout.place_unchecked(card, run_off ? list.back() : nmbr9::random_placement(layout, card, rng));
    }
    nmbr9::Layout quick;
    nmbr9::play_randomly(quick, nmbr9::shuffled_deck({}, rng).cards(), rng);
    hash.add(static_cast<std::uint64_t>(quick.score()));
    hash.add(quick.tiles().back().at);
  }
}

// Whole games between bots, as records with their verdicts: the quick levels, which play with no file.
template <class G>
void add_games(Hash& hash) {
  for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
    std::vector<std::unique_ptr<bots::Bot<G>>> players;
    for (int seat = 0; seat < seats; ++seat) players.push_back(bots::make_bot<G>(seat % 2 == 0 ? "random" : "easy"));
    const std::string seed = "signature/" + std::string(G::kName) + "/" + std::to_string(seats);
    Rng rng(seed);
    const auto choose = [&](int seat, const game::View<G>& view) {
      return players[static_cast<std::size_t>(seat)]->choose(view, rng);
    };
    const auto finish = [&](const game::Standings& standings) {
      for (const int score : standings.scores) hash.add(static_cast<std::uint64_t>(score));
    };
    const typename G::Options options;
    const auto played =
        *record::play<G>(options, G::shuffle(options, rng), static_cast<std::size_t>(seats), choose, finish);
    const std::string line = record::write_record(played);
    hash.add(line);
    hash.add(record::referee(line).line);
  }
}

}  // namespace

std::string signature() {
  Hash hash;
  add_lanes<2>(hash);
  add_lanes<3>(hash);
  add_lanes<4>(hash);
  add_lanes<5>(hash);
  add_placements(hash);
  add_games<the_number::Game>(hash);
  add_games<nmbr9::Game>(hash);
  return hash.text();
}

}  // namespace cifra::bench
