// Leak test: plays many games of all sizes, with spectators and second devices, and searches everything that anybody
// received for what they could not know yet. Also asks by HTTP in the middle of games.
#include <algorithm>
#include <fstream>
#include <sstream>
#include <unordered_map>
#include <unordered_set>

#include "load/crew.h"
#include "load/leaks.h"
#include "load/slices.h"

namespace cifra::load {
namespace {

class Leak : public Crew {
 public:
  using Crew::Crew;

 protected:
  Setup setup_of(int index) override {
    Setup setup = Crew::setup_of(index);
    Rng& rng = world_.rng;
    setup.seats = 2 + static_cast<int>(rng.below(setup.game == "nmbr9" ? 3 : 4));
    setup.devices = static_cast<int>(rng.below(3));
    setup.spectators = static_cast<int>(rng.below(3));
    return setup;
  }

  void overheard(Group& group, Player& player, std::string_view message) override {
    Heard& heard = game_of(group).heard[index_of(group, player)];
    line_ = heard.lines.size();
    heard.add(message);
    if (const std::string_view code = unquoted(find(find(message.substr(0, message.find('\n')), "state"), "code"));
        !code.empty()) {
      game_of(group).code = code;
    }
    bytes_ += message.size();
  }

  void may_choose(Group& group, Player& player) override {
    // Any device of the seat may choose.
    Player* chooser = &player;
    for (const auto& other : group.players()) {
      if (other->role != Player::Role::kDevice || other->token != player.token) continue;
      if (other->turns_seen == player.turns_seen && other->seat == player.seat && world_.rng.below(2) == 0) {
        chooser = other.get();
      }
    }
    group.choose(*chooser);
    if (world_.rng.below(16) == 0) ask(group);
  }

  void choosing(Group& group, Player& player, int turn, std::string_view choice) override {
    Game& game = game_of(group);
    HiddenChoice hidden{turn, player.seat, std::string(choice), {}};
    for (const Heard& heard : game.heard) hidden.since.push_back(heard.lines.size());
    game.choices.push_back(std::move(hidden));
    ++choices_;
  }

  void chosen(Group& group, Player& player, const SentCommand& command) override {
    const bool still = command.turn == group.board().turns() && player.turns_seen == command.turn;
    if (group.setup().game == "the-number" && still && world_.rng.below(4) == 0) group.choose(player);
  }

  void resolved(Group& group, Player& player, int /*turn*/) override {
    Heard& heard = game_of(group).heard[index_of(group, player)];
    heard.revealed.push_back(line_);
    heard.ended = line_;
  }

  void ended(Group& group) override {
    Game& game = game_of(group);
    Opened opened;
    for (const json::value& turn : group.witness().turns()) {
      opened.salts.emplace_back();
      for (const json::value& one : turn.at("choices").as_array()) {
        if (!one.is_null()) opened.salts.back().emplace_back(one.at("salt").as_string());
      }
      for (const std::string& salt : opened.salts.back()) keep_secret(salt);
    }
    opened.seed = group.witness().deck().at("seed").as_string();
    opened.seed_salt = group.witness().deck().at("salt").as_string();
    keep_secret(opened.seed);
    keep_secret(opened.seed_salt);
    secrets_.insert({game.table, game.code});
    for (std::size_t i = 0; i < game.heard.size(); ++i) {
      if (i < group.players().size()) game.heard[i].seat = group.players()[i]->seat;
      for (const std::string& leak : find_leaks(game.heard[i], i, game.choices, opened)) {
        world_.fail(group.table() + ": " + leak);
      }
      lines_ += game.heard[i].lines.size();
    }
    games_.erase(&group);
    if (++ended_ + groups_.size() > static_cast<std::size_t>(options_.games)) return retire(group);
    if (group.games % 2 == 0) return group.open_table();
    group.rematch();
  }

  json::object report() override {
    for (const auto& group : groups_) {
      for (const auto& player : group->players()) secrets_.insert(player->token);
    }
    secrets_.erase("");
    json::object report{{"games_ended", ended_}, {"choices", choices_}, {"lines_searched", lines_}, {"bytes", bytes_}};
    std::size_t log_bytes = 0;
    for (const std::string& path : options_.logs) {
      const std::ifstream file(path);
      std::ostringstream text;
      text << file.rdbuf();
      if (!file) world_.fail("cannot read " + path);
      log_bytes += text.str().size();
      for (const std::string& leak : find_in_log(text.str(), secrets_))
        world_.fail(std::string(path).append(": ").append(leak));
    }
    if (!options_.logs.empty()) report["log_bytes_searched"] = log_bytes;
    return report;
  }

 private:
  struct Game {
    std::string table;
    std::vector<Heard> heard;  // one for every player, and the last for what HTTP answered to nobody
    std::vector<HiddenChoice> choices;
    std::string code;
  };

  Game& game_of(Group& group) {
    Game& game = games_[&group];
    if (game.heard.empty() || game.table != group.table()) {
      game = {group.table(), {}, {}, {}};
      game.heard.resize(group.players().size() + 1);
    }
    return game;
  }

  static std::size_t index_of(Group& group, const Player& player) {
    std::size_t index = 0;
    while (group.players()[index].get() != &player) ++index;
    return index;
  }

  void keep_secret(const std::string& secret) {
    if (!secrets_.insert(secret).second) world_.fail("a salt or seed that was used before: " + secret);
  }

  // Whether nobody is missing in the turn that is being played: the house may be ahead of us.
  bool all_sent(Group& group) {
    const std::vector<HiddenChoice>& choices = game_of(group).choices;
    for (int seat = 0; seat < group.setup().seats; ++seat) {
      const bool sent = std::ranges::any_of(
          choices, [&](const HiddenChoice& one) { return one.seat == seat && one.turn == group.board().turns(); });
      if (group.board().must_act(seat) && !sent) return false;
    }
    return true;
  }

  // What the table says to nobody in particular, and the record that there is not yet.
  void ask(Group& group) {
    const std::string path = "/api/tables/" + group.table();
    const auto keep = [this, &group, table = group.table()](const HttpAnswer& answer) {
      Game& game = game_of(group);
      if (game.table != table || answer.body.empty()) return;
      Heard& heard = game.heard.back();
      const std::string_view turns = find(answer.body, "turns");
      std::size_t known = 0;
      for (std::size_t at = turns.find('{'); at < turns.size(); at = turns.find('{', end_of_value(turns, at))) ++known;
      while (heard.revealed.size() < known) heard.revealed.push_back(heard.lines.size());
      const bool over = unquoted(find(find(answer.body, "state"), "phase")) == "finished";
      const std::string_view shown = find(find(answer.body, "state"), "game");
      if (!shown.empty() && !group.witness().agrees(static_cast<int>(known), shown)) {
        world_.fail(table + ": HTTP shows another game: " + answer.body);
      }
      heard.add(answer.body);
      if (!over) heard.ended = heard.lines.size();
    };
    world_.ask(0, {"GET", path, "", ""}, keep);
    if (const std::string& code = game_of(group).code; !code.empty()) {
      for (const char* under : {"/api/codes/", "/t/"}) world_.ask(0, {"GET", under + code, "", ""}, [](const auto&) {});
    }
    world_.ask(0, {"GET", path + "/record", group.host().token, ""},
               [&group, table = group.table(), this](const HttpAnswer& answer) {
                 const bool over = group.table() != table || group.board().finished() || all_sent(group);
                 if (!over && answer.status < 400) world_.fail("the record of a game that is not over: " + answer.body);
               });
  }

  std::unordered_map<Group*, Game> games_;
  std::size_t line_ = 0;  // the first line of the message that is being taken
  std::unordered_set<std::string> secrets_;
  std::uint64_t choices_ = 0;
  std::uint64_t lines_ = 0;
  std::uint64_t bytes_ = 0;
  std::size_t ended_ = 0;
};

}  // namespace

json::object run_leak(World& world, const Options& options) {
  world.strict = true;
  return Leak(world, options).run();
}

}  // namespace cifra::load
