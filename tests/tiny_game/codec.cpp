#include "tests/tiny_game/codec.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "base/random.h"
#include "game/standings.h"

namespace cifra::game {

using namespace tiny;
using Code = Codec<tiny::Game>;

std::optional<int> Code::parse(std::string_view text) {
  ++parses;
  if (text.size() != 1 || text[0] < '1' || text[0] > '9') return std::nullopt;
  return text[0] - '0';
}

std::string_view Code::explain(Refusal refusal) {
  switch (refusal) {
    case Refusal::kGameOver:
      return "the game is over";
    case Refusal::kNoSuchSeat:
      return "there is no such seat";
    case Refusal::kMissing:
      return "somebody has not picked yet";
    case Refusal::kBadPick:
      return "a pick is a number from 1 to 9";
    case Refusal::kUsed:
      return "this number was picked before";
  }
  return "";
}

Result<Options> Code::read_options(const json::value& options) {
  const Node root(options.is_null() ? nullptr : &options, "bad_options");
  Options read;
  if (!root.present()) return read;
  if (!root.is_object()) return root.bad("options must be an object");
  if (const Node rounds = root["rounds"]; rounds.present()) {
    const auto value = rounds.integer(1, 9);
    if (!value) return rounds.bad("rounds is an integer from 1 to 9");
    read.rounds = *value;
  }
  return read;
}

void Code::write_state(const State& state, JsonText& text) {
  text.begin_object().key("card");
  state.card ? text.value(*state.card) : text.null();
  text.key("left").begin_array();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.seats); ++seat) {
    text.begin_array();
    for (int pick = 1; pick < 10; ++pick) {
      if (!state.used[seat][static_cast<std::size_t>(pick)]) text.value(pick);
    }
    text.end_array();
  }
  text.end_array();
  write_scores(text, "scores", tiny::Game::standings(state), static_cast<std::size_t>(state.seats));
  text.end_object();
}

void Code::write_outcome(const State& before, const std::optional<int>& winner, JsonText& text) {
  text.begin_object()("card", *before.card).key("winner");
  winner ? text.value(*winner) : text.null();
  text.end_object();
}

Recorded Code::begin(const Options& options, const tiny::Game::Secret& deck) {
  return {options, {deck.begin(), deck.begin() + options.rounds}, {}};
}

void Code::append(Recorded& recorded, const State& before, const Choices<int>& choices) {
  auto& round = recorded.picks.emplace_back();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(before.seats); ++seat) round.push_back(*choices[seat]);
}

Result<Recorded> Code::read(const Node& root, std::size_t players) {
  Recorded recorded;
  const Node rounds = root["rounds"];
  const auto count = rounds.integer(1, 9);
  if (!count) return rounds.bad("rounds is an integer from 1 to 9");
  recorded.options.rounds = *count;
  const Node deck = root["deck"];
  if (deck.elements() == nullptr || deck.elements()->size() != static_cast<std::size_t>(*count)) {
    return deck.bad("deck must be a list with a card for every round");
  }
  const auto card = [](const Node& node, std::size_t) -> Result<int> {
    const auto value = node.integer(0, 8);
    if (!value) return node.bad("a card is an integer from 0 to 8");
    return *value;
  };
  auto cards = read_list<int>(deck, card);
  if (!cards) return std::unexpected(std::move(cards.error()));
  recorded.deck = std::move(*cards);
  const Node picks = root["picks"];
  if (picks.elements() == nullptr || picks.elements()->size() > recorded.deck.size()) {
    return picks.bad("picks must be a list of rounds");
  }
  auto list = read_list<std::vector<int>>(picks, [&](const Node& node, std::size_t) -> Result<std::vector<int>> {
    if (node.elements() == nullptr || node.elements()->size() != players) {
      return node.bad("a round must be a list with a pick of every player");
    }
    return read_list<int>(node, [](const Node& pick, std::size_t) -> Result<int> {
      const auto value = pick.integer(1, 9);
      if (!value) return pick.bad("a pick is an integer from 1 to 9");
      return *value;
    });
  });
  if (!list) return std::unexpected(std::move(list.error()));
  recorded.picks = std::move(*list);
  return recorded;
}

void Code::write(JsonText& text, const Recorded& recorded) {
  text("rounds", recorded.options.rounds).key("deck").begin_array();
  for (const int card : recorded.deck) text.value(card);
  text.end_array().key("picks").begin_array();
  for (const auto& round : recorded.picks) {
    text.begin_array();
    for (const int pick : round) text.value(pick);
    text.end_array();
  }
  text.end_array();
}

std::vector<std::size_t> Code::turns(const Recorded& recorded) {
  return std::vector<std::size_t>(recorded.picks.size(), 1);
}

std::optional<std::string> Code::choice_at(const Recorded& recorded, Moment moment, std::size_t seat) {
  return text(recorded.picks[static_cast<std::size_t>(moment.round)][seat]);
}

Result<void> Code::judge(const Recorded& recorded, std::size_t players, JsonText& verdict) {
  auto state = tiny::Game::start(recorded.options, static_cast<int>(players));
  if (!state) return fail(kBadRecord, state.error().at, state.error().message);
  tiny::Game::Secret deck{};
  std::ranges::copy(recorded.deck, deck.begin());
  for (std::size_t round = 0; round < recorded.picks.size(); ++round) {
    tiny::Game::deal(*state, deck);
    Choices<int> choices{};
    for (std::size_t seat = 0; seat < players; ++seat) {
      choices[seat] = recorded.picks[round][seat];
      if (const auto checked = tiny::Game::check(*state, static_cast<int>(seat), *choices[seat]); !checked) {
        return fail(code(checked.error()), "picks[" + std::to_string(round) + "][" + std::to_string(seat) + "]",
                    std::string(explain(checked.error())));
      }
    }
    (void)tiny::Game::resolve(*state, choices);
  }
  const Standings standings = tiny::Game::standings(*state);
  verdict("finished", tiny::Game::finished(*state));
  write_scores(verdict, "scores", standings, players);
  write_winners(verdict, standings);
  return {};
}

bool Code::is_deal_of(const Recorded& recorded, std::string_view seed) {
  Rng rng(seed);
  const tiny::Game::Secret deck = tiny::Game::shuffle(recorded.options, rng);
  return std::ranges::equal(recorded.deck, std::span(deck).first(recorded.deck.size()));
}

// Nine digits without anything between: 403218567.
Result<tiny::Game::Secret> Code::read_deal(std::string_view line) {
  tiny::Game::Secret deck{};
  std::array<bool, 9> seen{};
  for (std::size_t i = 0; i < line.size() && line.size() == deck.size(); ++i) {
    if (line[i] < '0' || line[i] > '8' || std::exchange(seen[static_cast<std::size_t>(line[i] - '0')], true)) break;
    deck[i] = line[i] - '0';
  }
  if (!std::ranges::all_of(seen, [](bool one) { return one; })) {
    return fail("bad_deck", "deck", "a deck is the nine digits 0 to 8 in any order");
  }
  return deck;
}

std::string Code::dealt(const Recorded& recorded, std::size_t rounds) {
  std::string digits;
  for (std::size_t i = 0; i < std::min(rounds, recorded.deck.size()); ++i) digits += std::to_string(recorded.deck[i]);
  return digits;
}

Result<tiny::Game::Secret> Code::deal_on(const Options& options, std::string_view dealt, Rng& rng) {
  tiny::Game::Secret deck = tiny::Game::shuffle(options, rng);
  for (std::size_t i = 0; i < dealt.size(); ++i) {
    const auto there = i < deck.size()
                           ? std::find(deck.begin() + static_cast<std::ptrdiff_t>(i), deck.end(), dealt[i] - '0')
                           : deck.end();
    if (there == deck.end()) return fail("bad_deck", "dealt", "these cards cannot have been dealt");
    std::swap(deck[i], *there);
  }
  return deck;
}

}  // namespace cifra::game
