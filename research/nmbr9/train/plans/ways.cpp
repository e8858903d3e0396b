#include "research/nmbr9/train/plans/ways.h"

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <utility>

#include "base/random.h"
#include "games/nmbr9/search/plans/down_squares.h"
#include "research/share_out.h"

namespace cifra::train {
namespace {

using namespace cifra::nmbr9::search;

// How many arrangements of two, three and four tiles are looked at, for each group of numbers.
constexpr std::array<int, kMostInGroup + 1> kTries = {0, 0, 4000, 40000, 6000};
constexpr int kLeastContact = 2;          // squares beside the others, of every tile that joins them
constexpr std::size_t kMostPairs = 40;    // of two numbers on an arrangement: of more, every n-th is looked at
constexpr double kPerArrangement = 8192;  // ways as rare as one in so many arrangements count

struct Put {
  Grid squares;
  Grid near;
};

using Numbers = std::vector<int>;

// Calls visit(numbers) for all groups of that size, in order.
template <class Visit>
void for_each_group(std::size_t size, Numbers& numbers, Visit&& visit) {
  if (numbers.size() == size) {
    visit(numbers);
    return;
  }
  for (int number = numbers.empty() ? 0 : numbers.back(); number < nmbr9::kNumbers; ++number) {
    numbers.push_back(number);
    for_each_group(size, numbers, visit);
    numbers.pop_back();
  }
}

int index_of(const Numbers& numbers) {
  Group group;
  for (const int number : numbers) group.add(number);
  return group.index();
}

// Tiles of these numbers beside each other; empty if the window has no room for them.
std::vector<Grid> arrange(Numbers numbers, Rng& rng) {
  rng.shuffle(std::span(numbers));
  std::vector<Grid> tiles;
  Grid all{};
  std::vector<std::pair<Grid, std::uint32_t>> choices;
  for (const int number : numbers) {
    if (tiles.empty()) {
      all = tile_squares(nmbr9::shape_index(number, 0), 6, 6);
      tiles.push_back(all);
      continue;
    }
    choices.clear();
    std::uint32_t sum = 0;
    const Grid near = beside(all);
    for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
      const nmbr9::Shape& shape = nmbr9::shape_of(number, rotation);
      for (int y = 0; y + shape.height <= kSide; ++y) {
        for (int x = 0; x + shape.width <= kSide; ++x) {
          const Grid tile = tile_squares(nmbr9::shape_index(number, rotation), x, y);
          if (meet(tile, all)) continue;
          const int contact = count_squares(tile & near);
          if (contact < kLeastContact) continue;
          choices.emplace_back(tile, contact * contact);
          sum += choices.back().second;
        }
      }
    }
    if (choices.empty()) return {};
    std::uint32_t draw = rng.below(sum);
    std::size_t choice = 0;
    while (draw >= choices[choice].second) draw -= choices[choice++].second;
    tiles.push_back(choices[choice].first);
    all |= tiles.back();
  }
  return tiles;
}

// Ways of one, two and three numbers on the arrangements of one group.
struct Counts {
  std::array<std::vector<double>, 4> of;

  Counts() {
    for (std::size_t size = 1; size < of.size(); ++size) of[size].resize(static_cast<std::size_t>(kGroups[size]));
  }
  void add(const std::vector<Grid>& tiles);

 private:
  std::array<std::vector<Put>, nmbr9::kNumbers> puts_;
  std::vector<Put> pairs_;
};

void Counts::add(const std::vector<Grid>& tiles) {
  Grid all{};
  for (const Grid& tile : tiles) all |= tile;
  const Runs free = runs_free(all);
  const Runs everywhere = runs_any(~Grid{});
  for (int number = 0; number < nmbr9::kNumbers; ++number) {
    std::vector<Put>& puts = puts_[static_cast<std::size_t>(number)];
    puts.clear();
    Rotations where{};
    kFitTouching[static_cast<std::size_t>(number)](free, everywhere, where);
    for (int rotation = 0; rotation < nmbr9::distinct_rotations(number); ++rotation) {
      for_each_square(where[static_cast<std::size_t>(rotation)], [&](int x, int y) {
        const Grid tile = tile_squares(nmbr9::shape_index(number, rotation), x, y);
        const bool on_one = std::ranges::any_of(tiles, [&](const Grid& one) { return lies_within(tile, one); });
        if (!on_one) puts.push_back({tile, beside(tile)});
      });
    }
    of[1][static_cast<std::size_t>(number)] += static_cast<double>(puts.size());
  }
  const auto fit = [](const Put& one, const Put& other) {
    return !meet(one.squares, other.squares) && meet(one.near, other.squares);
  };
  for (int first = 0; first < nmbr9::kNumbers; ++first) {
    for (int second = first; second < nmbr9::kNumbers; ++second) {
      const std::vector<Put>& ones = puts_[static_cast<std::size_t>(first)];
      const std::vector<Put>& others = puts_[static_cast<std::size_t>(second)];
      pairs_.clear();
      for (std::size_t i = 0; i < ones.size(); ++i) {
        for (std::size_t j = first == second ? i + 1 : 0; j < others.size(); ++j) {
          if (!fit(ones[i], others[j])) continue;
          pairs_.push_back({ones[i].squares | others[j].squares, ones[i].near | others[j].near});
        }
      }
      if (pairs_.empty()) continue;
      of[2][static_cast<std::size_t>(index_of({first, second}))] += static_cast<double>(pairs_.size());
      const std::size_t step = pairs_.size() > kMostPairs ? 2 * pairs_.size() / kMostPairs : 1;
      for (int third = second; third < nmbr9::kNumbers; ++third) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < pairs_.size(); i += step) {
          for (const Put& put : puts_[static_cast<std::size_t>(third)]) count += fit(pairs_[i], put) ? 1 : 0;
        }
        of[3][static_cast<std::size_t>(index_of({first, second, third}))] += static_cast<double>(count * step);
      }
    }
  }
}

// Half a step for each doubling or so, from one way in kPerArrangement arrangements up.
std::uint8_t step_of(double ways, int arrangements) {
  if (ways == 0) return 0;
  const auto bits = static_cast<int>(std::bit_width(static_cast<std::uint64_t>(ways / arrangements * kPerArrangement)));
  return static_cast<std::uint8_t>(std::min(1 + bits * 14 / 23, PlanModel::kWays - 1));
}

}  // namespace

void count_ways(PlanModel& model, unsigned threads) {
  for (std::size_t lower = 2; lower <= kMostInGroup; ++lower) {
    std::vector<Numbers> groups;
    Numbers numbers;
    for_each_group(lower, numbers, [&](const Numbers& one) { groups.push_back(one); });
    share_out(threads, groups.size(), [&](std::size_t i) {
      Rng rng("ways/" + std::to_string(lower) + "/" + std::to_string(i));
      Counts counts;
      for (int n = 0; n < kTries[lower]; ++n) {
        const std::vector<Grid> tiles = arrange(groups[i], rng);
        if (!tiles.empty()) counts.add(tiles);
      }
      const auto group = static_cast<std::size_t>(index_of(groups[i]));
      for (std::size_t kind = 0; kind < kTilesOnTiles.size(); ++kind) {
        if (static_cast<std::size_t>(kTilesOnTiles[kind].lower) != lower) continue;
        const std::vector<double>& of = counts.of[static_cast<std::size_t>(kTilesOnTiles[kind].upper)];
        for (std::size_t upper = 0; upper < of.size(); ++upper) {
          model.ways[kind][group * of.size() + upper] = step_of(of[upper], kTries[lower]);
        }
      }
    });
  }
}

}  // namespace cifra::train
