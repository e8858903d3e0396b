// Daily: the game of a day. Which day it is, the chain of its seeds (day_chain.h), what was reached, and par.
//
// One number of a day for the world: days of UTC since 1 January 2026. A try begins on its day and keeps its number; it
// counts if it is finished at most kGraceMs after the day, and then the day's link is opened, with which anybody can
// compute its shuffles. Until then the order is told to nobody who has not finished. A link that was told cannot be
// taken back, so it is opened by a clock that is believed (clock_trust.h).
//
// Everything here runs on the house's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "game/game_type.h"
#include "house/day_chain.h"
#include "house/loop.h"
#include "house/pool.h"
#include "record/record.h"
#include "store/worker.h"
#include "table/event.h"

namespace cifra::house {

class Daily {
 public:
  static constexpr std::int64_t kDayMs = 24 * 3'600'000;
  static constexpr std::int64_t kFirstMs = 1'767'225'600'000;  // 1 January 2026, 0:00 UTC
  static constexpr std::int64_t kGraceMs = 2 * 3'600'000;
  static constexpr int kHandInDays = 7;  // after a day, for what was played without a connection

  // `par_games`: how many `expert` plays for a day's par; 0: there is none. `job_added`: there is one to work on.
  // `known`: the anchor, once.
  Daily(Loop& loop, store::Worker& worker, Pool& pool, int par_games, std::function<void()> job_added,
        std::function<void(const std::string& anchor)> known);

  static std::int64_t begins_ms(int day) { return kFirstMs + day * kDayMs; }
  static std::int64_t ends_ms(int day) { return begins_ms(day + 1); }
  static std::int64_t opens_ms(int day) { return ends_ms(day) + kGraceMs; }

  // Why there is no game of a day, or no such day: not offered, the store has not answered yet, out of range.
  Result<int> today() const;
  Result<int> day(int number) const;  // a day that has begun

  const game::GameType& game() const { return *game_; }
  table::Settings settings() const;
  std::string anchor() const { return hex(chain_->anchor()); }
  std::string link(int day) const { return hex(chain_->link(day)); }
  std::string seed(std::string_view board, int day) const { return record::day_seed(board, chain_->link(day)); }

  // What lies open on a board of today before anybody begins, as the game's state. It tells nothing of what comes.
  const std::string& opening(std::string_view board, int day);

  // What is finished now does not count any more.
  bool is_over(int day) const { return loop_.now_ms() >= opens_ms(day); }
  // Its link may be told.
  bool is_open(int day) const;
  // The clock is believed to be right now.
  void believe();

  // The record with what is known of the proof of its day by now.
  std::string with_proof(std::string_view record) const;

  // What was played without a connection, refereed: its score. The error says what is wrong with it.
  Result<int> referee(int day, const record::Record& record) const;

  // One board of a day: as of some seconds ago, but never without what this node knows of.
  struct Board {
    std::vector<store::ScoreBar> bars;
    std::string layouts;  // JSON: the best ones, with the names of those who agreed
    std::string par;      // JSON, or empty: not known
    std::string best;     // JSON of the best layout that was found with the order known, or empty
    std::int64_t read_ms = 0;

    int players() const;
    int better_than(int score) const;  // percent of the others that had less
  };
  using BoardPtr = std::shared_ptr<const Board>;
  void board(int day, std::string_view name, std::function<void(Result<BoardPtr>)> known);
  // Somebody has finished on this node: whoever asks from now on sees it.
  void board_changed(int day, std::string_view name);

  // Somebody plays this day: its par is worked out, once, by whichever node.
  void want_par(int day);
  // Every few minutes: a day that people are likely to play has its par early.
  void sweep();

 private:
  struct Entry {
    BoardPtr board;
    std::vector<std::function<void(Result<BoardPtr>)>> waiting;  // for the next answer of the store
    bool changed = false;                                        // since the store was asked last
    bool is_asked = false;                                       // the store, or it will be in a moment
  };
  using Key = std::pair<int, std::string>;

  void load();
  Result<void> offered() const;
  void ask_for_board(const Key& key);

  Loop& loop_;
  store::Worker& worker_;
  Pool& pool_;
  int par_games_;
  std::function<void()> job_added_;
  std::function<void(const std::string& anchor)> known_;
  const game::GameType* game_;  // null: none of this program's games can be one
  std::optional<DayChain> chain_;
  std::optional<std::pair<std::int64_t, std::int64_t>> believed_;  // a time, and when that was by the steady clock
  std::map<Key, Entry> boards_;
  std::map<Key, std::string> openings_;  // of one day
  int par_wanted_ = -1;                  // the last day
};

}  // namespace cifra::house
