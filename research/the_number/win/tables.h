// The solution for winning as `cifra solve the-number --objective win --resume FOLDER` keeps it, turn by turn.
#pragma once

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "games/the_number/solve/two_players/win_file.h"

namespace cifra::train {

// The pieces of the positions before a turn, both counted from 0. Says it if they are not all there.
inline std::vector<the_number::solve::WinPiece> load_win_turn(const std::string& folder, int round, int turn) {
  const std::string path =
      folder + "/win-round" + std::to_string(round + 1) + "-turn" + std::to_string(turn + 1) + ".bin";
  std::ifstream in(path, std::ios::binary);
  const std::vector<unsigned char> bytes{std::istreambuf_iterator<char>(in), {}};
  std::span<const unsigned char> rest = bytes;
  std::vector<the_number::solve::WinPiece> pieces;
  while (auto piece = the_number::solve::read_piece(rest)) pieces.push_back(std::move(*piece));
  std::size_t sets = 0;
  for (unsigned set = 0; set < 1024; ++set) {
    if (the_number::solve::reachable(turn, static_cast<the_number::DigitSet>(set))) ++sets;
  }
  if (pieces.size() == sets) return pieces;
  std::fprintf(stderr, "%s does not have the whole turn\n", path.c_str());
  return {};
}

}  // namespace cifra::train
