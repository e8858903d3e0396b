// An open WebSocket in the house: who it is, what they watch, what there is to tell them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "house/door.h"
#include "house/limits.h"
#include "house/message.h"
#include "house/people.h"

namespace cifra::house {

class Desk;
class House;

// The code with which a connection ends whose token ended on another device.
inline constexpr int kSessionEnded = 4001;

class Visit : public Visitor {
 public:
  Visit(House& house, Peer& peer, std::uint64_t number, const Person& person, std::string address);
  ~Visit() override;
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  void receive(std::string_view text) override;

  std::uint64_t number() const { return number_; }
  const std::string& player() const { return player_; }  // empty: a spectator
  const std::string& name() const { return name_; }
  std::size_t token_tag() const { return token_tag_; }
  void rename(std::string name) { name_ = std::move(name); }
  void renew_token(std::size_t tag) { token_tag_ = tag; }

  // One more line of what is delivered at the end of the pass.
  std::string& line();
  bool has_lines() const { return marked_; }
  void refuse(std::optional<std::int64_t> id, const Error& what);
  void done(std::optional<std::int64_t> id);
  void deliver();
  void end(int code, std::string_view reason) { peer_.end(code, reason); }

  // Called by the desk, when it has this visit among its watchers, and not any more.
  void watches(Desk& desk) { watched_.push_back(&desk); }
  void watches_not(Desk& desk) { std::erase(watched_, &desk); }

 private:
  void obey(Message message);

  House& house_;
  Peer& peer_;
  std::uint64_t number_;
  std::string player_;
  std::string name_;
  std::string address_;
  std::size_t token_tag_;
  std::string out_;
  bool marked_ = false;
  Bucket messages_;
  int refused_ = 0;
  std::vector<Desk*> watched_;
};

}  // namespace cifra::house
