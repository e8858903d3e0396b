#include "table/command.h"

#include <algorithm>
#include <array>
#include <limits>

#include "base/fields.h"

namespace cifra::table {
namespace {

struct KnownVerb {
  std::string_view word;
  Verb verb;
};
constexpr std::array<KnownVerb, 15> kVerbs = {{{"watch", Verb::kWatch},
                                               {"unwatch", Verb::kUnwatch},
                                               {"sit", Verb::kSit},
                                               {"configure", Verb::kConfigure},
                                               {"seat_bot", Verb::kSeatBot},
                                               {"remove", Verb::kRemove},
                                               {"start", Verb::kStart},
                                               {"choose", Verb::kChoose},
                                               {"hurry", Verb::kHurry},
                                               {"stand_in", Verb::kStandIn},
                                               {"come_back", Verb::kComeBack},
                                               {"leave", Verb::kLeave},
                                               {"rematch", Verb::kRematch},
                                               {"sign", Verb::kSign},
                                               {"ping", Verb::kPing}}};

}  // namespace

Result<Verb> read_verb(const json::object& object) {
  const json::value* type = object.if_contains("type");
  if (type == nullptr || !type->is_string()) return fail(kBadMessage, "type", "a message needs a type");
  const auto known = std::ranges::find(kVerbs, std::string_view(type->get_string()), &KnownVerb::word);
  if (known == kVerbs.end()) return fail(kBadMessage, "type", "there is no such type of message");
  return known->verb;
}

Result<Command> read_command(const json::object& object) {
  const auto verb = read_verb(object);
  if (!verb) return std::unexpected(verb.error());
  Command command;
  command.verb = *verb;
  Fields fields(object, kBadMessage);
  switch (command.verb) {
    case Verb::kWatch:
      fields.number("version", command.version, std::numeric_limits<std::int64_t>::max(), false);
      break;
    case Verb::kSit:
      fields.text("name", command.name, 256, false);
      break;
    case Verb::kConfigure:
      fields.other("settings", command.settings, read_settings);
      break;
    case Verb::kRemove:
      fields.text("name", command.name, 256);
      break;
    case Verb::kSeatBot:
      fields.text("level", command.level, 32);
      fields.text("name", command.name, 256);
      break;
    case Verb::kChoose:
      fields.number("round", command.moment.round, 1000);
      fields.number("turn", command.moment.turn, 1000);
      fields.text("choice", command.choice, 32);
      break;
    case Verb::kHurry:
      fields.number("round", command.moment.round, 1000);
      fields.number("turn", command.moment.turn, 1000);
      break;
    case Verb::kStandIn:
      fields.number("seat", command.seat, 100);
      break;
    case Verb::kSign:
      fields.text("sign", command.sign, 32);
      if (std::ranges::find(kSigns, command.sign) == kSigns.end()) fields.wrong("sign", "is not one there is");
      break;
    default:
      break;
  }
  if (!fields.ok()) return fields.error();
  return command;
}

bool is_for_table(Verb verb) {
  return verb != Verb::kWatch && verb != Verb::kUnwatch && verb != Verb::kRematch && verb != Verb::kSign &&
         verb != Verb::kPing;
}

std::optional<int> seat_that_matters(const Table& table, const Command& command) {
  switch (command.verb) {
    case Verb::kStandIn:
      return command.seat;
    case Verb::kConfigure:
    case Verb::kSeatBot:
    case Verb::kRemove:
    case Verb::kStart:
      return table.host();
    default:
      return std::nullopt;
  }
}

Result<Changes> decide(const Table& table, const Command& command, const Speaker& speaker) {
  switch (command.verb) {
    case Verb::kSit:
      return table.sit(speaker.player, command.name.empty() ? speaker.name : command.name);
    case Verb::kConfigure:
      return table.configure(speaker.player, command.settings, speaker.gone_ms);
    case Verb::kSeatBot:
      return table.seat_bot(speaker.player, command.name, command.level, speaker.gone_ms);
    case Verb::kRemove:
      return table.remove(speaker.player, command.name, speaker.gone_ms);
    case Verb::kStart:
      return table.start(speaker.player, speaker.new_salt(), speaker.new_salt(), speaker.gone_ms, speaker.shuffle);
    case Verb::kChoose:
      return table.choose(speaker.player, command.moment, command.choice, speaker.new_salt());
    case Verb::kHurry:
      return table.hurry(speaker.player, command.moment);
    case Verb::kStandIn:
      return table.wish_stand_in(speaker.player, command.seat, speaker.gone_ms);
    case Verb::kComeBack:
      return table.come_back(speaker.player);
    case Verb::kLeave:
      return table.leave(speaker.player);
    default:
      return fail(kBadMessage, "type", "this is not for a table alone");
  }
}

}  // namespace cifra::table
