// Table: events into state. Nothing here decides; an event that does not fit is refused.
#include <algorithm>
#include <utility>

#include "record/fair.h"
#include "record/shuffle.h"
#include "table/table.h"

namespace cifra::table {
namespace {

std::unexpected<Error> misfit(std::string message) { return fail("bad_event", "", std::move(message)); }

}  // namespace

Result<void> Table::apply(Event event) {
  const bool opens = std::holds_alternative<Opened>(event.what);
  if (opens != (version_ == 0)) return misfit("a table begins by being opened, once");
  if (phase_ == Phase::kClosed && !std::holds_alternative<Forgotten>(event.what)) return misfit("the table is closed");
  auto applied = std::visit([&](auto&& what) { return apply_what(std::forward<decltype(what)>(what), event.at_ms); },
                            std::move(event.what));
  if (applied) ++version_;
  return applied;
}

Result<void> Table::apply_what(const Opened& opened, std::int64_t /*at_ms*/) {
  if (game::find_game_type(opened.settings.game) == nullptr) return misfit("there is no such game");
  settings_ = opened.settings;
  settings_text_ = to_json(settings_);
  code_ = opened.code;
  return {};
}

Result<void> Table::apply_what(const Configured& configured, std::int64_t /*at_ms*/) {
  if (phase_ != Phase::kOpen || game::find_game_type(configured.settings.game) == nullptr)
    return misfit("too late, or no such game");
  settings_ = configured.settings;
  settings_text_ = to_json(settings_);
  return {};
}

Result<void> Table::apply_what(const Sat& sat, std::int64_t /*at_ms*/) {
  if (phase_ != Phase::kOpen || static_cast<int>(seats_.size()) >= game::find_game_type(settings_.game)->max_seats()) {
    return misfit("there is no seat to sit on");
  }
  Seat seat;
  seat.player = sat.player;
  seat.name = sat.name;
  seat.bot = sat.bot;
  seats_.push_back(std::move(seat));
  return {};
}

Result<void> Table::apply_what(const Left& left, std::int64_t /*at_ms*/) {
  if (!is_seat(left.seat)) return misfit("there is no such seat");
  if (phase_ == Phase::kOpen) {
    seats_.erase(seats_.begin() + left.seat);
  } else {
    seats_[static_cast<std::size_t>(left.seat)].left = true;
  }
  return {};
}

Result<void> Table::apply_what(const Started& started, std::int64_t at_ms) {
  if (phase_ != Phase::kOpen) return misfit("the game has started already");
  auto game =
      game::find_game_type(settings_.game)->start(settings_.options, static_cast<int>(seats_.size()), started.seed);
  if (started.shuffle >= 0 && (started.shuffle > record::kMostShuffles ||
                               record::shuffle_seed(settings_.game, started.shuffle) != started.seed)) {
    return misfit("the seed is not that of the shuffle");
  }
  if (!game || started.day >= record::kChainDays) return misfit("the game cannot start like that");
  begin(std::move(game), started.seed, at_ms);
  group_ = started.group;
  released_ = started.released;
  if (started.day >= 0) {
    day_ = started.day;
    fair_.day = record::DayProof{.number = started.day};
    return {};
  }
  if (started.shuffle >= 0) {
    fair_.shuffle = started.shuffle;
    return {};
  }
  seed_salt_ = started.salt;
  fair_.deck = record::DeckCommitment{seed_, {seed_salt_, record::deck_hash(seed_salt_, id_, seed_)}};
  return {};
}

Result<void> Table::apply_what(const Released& released, std::int64_t at_ms) {
  if (phase_ != Phase::kPlaying || released.turns <= released_ || released_ < 0) return misfit("nothing is held back");
  released_ = released.turns;
  resolve_turns(at_ms);
  return {};
}

Result<void> Table::apply_what(const Forked& forked, std::int64_t at_ms) {
  if (phase_ != Phase::kOpen) return misfit("the game has started already");
  auto game = game::find_game_type(settings_.game)
                  ->start_with(settings_.options, static_cast<int>(seats_.size()), forked.dealt, forked.seed);
  if (!game) return misfit("the game cannot go on like that");
  begin(std::move(game), forked.seed, at_ms);
  from_ = game::Moment{forked.round, forked.turn};
  return {};
}

void Table::begin(std::unique_ptr<game::GameInPlay> game, std::string_view seed, std::int64_t at_ms) {
  game_ = std::move(game);
  phase_ = Phase::kPlaying;
  seed_ = seed;
  fair_.table = id_;
  pending_.assign(seats_.size(), {});
  turn_began_ms_ = at_ms;
}

Result<void> Table::apply_what(Chose&& chose, std::int64_t at_ms) {
  if (phase_ != Phase::kPlaying || game_->moment() != game::Moment{chose.round, chose.turn})
    return misfit("not this turn");
  if (!is_seat(chose.seat) || !game_->must_act().has(chose.seat)) return misfit("this seat has nothing to choose");
  const bool recorded = chose.by == kByRecord;
  if (recorded && (!from_ || game_->moment() >= *from_)) return misfit("this turn is played here");
  Pending& pending = pending_[static_cast<std::size_t>(chose.seat)];
  if (!chose.choice.empty()) {
    if (const auto chosen = game_->choose(chose.seat, chose.choice); !chosen) return chosen;
  }
  pending.missed = chose.choice.empty();
  pending.at_zero = chose.by == kByClock;
  pending.recorded = recorded;
  if (!pending.missed && !recorded) {
    pending.sha256 = record::choice_hash(chose.salt, id_, {chose.round, chose.turn}, chose.seat, chose.choice);
  }
  pending.salt = std::move(chose.salt);
  resolve_turns(at_ms);
  return {};
}

Result<void> Table::apply_what(const Helped& helped, std::int64_t /*at_ms*/) {
  const game::Moment moment{helped.round, helped.turn};
  if (phase_ != Phase::kPlaying || game_->moment() != moment) return misfit("not this turn");
  if (!is_seat(helped.seat) || !at(helped.seat).is_person() || !must_act(helped.seat)) {
    return misfit("there is nobody to help");
  }
  if (!help_.empty() && help_.back().moment == moment) return misfit("that was said already");
  help_.push_back({helped.seat, moment});
  return {};
}

Result<void> Table::apply_what(const Hurried& hurried, std::int64_t at_ms) {
  if (phase_ != Phase::kPlaying || game_->moment() != game::Moment{hurried.round, hurried.turn})
    return misfit("not this turn");
  hurried_ms_ = at_ms;
  hurried_by_ = is_seat(hurried.by) ? hurried.by : -1;
  return {};
}

Result<void> Table::apply_what(const StandInWished& wished, std::int64_t /*at_ms*/) {
  if (phase_ != Phase::kPlaying || !is_seat(wished.seat) || !is_seat(wished.by))
    return misfit("nobody to stand in for");
  Seat& seat = seats_[static_cast<std::size_t>(wished.seat)];
  if (!seat.stand_in.empty()) return misfit("somebody stands in already");
  if (std::ranges::find(seat.wishes, wished.by) == seat.wishes.end()) seat.wishes.push_back(wished.by);
  const auto others =
      std::ranges::count_if(seats_, [&](const Seat& s) { return &s != &seat && s.is_person() && !s.left; });
  if (2 * static_cast<std::ptrdiff_t>(seat.wishes.size()) > others) begin_stand_in(wished.seat, wished.bot);
  return {};
}

Result<void> Table::apply_what(const CameBack& back, std::int64_t /*at_ms*/) {
  if (!is_seat(back.seat)) return misfit("there is no such seat");
  if (phase_ == Phase::kPlaying) end_stand_in(back.seat);
  seats_[static_cast<std::size_t>(back.seat)].left = false;
  return {};
}

Result<void> Table::apply_what(const Rematched& rematched, std::int64_t /*at_ms*/) {
  if (phase_ != Phase::kFinished) return misfit("the game is not finished");
  next_table_ = rematched.table;
  ++rematches_;
  rematch_by_.clear();
  return {};
}

Result<void> Table::apply_what(const RematchWanted& wanted, std::int64_t /*at_ms*/) {
  if (phase_ != Phase::kFinished || next_table_.empty() || !is_seat(wanted.seat)) return misfit("there is no rematch");
  rematch_by_.push_back(wanted.seat);
  return {};
}

Result<void> Table::apply_what(const Forgotten& forgotten, std::int64_t /*at_ms*/) {
  if (phase_ == Phase::kOpen || !is_seat(forgotten.seat) || !at(forgotten.seat).is_person()) {
    return misfit("there is nobody to forget");
  }
  Seat& seat = seats_[static_cast<std::size_t>(forgotten.seat)];
  seat.player.clear();
  seat.name = kNameOfNobody;
  seat.left = true;
  if (phase_ == Phase::kPlaying && seat.stand_in.empty() && !forgotten.bot.empty())
    begin_stand_in(forgotten.seat, forgotten.bot);
  return {};
}

Result<void> Table::apply_what(const Closed& closed, std::int64_t /*at_ms*/) {
  phase_ = Phase::kClosed;
  closed_because_ = closed.reason;
  return {};
}

bool Table::turn_is_complete() const {
  if (released_ >= 0 && std::cmp_greater_equal(turns_.size(), released_)) return false;
  for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
    if (must_act(seat)) return false;
  }
  return true;
}

// The turn is resolved with the last choice, and a turn in which nobody has anything to choose at once after it.
void Table::resolve_turns(std::int64_t at_ms) {
  while (phase_ == Phase::kPlaying && turn_is_complete()) {
    const game::Moment now = game_->moment();
    std::vector<std::optional<record::Commitment>> committed(seats_.size());
    std::string out;
    out.reserve(256 * (seats_.size() + 1));
    JsonText text(out);
    text.begin_object()("round", now.round)("turn", now.turn)("version", version_ + 1).key("choices").begin_array();
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
      const auto choice = game_->choice_of(seat);
      if (!choice) {
        text.null();
        continue;
      }
      Pending& pending = pending_[static_cast<std::size_t>(seat)];
      text.begin_object()("choice", *choice);
      if (pending.recorded) {
        text.end_object();
        continue;
      }
      text("salt", pending.salt)("sha256", pending.sha256).end_object();
      committed[static_cast<std::size_t>(seat)] =
          record::Commitment{std::move(pending.salt), std::move(pending.sha256)};
    }
    if (now.turn == 0) fair_.choices.emplace_back();
    fair_.choices.back().push_back(std::move(committed));
    text.end_array();
    if (std::ranges::any_of(pending_, &Pending::at_zero)) {
      text.key("at_zero").begin_array();
      for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        if (pending_[static_cast<std::size_t>(seat)].at_zero) text.value(seat);
      }
      text.end_array();
    }
    text.key("outcome").raw(game_->resolve()).end_object();
    turns_.push_back({version_ + 1, std::string(out)});  // no longer than it must be
    pending_.assign(seats_.size(), {});
    hurried_ms_.reset();
    hurried_by_ = -1;
    turn_began_ms_ = at_ms;
    if (!game_->finished()) continue;
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) end_stand_in(seat);
    phase_ = Phase::kFinished;
  }
}

void Table::begin_stand_in(int seat, const std::string& bot) {
  Seat& there = seats_[static_cast<std::size_t>(seat)];
  const game::Moment now = game_->moment();
  there.stand_in = bot;
  there.wishes.clear();
  stand_ins_.push_back({seat, {now.round, now.turn}, {now.round, now.turn}, bot});
}

void Table::end_stand_in(int seat) {
  Seat& there = seats_[static_cast<std::size_t>(seat)];
  there.wishes.clear();
  if (there.stand_in.empty()) return;
  there.stand_in.clear();
  const game::Moment now = game_->moment();
  const auto of_seat = [seat](const record::StandIn& stand_in) { return stand_in.seat == seat; };
  std::ranges::find_if(stand_ins_.rbegin(), stand_ins_.rend(), of_seat)->to = {now.round, now.turn};
}

}  // namespace cifra::table
