#include "record/write.h"

#include "base/json_text.h"

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

void write(JsonText& text, int number) { text.value(number); }
void write(JsonText& text, const std::string& name) { text.value(name); }

void write(JsonText& text, const Written& written) {
  if (written.kind != Written::Kind::kNumber) {
    text.null();
  } else {
    text.value(written.number.text());
  }
}

void write(JsonText& text, const nmbr9::Placement& p) {
  text.begin_object()("x", p.x)("y", p.y)("level", p.level)("rotation", p.rotation).end_object();
}

void write(JsonText& text, const std::optional<Commitment>& commitment) {
  if (!commitment) {
    text.null();
  } else {
    text.begin_object()("salt", commitment->salt)("sha256", commitment->sha256).end_object();
  }
}

void write(JsonText& text, const StandIn& s) {
  text.begin_object()("seat", s.seat);
  text.key("from").begin_array().value(s.from[0]).value(s.from[1]).end_array();
  text.key("to").begin_array().value(s.to[0]).value(s.to[1]).end_array();
  text("bot", s.bot).end_object();
}

template <class T>
void write(JsonText& text, const std::vector<T>& list);

void write_list(JsonText& text, const auto& list) {
  text.begin_array();
  for (const auto& item : list) write(text, item);
  text.end_array();
}

template <class T>
void write(JsonText& text, const std::vector<T>& list) {
  write_list(text, list);
}

void write_game(JsonText& text, const TheNumberGame& game) {
  text.key("options").begin_object();
  text("slips", game.options.slips == the_number::Slips::kReject ? "reject" : "void");
  write_list(text.key("bonuses"), game.options.bonuses);
  text("rounds", game.options.rounds).end_object();
  write_list(text.key("rounds"), game.rounds);
}

void write_game(JsonText& text, const Nmbr9Game& game) {
  if (game.names_variant) text("variant", game.variant.text());
  write_list(text.key("deck"), game.deck.cards());
  write_list(text.key("placements"), game.placements);
}

void write_fair(JsonText& text, const Fair& fair, bool has_turns) {
  text.begin_object()("table", fair.table);
  if (fair.deck) {
    const Commitment& commitment = fair.deck->commitment;
    text.key("deck").begin_object()("seed", fair.deck->seed);
    text("salt", commitment.salt)("sha256", commitment.sha256).end_object();
  }
  text.key("choices").begin_array();
  for (const auto& round : fair.choices) has_turns ? write_list(text, round) : write_list(text, round[0]);
  text.end_array().end_object();
}

}  // namespace

std::string write_record(const Record& record) { return write_record(record, record.fair ? &*record.fair : nullptr); }

std::string write_record(const Record& record, const Fair* fair) {
  const bool has_turns = std::holds_alternative<TheNumberGame>(record.game);
  std::string out;
  JsonText text(out);
  text.begin_object()("game", has_turns ? the_number::Game::kName : nmbr9::Game::kName);
  write_list(text.key("players"), record.players);
  std::visit([&](const auto& game) { write_game(text, game); }, record.game);
  if (fair != nullptr) write_fair(text.key("fair"), *fair, has_turns);
  if (!record.stand_ins.empty()) write_list(text.key("stand_ins"), record.stand_ins);
  text.end_object();
  return out;
}

}  // namespace cifra::record
