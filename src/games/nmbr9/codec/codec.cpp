#include "games/nmbr9/codec/codec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <system_error>

#include "game/standings.h"

namespace cifra::nmbr9 {

std::string_view explain(Refusal refusal) {
  switch (refusal) {
    case Refusal::kGameOver:
      return "the game is over";
    case Refusal::kNoSuchSeat:
      return "there is no such seat";
    case Refusal::kMissing:
      return "somebody has not placed yet";
    case Refusal::kAlreadyPlaced:
      return "this player has already placed a tile in this round";
    case Refusal::kBadPlacement:
      return "the place is beyond 1000 squares from the middle, or the rotation is not 0 to 3";
    case Refusal::kOverlap:
      return "a square of the tile is taken by another tile of its level";
    case Refusal::kNotAdjacent:
      return "the tile touches no tile of its level along an edge";
    case Refusal::kUnsupported:
      return "a square of the tile lies on no tile of the level below";
    case Refusal::kOneTileSupport:
      return "the tile lies on one tile only; it needs two";
  }
  return "";
}

void write_placement(JsonText& text, const Placement& p) {
  text.begin_object()("x", p.x)("y", p.y)("level", p.level)("rotation", static_cast<int>(p.rotation)).end_object();
}

Result<Deck> read_deck(std::string_view line) {
  const auto bad = [] {
    return fail("bad_deck", "deck", "a deck is 20 numbers separated by commas, each of 0-9 twice");
  };
  const Variant standard;
  Deck deck;
  bool number_is_next = true;
  for (const char c : line) {
    if (c == ' ' || c == '\t' || c == '\r') continue;
    if (number_is_next) {
      if (!may_follow(standard, deck, c - '0')) return bad();
      deck.add(c - '0');
    } else if (c != ',') {
      return bad();
    }
    number_is_next = !number_is_next;
  }
  if (deck.size() != standard.cards || number_is_next) return bad();
  return deck;
}

}  // namespace cifra::nmbr9

namespace cifra::game {

using namespace nmbr9;
using Code = Codec<nmbr9::Game>;

std::string Code::text(const Placement& p) {
  return std::to_string(p.x) + ',' + std::to_string(p.y) + ',' + std::to_string(p.level) + ',' +
         std::to_string(p.rotation);
}

std::optional<Placement> Code::parse(std::string_view text) {
  std::array<int, 4> parts{};
  const char* at = text.data();
  const char* const end = at + text.size();
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      if (at == end || *at != ',') return std::nullopt;
      ++at;
    }
    const auto [next, problem] = std::from_chars(at, end, parts[i]);
    if (problem != std::errc()) return std::nullopt;
    at = next;
  }
  const bool in_range = std::max(std::abs(parts[0]), std::abs(parts[1])) <= kMaxCoordinate && parts[2] >= 0 &&
                        parts[2] <= kMaxLevel && parts[3] >= 0 && parts[3] < kRotations;
  if (at != end || !in_range) return std::nullopt;
  const Placement placement{static_cast<std::int16_t>(parts[0]), static_cast<std::int16_t>(parts[1]),
                            static_cast<std::uint16_t>(parts[2]), static_cast<std::uint8_t>(parts[3])};
  if (Code::text(placement) != text) return std::nullopt;
  return placement;
}

Result<Variant> Code::read_options(const json::value& options) {
  const Node root(options.is_null() ? nullptr : &options, "bad_options");
  if (!root.present()) return Variant{};
  if (!root.is_object()) return fail("bad_options", "options", "options must be an object");
  const Node variant = root["variant"];
  if (!variant.present()) return Variant{};
  const auto parsed = variant.text() != nullptr ? Variant::parse(*variant.text()) : std::nullopt;
  if (!parsed) return fail("bad_options", "options.variant", std::string(kVariantForm));
  return *parsed;
}

void Code::write_state(const State& state, JsonText& text) {
  text.begin_object().key("cards").begin_array();
  for (const auto card : state.dealt.cards()) text.value(static_cast<int>(card));
  text.end_array();
  write_scores(text, "scores", nmbr9::Game::standings(state), state.seats);
  text.end_object();
}

void Code::write_outcome(const State& before, const Round& round, JsonText& text) {
  text.begin_object()("number", static_cast<int>(round.number)).key("placements").begin_array();
  for (std::size_t seat = 0; seat < before.seats; ++seat) write_placement(text, round.placements[seat]);
  text.end_array().end_object();
}

}  // namespace cifra::game
