#include "games/nmbr9/review/decision.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "games/nmbr9/review/rest.h"

namespace cifra::nmbr9::review {
namespace {

constexpr std::uint64_t kPiece = 12'000;  // placements looked at in a piece of work: some milliseconds
constexpr int kBetweenDrops = 8;          // decks after which those that are clearly worse are dropped
constexpr double kClearly = 2.5;          // standard errors
constexpr double kNoise = 1;              // a difference of so many standard errors is none
constexpr double kRounding = 1e-9;        // of means over the last cards
constexpr std::size_t kExactCandidates = 24;
constexpr std::size_t kMostAlternatives = 3;
constexpr int kMostOrders = 9;  // of the last two cards, for all of them to be looked at

struct Mean {
  double mean = 0;
  double error = 0;
};

// Of numbers in 1/kPoint that `at(i)` gives.
template <class At>
Mean mean_of(std::size_t count, At&& at) {
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += at(i);
  const auto n = static_cast<double>(count);
  const double mean = sum / n;
  double squares = 0;
  for (std::size_t i = 0; i < count; ++i) squares += (at(i) - mean) * (at(i) - mean);
  const double error = count > 1 ? std::sqrt(squares / (n - 1) / n) : 0;
  return {mean / search::kPoint, error / search::kPoint};
}

// Best first, and not more than are asked for.
void keep_best(std::vector<Alternative>& list) {
  for (std::size_t i = 0; i < std::min(list.size(), kMostAlternatives); ++i) {
    const auto rest = list.begin() + static_cast<std::ptrdiff_t>(i);
    std::iter_swap(rest, std::max_element(rest, list.end(), [](const Alternative& one, const Alternative& other) {
                     return one.expected < other.expected;
                   }));
  }
  if (list.size() > kMostAlternatives) list.resize(kMostAlternatives);
}

bool is_same_place(int number, const Placement& one, const Placement& other) {
  return one.x == other.x && one.y == other.y && one.level == other.level &&
         shape_of(number, one.rotation).rows == shape_of(number, other.rotation).rows;
}

}  // namespace

Decision::Decks::Decks(const search::Coming& coming, std::string_view seed) : rng_(seed) {
  for (std::size_t card = 0; card < kNumbers; ++card) {
    all_.insert(all_.end(), coming.left[card], static_cast<std::uint8_t>(card));
  }
}

void Decision::Decks::next() {
  if (all_.empty()) return;
  if (turn_ == 0) rng_.shuffle(std::span(all_));
  for (std::size_t i = 0; i < all_.size(); ++i) deck_[i] = all_[(turn_ + i) % all_.size()];
  turn_ = (turn_ + 1) % all_.size();
}

Decision::Decision(search::Player& player, const Layout& before, int number, const Placement& made,
                   const search::Coming& coming, std::string_view seed, const Effort& effort)
    : player_(player),
      effort_(effort),
      before_(before),
      number_(number),
      coming_(coming),
      first_half_(coming, std::string(seed) + "/choose"),
      other_half_(coming, std::string(seed) + "/value") {
  effort_.depth = std::min(effort.depth, coming.rounds);
  best_ = made;
  add(before, made);
}

bool Decision::is_exact() const {
  const auto kinds = std::ranges::count_if(coming_.left, [](std::uint8_t left) { return left != 0; });
  return coming_.rounds < 2 || (coming_.rounds == 2 && kinds * kinds <= kMostOrders);
}

void Decision::add(const Layout& before, const Placement& placement) {
  Layout after = before;
  after.place_unchecked(number_, placement);
  const auto board = search::SearchBoard::part_of(after);
  if (board) candidates_.push_back({placement, *board, after.score(), {}, {}, 0});
}

// Which places are worth a look.
void Decision::rank() {
  const auto board = search::SearchBoard::part_of(before_);
  const bool exact = is_exact();
  // The first tile: all places are alike.
  if (board && !before_.tiles().empty()) {
    const auto all = player_.look_at_all(*board, number_, coming_);
    const std::size_t most = !exact                ? static_cast<std::size_t>(effort_.candidates)
                             : coming_.rounds == 2 ? kExactCandidates
                                                   : all.size();
    for (std::size_t i = 0; i < all.size() && candidates_.size() <= most; ++i) {
      // The best of those that are left; of equal ones the first.
      const auto best = std::ranges::max_element(all.subspan(i), {}, &search::Player::Placement::value);
      std::rotate(all.begin() + static_cast<std::ptrdiff_t>(i), best, best + 1);
      const Placement placement = board->placement(all[i].move);
      if (is_same_place(number_, placement, candidates_[0].placement)) continue;
      if (before_.check(number_, placement)) add(before_, placement);
    }
  }
  for (std::size_t i = 0; i < candidates_.size(); ++i) alive_.push_back(i);
  phase_ = exact ? Phase::kExact : Phase::kChoose;
}

void Decision::step() {
  if (phase_ == Phase::kRank) return rank();
  if (phase_ == Phase::kExact) return look_at_orders();
  const std::uint64_t begin = player_.work();
  while (phase_ != Phase::kDone && player_.work() - begin < kPiece) play_on();
}

// All candidates with all orders of the cards that are left.
void Decision::look_at_orders() {
  constexpr std::size_t kAtOnce = 2;
  const std::size_t end = coming_.rounds < 2 ? alive_.size() : std::min(next_ + kAtOnce, alive_.size());
  for (; next_ < end; ++next_) {
    Candidate& one = candidates_[next_];
    one.exact = one.score + best_rest(one.board, coming_);
  }
  if (next_ == alive_.size()) finish_exact();
}

// One deck for one candidate.
void Decision::play_on() {
  const bool choosing = phase_ == Phase::kChoose;
  if (next_ == 0) (choosing ? first_half_ : other_half_).next();
  Candidate& one = candidates_[alive_[next_]];
  search::SearchBoard board = one.board;
  const auto cards = (choosing ? first_half_ : other_half_).cards(effort_.depth);
  (choosing ? one.chosen_on : one.valued_on).push_back(player_.play_on(board, coming_, cards));
  if (++next_ < alive_.size()) return;
  next_ = 0;
  ++decks_;
  if (choosing && decks_ % kBetweenDrops == 0) drop_worse();
  if (choosing && decks_ >= effort_.choose) choose();
  if (!choosing && decks_ >= effort_.value) finish();
}

namespace {

// How much more points one has than the other, on the decks that both have seen.
Mean advantage(std::span<const std::int32_t> one, int one_score, std::span<const std::int32_t> other, int other_score) {
  Mean result = mean_of(std::min(one.size(), other.size()), [&](std::size_t i) { return one[i] - other[i]; });
  result.mean += one_score - other_score;
  return result;
}

}  // namespace

void Decision::drop_worse() {
  const auto mean = [&](std::size_t i) {
    const Candidate& one = candidates_[i];
    return one.score + mean_of(one.chosen_on.size(), [&](std::size_t k) { return one.chosen_on[k]; }).mean;
  };
  const Candidate& leader = candidates_[*std::ranges::max_element(alive_, {}, mean)];
  std::erase_if(alive_, [&](std::size_t i) {
    const Candidate& one = candidates_[i];
    if (i == 0 || &one == &leader) return false;
    const Mean less = advantage(leader.chosen_on, leader.score, one.chosen_on, one.score);
    return less.mean > kClearly * less.error;
  });
}

// The best on the first half of the decks; the one that was made, if it is as good.
void Decision::choose() {
  double most = 0;
  for (const std::size_t i : alive_) {
    const Candidate& one = candidates_[i];
    const double more = advantage(one.chosen_on, one.score, candidates_[0].chosen_on, candidates_[0].score).mean;
    if (more <= most) continue;
    most = more;
    chosen_ = i;
  }
  alive_.assign(1, 0);
  if (chosen_ != 0) alive_.push_back(chosen_);
  decks_ = 0;
  phase_ = Phase::kValue;
}

void Decision::finish() {
  const Candidate& made = candidates_[0];
  const std::size_t first = made.chosen_on.size();
  const Mean mean = mean_of(first + made.valued_on.size(),
                            [&](std::size_t i) { return i < first ? made.chosen_on[i] : made.valued_on[i - first]; });
  expected_ = made.score + mean.mean;
  error_ = mean.error;
  const Candidate& chosen = candidates_[chosen_];
  if (chosen_ != 0) {
    const Mean more = advantage(chosen.valued_on, chosen.score, made.valued_on, made.score);
    difference_ = more.mean;
    difference_error_ = more.error;
    if (more.mean > kNoise * more.error) {
      lost_ = more.mean;
      best_ = chosen.placement;
    }
  }
  for (std::size_t i = 1; i < candidates_.size(); ++i) {
    const Candidate& one = candidates_[i];
    if (one.placement == best_) continue;
    const Mean more = advantage(one.chosen_on, one.score, made.chosen_on, made.score);
    alternatives_.push_back({one.placement, expected_ + more.mean});
  }
  keep_best(alternatives_);
  phase_ = Phase::kDone;
}

void Decision::finish_exact() {
  const Candidate& made = candidates_[0];
  expected_ = made.exact;
  auto best = std::ranges::max_element(candidates_, {}, &Candidate::exact);
  if (best->exact - made.exact < kRounding) best = candidates_.begin();
  lost_ = difference_ = best->exact - made.exact;
  best_ = best->placement;
  for (const Candidate& one : candidates_) {
    if (&one != &made && &one != &*best) alternatives_.push_back({one.placement, one.exact});
  }
  keep_best(alternatives_);
  phase_ = Phase::kDone;
}

}  // namespace cifra::nmbr9::review
