// The bound of the checker of certificates: the most that levels below a level can add, by area and by what two or
// three tiles can carry at all. See check_maximum.cpp.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <thread>
#include <utility>
#include <vector>

#include "research/nmbr9/proof/cover.h"
#include "research/nmbr9/proof/stock.h"

namespace proof {

class Potential {
 public:
  Potential(const Stock& stock, bool tables, unsigned threads) : stock_(stock), small_of_(stock.area.size(), -1) {
    for (int set = 1; set <= stock.full(); ++set) {
      if (stock.tiles[index(set)] > 3) continue;
      small_of_[index(set)] = static_cast<int>(small_.size());
      small_.push_back(set);
    }
    carry_.assign(small_.size(), std::vector<char>(small_.size(), 0));
    if (tables) {
      std::atomic<std::size_t> next = 0;
      std::vector<std::thread> workers;
      for (unsigned i = 0; i < threads; ++i) {
        workers.emplace_back([&] {
          for (std::size_t upper = next++; upper < small_.size(); upper = next++) look_below(upper);
        });
      }
      for (std::thread& worker : workers) worker.join();
    } else {
      for (std::size_t upper = 0; upper < small_.size(); ++upper) {
        for (std::size_t lower = 0; lower < small_.size(); ++lower) {
          carry_[upper][lower] = stock.tiles[index(small_[lower])] >= 2 &&
                                 stock.area[index(small_[lower])] >= stock.area[index(small_[upper])];
        }
      }
    }
    areas_ = index(stock.area.back()) + 1;
    below_small_.assign(stock.area.size() * small_.size(), 0);
    below_large_.assign(stock.area.size() * areas_, 0);
    for (int left = 0; left <= stock.full(); ++left) solve(left);
  }

  int below(int left, int lowest) const {
    const int small = small_of_[index(lowest)];
    return small >= 0 ? below_small_[index(left) * small_.size() + index(small)]
                      : below_large_[index(left) * areas_ + index(stock_.area[index(lowest)])];
  }
  // Which small levels can carry which; for tests.
  std::size_t carries() const {
    std::size_t all = 0;
    for (const auto& row : carry_) all += static_cast<std::size_t>(std::count(row.begin(), row.end(), 1));
    return all;
  }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  // carry_[upper][…]: lays the upper tiles in every way and looks for everything that covers them.
  void look_below(std::size_t upper) {
    const int set = small_[upper];
    std::vector<int> numbers;
    for (int number = 0; number < stock_.numbers; ++number) {
      for (int copy = 0; copy < stock_.count(set, number); ++copy) numbers.push_back(number);
    }
    const int rest = stock_.full() - set;
    std::vector<int> wanted;  // lower levels not seen below these tiles yet
    for (const int lower : small_) {
      if (stock_.tiles[index(lower)] >= 2 && stock_.area[index(lower)] >= stock_.area[index(set)] &&
          stock_.is_part(lower, rest)) {
        wanted.push_back(lower);
      }
    }
    std::vector<int> most_area(stock_.area.size(), -1);
    const auto refresh = [&] {
      std::fill(most_area.begin(), most_area.end(), -1);
      for (const int lower : wanted) {
        stock_.for_each_part(lower, [&](int part) {
          most_area[index(part)] = std::max(most_area[index(part)], stock_.area[index(lower)]);
        });
      }
    };
    refresh();
    Cover cover;
    const auto look = [&](const Tiles& tiles) {
      std::vector<int> seen;
      cover.run(stock_, tiles, most_area, false, [&](const Tiles&, int part) {
        seen.push_back(part);
        return true;
      });
      if (seen.empty()) return;
      // With carriers enough, any further tile may lie beside them.
      const auto carried = [&](int lower) {
        const bool yes = std::any_of(seen.begin(), seen.end(), [&](int part) { return stock_.is_part(part, lower); });
        if (yes) carry_[upper][index(small_of_[index(lower)])] = 1;
        return yes;
      };
      wanted.erase(std::remove_if(wanted.begin(), wanted.end(), carried), wanted.end());
      refresh();
    };
    if (numbers.size() == 1) {
      look({{numbers[0], 0, 0, 0}});
      return;
    }
    // One of two or three tiles that touch each other touches all others.
    for (std::size_t middle = 0; middle < numbers.size(); ++middle) {
      if (middle > 0 && numbers[middle] == numbers[middle - 1]) continue;
      const Tile centre{numbers[middle], 0, 8, 8};
      std::vector<Tiles> around;
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i != middle) around.push_back(beside(centre, numbers[i]));
      }
      for (const Tile& first : around[0]) {
        if (around.size() == 1) {
          look({centre, first});
          continue;
        }
        for (const Tile& second : around[1]) {
          if (overlap(first, second)) continue;
          // If all three touch each other, every one of them is a middle: the first one is enough.
          if (middle > 0 && near(first, second, 1)) continue;
          look({centre, first, second});
          if (wanted.empty()) return;
        }
      }
      if (numbers.size() == 2) return;  // seen from the other tile they are the same
    }
  }

  static bool near(const Tile& a, const Tile& b, int distance) {
    for (const Cell& one : form_of(a.number, a.turn).cells) {
      for (const Cell& two : form_of(b.number, b.turn).cells) {
        const int rows = std::abs(a.row + one.row - b.row - two.row);
        const int columns = std::abs(a.column + one.column - b.column - two.column);
        if (rows + columns == distance) return true;
      }
    }
    return false;
  }
  static bool overlap(const Tile& a, const Tile& b) { return near(a, b, 0); }

  static std::vector<Tile> beside(const Tile& centre, int number) {
    std::vector<Tile> found;
    for (int turn = 0; turn < turns_of(number); ++turn) {
      for (int row = centre.row - 5; row <= centre.row + 5; ++row) {
        for (int column = centre.column - 5; column <= centre.column + 5; ++column) {
          const Tile tile{number, turn, row, column};
          if (near(centre, tile, 1) && !overlap(centre, tile)) found.push_back(tile);
        }
      }
    }
    return found;
  }

  void solve(int left) {
    const int cards = stock_.cards_left(left);
    if (cards < 0) return;
    const int lift = stock_.used_value(left);
    std::vector<int> large(areas_ + 1, 0);  // by area: the best level of four tiles or more
    std::vector<std::pair<int, int>> small;
    stock_.for_each_part(left, [&](int set) {
      if (stock_.tiles[index(set)] < 2 || stock_.tiles[index(set)] > cards) return;
      const int value = lift + below(left - set, set);
      if (small_of_[index(set)] >= 0) {
        small.emplace_back(value, set);
      } else {
        large[index(stock_.area[index(set)])] = std::max(large[index(stock_.area[index(set)])], value);
      }
    });
    for (std::size_t area = areas_; area-- > 0;) large[area] = std::max(large[area], large[area + 1]);
    std::sort(small.rbegin(), small.rend());
    const int used = stock_.full() - left;
    for (std::size_t upper = 0; upper < small_.size(); ++upper) {
      if (!stock_.is_part(small_[upper], used)) continue;
      int best = large[index(stock_.area[index(small_[upper])])];
      for (const auto& [value, set] : small) {
        if (value <= best) break;
        if (carry_[upper][index(small_of_[index(set)])] != 0) best = value;
      }
      below_small_[index(left) * small_.size() + upper] = static_cast<short>(best);
    }
    for (const auto& [value, set] : small) {
      large[index(stock_.area[index(set)])] = std::max(large[index(stock_.area[index(set)])], value);
    }
    for (std::size_t area = areas_; area-- > 0;) {
      large[area] = std::max(large[area], large[area + 1]);
      below_large_[index(left) * areas_ + area] = static_cast<short>(large[area]);
    }
  }

  const Stock& stock_;
  std::vector<int> small_of_;  // of a set; -1 for more than three tiles
  std::vector<int> small_;     // the sets of one to three tiles
  std::vector<std::vector<char>> carry_;
  std::size_t areas_ = 0;
  std::vector<short> below_small_;
  std::vector<short> below_large_;
};

}  // namespace proof
