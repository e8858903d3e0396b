// Pieces of the solution for winning as bytes, so that a long computation can be stopped and taken up again; and the
// chances at the start of the last round, which come with the engine (asset "the_number/win").
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/the_number/solve/two_players/win_solver.h"

namespace cifra::the_number::solve {

std::vector<unsigned char> write_piece(const WinPiece& piece);

// The piece at the beginning of the bytes, which are shortened by it. Nothing if there is none, or only a part of it.
std::optional<WinPiece> read_piece(std::span<const unsigned char>& bytes);

// The chance of winning at the start of the last of several rounds, by score difference.
struct RoundStart {
  int low = 0;
  std::vector<std::uint16_t> chances;
  double error = 0;  // a bound on how far a chance is from the truth

  Curve curve() const { return {low, chances}; }
  double chance(int difference) const;
};

std::vector<unsigned char> write_round_start(const RoundStart& start);
std::optional<RoundStart> read_round_start(std::span<const unsigned char> bytes);
std::optional<RoundStart> shipped_round_start();

}  // namespace cifra::the_number::solve
