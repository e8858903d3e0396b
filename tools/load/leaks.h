// Searches what connections received for what they must not know yet. Pure: it works on what was written down during a
// game, when its secrets have become known.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace cifra::load {

// What one connection heard of one game, line by line.
struct Heard {
  int seat = -1;  // of its player; -1 is a spectator
  std::vector<std::string> lines;
  std::vector<std::size_t> revealed;  // by turn: the line with which its choices became known here
  std::size_t ended = 0;              // the line with which the game was over

  void add(std::string_view message);  // one or more lines
};

// A choice that somebody sent. `since[c]` is how many lines connection c had heard by then: what came before cannot
// know it, and may hold the same text for a good reason.
struct HiddenChoice {
  int turn = 0;
  int seat = 0;
  std::string choice;
  std::vector<std::size_t> since;
};

// What the turn and the end of the game opened.
struct Opened {
  std::vector<std::vector<std::string>> salts;  // by turn
  std::string seed;
  std::string seed_salt;
};

// A sentence for everything that should not be there.
std::vector<std::string> find_leaks(const Heard& heard, std::size_t connection,
                                    const std::vector<HiddenChoice>& choices, const Opened& opened);

// What a log or the metrics of the server may not contain, ever: one of these secrets (tokens, salts, seeds, tables,
// codes) as a word,
// or anything that looks like a choice. A sentence for each.
std::vector<std::string> find_in_log(std::string_view log, const std::unordered_set<std::string>& secrets);

}  // namespace cifra::load
