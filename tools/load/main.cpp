// cifra_load: plays real games against a house, to measure it and to prove what it promises. docs/operations.md says
// how to repeat the measurements; tests/serve uses the modes `verify` and `leak`.
#include <fmt/format.h>
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <exception>
#include <random>
#include <span>

#include "load/crew.h"
#include "load/measure.h"

namespace cifra::load {
namespace {

constexpr int kFailed = 1;
constexpr int kWrongUsage = 2;
constexpr std::size_t kShown = 10;  // failures on standard error; all are in the JSON

// A connection is a file.
void allow_many_files() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

// As JSON, with three decimals: Boost.JSON would write 5.2E1.
std::string to_text(const json::value& value) {
  if (value.is_double()) return fmt::format("{:.3f}", value.get_double());
  std::string text;
  if (const json::object* object = value.if_object()) {
    for (const auto& member : *object) {
      text += (text.empty() ? "" : ",") + json::serialize(member.key()) + ':' + to_text(member.value());
    }
    return '{' + text + '}';
  }
  if (const json::array* array = value.if_array()) {
    for (const json::value& one : *array) text += (text.empty() ? "" : ",") + to_text(one);
    return '[' + text + ']';
  }
  return json::serialize(value);
}

void print(const json::object& object, const std::string& before) {
  for (const auto& member : object) {
    const std::string name = before + std::string(member.key());
    if (const json::object* inner = member.value().if_object()) {
      print(*inner, name + ".");
    } else if (member.value().is_double()) {
      fmt::print("{:<42} {:>14.3f}\n", name, member.value().as_double());
    } else if (!member.value().is_array()) {
      fmt::print("{:<42} {:>14}\n", name, json::serialize(member.value()));
    }
  }
}

int run(int argc, char** argv) {
  CLI::App app("Plays real games against a house: cifra serve.", "cifra_load");
  app.require_subcommand(1);
  app.fallthrough();
  Options options;
  bool as_json = false;
  std::string disk;
  app.add_option("--url", options.urls, "http://ADDRESS:PORT of a node; several: players are spread over them")
      ->allow_extra_args(false);
  app.add_option("--pid", options.pids, "process of a node, to measure its processor time and memory")
      ->allow_extra_args(false);
  app.add_option("--game", options.game, "the-number, nmbr9 or both")
      ->check(CLI::IsMember({"the-number", "nmbr9", "both"}))
      ->capture_default_str();
  app.add_option("--seed", options.seed, "for choices that repeat");
  app.add_option("--disk", disk, "a folder: measure how long the disk below it takes to make a page durable");
  app.add_option("--patience", options.patience, "seconds without progress that are a failure")->capture_default_str();
  app.add_flag("--json", as_json, "print JSON");

  json::object (*mode)(World&, const Options&) = nullptr;
  const auto add_mode = [&](const char* name, const char* about, json::object (*function)(World&, const Options&)) {
    CLI::App* command = app.add_subcommand(name, about);
    command->callback([&mode, function] { mode = function; });
    command->add_option("--tables", options.tables, "tables at once");
    return command;
  };
  const auto add_time = [&](CLI::App* command) {
    command->add_option("--seats", options.seats, "of a table")->check(CLI::Range(1, 5))->capture_default_str();
    command->add_option("--seconds", options.seconds, "to measure")->capture_default_str();
    command->add_option("--warmup", options.warmup, "seconds of play before that")->capture_default_str();
  };
  add_time(add_mode("closed", "everybody chooses at once, game after game", run_closed));
  CLI::App* const paced = add_mode("paced", "everybody thinks for a while", run_paced);
  add_time(paced);
  paced->add_option("--rate", options.rate, "choices a second in all")->capture_default_str();
  CLI::App* const idle = add_mode("idle", "seats are taken and nobody does anything", run_idle);
  add_time(idle);
  idle->add_flag("--started", options.started, "with games that have begun");
  CLI::App* const verify = add_mode("verify", "nothing acknowledged is lost when nodes die", run_verify);
  add_time(verify);
  verify->add_option("--games", options.games, "at each table, at most")->capture_default_str();
  verify->add_option("--journal", options.journal, "a file for acknowledged choices: table, turn, seat, choice");
  CLI::App* const day = add_mode("day", "many people play the game of a day, live and offline", run_day);
  day->add_option("--players", options.players, "in all; --tables at once")->capture_default_str();
  CLI::App* const leak = add_mode("leak", "nobody hears what is secret", run_leak);
  leak->add_option("--games", options.games, "in all")->capture_default_str();
  leak->add_option("--log", options.logs, "what the server wrote, to be searched too")->allow_extra_args(false);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : kWrongUsage;
  }
  if (options.urls.empty()) options.urls.emplace_back("http://127.0.0.1:8080");
  if (options.seed.empty()) options.seed = std::to_string(std::random_device()());

  allow_many_files();
  World world(options.urls, options.seed);
  json::object report{{"mode", app.get_subcommands()[0]->get_name()}, {"seed", options.seed}};
  for (auto& member : mode(world, options)) report.emplace(member.key(), member.value());
  if (!disk.empty()) report["disk_fdatasync"] = measure_disk(disk);
  report["failures"] = world.failures().size();
  report["failure"] = json::array(world.failures().begin(), world.failures().end());
  if (as_json) {
    fmt::print("{}\n", to_text(report));
  } else {
    print(report, "");
  }
  for (const std::string& failure : std::span(world.failures()).first(std::min(kShown, world.failures().size()))) {
    fmt::print(stderr, "cifra_load: {}\n", failure.substr(0, 1000));
  }
  return world.failures().empty() ? 0 : kFailed;
}

}  // namespace
}  // namespace cifra::load

int main(int argc, char** argv) {
  try {
    return cifra::load::run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "cifra_load: {}\n", error.what());
    return cifra::load::kWrongUsage;
  }
}
