// One game being played at a table, whichever game it is. The table speaks to it in texts and JSON, so a third game is
// one more Kind and changes nothing here.
//
// A choice is the text that is also hashed: "761", or "x,y,level,rotation". The state is public by construction (see
// game.h); a seat's own unrevealed choice comes out of choice_of() only.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.h"
#include "base/json.h"
#include "base/json_text.h"
#include "base/random.h"
#include "base/stop.h"
#include "game/game.h"
#include "record/record.h"

namespace cifra::table {

// Counted from 0; NMBR 9 has one turn a round.
struct Moment {
  int round = 0;
  int turn = 0;

  auto operator<=>(const Moment&) const = default;
};

class Hand {
 public:
  virtual ~Hand() = default;

  virtual bool finished() const = 0;
  virtual Moment moment() const = 0;
  virtual game::SeatSet must_act() const = 0;
  virtual game::SeatSet acted() const = 0;
  virtual std::optional<std::string> choice_of(int seat) const = 0;
  virtual game::Standings standings() const = 0;

  // Keeps a legal choice; an illegal one, or another one where a choice stands, changes nothing.
  virtual Result<void> choose(int seat, std::string_view choice) = 0;

  // Whether the choice would be kept.
  virtual Result<void> check(int seat, std::string_view choice) const = 0;

  // Reveals and resolves the turn; what it came to, as everybody sees it, in JSON. Everybody who must act has, or may
  // miss.
  virtual std::string resolve() = 0;

  // What happens to a seat whose time is up: a sensible choice, or nothing where missing a turn is possible.
  virtual std::optional<std::string> at_zero(int seat, Rng& rng) const = 0;

  // A bot's choice as work that may be done on any thread: it holds a copy of the seat's view. Whoever asks it to stop
  // gets some legal choice within a few milliseconds, and throws it away. Null without such a level.
  virtual std::function<std::string(Rng&, const Stop&)> bot_work(int seat, std::string_view level) const = 0;

  virtual void write_state(JsonText& text) const = 0;  // as everybody sees it
  virtual std::variant<record::TheNumberGame, record::Nmbr9Game> record() const = 0;
};

// A bot that can be asked for at a table.
struct BotLevel {
  std::string_view name;
  std::optional<int> mean_score;  // these as in bots::Level
  std::array<std::string_view, 2> needs;
};

// A game of the house.
class Kind {
 public:
  virtual ~Kind() = default;
  virtual std::string_view name() const = 0;
  virtual int min_seats() const = 0;
  virtual int max_seats() const = 0;
  virtual bool has_bot(std::string_view level) const = 0;
  virtual std::vector<BotLevel> bots() const = 0;  // the levels there are, weakest first

  // The options in full, every default written out; null asks for the usual ones.
  virtual Result<json::value> complete(const json::value& options) const = 0;

  // `options` as complete() gave them; the seed decides whatever is shuffled.
  virtual std::unique_ptr<Hand> start(const json::value& options, int seats, std::string_view seed) const = 0;
};

std::span<const Kind* const> kinds();

// Null if there is no such game.
const Kind* find_kind(std::string_view name);

}  // namespace cifra::table
