// Events: what happened at a table, in order. A table is nothing but the list of its events: table.h folds them into a
// state, a store keeps them, and every node that folds the same events has the same table.
//
// Events are plain structs. fields() names what is in each once, for writing and for reading; maybe() is for what
// not all logs have: -1 and empty texts are left out.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "base/error.h"
#include "base/json.h"

namespace cifra::table {

// How much time a turn has.
struct Clock {
  enum class Unit : std::uint8_t { kNone, kSeconds, kDays };
  Unit unit = Unit::kNone;
  int amount = 0;

  bool operator==(const Clock&) const = default;
};

struct Settings {
  std::string game;
  json::value options;  // in full, as GameType::complete() gave them
  Clock clock;
  bool is_public = false;
  bool rated = false;     // what that means is the server's business
  bool numbered = false;  // the shuffle is a numbered one (record/shuffle.h), as the server chooses it

  bool operator==(const Settings&) const = default;
};

struct Opened {
  static constexpr std::string_view kType = "opened";
  Settings settings;
  std::string code;  // by which people find it
  void fields(auto& v) { v("settings", settings), v("code", code); }
  bool operator==(const Opened&) const = default;
};

struct Configured {
  static constexpr std::string_view kType = "configured";
  Settings settings;
  void fields(auto& v) { v("settings", settings); }
  bool operator==(const Configured&) const = default;
};

// Somebody sat down on the next free seat. A bot has a level and no player.
struct Sat {
  static constexpr std::string_view kType = "sat";
  std::string player;
  std::string name;
  std::string bot;
  void fields(auto& v) { v("player", player), v("name", name), v("bot", bot); }
  bool operator==(const Sat&) const = default;
};

// Before the start a seat that is left is gone, and those after it move up. During a game it stays.
struct Left {
  static constexpr std::string_view kType = "left";
  int seat = 0;
  void fields(auto& v) { v("seat", seat); }
  bool operator==(const Left&) const = default;
};

// The seed and its salt are secret until the game is finished; their hash is not. The game of a day, which one person
// plays, has the seed of the day's live board (record/day.h), the same for everybody: it is opened with the day's link,
// not with the end of this game, and has no salt. A try in a group has the group's seed; where the group plays in step,
// at most `released` turns are resolved, until more are.
struct Started {
  static constexpr std::string_view kType = "started";
  std::string seed;
  std::string salt;
  int day = -1;  // -1: of no day
  // Its code; empty: of no group. {}: g++ 12 wants it where only the first members are given.
  std::string group{};  // NOLINT(readability-redundant-member-init)
  int released = -1;    // -1: all turns
  int shuffle = -1;     // -1: of no number; otherwise the seed is that of the number, and has no salt
  void fields(auto& v) {
    v("seed", seed), v("salt", salt), v.maybe("day", day), v.maybe("group", group), v.maybe("released", released),
        v.maybe("shuffle", shuffle);
  }
  bool operator==(const Started&) const = default;
};

// In a group that plays in step: so many turns may be resolved now.
struct Released {
  static constexpr std::string_view kType = "released";
  int turns = 0;
  void fields(auto& v) { v("turns", turns); }
  bool operator==(const Released&) const = default;
};

// Instead of `started`: the game goes on from that turn of another one. `dealt` is what had been opened there
// (game::RecordedGame), the seed decides about the rest. The choices of earlier turns follow as events; nobody
// committed to them.
struct Forked {
  static constexpr std::string_view kType = "forked";
  int round = 0;
  int turn = 0;
  std::string dealt;
  std::string seed;
  void fields(auto& v) { v("round", round), v("turn", turn), v("dealt", dealt), v("seed", seed); }
  bool operator==(const Forked&) const = default;
};

// A choice, secret until its turn is resolved, which happens with the last one. Nothing chosen (time was up) is the
// empty text. `by` is empty for the player, otherwise the bot, "clock", or "record" for a turn before a fork.
inline constexpr std::string_view kByClock = "clock";
inline constexpr std::string_view kByRecord = "record";
struct Chose {
  static constexpr std::string_view kType = "chose";
  int round = 0;
  int turn = 0;
  int seat = 0;
  std::string choice;
  std::string salt;
  std::string by;
  void fields(auto& v) {
    v("round", round), v("turn", turn), v("seat", seat), v("choice", choice), v("salt", salt), v("by", by);
  }
  bool operator==(const Chose&) const = default;
};

// The player on this seat was shown what to choose in this turn.
struct Helped {
  static constexpr std::string_view kType = "helped";
  int round = 0;
  int turn = 0;
  int seat = 0;
  void fields(auto& v) { v("round", round), v("turn", turn), v("seat", seat); }
  bool operator==(const Helped&) const = default;
};

// The one-minute clock on all who have not acted.
struct Hurried {
  static constexpr std::string_view kType = "hurried";
  int round = 0;
  int turn = 0;
  int by = -1;  // the seat that asked; -1 in logs that do not say it
  void fields(auto& v) { v("round", round), v("turn", turn), v.maybe("by", by); }
  bool operator==(const Hurried&) const = default;
};

// `by` wishes that a bot plays for `seat`; the wish of most of the others makes it so.
struct StandInWished {
  static constexpr std::string_view kType = "stand_in_wished";
  int seat = 0;
  int by = 0;
  std::string bot;
  void fields(auto& v) { v("seat", seat), v("by", by), v("bot", bot); }
  bool operator==(const StandInWished&) const = default;
};

struct CameBack {
  static constexpr std::string_view kType = "came_back";
  int seat = 0;
  void fields(auto& v) { v("seat", seat); }
  bool operator==(const CameBack&) const = default;
};

// A new table was opened for a rematch. Who wants to play there says so with RematchWanted.
struct Rematched {
  static constexpr std::string_view kType = "rematched";
  std::string table;
  void fields(auto& v) { v("table", table); }
  bool operator==(const Rematched&) const = default;
};

struct RematchWanted {
  static constexpr std::string_view kType = "rematch_wanted";
  int seat = 0;
  void fields(auto& v) { v("seat", seat); }
  bool operator==(const RematchWanted&) const = default;
};

// The person on this seat was deleted: their name goes, and in a game that is being played `bot` plays on for them,
// unless it is empty.
struct Forgotten {
  static constexpr std::string_view kType = "forgotten";
  int seat = 0;
  std::string bot;
  void fields(auto& v) { v("seat", seat), v("bot", bot); }
  bool operator==(const Forgotten&) const = default;
};

struct Closed {
  static constexpr std::string_view kType = "closed";
  std::string reason;
  void fields(auto& v) { v("reason", reason); }
  bool operator==(const Closed&) const = default;
};

using What = std::variant<Opened, Configured, Sat, Left, Started, Released, Forked, Chose, Helped, Hurried,
                          StandInWished, CameBack, Rematched, RematchWanted, Forgotten, Closed>;

struct Event {
  std::int64_t at_ms = 0;  // since 1970, by the clock of the node that made it
  What what;

  bool operator==(const Event&) const = default;
};

void append_json(std::string& out, const Event& event);
void append_json(std::string& out, const Settings& settings);
void append_json(std::string& out, const Clock& clock);

// The same as a text of its own.
std::string to_json(const auto& what) {
  std::string out;
  append_json(out, what);
  return out;
}

Result<Event> read_event(const json::value& value);
Result<Settings> read_settings(const json::value& value);

}  // namespace cifra::table
