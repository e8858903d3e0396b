#include "games/the_number/solve/two_players/rough_play.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

#include "games/the_number/solve/field/field_net.h"

namespace cifra::the_number::solve {
namespace {

// First steps of all numbers, then rounds of steps of few: those that played most so far, and those that would be best
// against how the other played, as without these a strategy over few is worse the longer it learns (in the last turn
// with all digits 0.7 points from an equilibrium after 460 steps of one choice, 0.03 after four). 20 to 60 first steps,
// 3 to 6 rounds and 96 or 128 few took about the same time with all that follows; two rounds took a fifth more.
constexpr int kStepsOfAll = 40;
constexpr int kRoundsOfFew = 4;
constexpr int kStepsOfFew = 100;
constexpr std::size_t kMostPlayed = 96;
constexpr std::size_t kMostFew = 128;
// Of the play, for a number to matter. The simplex method wrote 14.5 million cells in nine of the slowest positions,
// and 18.8 million with half of it.
constexpr float kLeastRoughPart = 0.0006F;

// What the places behind the last number of a line bring: they are never played.
constexpr float kNothing = -1e6F;
constexpr float kMostWorth = 200;  // that a number can be

FieldLanes load(const float* from) {
  FieldLanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}
void store(float* to, FieldLanes lanes) { std::memcpy(to, &lanes, sizeof lanes); }
float sum_of(FieldLanes lanes) {
  return ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]));
}
FieldLanes at_least_0(FieldLanes lanes) { return lanes > 0.F ? lanes : FieldLanes{}; }

constexpr int kHalvings = 24;  // as many as single precision has bits

// Marks the `count` largest of a list, none of them below -kMostWorth; of those that are nearly equal, the first.
void mark_largest(std::span<const float> list, std::size_t count, std::vector<bool>& marks) {
  float low = -kMostWorth;
  float high = std::max(low, *std::ranges::max_element(list));
  for (int i = 0; i < kHalvings; ++i) {
    const float middle = (low + high) / 2;
    const auto above = static_cast<std::size_t>(std::ranges::count_if(list, [&](float one) { return one > middle; }));
    (above > count ? low : high) = middle;
  }
  for (const float bound : {high, low}) {
    for (std::size_t i = 0; i < list.size() && count > 0; ++i) {
      if (list[i] <= bound || marks[i]) continue;
      marks[i] = true;
      --count;
    }
  }
}

}  // namespace

void RoughPlay::Side::make_room(std::size_t others) {
  width = (moves.size() + 7) / 8 * 8;
  cells.assign(others * width, kNothing);
  for (std::vector<float>* const list : {&regret, &now, &average, &worth}) list->resize(width);
}

void RoughPlay::begin(DigitSet mine, DigitSet theirs) {
  for (const std::size_t me : {0U, 1U}) {
    for (const DigitSet set : kSmallSets) {
      if ((set & ~(me == 0 ? mine : theirs)) != 0) continue;
      the_number::for_each_digit(
          set, [&](unsigned first) { sides_[me].moves.push_back(kArrangements[set][first].moves[0]); });
    }
  }
  for (const std::size_t me : {0U, 1U}) {
    const std::size_t count = sides_[me].moves.size();
    sides_[me].make_room(sides_[1 - me].moves.size());
    std::fill_n(sides_[me].now.begin(), count, 1 / static_cast<float>(count));
  }
}

// Sets `worth`, four lines at a time.
void RoughPlay::Side::face(std::span<const float> strategy) {
  std::ranges::fill(worth, 0.F);
  const std::size_t others = cells.size() / width;
  for (std::size_t k = 0; k < others;) {
    std::array<const float*, 4> lines{};
    std::array<float, 4> parts{};
    std::size_t count = 0;
    for (; k < others && count < 4; ++k) {
      if (strategy[k] <= 0) continue;
      parts[count] = strategy[k];
      lines[count++] = line(k);
    }
    if (count == 0) break;
    for (; count < 4; ++count) lines[count] = lines[0];
    for (std::size_t i = 0; i < width; i += 8)
      store(&worth[i], load(&worth[i]) + ((parts[0] * load(lines[0] + i) + parts[1] * load(lines[1] + i)) +
                                          (parts[2] * load(lines[2] + i) + parts[3] * load(lines[3] + i))));
  }
}

// Predictive regret matching: the next strategy expects the same of the other once more.
void RoughPlay::Side::step(const Side& other, float weight) {
  face(other.now);
  FieldLanes means{};
  for (std::size_t i = 0; i < width; i += 8) means += load(&now[i]) * load(&worth[i]);
  const float mean = sum_of(means);
  FieldLanes sums{};
  for (std::size_t i = 0; i < width; i += 8) {
    store(&average[i], load(&average[i]) + weight * load(&now[i]));
    const FieldLanes missed = load(&worth[i]) - mean;
    const FieldLanes regrets = at_least_0(load(&regret[i]) + missed);
    store(&regret[i], regrets);
    const FieldLanes next = at_least_0(regrets + missed);
    store(&worth[i], next);
    sums += next;
  }
  const float sum = sum_of(sums);
  if (!(sum > 0)) return;
  for (std::size_t i = 0; i < width; i += 8) store(&now[i], load(&worth[i]) / sum);
}

void RoughPlay::steps(std::array<Side, 2>& sides, int count) {
  for (const int last = step_ + count; step_ < last;) {
    ++step_;
    const float weight = static_cast<float>(step_) * static_cast<float>(step_);
    sides[0].step(sides[1], weight);
    sides[1].step(sides[0], weight);
  }
}

void RoughPlay::face_averages() {
  for (const std::size_t me : {0U, 1U}) {
    std::vector<float> strategy = sides_[1 - me].average;
    const float sum = std::accumulate(strategy.begin(), strategy.end(), 0.F);
    for (float& part : strategy) part /= sum;
    sides_[me].face(strategy);
  }
}

// The numbers that played most, and those that would be best.
RoughPlay::Places RoughPlay::choose_few() const {
  Places places;
  for (const std::size_t me : {0U, 1U}) {
    const Side& side = sides_[me];
    const std::size_t count = side.moves.size();
    std::vector<bool> marks(count);
    mark_largest(std::span(side.average).first(count), kMostPlayed, marks);
    std::vector<float> worth = side.worth;
    for (std::size_t i = 0; i < count; ++i) {
      if (marks[i]) worth[i] = kNothing;
    }
    mark_largest(std::span(worth).first(count), kMostFew - kMostPlayed, marks);
    for (std::size_t i = 0; i < count; ++i) {
      if (marks[i]) places[me].push_back(i);
    }
  }
  return places;
}

std::array<RoughPlay::Side, 2> RoughPlay::only(const Places& places) {
  std::array<Side, 2> few;
  for (const std::size_t me : {0U, 1U}) {
    Side& side = few[me];
    Side& all = sides_[me];
    const std::size_t count = places[me].size();
    side.moves.resize(count);
    side.make_room(places[1 - me].size());
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t from = places[me][i];
      side.regret[i] = all.regret[from];
      side.average[i] = all.average[from];
      sum += side.now[i] = all.now[from];
    }
    for (std::size_t i = 0; i < count; ++i) side.now[i] = sum > 0 ? side.now[i] / sum : 1 / static_cast<float>(count);
    for (std::size_t k = 0; k < places[1 - me].size(); ++k) {
      const float* const line = all.line(places[1 - me][k]);
      for (std::size_t i = 0; i < count; ++i) side.line(k)[i] = line[places[me][i]];
    }
  }
  return few;
}

void RoughPlay::choose_played() {
  for (const std::size_t me : {0U, 1U}) {
    const Side& side = sides_[me];
    const float least = kLeastRoughPart * std::accumulate(side.average.begin(), side.average.end(), 0.F);
    for (std::size_t i = 0; i < side.moves.size(); ++i) {
      if (side.average[i] > least) played_[me].push_back(side.moves[i]);
    }
  }
}

void RoughPlay::learn() {
  for (std::size_t k = 0; k < sides_[1].moves.size(); ++k) {
    float* const line = sides_[0].line(k);
    for (std::size_t i = 0; i < sides_[0].moves.size(); ++i) line[i] = -sides_[1].line(i)[k];
  }
  steps(sides_, kStepsOfAll);
  for (int round = 0; round < kRoundsOfFew; ++round) {
    face_averages();
    const Places places = choose_few();
    std::array<Side, 2> few = only(places);
    steps(few, kStepsOfFew);
    for (const std::size_t me : {0U, 1U}) {
      std::ranges::fill(sides_[me].now, 0.F);
      for (std::size_t i = 0; i < places[me].size(); ++i) {
        const std::size_t to = places[me][i];
        sides_[me].regret[to] = few[me].regret[i];
        sides_[me].now[to] = few[me].now[i];
        sides_[me].average[to] = few[me].average[i];
      }
    }
  }
  choose_played();
}

Replies RoughPlay::replies(std::size_t player, std::span<const Share> shares) {
  Side& side = sides_[player];
  const Side& other = sides_[1 - player];
  std::vector<float> strategy(other.moves.size());
  for (const Share& share : shares) {
    const auto place = static_cast<std::size_t>(std::ranges::find(other.moves, share.move) - other.moves.begin());
    strategy[place] = static_cast<float>(share.part);
  }
  side.face(strategy);
  Replies replies;
  for (std::size_t i = 0; i < side.moves.size(); ++i) replies(side.moves[i], static_cast<double>(side.worth[i]));
  return replies;
}

}  // namespace cifra::the_number::solve
