#include "house/daily.h"

#include <algorithm>
#include <utility>

#include "base/json_text.h"
#include "game/registry.h"
#include "house/review_job.h"
#include "house/sample_game.h"
#include "house/secrets.h"
#include "record/read.h"
#include "record/write.h"
#include "table/table.h"

namespace cifra::house {
namespace {

constexpr int kMostLayouts = 10;
constexpr std::int64_t kFreshMs = 3000;      // a board, while people play
constexpr std::int64_t kSettledMs = 60'000;  // and when the day is open
constexpr std::int64_t kApartMs = 200;       // at least, between two questions for one
constexpr std::size_t kMostBoards = 100;     // in memory
constexpr int kParRank = 2;                  // after everything that people asked for

std::string par_job_id(int day) { return "day-" + std::to_string(day); }

// The review of some game on the day's shuffle has par, and the best layout: a sensible game will do.
Result<store::Job> par_job(const game::GameType& type, const json::value& options, const std::string& seed, int games) {
  auto sample = sample_game(type, options, seed);
  if (!sample) return std::unexpected(std::move(sample.error()));
  record::Record record;
  record.players = {"1"};
  record.game = std::move(*sample);
  auto job = review_job({record::write_record(record), games});
  if (job) job->rank = kParRank;
  return job;
}

// What a finished review says about the day.
std::optional<store::DayReport> report_of(int day, const std::string& review) {
  const auto value = parse_json(review, store::kDamaged);
  if (!value || !value->is_object()) return std::nullopt;
  const json::value* par = value->get_object().if_contains("par");
  const json::value* best = value->get_object().if_contains("best");
  store::DayReport report{day, "", ""};
  if (par != nullptr && par->is_number()) report.par = json::serialize(*par);
  if (best != nullptr && best->is_object()) report.best = json::serialize(*best);
  return report;
}

Result<store::DayReport> read_report(store::Store& store, int day) {
  auto reports = store.day_reports(day, day);
  if (!reports) return std::unexpected(std::move(reports.error()));
  if (!reports->empty()) return std::move(reports->front());
  const auto job = store.job("", par_job_id(day));
  if (!job) return std::unexpected(job.error());
  if (!*job || (*job)->state != store::JobState::kDone) return store::DayReport{day, "", ""};
  const auto report = report_of(day, (*job)->result);
  if (!report) return store::DayReport{day, "", ""};
  if (auto kept = store.set_day_report(*report); !kept) return std::unexpected(std::move(kept.error()));
  return *report;
}

// The layout alone: nothing leads from it to a table or a person who did not agree.
void write_layout(JsonText& text, const store::DayLayout& layout) {
  auto record = record::read_record(layout.record);
  if (!record) return;
  record->players.assign(1, layout.name.empty() ? std::string(table::kNameOfNobody) : layout.name);
  record->fair.reset();
  text.begin_object()("score", layout.score).key("name");
  layout.name.empty() ? text.null() : text.value(layout.name);
  text.key("record").raw(record::write_record(*record)).end_object();
}

Result<Daily::BoardPtr> read_board(store::Store& store, int day, const std::string& name) {
  auto board = std::make_shared<Daily::Board>();
  auto bars = store.day_bars(day, name);
  if (!bars) return std::unexpected(std::move(bars.error()));
  board->bars = std::move(*bars);
  const auto layouts = store.day_layouts(day, name, kMostLayouts);
  if (!layouts) return std::unexpected(layouts.error());
  JsonText text(board->layouts);
  text.begin_array();
  for (const store::DayLayout& layout : *layouts) write_layout(text, layout);
  text.end_array();
  if (name != record::kLiveBoard) return board;
  auto report = read_report(store, day);
  if (!report) return std::unexpected(std::move(report.error()));
  board->par = std::move(report->par);
  board->best = std::move(report->best);
  return board;
}

}  // namespace

Daily::Daily(Loop& loop, store::Worker& worker, Pool& pool, int par_games, std::function<void()> job_added,
             std::function<void(const std::string& anchor)> known)
    : loop_(loop),
      worker_(worker),
      pool_(pool),
      par_games_(par_games),
      job_added_(std::move(job_added)),
      known_(std::move(known)),
      game_(game::daily_game()) {
  if (game_ != nullptr) load();
}

// With many nodes, the secret of the first one is everybody's.
void Daily::load() {
  struct Loaded {
    std::string secret;
    std::optional<std::int64_t> trusted_ms;
  };
  worker_.ask<Loaded>(
      [offered = new_salt()](store::Store& s) -> Result<Loaded> {
        auto secret = s.day_secret(offered);
        if (!secret) return std::unexpected(std::move(secret.error()));
        const auto trusted = s.trusted_ms();
        if (!trusted) return std::unexpected(trusted.error());
        return Loaded{std::move(*secret), *trusted};
      },
      [this](const Result<Loaded>& loaded) {
        if (!loaded) return loop_.after(1000, [this] { load(); });
        const auto secret = record::read_digest(loaded->secret);
        if (!secret) return;  // damaged: there is no game of the day
        chain_.emplace(*secret);
        if (known_) known_(anchor());
        if (!believed_ && loaded->trusted_ms) believed_ = {*loaded->trusted_ms, loop_.steady_ms()};
      });
}

Result<void> Daily::offered() const {
  if (game_ == nullptr) return fail("not_offered", "", "this server has no game of the day");
  if (!chain_) return fail("busy", "", "the server has just started; try again in a moment");
  return {};
}

Result<int> Daily::today() const {
  const std::int64_t since = loop_.now_ms() - kFirstMs;
  if (since < 0 || since >= record::kChainDays * kDayMs) {
    return fail("not_offered", "", "there is no game of the day at this time");
  }
  if (auto good = offered(); !good) return std::unexpected(std::move(good.error()));
  return static_cast<int>(since / kDayMs);
}

Result<int> Daily::day(int number) const {
  const auto now = today();
  if (!now) return now;
  if (number < 0 || number > *now) return fail("not_found", "day", "this day has not begun");
  return number;
}

table::Settings Daily::settings() const {
  table::Settings settings;
  settings.game = game_->name();
  if (auto options = game_->complete(nullptr)) settings.options = std::move(*options);
  return settings;
}

const std::string& Daily::opening(std::string_view board, int day) {
  const Key key(day, board);
  if (const auto there = openings_.find(key); there != openings_.end()) return there->second;
  std::erase_if(openings_, [&](const auto& entry) { return entry.first.first != day; });
  std::string& opening = openings_[key];
  JsonText text(opening);
  const auto game = game_->start(settings().options, 1, seed(board, day));
  if (game) game->write_state(text);
  return opening;
}

bool Daily::is_open(int day) const {
  if (!believed_ || !is_over(day)) return false;
  return believed_->first + (loop_.steady_ms() - believed_->second) >= opens_ms(day);
}

void Daily::believe() { believed_ = {loop_.now_ms(), loop_.steady_ms()}; }

std::string Daily::with_proof(std::string_view record) const {
  auto read = record::read_record(record);
  if (!read || !read->fair || !read->fair->day || !chain_) return std::string(record);
  record::DayProof& day = *read->fair->day;
  if (day.is_open || !is_open(day.number)) return std::string(record);
  day.is_open = true;
  day.link = chain_->link(day.number);
  day.anchor = chain_->anchor();
  return record::write_record(*read);
}

Result<int> Daily::referee(int day, const record::Record& record) const {
  const table::Settings settings = this->settings();
  const std::string seed = this->seed(record::kOfflineBoard, day);
  const auto wrong = [](std::string_view code, std::string_view why) { return fail(code, "record", std::string(why)); };
  if (record.game->type().name() != settings.game || record.game->options() != settings.options) {
    return wrong("wrong_deal", "this is not the game of the day");
  }
  if (record.players.size() != 1) return wrong("wrong_deal", "the game of a day is played alone");
  if (!record.help.empty() || !record.stand_ins.empty() || record.from) {
    return wrong("wrong_deal", "the game of a day is played without help, from its first turn to its last");
  }
  if (!record.game->is_deal_of(seed)) return wrong("wrong_deal", "this is not the shuffle of that day");
  const auto game = game_->start(settings.options, 1, seed);
  if (!game) return wrong("wrong_deal", "this game cannot be played alone");
  const std::vector<std::size_t> turns = record.game->turns();
  while (!game->finished()) {
    const game::Moment moment = game->moment();
    const auto round = static_cast<std::size_t>(moment.round);
    const bool is_there = round < turns.size() && static_cast<std::size_t>(moment.turn) < turns[round];
    const auto choice = is_there ? record.game->choice_at(moment, 0) : std::nullopt;
    if (!choice) return wrong(record::kBadRecord, "the game is not finished");
    if (auto chosen = game->choose(0, *choice); !chosen) {
      chosen.error().at = "record";
      return std::unexpected(std::move(chosen.error()));
    }
    game->resolve();
  }
  return game->standings().scores[0];
}

int Daily::Board::players() const {
  int count = 0;
  for (const store::ScoreBar& bar : bars) count += bar.tries;
  return count;
}

int Daily::Board::better_than(int score) const {
  std::int64_t below = 0;
  for (const store::ScoreBar& bar : bars) below += bar.score < score ? bar.tries : 0;
  return static_cast<int>(100 * below / std::max(players() - 1, 1));
}

// Everybody who looks within some seconds is answered by one question to the store. Who comes after a change waits for
// the next one, and these are never close together, however many finish at once.
void Daily::board(int day, std::string_view name, std::function<void(Result<BoardPtr>)> known) {
  if (boards_.size() >= kMostBoards) {
    std::erase_if(boards_, [](const auto& entry) { return entry.second.waiting.empty() && !entry.second.is_asked; });
  }
  const Key key(day, name);
  Entry& entry = boards_[key];
  const std::int64_t age_ms = entry.board ? loop_.steady_ms() - entry.board->read_ms : kSettledMs;
  if (age_ms < (is_open(day) ? kSettledMs : kFreshMs) && !entry.changed) return known(entry.board);
  entry.waiting.push_back(std::move(known));
  if (std::exchange(entry.is_asked, true)) return;
  if (age_ms >= kApartMs) return ask_for_board(key);
  loop_.after(kApartMs - age_ms, [this, key] { ask_for_board(key); });
}

void Daily::ask_for_board(const Key& key) {
  Entry& entry = boards_[key];
  entry.changed = false;
  worker_.ask<BoardPtr>([key](store::Store& s) { return read_board(s, key.first, key.second); },
                        [this, key, waiting = std::exchange(entry.waiting, {})](const Result<BoardPtr>& board) {
                          Entry& asked = boards_[key];
                          if (board) {
                            auto read = std::make_shared<Board>(**board);
                            read->read_ms = loop_.steady_ms();
                            asked.board = std::move(read);
                          }
                          asked.is_asked = !asked.waiting.empty();
                          if (asked.is_asked) loop_.after(kApartMs, [this, key] { ask_for_board(key); });
                          const Result<BoardPtr> answer = board ? Result<BoardPtr>(asked.board) : board;
                          for (const auto& waits : waiting) waits(answer);
                        });
}

void Daily::board_changed(int day, std::string_view name) {
  const auto there = boards_.find(Key(day, name));
  if (there != boards_.end()) there->second.changed = true;
}

void Daily::want_par(int day) {
  if (par_games_ == 0 || day <= par_wanted_) return;
  par_wanted_ = day;
  pool_.run_next([this, day, options = settings().options, seed = seed(record::kLiveBoard, day)]() -> Pool::Then {
    auto job = par_job(*game_, options, seed, par_games_);
    return [this, day, job = std::move(job)] {
      if (!job) return;
      worker_.ask<void>(
          [day, job = *job, now = loop_.now_ms()](store::Store& s) { return s.add_own_job(par_job_id(day), job, now); },
          [this](const Result<void>& added) {
            if (!added) par_wanted_ = -1;
            if (added) job_added_();
          });
    };
  });
}

void Daily::sweep() {
  const auto now = today();
  if (!now || *now <= par_wanted_ || *now == 0) return;
  board(*now - 1, record::kLiveBoard, [this, day = *now](const Result<BoardPtr>& yesterday) {
    if (yesterday && !(*yesterday)->bars.empty()) want_par(day);
  });
}

}  // namespace cifra::house
