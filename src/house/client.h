// Client: an open WebSocket in the house. Who it is, what they watch, what there is to tell them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "house/client_message.h"
#include "house/gateway.h"
#include "house/limits.h"
#include "house/people.h"

namespace cifra::house {

class LiveTable;
class House;

// The code with which a connection ends whose token ended on another device.
inline constexpr int kSessionEnded = 4001;

class Client : public MessageHandler {
 public:
  Client(House& house, Peer& peer, std::uint64_t number, const Person& person, std::string address);
  ~Client() override;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

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

  // Called by the live table, when it has this client among its watchers, and not any more.
  void watches(LiveTable& live) { watched_.push_back(&live); }
  void watches_not(LiveTable& live) { std::erase(watched_, &live); }

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
  std::vector<LiveTable*> watched_;
};

}  // namespace cifra::house
