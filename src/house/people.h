// Who is who: tokens of guests and accounts. A token is kept by its hash, in the store and in the memory of who was
// here lately. Passwords are hashed and compared on the pool.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>

#include "base/error.h"
#include "house/loop.h"
#include "house/message.h"
#include "house/pool.h"
#include "store/worker.h"

namespace cifra::house {

// In records, for who wanted to be forgotten.
inline constexpr std::string_view kNameOfNobody = "—";

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

  // Nothing: a token of nobody. At once when the person was here lately.
  void find(const std::string& token, std::function<void(Result<std::optional<Person>>)> found);

  void add_guest(const std::string& name, std::function<void(Result<NewToken>)> added);
  void rename(const Person& person, const std::string& name, std::function<void(Result<void>)> renamed);
  void make_account(const Person& person, Credentials credentials, std::function<void(Result<void>)> made);
  void log_in(Credentials credentials, std::function<void(Result<NewToken>)> in);
  void log_out(const std::string& token, std::function<void(Result<void>)> out);
  void forget(const Person& person, std::function<void(Result<void>)> forgotten);

 private:
  struct Known {
    Person person;
    std::int64_t seen_ms = 0;  // as the store was told
  };
  void remember(const std::string& hash, const Person& person, std::int64_t seen_ms);
  void update(const std::string& player, const std::function<void(Person&)>& change);

  Loop& loop_;
  store::Worker& worker_;
  Pool& pool_;
  std::unordered_map<std::string, Known> known_;  // by hash of a token
};

}  // namespace cifra::house
