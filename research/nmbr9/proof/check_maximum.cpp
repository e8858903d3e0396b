// Checker of the certificate of a proof that no stack of NMBR 9 in a free order scores more than B points:
//
//   check_maximum CERTIFICATE [THREADS]
//
// It shares no code with the search that wrote it, not even the drawings of the tiles, and believes nothing in it. The
// certificate is a list of states (tiles left, score, lowest level of a stack that is built downwards). What is
// checked:
//
//   1. Every top level that could lead to more than B points by the bound below is in the list.
//   2. Every level that may lie below the level of a state in the list, and could lead to more than B points by the
//      bound, is in the list with at least its score; and none of them has more than B points itself.
//
// Then, level by level, every stack with more than B points would be in the list at its lowest level, and none is.
//
// The bound: a further level below scores the sum of all numbers used so far, has at least two tiles and at least the
// area of the level above; two or three tiles only carry what they can carry, which is computed here from above: for
// every arrangement of one, two or three upper tiles, every way to cover them with up to three (the search looks from
// below, at every arrangement of the lower tiles). docs/maximum.md has the reasons.
//
// Exit code 0: the certificate is a proof. 1: it is not, and one line says why. 2: it cannot be read.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "research/nmbr9/proof/cover.h"
#include "research/nmbr9/proof/potential.h"
#include "research/nmbr9/proof/tiles.h"

namespace {

using namespace proof;

struct State {
  int left = 0;
  int score = 0;
  Tiles level;
};

struct Key {
  int left;
  NormalForm level;
  bool operator==(const Key&) const = default;
};
struct Hash {
  std::size_t operator()(const Key& key) const {
    auto hash = static_cast<std::uint64_t>(key.left);
    for (const std::uint32_t tile : key.level) hash = (hash ^ tile) * 0x9e3779b97f4a7c15U ^ hash >> 29;
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
};

struct Certificate {
  Stock stock;
  int best = 0;
  std::vector<State> states;
  std::unordered_map<Key, int, Hash> score;  // of tiles left and level
};

std::string text_of(const Stock& stock, const State& state) {
  std::string text;
  for (int number = 0; number < stock.numbers; ++number)
    text += static_cast<char>('0' + stock.count(state.left, number));
  text += ' ' + std::to_string(state.score);
  for (const Tile& tile : state.level) {
    text += ' ' + std::to_string(tile.number) + ',' + std::to_string(tile.turn) + ',' + std::to_string(tile.column) +
            ',' + std::to_string(tile.row);
  }
  return text;
}

bool read_state(const Stock& stock, const std::string& line, State& state) {
  const char* at = line.c_str();
  state.left = 0;
  for (int number = 0; number < stock.numbers; ++number, ++at) {
    if (*at < '0' || *at > '0' + stock.copies) return false;
    state.left += (*at - '0') * stock.unit(number);
  }
  const auto next = [&](char before, int& value) {
    if (*at != before) return false;
    char* end = nullptr;
    value = static_cast<int>(std::strtol(at + 1, &end, 10));
    const bool read = end != at + 1;
    at = end;
    return read;
  };
  if (!next(' ', state.score)) return false;
  state.level.clear();
  while (*at != 0) {
    Tile tile;
    if (!next(' ', tile.number) || !next(',', tile.turn) || !next(',', tile.column) || !next(',', tile.row))
      return false;
    if (tile.number < 0 || tile.number >= stock.numbers || tile.turn < 0 || tile.turn > 3) return false;
    if (tile.row < 0 || tile.column < 0 || tile.row > 4 * static_cast<int>(kMostTiles) ||
        tile.column > 4 * static_cast<int>(kMostTiles))
      return false;
    state.level.push_back(tile);
  }
  return !state.level.empty() && state.level.size() <= kMostTiles;
}

// A state has at most a tile of five signs for every card. Of a longer line only so much is read, and it is none.
bool next_line(std::istream& file, std::string& line) {
  std::array<char, 4096> text;
  file.getline(text.data(), text.size());
  line.assign(text.data());
  return !file.fail();
}

bool read(const char* path, Certificate& certificate) {
  std::ifstream file(path);
  std::string line;
  char order = 0;
  int highest = 0;
  int copies = 0;
  int cards = 0;
  if (!next_line(file, line) || line != "cifra-maximum 1" || !next_line(file, line) ||
      std::sscanf(line.c_str(), "%c-%d-%d-%d %d", &order, &highest, &copies, &cards, &certificate.best) != 5 ||
      order != 'F' || highest < 0 || highest > 9 || copies < 1 || copies > 9) {
    return false;
  }
  certificate.stock = Stock(highest + 1, copies, cards);
  State state;
  while (next_line(file, line)) {
    if (!read_state(certificate.stock, line, state)) return false;
    int& known = certificate.score.try_emplace({state.left, normal_form(state.level)}, state.score).first->second;
    known = std::max(known, state.score);
    certificate.states.push_back(state);
  }
  if (!file.eof()) return false;
  // What has the same tiles left and the same score, one after another; nothing, below which lie the top levels, too.
  certificate.states.push_back({certificate.stock.full(), 0, {}});
  std::sort(certificate.states.begin(), certificate.states.end(),
            [](const State& a, const State& b) { return a.left != b.left ? a.left < b.left : a.score < b.score; });
  return true;
}

// Checks that everything below some states is in the list.
class Checker {
 public:
  Checker(const Certificate& certificate, const Potential& potential)
      : certificate_(certificate), potential_(potential) {}

  // Empty if all is well.
  std::string check(const State& state) {
    const auto& [left, score, level] = state;
    const Stock& stock = certificate_.stock;
    const int lifted = score + stock.used_value(left);
    wanted(left, certificate_.best + 1 - lifted);
    std::string wrong;
    cover_.run(stock, level, most_area_, true, [&](const Tiles& lower, int set) {
      if (lifted > certificate_.best && !level.empty()) {
        wrong = "a stack of " + std::to_string(lifted) + " points";
        return false;
      }
      if (!good_[static_cast<std::size_t>(set)]) return true;
      const auto known = certificate_.score.find({left - set, normal_form(lower)});
      if (known == certificate_.score.end() || known->second < lifted) {
        wrong = "missing: " + text_of(stock, {left - set, lifted, lower});
        return false;
      }
      return true;
    });
    if (cover_.too_large()) wrong = "a level of more than eight tiles is needed";
    return wrong;
  }

 private:
  // good_[set]: a level of these tiles may lead to enough. most_area_[set]: the most area of such a level that has
  // these tiles among others, -1 if there is none.
  void wanted(int left, int needed) {
    if (left == left_ && needed == needed_) return;
    left_ = left;
    needed_ = needed;
    const Stock& stock = certificate_.stock;
    good_.assign(stock.area.size(), false);
    most_area_.assign(stock.area.size(), -1);
    parts_.clear();
    stock.for_each_part(left, [&](int set) {
      parts_.push_back(set);
      if (set == 0 || stock.tiles[static_cast<std::size_t>(set)] > stock.cards_left(left)) return;
      if (potential_.below(left - set, set) < needed) return;
      good_[static_cast<std::size_t>(set)] = true;
      most_area_[static_cast<std::size_t>(set)] = stock.area[static_cast<std::size_t>(set)];
    });
    // One number after another: the most of all sets with as many or more of it. Larger sets first.
    std::sort(parts_.rbegin(), parts_.rend());
    for (int number = 0; number < stock.numbers; ++number) {
      for (const int set : parts_) {
        if (stock.count(set, number) == 0) continue;
        auto& fewer = most_area_[static_cast<std::size_t>(set - stock.unit(number))];
        fewer = std::max(fewer, most_area_[static_cast<std::size_t>(set)]);
      }
    }
  }

  const Certificate& certificate_;
  const Potential& potential_;
  Cover cover_;
  int left_ = -1;
  int needed_ = 0;
  std::vector<int> parts_;  // of the tiles left
  std::vector<char> good_;
  std::vector<int> most_area_;
};

}  // namespace

int main(int arguments, char** argument) {
  Certificate certificate;
  if (arguments < 2 || !read(argument[1], certificate)) {
    std::fprintf(stderr, "usage: check_maximum CERTIFICATE [THREADS]; a certificate of a free order\n");
    return 2;
  }
  const unsigned threads = arguments > 2 ? static_cast<unsigned>(std::max(1, std::atoi(argument[2]))) : 1;
  const Stock& stock = certificate.stock;
  // Variants of few cards are proved without tables of what few tiles can carry, and have to be checked without.
  const Potential potential(stock, stock.cards >= 7, threads);

  std::atomic<std::size_t> next = 0;
  std::atomic<bool> failed = false;
  const std::size_t piece = 64;
  const std::vector<State>& states = certificate.states;
  const auto work = [&] {
    Checker checker(certificate, potential);
    for (std::size_t at = next.fetch_add(piece); at < states.size() && !failed; at = next.fetch_add(piece)) {
      for (std::size_t i = at; i < std::min(at + piece, states.size()); ++i) {
        const std::string wrong = checker.check(states[i]);
        if (wrong.empty() || failed.exchange(true)) continue;
        std::printf("not a proof: %s\n  below %s\n", wrong.c_str(), text_of(stock, states[i]).c_str());
      }
    }
  };
  std::vector<std::thread> workers;
  for (unsigned i = 0; i < threads; ++i) workers.emplace_back(work);
  for (std::thread& worker : workers) worker.join();
  if (failed) return 1;
  std::printf("checked: no stack scores more than %d, %zu states\n", certificate.best, states.size() - 1);
  return 0;
}
