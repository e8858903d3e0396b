// `cifra solve nmbr9 --deck` and `--decks`: prints what the searches for known shuffles find.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "base/json.h"
#include "cli/subcommand.h"
#include "cli/thread_runner.h"
#include "games/nmbr9/bounds/deck_bound.h"
#include "games/nmbr9/cli/solve_options.h"
#include "games/nmbr9/cli/solve_report.h"
#include "games/nmbr9/search/known_driver.h"

namespace cifra::cli {
namespace {

using nmbr9::search::KnownLimits;
using nmbr9::search::KnownListener;
using nmbr9::search::KnownProgress;

constexpr double kDefaultSeconds = 10;

KnownLimits limits_of(const SolveOptions& options) {
  return {options.seconds.value_or(options.nodes ? 0 : kDefaultSeconds), options.nodes.value_or(0)};
}

bool has_screen() { return isatty(STDERR_FILENO) != 0; }

// A bar on standard error, drawn ten times a second, where that is a terminal.
KnownListener bar_of(const KnownLimits& limits) {
  if (!has_screen()) return {};
  return [limits, next = 0.0](const KnownProgress& so_far) mutable {
    if (so_far.seconds < next) return;
    next = so_far.seconds + 0.1;
    const double share = limits.nodes > 0 ? static_cast<double>(so_far.nodes) / static_cast<double>(limits.nodes)
                                          : so_far.seconds / limits.seconds;
    const auto width = static_cast<std::size_t>(40 * std::min(share, 1.0));
    fmt::print(stderr, "\r[{:<40}] {:.0f} s, {} points", std::string(width, '#'), so_far.seconds, so_far.score);
  };
}

void wipe_bar() {
  if (has_screen()) fmt::print(stderr, "\r\033[K");
}

}  // namespace

int solve_deck(const NamedDeck& named, const SolveOptions& options) {
  const KnownLimits limits = limits_of(options);
  ThreadRunner runner(options.threads, {.seconds = 0, .interruptible = true});
  Solved solved;
  solved.deck = named.deck;
  solved.variant = named.variant;
  const auto answer = nmbr9::search::find_best(named.deck.cards(), limits, runner, bar_of(limits));
  wipe_bar();
  if (!answer.layout) {
    return wrong_usage(options.prove ? "the cards of this deck do not fit into the window of the search"
                                     : "nothing found in that time; try a longer --seconds");
  }
  solved.layout = *answer.layout;
  solved.nodes = answer.nodes;
  if (options.prove) {
    const auto most =
        nmbr9::bounds::bound_deck({named.deck, named.variant, *answer.layout, limits.seconds, limits.nodes}, runner);
    solved.layout = most.layout;
    solved.upper_bound = most.bound;
    solved.proved = most.exact;
    solved.nodes += most.nodes;
  }
  solved.score = solved.layout.score();
  solved.seconds = runner.seconds();
  return report(solved, options);
}

int solve_decks(const std::vector<nmbr9::Deck>& decks, const SolveOptions& options) {
  ThreadRunner runner(options.threads, {.seconds = 0, .interruptible = true});
  const auto answer = nmbr9::search::solve_decks(decks, limits_of(options), runner);
  if (answer.scores.empty()) {
    fmt::print(stderr, "cifra: stopped before a deck was done\n");
    return kNo;
  }
  json::array over_time;
  for (const auto& [seconds, score] : answer.over_time) {
    over_time.push_back({{"seconds", seconds}, {"mean", score.mean}, {"stderr", score.standard_error}});
    if (!options.as_json) fmt::print("{:>6} s  {:.2f} ± {:.2f}\n", seconds, score.mean, score.standard_error);
  }
  if (options.as_json) {
    fmt::print("{}\n", json::serialize(json::object{{"decks", answer.scores.size()},
                                                    {"mean", answer.all.mean},
                                                    {"stderr", answer.all.standard_error},
                                                    {"nodes", answer.nodes},
                                                    {"scores", json::array(answer.scores.begin(), answer.scores.end())},
                                                    {"over_time", std::move(over_time)}}));
  } else {
    fmt::print("{} decks: {:.2f} ± {:.2f} points, {:.1f} million placements each\n", answer.scores.size(),
               answer.all.mean, answer.all.standard_error,
               static_cast<double>(answer.nodes) / 1e6 / static_cast<double>(answer.scores.size()));
  }
  return kOk;
}

}  // namespace cifra::cli
