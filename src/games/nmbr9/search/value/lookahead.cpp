#include "games/nmbr9/search/value/lookahead.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

#include "base/sort.h"

namespace cifra::nmbr9::search {

namespace {

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

std::uint32_t Lookahead::add_node(const SearchBoard& board, int number, const Coming& coming) {
  const auto good = player_.look_at_good(board, number, coming);
  const std::size_t count = std::min(good.size(), kBranches);
  const auto rank = [](const Player::Placement& one) { return std::tuple(-one.value, place_of(one.move)); };
  put_first(good, count, {}, rank);
  put_in_order(good.first(count), {}, rank);
  nodes_.push_back({.board = board,
                    .coming = coming,
                    .card = static_cast<std::uint8_t>(number),
                    .first = static_cast<std::uint32_t>(branches_.size()),
                    .count = static_cast<std::uint32_t>(count)});
  for (const Player::Placement& one : good.first(count)) {
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
  ++visits_;
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
  if (branches_[branch].samples == 0) return points + player_.play_on(board, coming, cards);
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

// Every next card, for all options: more of them would tell nothing new.
void Lookahead::try_every_card(std::span<Option> candidates, const Stop& stop) {
  for (std::uint8_t card = 0; card < nmbr9::kNumbers; ++card) {
    const int times = ranking_.coming.left[card];
    for (Option& option : candidates) {
      if (stop.asked()) return;
      if (times != 0) try_out(std::span(&card, 1), times, option);
    }
  }
}

// The next sequence of cards, the same for all options. One shuffle gives as many sequences as there are cards: every
// card comes first once, second once, and so on.
void Lookahead::try_sequence(std::span<Option> candidates, const Stop& stop) {
  if (ranking_.turn == 0) ranking_.rng->shuffle(std::span(cards_));
  std::array<std::uint8_t, nmbr9::kMaxTiles> sequence;
  const auto length = static_cast<std::size_t>(ranking_.depth);
  for (std::size_t i = 0; i < length; ++i) sequence[i] = cards_[(ranking_.turn + i) % cards_.size()];
  for (Option& option : candidates) {
    if (stop.asked()) return;
    try_out(std::span(sequence).first(length), 1, option);
  }
  ranking_.turn = (ranking_.turn + 1) % cards_.size();
  ranking_.told.at(work() - ranking_.begin, [&] { return std::ranges::min_element(candidates, {}, rank_of)->move; });
}

void Lookahead::begin(const SearchBoard& board, int number, const Coming& coming, const Effort& effort, Rng& rng,
                      const Listener<Move>& listener) {
  ranking_ = {.coming = coming,
              .depth = std::min(effort.depth, coming.rounds),
              .begin = work(),
              .work = effort.work,
              .keep = static_cast<std::size_t>(effort.keep),
              .rng = &rng,
              .told = {listener, effort.work}};
  options_.clear();
  for (const Player::Placement& one : player_.look_at_all(board, number, coming)) {
    options_.push_back({one.move, one.value});
  }
  put_in_order(options_, {}, rank_of);

  cards_.clear();
  for (std::size_t card = 0; card < nmbr9::kNumbers; ++card) {
    cards_.insert(cards_.end(), coming.left[card], static_cast<std::uint8_t>(card));
  }
  ranking_.alive = std::min(options_.size(), static_cast<std::size_t>(effort.candidates));
  ranking_.over = ranking_.depth == 0 || ranking_.alive <= 1;
  if (ranking_.over) return;
  nodes_.assign(1, {.board = board, .coming = coming, .card = static_cast<std::uint8_t>(number)});
  branches_.clear();
  for (Option& option : std::span(options_).first(ranking_.alive)) {
    option.branch = static_cast<std::uint32_t>(branches_.size());
    branches_.push_back({.move = option.move, .value = option.value});
  }
  ranking_.told.at(0, [&] { return options_.front().move; });
  for (std::size_t rest = ranking_.alive; (rest + 1) / 2 > ranking_.keep; rest = (rest + 1) / 2) ++ranking_.halvings;
}

bool Lookahead::go_on(std::uint64_t more, const Stop& stop) {
  const std::uint64_t end = work() + more;
  while (!ranking_.over) {
    const std::span alive = std::span(options_).first(ranking_.alive);
    const bool all = ranking_.depth == 1;
    if (all) {
      try_every_card(alive, stop);
    } else if (work() < ranking_.begin + ranking_.work * ranking_.round / ranking_.halvings && !stop.asked()) {
      if (work() >= end) return true;
      try_sequence(alive, stop);
      continue;
    }
    // The worse half is dropped.
    put_in_order(alive, {}, rank_of);
    ranking_.alive = std::max((ranking_.alive + 1) / 2, ranking_.keep);
    ranking_.turn = 0;
    ranking_.over = all || stop.asked() || ++ranking_.round > ranking_.halvings;
  }
  return false;
}

std::span<const Option> Lookahead::rank(const SearchBoard& board, int number, const Coming& coming,
                                        const Effort& effort, Rng& rng, const Stop& stop,
                                        const Listener<Move>& listener) {
  begin(board, number, coming, effort, rng, listener);
  go_on(kAllWork, stop);
  return options_;
}

}  // namespace cifra::nmbr9::search
