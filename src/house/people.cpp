#include "house/people.h"

#include <utility>

#include "house/secrets.h"

namespace cifra::house {
namespace {

constexpr std::size_t kMostKnown = 50'000;
constexpr std::int64_t kSeenEveryMs = 3'600'000;

Person person_of(const store::Player& player) { return {player.id, player.name, player.account}; }

std::size_t tag_of(const std::string& hash) { return std::hash<std::string>{}(hash); }

}  // namespace

std::size_t People::tag(const std::string& token) { return tag_of(token_hash(token)); }

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

void People::make_account(const Person& person, Credentials credentials, std::function<void(Result<void>)> made) {
  pool_.run_next(
      [this, person, credentials = std::move(credentials), made = std::move(made)]() -> std::function<void()> {
        const std::string hash = hash_password(credentials.password);
        return [this, person, account = credentials.account, hash, made] {
          if (hash.empty()) return made(fail("busy", "", "the house has no room for that now; try again"));
          worker_.ask<bool>(
              [id = person.player, account, hash](store::Store& s) { return s.set_account(id, account, hash); },
              [this, id = person.player, account, made](const Result<bool>& set) {
                if (!set) return made(std::unexpected(set.error()));
                if (!set.value_or(false))
                  return made(fail("account_taken", "account", "somebody has that name already"));
                update(id, [&](Person& p) { p.account = account; });
                made({});
              });
        };
      });
}

void People::log_in(Credentials credentials, std::function<void(Result<NewToken>)> in) {
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

void People::forget(const Person& person, std::function<void(Result<void>)> forgotten) {
  worker_.ask<void>([id = person.player](store::Store& s) { return s.remove_player(id, kNameOfNobody); },
                    [this, id = person.player, forgotten = std::move(forgotten)](const Result<void>& done) {
                      std::erase_if(known_, [&](const auto& entry) { return entry.second.person.player == id; });
                      forgotten(done);
                    });
}

}  // namespace cifra::house
