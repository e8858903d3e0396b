#include "house/people.h"

#include <algorithm>
#include <utility>

#include "house/ratings.h"
#include "house/secrets.h"
#include "table/table.h"

namespace cifra::house {
namespace {

constexpr std::size_t kMostKnown = 50'000;
constexpr std::int64_t kSeenEveryMs = 3'600'000;

Person person_of(const store::Player& player) { return {player.id, player.name, player.account}; }

std::size_t tag_of(const std::string& hash) { return std::hash<std::string>{}(hash); }

Error no_room() { return {"busy", "", "the server has no room for that now; try again"}; }

}  // namespace

std::size_t People::tag(const std::string& token) { return tag_of(token_hash(token)); }

bool People::is_among(std::size_t tag, const std::vector<std::string>& hashes) {
  return std::ranges::find(hashes, tag, tag_of) != hashes.end();
}

void People::changed(const std::string& player) {
  std::erase_if(known_, [&](const auto& entry) { return entry.second.person.player == player; });
}

NewToken People::renewed(const Person& person, const std::string& token) {
  const std::string hash = token_hash(token);
  remember(hash, person, loop_.now_ms());
  return {known_[hash].person, token};
}

void People::remember(const std::string& hash, const Person& person, std::int64_t seen_ms) {
  if (known_.size() >= kMostKnown) known_.clear();  // the store knows them all
  known_[hash] = {person, seen_ms};
  known_[hash].person.token_tag = tag_of(hash);
}

void People::update(const std::string& player, const std::function<void(Person&)>& change) {
  for (auto& [hash, known] : known_) {
    if (known.person.player == player) change(known.person);
  }
}

void People::find(const std::string& token, std::function<void(Result<std::optional<Person>>)> found) {
  if (token.empty() || token.size() > 100) return found(std::nullopt);
  const std::string hash = token_hash(token);
  const std::int64_t now = loop_.now_ms();
  if (const auto known = known_.find(hash); known != known_.end()) {
    const Person person = known->second.person;
    if (now - known->second.seen_ms > kSeenEveryMs) {
      known->second.seen_ms = now;
      worker_.ask<void>([id = person.player, now](store::Store& s) { return s.see_players(std::vector{id}, now); },
                        [](const Result<void>&) {});
    }
    return found(person);
  }
  worker_.ask<std::optional<store::Player>>(
      [hash](store::Store& s) { return s.player_by_token(hash); },
      [this, hash, now, found = std::move(found)](Result<std::optional<store::Player>> player) {
        if (!player) return found(std::unexpected(player.error()));
        if (!*player) return found(std::nullopt);
        remember(hash, person_of(**player), (*player)->seen_ms);
        if (now - (*player)->seen_ms > kSeenEveryMs) {
          known_[hash].seen_ms = now;
          worker_.ask<void>([id = (*player)->id, now](store::Store& s) { return s.see_players(std::vector{id}, now); },
                            [](const Result<void>&) {});
        }
        found(known_[hash].person);
      });
}

void People::add_guest(const std::string& name, std::function<void(Result<NewToken>)> added) {
  const std::int64_t now = loop_.now_ms();
  const store::Player player{new_id(now), name, "", "", now, now};
  const std::string token = new_token();
  const std::string hash = token_hash(token);
  worker_.ask<void>([player, hash](store::Store& s) { return s.add_player(player, hash); },
                    [this, player, token, hash, now, added = std::move(added)](const Result<void>& done) {
                      if (!done) return added(std::unexpected(done.error()));
                      remember(hash, person_of(player), now);
                      added(NewToken{person_of(player), token});
                    });
}

void People::rename(const Person& person, const std::string& name, std::function<void(Result<void>)> renamed) {
  worker_.ask<void>([id = person.player, name](store::Store& s) { return s.set_name(id, name); },
                    [this, id = person.player, name, renamed = std::move(renamed)](const Result<void>& done) {
                      if (done) update(id, [&](Person& p) { p.name = name; });
                      renamed(done);
                    });
}

void People::make_account(const Person& person, const std::string& token, Credentials credentials,
                          std::function<void(Result<NewToken>)> made) {
  pool_.run_next([this, person, old = token_hash(token), credentials = std::move(credentials),
                  made = std::move(made)]() -> std::function<void()> {
    const std::string password = hash_password(credentials.password);
    return [this, person, old, account = credentials.account, password, made] {
      if (password.empty()) return made(std::unexpected(no_room()));
      const std::string fresh = new_token();
      const store::NewToken instead{token_hash(fresh), old, loop_.now_ms()};
      worker_.ask<void>([id = person.player, account, password,
                         instead](store::Store& s) { return s.set_account(id, account, password, instead); },
                        [this, person, account, fresh, made](const Result<void>& set) {
                          if (!set && set.error().code == store::kAccountTaken) {
                            return made(fail(store::kAccountTaken, "account", "somebody has that name already"));
                          }
                          if (!set && set.error().code == store::kHasAccount) {
                            return made(fail(store::kHasAccount, "", "you have an account already"));
                          }
                          if (!set) return made(std::unexpected(set.error()));
                          changed(person.player);
                          Person after = person;
                          after.account = account;
                          made(renewed(after, fresh));
                        });
    };
  });
}

void People::change_password(const Person& person, NewPassword passwords,
                             std::function<void(Result<NewToken>)> changed_it) {
  worker_.ask<std::optional<store::Player>>(
      [account = person.account](store::Store& s) { return s.player_by_account(account); },
      [this, person, passwords = std::move(passwords),
       changed_it = std::move(changed_it)](Result<std::optional<store::Player>> found) {
        if (!found) return changed_it(std::unexpected(found.error()));
        const std::string old = *found && (*found)->id == person.player ? (*found)->password : "";
        pool_.run_next([this, person, old, passwords, changed_it]() -> std::function<void()> {
          const bool fits = fits_password(old, passwords.old_password);
          const std::string fresh_password = fits ? hash_password(passwords.new_password) : "";
          return [this, person, old, fits, fresh_password, changed_it] {
            if (!fits) return changed_it(fail("wrong_password", "password", "this is not your password"));
            if (fresh_password.empty()) return changed_it(std::unexpected(no_room()));
            const std::string fresh = new_token();
            const store::NewToken only{token_hash(fresh), "", loop_.now_ms()};
            worker_.ask<bool>([id = person.player, old, fresh_password,
                               only](store::Store& s) { return s.set_password(id, old, fresh_password, only); },
                              [this, person, fresh, changed_it](const Result<bool>& set) {
                                if (!set) return changed_it(std::unexpected(set.error()));
                                if (!*set)
                                  return changed_it(fail("wrong_password", "password", "this is not your password"));
                                changed(person.player);
                                changed_it(renewed(person, fresh));
                              });
          };
        });
      });
}

void People::end_others(const Person& person, const std::string& token, std::function<void(Result<int>)> ended) {
  worker_.ask<int>(
      [id = person.player, hash = token_hash(token)](store::Store& s) { return s.remove_other_tokens(id, hash); },
      [this, id = person.player, ended = std::move(ended)](const Result<int>& count) {
        changed(id);
        ended(count);
      });
}

void People::knows_device(const std::string& account, const std::string& device,
                          std::function<void(Result<bool>)> known) {
  if (device.empty() || device.size() > 100) return known(false);
  worker_.ask<bool>([account, hash = token_hash(device)](store::Store& s) { return s.is_device_of(account, hash); },
                    std::move(known));
}

void People::add_device(const std::string& player, const std::string& device) {
  worker_.ask<void>([player, hash = token_hash(device),
                     now = loop_.now_ms()](store::Store& s) { return s.add_device(player, hash, now); },
                    [](const Result<void>&) {});
}

void People::log_in(const Credentials& credentials, std::function<void(Result<NewToken>)> in) {
  worker_.ask<std::optional<store::Player>>(
      [account = credentials.account](store::Store& s) { return s.player_by_account(account); },
      [this, password = credentials.password, in = std::move(in)](Result<std::optional<store::Player>> found) {
        if (!found) return in(std::unexpected(found.error()));
        // Whether there is such an account takes as long to find out as whether the password fits.
        pool_.run_next([this, found = std::move(*found), password, in]() -> std::function<void()> {
          const bool fits = found ? fits_password(found->password, password) : !hash_password(password).empty();
          return [this, found, fits, in] {
            if (!found || !fits)
              return in(fail("wrong_password", "", "there is no account with that name and password"));
            const std::string token = new_token();
            const std::string hash = token_hash(token);
            const std::int64_t now = loop_.now_ms();
            worker_.ask<void>([id = found->id, hash, now](store::Store& s) { return s.add_token(id, hash, now); },
                              [this, person = person_of(*found), token, hash, now, in](const Result<void>& done) {
                                if (!done) return in(std::unexpected(done.error()));
                                remember(hash, person, now);
                                in(NewToken{person, token});
                              });
          };
        });
      });
}

void People::log_out(const std::string& token, std::function<void(Result<void>)> out) {
  const std::string hash = token_hash(token);
  worker_.ask<void>([hash](store::Store& s) { return s.remove_token(hash); },
                    [this, hash, out = std::move(out)](const Result<void>& done) {
                      known_.erase(hash);
                      out(done);
                    });
}

void People::forget(const std::string& player, std::function<void(Result<void>)> forgotten) {
  // What they have played is counted first, so that it counts for the others.
  worker_.ask<void>(
      [player](store::Store& s) {
        const auto counted = count_games(s);
        return counted ? s.remove_player(player, table::kNameOfNobody) : counted;
      },
      [this, player, forgotten = std::move(forgotten)](const Result<void>& done) {
        changed(player);
        forgotten(done);
      });
}

}  // namespace cifra::house
