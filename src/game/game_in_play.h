// GameInPlay: one game being played, whichever game it is. Tables speak to it in texts and JSON, so they know no game.
//
// A choice is the text that is also hashed: "761", or "x,y,level,rotation". The state is public by construction (see
// game.h); a seat's own unrevealed choice comes out of choice_of() only. Of one thread; bot_work() may run on others.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/json_text.h"
#include "base/random.h"
#include "base/stop.h"
#include "base/told.h"
#include "game/codec.h"
#include "game/game.h"
#include "game/recorded_game.h"

namespace cifra::game {

class GameInPlay {
 public:
  virtual ~GameInPlay() = default;

  virtual bool finished() const = 0;
  virtual Moment moment() const = 0;
  virtual SeatSet must_act() const = 0;
  virtual SeatSet acted() const = 0;
  virtual std::optional<std::string> choice_of(int seat) const = 0;
  virtual Standings standings() const = 0;

  // Whether the choice would be kept. One that would be is remembered for its seat until the turn ends, so that
  // choose() with the same text neither parses nor checks it again.
  virtual Result<void> check(int seat, std::string_view choice) const = 0;

  // Keeps a legal choice; an illegal one, or another one where a choice stands, changes nothing.
  virtual Result<void> choose(int seat, std::string_view choice) = 0;

  // Reveals and resolves the turn; what it came to, as everybody sees it, in JSON. Everybody who must act has, or may
  // miss.
  virtual std::string resolve() = 0;

  // The choice for a seat whose time is up: a sensible one, or nothing where missing a turn is possible.
  virtual std::optional<std::string> at_zero(int seat, Rng& rng) const = 0;

  // A bot's choice as work that may be done on any thread: it holds a copy of the seat's view. Whoever asks it to stop
  // gets some legal choice within a few milliseconds, and throws it away. Who listens is told what a bot that thinks
  // long would choose so far. Null without such a level.
  virtual std::function<std::string(Rng&, const Stop&)> bot_work(int seat, std::string_view level,
                                                                 const Listener<std::string>& listener = {}) const = 0;

  virtual void write_state(JsonText& text) const = 0;  // as everybody sees it
  virtual RecordedGamePtr record() const = 0;
};

}  // namespace cifra::game
