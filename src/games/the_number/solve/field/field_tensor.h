// Payoffs: what the combinations of the numbers considered bring every player, and expectations over them.
//
// A row is what all numbers of one player bring against one combination of the others' numbers. It is computed when a
// strategy first gives it weight: strategies of regret matching are sparse, so most rows never are.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/the_number/solve/field/field_side.h"
#include "games/the_number/solve/field/field_turn.h"

namespace cifra::the_number::solve {

// The most numbers of a player.
inline constexpr std::size_t kMostKept = 128;

class FieldTensor {
 public:
  // Numbers are not added to the sides while this is in use.
  FieldTensor(FieldTurn& turn, std::span<const FieldSide> sides);

  // What every number of the seat brings against the others' strategies of this step.
  void expected(std::size_t seat, std::span<const FieldSide> sides, std::vector<float>& worth);

  std::size_t rows_computed() const { return rows_computed_; }

 private:
  struct Weighted {
    std::uint32_t index;  // among the player's numbers
    std::uint32_t key;
    float part;
  };
  struct Table {
    std::size_t vectors = 0;        // of a row: own numbers padded to whole vectors
    std::vector<bool> known;        // by the others' numbers, the first of them being most significant
    std::vector<FieldLanes> cells;  // known.size() * vectors
  };
  void add_rows(std::size_t seat, std::span<const FieldSide> sides, std::size_t other, std::size_t row, float weight);

  FieldTurn& turn_;
  std::size_t seats_;
  std::array<Table, kMostSeats> tables_;
  std::size_t rows_computed_ = 0;
  // Of the call under way:
  std::array<std::vector<Weighted>, kMostSeats> support_;
  Profile profile_{};
  std::array<FieldLanes, kMostKept / 8> sums_{};
  std::vector<float> row_;
};

}  // namespace cifra::the_number::solve
