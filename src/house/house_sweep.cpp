// House: what happens every few seconds, that is clocks of tables that nobody has in memory, news that got lost, and
// tidying up.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "house/house.h"
#include "house/numbered.h"
#include "house/ratings.h"
#include "house/secrets.h"

namespace cifra::house {
namespace {

using table::Changes;
using table::Table;

constexpr std::int64_t kSweepMs = 2000;
constexpr std::uint64_t kNewsEvery = 2;      // sweeps
constexpr std::uint64_t kSeenEvery = 10;     // sweeps: 20 seconds
constexpr std::uint64_t kForgetEvery = 5;    // sweeps
constexpr std::uint64_t kExpireEvery = 150;  // sweeps: 5 minutes
constexpr int kMostAtOnce = 200;
constexpr std::int64_t kNewsMayBeLate = 1000;

}  // namespace

void House::sweep_again() {
  loop_.after(kSweepMs, [this] {
    if (closing_) return;
    sweep();
    sweep_again();
  });
}

void House::sweep() {
  const std::uint64_t number = sweeps_++;
  // A table in memory has a timer of its own, and gets a moment to be first.
  worker_.ask<std::vector<std::string>>(
      [before = loop_.now_ms() - kSweepMs](store::Store& s) { return s.due_tables(before, kMostAtOnce); },
      [this](const Result<std::vector<std::string>>& due) {
        if (!due) return;
        for (const std::string& id : *due) {
          live_table(id).submit({[this](const Table& t) { return t.tick(loop_.now_ms(), new_salt); },
                                 [](const Result<void>&, const Table*) {}});
        }
      });
  jobs_.look_all();
  if (worker_.shared()) look_for_person_news();
  if (worker_.shared() && number % kNewsEvery == 0) look_for_news();
  if (number % kForgetEvery == 0) {
    const std::int64_t before = loop_.steady_ms() - options_.unload_ms;
    std::erase_if(live_tables_, [&](const auto& entry) { return entry.second->forget(before); });
  }
  if (number % kExpireEvery == 0) {
    look_at_clock();
    daily_.sweep();
    count_rated_games();
  }
}

// Tokens that ended and names that changed on other nodes. Numbers are given out before what they stand for is written,
// so an older one may appear after a newer one: the last thousand are looked at again.
void House::look_for_person_news() {
  if (!last_person_news_) {
    worker_.ask<std::int64_t>([](store::Store& s) { return s.last_person_news(); },
                              [this](const Result<std::int64_t>& last) {
                                if (last && !last_person_news_) last_person_news_ = *last;
                              });
    return;
  }
  worker_.ask<std::vector<store::Store::PersonNews>>(
      [from = *last_person_news_ - kNewsMayBeLate](store::Store& s) { return s.person_news(from); },
      [this](const Result<std::vector<store::Store::PersonNews>>& news) {
        if (!news) return;
        for (const auto& [number, player] : *news) {
          if (!person_news_seen_.insert(number).second) continue;
          people_.changed(player);
          check_tokens(player);
          last_person_news_ = std::max(*last_person_news_, number);
        }
        std::erase_if(person_news_seen_,
                      [this](std::int64_t number) { return number < *last_person_news_ - kNewsMayBeLate; });
      });
}

// Ends connections whose token is not there any more.
void House::check_tokens(const std::string& player) {
  const auto is_theirs = [&](const auto& entry) { return entry.second->player() == player; };
  if (std::ranges::none_of(clients_, is_theirs)) return;
  worker_.ask<std::vector<std::string>>([player](store::Store& s) { return s.tokens_of(player); },
                                        [this, player](const Result<std::vector<std::string>>& tokens) {
                                          if (!tokens) return;
                                          for (const auto& [number, client] : clients_) {
                                            if (client->player() != player) continue;
                                            if (!People::is_among(client->token_tag(), *tokens)) {
                                              client->end(kSessionEnded, "this session was ended");
                                            }
                                          }
                                        });
}

// News of other nodes is a hint that may be lost: where somebody watches, the log is asked. Who is with us, the others
// read in the store.
void House::look_for_news() {
  std::vector<std::string> watched;
  for (const auto& [id, live] : live_tables_) {
    if (live->is_watched()) watched.push_back(id);
  }
  if (watched.empty()) return;
  worker_.ask<std::vector<std::int64_t>>([watched](store::Store& s) { return s.versions(watched); },
                                         [this, watched](const Result<std::vector<std::int64_t>>& versions) {
                                           if (!versions || versions->size() != watched.size()) return;
                                           for (std::size_t i = 0; i < watched.size(); ++i) {
                                             if (LiveTable* live = find_live_table(watched[i]))
                                               live->hear((*versions)[i]);
                                           }
                                         });
  std::vector<std::string> ours;
  std::vector<std::pair<std::string, std::string>> theirs;  // table, player
  for (const std::string& id : watched) find_live_table(id)->sort_people(ours, theirs);
  if (!ours.empty() && sweeps_ % kSeenEvery == 1) {
    worker_.ask<void>([ours, now = loop_.now_ms()](store::Store& s) { return s.see_players(ours, now); },
                      [](const Result<void>&) {});
  }
  if (theirs.empty()) return;
  std::vector<std::string> players;
  for (const auto& [table, player] : theirs) players.push_back(player);
  worker_.ask<std::vector<std::int64_t>>([players](store::Store& s) { return s.seen(players); },
                                         [this, theirs](const Result<std::vector<std::int64_t>>& seen) {
                                           if (!seen || seen->size() != theirs.size()) return;
                                           for (std::size_t i = 0; i < theirs.size(); ++i) {
                                             LiveTable* live = find_live_table(theirs[i].first);
                                             if (live == nullptr || (*seen)[i] == 0) continue;
                                             const std::int64_t ago =
                                                 std::max(loop_.now_ms() - (*seen)[i], std::int64_t{0});
                                             live->seen_elsewhere(theirs[i].second, loop_.steady_ms() - ago);
                                           }
                                         });
}

// At once where a game ends; here what another node left behind.
void House::count_rated_games() {
  worker_.ask<void>([](store::Store& s) { return count_games(s); }, [](const Result<void>&) {});
}

void House::keep_shuffle_of(const Table& table) {
  worker_.ask<void>([id = table.id(), scores = shuffle_scores(table),
                     now = loop_.now_ms()](store::Store& s) { return keep_shuffle(s, id, scores, now); },
                    [](const Result<void>&) {});
}

void House::look_at_clock() {
  worker_.ask<std::optional<std::int64_t>>(
      [](store::Store& s) { return s.trusted_ms(); },
      [this](const Result<std::optional<std::int64_t>>& trusted) {
        if (!trusted || !clock_trust_.look(loop_.now_ms(), loop_.steady_ms(), *trusted)) return;
        worker_.ask<void>([now = loop_.now_ms()](store::Store& s) { return s.set_trusted_ms(now); },
                          [](const Result<void>&) {});
        daily_.believe();
        close_idle();
      });
}

void House::close_idle() {
  const std::int64_t now = loop_.now_ms();
  const Expiry& expiry = options_.expiry;
  const std::vector<std::pair<std::string, std::int64_t>> phases = {
      {"open", expiry.open_table_h}, {"playing", expiry.playing_table_h}, {"finished", expiry.finished_table_h}};
  for (const auto& [phase, hours] : phases) {
    const std::int64_t before = now - hours * kHourMs;
    worker_.ask<std::vector<std::string>>(
        [phase, before](store::Store& s) { return s.idle_tables(phase, before, kMostAtOnce); },
        [this, phase](const Result<std::vector<std::string>>& idle) {
          if (!idle) return;
          for (const std::string& id : *idle) {
            live_table(id).submit({[phase](const Table& t) -> Result<Changes> {
                                     // Somebody came while this was on its way; or there are days on the clock.
                                     if (table::word(t.phase()) != phase || t.deadline_ms()) return Changes{};
                                     return t.close(phase == "finished" ? "over" : "idle");
                                   },
                                   [](const Result<void>&, const Table*) {}});
          }
        });
  }
  worker_.ask<store::Store::Expired>(
      [now, expiry](store::Store& s) {
        return s.expire(now - expiry.closed_table_h * kHourMs, now - expiry.record_h * kHourMs, kMostAtOnce);
      },
      [](const Result<store::Store::Expired>&) {});
  worker_.ask<int>([before = now - expiry.record_h * kHourMs](
                       store::Store& s) { return s.expire_uncounted_games(before, kMostAtOnce); },
                   [](const Result<int>&) {});
  worker_.ask<int>(
      [before = now - expiry.review_h * kHourMs](store::Store& s) { return s.expire_jobs(before, kMostAtOnce); },
      [](const Result<int>&) {});
  worker_.ask<int>(
      [before = now - expiry.group_h * kHourMs](store::Store& s) { return s.expire_groups(before, kMostAtOnce); },
      [](const Result<int>&) {});
  worker_.ask<int>(
      [before = now - expiry.record_h * kHourMs](store::Store& s) { return s.expire_shuffles(before, kMostAtOnce); },
      [](const Result<int>&) {});
  if (const auto today = daily_.today()) {
    const int before =
        *today - static_cast<int>(std::min<std::int64_t>(expiry.record_h * kHourMs / Daily::kDayMs, *today));
    worker_.ask<int>([before](store::Store& s) { return s.expire_days(before, kMostAtOnce); },
                     [](const Result<int>&) {});
  }
  worker_.ask<std::vector<std::string>>(
      [before = now - expiry.guest_h * kHourMs](store::Store& s) { return s.idle_guests(before, kMostAtOnce); },
      [this](const Result<std::vector<std::string>>& guests) {
        if (!guests) return;
        for (const std::string& guest : *guests) forget(guest, [](const Result<void>&) {});
      });
}

}  // namespace cifra::house
