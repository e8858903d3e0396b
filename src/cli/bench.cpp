// `cifra bench`: the speed of the engine on this machine, one thread, and the signature of what it computes.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "base/json.h"
#include "bench/bench.h"
#include "cli/command.h"
#include "cli/numbers.h"

namespace cifra::cli {
namespace {

// Units a second: the best of five short runs, since other work on the machine can only make one slower.
double measure(const bench::Workload& workload, double seconds) {
  std::uint64_t sum = 0;
  workload.run(workload.slice, sum);
  double best = 0;
  for (int run = 0; run < 5; ++run) {
    std::uint64_t units = 0;
    const double begin = seconds_now();
    double elapsed = 0;
    while (elapsed < seconds / 5) {
      units += workload.run(workload.slice, sum);
      elapsed = seconds_now() - begin;
    }
    best = std::max(best, static_cast<double>(units) / elapsed);
  }
  const volatile std::uint64_t keep = sum;
  (void)keep;
  return best;
}

const bench::Workload* find_workload(std::string_view name) {
  const auto all = bench::workloads();
  const auto found = std::ranges::find(all, name, &bench::Workload::name);
  return found == all.end() ? nullptr : &*found;
}

json::object report(double seconds) {
  json::object per_players;
  json::object the_number;
  json::object nmbr9;
  const auto figure = [&](std::string_view name) {
    return static_cast<std::uint64_t>(measure(*find_workload(name), seconds));
  };
  the_number["resolves_per_s"] = figure("the-number/resolves");
  for (const char seats : {'2', '3', '4', '5'}) {
    per_players[std::string_view(&seats, 1)] = figure(std::string("the-number/games-") + seats);
  }
  the_number["random_games_per_s"] = std::move(per_players);
  nmbr9["placements_per_s"] = figure("nmbr9/placements");
  nmbr9["random_games_per_s"] = figure("nmbr9/games");
  return {{"the_number", std::move(the_number)}, {"nmbr9", std::move(nmbr9)}, {"signature", bench::signature()}};
}

}  // namespace

int run_bench(const Command& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra bench");
  bool as_json = false;
  bool only_signature = false;
  double seconds = 1;
  std::string only;
  std::uint64_t units = 0;
  app.add_flag("--json", as_json, "print JSON");
  app.add_flag("--signature", only_signature, "print the signature only, measure nothing");
  app.add_option("--seconds", seconds, "how long to measure each figure")
      ->transform(decimal(0.01, 3600))
      ->capture_default_str();
  auto* const only_option = app.add_option("--only", only, "run one workload without a clock, for callgrind");
  only_option->excludes("--json")->excludes("--signature");
  app.add_option("--units", units, "with --only: how much of it")
      ->transform(whole(1, std::uint64_t{1} << 40))
      ->needs(only_option);
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  if (only_signature) {
    const std::string signature = bench::signature();
    fmt::print("{}\n", as_json ? json::serialize(json::object{{"signature", signature}}) : signature);
    return kOk;
  }
  if (!only.empty()) {
    const bench::Workload* workload = find_workload(only);
    if (workload == nullptr) {
      std::string names;
      for (const bench::Workload& each : bench::workloads()) names += fmt::format(" {}", each.name);
      return wrong_usage(fmt::format("there is no workload '{}'; there are:{}", only, names));
    }
    std::uint64_t sum = 0;
    const std::uint64_t done = workload->run(units == 0 ? workload->slice : units, sum);
    fmt::print("{} {} {}\n", workload->name, done, sum);
    return kOk;
  }
  if (as_json) {
    fmt::print("{}\n", json::serialize(report(seconds)));
    return kOk;
  }
  for (const bench::Workload& workload : bench::workloads()) {
    fmt::print("{:<22} {:>10.2f} million {} a second\n", workload.name, measure(workload, seconds) / 1e6,
               workload.unit);
    std::fflush(stdout);
  }
  fmt::print("signature              {}\n", bench::signature());
  return kOk;
}

}  // namespace cifra::cli
