#include "games/nmbr9/search/beam/value_beam.h"

#include <algorithm>

#include "base/sort.h"
#include "games/nmbr9/search/board/contact.h"

namespace cifra::nmbr9::search {
namespace {

// Placements valued for each place in the beam, at least; twice as many until the list is cut. Cut to it every time,
// with 2, 4, 6, 8 and 16 a beam of width 1000 had 122.5, 126.5, 125.7, 128.5 and 127.7 points on eight decks, in 0.09,
// 0.12, 0.15, 0.16 and 0.24 s; with 6 one of width 5000 had 132.6 in 0.74 s.
constexpr std::size_t kValued = 6;
constexpr std::uint32_t kBetweenQuestions = 1024;  // layouts looked at before it asks again whether to stop
constexpr std::size_t kHurriedWidth = 200;  // of a beam that is to stop: it ends within some hundredths of a second
// What the network says counts so much, in 1/256: points in hand are surer than those that the network sees. With 0.65,
// 0.8 and 1 a beam of width 1000 had 127.4, 126.8 and 126.0 points on the decks known-2/N, which is no clear
// difference.
constexpr std::int32_t kNetworkTrust = 205;
constexpr std::size_t kSpare = 3;        // candidates for each place, as some are the same layout
constexpr int kLeastContactOnTable = 3;  // edges that a tile on the table shares with others

}  // namespace

ValueBeam::ValueBeam(const ValueNet& net, const Weights& weights, const Plan& plan, std::span<const std::uint8_t> cards,
                     std::size_t width, Noise noise)
    : weights_(weights), plan_(plan), cards_(cards), width_(width), noise_(noise), outlook_(net) {}

void ValueBeam::expand(std::uint32_t parent, std::size_t step, int least_contact) {
  const State& state = states_[parent];
  const SearchBoard& board = state.board;
  const int number = cards_[step];
  // The first tile may as well lie as it is printed: the whole layout could be turned.
  const int rotations = board.tiles() == 0 ? 1 : nmbr9::distinct_rotations(number);
  const std::size_t room = kValued * width_;
  const Contact contact(board.squares(0));
  Rotations where;
  for (int level = 0; level <= board.highest_open_level(); ++level) {
    board.positions(number, level, where);
    const Grid here = board.open(level);
    const Grid above = level + 1 < kMaxLevels ? board.open(level + 1) : Grid{};
    const std::int32_t fixed = (board.score() + number * level) * kPoint + state.doubt;
    for (int rotation = 0; rotation < rotations; ++rotation) {
      const std::size_t shape = nmbr9::shape_index(number, rotation);
      for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
        const Grid tile = tile_squares(shape, x, y);
        if (level == 0 && contact(tile) < least_contact) return;
        Areas areas = state.areas;
        if (level >= 1 && level <= kPlanLevels) {
          areas[static_cast<std::size_t>(level - 1)] = platform_area(weights_, here & ~tile, level);
        }
        if (level < kPlanLevels)
          areas[static_cast<std::size_t>(level)] = platform_area(weights_, above | tile, level + 1);
        const std::int32_t plan = plan_.value(step + 1, areas);
        const std::uint64_t key = key_of(fixed + plan, order_);
        ++order_;
        if (key < worst_) return;
        candidates_.push_back({key,
                               parent,
                               {static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y),
                                static_cast<std::uint8_t>(level), static_cast<std::uint8_t>(rotation)},
                               plan});
        if (candidates_.size() < 2 * room) return;
        keep_best(room);
        worst_ = std::ranges::min_element(candidates_, {}, &Candidate::key)->key;
      });
    }
  }
}

void ValueBeam::keep_best(std::size_t count) {
  if (candidates_.size() <= count) return;
  put_first(candidates_, count, std::ranges::greater{}, &Candidate::key);
  candidates_.resize(count);
}

// Gives the candidates the value of the network for a key; without cards to come the score is all there is.
void ValueBeam::value_all(std::size_t step) {
  const Coming coming = Coming::in_order(cards_.subspan(step + 1));
  const int number = cards_[step];
  const auto order = [](const Candidate& one) { return order_of(one.key); };
  // In the order of generation, so that those of one parent come together.
  put_in_order(candidates_, {}, order);
  std::uint32_t looked_at = ~0U;
  for (Candidate& one : candidates_) {
    const SearchBoard& board = states_[one.parent].board;
    std::int32_t value = (board.score() + number * one.move.level) * kPoint;
    if (coming.rounds != 0) {
      if (looked_at != one.parent) outlook_.look_at(board, coming);
      looked_at = one.parent;
      value += outlook_.value_after(number, one.move) * kNetworkTrust / 256 +
               static_cast<std::int32_t>(noise_(nodes_ + order(one)));
    }
    one.key = key_of(value, order(one));
  }
}

void ValueBeam::advance(int number) {
  keep_best(kSpare * width_);
  put_in_order(candidates_, std::ranges::greater{}, &Candidate::key);
  seen_.reset(candidates_.size());
  next_.clear();
  for (const Candidate& one : candidates_) {
    const State& parent = states_[one.parent];
    if (!seen_.insert(parent.board.hash_after(number, one.move))) continue;
    State& state = next_.emplace_back(parent);
    state.board.place(number, one.move);
    state.doubt = value_of(one.key) - state.board.score() * kPoint - one.plan;
    measure_platforms(weights_, state.board, one.move.level, one.move.level + 1, state.areas);
    if (next_.size() == width_) break;
  }
  std::swap(states_, next_);
}

const SearchBoard* ValueBeam::run(const SearchBoard& start, const Watch& watch) {
  State first{.board = start};
  measure_platforms(weights_, start, 1, kPlanLevels, first.areas);
  states_.assign(1, first);
  std::size_t width = width_;
  for (auto step = static_cast<std::size_t>(start.tiles()); step < cards_.size() && !states_.empty(); ++step) {
    candidates_.clear();
    worst_ = 0;
    order_ = 0;
    // The first tile touches nothing, and where a tile has no place with that much contact less must do.
    for (int least = step == 0 ? 0 : kLeastContactOnTable; candidates_.empty() && least >= 0; --least) {
      for (std::uint32_t parent = 0; parent < states_.size(); ++parent) {
        const bool asks = parent % kBetweenQuestions == 0 && width > kHurriedWidth && watch.stop;
        if (asks && watch.stop()) width = kHurriedWidth;
        if (parent >= width) break;  // they are in order, best first
        expand(parent, step, least);
      }
    }
    if (width < width_) {
      width_ = width;
      keep_best(kValued * width_);
    }
    value_all(step);
    advance(cards_[step]);
    nodes_ += order_;
    if (watch.each) std::ranges::for_each(states_, watch.each, &State::board);
  }
  const auto best = std::ranges::max_element(states_, {}, [](const State& state) { return state.board.score(); });
  return best == states_.end() ? nullptr : &best->board;
}

}  // namespace cifra::nmbr9::search
