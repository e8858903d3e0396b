#include "record/read.h"

#include <algorithm>
#include <cstddef>

#include "base/text.h"
#include "record/node.h"
#include "record/read_fair.h"

namespace cifra::record {
namespace {

using Status = Result<void>;

// The elements of an array, each read by `read(node) -> Result<T>`.
template <class T, class Read>
Result<std::vector<T>> read_list(const Node& node, Read&& read) {
  std::vector<T> list;
  list.reserve(node.elements()->size());
  for (std::size_t i = 0; i < node.elements()->size(); ++i) {
    const Node element = node[i];
    auto item = read(element, i);
    if (!item) return std::unexpected(std::move(item.error()));
    list.push_back(std::move(*item));
  }
  return list;
}

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

Result<the_number::Options> read_options_at(const Node& node) {
  the_number::Options options;
  if (!node.present()) return options;
  if (!node.is_object()) return node.bad("options must be an object");
  if (const Node slips = node["slips"]; slips.present()) {
    const bool reject = slips.text() != nullptr && *slips.text() == "reject";
    if (!reject && (slips.text() == nullptr || *slips.text() != "void"))
      return slips.bad("slips is \"void\" or \"reject\"");
    options.slips = reject ? the_number::Slips::kReject : the_number::Slips::kVoid;
  }
  if (const Node bonuses = node["bonuses"]; bonuses.present()) {
    if (bonuses.elements() == nullptr || bonuses.elements()->size() != the_number::kTurns) {
      return bonuses.bad("bonuses must be a list of five integers");
    }
    for (std::size_t turn = 0; turn < the_number::kTurns; ++turn) {
      const Node bonus = bonuses[turn];
      const auto value = bonus.integer(0, the_number::kMaxBonus);
      if (!value) return bonus.bad("a bonus is an integer from 0 to 99");
      options.bonuses[turn] = static_cast<std::uint8_t>(*value);
    }
  }
  if (const Node rounds = node["rounds"]; rounds.present()) {
    const auto value = rounds.integer(1, the_number::kMaxRounds);
    if (!value) return rounds.bad("rounds is an integer from 1 to 9");
    options.rounds = static_cast<std::uint8_t>(*value);
  }
  return options;
}

Written read_written(const Node& node) {
  if (node.is_null()) return {};
  const auto number = node.text() != nullptr ? the_number::Number::parse(*node.text()) : std::nullopt;
  return number ? Written{Written::Kind::kNumber, *number} : Written{Written::Kind::kBad, {}};
}

Result<TheNumberRound> read_round(const Node& node, std::size_t players) {
  if (node.elements() == nullptr) return node.bad("a round must be a list of turns");
  return read_list<TheNumberTurn>(node, [&](const Node& turn, std::size_t index) -> Result<TheNumberTurn> {
    if (index >= the_number::kTurns) return turn.bad("a round has at most five turns");
    if (turn.elements() == nullptr || turn.elements()->size() != players) {
      return turn.bad("a turn must be a list with one entry for every player");
    }
    return read_list<Written>(turn,
                              [](const Node& entry, std::size_t) -> Result<Written> { return read_written(entry); });
  });
}

Result<TheNumberGame> read_the_number(const Node& root, std::size_t players) {
  TheNumberGame game;
  auto options = read_options_at(root["options"]);
  if (!options) return std::unexpected(std::move(options.error()));
  game.options = *options;
  const Node rounds = root["rounds"];
  if (rounds.elements() == nullptr) return rounds.bad("rounds must be a list of rounds");
  std::size_t turns_before = the_number::kTurns;
  auto list = read_list<TheNumberRound>(rounds, [&](const Node& node, std::size_t index) -> Result<TheNumberRound> {
    if (index >= game.options.rounds)
      return node.bad("the game has only " + std::to_string(game.options.rounds) + " rounds");
    if (turns_before < the_number::kTurns) return node.bad("a round can only follow a complete one");
    auto round = read_round(node, players);
    if (round) turns_before = round->size();
    return round;
  });
  if (!list) return std::unexpected(std::move(list.error()));
  game.rounds = std::move(*list);
  return game;
}

Status read_deck(const Node& node, Nmbr9Game& game) {
  if (node.elements() == nullptr) return node.bad("deck must be a list of numbers");
  for (std::size_t i = 0; i < node.elements()->size(); ++i) {
    const Node card = node[i];
    if (i >= game.variant.cards) return card.bad("the deck has only " + std::to_string(game.variant.cards) + " cards");
    const auto number = card.integer(0, game.variant.highest);
    if (!number) return card.bad("a card is an integer from 0 to " + std::to_string(game.variant.highest));
    if (!nmbr9::may_follow(game.variant, game.deck, *number)) {
      return card.bad("there are only " + std::to_string(game.variant.copies) + " cards of each number");
    }
    game.deck.add(*number);
  }
  return {};
}

Result<nmbr9::Placement> read_placement(const Node& node) {
  if (!node.is_object()) return node.bad("a placement must be an object with x, y, level and rotation");
  const Node x = node["x"];
  const Node y = node["y"];
  const Node level = node["level"];
  const Node rotation = node["rotation"];
  const auto x_value = x.integer(-nmbr9::kMaxCoordinate, nmbr9::kMaxCoordinate);
  const auto y_value = y.integer(-nmbr9::kMaxCoordinate, nmbr9::kMaxCoordinate);
  const auto level_value = level.integer(0, nmbr9::kMaxLevel);
  const auto rotation_value = rotation.integer(0, nmbr9::kRotations - 1);
  if (!x_value) return x.bad("x is an integer from -1000 to 1000");
  if (!y_value) return y.bad("y is an integer from -1000 to 1000");
  if (!level_value) return level.bad("level is an integer from 0 to 1000");
  if (!rotation_value) return rotation.bad("rotation is 0, 1, 2 or 3");
  return nmbr9::Placement{static_cast<std::int16_t>(*x_value), static_cast<std::int16_t>(*y_value),
                          static_cast<std::uint16_t>(*level_value), static_cast<std::uint8_t>(*rotation_value)};
}

Result<Nmbr9Game> read_nmbr9(const Node& root, std::size_t players) {
  Nmbr9Game game;
  if (const Node variant = root["variant"]; variant.present()) {
    const auto parsed = variant.text() != nullptr ? nmbr9::Variant::parse(*variant.text()) : std::nullopt;
    if (!parsed) return variant.bad(std::string(nmbr9::kVariantForm));
    game.variant = *parsed;
    game.names_variant = true;
  }
  if (auto deck = read_deck(root["deck"], game); !deck) return std::unexpected(std::move(deck.error()));
  const Node placements = root["placements"];
  if (placements.elements() == nullptr) return placements.bad("placements must be a list of rounds");
  using Round = std::vector<nmbr9::Placement>;
  auto list = read_list<Round>(placements, [&](const Node& node, std::size_t index) -> Result<Round> {
    if (index >= game.deck.size()) return node.bad("there is no card in the deck for this round");
    if (node.elements() == nullptr || node.elements()->size() != players) {
      return node.bad("a round must be a list with one placement for every player");
    }
    return read_list<nmbr9::Placement>(node, [](const Node& entry, std::size_t) { return read_placement(entry); });
  });
  if (!list) return std::unexpected(std::move(list.error()));
  game.placements = std::move(*list);
  return game;
}

// How many turns each round has in the lists of choices: NMBR 9 counts as one.
std::vector<std::size_t> turns_of(const Record& record) {
  std::vector<std::size_t> turns;
  if (const auto* game = std::get_if<TheNumberGame>(&record.game)) {
    for (const TheNumberRound& round : game->rounds) turns.push_back(round.size());
  } else {
    turns.assign(std::get<Nmbr9Game>(record.game).placements.size(), 1);
  }
  return turns;
}

template <class G, class Read>
Status read_game(const Node& root, Record& record, Read&& read) {
  auto players = read_players(root["players"], G::kMinSeats, G::kMaxSeats);
  if (!players) return std::unexpected(std::move(players.error()));
  record.players = std::move(*players);
  auto game = read(root, record.players.size());
  if (!game) return std::unexpected(std::move(game.error()));
  record.game = std::move(*game);
  return {};
}

}  // namespace

Result<the_number::Options> read_options(const json::value& options) {
  return read_options_at(Node(options.is_null() ? nullptr : &options));
}

Result<Record> read_record(std::string_view text) {
  const auto value = parse_json(text, kBadRecord);
  if (!value) return std::unexpected(value.error());
  const Node root(&*value);
  if (!root.is_object()) return root.bad("a record must be a JSON object");

  Record record;
  const Node game = root["game"];
  const std::string_view name = game.text() != nullptr ? std::string_view(*game.text()) : std::string_view();
  Status status;
  if (name == the_number::Game::kName) {
    status = read_game<the_number::Game>(root, record, read_the_number);
  } else if (name == nmbr9::Game::kName) {
    status = read_game<nmbr9::Game>(root, record, read_nmbr9);
  } else {
    return game.bad("game must be \"the-number\" or \"nmbr9\"");
  }
  if (!status) return std::unexpected(std::move(status.error()));

  const bool has_turns = std::holds_alternative<TheNumberGame>(record.game);
  auto fair = read_fair(root["fair"], turns_of(record), record.players.size(), has_turns);
  if (!fair) return std::unexpected(std::move(fair.error()));
  record.fair = std::move(*fair);
  auto stand_ins = read_stand_ins(root["stand_ins"], record.players.size());
  if (!stand_ins) return std::unexpected(std::move(stand_ins.error()));
  record.stand_ins = std::move(*stand_ins);
  return record;
}

}  // namespace cifra::record
