#include "record/write.h"

#include "base/json_text.h"
#include "game/game_type.h"

namespace cifra::record {

namespace {

void write(JsonText& text, const std::string& name) { text.value(name); }

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

void write(JsonText& text, const Help& h) {
  text.begin_object()("seat", h.seat)("round", h.moment.round)("turn", h.moment.turn).end_object();
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

void write_fair(JsonText& text, const Fair& fair, bool has_turns) {
  text.begin_object()("table", fair.table);
  if (fair.deck) {
    const Commitment& commitment = fair.deck->commitment;
    text.key("deck").begin_object()("seed", fair.deck->seed);
    text("salt", commitment.salt)("sha256", commitment.sha256).end_object();
  }
  if (fair.day) {
    text.key("day").begin_object()("number", fair.day->number)("board", fair.day->board());
    if (fair.day->is_open) text("link", hex(fair.day->link))("anchor", hex(fair.day->anchor));
    if (fair.day->is_later) text("later", true);
    text.end_object();
  }
  if (fair.shuffle) text("shuffle", *fair.shuffle);
  text.key("choices").begin_array();
  for (const auto& round : fair.choices) has_turns ? write_list(text, round) : write_list(text, round[0]);
  text.end_array().end_object();
}

}  // namespace

std::string write_record(const Record& record) { return write_record(record, record.fair ? &*record.fair : nullptr); }

std::string write_record(const Record& record, const Fair* fair) {
  const game::GameType& type = record.game->type();
  std::string out;
  JsonText text(out);
  text.begin_object()("game", type.name());
  write_list(text.key("players"), record.players);
  record.game->write(text);
  if (fair != nullptr) write_fair(text.key("fair"), *fair, type.has_turns());
  if (!record.stand_ins.empty()) write_list(text.key("stand_ins"), record.stand_ins);
  if (!record.help.empty()) write_list(text.key("help"), record.help);
  if (record.from) {
    text.key("from").begin_object()("round", record.from->round)("turn", record.from->turn).end_object();
  }
  text.end_object();
  return out;
}

}  // namespace cifra::record
