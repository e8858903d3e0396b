#include "record/write.h"

#include <utility>

namespace cifra::record {

json::value to_json(const the_number::Options& options) {
  const json::array bonuses(options.bonuses.begin(), options.bonuses.end());
  return {{"slips", options.slips == the_number::Slips::kReject ? "reject" : "void"},
          {"bonuses", bonuses},
          {"rounds", options.rounds}};
}

json::value to_json(const nmbr9::Placement& p) {
  return {{"x", p.x}, {"y", p.y}, {"level", p.level}, {"rotation", p.rotation}};
}

namespace {

using record::to_json;

json::value to_json(const Written& written) {
  if (written.kind != Written::Kind::kNumber) return nullptr;
  return json::value(written.number.text());
}

json::value to_json(const std::optional<Commitment>& commitment) {
  if (!commitment) return nullptr;
  return {{"salt", commitment->salt}, {"sha256", commitment->sha256}};
}

template <class T>
json::value to_json(const std::vector<T>& list) {
  json::array array;
  for (const T& item : list) array.push_back(to_json(item));
  return array;
}

void add_game(json::object& object, const TheNumberGame& game) {
  object["options"] = to_json(game.options);
  object["rounds"] = to_json(game.rounds);
}

void add_game(json::object& object, const Nmbr9Game& game) {
  if (game.names_variant) object["variant"] = game.variant.text();
  object["deck"] = json::array(game.deck.cards().begin(), game.deck.cards().end());
  object["placements"] = to_json(game.placements);
}

json::object fair_to_json(const Fair& fair, bool has_turns) {
  json::object object{{"table", fair.table}};
  if (fair.deck) {
    object["deck"] = {
        {"seed", fair.deck->seed}, {"salt", fair.deck->commitment.salt}, {"sha256", fair.deck->commitment.sha256}};
  }
  json::array choices;
  for (const auto& round : fair.choices) choices.push_back(has_turns ? to_json(round) : to_json(round[0]));
  object["choices"] = std::move(choices);
  return object;
}

}  // namespace

std::string write_record(const Record& record) {
  const bool has_turns = std::holds_alternative<TheNumberGame>(record.game);
  json::object object;
  object["game"] = has_turns ? the_number::Game::kName : nmbr9::Game::kName;
  object["players"] = json::array(record.players.begin(), record.players.end());
  std::visit([&](const auto& game) { add_game(object, game); }, record.game);
  if (record.fair) object["fair"] = fair_to_json(*record.fair, has_turns);
  if (!record.stand_ins.empty()) {
    json::array list;
    for (const StandIn& s : record.stand_ins) {
      list.push_back({{"seat", s.seat}, {"from", {s.from[0], s.from[1]}}, {"to", {s.to[0], s.to[1]}}, {"bot", s.bot}});
    }
    object["stand_ins"] = std::move(list);
  }
  return json::serialize(object);
}

}  // namespace cifra::record
