// The games of the house as tables see them. A new game is one Codec and one line in kinds().
#include <array>
#include <charconv>
#include <cstddef>
#include <utility>

#include "bots/nmbr9.h"
#include "bots/the_number.h"
#include "record/explain.h"
#include "record/fair.h"
#include "record/read.h"
#include "record/write.h"
#include "table/hand_of.h"

namespace cifra::table {
namespace {

void write_scores(const game::Standings& standings, std::size_t seats, JsonText& text) {
  text.key("scores").begin_array();
  for (const int score : std::span(standings.scores).first(seats)) text.value(score);
  text.end_array();
}

}  // namespace

template <>
struct Codec<the_number::Game> {
  static constexpr bool kMayMiss = true;

  static Moment moment(const the_number::State& state) { return {state.round, state.turn}; }
  static std::optional<the_number::Number> parse(std::string_view text) { return the_number::Number::parse(text); }
  static std::string explain(the_number::Refusal refusal) { return record::explain(refusal); }

  // Tables reject slips unless they are asked not to.
  static Result<the_number::Options> read_options(const json::value& options) {
    auto parsed = record::read_options(options);
    const json::object* object = options.if_object();
    if (parsed && (object == nullptr || !object->contains("slips"))) parsed->slips = the_number::Slips::kReject;
    return parsed;
  }
  static json::value write_options(const the_number::Options& options) { return record::to_json(options); }

  static void write_state(const the_number::State& state, JsonText& text) {
    text.begin_object().key("available").begin_array();
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
      std::string digits;
      the_number::for_each_digit(state.available[seat],
                                 [&](unsigned digit) { digits += static_cast<char>('0' + digit); });
      text.value(digits);
    }
    text.end_array();
    write_scores(the_number::Game::standings(state), state.seats, text);
    text.end_object();
  }
  static std::string outcome(const the_number::State& /*before*/, const the_number::Turn& turn) {
    std::string out;
    out.reserve(96 * static_cast<std::size_t>(turn.seats));
    record::append_json(out, turn);
    return out;
  }
};

template <>
struct Codec<nmbr9::Game> {
  static constexpr bool kMayMiss = false;

  static Moment moment(const nmbr9::State& state) { return {state.round, 0}; }
  static std::string explain(nmbr9::Refusal refusal) { return record::explain(refusal); }

  // x,y,level,rotation, as record::choice_text writes it and in no other way.
  static std::optional<nmbr9::Placement> parse(std::string_view text) {
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
    const bool in_range = std::max(std::abs(parts[0]), std::abs(parts[1])) <= nmbr9::kMaxCoordinate && parts[2] >= 0 &&
                          parts[2] <= nmbr9::kMaxLevel && parts[3] >= 0 && parts[3] < nmbr9::kRotations;
    if (at != end || !in_range) return std::nullopt;
    const nmbr9::Placement placement{static_cast<std::int16_t>(parts[0]), static_cast<std::int16_t>(parts[1]),
                                     static_cast<std::uint16_t>(parts[2]), static_cast<std::uint8_t>(parts[3])};
    if (record::choice_text(placement) != text) return std::nullopt;
    return placement;
  }

  static Result<nmbr9::Variant> read_options(const json::value& options) {
    if (options.is_null()) return nmbr9::Variant{};
    const json::object* object = options.if_object();
    if (object == nullptr) return fail("bad_options", "options", "options must be an object");
    const json::value* variant = object->if_contains("variant");
    if (variant == nullptr) return nmbr9::Variant{};
    const auto parsed = variant->is_string() ? nmbr9::Variant::parse(variant->get_string()) : std::nullopt;
    if (!parsed) return fail("bad_options", "options.variant", std::string(nmbr9::kVariantForm));
    return *parsed;
  }
  static json::value write_options(const nmbr9::Variant& variant) { return json::object{{"variant", variant.text()}}; }

  static void write_state(const nmbr9::State& state, JsonText& text) {
    text.begin_object().key("cards").begin_array();
    for (const auto card : state.dealt.cards()) text.value(static_cast<int>(card));
    text.end_array();
    write_scores(nmbr9::Game::standings(state), state.seats, text);
    text.end_object();
  }
  static std::string outcome(const nmbr9::State& before, const nmbr9::Round& round) {
    std::string out;
    JsonText text(out);
    text.begin_object()("number", static_cast<int>(round.number)).key("placements").begin_array();
    for (std::size_t seat = 0; seat < before.seats; ++seat) {
      const nmbr9::Placement& at = round.placements[seat];
      text.begin_object()("x", at.x)("y", at.y)("level", at.level)("rotation", static_cast<int>(at.rotation))
          .end_object();
    }
    text.end_array().end_object();
    return out;
  }
};

std::span<const Kind* const> kinds() {
  static const KindOf<the_number::Game> kTheNumber;
  static const KindOf<nmbr9::Game> kNmbr9;
  static const std::array<const Kind*, 2> kKinds = {&kTheNumber, &kNmbr9};
  return kKinds;
}

const Kind* find_kind(std::string_view name) {
  for (const Kind* kind : kinds()) {
    if (kind->name() == name) return kind;
  }
  return nullptr;
}

}  // namespace cifra::table
