// Repair: takes some tiles out of a finished layout and puts them back better, while the others stay: the neighbourhood
// in which a search for a known shuffle improves what its beams have found.
//
// The cards are played again in the order of the deck. A tile that stays goes where it lay, if it is still carried and
// touches at its turn; a tile that was taken out goes anywhere that no later tile needs. A narrow beam decides.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/nmbr9/search/board/board.h"
#include "games/nmbr9/search/board/seen.h"
#include "games/nmbr9/search/plans/plan.h"

namespace cifra::nmbr9::search {

class Repair {
 public:
  explicit Repair(const Weights& weights) : weights_(weights) {}

  // `layout` is a finished one of these cards; bit i of `removed` takes out its tile i (never the first). The noise,
  // in 1/256 of a point, lets equal layouts be found in turn. Nothing if no layout is found.
  std::optional<SearchBoard> run(std::span<const std::uint8_t> cards, const SearchBoard& layout, std::uint32_t removed,
                                 std::size_t width, Noise noise);

  std::uint64_t nodes() const { return nodes_; }  // placements tried so far, by all runs

 private:
  struct Candidate {
    std::uint64_t key = 0;  // key_of() its value
    std::uint32_t parent = 0;
    Move move;
  };

  void prepare(std::span<const std::uint8_t> cards, const SearchBoard& layout, std::uint32_t removed);
  void keep(int number, const Move& move);
  void choose(int number, const PlanOf<SmallPlan>& plan, std::size_t step, std::size_t width, Noise noise);

  const Weights& weights_;
  std::uint64_t nodes_ = 0;
  std::array<Grid, kMaxLevels> reserved_{};  // squares of tiles that stay and are still to come
  std::array<Grid, kMaxLevels> demanded_{};  // squares that those will lie on
  std::vector<SearchBoard> states_;
  std::vector<SearchBoard> next_;
  std::vector<Candidate> candidates_;
  SeenSet seen_;
};

}  // namespace cifra::nmbr9::search
