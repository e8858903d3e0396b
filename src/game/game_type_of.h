// GameTypeOf<G>: the GameType of any game G that has rules, a Codec<G> and levels<G>(). A game includes this in one
// file, type.cpp, and adds there what it has beside them (page, assets, workloads).
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/bot.h"
#include "game/codec.h"
#include "game/game_type.h"
#include "game/play.h"

namespace cifra::game {

template <Encodable G>
class GameInPlayOf final : public GameInPlay {
 public:
  using Code = Codec<G>;
  using Action = typename G::Action;

  GameInPlayOf(const GameType& type, const typename G::Options& options, Match<G> match)
      : type_(type), match_(std::move(match)), recorded_(Code::begin(options, match_.secret())) {}

  bool finished() const override { return G::finished(match_.state()); }
  Moment moment() const override { return Code::moment(match_.state()); }
  SeatSet must_act() const override { return G::must_act(match_.state()); }
  SeatSet acted() const override { return match_.acted(); }
  Standings standings() const override { return G::standings(match_.state()); }

  std::optional<std::string> choice_of(int seat) const override {
    if (seat < 0 || seat >= kMaxSeats) return std::nullopt;
    const auto& own = match_.choices()[static_cast<std::size_t>(seat)];
    if (!own) return std::nullopt;
    return Code::text(*own);
  }

  Result<void> check(int seat, std::string_view choice) const override {
    if (seat >= 0 && seat < kMaxSeats && accepted_[static_cast<std::size_t>(seat)].text == choice && !choice.empty()) {
      return {};
    }
    const auto action = Code::parse(choice);
    if (!action) return fail("bad_choice", "choice", "This is not a choice of this game.");
    if (const auto good = match_.check(seat, *action); !good) {
      return fail(code(good.error()), "choice", std::string(Code::explain(good.error())));
    }
    accepted_[static_cast<std::size_t>(seat)] = {std::string(choice), action};
    return {};
  }

  Result<void> choose(int seat, std::string_view choice) override {
    const auto good = check(seat, choice);
    if (!good) return good;
    match_.put(seat, *accepted_[static_cast<std::size_t>(seat)].action);
    return {};
  }

  std::string resolve() override {
    const auto before = match_.state();
    const auto choices = match_.choices();
    accepted_.fill({});
    const auto outcome = match_.resolve();
    if (!outcome) return "null";
    Code::append(recorded_, before, choices);
    std::string out;
    JsonText text(out);
    Code::write_outcome(before, *outcome, text);
    return out;
  }

  std::optional<std::string> at_zero(int seat, Rng& rng) const override {
    if (Code::kMayMiss) return std::nullopt;
    return bot_work(seat, "easy", {})(rng, Stop());
  }

  std::function<std::string(Rng&, const Stop&)> bot_work(int seat, std::string_view level,
                                                         const Listener<std::string>& listener) const override {
    const std::shared_ptr<Bot<G>> bot = make_bot<G>(level);
    if (!bot) return nullptr;
    if (listener) {
      bot->tell([listener](std::uint64_t done, std::uint64_t total, const Action& best) {
        listener(done, total, Code::text(best));
      });
    }
    return [bot, view = match_.view(seat)](Rng& rng, const Stop& stop) {
      return Code::text(bot->choose(view, rng, stop));
    };
  }

  void write_state(JsonText& text) const override { Code::write_state(match_.state(), text); }
  RecordedGamePtr record() const override { return std::make_shared<RecordedGameOf<G>>(type_, recorded_); }

 private:
  struct Accepted {  // a choice of this turn that was checked and may stand
    std::string text;
    std::optional<Action> action;
  };

  const GameType& type_;
  Match<G> match_;
  typename Code::Recorded recorded_;
  mutable std::array<Accepted, kMaxSeats> accepted_{};
};

template <Encodable G>
class BotTableOf final : public BotTable {
 public:
  BotTableOf(const GameType& type, std::span<const std::string> levels) : type_(type) {
    for (const std::string& level : levels) bots_.push_back(make_bot<G>(level));
  }

  Result<BotResult> play(const BotGame& game) override {
    const std::size_t seats = bots_.size();
    std::vector<Rng> streams;
    for (std::size_t bot = 0; bot < seats; ++bot) streams.emplace_back(game.seed + "/" + std::to_string(bot));
    const auto bot_at = [&](std::size_t seat) { return (seat + game.rotation) % seats; };

    const typename G::Options options;
    Rng rng(game.seed);
    auto secret =
        game.deal.empty() ? Result<typename G::Secret>(G::shuffle(options, rng)) : Codec<G>::read_deal(game.deal);
    if (!secret) return std::unexpected(std::move(secret.error()));
    BotResult result;
    result.scores.resize(seats);
    auto recorded = game::play<G>(
        options, *secret, seats,
        [&](int seat, const View<G>& view) {
          const std::size_t bot = bot_at(static_cast<std::size_t>(seat));
          const double begin = game.now != nullptr ? game.now() : 0;
          const auto action = bots_[bot]->choose(view, streams[bot]);
          if (game.now != nullptr) result.scores[bot].seconds += game.now() - begin;
          ++result.scores[bot].moves;
          return action;
        },
        [&](const Standings& standings) {
          result.standings = standings;
          for (std::size_t seat = 0; seat < seats; ++seat) {
            BotScore& score = result.scores[bot_at(seat)];
            score.points = standings.scores[seat];
            if (standings.winners.has(static_cast<int>(seat))) score.share = 1.0 / standings.winners.size();
          }
        });
    if (!recorded) return std::unexpected(std::move(recorded.error()));
    result.record = std::make_shared<RecordedGameOf<G>>(type_, std::move(*recorded));
    return result;
  }

 private:
  const GameType& type_;
  std::vector<std::unique_ptr<Bot<G>>> bots_;
};

template <Encodable G>
class GameTypeOf : public GameType {
 public:
  std::string_view name() const override { return G::kName; }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  bool has_turns() const override { return Codec<G>::kHasTurns; }
  std::vector<BotLevel> bots() const override { return {levels<G>().begin(), levels<G>().end()}; }

  Result<json::value> complete(const json::value& options) const override {
    const auto parsed = Codec<G>::read_options(options);
    if (!parsed) return std::unexpected(parsed.error());
    return Codec<G>::write_options(*parsed);
  }

  std::unique_ptr<GameInPlay> start(const json::value& options, int seats, std::string_view seed) const override {
    return begin(options, seats, nullptr, seed);
  }

  std::unique_ptr<GameInPlay> start_with(const json::value& options, int seats, std::string_view dealt,
                                         std::string_view seed) const override {
    return begin(options, seats, &dealt, seed);
  }

  Result<RecordedGamePtr> read_record(const Node& root, std::size_t players) const override {
    auto recorded = Codec<G>::read(root, players);
    if (!recorded) return std::unexpected(std::move(recorded.error()));
    return std::make_shared<RecordedGameOf<G>>(*this, std::move(*recorded));
  }

  std::unique_ptr<BotTable> bot_table(std::span<const std::string> levels) const override {
    return std::make_unique<BotTableOf<G>>(*this, levels);
  }

  Result<void> check_deal(std::string_view line) const override {
    const auto secret = Codec<G>::read_deal(line);
    if (!secret) return std::unexpected(secret.error());
    return {};
  }

 private:
  std::unique_ptr<GameInPlay> begin(const json::value& options, int seats, const std::string_view* dealt,
                                    std::string_view seed) const {
    const auto parsed = Codec<G>::read_options(options);
    if (!parsed) return nullptr;
    Rng rng(seed);
    const auto secret = dealt == nullptr ? Result<typename G::Secret>(G::shuffle(*parsed, rng))
                                         : Codec<G>::deal_on(*parsed, *dealt, rng);
    if (!secret) return nullptr;
    auto match = Match<G>::start(*parsed, seats, *secret);
    if (!match) return nullptr;
    return std::make_unique<GameInPlayOf<G>>(*this, *parsed, std::move(*match));
  }
};

}  // namespace cifra::game
