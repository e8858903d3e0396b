#include "games/nmbr9/search/value/lookahead.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

#include "games/nmbr9/search/board/contact.h"

namespace cifra::nmbr9::search {

namespace {

// Placements on the table that share fewer edges are not looked at when games are played on: they are 69 % of all
// placements and 2.5 % of those that the network chooses (300 games).
constexpr int kLeastContact = 3;
// Placements of a card that are tried where games come by again.
constexpr std::size_t kBranches = 6;
// What the network says of a placement counts as much as so many games.
constexpr std::int32_t kPriorVisits = 6;
// How much is thought of what is not known well: in points, for one game, times 256.
constexpr std::int64_t kCuriosity = 640;

// By what the games said, then by the network, then by place: no two are equal.
constexpr auto place_of(const Move& move) { return std::tuple(move.level, move.rotation, move.y, move.x); }
auto rank_of(const Option& one) { return std::tuple(-one.mean(), -one.value, place_of(one.move)); }

}  // namespace

// All placements that share so many edges with others on the table, each with the value of what it leads to and what it
// scores. Valid until the next call.
std::span<const Lookahead::Placement> Lookahead::look_at_all(const SearchBoard& board, int number, const Coming& coming,
                                                             int least) {
  placements_.clear();
  outlook_.look_at(board, coming);
  const Contact contact(board.squares(0));
  board.for_each_move(number, [&](const Move& move) {
    if (move.level == 0 && contact(tile_squares(nmbr9::shape_index(number, move.rotation), move.x, move.y)) < least) {
      return;
    }
    placements_.push_back({move, outlook_.value_after(number, move) + kPoint * number * move.level});
  });
  work_ += placements_.size();
  return placements_;
}

// Those that are worth a look when games are played on.
std::span<const Lookahead::Placement> Lookahead::look_at_good(const SearchBoard& board, int number,
                                                              const Coming& coming) {
  const auto good = look_at_all(board, number, coming, kLeastContact);
  return good.empty() ? look_at_all(board, number, coming, 0) : good;
}

// What the cards bring, always placed as the network has it.
int Lookahead::play_on(SearchBoard& board, Coming coming, std::span<const std::uint8_t> cards) {
  int result = 0;
  for (const std::uint8_t& card : cards) {
    --coming.left[card];
    --coming.rounds;
    const auto all = look_at_good(board, card, coming);
    if (all.empty()) break;
    const Placement& best = *std::ranges::max_element(all, {}, &Placement::value);
    if (&card == &cards.back()) return result + best.value;
    result += kPoint * card * best.move.level;
    board.place(card, best.move);
  }
  return result;
}

std::uint32_t Lookahead::add_node(const SearchBoard& board, int number, const Coming& coming) {
  look_at_good(board, number, coming);
  const std::size_t count = std::min(placements_.size(), kBranches);
  const auto end = placements_.begin() + static_cast<std::ptrdiff_t>(count);
  std::ranges::partial_sort(placements_, end, {},
                            [](const Placement& one) { return std::tuple(-one.value, place_of(one.move)); });
  nodes_.push_back({.board = board,
                    .coming = coming,
                    .card = static_cast<std::uint8_t>(number),
                    .first = static_cast<std::uint32_t>(branches_.size()),
                    .count = static_cast<std::uint32_t>(count)});
  for (const Placement& one : std::span(placements_).first(count)) {
    branches_.push_back({.move = one.move, .value = one.value});
  }
  return static_cast<std::uint32_t>(nodes_.size() - 1);
}

// The branch that did best so far, where few games count for more than they said.
std::uint32_t Lookahead::choose(const Node& node) const {
  const std::int64_t log = std::bit_width(node.visits + kPriorVisits);
  std::uint32_t chosen = node.first;
  std::int64_t most = 0;
  for (std::uint32_t i = node.first; i < node.first + node.count; ++i) {
    const Branch& branch = branches_[i];
    const std::int64_t n = branch.samples + kPriorVisits;
    const std::int64_t mean = (branch.sum + std::int64_t{kPriorVisits} * branch.value) / n;
    const std::int64_t square = kCuriosity * kCuriosity * log / n;
    const auto more = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    if (i != node.first && mean + more <= most) continue;
    most = mean + more;
    chosen = i;
  }
  return chosen;
}

// What comes of the cards; the first is that of the node.
int Lookahead::visit(std::uint32_t node, std::span<const std::uint8_t> cards) {
  ++work_;
  if (nodes_[node].count == 0) return 0;
  const bool last = cards.size() == 1;
  const std::uint32_t branch = last ? nodes_[node].first : choose(nodes_[node]);
  const int result = follow(node, branch, cards.subspan(1));
  ++nodes_[node].visits;
  ++branches_[branch].samples;
  branches_[branch].sum += result;
  return result;
}

// The same with that placement; the cards are those after it.
int Lookahead::follow(std::uint32_t node, std::uint32_t branch, std::span<const std::uint8_t> cards) {
  if (cards.empty()) return branches_[branch].value;
  const int card = nodes_[node].card;
  const Move move = branches_[branch].move;
  const int points = kPoint * card * move.level;
  if (const std::uint32_t next = branches_[branch].next[cards[0]]; next != 0) return points + visit(next, cards);
  SearchBoard board = nodes_[node].board;
  board.place(card, move);
  Coming coming = nodes_[node].coming;
  if (branches_[branch].samples == 0) return points + play_on(board, coming, cards);
  --coming.left[cards[0]];
  --coming.rounds;
  const std::uint32_t next = add_node(board, cards[0], coming);
  branches_[branch].next[cards[0]] = next;
  return points + visit(next, cards);
}

void Lookahead::try_out(std::span<const std::uint8_t> cards, int times, Option& option) {
  const int result = follow(0, option.branch, cards);
  ++branches_[option.branch].samples;
  option.sum += std::int64_t{times} * result;
  option.squares += times * (std::int64_t{result} * result / kPoint);
  option.samples += times;
}

// What all of a call of rank() has in common.
struct Lookahead::Sampling {
  const Coming& coming;
  int depth;
  std::uint64_t begin;  // of the work
  Rng& rng;
  const Stop& stop;
  Told<Move> told;
};

// Plays the first `alive` options on, all with the same cards, until that much work is done. False if there is no more
// to do: every sequence there is has been played, so that more of them would tell nothing new, or it was asked to stop.
bool Lookahead::sample(Sampling& sampling, std::size_t alive, std::uint64_t until) {
  const Coming& coming = sampling.coming;
  const int depth = sampling.depth;
  const std::span candidates = std::span(options_).first(alive);
  if (depth == 1) {
    for (std::uint8_t card = 0; card < nmbr9::kNumbers; ++card) {
      const int times = coming.left[card];
      for (Option& option : candidates) {
        if (sampling.stop.asked()) return false;
        if (times != 0) try_out(std::span(&card, 1), times, option);
      }
    }
    return false;
  }
  std::array<std::uint8_t, nmbr9::kMaxTiles> sequence;
  while (work_ < until) {
    // One shuffle gives as many sequences as there are cards: every card comes first once, second once, and so on.
    sampling.rng.shuffle(std::span(cards_));
    for (std::size_t turn = 0; turn < cards_.size(); ++turn) {
      const auto length = static_cast<std::size_t>(depth);
      for (std::size_t i = 0; i < length; ++i) sequence[i] = cards_[(turn + i) % cards_.size()];
      for (Option& option : candidates) {
        if (sampling.stop.asked()) return false;
        try_out(std::span(sequence).first(length), 1, option);
      }
      sampling.told.at(work_ - sampling.begin, [&] { return std::ranges::min_element(candidates, {}, rank_of)->move; });
      if (work_ >= until) break;
    }
  }
  return true;
}

std::span<const Option> Lookahead::rank(const SearchBoard& board, int number, const Coming& coming,
                                        const Effort& effort, Rng& rng, const Stop& stop,
                                        const Listener<Move>& listener) {
  const std::uint64_t begin = work_;
  options_.clear();
  for (const Placement& one : look_at_all(board, number, coming, 0)) options_.push_back({one.move, one.value});
  std::ranges::sort(options_, {}, rank_of);

  cards_.clear();
  for (std::size_t card = 0; card < nmbr9::kNumbers; ++card) {
    cards_.insert(cards_.end(), coming.left[card], static_cast<std::uint8_t>(card));
  }
  const int depth = std::min(effort.depth, coming.rounds);
  std::size_t alive = std::min(options_.size(), static_cast<std::size_t>(effort.candidates));
  const auto keep = static_cast<std::size_t>(effort.keep);
  if (depth == 0 || alive <= 1) return options_;
  nodes_.assign(1, {.board = board, .coming = coming, .card = static_cast<std::uint8_t>(number)});
  branches_.clear();
  for (Option& option : std::span(options_).first(alive)) {
    option.branch = static_cast<std::uint32_t>(branches_.size());
    branches_.push_back({.move = option.move, .value = option.value});
  }
  Sampling sampling{coming, depth, begin, rng, stop, {listener, effort.work}};
  sampling.told.at(0, [&] { return options_.front().move; });
  std::uint64_t halvings = 1;
  for (std::size_t rest = alive; (rest + 1) / 2 > keep; rest = (rest + 1) / 2) ++halvings;
  for (std::uint64_t round = 1; round <= halvings; ++round) {
    const std::uint64_t until = begin + effort.work * round / halvings;
    const bool more = sample(sampling, alive, until);
    std::ranges::sort(std::span(options_).first(alive), {}, rank_of);
    if (!more) break;
    alive = std::max((alive + 1) / 2, keep);
  }
  return options_;
}

}  // namespace cifra::nmbr9::search
