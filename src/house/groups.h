// Groups: one hidden shuffle that several people play, each alone at a table of their own (a try, as at a day). At
// their own pace, or in step: then a card is there once the host has turned it, and a turn is resolved once the next
// one is. The store has the group; here is what its page shows, read once for all who look within a moment.
//
// Nobody learns the order from here before its time: see Board::order_is_open(). Everything runs on the house's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "game/game_type.h"
#include "house/loop.h"
#include "store/worker.h"
#include "table/event.h"

namespace cifra::house {

Error no_such_group();

class Groups {
 public:
  struct Board {
    store::Group group;
    std::vector<store::GroupTry> tries;
    game::RecordedGamePtr sample;  // some game on the shuffle: what is dealt
    int cards = 0;
    std::uint64_t version = 0;  // another one: something has changed
    std::int64_t read_ms = 0;

    bool has_ended() const { return group.ended_ms > 0; }
    bool has_begun() const { return !group.in_step || group.turned > 0; }
    // Everybody may know all cards, and so see the games.
    bool order_is_open() const { return has_ended() || (group.in_step && group.turned >= cards); }
    bool may_see_games(std::string_view player) const;
    int released() const;  // turns that may be resolved at the tables; -1: all
    const store::GroupTry* try_of(std::string_view player) const;
    std::string dealt() const;  // as the game spells it (RecordedGame::dealt): of what has been turned
  };
  using BoardPtr = std::shared_ptr<const Board>;
  using Known = std::function<void(Result<BoardPtr>)>;

  // `read`: a board was read, so tables in memory may have to follow it.
  Groups(Loop& loop, store::Worker& worker, std::function<void(const Board&)> read);

  Result<table::Settings> settings() const;  // of a new group: the game that one can play alone

  // As of a second ago at most, but never without what this node knows of. Error: no_such_group.
  void board(const std::string& code, Known known);
  // As it is now.
  void read(const std::string& code, Known known);
  void changed(const std::string& code);

 private:
  struct Entry {
    BoardPtr board;
    std::vector<Known> waiting;
    bool changed = false;   // since the store was asked last
    bool is_asked = false;  // the store, or it will be in a moment
  };

  void ask(const std::string& code);

  Loop& loop_;
  store::Worker& worker_;
  std::function<void(const Board&)> read_;
  std::map<std::string, Entry> entries_;
};

}  // namespace cifra::house
