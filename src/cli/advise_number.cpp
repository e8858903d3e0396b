// `cifra advise the-number`: the mixed strategy to play in a position, and what every number is worth.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>
#include <thread>

#include "base/json.h"
#include "cli/by_game.h"
#include "cli/number_position.h"
#include "cli/number_tables.h"
#include "solve/number/equilibrium.h"

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

void print_answer(const Equilibrium& answer, std::string_view objective, bool as_json) {
  const auto name = [](Move move) { return fmt::format("{:03}", move); };
  if (as_json) {
    json::object strategy;
    for (const Share& share : answer.mine) strategy[name(share.move)] = share.part;
    json::object values;
    for (const Reply& one : answer.values) values[name(one.move)] = one.value;
    fmt::print("{}\n", json::serialize(json::object{{"strategy", std::move(strategy)},
                                                    {"value", answer.value},
                                                    {"gap", answer.gap},
                                                    {"values", std::move(values)},
                                                    {"objective", objective}}));
    return;
  }
  const bool points = objective == "points";
  fmt::print("{}: {:.4f}, certified to {:.6f}\n", points ? "points more than the other" : "chance of winning",
             answer.value, answer.gap);
  if (answer.mine.empty()) {
    fmt::print("no digit left: nothing to write\n");
    return;
  }
  std::vector<Share> shares = answer.mine;
  std::ranges::stable_sort(shares, std::greater(), &Share::part);
  fmt::print("play\n");
  for (const Share& share : shares) fmt::print("  {}  {:6.2f} %\n", name(share.move), 100 * share.part);
  std::vector<Reply> best = answer.values;
  std::ranges::stable_sort(best, std::greater(), &Reply::value);
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
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool as_json = false;
  app.add_option("POSITION", path, "a file with the position as JSON; - is standard input")->required();
  app.add_option("--objective", objective, "points: over this round; win: over the game")
      ->check(CLI::IsMember({"points", "win"}))
      ->capture_default_str();
  app.add_option("--threads", threads, "how many threads, for positions the table does not have")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
  app.add_flag("--json", as_json, "print JSON");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  const auto text = read_text(path);
  if (!text) return wrong_usage(text.error().message);
  const auto position = read_number_position(*text);
  if (!position) return wrong_usage(position.error().message);
  if (position->available.size() != 2) return wrong_usage("there is no advice for more than two players yet");
  if (objective == "win") return wrong_usage("the whole game for winning is not there yet");
  print_answer(advise_points(*position, threads), objective, as_json);
  return kOk;
}

}  // namespace cifra::cli
