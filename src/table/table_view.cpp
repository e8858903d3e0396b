// Table: views, what anybody may see of it.
#include <algorithm>
#include <array>
#include <utility>

#include "record/fair.h"
#include "record/write.h"
#include "table/table.h"

namespace cifra::table {

std::string_view word(Phase phase) {
  constexpr std::array<std::string_view, 4> kWords = {"open", "playing", "finished", "closed"};
  return kWords[static_cast<std::size_t>(phase)];
}

std::optional<int> Table::seat_of(std::string_view player) const {
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (!player.empty() && at(seat).player == player) return seat;
  }
  return std::nullopt;
}

std::optional<int> Table::host() const {
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (at(seat).is_person()) return seat;
  }
  return std::nullopt;
}

bool Table::must_act(int seat) const {
  return phase_ == Phase::kPlaying && game_->must_act().has(seat) && !game_->acted().has(seat) &&
         !pending_[static_cast<std::size_t>(seat)].missed;
}

int Table::chosen_turns(int seat) const {
  const auto resolved = static_cast<int>(turns_.size());
  return phase_ == Phase::kPlaying && game_->acted().has(seat) ? resolved + 1 : resolved;
}

std::int64_t Table::clock_from_ms() const {
  if (turns_.empty()) return turn_began_ms_;
  const auto showing = game::find_game_type(settings_.game)->showing(static_cast<int>(seats_.size()));
  return turn_began_ms_ + showing.count();
}

int Table::place(int seat) const {
  int place = 1;
  for (int other = 0; other < static_cast<int>(seats_.size()); ++other) place += score(other) > score(seat) ? 1 : 0;
  return place;
}

bool Table::had_stand_in(int seat) const {
  return std::ranges::find(stand_ins_, seat, &record::StandIn::seat) != stand_ins_.end();
}

std::optional<std::int64_t> Table::deadline_ms() const {
  if (phase_ != Phase::kPlaying) return std::nullopt;
  std::optional<std::int64_t> deadline;
  const std::int64_t from = clock_from_ms();
  const std::int64_t amount = settings_.clock.amount;
  if (settings_.clock.unit == Clock::Unit::kSeconds) deadline = from + amount * 1000;
  if (settings_.clock.unit == Clock::Unit::kDays) deadline = from + amount * 86'400'000;
  if (!hurried_ms_) return deadline;
  const std::int64_t minute = std::max(from, *hurried_ms_) + kHurryMs;
  return deadline ? std::min(*deadline, minute) : minute;
}

std::vector<Table::WaitingBot> Table::waiting_bots() const {
  std::vector<WaitingBot> waiting;
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (must_act(seat) && !bot_at(seat).empty()) waiting.push_back({seat, bot_at(seat)});
  }
  return waiting;
}

std::function<std::string(Rng&, const Stop&)> Table::bot_work(int seat, std::string_view level,
                                                              const Listener<std::string>& listener) const {
  if (!is_seat(seat) || !must_act(seat)) return nullptr;
  return game_->bot_work(seat, level, listener);
}

void Table::append_state(std::string& out) const {
  JsonText text(out);
  text.begin_object()("code", code_)("phase", word(phase_)).key("settings").raw(settings_text_);
  if (const auto first = host()) text("host", *first);
  text.key("seats").begin_array();
  for (int i = 0; i < static_cast<int>(seats_.size()); ++i) {
    text.begin_object()("name", at(i).name);
    if (!at(i).is_person()) text("bot", at(i).bot);
    if (at(i).left) text("left", true);
    if (!at(i).stand_in.empty()) text("stand_in", at(i).stand_in);
    if (!at(i).wishes.empty()) {
      text.key("wishes").begin_array();
      for (const int by : at(i).wishes) text.value(by);
      text.end_array();
    }
    if (phase_ == Phase::kPlaying) {
      text("must_act", must_act(i));
      if (game_->acted().has(i)) text("sha256", pending_[static_cast<std::size_t>(i)].sha256);
    }
    text.end_object();
  }
  text.end_array();
  if (game_) write_game(text);
  if (!next_table_.empty()) {
    text("rematch", next_table_).key("rematch_by").begin_array();
    for (const int seat : rematch_by_) text.value(seat);
    text.end_array();
  }
  if (phase_ == Phase::kClosed) text("closed", closed_because_);
  text.end_object();
}

void Table::write_game(JsonText& text) const {
  const game::Moment now = game_->moment();
  text("round", now.round)("turn", now.turn);
  if (const auto deadline = deadline_ms()) text("deadline", *deadline)("clock_from", clock_from_ms());
  if (hurried_by_ >= 0) text("hurried_by", hurried_by_);
  if (fair_.deck) {
    text.key("deck").begin_object();
    if (game_->finished()) text("seed", seed_)("salt", seed_salt_);
    text("sha256", fair_.deck->commitment.sha256).end_object();
  }
  if (day_) text("day", *day_);
  if (!group_.empty()) text("group", group_);
  if (released_ >= 0) text("released", released_);
  if (fair_.shuffle && game_->finished()) text("shuffle", *fair_.shuffle);
  if (from_) text.key("from").begin_object()("round", from_->round)("turn", from_->turn).end_object();
  if (!help_.empty()) {
    text.key("help").begin_array();
    for (const record::Help& one : help_) {
      text.begin_object()("seat", one.seat)("round", one.moment.round)("turn", one.moment.turn).end_object();
    }
    text.end_array();
  }
  text.key("game");
  game_->write_state(text);
  if (!game_->finished()) return;
  text.key("winners").begin_array();
  for (int i = 0; i < static_cast<int>(seats_.size()); ++i) {
    if (game_->standings().winners.has(i)) text.value(i);
  }
  text.end_array();
}

void Table::append_you(std::string& out, int seat) const {
  JsonText text(out);
  if (!is_seat(seat)) {
    text.null();
    return;
  }
  text.begin_object()("seat", seat);
  if (game_) {
    if (const auto choice = game_->choice_of(seat)) text("choice", *choice);
  }
  text.end_object();
}

Result<record::Record> Table::record_without_proof() const {
  if (!game_ || !game_->finished()) return fail("not_finished", "", "the game is not finished");
  record::Record record;
  for (const Seat& seat : seats_) record.players.push_back(seat.name);
  record.game = game_->record();
  record.stand_ins = stand_ins_;
  record.help = help_;
  record.from = from_;
  return record;
}

Result<record::Record> Table::record() const {
  auto record = record_without_proof();
  if (record) record->fair = fair_;
  return record;
}

Result<std::string> Table::record_text() const {
  const auto record = record_without_proof();
  if (!record) return std::unexpected(record.error());
  return record::write_record(*record, &fair_);
}

}  // namespace cifra::table
