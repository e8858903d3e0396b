// Multisets of tiles for the checker of certificates: a number in base copies + 1, a digit for every number.
#pragma once

#include <vector>

namespace proof {

inline int area_of(int number) {
  static const std::vector<int> kAreas = {10, 5, 9, 9, 8, 10, 9, 7, 8, 10};
  return kAreas[static_cast<std::size_t>(number)];
}

struct Stock {
  Stock() = default;
  Stock(int how_many_numbers, int how_many_copies, int how_many_cards)
      : numbers(how_many_numbers), copies(how_many_copies), cards(how_many_cards) {
    int size = 1;
    for (int number = 0; number < numbers; ++number) {
      units.push_back(size);
      size *= copies + 1;
    }
    for (int set = 0; set < size; ++set) {
      value.push_back(0);
      area.push_back(0);
      tiles.push_back(0);
      for (int number = 0; number < numbers; ++number) {
        counts.push_back(static_cast<unsigned char>(set / unit(number) % (copies + 1)));
        value.back() += count(set, number) * number;
        area.back() += count(set, number) * area_of(number);
        tiles.back() += count(set, number);
      }
    }
  }

  int full() const { return static_cast<int>(area.size()) - 1; }
  int unit(int number) const { return units[static_cast<std::size_t>(number)]; }
  int count(int set, int number) const { return counts[static_cast<std::size_t>(set * numbers + number)]; }
  int used_value(int left) const { return value.back() - value[static_cast<std::size_t>(left)]; }
  int cards_left(int left) const { return cards - (tiles.back() - tiles[static_cast<std::size_t>(left)]); }
  bool is_part(int part, int whole) const {
    for (int number = 0; number < numbers; ++number) {
      if (count(part, number) > count(whole, number)) return false;
    }
    return true;
  }

  template <class Visit>
  void for_each_part(int whole, const Visit& visit, int number = 0, int part = 0) const {
    if (number == numbers) {
      visit(part);
      return;
    }
    for (int taken = 0; taken <= count(whole, number); ++taken)
      for_each_part(whole, visit, number + 1, part + taken * unit(number));
  }

  int numbers = 0;
  int copies = 0;
  int cards = 0;
  std::vector<int> units;
  std::vector<unsigned char> counts;  // of every number in every set
  std::vector<int> value;             // the sum of the numbers
  std::vector<int> area;
  std::vector<int> tiles;
};

}  // namespace proof
