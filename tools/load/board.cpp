#include "load/board.h"

#include <bit>
#include <cstddef>

#include "games/nmbr9/codec/codec.h"
#include "games/nmbr9/rules/playout.h"
#include "games/the_number/codec/codec.h"

namespace cifra::load {
namespace {

using NineCode = game::Codec<nmbr9::Game>;

json::value json_of(const auto& write) {
  std::string out;
  JsonText text(out);
  write(text);
  return parse_json(out, "bad_turn").value();
}

constexpr std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

template <class State>
game::Standings standings_of(const State& state) {
  if constexpr (std::is_same_v<State, the_number::State>)
    return the_number::Game::standings(state);
  else
    return nmbr9::Game::standings(state);
}

}  // namespace

void Board::start(std::string_view game, int seats) {
  seats_ = seats;
  turns_ = 0;
  cards_ = {};
  if (game == the_number::Game::kName) {
    state_ = *the_number::Game::start({}, seats);
  } else {
    state_ = *nmbr9::Game::start({}, seats);
  }
}

int Board::round() const {
  return std::visit([](const auto& state) { return static_cast<int>(state.round); }, state_);
}

int Board::turn() const {
  const auto* number = std::get_if<the_number::State>(&state_);
  return number != nullptr ? number->turn : 0;
}

bool Board::finished() const {
  if (const auto* number = std::get_if<the_number::State>(&state_)) return the_number::Game::finished(*number);
  return nmbr9::Game::finished(std::get<nmbr9::State>(state_));
}

bool Board::must_act(int seat) const {
  if (const auto* number = std::get_if<the_number::State>(&state_))
    return the_number::Game::must_act(*number).has(seat);
  return nmbr9::Game::must_act(std::get<nmbr9::State>(state_)).has(seat);
}

void Board::show_cards(const json::array& cards) {
  auto* nine = std::get_if<nmbr9::State>(&state_);
  if (nine == nullptr) return;
  for (std::size_t i = cards_.size(); i < cards.size(); ++i) cards_.add(static_cast<int>(cards[i].to_number<int>()));
  nmbr9::Game::deal(*nine, cards_);
}

std::optional<std::string> Board::choose(int seat, Rng& rng) const {
  if (!must_act(seat)) return std::nullopt;
  if (const auto* number = std::get_if<the_number::State>(&state_)) {
    const the_number::DigitSet digits = number->available[index(seat)];
    const auto count = static_cast<std::uint32_t>(std::popcount(digits));
    const auto draw = [&] { return the_number::digit_at(digits, rng.below(count)); };
    const unsigned first = draw();
    const unsigned second = draw();
    return the_number::Number(first, second, draw()).text();
  }
  const auto& nine = std::get<nmbr9::State>(state_);
  return NineCode::text(nmbr9::random_placement(nine.layouts[index(seat)], *nmbr9::open_card(nine), rng));
}

Result<json::value> Board::reveal(const json::array& choices) {
  if (choices.size() != index(seats_)) return fail("bad_turn", "choices", "as many choices as seats");
  const auto bad = [](std::size_t seat) {
    return fail("bad_turn", "choices", "a bad choice of " + std::to_string(seat));
  };
  if (auto* number = std::get_if<the_number::State>(&state_)) {
    game::Choices<the_number::Number> numbers{};
    for (std::size_t seat = 0; seat < choices.size(); ++seat) {
      if (choices[seat].is_null()) continue;
      numbers[seat] = the_number::Number::parse(choices[seat].as_string());
      if (!numbers[seat] || !the_number::Game::check(*number, static_cast<int>(seat), *numbers[seat])) return bad(seat);
    }
    const auto turn = the_number::Game::resolve(*number, numbers);
    if (!turn) return fail(code(turn.error()), "choices", std::string(the_number::explain(turn.error())));
    ++turns_;
    return json_of([&](JsonText& text) { the_number::write_turn(*turn, text); });
  }
  auto& nine = std::get<nmbr9::State>(state_);
  game::Choices<nmbr9::Placement> placements{};
  for (std::size_t seat = 0; seat < choices.size(); ++seat) {
    if (choices[seat].is_string()) placements[seat] = NineCode::parse(choices[seat].as_string());
    if (!placements[seat]) return bad(seat);
  }
  const auto round = nmbr9::Game::resolve(nine, placements);
  if (!round) return fail(code(round.error()), "choices", std::string(nmbr9::explain(round.error())));
  ++turns_;
  return json_of([&](JsonText& text) { NineCode::write_outcome(nine, *round, text); });
}

json::array Board::scores() const {
  const game::Standings standings = std::visit([](const auto& state) { return standings_of(state); }, state_);
  return json::array(standings.scores.begin(), standings.scores.begin() + seats_);
}

json::array Board::winners() const {
  const game::Standings standings = std::visit([](const auto& state) { return standings_of(state); }, state_);
  json::array list;
  for (int seat = 0; seat < seats_; ++seat) {
    if (standings.winners.has(seat)) list.emplace_back(seat);
  }
  return list;
}

json::object Board::state() const {
  json::object object;
  if (const auto* number = std::get_if<the_number::State>(&state_)) {
    json::array available;
    for (int seat = 0; seat < seats_; ++seat) {
      std::string digits;
      the_number::for_each_digit(number->available[index(seat)],
                                 [&](unsigned digit) { digits += static_cast<char>('0' + digit); });
      available.emplace_back(digits);
    }
    object["available"] = std::move(available);
    if (!finished()) {
      object["bonus"] = number->options.bonuses[number->turn];
      object["times"] = number->turn == the_number::kTurns - 1 ? 2 : 1;
    }
  } else {
    object["cards"] = json::array(cards_.cards().begin(), cards_.cards().end());
  }
  object["scores"] = scores();
  return object;
}

}  // namespace cifra::load
