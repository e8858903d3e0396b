// People: tokens of guests and accounts. A token is kept by its hash, in the store and in the memory of who was here
// lately; another node may end it there, and then says so (changed). Passwords are hashed and compared on the pool.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/error.h"
#include "house/client_message.h"
#include "house/loop.h"
#include "house/pool.h"
#include "store/worker.h"

namespace cifra::house {

struct Person {
  std::string player;
  std::string name;
  std::string account;
  std::size_t token_tag = 0;  // which of their tokens they came with
};

struct NewToken {
  Person person;
  std::string token;
};

class People {
 public:
  People(Loop& loop, store::Worker& worker, Pool& pool) : loop_(loop), worker_(worker), pool_(pool) {}

  static std::size_t tag(const std::string& token);
  static bool is_among(std::size_t tag, const std::vector<std::string>& hashes);

  // Nothing: a token of nobody. At once when the person was here lately.
  void find(const std::string& token, std::function<void(Result<std::optional<Person>>)> found);

  void add_guest(const std::string& name, std::function<void(Result<NewToken>)> added);
  void rename(const Person& person, const std::string& name, std::function<void(Result<void>)> renamed);
  // Both end `token` and give another one for it. A new password ends all other tokens of the person too.
  void make_account(const Person& person, const std::string& token, Credentials credentials,
                    std::function<void(Result<NewToken>)> made);
  void change_password(const Person& person, NewPassword passwords, std::function<void(Result<NewToken>)> changed);
  void log_in(const Credentials& credentials, std::function<void(Result<NewToken>)> in);
  void log_out(const std::string& token, std::function<void(Result<void>)> out);
  void end_others(const Person& person, const std::string& token, std::function<void(Result<int>)> ended);
  void forget(const std::string& player, std::function<void(Result<void>)> forgotten);

  // Whether that account has logged in from this device before.
  void knows_device(const std::string& account, const std::string& device, std::function<void(Result<bool>)> known);
  void add_device(const std::string& player, const std::string& device);

  // Something about this player was changed by another node.
  void changed(const std::string& player);

 private:
  struct Known {
    Person person;
    std::int64_t seen_ms = 0;  // as the store was told
  };
  void remember(const std::string& hash, const Person& person, std::int64_t seen_ms);
  void update(const std::string& player, const std::function<void(Person&)>& change);
  NewToken renewed(const Person& person, const std::string& token);

  Loop& loop_;
  store::Worker& worker_;
  Pool& pool_;
  std::unordered_map<std::string, Known> known_;  // by hash of a token
};

}  // namespace cifra::house
