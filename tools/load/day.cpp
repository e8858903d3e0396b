// Many players of one day: everybody begins, plays the live game to its end, looks at the board, hands in an offline
// game and looks again. All over HTTP, so many at once as there are connections.
#include <memory>
#include <string>
#include <vector>

#include "game/registry.h"
#include "load/crew.h"
#include "load/measure.h"
#include "record/record.h"
#include "record/write.h"

namespace cifra::load {
namespace {

constexpr int kVariants = 60;  // different games on the same shuffle, so that scores differ

// A whole game: what is chosen in it, and its record.
struct Game {
  std::vector<std::string> choices;
  std::string record;
};

Game played(const std::unique_ptr<game::GameInPlay>& game, const std::string& name) {
  Game one;
  Rng rng(name);
  while (!game->finished()) {
    one.choices.push_back(*game->at_zero(0, rng));
    (void)game->choose(0, one.choices.back());
    game->resolve();
  }
  record::Record record;
  record.players = {"load"};
  record.game = game->record();
  one.record = record::write_record(record);
  return one;
}

class Day {
 public:
  Day(World& world, const Options& options) : world_(world), options_(options) {}

  json::object run() {
    ask({"GET", "/api/today/offline", "", ""}, nullptr, [this](const json::object& today) {
      day_ = today.at("day").as_int64();
      const std::string seed(today.at("seed").as_string());
      const auto options = today.at("options");
      for (int i = 0; i < kVariants; ++i) {
        offline_.push_back(played(game::daily_game()->start(options, 1, seed), "offline " + std::to_string(i)));
      }
      learn(options);
    });
    world_.io.run();
    return report();
  }

 private:
  using Then = std::function<void(const json::object&)>;

  struct Player {
    std::string token;
    std::string table;
    std::size_t number = 0;
  };
  using PlayerPtr = std::shared_ptr<Player>;

  void ask(HttpRequest request, Latencies* latencies, Then then) {
    const std::int64_t from = now_us();
    world_.ask(asked_++, request, [this, request, latencies, from, then = std::move(then)](const HttpAnswer& answer) {
      if (latencies != nullptr) latencies->add(now_us() - from);
      const auto value = parse_json(answer.body, "bad");
      if (answer.status < 200 || answer.status >= 300 || !value || !value->is_object()) {
        world_.fail(request.method + " " + request.path + ": " + std::to_string(answer.status) + " " + answer.body);
        return world_.io.stop();
      }
      then(value->get_object());
    });
  }

  void arrive(const Then& then) { ask({"POST", "/api/guests", "", R"({"name":"load","token":true})"}, &guests_, then); }

  void begin(const PlayerPtr& player, std::function<void()> then) {
    ask({"POST", "/api/today", player->token, "{}"}, &begins_,
        [player, then = std::move(then)](const json::object& begun) {
          player->table = begun.at("table").as_string();
          then();
        });
  }

  void choose(const PlayerPtr& player, std::size_t round, const std::string& choice, std::function<void()> then) {
    const json::object command{{"type", "choose"}, {"round", round}, {"turn", 0}, {"choice", choice}};
    ask({"POST", "/api/tables/" + player->table, player->token, json::serialize(command)}, &choices_,
        [then = std::move(then)](const json::object&) { then(); });
  }

  void look(const PlayerPtr& player, Then then) {
    ask({"GET", "/api/days/" + std::to_string(day_), player->token, ""}, &looks_, std::move(then));
  }

  // The first one learns the order as everybody does, card by card; then all can play at once.
  void learn(const json::value& options) {
    arrive([this, options](const json::object& guest) {
      const auto first = std::make_shared<Player>(Player{std::string(guest.at("token").as_string()), "", 0});
      begin(first, [this, first, options] { learn_card(first, options, {}); });
    });
  }

  void learn_card(const PlayerPtr& first, const json::value& options, std::vector<std::string> choices) {
    ask({"GET", "/api/tables/" + first->table, first->token, ""}, nullptr,
        [this, first, options, choices = std::move(choices)](const json::object& shown) mutable {
          const json::object& state = shown.at("state").as_object();
          std::string dealt;
          for (const json::value& card : state.at("game").at("cards").as_array()) {
            dealt += std::to_string(card.as_int64());
          }
          const auto* type = game::daily_game();
          if (state.at("phase") != "playing") {
            for (int i = 0; i < kVariants; ++i) {
              live_.push_back(played(type->start_with(options, 1, dealt, "known"), "live " + std::to_string(i)));
            }
            return everybody();
          }
          const auto game = type->start_with(options, 1, dealt, "unknown");
          for (const std::string& choice : choices) {
            (void)game->choose(0, choice);
            game->resolve();
          }
          Rng rng("the first");
          choices.push_back(*game->at_zero(0, rng));
          const std::string choice = choices.back();
          const std::size_t round = choices.size() - 1;
          choose(first, round, choice,
                 [this, first, options, choices = std::move(choices)] { learn_card(first, options, choices); });
        });
  }

  void everybody() {
    for (Latencies* latencies : {&guests_, &begins_, &choices_, &looks_}) latencies->clear();
    cpu_ = cpu_seconds(options_.pids);
    from_us_ = now_us();
    for (int i = 0; i < options_.tables; ++i) next();
  }

  void next() {
    if (begun_ == options_.players) {
      if (done_ == options_.players) finish();
      return;
    }
    const auto number = static_cast<std::size_t>(begun_++);
    arrive([this, number](const json::object& guest) {
      const auto player = std::make_shared<Player>(Player{std::string(guest.at("token").as_string()), "", number});
      begin(player, [this, player] { play_on(player, 0); });
    });
  }

  void play_on(const PlayerPtr& player, std::size_t round) {
    const Game& game = live_[player->number % live_.size()];
    if (round < game.choices.size()) {
      return choose(player, round, game.choices[round], [this, player, round] { play_on(player, round + 1); });
    }
    look(player, [this, player](const json::object& day) {
      if (day.at("live").at("you").at("state") != "finished") world_.fail("a game that is over is not");
      hand_in(player);
    });
  }

  void hand_in(const PlayerPtr& player) {
    const Game& game = offline_[(player->number * 7) % offline_.size()];
    ask({"POST", "/api/days/" + std::to_string(day_) + "/offline", player->token, R"({"record":)" + game.record + "}"},
        &hand_ins_, [this, player](const json::object&) {
          look(player, [this](const json::object&) {
            ++done_;
            next();
          });
        });
  }

  // Nobody is missing.
  void finish() {
    if (std::exchange(finished_, true)) return;
    seconds_ = static_cast<double>(now_us() - from_us_) / 1e6;
    cpu_ = cpu_seconds(options_.pids) - cpu_;
    resident_kib_ = resident_kib(options_.pids);
    arrive([this](const json::object&) {
      ask({"GET", "/api/today", "", ""}, nullptr, [this](const json::object& today) {
        const std::int64_t live = today.at("live").at("players").as_int64();
        const std::int64_t offline = today.at("offline").at("players").as_int64();
        if (live < options_.players || offline < options_.players) {
          world_.fail("of so many players the boards have " + std::to_string(live) + " and " + std::to_string(offline));
        }
        world_.io.stop();
      });
    });
  }

  json::object report() {
    return {{"players", options_.players},
            {"seconds", seconds_},
            {"requests_per_s", seconds_ > 0 ? 25.0 * options_.players / seconds_ : 0},
            {"server_cpu_seconds", cpu_},
            {"server_cpu_ms_per_player", options_.players > 0 ? 1000 * cpu_ / options_.players : 0},
            {"server_resident_kib", resident_kib_},
            {"guest", guests_.report()},
            {"begin", begins_.report()},
            {"choose", choices_.report()},
            {"look", looks_.report()},
            {"hand_in", hand_ins_.report()}};
  }

  World& world_;
  const Options& options_;
  std::int64_t day_ = 0;
  std::vector<Game> live_;
  std::vector<Game> offline_;
  std::size_t asked_ = 0;
  int begun_ = 0;
  int done_ = 0;
  bool finished_ = false;
  std::int64_t from_us_ = 0;
  double seconds_ = 0;
  double cpu_ = 0;
  std::int64_t resident_kib_ = 0;
  Latencies guests_;
  Latencies begins_;
  Latencies choices_;
  Latencies looks_;
  Latencies hand_ins_;
};

}  // namespace

json::object run_day(World& world, const Options& options) { return Day(world, options).run(); }

}  // namespace cifra::load
