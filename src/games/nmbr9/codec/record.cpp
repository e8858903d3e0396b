// Recorded games of NMBR 9: read, written, judged.
#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "game/standings.h"
#include "games/nmbr9/codec/codec.h"

namespace cifra::game {
namespace {

using namespace nmbr9;

Result<void> read_cards(const Node& node, Recorded& recorded) {
  if (node.elements() == nullptr) return node.bad("deck must be a list of numbers");
  const Variant& variant = recorded.variant;
  for (std::size_t i = 0; i < node.elements()->size(); ++i) {
    const Node card = node[i];
    if (i >= variant.cards) return card.bad("the deck has only " + std::to_string(variant.cards) + " cards");
    const auto number = card.integer(0, variant.highest);
    if (!number) return card.bad("a card is an integer from 0 to " + std::to_string(variant.highest));
    if (!may_follow(variant, recorded.deck, *number)) {
      return card.bad("there are only " + std::to_string(variant.copies) + " cards of each number");
    }
    recorded.deck.add(*number);
  }
  return {};
}

Result<Placement> read_placement(const Node& node) {
  if (!node.is_object()) return node.bad("a placement must be an object with x, y, level and rotation");
  const Node x = node["x"];
  const Node y = node["y"];
  const Node level = node["level"];
  const Node rotation = node["rotation"];
  const auto x_value = x.integer(-kMaxCoordinate, kMaxCoordinate);
  const auto y_value = y.integer(-kMaxCoordinate, kMaxCoordinate);
  const auto level_value = level.integer(0, kMaxLevel);
  const auto rotation_value = rotation.integer(0, kRotations - 1);
  if (!x_value) return x.bad("x is an integer from -1000 to 1000");
  if (!y_value) return y.bad("y is an integer from -1000 to 1000");
  if (!level_value) return level.bad("level is an integer from 0 to 1000");
  if (!rotation_value) return rotation.bad("rotation is 0, 1, 2 or 3");
  return Placement{static_cast<std::int16_t>(*x_value), static_cast<std::int16_t>(*y_value),
                   static_cast<std::uint16_t>(*level_value), static_cast<std::uint8_t>(*rotation_value)};
}

}  // namespace

using Code = Codec<nmbr9::Game>;

Recorded Code::begin(const Variant& variant, const Deck& deck) { return {variant, variant != Variant{}, deck, {}}; }

void Code::append(Recorded& recorded, const State& before, const Choices<Placement>& choices) {
  auto& round = recorded.placements.emplace_back();
  for (std::size_t seat = 0; seat < before.seats; ++seat) round.push_back(*choices[seat]);
}

Result<Recorded> Code::read(const Node& root, std::size_t players) {
  Recorded recorded;
  if (const Node variant = root["variant"]; variant.present()) {
    const auto parsed = variant.text() != nullptr ? Variant::parse(*variant.text()) : std::nullopt;
    if (!parsed) return variant.bad(std::string(kVariantForm));
    recorded.variant = *parsed;
    recorded.names_variant = true;
  }
  if (auto deck = read_cards(root["deck"], recorded); !deck) return std::unexpected(std::move(deck.error()));
  const Node placements = root["placements"];
  if (placements.elements() == nullptr) return placements.bad("placements must be a list of rounds");
  using PlacedRound = std::vector<Placement>;
  auto list = read_list<PlacedRound>(placements, [&](const Node& node, std::size_t index) -> Result<PlacedRound> {
    if (index >= recorded.deck.size()) return node.bad("there is no card in the deck for this round");
    if (node.elements() == nullptr || node.elements()->size() != players) {
      return node.bad("a round must be a list with one placement for every player");
    }
    return read_list<Placement>(node, [](const Node& entry, std::size_t) { return read_placement(entry); });
  });
  if (!list) return std::unexpected(std::move(list.error()));
  recorded.placements = std::move(*list);
  return recorded;
}

void Code::write(JsonText& text, const Recorded& recorded) {
  if (recorded.names_variant) text("variant", recorded.variant.text());
  text.key("deck").begin_array();
  for (const int card : recorded.deck.cards()) text.value(card);
  text.end_array().key("placements").begin_array();
  for (const auto& round : recorded.placements) {
    text.begin_array();
    for (const Placement& placement : round) write_placement(text, placement);
    text.end_array();
  }
  text.end_array();
}

std::vector<std::size_t> Code::turns(const Recorded& recorded) {
  return std::vector<std::size_t>(recorded.placements.size(), 1);
}

std::optional<std::string> Code::choice_at(const Recorded& recorded, Moment moment, std::size_t seat) {
  return text(recorded.placements[static_cast<std::size_t>(moment.round)][seat]);
}

Result<void> Code::judge(const Recorded& recorded, std::size_t players, JsonText& verdict) {
  auto state = nmbr9::Game::start(recorded.variant, static_cast<int>(players));
  if (!state) return fail(kBadRecord, state.error().at, state.error().message);
  for (std::size_t r = 0; r < recorded.placements.size(); ++r) {
    const std::string at = "placements[" + std::to_string(r) + "]";
    nmbr9::Game::deal(*state, recorded.deck);
    Choices<Placement> choices{};
    for (std::size_t seat = 0; seat < players; ++seat) {
      choices[seat] = recorded.placements[r][seat];
      if (const auto checked = nmbr9::Game::check(*state, static_cast<int>(seat), *choices[seat]); !checked) {
        return fail(code(checked.error()), at + "[" + std::to_string(seat) + "]",
                    std::string(nmbr9::explain(checked.error())));
      }
    }
    if (const auto resolved = nmbr9::Game::resolve(*state, choices); !resolved) {
      return fail(code(resolved.error()), at, std::string(nmbr9::explain(resolved.error())));
    }
  }
  const Standings standings = nmbr9::Game::standings(*state);
  verdict("finished", nmbr9::Game::finished(*state));
  write_scores(verdict, "scores", standings, players);
  verdict.key("levels").begin_array();
  for (const Layout& layout : std::span(state->layouts).first(players)) {
    verdict.begin_array();
    for (int level = 0; level < layout.levels(); ++level) verdict.value(layout.score(level));
    verdict.end_array();
  }
  verdict.end_array();
  write_winners(verdict, standings);
  return {};
}

bool Code::is_deal_of(const Recorded& recorded, std::string_view seed) {
  Rng rng{std::string(seed)};
  const Deck deck = shuffled_deck(recorded.variant, rng);
  const auto cards = recorded.deck.cards();
  return std::ranges::equal(cards, deck.cards().first(cards.size()));
}

std::string Code::dealt(const Recorded& recorded, std::size_t rounds) {
  const auto cards = recorded.deck.cards();
  std::string digits;
  for (const int card : cards.first(std::min(rounds, cards.size()))) digits += static_cast<char>('0' + card);
  return digits;
}

Result<Deck> Code::deal_on(const Variant& variant, std::string_view dealt, Rng& rng) {
  Deck first;
  for (const char c : dealt) {
    if (c < '0' || c > '9' || !may_follow(variant, first, c - '0')) {
      return fail("bad_deck", "dealt", "these cards cannot have been dealt");
    }
    first.add(c - '0');
  }
  return shuffled_after(variant, first, rng);
}

}  // namespace cifra::game
