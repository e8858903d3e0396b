// A player who puts every tile where the network (value.h) likes it best, for games that are played on in thought.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/nmbr9/search/value/value.h"

namespace cifra::nmbr9::search {

class Player {
 public:
  struct Placement {
    Move move;
    std::int32_t value = 0;  // as the network sees it, its own points included; in 1/kPoint
  };

  explicit Player(const ValueNet& net) : outlook_(net) {}

  // All placements that share at least so many edges with others on the table, each with the value of what it leads to
  // and what it scores. `coming` is what comes after this tile. Valid until the next call.
  std::span<Placement> look_at_all(const SearchBoard& board, int number, const Coming& coming, int least_contact = 0);
  // Those that are worth a look when games are played on.
  std::span<Placement> look_at_good(const SearchBoard& board, int number, const Coming& coming);

  // What the cards bring, always placed as the network has it, and the value of where that ends; in 1/kPoint. `coming`
  // is what comes from the first of them on. Boards that are full end it early.
  int play_on(SearchBoard& board, Coming coming, std::span<const std::uint8_t> cards);

  // Placements looked at since the beginning.
  std::uint64_t work() const { return work_; }

 private:
  Outlook outlook_;
  std::vector<Placement> placements_;
  std::uint64_t work_ = 0;
};

}  // namespace cifra::nmbr9::search
