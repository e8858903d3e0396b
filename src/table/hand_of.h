// A Hand for any G: the part that all games share. A game adds a Codec<G>: how its choices, options and public state
// are written. Used by kinds.cpp only.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "bots/bot.h"
#include "record/play.h"
#include "table/hand.h"

namespace cifra::table {

template <game::SimultaneousGame G>
struct Codec;

template <game::SimultaneousGame G>
class HandOf : public Hand {
 public:
  HandOf(const typename G::Options& options, game::Match<G> match)
      : match_(std::move(match)), record_(record::begin(options, match_.secret())) {}

  bool finished() const override { return G::finished(match_.state()); }
  Moment moment() const override { return Codec<G>::moment(match_.state()); }
  game::SeatSet must_act() const override { return G::must_act(match_.state()); }
  game::SeatSet acted() const override { return match_.acted(); }
  game::Standings standings() const override { return G::standings(match_.state()); }
  std::variant<record::TheNumberGame, record::Nmbr9Game> record() const override { return record_; }

  std::optional<std::string> choice_of(int seat) const override {
    if (seat < 0 || seat >= game::kMaxSeats) return std::nullopt;
    const auto& own = match_.choices()[static_cast<std::size_t>(seat)];
    if (!own) return std::nullopt;
    return record::choice_text(*own);
  }

  Result<void> check(int seat, std::string_view choice) const override {
    const auto action = Codec<G>::parse(choice);
    if (!action) return fail("bad_choice", "choice", "this is not a choice of the game");
    if (const auto good = match_.check(seat, *action); !good) {
      return fail(code(good.error()), "choice", Codec<G>::explain(good.error()));
    }
    return {};
  }

  Result<void> choose(int seat, std::string_view choice) override {
    const auto good = check(seat, choice);
    if (good) (void)match_.choose(seat, *Codec<G>::parse(choice));
    return good;
  }

  std::string resolve() override {
    const auto before = match_.state();
    const auto choices = match_.choices();
    const auto outcome = match_.resolve();
    if (!outcome) return "null";
    record::append(record_, before, choices);
    return Codec<G>::outcome(before, *outcome);
  }

  std::optional<std::string> at_zero(int seat, Rng& rng) const override {
    if (Codec<G>::kMayMiss) return std::nullopt;
    return bot_work(seat, "easy")(rng, Stop());
  }

  std::function<std::string(Rng&, const Stop&)> bot_work(int seat, std::string_view level) const override {
    const std::shared_ptr<bots::Bot<G>> bot = bots::make_bot<G>(level);
    if (!bot) return nullptr;
    return [bot, view = match_.view(seat)](Rng& rng, const Stop& stop) {
      return record::choice_text(bot->choose(view, rng, stop));
    };
  }

  void write_state(JsonText& text) const override { Codec<G>::write_state(match_.state(), text); }

 private:
  game::Match<G> match_;
  decltype(record::begin(std::declval<typename G::Options>(), std::declval<typename G::Secret>())) record_;
};

template <game::SimultaneousGame G>
class KindOf : public Kind {
 public:
  std::string_view name() const override { return G::kName; }
  int min_seats() const override { return G::kMinSeats; }
  int max_seats() const override { return G::kMaxSeats; }
  bool has_bot(std::string_view level) const override { return bots::make_bot<G>(level) != nullptr; }
  std::vector<BotLevel> bots() const override {
    std::vector<BotLevel> levels;
    for (const auto& level : bots::levels<G>()) {
      if (level.offered) levels.push_back({level.name, level.mean_score, level.needs});
    }
    return levels;
  }

  Result<json::value> complete(const json::value& options) const override {
    const auto parsed = Codec<G>::read_options(options);
    if (!parsed) return std::unexpected(parsed.error());
    return Codec<G>::write_options(*parsed);
  }

  std::unique_ptr<Hand> start(const json::value& options, int seats, std::string_view seed) const override {
    const auto parsed = Codec<G>::read_options(options);
    if (!parsed) return nullptr;
    Rng rng(seed);
    auto match = game::Match<G>::start(*parsed, seats, rng);
    if (!match) return nullptr;
    return std::make_unique<HandOf<G>>(*parsed, std::move(*match));
  }
};

}  // namespace cifra::table
