// The authority over one table: who sits where, what has been chosen, whose time is up, what anybody may see.
//
// State is the fold of events (event.h). A command is a const member function: it checks what somebody wants against
// the state and answers with the events that would make it so, or with an error; whoever called it makes the events
// durable and then applies them. Commands name the round and turn they are for, so that two players acting at once
// never invalidate each other, and a repeated command answers with no events at all. Time, seeds and salts come in as
// arguments: a whole match runs in a test in milliseconds, and two nodes that fold the same events have the same table.
//
// Secrets leave only through append_you(): unrevealed choices are in no other answer. Salts come out with their turn,
// the seed with the end of the game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/json.h"
#include "game/registry.h"
#include "record/record.h"
#include "table/event.h"

namespace cifra::table {

enum class Phase : std::uint8_t { kOpen, kPlaying, kFinished, kClosed };
std::string_view word(Phase phase);

struct Seat {
  std::string player;  // who; empty for a bot
  std::string name;
  std::string bot;          // the level of a bot
  bool left = false;        // the person left during the game
  std::string stand_in;     // the level of the bot that plays for them now
  std::vector<int> wishes;  // seats that wish for one

  bool is_person() const { return bot.empty(); }
};

// A seed or a choice is hidden with 64 hexadecimal digits that nobody can guess; the caller has a source of them.
using NewSalt = std::function<std::string()>;
using Changes = std::vector<What>;

// A turn that has been resolved, as everybody sees it.
struct Turn {
  std::size_t version = 0;  // of the table when it was resolved
  std::string text;         // JSON: round, turn, version, choices opened, outcome
};

// The name of somebody who was deleted, at tables and in records.
inline constexpr std::string_view kNameOfNobody = "—";

inline constexpr std::int64_t kHurryMs = 60'000;
inline constexpr std::int64_t kGoneMs = 60'000;

class Table {
 public:
  explicit Table(std::string id) : id_(std::move(id)) {}

  // One more event. An event that does not fit (a damaged log) is refused and changes nothing.
  Result<void> apply(Event event);

  // Before the start. The first person on a seat is the host, who alone may configure, seat bots, remove and start;
  // while the host has been gone for a minute, everybody on a seat may.
  Result<Changes> open(const Settings& settings, std::string_view code) const;
  // A rematch: the settings and the bots of the old table, and of its people the one who asks, as the host. The others
  // are invited, and sit down by themselves.
  Result<Changes> open_again(const Settings& settings, const std::vector<Seat>& seats, std::string_view player,
                             std::string_view code) const;
  Result<Changes> configure(std::string_view player, const Settings& settings, std::int64_t host_gone_ms = 0) const;
  Result<Changes> sit(std::string_view player, std::string_view name) const;
  Result<Changes> seat_bot(std::string_view player, std::string_view name, std::string_view level,
                           std::int64_t host_gone_ms = 0) const;
  Result<Changes> remove(std::string_view player, std::string_view name, std::int64_t host_gone_ms = 0) const;
  // `shuffle`: the number that decides what is dealt; otherwise the seed does.
  Result<Changes> start(std::string_view player, std::string_view seed, std::string_view salt,
                        std::int64_t host_gone_ms = 0, std::optional<int> shuffle = std::nullopt) const;
  Result<Changes> leave(std::string_view player) const;
  // The table of one person's try, at a day or in a group: opened, seated and started at once, without a code.
  Result<Changes> open_try(const Settings& settings, std::string_view player, std::string_view name,
                           Started started) const;
  // A table that goes on from a turn of a recorded game: everybody sits, and what was dealt until then is dealt; with
  // `same_order` all that the record tells. A seat has a player or a bot. The seed decides what is not known.
  Result<Changes> fork(const game::RecordedGame& game, const std::vector<Seat>& seats, game::Moment from,
                       bool same_order, std::string_view seed) const;
  // Before the turn of a fork: what the record has for the turn now. Then there is nothing more to do.
  Changes replay(const game::RecordedGame& game) const;

  // During the game.
  Result<Changes> choose(std::string_view player, game::Moment moment, std::string_view choice, std::string salt) const;
  Result<Changes> choose_for_bot(int seat, game::Moment moment, std::string_view choice, std::string salt) const;
  // The player is about to be shown what to choose, which the record will say. Only where everybody else is a bot.
  Result<Changes> help(std::string_view player, game::Moment moment) const;
  Result<Changes> hurry(std::string_view player, game::Moment moment) const;
  // Not with days on the clock: there the clock alone decides.
  Result<Changes> wish_stand_in(std::string_view player, int seat, std::int64_t gone_ms) const;
  Result<Changes> come_back(std::string_view player) const;
  // Of a group that plays in step: so many turns may be resolved, never fewer than before.
  Changes release(int turns) const;

  // What is due at that time: choices for those whose time is up. Nothing before deadline_ms().
  Changes tick(std::int64_t now_ms, const NewSalt& new_salt) const;

  // At any time: this person is deleted. Before the start the seat is free again; later a stand-in plays on, and the
  // name goes.
  Result<Changes> forget(std::string_view player) const;

  // After it: this player wants to play again, at `new_table` if the table of the rematch is still `instead_of` (none,
  // or one that was closed), and otherwise where the others do.
  Result<Changes> rematch(std::string_view player, std::string_view new_table, std::string_view instead_of = {}) const;
  Result<Changes> close(std::string_view reason) const;

  const std::string& id() const { return id_; }
  const std::string& code() const { return code_; }
  const std::string& next_table() const { return next_table_; }  // of a rematch; empty without
  int rematches() const { return rematches_; }                   // how many tables were opened for one
  std::size_t version() const { return version_; }               // how many events it is the fold of
  Phase phase() const { return phase_; }
  const Settings& settings() const { return settings_; }
  const std::vector<Seat>& seats() const { return seats_; }
  std::string_view opened_seed() const { return game_ && game_->finished() && !day_ ? seed_ : std::string_view(); }
  std::int64_t turn_began_ms() const { return turn_began_ms_; }  // or the game ended
  game::Moment moment() const { return game_ ? game_->moment() : game::Moment{}; }
  std::optional<int> seat_of(std::string_view player) const;
  std::optional<int> host() const;
  std::optional<std::int64_t> deadline_ms() const;
  const std::optional<int>& day() const { return day_; }  // whose shuffle is played here
  const std::string& group() const { return group_; }     // or which group's; empty: neither
  // One person's game on a shuffle that others play too: nobody else may see it.
  bool is_try() const { return day_ || !group_.empty(); }
  int released() const { return released_; }  // turns that may be resolved; -1: all
  // Turns in which the seat has chosen.
  int chosen_turns(int seat) const;
  std::optional<int> shuffle() const { return fair_.shuffle; }
  int score(int seat) const { return game_ ? game_->standings().scores[static_cast<std::size_t>(seat)] : 0; }
  // Of a seat of a game that has begun: 1 + how many have a higher score; and whether a bot ever stood in there.
  int place(int seat) const;
  bool had_stand_in(int seat) const;
  // When the clock of this turn begins to run: what came of the last turn is looked at first (GameType::showing).
  std::int64_t clock_from_ms() const;

  // Bots and stand-ins that must act.
  struct WaitingBot {
    int seat = 0;
    std::string level;
  };
  std::vector<WaitingBot> waiting_bots() const;

  // The work of finding out what a bot of that level would choose on a seat that must act; see
  // game::GameInPlay::bot_work.
  std::function<std::string(Rng&, const Stop&)> bot_work(int seat, std::string_view level,
                                                         const Listener<std::string>& listener = {}) const;

  // Whether this seat has to act and has not yet.
  bool must_act(int seat) const;

  // What everybody may see: the state now, and every turn that has been resolved.
  // Both in JSON, see docs/protocol.md.
  void append_state(std::string& out) const;
  const std::vector<Turn>& turns() const { return turns_; }

  // What only this seat may know, in JSON; null for a spectator (-1). The only door for anything secret.
  void append_you(std::string& out, int seat) const;

  // The finished game, with the proof of fairness.
  Result<record::Record> record() const;
  Result<std::string> record_text() const;  // as it is kept

 private:
  struct Pending {  // a choice of the current turn
    std::string salt;
    std::string sha256;
    bool missed = false;
    bool at_zero = false;   // time was up: the clock chose, or nothing was chosen
    bool recorded = false;  // in another game: nobody committed to it
  };

  Result<void> apply_what(const Opened& opened, std::int64_t at_ms);
  Result<void> apply_what(const Configured& configured, std::int64_t at_ms);
  Result<void> apply_what(const Sat& sat, std::int64_t at_ms);
  Result<void> apply_what(const Left& left, std::int64_t at_ms);
  Result<void> apply_what(const Started& started, std::int64_t at_ms);
  Result<void> apply_what(const Released& released, std::int64_t at_ms);
  Result<void> apply_what(const Forked& forked, std::int64_t at_ms);
  Result<void> apply_what(Chose&& chose, std::int64_t at_ms);
  Result<void> apply_what(const Helped& helped, std::int64_t at_ms);
  Result<void> apply_what(const Hurried& hurried, std::int64_t at_ms);
  Result<void> apply_what(const StandInWished& wished, std::int64_t at_ms);
  Result<void> apply_what(const CameBack& back, std::int64_t at_ms);
  Result<void> apply_what(const Rematched& rematched, std::int64_t at_ms);
  Result<void> apply_what(const RematchWanted& wanted, std::int64_t at_ms);
  Result<void> apply_what(const Forgotten& forgotten, std::int64_t at_ms);
  Result<void> apply_what(const Closed& closed, std::int64_t at_ms);

  bool is_seat(int seat) const { return seat >= 0 && seat < static_cast<int>(seats_.size()); }
  const Seat& at(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
  const std::string& bot_at(int seat) const { return at(seat).is_person() ? at(seat).stand_in : at(seat).bot; }
  Result<int> seated(std::string_view player) const;
  Result<void> must_be_host(std::string_view player, std::int64_t host_gone_ms) const;
  Result<Settings> complete(const Settings& settings) const;
  bool turn_is_complete() const;
  void begin(std::unique_ptr<game::GameInPlay> game, std::string_view seed, std::int64_t at_ms);
  void resolve_turns(std::int64_t at_ms);
  void begin_stand_in(int seat, const std::string& bot);
  void end_stand_in(int seat);
  std::string stand_in_level() const;
  void write_game(JsonText& text) const;
  Result<record::Record> record_without_proof() const;

  std::string id_;
  std::string code_;
  std::size_t version_ = 0;
  Phase phase_ = Phase::kOpen;
  Settings settings_;
  std::string settings_text_;  // it is in every state
  std::vector<Seat> seats_;
  std::unique_ptr<game::GameInPlay> game_;
  std::string seed_;
  std::string seed_salt_;
  std::vector<Pending> pending_;
  std::int64_t turn_began_ms_ = 0;
  std::optional<std::int64_t> hurried_ms_;
  int hurried_by_ = -1;
  record::Fair fair_;
  std::vector<record::StandIn> stand_ins_;
  std::vector<record::Help> help_;  // one person alone is helped, so it is in order
  std::optional<int> day_;
  std::string group_;
  int released_ = -1;                 // turns that may be resolved; -1: all
  std::optional<game::Moment> from_;  // of a fork: the first turn that is played here
  std::vector<Turn> turns_;
  std::string next_table_;
  int rematches_ = 0;
  std::vector<int> rematch_by_;  // seats that want it, in the order in which they said so
  std::string closed_because_;
};

}  // namespace cifra::table
