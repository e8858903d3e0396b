// Page methods about a game that was played.
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "base/fields.h"
#include "games/the_number/codec/codec.h"
#include "games/the_number/page/methods.h"
#include "games/the_number/review/map.h"

namespace cifra::the_number::page {
namespace {

// A record as far as the map needs it: how many players there are, and the game.
Result<review::Replay> read_game(const std::string& record) {
  const auto value = parse_json(record, game::kBadRecord);
  if (!value) return std::unexpected(value.error());
  const Node root(&*value, game::kBadRecord);
  const json::string* const name = root["game"].text();
  if (name == nullptr || std::string_view(*name) != Game::kName)
    return root["game"].bad("this is no record of The Number");
  const json::array* const players = root["players"].elements();
  if (players == nullptr || players->size() < kMinSeats || players->size() > kMaxSeats)
    return root["players"].bad("The Number is for 2 to 5 players");
  const auto recorded = game::Codec<Game>::read(root, players->size());
  if (!recorded) return std::unexpected(recorded.error());
  return review::replay(*recorded, players->size());
}

// The worth of every number of a seat in one turn of a record.
Result<std::string> map(Memory& /*memory*/, const json::object& input) {
  std::string record;
  std::size_t round = 0;
  std::size_t turn = 0;
  std::size_t seat = 0;
  Fields fields(input, kBadInput);
  fields.text("record", record, kMaxJsonBytes);
  fields.number("round", round, kMaxRounds - 1);
  fields.number("turn", turn, kTurns - 1);
  fields.number("seat", seat, kMaxSeats - 1);
  if (!fields.ok()) return fields.error();
  const auto game = read_game(record);
  if (!game) return std::unexpected(game.error());
  if (round >= game->rounds.size() || turn >= game->rounds[round].size())
    return fail(kBadInput, "turn", "the record has no such turn");
  if (seat >= game->seats) return fail(kBadInput, "seat", "the record has no such seat");
  const auto found = review::map_of(*game, round, turn, seat);
  if (!found) return std::unexpected(found.error());
  return review::to_json(*found, game->rounds[round][turn], seat);
}

// All turns of a record as tables have them: the state before each, and what came of it.
Result<std::string> turns(Memory& /*memory*/, const json::object& input) {
  using Code = game::Codec<Game>;
  std::string record;
  Fields fields(input, kBadInput);
  fields.text("record", record, kMaxJsonBytes);
  if (!fields.ok()) return fields.error();
  const auto game = read_game(record);
  if (!game) return std::unexpected(game.error());
  return json_object([&](JsonText& text) {
    text.key("options").raw(json::serialize(Code::write_options(game->end.options))).key("turns").begin_array();
    for (const auto& round : game->rounds) {
      for (const review::PlayedTurn& turn : round) {
        text.begin_object()("round", int{turn.before.round})("turn", int{turn.before.turn}).key("game");
        Code::write_state(turn.before, text);
        text.key("outcome");
        Code::write_outcome(turn.before, turn.outcome, text);
        text.end_object();
      }
    }
    text.end_array();
  });
}

constexpr std::array<Method, 2> kReviewMethods = {{{"map", map}, {"turns", turns}}};

}  // namespace

std::span<const Method> review_methods() { return kReviewMethods; }

}  // namespace cifra::the_number::page
