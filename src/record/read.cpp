#include "record/read.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/json_node.h"
#include "base/text.h"
#include "game/registry.h"
#include "record/read_optional.h"

namespace cifra::record {
namespace {

Result<std::vector<std::string>> read_players(const Node& node, int fewest, int most) {
  const std::string how_many = std::to_string(fewest) + " to " + std::to_string(most) + " players";
  if (node.elements() == nullptr) return node.bad("players must be a list of " + how_many);
  const auto count = static_cast<int>(std::min<std::size_t>(node.elements()->size(), 100));
  if (count < fewest || count > most) return node.bad("this game is for " + how_many);
  return read_list<std::string>(node, [](const Node& name, std::size_t) -> Result<std::string> {
    if (name.text() == nullptr) return name.bad("a player's name must be a string");
    if (name.text()->size() > kMaxNameBytes) return name.bad("a player's name has at most 64 bytes");
    return std::string(*name.text());
  });
}

// "game must be "a", "b" or "c""
std::string which_games() {
  const auto types = game::game_types();
  std::string text = "game must be ";
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (i > 0) text += i + 1 == types.size() ? " or " : ", ";
    text.append("\"").append(types[i]->name()).append("\"");
  }
  return text;
}

}  // namespace

Result<Record> read_record(std::string_view text) {
  const auto value = parse_json(text, kBadRecord);
  if (!value) return std::unexpected(value.error());
  const Node root(&*value, kBadRecord);
  if (!root.is_object()) return root.bad("a record must be a JSON object");

  const Node name = root["game"];
  const game::GameType* const type = name.text() != nullptr ? game::find_game_type(*name.text()) : nullptr;
  if (type == nullptr) return name.bad(which_games());
  auto players = read_players(root["players"], type->min_seats(), type->max_seats());
  if (!players) return std::unexpected(std::move(players.error()));
  auto recorded = type->read_record(root, players->size());
  if (!recorded) return std::unexpected(std::move(recorded.error()));
  auto fair = read_fair(root["fair"], (*recorded)->turns(), players->size(), type->has_turns());
  if (!fair) return std::unexpected(std::move(fair.error()));
  auto stand_ins = read_stand_ins(root["stand_ins"], players->size());
  if (!stand_ins) return std::unexpected(std::move(stand_ins.error()));
  auto help = read_help(root["help"], (*recorded)->turns(), players->size());
  if (!help) return std::unexpected(std::move(help.error()));
  const auto from = read_from(root["from"], (*recorded)->turns());
  if (!from) return std::unexpected(from.error());
  return Record{std::move(*players),   std::move(*recorded), std::move(*fair),
                std::move(*stand_ins), std::move(*help),     *from};
}

}  // namespace cifra::record
