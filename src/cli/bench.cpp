// `cifra bench`: the speed of the engine on this machine, one thread, and the signature of what it computes.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "base/json.h"
#include "bench/bench.h"
#include "cli/numbers.h"
#include "cli/subcommand.h"

namespace cifra::cli {
namespace {

// Units a second: the best of five short runs, since other work on the machine can only make one slower.
double measure(const game::Workload& workload, double seconds) {
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

// Puts a figure where its path says: "<game>.<figure>".
void put(json::object& report, std::string_view path, std::uint64_t figure) {
  const std::size_t dot = path.find('.');
  if (dot == std::string_view::npos) {
    report[path] = figure;
    return;
  }
  json::value& part = report[path.substr(0, dot)];
  if (!part.is_object()) part.emplace_object();
  put(part.get_object(), path.substr(dot + 1), figure);
}

json::object report(double seconds) {
  json::object report;
  for (const game::Workload& workload : bench::workloads()) {
    put(report, workload.figure, static_cast<std::uint64_t>(measure(workload, seconds)));
  }
  report["signature"] = bench::signature();
  return report;
}

}  // namespace

int run_bench(const Subcommand& self, std::span<const std::string> arguments) {
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
  app.add_option("--units", units, "with --only: how many units of work")
      ->transform(whole(1, std::uint64_t{1} << 40))
      ->needs(only_option);
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  if (only_signature) {
    const std::string signature = bench::signature();
    fmt::print("{}\n", as_json ? json::serialize(json::object{{"signature", signature}}) : signature);
    return kOk;
  }
  if (!only.empty()) {
    const std::vector<game::Workload> workloads = bench::workloads();
    const auto workload = std::ranges::find(workloads, only, &game::Workload::name);
    if (workload == workloads.end()) {
      std::string names;
      for (const game::Workload& each : workloads) names += fmt::format(" {}", each.name);
      return wrong_usage(fmt::format("there is no workload '{}'; choose from:{}", only, names));
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
  for (const game::Workload& workload : bench::workloads()) {
    fmt::print("{:<22} {:>10.2f} million {} a second\n", workload.name, measure(workload, seconds) / 1e6,
               workload.unit);
    std::fflush(stdout);
  }
  fmt::print("signature              {}\n", bench::signature());
  return kOk;
}

}  // namespace cifra::cli
