#include "house/recompute.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "house/rated_seats.h"
#include "house/ratings.h"

namespace cifra::house {
namespace {

constexpr int kPage = 500;

struct Computed {
  rating::Rating rating;
  std::int64_t games = 0;
};
using ByRater = std::map<std::string, Computed>;  // or by level

void play(const store::RatedGame& game, bool of_bots, ByRater& all) {
  std::vector<Computed*> who;
  std::vector<rating::Finish> finishes;
  for (const RatedSeat& seat : read_seats(game.seats)) {
    who.push_back(&all[of_bots ? seat.player : seat.rater]);
    finishes.push_back({who.back()->rating, seat.place});
  }
  const auto after = rating::rated(finishes);
  for (std::size_t i = 0; i < who.size(); ++i) {
    who[i]->rating = after[i];
    ++who[i]->games;
  }
}

Result<ByRater> play_all(store::Store& store, League& league) {
  ByRater all;
  store::RatedGame after;
  after.league = league.name;
  after.number = league.is_of_bots ? -2 : 0;
  for (;;) {
    const auto games = store.rated_games(after, kPage);
    if (!games) return std::unexpected(games.error());
    if (games->empty()) return all;
    for (const store::RatedGame& game : *games) play(game, league.is_of_bots, all);
    league.games += static_cast<std::int64_t>(games->size());
    after = games->back();
  }
}

Result<void> add_people(store::Store& store, const ByRater& all, League& league) {
  std::string after;
  for (;;) {
    const auto raters = store.league_raters(league.name, after, kPage);
    if (!raters) return std::unexpected(raters.error());
    if (raters->empty()) return {};
    for (const store::Rater& rater : *raters) {
      if (rater.player.empty()) continue;
      const auto there = all.find(rater.id);
      const Computed computed = there == all.end() ? Computed{} : there->second;
      league.raters.push_back({rater, computed.rating, computed.games});
    }
    after = raters->back().id;
  }
}

}  // namespace

bool League::One::differs() const { return rating_of(kept.mean, kept.deviation) != rating || kept.games != games; }

std::int64_t League::differences() const { return is_of_bots ? 0 : std::ranges::count_if(raters, &One::differs); }

Result<std::vector<League>> recompute(store::Store& store) {
  const auto names = store.leagues();
  if (!names) return std::unexpected(names.error());
  std::vector<League> leagues;
  for (const std::string& name : *names) {
    League& league = leagues.emplace_back();
    league.name = name;
    league.is_of_bots = name.starts_with(kOfBots);
    const auto all = play_all(store, league);
    if (!all) return std::unexpected(all.error());
    if (!league.is_of_bots) {
      if (auto added = add_people(store, *all, league); !added) return std::unexpected(added.error());
    } else {
      for (const auto& [level, computed] : *all) {
        League::One& bot = league.raters.emplace_back();
        bot.kept.player = level;
        bot.rating = computed.rating;
        bot.games = computed.games;
      }
    }
    std::ranges::sort(league.raters, {}, [](const League::One& one) {
      return std::pair(-one.rating.mean, std::string_view(one.kept.id));
    });
  }
  return leagues;
}

Result<void> keep(store::Store& store, const std::vector<League>& leagues) {
  std::vector<store::Rater> changed;
  for (const League& league : leagues) {
    for (const League::One& one : league.raters) {
      if (league.is_of_bots || !one.differs()) continue;
      store::Rater rater = one.kept;
      rater.mean = thousandths(one.rating.mean);
      rater.deviation = thousandths(one.rating.deviation);
      changed.push_back(std::move(rater));
    }
  }
  return store.set_raters(changed);
}

}  // namespace cifra::house
