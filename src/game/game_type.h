// GameType: everything that the rest of Cifra may ask of a game. Tables, records, the server, the page and the command
// line know games through this class only; game_type_of.h writes it for any game that has rules, a codec and bots.
//
// Game types are constant and live as long as the program; every function may be called on any thread.
#pragma once

#include <chrono>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/asset.h"
#include "base/error.h"
#include "base/json.h"
#include "base/json_node.h"
#include "game/bot.h"
#include "game/bot_table.h"
#include "game/game_in_play.h"
#include "game/page.h"
#include "game/recorded_game.h"
#include "game/review.h"
#include "game/workload.h"

namespace cifra::game {

class GameType {
 public:
  virtual ~GameType() = default;

  virtual std::string_view name() const = 0;  // on the wire: in records, commands, the protocol
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual bool has_turns() const = 0;  // whether a round is divided into turns

  // Bots, weakest first.
  virtual std::vector<BotLevel> bots() const = 0;
  std::vector<BotLevel> offered_bots() const;  // to people
  bool has_bot(std::string_view level) const;

  // The options in full, every default written out; null asks for the usual ones.
  virtual Result<json::value> complete(const json::value& options) const = 0;

  // `options` as complete() gave them; the seed decides whatever is shuffled. Null if it cannot start like that.
  virtual std::unique_ptr<GameInPlay> start(const json::value& options, int seats, std::string_view seed) const = 0;
  // The same, but `dealt` comes first (RecordedGame::dealt), and the seed decides about the rest.
  virtual std::unique_ptr<GameInPlay> start_with(const json::value& options, int seats, std::string_view dealt,
                                                 std::string_view seed) const = 0;

  // The game's part of a record, whose root this is; its structure is checked, not the rules.
  virtual Result<RecordedGamePtr> read_record(const Node& root, std::size_t players) const = 0;

  // Bots of these levels, each of which exists, with the usual options.
  virtual std::unique_ptr<BotTable> bot_table(std::span<const std::string> levels) const = 0;

  // How long it takes to see what came of a turn, step by step: the clock of the next turn stands still for so long. It
  // depends on the number of seats alone, so that no client can lengthen it. Nothing, unless the game shows such steps.
  virtual std::chrono::milliseconds showing(int /*seats*/) const { return {}; }

  // Whether one person can play it alone on a shuffle, so that it can be the game of a day (house/daily.h). Its review
  // has `par` and `best` then.
  virtual bool is_daily() const { return false; }

  // Whether a line of a file can be dealt (`cifra arena --decks`).
  virtual Result<void> check_deal(std::string_view line) const = 0;

  // Parts that a game may have.
  virtual Result<std::unique_ptr<Review>> review(const RecordedGame& /*game*/, const ReviewPlan& /*plan*/) const {
    return fail("no_review", "game", "games of this kind cannot be reviewed");
  }
  virtual std::unique_ptr<Page> page() const { return nullptr; }  // the methods of its page, with an empty memory
  virtual AssetTable* assets() const { return nullptr; }
  virtual std::span<const Workload> workloads() const { return {}; }
  virtual void add_to(Fingerprint& /*fingerprint*/) const {}  // results of its rules, for the engine's signature
};

template <Encodable G>
RecordedGamePtr recorded(const GameType& type, typename Codec<G>::Recorded value) {
  return std::make_shared<RecordedGameOf<G>>(type, std::move(value));
}

// The recorded game if it is one of G's, and otherwise null.
template <Encodable G>
const typename Codec<G>::Recorded* recorded_as(const RecordedGame& game) {
  if (game.type().name() != G::kName) return nullptr;
  return &static_cast<const RecordedGameOf<G>&>(game).value();
}

}  // namespace cifra::game
