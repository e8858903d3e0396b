#include "solve/nmbr9/lookahead.h"

#include <algorithm>
#include <tuple>

#include "solve/nmbr9/contact.h"

namespace cifra::solve {

namespace {

// Placements on the table that share fewer edges are not looked at when games are played on: they are 69 % of all
// placements and 2.5 % of those that the network chooses (300 games).
constexpr int kLeastContact = 3;

// By what the games said, then by the network, then by place: no two are equal.
bool better(const Option& a, const Option& b) {
  const auto key = [](const Option& option) {
    const Move& move = option.move;
    return std::tuple(-option.mean(), -option.value, move.level, move.rotation, move.y, move.x);
  };
  return key(a) < key(b);
}

}  // namespace

// The best placement by the network alone.
Lookahead::Best Lookahead::best(const SearchBoard& board, int number, const Coming& coming) {
  Best best;
  outlook_.look_at(board, coming);
  const Contact contact(board.squares(0));
  for (int least = kLeastContact; !best.found && least >= 0; least -= kLeastContact) {
    board.for_each_move(number, [&](const Move& move) {
      if (move.level == 0 && contact(tile_squares(nmbr9::shape_index(number, move.rotation), move.x, move.y)) < least) {
        return;
      }
      const int value = outlook_.value_after(number, move) + kPoint * number * move.level;
      ++work_;
      if (!best.found || value > best.value) best = {move, value, true};
    });
  }
  return best;
}

void Lookahead::play_on(const SearchBoard& start, int number, const Coming& coming, std::span<const std::uint8_t> cards,
                        int times, Option& option) {
  SearchBoard board = start;
  board.place(number, option.move);
  Coming left = coming;
  int result = kPoint * number * option.move.level;
  for (const std::uint8_t& card : cards) {
    --left.left[card];
    --left.rounds;
    const Best step = best(board, card, left);
    if (!step.found) break;
    const bool last = &card == &cards.back();
    result += last ? step.value : kPoint * card * step.move.level;
    if (!last) board.place(card, step.move);
  }
  option.sum += std::int64_t{times} * result;
  option.squares += times * (std::int64_t{result} * result / kPoint);
  option.samples += times;
}

// Plays the first `alive` options on, all with the same cards, until that much work is done. False if every sequence
// there is has been played, so that more of them would tell nothing new.
bool Lookahead::sample(const SearchBoard& board, int number, const Coming& coming, int depth, std::size_t alive,
                       std::uint64_t until, Rng& rng) {
  const std::span candidates = std::span(options_).first(alive);
  if (depth == 1) {
    for (std::uint8_t card = 0; card < nmbr9::kNumbers; ++card) {
      const int times = coming.left[card];
      for (Option& option : candidates) {
        if (times != 0) play_on(board, number, coming, std::span(&card, 1), times, option);
      }
    }
    return false;
  }
  std::array<std::uint8_t, nmbr9::kMaxTiles> sequence;
  while (work_ < until) {
    // One shuffle gives as many sequences as there are cards: every card comes first once, second once, and so on.
    rng.shuffle(std::span(cards_));
    for (std::size_t turn = 0; turn < cards_.size(); ++turn) {
      const auto length = static_cast<std::size_t>(depth);
      for (std::size_t i = 0; i < length; ++i) sequence[i] = cards_[(turn + i) % cards_.size()];
      for (Option& option : candidates) play_on(board, number, coming, std::span(sequence).first(length), 1, option);
      if (work_ >= until) break;
    }
  }
  return true;
}

std::span<const Option> Lookahead::rank(const SearchBoard& board, int number, const Coming& coming,
                                        const Effort& effort, Rng& rng) {
  const std::uint64_t begin = work_;
  options_.clear();
  outlook_.look_at(board, coming);
  board.for_each_move(number, [&](const Move& move) {
    options_.push_back({move, outlook_.value_after(number, move) + kPoint * number * move.level});
    ++work_;
  });
  std::ranges::sort(options_, better);

  cards_.clear();
  for (std::size_t card = 0; card < nmbr9::kNumbers; ++card) {
    cards_.insert(cards_.end(), coming.left[card], static_cast<std::uint8_t>(card));
  }
  const int depth = std::min(effort.depth, coming.rounds);
  std::size_t alive = std::min(options_.size(), static_cast<std::size_t>(effort.candidates));
  const auto keep = static_cast<std::size_t>(effort.keep);
  if (depth == 0 || alive <= 1) return options_;
  std::uint64_t halvings = 1;
  for (std::size_t rest = alive; (rest + 1) / 2 > keep; rest = (rest + 1) / 2) ++halvings;
  for (std::uint64_t round = 1; round <= halvings; ++round) {
    const std::uint64_t until = begin + effort.work * round / halvings;
    const bool more = sample(board, number, coming, depth, alive, until, rng);
    std::ranges::sort(std::span(options_).first(alive), better);
    if (!more) break;
    alive = std::max((alive + 1) / 2, keep);
  }
  return options_;
}

}  // namespace cifra::solve
