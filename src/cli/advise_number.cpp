// `cifra advise the-number`: the mixed strategy to play in a position, and what every number is worth.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <memory>
#include <thread>

#include "base/json.h"
#include "cli/by_game.h"
#include "cli/number_position.h"
#include "cli/number_tables.h"
#include "cli/win_tables.h"
#include "solve/number/equilibrium.h"
#include "solve/number/field_advice.h"
#include "solve/number/field_file.h"

namespace cifra::cli {
namespace {

using namespace solve::number;

Result<std::string> read_text(const std::string& path) {
  const auto close = [](std::FILE* file) {
    if (file != stdin) std::fclose(file);
  };
  const std::unique_ptr<std::FILE, decltype(close)> file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close);
  const auto problem = [&] { return fail("cannot_read", path, "cannot read " + path + ": " + std::strerror(errno)); };
  if (!file) return problem();
  std::string text(kMaxJsonBytes + 1, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), file.get()));
  if (std::ferror(file.get()) != 0) return problem();
  return text;
}

// Points over the rest of the round: from the table if it has the position, else the rest of the round is solved now.
Equilibrium advise_points(const NumberPosition& position, unsigned threads) {
  const std::size_t other = 1 - position.seat;
  const Position asked{position.turn, position.available[position.seat], position.available[other]};
  const bool usual = position.options.bonuses == the_number::Options().bonuses && reachable(asked.turn, asked.mine) &&
                     reachable(asked.turn, asked.theirs);
  if (const RoundValues* const shipped = usual ? shipped_round_values() : nullptr)
    return equilibrium(*shipped, position.options, asked);
  RoundValues values;
  solve_round(values, position.options, {asked.mine, asked.theirs, asked.turn}, threads);
  return equilibrium(values, position.options, asked);
}

// The chance of winning: by the tables of `cifra solve the-number --objective win` if their folder is given, else the
// rest of the round is solved now, which takes long early in a round.
Result<Equilibrium> advise_win(const NumberPosition& position, const std::string& tables, unsigned threads) {
  if (position.scores.empty()) return fail("bad_position", "scores", "scores are needed to advise on winning");
  const std::size_t other = 1 - position.seat;
  const Position asked{position.turn, position.available[position.seat], position.available[other]};
  // A digit crossed out is a point already.
  const int difference =
      position.scores[position.seat] - position.scores[other] + std::popcount(asked.theirs) - std::popcount(asked.mine);
  const bool usual = position.options.bonuses == the_number::Options().bonuses;
  const int rounds_to_come = position.options.rounds - 1 - position.round;
  WinTask task;
  task.options = position.options;
  task.threads = threads;
  std::optional<RoundStart> start = RoundStart{0, {kWinSteps / 2}, 0};
  if (rounds_to_come > 0) start = usual && rounds_to_come == 1 ? shipped_round_start() : std::nullopt;
  if (!start) {
    return fail("not_solved", "",
                "chances of winning are known in the last round, and with the usual bonuses in the round before it");
  }
  const WinLayer end = WinLayer::of_end(start->curve());
  if (asked.turn == kTurns - 1) return win_equilibrium(end, start->error, position.options, asked, difference);
  if (!tables.empty() && usual) {
    if (const auto known = read_win_turn(tables, 1 - rounds_to_come, asked, difference))
      return win_equilibrium(known->layer, known->error, position.options, asked, difference);
    return fail("no_tables", tables,
                tables + " does not have this position: cifra solve the-number --objective win --resume " + tables +
                    " makes it");
  }
  task.scope = {asked.mine, asked.theirs, asked.turn};
  const Reach reach(task.options, task.scope, difference);
  task.reach = &reach;
  double error = start->error;
  WinLayer layer = end;
  for (int turn = kTurns - 1; turn > asked.turn; --turn) {
    WinTurn solved = solve_win_turn(task, position.round, turn, layer);
    error += solved.error;
    layer = std::move(solved.layer);
  }
  return win_equilibrium(layer, error, position.options, asked, difference);
}

// Three to five players: an equilibrium of this turn with learned values of what comes later.
Result<FieldAdvice> advise_many(const NumberPosition& position, bool win) {
  const FieldValues* const values = shipped_field_values(position.available.size());
  if (values == nullptr) return fail("no_values", "", "there is no advice for so many players");
  Field field;
  field.options = position.options;
  field.seats = position.available.size();
  field.turn = position.turn;
  std::ranges::copy(position.available, field.digits.begin());
  Goal goal;
  if (win) {
    if (position.scores.empty()) return fail("bad_position", "scores", "scores are needed to advise on winning");
    goal.aim = Aim::kWin;
    goal.softness = win_softness(position.options.rounds - 1 - position.round, position.turn);
    for (std::size_t seat = 0; seat < field.seats; ++seat)
      goal.scores[seat] = static_cast<float>(position.scores[seat] + 10 - std::popcount(field.digits[seat]));
  }
  constexpr double kWork = 10;  // that of the strongest bot
  return advise_field(field, goal, *values, position.seat, kWork);
}

struct Answer {
  std::vector<Share> strategy;
  std::vector<Reply> values;
  double value = 0;
  double gap = 0;
  bool certain = true;
};

void print_answer(const Answer& answer, std::string_view objective, bool as_json) {
  const auto name = [](Move move) { return fmt::format("{:03}", move); };
  if (as_json) {
    json::object strategy;
    for (const Share& share : answer.strategy) strategy[name(share.move)] = share.part;
    json::object values;
    for (const Reply& one : answer.values) values[name(one.move)] = one.value;
    json::object told{{"strategy", std::move(strategy)},
                      {"value", answer.value},
                      {"gap", answer.gap},
                      {"values", std::move(values)},
                      {"objective", objective}};
    if (!answer.certain) told["gap_kind"] = "estimate";
    fmt::print("{}\n", json::serialize(told));
    return;
  }
  const bool points = objective == "points";
  if (answer.certain) {
    fmt::print("{}: {:.4f}, certified to {:.6f}\n", points ? "points more than the other" : "chance of winning",
               answer.value, answer.gap);
  } else {
    fmt::print("{}: about {:.{}f}\n", points ? "points in the rest of the round" : "chance of winning", answer.value,
               points ? 1 : 2);
  }
  if (answer.strategy.empty()) {
    fmt::print("no digit left: nothing to write\n");
    return;
  }
  std::vector<Share> shares = answer.strategy;
  std::ranges::sort(shares, std::greater(), [](const Share& share) { return std::pair(share.part, -share.move); });
  fmt::print("play\n");
  for (const Share& share : shares) fmt::print("  {}  {:6.2f} %\n", name(share.move), 100 * share.part);
  std::vector<Reply> best = answer.values;
  std::ranges::sort(best, std::greater(), [](const Reply& one) { return std::pair(one.value, -one.move); });
  std::erase_if(best,
                [&](const Reply& one) { return std::ranges::find(shares, one.move, &Share::move) != shares.end(); });
  if (!best.empty()) fmt::print("next best\n");
  for (const Reply& one : std::span(best).first(std::min<std::size_t>(best.size(), 5)))
    fmt::print("  {}  {:.4f}\n", name(one.move), one.value);
}

}  // namespace

int advise_number(std::span<const std::string> arguments) {
  CLI::App app("the mixed strategy to play in a position of The Number, and what every number is worth",
               "cifra advise the-number");
  std::string path;
  std::string objective = "points";
  std::string tables;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool as_json = false;
  app.add_option("POSITION", path, "a file with the position as JSON; - is standard input")->required();
  app.add_option("--objective", objective, "points: over this round; win: over the game")
      ->check(CLI::IsMember({"points", "win"}))
      ->capture_default_str();
  app.add_option("--tables", tables, "the folder of cifra solve the-number --objective win: answers at once");
  app.add_option("--threads", threads, "how many threads, for positions the table does not have")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto text = read_text(path);
  if (!text) return wrong_usage(text.error().message);
  const auto position = read_number_position(*text);
  if (!position) return wrong_usage(position.error().message);
  const bool win = objective == "win";
  Answer answer;
  if (position->available.size() == 2) {
    Result<Equilibrium> found = win ? advise_win(*position, tables, threads) : advise_points(*position, threads);
    if (!found) return wrong_usage(found.error().message);
    answer = {std::move(found->mine), std::move(found->values), found->value, found->gap};
  } else {
    Result<FieldAdvice> found = advise_many(*position, win);
    if (!found) return wrong_usage(found.error().message);
    answer = {std::move(found->strategy), std::move(found->values), found->value, found->gap, false};
  }
  print_answer(answer, objective, as_json);
  return kOk;
}

}  // namespace cifra::cli
