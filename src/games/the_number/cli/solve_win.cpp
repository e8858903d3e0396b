#include "games/the_number/cli/solve_win.h"

#include <fmt/format.h>

#include "base/json.h"
#include "cli/files.h"
#include "cli/subcommand.h"
#include "cli/thread_runner.h"
#include "games/the_number/cli/win_folder.h"
#include "games/the_number/solve/two_players/win_driver.h"

namespace cifra::cli {
namespace {

using namespace the_number::solve;

void print_report(const WholeGame& whole, double seconds, bool is_kept, bool as_json) {
  const auto& [all_turns, start, game] = whole;
  if (as_json) {
    json::array turns;
    for (const WinTurn& turn : all_turns) {
      turns.push_back({{"round", turn.round + 1},
                       {"turn", turn.turn + 1},
                       {"complete", turn.complete},
                       {"positions", turn.positions},
                       {"solved", turn.solved},
                       {"programmes", turn.programmes},
                       {"error", turn.error},
                       {"cpu_seconds", turn.cpu_seconds}});
    }
    json::object answer{{"objective", "win"}, {"finished", game.has_value()}, {"turns", std::move(turns)}};
    if (start) {
      json::object chances;
      for (std::size_t i = 0; i < start->chances.size(); ++i) {
        const int difference = start->low + static_cast<int>(i);
        chances[std::to_string(difference)] = start->chance(difference);
      }
      answer["last_round"] = {{"chances", std::move(chances)}, {"gap", 2 * start->error}};
    }
    if (game) {
      json::object strategy;
      for (const Share& share : game->mine) strategy[fmt::format("{:03}", share.move)] = share.part;
      answer["value"] = game->value;
      answer["gap"] = game->gap;
      answer["strategy"] = std::move(strategy);
    }
    answer["seconds"] = seconds;
    fmt::print("{}\n", json::serialize(answer));
    return;
  }
  fmt::print("{:>5} {:>4} {:>10} {:>11} {:>12} {:>10} {:>11}\n", "round", "turn", "positions", "solved", "programmes",
             "error", "CPU seconds");
  for (const WinTurn& turn : all_turns) {
    fmt::print("{:>5} {:>4} {:>10} {:>11} {:>12} {:>10.6f} {:>11.1f}{}\n", turn.round + 1, turn.turn + 1,
               turn.positions, turn.solved, turn.programmes, turn.error, turn.cpu_seconds,
               turn.complete ? "" : "  not complete");
  }
  if (start) fmt::print("the last round: certified gap {:.6f}\n", 2 * start->error);
  if (game) {
    fmt::print("the game: value {:.6f}, certified gap {:.6f}; {:.1f} s\n", game->value, game->gap, seconds);
  } else {
    fmt::print("stopped after {:.1f} s; {}\n", seconds,
               is_kept ? "the same command goes on" : "nothing was kept: --resume FOLDER keeps what is done");
  }
}

}  // namespace

int solve_win(const std::string& folder, const std::string& table, unsigned threads, double minutes, bool as_json) {
  ThreadRunner runner(threads, {.seconds = 60 * minutes, .interruptible = true});
  WinFolder store(folder, table);
  const auto whole = solve_whole_game(store, runner);
  if (!whole) return cannot_write(whole.error());
  print_report(*whole, runner.seconds(), !folder.empty(), as_json);
  return whole->game && whole->game->gap <= 0.001 ? kOk : kNo;
}

}  // namespace cifra::cli
