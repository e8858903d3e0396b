#include "game/registry.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace cifra::game {

const GameType* find_game_type(std::string_view name) {
  const auto found = std::ranges::find(game_types(), name, &GameType::name);
  return found == game_types().end() ? nullptr : *found;
}

const GameType* daily_game() {
  const auto found = std::ranges::find_if(game_types(), &GameType::is_daily);
  return found == game_types().end() ? nullptr : *found;
}

Result<const GameType*> game_type(std::string_view name) {
  if (const GameType* type = find_game_type(name)) return type;
  std::string message = "there is no game '" + std::string(name) + "'; choose";
  for (const GameType* type : game_types()) {
    message.append(type == game_types().front() ? " " : type == game_types().back() ? " or " : ", ");
    message.append(type->name());
  }
  return fail("bad_game", "game", std::move(message));
}

void write_game_types(JsonText& text) {
  text.begin_array();
  for (const GameType* type : game_types()) {
    text.begin_object()("game", type->name())("min_seats", type->min_seats())("max_seats", type->max_seats());
    text.key("bots").begin_array();
    const std::vector<BotLevel> bots = type->offered_bots();
    for (const BotLevel& bot : bots) text.value(bot.name);
    text.end_array().key("points").begin_object();
    for (const BotLevel& bot : bots) {
      if (bot.mean_score) text(bot.name, *bot.mean_score);
    }
    text.end_object();
    if (const auto options = type->complete(nullptr)) text.key("options").raw(json::serialize(*options));
    text.end_object();
  }
  text.end_array();
}

Result<std::vector<std::string>> parse_bots(const GameType& type, std::string_view text) {
  std::vector<std::string> names;
  for (bool more = !text.empty(); more;) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string name(text.substr(0, comma));
    if (!type.has_bot(name)) {
      std::string message = "there is no bot '" + name + "' for " + std::string(type.name()) + "; choose from:";
      for (const BotLevel& level : type.bots()) message.append(" ").append(level.name);
      return fail("bad_bots", "bots", std::move(message));
    }
    names.push_back(name);
    more = comma < text.size();
    text.remove_prefix(more ? comma + 1 : comma);
  }
  return names;
}

namespace {

// The table that has the asset; null if no game has it.
AssetTable* table_of(std::string_view name) {
  for (const GameType* type : game_types()) {
    AssetTable* const assets = type->assets();
    if (assets != nullptr && assets->has(name)) return assets;
  }
  return nullptr;
}

}  // namespace

std::span<const unsigned char> asset_bytes(std::string_view name) {
  const AssetTable* const table = table_of(name);
  return table == nullptr ? std::span<const unsigned char>() : table->bytes(name);
}

unsigned char* asset_room(std::string_view name, std::size_t size) {
  AssetTable* const table = table_of(name);
  return table == nullptr ? nullptr : table->room_for(name, size);
}

}  // namespace cifra::game
