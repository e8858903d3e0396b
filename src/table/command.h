// Commands: what people want of a table, as docs/protocol.md has it. Hostile until read, then checked by the table. The
// house and a device read and obey it with the same functions.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/json.h"
#include "game/registry.h"
#include "table/event.h"
#include "table/table.h"

namespace cifra::table {

enum class Verb : std::uint8_t {
  kWatch,
  kUnwatch,
  kSit,
  kConfigure,
  kSeatBot,
  kRemove,
  kStart,
  kChoose,
  kHurry,
  kStandIn,
  kComeBack,
  kLeave,
  kRematch,
  kSign,
  kPing,
};

// Only what its verb needs is filled in.
struct Command {
  Verb verb = Verb::kPing;
  std::string name;
  std::string level;
  std::string choice;
  std::string sign;
  std::int64_t version = 0;
  int seat = 0;
  game::Moment moment;
  Settings settings;
};

// Friendly signs: all that people can say to each other. They are shown and forgotten, and change nothing.
inline constexpr std::array<std::string_view, 4> kSigns = {"hello", "nice", "oops", "well_played"};

inline constexpr std::string_view kBadMessage = "bad_message";

Result<Verb> read_verb(const json::object& object);
Result<Command> read_command(const json::object& object);

// Who says it, and what the table cannot know.
struct Speaker {
  std::string_view player;
  std::string_view name;  // unless another one is given
  const NewSalt& new_salt;
  std::int64_t gone_ms = 0;                   // for how long the person on seat_that_matters() has been
  std::optional<int> shuffle = std::nullopt;  // what a start deals: a numbered shuffle
};

// The changes that a command asks for. Not for watching, pinging and signs, which change nothing, and rematches, which
// are about more than one table.
bool is_for_table(Verb verb);

// The seat whose absence decides whether a command is allowed, if there is one: that of a stand-in, or the host's.
std::optional<int> seat_that_matters(const Table& table, const Command& command);

Result<Changes> decide(const Table& table, const Command& command, const Speaker& speaker);

}  // namespace cifra::table
