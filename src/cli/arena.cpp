// `cifra arena`: bots play each other, seats rotated every game. The same seed gives the same games with any number of
// threads: every game, and every bot in it, has random numbers of its own.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <optional>
#include <system_error>
#include <thread>

#include "base/json.h"
#include "bots/names.h"
#include "bots/nmbr9.h"
#include "bots/the_number.h"
#include "cli/command.h"
#include "cli/decks.h"
#include "cli/files.h"
#include "cli/numbers.h"
#include "record/play.h"
#include "record/write.h"

namespace cifra::cli {
namespace {

struct Settings {
  std::vector<std::string> bots;
  std::size_t games = 0;
  std::vector<nmbr9::Deck> decks;
  std::string seed;
  unsigned threads = 1;
  OutputFile* records = nullptr;
};

struct Score {
  int points = 0;
  double share = 0;  // of the victory
  double seconds = 0;
  int moves = 0;
};

struct GameResult {
  std::vector<Score> scores;  // in the order of Settings::bots
  std::string record;
};

struct Total {
  double sum = 0;
  double squares = 0;
  double share = 0;
  double seconds = 0;
  std::uint64_t moves = 0;
  int best = 0;
};

nmbr9::Deck secret_of(const Settings& settings, std::size_t index, nmbr9::Variant variant, Rng& rng) {
  return settings.decks.empty() ? nmbr9::Game::shuffle(variant, rng) : settings.decks[index];
}
the_number::Game::Secret secret_of(const Settings&, std::size_t, const the_number::Options& options, Rng& rng) {
  return the_number::Game::shuffle(options, rng);
}

template <class G>
GameResult play_game(const Settings& settings, std::vector<std::unique_ptr<bots::Bot<G>>>& bots, std::size_t index) {
  const std::size_t seats = bots.size();
  const std::string seed = settings.seed + "/" + std::to_string(index);
  std::vector<Rng> streams;
  for (std::size_t bot = 0; bot < seats; ++bot) streams.emplace_back(seed + "/" + std::to_string(bot));
  const auto bot_at = [&](std::size_t seat) { return (seat + index) % seats; };

  GameResult result;
  result.scores.resize(seats);
  const typename G::Options options;
  Rng rng(seed);
  record::Record record = *record::play<G>(
      options, secret_of(settings, index, options, rng), seats,
      [&](int seat, const game::View<G>& view) {
        const std::size_t bot = bot_at(static_cast<std::size_t>(seat));
        const double begin = seconds_now();
        const auto action = bots[bot]->choose(view, streams[bot]);
        result.scores[bot].seconds += seconds_now() - begin;
        ++result.scores[bot].moves;
        return action;
      },
      [&](const game::Standings& standings) {
        for (std::size_t seat = 0; seat < seats; ++seat) {
          Score& score = result.scores[bot_at(seat)];
          score.points = standings.scores[seat];
          if (standings.winners.has(static_cast<int>(seat))) {
            score.share = 1.0 / standings.winners.size();
          }
        }
      });
  if (settings.records != nullptr) {
    for (std::size_t seat = 0; seat < seats; ++seat) record.players[seat] = settings.bots[bot_at(seat)];
    result.record = record::write_record(record) + "\n";
  }
  return result;
}

// Games [first, first + results.size()), split over the threads.
template <class G>
void play_block(const Settings& settings, std::size_t first, std::span<GameResult> results) {
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    std::vector<std::unique_ptr<bots::Bot<G>>> bots;
    for (const std::string& name : settings.bots) bots.push_back(bots::make_bot<G>(name));
    for (std::size_t i = next++; i < results.size(); i = next++) results[i] = play_game<G>(settings, bots, first + i);
  };
  std::vector<std::jthread> threads;
  while (threads.size() + 1 < std::min<std::size_t>(settings.threads, results.size())) {
    try {
      threads.emplace_back(work);
    } catch (const std::system_error&) {
      break;  // the system has no more threads: those that run do all the work
    }
  }
  work();
}

void show_progress(std::size_t done, std::size_t games) {
  if (isatty(STDERR_FILENO) == 0) return;
  const int width = static_cast<int>(40 * done / games);
  fmt::print(stderr, "\r[{:<40}] {} of {} games{}", std::string(static_cast<std::size_t>(width), '#'), done, games,
             done == games ? "\r\033[K" : "");
}

template <class G>
int hold(const Settings& settings, bool as_json) {
  constexpr std::size_t kBlock = 256;
  std::vector<Total> totals(settings.bots.size());
  const double begin = seconds_now();
  for (std::size_t first = 0; first < settings.games; first += kBlock) {
    std::vector<GameResult> results(std::min(kBlock, settings.games - first));
    play_block<G>(settings, first, results);
    for (const GameResult& result : results) {
      for (std::size_t bot = 0; bot < totals.size(); ++bot) {
        const Score& score = result.scores[bot];
        Total& total = totals[bot];
        total.sum += score.points;
        total.squares += static_cast<double>(score.points) * score.points;
        total.share += score.share;
        total.seconds += score.seconds;
        total.moves += static_cast<std::uint64_t>(score.moves);
        total.best = std::max(total.best, score.points);
      }
      if (settings.records != nullptr) settings.records->write(result.record);
    }
    if (settings.records != nullptr && !settings.records->flush()) return kNo;
    show_progress(first + results.size(), settings.games);
  }
  const double seconds = seconds_now() - begin;

  const auto games = static_cast<double>(settings.games);
  json::array seats;
  if (!as_json)
    fmt::print("{:<12} {:>8} {:>8} {:>10} {:>6} {:>12}\n", "bot", "mean", "stderr", "win share", "best", "ms per move");
  for (std::size_t bot = 0; bot < totals.size(); ++bot) {
    const Total& total = totals[bot];
    const double mean = total.sum / games;
    const double variance = settings.games > 1 ? std::max(0.0, (total.squares - games * mean * mean) / (games - 1)) : 0;
    const double stderr_of_mean = std::sqrt(variance / games);
    const double ms_per_move = total.moves == 0 ? 0 : 1000 * total.seconds / static_cast<double>(total.moves);
    if (as_json) {
      seats.push_back({{"bot", settings.bots[bot]},
                       {"mean", mean},
                       {"stderr", stderr_of_mean},
                       {"win_share", total.share / games},
                       {"best", total.best},
                       {"ms_per_move", ms_per_move}});
    } else {
      fmt::print("{:<12} {:>8.2f} {:>8.2f} {:>10.3f} {:>6} {:>12.3f}\n", settings.bots[bot], mean, stderr_of_mean,
                 total.share / games, total.best, ms_per_move);
    }
  }
  if (as_json) {
    fmt::print("{}\n",
               json::serialize(json::object{
                   {"game", G::kName}, {"games", settings.games}, {"seconds", seconds}, {"seats", std::move(seats)}}));
  } else {
    fmt::print("{} games in {:.1f} s, seed {}\n", settings.games, seconds, settings.seed);
  }
  return kOk;
}

template <class G>
Result<std::vector<std::string>> parse_seats(std::string_view text) {
  auto bots = bots::parse_names<G>(text);
  if (!bots) return bots;
  const auto count = static_cast<int>(std::min<std::size_t>(bots->size(), 100));
  if (count >= G::kMinSeats && count <= G::kMaxSeats) return bots;
  return fail("bad_seats", "seats", fmt::format("{} is for {} to {} seats", G::kName, G::kMinSeats, G::kMaxSeats));
}

}  // namespace

int run_arena(const Command& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra arena");
  Settings settings;
  settings.seed = fresh_seed();
  settings.threads = std::max(1U, std::thread::hardware_concurrency());
  settings.games = 100;
  std::string game;
  std::string seats;
  std::string decks_path;
  std::string records_path;
  bool as_json = false;
  app.add_option("GAME", game, "the-number or nmbr9")->required();
  app.add_option("--seats", seats, "bots by name, with commas between")->required();
  const auto* const games_option =
      app.add_option("--games", settings.games, "how many games (default with --decks: all of them)")
          ->transform(whole(1, std::uint64_t{1} << 40))
          ->capture_default_str();
  app.add_option("--decks", decks_path, "NMBR 9 decks to use in order, one a line: 20 numbers in commas");
  app.add_option("--records", records_path, "write every game as a record to this file");
  app.add_option("--threads", settings.threads, "how many threads")
      ->transform(whole(1, kMostThreads))
      ->capture_default_str();
  app.add_option("--seed", settings.seed, "any text: the same games again");
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const bool is_nmbr9 = game == nmbr9::Game::kName;
  if (!is_nmbr9 && game != the_number::Game::kName) {
    return wrong_usage(fmt::format("there is no game '{}'; there are: the-number, nmbr9", game));
  }
  auto bots = is_nmbr9 ? parse_seats<nmbr9::Game>(seats) : parse_seats<the_number::Game>(seats);
  if (!bots) return wrong_usage(bots.error().message);
  settings.bots = std::move(*bots);
  if (!decks_path.empty()) {
    if (!is_nmbr9) return wrong_usage("--decks is for nmbr9");
    auto decks = read_decks(decks_path);
    if (!decks) return wrong_usage(decks.error().message);
    if (decks->empty()) return wrong_usage(fmt::format("{} has no decks", decks_path));
    if (games_option->count() == 0) settings.games = decks->size();
    if (decks->size() < settings.games) {
      return wrong_usage(
          fmt::format("{} has {} decks, too few for {} games", decks_path, decks->size(), settings.games));
    }
    settings.decks = std::move(*decks);
  }
  std::optional<OutputFile> records;
  if (!records_path.empty()) {
    auto opened = OutputFile::open(records_path);
    if (!opened) return cannot_write(opened.error());
    settings.records = &records.emplace(std::move(*opened));
  }
  const int code = is_nmbr9 ? hold<nmbr9::Game>(settings, as_json) : hold<the_number::Game>(settings, as_json);
  if (records) {
    if (const auto written = records->finish(); !written) return cannot_write(written.error());
  }
  return code;
}

}  // namespace cifra::cli
