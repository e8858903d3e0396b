#include "research/nmbr9/train/value/games.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "games/nmbr9/search/value/lookahead.h"
#include "research/share_out.h"

namespace cifra::train {
namespace {

using nmbr9::search::Coming;
using nmbr9::search::Move;
using nmbr9::search::SearchBoard;

constexpr int kCards = 20;

class Player {
 public:
  explicit Player(const nmbr9::search::ValueNet* net, int ahead = 1) : ahead_(ahead) {
    if (net != nullptr) outlook_.emplace(*net);
    if (net != nullptr && ahead > 1) lookahead_.emplace(*net);
  }

  struct Candidate {
    Move move;
    int value = 0;  // points still to come, in 1/kPoint
  };

  // All placements; the first is the best, the rest in no order unless `sorted`.
  std::span<const Candidate> candidates(const SearchBoard& board, int number, const Coming& coming, bool sorted) {
    candidates_.clear();
    if (lookahead_ && !sorted) {
      const nmbr9::search::Effort effort{.candidates = ahead_, .depth = 1, .work = 1};
      for (const nmbr9::search::Option& option : lookahead_->rank(board, number, coming, effort, unused_)) {
        candidates_.push_back({option.move, static_cast<int>(option.mean())});
      }
      return candidates_;
    }
    if (outlook_) outlook_->look_at(board, coming);
    board.for_each_move(number, [&](const Move& move) { candidates_.push_back({move, value(board, number, move)}); });
    if (sorted) {
      std::ranges::sort(candidates_, std::ranges::greater(), &Candidate::value);
    } else if (!candidates_.empty()) {
      std::ranges::iter_swap(candidates_.begin(), std::ranges::max_element(candidates_, {}, &Candidate::value));
    }
    return candidates_;
  }

 private:
  int value(const SearchBoard& board, int number, const Move& move) const {
    if (outlook_) return outlook_->value_after(number, move) + nmbr9::search::kPoint * number * move.level;
    const nmbr9::search::Grid tile =
        nmbr9::search::tile_squares(nmbr9::shape_index(number, move.rotation), move.x, move.y);
    const nmbr9::search::Grid edges = nmbr9::search::beside(tile) & ~tile;
    const nmbr9::search::Grid taken = board.squares(move.level);
    return 4 * (number - 4) * move.level + 2 * nmbr9::search::count_squares(edges & taken) -
           nmbr9::search::count_squares(edges & ~taken);
  }

  int ahead_ = 1;
  std::optional<nmbr9::search::Outlook> outlook_;
  std::optional<nmbr9::search::Lookahead> lookahead_;
  std::vector<Candidate> candidates_;
  Rng unused_{"nothing is drawn when every card is tried"};
};

Coming whole_deck() {
  Coming coming;
  coming.left.fill(2);
  coming.rounds = kCards;
  return coming;
}

void draw(Coming& coming, int card) {
  --coming.left[static_cast<std::size_t>(card)];
  --coming.rounds;
}

}  // namespace

int play(const nmbr9::Deck& deck, const nmbr9::search::ValueNet* net) {
  Player player(net);
  SearchBoard board;
  Coming coming = whole_deck();
  for (const int card : deck.cards()) {
    draw(coming, card);
    const auto candidates = player.candidates(board, card, coming, false);
    if (candidates.empty()) break;
    board.place(card, candidates[0].move);
  }
  return board.score();
}

namespace {

// Some of the games of a lesson.
struct Part {
  int games = 0;
  std::uint64_t seed = 0;
  Samples samples;
  double total = 0;
};

void play_part(const Lesson& lesson, const nmbr9::search::ValueNet* net, Part& part) {
  Player player(net, lesson.ahead);
  Rng rng("part/" + std::to_string(part.seed));
  std::array<std::vector<std::uint16_t>, kCards> facts;
  for (int game = 0; game < part.games; ++game) {
    const nmbr9::Deck deck = nmbr9::shuffled_deck({}, rng);
    const int stray = static_cast<int>(rng.below(24));  // 17 and up: none at all
    SearchBoard board;
    Coming coming = whole_deck();
    std::array<float, kCards> gain{};
    std::array<float, kCards> thought{};
    int placed = 0;
    for (; placed < kCards; ++placed) {
      const auto i = static_cast<std::size_t>(placed);
      const int card = deck.cards()[i];
      draw(coming, card);
      const bool strays = stray < 17 && (placed == stray || (placed < 2 && stray > 3 && rng.below(3) == 0));
      const auto candidates = player.candidates(board, card, coming, strays);
      if (candidates.empty()) break;  // the window is full, which good play never meets
      const std::size_t near_best =
          rng.below(4) == 0 ? candidates.size() : std::min<std::size_t>(candidates.size(), 12);
      const auto chosen = candidates[strays ? rng.below(static_cast<std::uint32_t>(near_best)) : 0];
      board.place(card, chosen.move);
      gain[i] = static_cast<float>(card * chosen.move.level);
      thought[i] = static_cast<float>(chosen.value) / nmbr9::search::kPoint - gain[i];
      nmbr9::search::all_facts(board, coming, facts[i]);
    }
    part.total += board.score();
    if (placed < kCards) continue;
    const float weight = net != nullptr ? lesson.lambda : 1;
    float points = 0;
    for (int i = kCards - 2; i >= (stray < 17 ? stray : 0); --i) {
      const auto next = static_cast<std::size_t>(i + 1);
      points = gain[next] + (next == kCards - 1 ? 0 : weight * points + (1 - weight) * thought[next]);
      part.samples.add(facts[next - 1], kCards - 1 - i, points);
    }
  }
}

}  // namespace

double play_and_learn(const Lesson& lesson, const nmbr9::search::ValueNet* net, Samples& samples, Rng& rng) {
  constexpr int kGamesOfPart = 250;
  std::vector<Part> parts;
  for (int left = lesson.games; left > 0; left -= kGamesOfPart) {
    parts.push_back({std::min(left, kGamesOfPart), rng.next(), {}, 0});
  }
  share_out(lesson.threads, parts.size(), [&](std::size_t i) { play_part(lesson, net, parts[i]); });
  double total = 0;
  for (const Part& part : parts) {
    samples.add(part.samples);
    total += part.total;
  }
  return total / lesson.games;
}

}  // namespace cifra::train
