// cifra_train_order FROM.bin OUT.bin [DECKS SEED WIDTH]: teaches a network of positions
// (games/nmbr9/search/value/value.h) what the order of the cards to come is worth, for the search for a known shuffle.
//
// For every deck a beam goes through it with much noise. From six layouts that it kept on the way, half of them with
// one more tile anywhere, further beams play to the end, and every position on the way to the best end is a sample with
// what it came to. A twentieth of the decks is kept aside to measure the error. The decks have seeds order/SEED.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "games/nmbr9/rules/nmbr9.h"
#include "games/nmbr9/search/beam/value_beam.h"
#include "research/nmbr9/train/value/learner.h"

namespace {

using namespace cifra;
using namespace cifra::nmbr9::search;

constexpr std::uint32_t kMuchNoise = 2048;
constexpr std::uint32_t kNoise = 512;
constexpr int kStarts = 6;

// All positions of the layout with at least so many tiles.
void add_path(const nmbr9::Layout& layout, std::span<const std::uint8_t> cards, int tiles, train::Samples& samples) {
  nmbr9::Layout part;
  std::vector<std::uint16_t> facts;
  for (const nmbr9::Tile& tile : layout.tiles()) {
    part.place_unchecked(tile.number, tile.at);
    const std::size_t placed = part.tiles().size();
    if (placed == cards.size()) break;
    const auto board = SearchBoard::from(part);
    if (static_cast<int>(placed) < tiles || !board) continue;
    const Coming coming = Coming::in_order(cards.subspan(placed));
    all_facts(*board, coming, facts);
    samples.add(facts, coming.rounds, static_cast<float>(layout.score() - part.score()));
  }
}

void learn_from_deck(const ValueNet& net, std::size_t width, train::Samples& samples, Rng& rng) {
  const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
  const std::span<const std::uint8_t> cards = deck.cards();
  const Plan plan(kWeights, cards);
  std::vector<std::vector<SearchBoard>> kept(cards.size() + 1);
  ValueBeam(net, kWeights, plan, cards, width, {rng.next(), kMuchNoise})
      .run({}, {.stop = {}, .each = [&](const SearchBoard& board) {
                  kept[static_cast<std::size_t>(board.tiles())].push_back(board);
                }});
  for (int i = 0; i < kStarts; ++i) {
    const auto& from = kept[1 + rng.below(16)];
    if (from.empty()) continue;
    SearchBoard start = from[rng.below(static_cast<std::uint32_t>(from.size()))];
    if (rng.below(2) == 0) {
      const int number = cards[static_cast<std::size_t>(start.tiles())];
      std::vector<Move> moves;
      start.for_each_move(number, [&](const Move& move) {
        if (move.level > 0 || rng.below(6) == 0) moves.push_back(move);
      });
      if (!moves.empty()) start.place(number, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    ValueBeam beam(net, kWeights, plan, cards, width, {rng.next(), kNoise});
    const SearchBoard* const end = beam.run(start, {});
    if (end != nullptr) add_path(end->layout(), cards, start.tiles(), samples);
  }
}

double error_of(const ValueNet& net, const train::Samples& samples) {
  double squares = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    Row sum = net.bias;
    for (const std::uint16_t fact : samples.facts(i)) sum += net.rows[fact];
    const double error =
        static_cast<double>(net.value(sum, static_cast<int>(samples.head(i)))) / nmbr9::search::kPoint -
        static_cast<double>(samples.points(i));
    squares += error * error;
  }
  return std::sqrt(squares / static_cast<double>(samples.size()));
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: %s FROM.bin OUT.bin [DECKS SEED WIDTH]\n", arguments[0]);
    return 2;
  }
  const int decks = count > 3 ? std::atoi(arguments[3]) : 5000;
  const std::string seed = count > 4 ? arguments[4] : "1";
  const std::size_t width = count > 5 ? std::strtoul(arguments[5], nullptr, 10) : 40;
  std::ifstream file(arguments[1], std::ios::binary);
  const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
  const std::vector<unsigned char> bytes(text.begin(), text.end());
  const auto net = ValueNet::read(bytes);
  if (!net) {
    std::fprintf(stderr, "cannot read %s\n", arguments[1]);
    return 1;
  }
  Rng rng("order/" + seed);
  train::Samples samples;
  train::Samples aside;
  for (int deck = 0; deck < decks; ++deck) learn_from_deck(*net, width, deck % 20 == 0 ? aside : samples, rng);
  train::Learner learner(*net);
  const double error = learner.learn(samples, 5, 0.002F, rng);
  const ValueNet learned = learner.rounded();
  std::printf("%zu samples, error %.3f; aside %.3f before, %.3f after\n", samples.size(), error, error_of(*net, aside),
              error_of(learned, aside));
  const auto written = learned.write();
  std::ofstream out(arguments[2], std::ios::binary);
  out.write(reinterpret_cast<const char*>(written.data()), static_cast<std::streamsize>(written.size()));
  return out ? 0 : 1;
}
