// RecordedGame: the part of a record that belongs to its game, as a value that anybody may share. What a game keeps in
// it is its own affair (Codec<G>::Recorded); record/ keeps players, the proof of fairness and stand-ins around it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/json.h"
#include "base/json_text.h"
#include "game/codec.h"

namespace cifra::game {

class GameType;

class RecordedGame {
 public:
  virtual ~RecordedGame() = default;

  virtual const GameType& type() const = 0;
  virtual void write(JsonText& text) const = 0;        // members of the record's object
  virtual std::vector<std::size_t> turns() const = 0;  // how many turns each round has
  virtual std::optional<std::string> choice_at(Moment moment, std::size_t seat) const = 0;  // the text that is hashed
  // Replays it by the rules and writes the members of the verdict; the first thing that is wrong ends it with an error,
  // and then what was written is of no use.
  virtual Result<void> judge(std::size_t players, JsonText& verdict) const = 0;
  virtual bool is_deal_of(std::string_view seed) const = 0;
  // To play on from a turn of it: the options in full, and what the first so many rounds opened.
  virtual json::value options() const = 0;
  virtual std::string dealt(std::size_t rounds) const = 0;
  virtual bool equals(const RecordedGame& other) const = 0;
};

using RecordedGamePtr = std::shared_ptr<const RecordedGame>;

// The recorded game of a G.
template <Encodable G>
class RecordedGameOf final : public RecordedGame {
 public:
  using Value = typename Codec<G>::Recorded;

  RecordedGameOf(const GameType& type, Value value) : type_(type), value_(std::move(value)) {}

  const Value& value() const { return value_; }
  const GameType& type() const override { return type_; }
  void write(JsonText& text) const override { Codec<G>::write(text, value_); }
  std::vector<std::size_t> turns() const override { return Codec<G>::turns(value_); }
  std::optional<std::string> choice_at(Moment moment, std::size_t seat) const override {
    return Codec<G>::choice_at(value_, moment, seat);
  }
  Result<void> judge(std::size_t players, JsonText& verdict) const override {
    return Codec<G>::judge(value_, players, verdict);
  }
  bool is_deal_of(std::string_view seed) const override { return Codec<G>::is_deal_of(value_, seed); }
  json::value options() const override { return Codec<G>::write_options(Codec<G>::options_of(value_)); }
  std::string dealt(std::size_t rounds) const override { return Codec<G>::dealt(value_, rounds); }
  bool equals(const RecordedGame& other) const override {
    return &other.type() == &type_ && static_cast<const RecordedGameOf&>(other).value_ == value_;
  }

 private:
  const GameType& type_;
  Value value_;
};

}  // namespace cifra::game
