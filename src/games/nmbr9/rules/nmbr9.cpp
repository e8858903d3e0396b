#include "games/nmbr9/rules/nmbr9.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace cifra::nmbr9 {
namespace {

// A number without sign or leading zeros, from low to high.
std::optional<int> small_number(std::string_view text, int low, int high) {
  int value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = problem == std::errc() && end == text.data() + text.size() && (text.size() == 1 || text[0] != '0');
  if (!whole || text[0] == '-' || value < low || value > high) return std::nullopt;
  return value;
}

// Splits off the text before the next '-'.
std::string_view next_part(std::string_view& text) {
  const std::size_t dash = std::min(text.find('-'), text.size());
  const std::string_view part = text.substr(0, dash);
  text.remove_prefix(std::min(dash + 1, text.size()));
  return part;
}

bool is_valid(const Variant& v) {
  return (v.order == 'U' || v.order == 'K' || v.order == 'F') && v.highest <= 9 && v.copies >= 1 && v.copies <= 9 &&
         v.cards >= 1 && v.cards <= (v.highest + 1) * v.copies;
}

}  // namespace

std::optional<Variant> Variant::parse(std::string_view text) {
  if (std::ranges::count(text, '-') != 3) return std::nullopt;
  const std::string_view order = next_part(text);
  const auto highest = small_number(next_part(text), 0, 9);
  const auto copies = small_number(next_part(text), 1, 9);
  const auto cards = small_number(text, 1, kMaxTiles);
  if (order.size() != 1 || !highest || !copies || !cards) return std::nullopt;
  const Variant variant{order[0], static_cast<std::uint8_t>(*highest), static_cast<std::uint8_t>(*copies),
                        static_cast<std::uint8_t>(*cards)};
  if (!is_valid(variant)) return std::nullopt;
  return variant;
}

std::string Variant::text() const {
  return std::string(1, order) + '-' + std::to_string(highest) + '-' + std::to_string(copies) + '-' +
         std::to_string(cards);
}

bool Deck::operator==(const Deck& other) const { return std::ranges::equal(cards(), other.cards()); }

bool may_follow(const Variant& variant, const Deck& deck, int number) {
  return deck.size() < variant.cards && number >= 0 && number <= variant.highest &&
         std::ranges::count(deck.cards(), number) < variant.copies;
}

Deck shuffled_deck(const Variant& variant, Rng& rng) { return shuffled_after(variant, {}, rng); }

Deck shuffled_after(const Variant& variant, const Deck& first, Rng& rng) {
  std::array<std::uint8_t, kMaxTiles> others{};
  std::size_t count = 0;
  for (int number = 0; number <= variant.highest; ++number) {
    const auto gone = static_cast<int>(std::ranges::count(first.cards(), number));
    for (int copy = gone; copy < variant.copies; ++copy) others[count++] = static_cast<std::uint8_t>(number);
  }
  rng.shuffle(std::span(others).first(count));
  Deck deck = first;
  for (std::size_t i = 0; deck.size() < variant.cards; ++i) deck.add(others[i]);
  return deck;
}

std::optional<int> open_card(const State& state) {
  if (state.dealt.size() <= state.round) return std::nullopt;
  return state.dealt.cards()[state.round];
}

Result<State> Game::start(const Variant& variant, int seats) {
  if (seats < kMinSeats || seats > kMaxSeats) return fail("bad_options", "players", "NMBR 9 is for 1 to 4 players");
  if (!is_valid(variant)) return fail("bad_options", "variant", std::string(kVariantForm));
  State state;
  state.variant = variant;
  state.seats = static_cast<std::uint8_t>(seats);
  return state;
}

void Game::deal(State& state, const Deck& deck) {
  if (!finished(state) && state.dealt.size() == state.round && deck.size() > state.round)
    state.dealt.add(deck.cards()[state.round]);
}

game::SeatSet Game::must_act(const State& state) {
  return open_card(state) ? game::SeatSet::first(state.seats) : game::SeatSet();
}

std::expected<void, Refusal> Game::check(const State& state, int seat, const Placement& placement) {
  const auto card = open_card(state);
  if (!card) return std::unexpected(Refusal::kGameOver);
  if (seat < 0 || seat >= state.seats) return std::unexpected(Refusal::kNoSuchSeat);
  return state.layouts[static_cast<std::size_t>(seat)].check(*card, placement);
}

std::expected<Round, Refusal> Game::resolve(State& state, const game::Choices<Placement>& choices) {
  const auto card = open_card(state);
  if (!card) return std::unexpected(Refusal::kGameOver);
  Round round{*card, {}};
  for (std::size_t seat = 0; seat < choices.size(); ++seat) {
    if (seat >= state.seats && choices[seat]) return std::unexpected(Refusal::kNoSuchSeat);
  }
  for (std::size_t seat = 0; seat < state.seats; ++seat) {
    if (!choices[seat]) return std::unexpected(Refusal::kMissing);
    if (const auto checked = check(state, static_cast<int>(seat), *choices[seat]); !checked)
      return std::unexpected(checked.error());
    round.placements[seat] = *choices[seat];
  }
  for (std::size_t seat = 0; seat < state.seats; ++seat)
    state.layouts[seat].place_unchecked(*card, round.placements[seat]);
  ++state.round;
  return round;
}

game::Standings Game::standings(const State& state) {
  game::Standings standings;
  for (std::size_t seat = 0; seat < state.seats; ++seat) standings.scores[seat] = state.layouts[seat].score();
  if (finished(state)) standings.winners = game::highest(std::span(standings.scores).first(state.seats));
  return standings;
}

static_assert(game::SimultaneousGame<Game>);

}  // namespace cifra::nmbr9
